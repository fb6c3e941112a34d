"""Copies a course and puts script into every text of it: `spoil.py FROM TO`."""
import pathlib
import shutil
import sys

import yaml

ATTACK = (
    '<img src=x onerror=alert(1)><script>alert(2)</script>"\'><svg onload=alert(3)></textarea></title></style>'
    '<a href="javascript:alert(4)">a</a>[b](javascript:alert(5)){{token}}${alert(6)}`<b onclick=alert(7)>`'
    '<iframe srcdoc="<script>alert(8)</script>"></iframe>-->'
    '<object data="javascript:alert(9)"></object><embed src="javascript:alert(10)"><style>main { color: red }</style>'
    '<base href="//elsewhere/"><meta http-equiv="refresh" content="0"><form action="javascript:alert(11)"></form>')
TEXTS = {
    "title", "summary", "overview", "header", "text", "hints", "explanation", "caption", "alt", "success", "feedback",
    "answer", "answers", "tokens", "sentence", "input"}
PROGRAMS = {"code", "lines", "decoys", "starter"}
WITHOUT_COMMENTS = {"slang", "robot"}


def spoiled(node, key=None):
    """A node with every text of it spoiled; `key` is the nearest one above it."""
    if isinstance(node, dict):
        own = PROGRAMS if node.get("language") in WITHOUT_COMMENTS else set()
        # What a program prints of what it reads is spoiled with it.
        reads = {"result"} if "input" in node else set()
        return {name: spoiled(value, "text" if name in reads else None if name in own else name)
                for name, value in node.items()}
    if isinstance(node, list):
        return [spoiled(each, key) for each in node]
    if not isinstance(node, str):
        return node
    if key in PROGRAMS:
        return node.rstrip("\n") + "  # " + ATTACK
    return "\n".join(line + " " + ATTACK for line in node.rstrip("\n").split("\n")) if key in TEXTS else node


def written(dumper, text):
    return dumper.represent_scalar("tag:yaml.org,2002:str", text, style="|" if "\n" in text else None)


def main():
    source, target = map(pathlib.Path, sys.argv[1:])
    yaml.SafeDumper.add_representer(str, written)
    shutil.copytree(source, target)
    for path in target.rglob("*.yaml"):
        path.write_text(yaml.safe_dump(spoiled(yaml.safe_load(path.read_text())), sort_keys=False, width=10_000))


if __name__ == "__main__":
    main()
