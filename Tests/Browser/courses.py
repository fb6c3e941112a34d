"""The courses that a test serves or has copied, from the file that is the last argument of the command line.

Each is `{"name", "address", "page", "codes", "keys"}`. The address is null for a copy in files, of which `page` is the
page to open; `keys` has of each card and question by path what is right, and wrong.
"""
import json
import pathlib
import sys


def read_courses():
    return json.loads(pathlib.Path(sys.argv[-1]).read_text())
