#!/bin/bash
# Plays a whole game of McMulti against a clerk with curl, always making the last choice: bash examples/play_http.sh http://127.0.0.1:8000
set -euo pipefail
api="$1/api/v1"
pick() { python3 -c "import json, sys; it = json.load(sys.stdin); print($1)"; }
ask() { curl -fsS -H "content-type: application/json" -H "authorization: Bearer ${token:-}" "$api$1" "${@:2}"; }

token=$(curl -fsS -H "content-type: application/json" "$api/people" -d '{"name": "Ada"}' | pick 'it["token"]')
wish='{"game": "mcmulti", "seats": 2, "bots": ["clerk"], "bot_pause": 0, "options": {"round_limit": 1}}'
table=/tables/$(ask /tables -d "$wish" | pick 'it["table"]["code"]')
ask "$table/start" -X POST > /dev/null
while position=$(ask "$table/position"); [ "$(pick 'it["over"]' <<< "$position")" = False ]; do
    if [ "$(pick 'any(asked["must"] for asked in it["asked"])' <<< "$position")" = True ]; then
        pick 'it["choices"][-1]["text"]' <<< "$position"
        move=$(pick 'json.dumps({"type": "act", "do": it["choices"][-1]["do"], "with": it["choices"][-1]["with"]})' <<< "$position")
        ask "$table/moves" -d "$move" > /dev/null
    else
        ask "$table/entries?wait=20&after=$(pick 'it["n"]' <<< "$position")" > /dev/null # returns when something has happened
    fi
done
pick '"places:", it["places"], "scores:", it["scores"]' <<< "$position"
