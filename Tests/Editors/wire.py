"""A client that writes bytes: whole messages, parts of them, and what is not a message."""

import json
import os
import select
import subprocess
import time

from course import HORNBOOK

PATIENCE = 20


def framed(message):
    body = message if isinstance(message, bytes) else json.dumps(message).encode()
    return b"Content-Length: %d\r\n\r\n" % len(body) + body


def request(id, method, **params):
    return {"jsonrpc": "2.0", "id": id, "method": method, "params": params}


def notification(method, **params):
    return {"jsonrpc": "2.0", "method": method, "params": params}


INITIALIZE = request(1, "initialize", processId=None, rootUri=None, capabilities={})
INITIALIZED = notification("initialized")
SHUTDOWN = {"jsonrpc": "2.0", "id": "end", "method": "shutdown"}
EXIT = {"jsonrpc": "2.0", "method": "exit"}


class Wire:
    """A server, and the pipes to it."""

    def __init__(self, course):
        environment = dict(os.environ, XDG_CACHE_HOME=str(course.root.parent / "cache"))
        self.process = subprocess.Popen(
            [HORNBOOK, "lsp"], env=environment, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE
        )
        self.bytes = b""
        self.answers = {}

    def send(self, *messages):
        for message in messages:
            self.write(framed(message))

    def write(self, data):
        self.process.stdin.write(data)
        self.process.stdin.flush()

    def read(self):
        """The next message; each must be whole, with a header that has its length and nothing else."""
        end = time.monotonic() + PATIENCE
        while True:
            header, separator, rest = self.bytes.partition(b"\r\n\r\n")
            if separator:
                name, length = header.split(b": ")
                assert name == b"Content-Length", header
                if len(rest) >= int(length):
                    self.bytes = rest[int(length) :]
                    message = json.loads(rest[: int(length)])
                    assert message["jsonrpc"] == "2.0"
                    return message
            assert select.select([self.process.stdout], [], [], end - time.monotonic())[0], "no answer"
            more = os.read(self.process.stdout.fileno(), 1 << 16)
            assert more, f"the server has ended: {self.process.wait()}"
            self.bytes += more

    def answer(self, id):
        """The answer to a request; it may come before or after those to others."""
        while id not in self.answers:
            message = self.read()
            if "method" not in message:
                self.answers[message["id"]] = message
        return self.answers.pop(id)

    def begin(self):
        self.send(INITIALIZE)
        assert "capabilities" in self.answer(1)["result"]
        self.send(INITIALIZED)
        return self

    def is_alive(self):
        """Whether a question is still answered."""
        self.send(request("ping", "workspace/symbol", query=""))
        return "result" in self.answer("ping")

    def end(self):
        """The exit status after a proper end."""
        self.send(SHUTDOWN)
        assert self.answer("end")["result"] is None
        self.send(EXIT)
        return self.process.wait(PATIENCE)
