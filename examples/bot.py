"""A bot that plays over the API of a table server, with Python alone.

    python examples/bot.py http://127.0.0.1:8000 THE-SECRET-OF-AN-INVITATION

It exchanges the invitation for a seat, then answers whatever that seat is asked until the race is over. A better bot
reads `told["view"]` and `question["facts"]` (what each option costs and leaves) before it chooses; `/openapi.json`
describes everything else, and `/api/tables/{table}/socket` tells at once instead of when asked.
"""  # noqa: INP001

import json
import random
import sys
import time
from urllib.request import Request, urlopen


def ask(url, body=None, token=None):
    """Ask the server, and return what it says."""
    headers = {"Content-Type": "application/json"} | ({"Authorization": f"Bearer {token}"} if token else {})
    request = Request(url, None if body is None else json.dumps(body).encode(), headers)  # noqa: S310
    with urlopen(request) as response:  # noqa: S310
        return json.load(response)


def main(server, invitation):
    """Sit down and play."""
    taken = ask(f"{server}/api/invitations/{invitation}/accept", {"name": "Example bot"})
    table, seat, token = f"{server}/api/tables/{taken['table']['id']}", taken["seat"], taken["token"]
    entries = 0
    while True:
        told = ask(f"{table}/look?seat={seat}", token=token)
        if told["over"]:
            print(told["table"]["result"])
            return
        question = told["question"]
        if question is None:
            time.sleep(0.5)
            continue
        answer = {"id": f"{entries}", "seat": seat, "question": question["number"]}
        ask(f"{table}/answers", answer | {"option": random.choice(question["options"])}, token)
        entries = told["entries"] + 1


if __name__ == "__main__":
    main(*sys.argv[1:])
