"""The engine behind the environments: a process that plays many tables, and a pipe to it.

Needs nothing but Python. With NumPy every buffer becomes an array without being copied: `numpy.asarray(engine.masks)`.
"""

import json
import os
import pathlib
import shlex
import struct
import subprocess

PROTOCOL = "branchline-gym/1"
NOBODY = -1

_OK = 0
_FORMATS = {"uint8": ("B", 1), "int16": ("h", 2)}


class EngineError(RuntimeError):
    """The engine refused a request, in its own words, or is gone."""


def _command():
    """The command line of Branchline: from the environment, from this repository, or as it is installed."""
    named = os.environ.get("BRANCHLINE")
    if named:
        return shlex.split(named)
    launcher = pathlib.Path(__file__).resolve().parents[3] / "cli" / "bin" / "branchline.js"
    return ["node", str(launcher)] if launcher.exists() else ["branchline"]


def _size(blocks):
    return sum(block["size"] for block in blocks)


class Engine:
    """Tables that are stepped together.

    After `step` and `reset` these buffers hold what happened, table after table:
    `actors` (who acts, or NOBODY), `over` (1 where a game has ended), `rewards` (by table and seat),
    `masks` (1 where the actor may choose this action) and `observations` (what the actor sees).
    """

    def __init__(self, game="trans-europa", players=4, tables=64, seed=1, stop=False, **options):
        command = [*_command(), "gym", "--game", game, "--players", str(players)]
        command += ["--tables", str(tables), "--seed", str(seed), *(["--stop"] if stop else [])]
        for name in ("edition", "board"):
            if options.get(name):
                command += [f"--{name}", options[name]]
        if options.get("options"):
            command += ["--options", json.dumps(options["options"])]
        self._process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        line = self._process.stdout.readline()
        if not line:
            raise EngineError(f"the engine did not start: {shlex.join(command)}")
        self.head = json.loads(line)
        if self.head["protocol"] != PROTOCOL:
            raise EngineError(f"the engine speaks {self.head['protocol']}, not {PROTOCOL}")
        self.tables = self.head["tables"]
        self.seats = self.head["seats"]
        self.action_count = _size(self.head["actions"])
        self.observation_size = _size(self.head["observation"])
        self.dtype = self.head["dtype"]
        self._lay_out()
        self._receive()

    def _lay_out(self):
        code, width = _FORMATS[self.dtype]
        counts = {
            "actors": ("b", 1, self.tables),
            "over": ("B", 1, self.tables),
            "rewards": ("f", 4, self.tables * self.seats),
            "masks": ("B", 1, self.tables * self.action_count),
            "observations": (code, width, self.tables * self.observation_size),
        }
        self._frame = bytearray(sum(width * count for _, width, count in counts.values()))
        at = 0
        for name, (code, width, count) in counts.items():
            part = memoryview(self._frame)[at : at + width * count]
            setattr(self, name, part.cast(code))
            at += width * count

    def _fill(self, buffer):
        view, at = memoryview(buffer), 0
        while at < len(view):
            count = self._process.stdout.readinto(view[at:])
            if not count:
                raise EngineError("the engine has ended")
            at += count

    def _send(self, letter, payload):
        self._process.stdin.write(letter + payload)
        self._process.stdin.flush()

    def _judge(self):
        status = bytearray(1)
        self._fill(status)
        if status[0] == _OK:
            return
        length = bytearray(4)
        self._fill(length)
        text = bytearray(struct.unpack("<I", length)[0])
        self._fill(text)
        raise EngineError(text.decode())

    def _receive(self):
        self._judge()
        self._fill(self._frame)

    def reset(self, seed):
        """Begins every game again. The same seed brings the same games."""
        self._send(b"r", struct.pack("<I", seed))
        self._receive()

    def step(self, actions):
        """One action for each table: any sequence of whole numbers. Raises before anything happens if one is not legal."""
        self._send(b"s", struct.pack(f"<{self.tables}i", *actions))
        self._receive()

    def observe(self, table, seat):
        """What any seat sees at a table, as bytes of `dtype`."""
        self._send(b"o", struct.pack("<ii", table, seat))
        self._judge()
        row = bytearray(self.observation_size * _FORMATS[self.dtype][1])
        self._fill(row)
        return row

    def advice(self, bot):
        """What a bot of Branchline would choose, table by table; it is asked as if it had just sat down."""
        self._send(b"b", bot.encode("latin-1").ljust(16))
        self._judge()
        numbers = bytearray(4 * self.tables)
        self._fill(numbers)
        return struct.unpack(f"<{self.tables}i", numbers)

    def legal(self, table):
        """The actions that the actor of a table may choose."""
        at = table * self.action_count
        return [number for number in range(self.action_count) if self.masks[at + number]]

    def close(self):
        """Lets the engine end."""
        self._process.stdin.close()
        self._process.wait()
        self._process.stdout.close()

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.close()
