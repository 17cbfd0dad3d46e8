"""Plays a whole game of McMulti against two clerks over a WebSocket: python examples/play_websocket.py http://127.0.0.1:8000"""

import json
import random
import sys
import time
import urllib.request

from websockets.sync.client import connect

api = f"{sys.argv[1]}/api/v1"


def post(path, body, token=""):
    headers = {"content-type": "application/json"} | ({"authorization": f"Bearer {token}"} if token else {})
    return json.load(urllib.request.urlopen(urllib.request.Request(api + path, json.dumps(body).encode(), headers)))


token = post("/people", {"name": "Ada"})["token"]
wish = {"game": "mcmulti", "seats": 3, "bots": ["clerk", "clerk"], "bot_pause": 0, "options": {"round_limit": 5}}
code = post("/tables", wish, token)["table"]["code"]
post(f"/tables/{code}/start", {}, token)
with connect(f"{api.replace('http', 'ws', 1)}/tables/{code}/live", max_size=None) as table:
    table.send(json.dumps({"type": "hello", "token": token}))
    for text in table:
        message = json.loads(text)
        if message["type"] == "told":
            print(*(fact["text"] for fact in message["facts"]), sep="\n")
        if message["type"] == "position" and message["over"]:
            break
        if message["type"] == "position" and any(asked["must"] for asked in message["asked"]):
            time.sleep(0.05)  # the server takes twenty messages a second from a person
            choice = random.choice(message["choices"])
            table.send(json.dumps({"type": "act", "at": message["n"], "do": choice["do"], "with": choice["with"]}))
print("places:", message["places"], "scores:", message["scores"])
