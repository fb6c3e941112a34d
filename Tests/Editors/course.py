"""A small curriculum on disk, without a finding, and `hornbook lint` over it."""

import json
import os
import pathlib
import subprocess

REPOSITORY = pathlib.Path(__file__).resolve().parents[2]
HORNBOOK = os.environ.get("HORNBOOK", str(REPOSITORY / ".build/debug/hornbook"))

CURRICULUM = """\
title: First words
locale: en
minimumClient: "1.0.0"
modules: [start]
"""

MODULE = """\
title: Start
summary: The first words of Python.
language: python
blocks: [words]
"""

BLOCK = """\
title: Words
order: open
episodes: [hello, sums]
"""

HELLO = """\
title: Say hello
summary: Make the computer write.
teaches: [python.call.print]
cards:
  - id: meet-print
    type: descriptionWithCode
    header: Meet print
    text: print() writes what you give it.
    code: print("Hello")
  - id: run-it
    type: executor
    text: Run it and look at the screen.
    code: |
      name = "Ada"
      print(name)
    result: Ada
  - id: quiz
    type: questionWithCode
    text: What will be the result of the code?
    code: print("Hi")
    answers: [Hi, '"Hi"', hi]
    correctAnswerIndex: 0
  - id: done
    type: finished
    header: Well done
    text: You can print.
"""

SUMS = """\
title: Do sums
summary: Let the computer count.
requires: [start/words/hello]
teaches: [python.operator.add]
cards:
  - id: add
    type: executor
    text: Run it and look at the sum.
    code: print(2 + 3)
    result: "5"
  - id: how-many
    type: questionWithCode
    text: What will be the result of the code?
    code: print(4 + 1)
    answers: [41, 5, 4 + 1]
    correctAnswerIndex: 1
  - {id: done, type: finished, header: Well done, text: You can add.}
"""

FILES = {
    "curriculum.yaml": CURRICULUM,
    "start/module.yaml": MODULE,
    "start/words/block.yaml": BLOCK,
    "start/words/hello.yaml": HELLO,
    "start/words/sums.yaml": SUMS,
}


class Course:
    """The folder of a curriculum."""

    def __init__(self, root, files=FILES):
        self.root = pathlib.Path(root)
        for path, text in files.items():
            self.write(path, text)

    def path(self, inside):
        return self.root / inside

    def uri(self, inside):
        return self.path(inside).as_uri()

    def read(self, inside):
        return self.path(inside).read_bytes().decode()

    def write(self, inside, text):
        path = self.path(inside)
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(text.encode())

    def files(self):
        """All files, by their paths inside the folder."""
        found = sorted(p for p in self.root.rglob("*") if p.is_file())
        return {str(p.relative_to(self.root)): p.read_bytes().decode(errors="surrogateescape") for p in found}

    def hornbook(self, *arguments):
        """What a run of `hornbook` in the folder comes to."""
        environment = dict(os.environ, XDG_CACHE_HOME=str(self.root.parent / "cache"))
        return subprocess.run(
            [HORNBOOK, *arguments], cwd=self.root, env=environment, capture_output=True, encoding="utf-8"
        )

    def findings(self):
        """What `hornbook lint` reports of the files on disk, as its JSON has it."""
        run = self.hornbook("lint", "--format", "json", "--fail-on", "never")
        assert run.returncode == 0, run.stderr
        return json.loads(run.stdout)["diagnostics"]

    def codes(self):
        return [(finding["file"], finding["code"]) for finding in self.findings()]
