"""The courses that a test has started to serve, from the file that is the last argument of the command line.

Each is `{"name", "address", "codes", "keys"}`; `keys` has of each card and question by path what is right, and wrong.
"""
import json
import pathlib
import sys


def read_courses():
    return json.loads(pathlib.Path(sys.argv[-1]).read_text())
