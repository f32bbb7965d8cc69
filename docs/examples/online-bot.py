#!/usr/bin/env python3
"""A bot that sits down at a table of a Branchline server and plays it to the end.

    python3 online-bot.py http://localhost:3000 TABLE [NAME]

Standard library only: a few lines of HTTP, a few lines of WebSocket, and `choose`, which is yours to improve.
"""

import base64
import hashlib
import json
import os
import random
import socket
import struct
import sys
import urllib.parse
import urllib.request
import uuid


def call(server, path, body=None, token=None, method=None):
    """One HTTP request with JSON in and out."""
    request = urllib.request.Request(server + path, method=method or ("GET" if body is None else "POST"))
    request.add_header("Content-Type", "application/json")
    if token:
        request.add_header("Authorization", "Bearer " + token)
    with urllib.request.urlopen(request, None if body is None else json.dumps(body).encode()) as answer:
        return json.loads(answer.read() or b"{}")


class Socket:
    """A WebSocket client: text messages both ways, pings answered."""

    def __init__(self, server, path):
        at = urllib.parse.urlparse(server)
        self.stream = socket.create_connection((at.hostname, at.port or 80)).makefile("rwb", buffering=0)
        self.buffer = b""
        key = base64.b64encode(os.urandom(16)).decode()
        self.write_all(
            (
                f"GET {path} HTTP/1.1\r\nHost: {at.netloc}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
                f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n"
            ).encode()
        )
        while b"\r\n\r\n" not in self.buffer:
            self.buffer += self.read_some()
        head, self.buffer = self.buffer.split(b"\r\n\r\n", 1)
        if b" 101 " not in head.split(b"\r\n")[0]:
            raise ConnectionError(head.split(b"\r\n")[0].decode())

    def read_some(self):
        some = self.stream.read(65536)
        if not some:
            raise ConnectionError("the server has closed the connection")
        return some

    def write_all(self, data):
        while data:
            data = data[self.stream.write(data) :]

    def take(self, count):
        while len(self.buffer) < count:
            self.buffer += self.read_some()
        taken, self.buffer = self.buffer[:count], self.buffer[count:]
        return taken

    def send_frame(self, kind, payload):
        mask = os.urandom(4)
        if len(payload) < 126:
            head = struct.pack("!BB", 0x80 | kind, 0x80 | len(payload))
        else:
            head = struct.pack("!BBH", 0x80 | kind, 0x80 | 126, len(payload))
        self.write_all(head + mask + bytes(byte ^ mask[i % 4] for i, byte in enumerate(payload)))

    def send(self, message):
        self.send_frame(1, json.dumps(message).encode())

    def receive(self):
        """The next message; a server sends each in one frame or several."""
        text = b""
        while True:
            first, second = self.take(2)
            length = second & 0x7F
            if length == 126:
                (length,) = struct.unpack("!H", self.take(2))
            elif length == 127:
                (length,) = struct.unpack("!Q", self.take(8))
            payload = self.take(length)
            kind = first & 0x0F
            if kind == 8:
                raise ConnectionError("closed: " + payload[2:].decode())
            if kind == 9:
                self.send_frame(10, payload)
            elif kind in (0, 1):
                text += payload
                if first & 0x80:
                    return json.loads(text)


def choose(view, actions):
    """Your bot. `view` is all that your seat may know, `actions` all that it may do."""
    building = [action for action in actions if action["do"] != "end-turn"]
    return random.choice(building or actions)


def main(server, table, name="Python"):
    guest = call(server, "/api/guests", {"name": name})
    # The fair deal: promise a number when sitting down, show it when asked.
    number = os.urandom(32)
    promise = "sha256:" + hashlib.sha256(b"branchline-entropy-commitment/1:" + number).hexdigest()
    call(server, f"/api/tables/{table}/seats", {"entropy": promise}, guest["token"])
    line = Socket(server, f"/api/tables/{table}/socket")
    line.send({"hello": {"version": 1, "token": guest["token"]}})
    seat, position = None, None
    busy = False  # a question or a move of ours is still unanswered
    moved = 0  # the sequence of our last move: nothing is asked before it has been seen
    while True:
        message = line.receive()
        if "welcome" in message:
            position = message["welcome"]
            seat = position["seat"]
            print(f"sitting on seat {seat}", flush=True)
        elif "update" in message:
            position = message["update"]
        elif "reveal" in message:
            line.send({"reveal": {"entropy": number.hex()}})
        elif "legal" in message:
            legal = message["legal"]
            busy = bool(legal["actions"])
            if busy:
                action = choose(position["view"], legal["actions"])
                line.send({"submit": {"id": str(uuid.uuid4()), "after": legal["sequence"], "action": action}})
        elif "answer" in message:
            busy = False
            moved = message["answer"].get("sequence", moved)
            if not message["answer"]["ok"]:
                print("refused:", message["answer"]["reason"], flush=True)
        elif "error" in message:
            busy = False
            print("error:", message["error"]["message"], flush=True)
        if position["turn"].get("over"):
            print("the game is over", flush=True)
            return
        if seat in position["turn"].get("seats", []) and not busy and position["sequence"] >= moved:
            busy = True
            line.send({"legal": {}})


if __name__ == "__main__":
    if len(sys.argv) < 3:
        sys.exit(__doc__)
    main(*sys.argv[1:])
