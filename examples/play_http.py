"""Plays a whole game of McMulti against a clerk over plain HTTP: python examples/play_http.py http://127.0.0.1:8000"""

import json
import random
import sys
import time
import urllib.request

api, headers = f"{sys.argv[1]}/api/v1", {"content-type": "application/json"}


def ask(path, body=None):
    time.sleep(0.05)  # the server takes twenty requests a second from a person
    sent = None if body is None else json.dumps(body).encode()
    return json.load(urllib.request.urlopen(urllib.request.Request(api + path, sent, headers)))


headers["authorization"] = "Bearer " + ask("/people", {"name": "Ada"})["token"]
wish = {"game": "mcmulti", "seats": 2, "bots": ["clerk"], "bot_pause": 0, "options": {"round_limit": 2}}
table = f"/tables/{ask('/tables', wish)['table']['code']}"
ask(f"{table}/start", {})
while not (position := ask(f"{table}/position"))["over"]:
    if any(asked["must"] for asked in position["asked"]):
        choice = random.choice(position["choices"])
        print(choice["text"])
        ask(f"{table}/moves", {"type": "act", "do": choice["do"], "with": choice["with"]})
    else:
        ask(f"{table}/entries?wait=20&after={position['n']}")  # returns when something has happened
print("places:", position["places"], "scores:", position["scores"])
