"""Runs programs with one file of our library in place of the standard module.

Argument: the folder of the library. Standard input: a list of jobs, each the module's name, a program and the lines
that it reads; standard output: what each of them writes. A job is a fork, so that no job sees what another one did.

What our file imports besides is CPython's, but for private files of the library, which belong to it. What is written
in Swift for our interpreter comes from the standard module of the same name where that has it, or from `stand_ins`.
"""
import builtins
import contextlib
import importlib
import json
import os
import pathlib
import sys
import tempfile
import types

import stand_ins

FOLDER = pathlib.Path(sys.argv[1])
PROGRAM = "main.py"
# Files that use private names of another one.
PARTS = {("datetime", "time"), ("_strptime", "time")}


class Loader:
    """Executes files of our library, each once, with imports of their own."""

    def __init__(self):
        self.modules = {"_hornbook": stand_ins.module()}
        self.builtins = {**vars(builtins), "__import__": self.find}

    def find(self, name, globals=None, locals=None, fromlist=(), level=0):
        is_private = name.startswith("_") and (FOLDER / f"{name}.py").exists()
        is_part = globals is not None and (globals["__name__"], name) in PARTS
        if name == "_hornbook" or is_private or is_part:
            return self.load(name)
        return builtins.__import__(name, globals, locals, fromlist, level)

    def load(self, name):
        if name in self.modules:
            return self.modules[name]
        path = FOLDER / f"{name}.py"
        module = self.modules[name] = types.ModuleType(name)
        vars(module).update(stand_ins.native_half(name, module), __builtins__=self.builtins, __file__=str(path))
        exec(compile(path.read_text(), str(path), "exec"), vars(module))
        return module

    def install(self, name):
        module = self.load(name)
        for builtin, attribute in stand_ins.BUILTINS.get(name, {}).items():
            setattr(builtins, builtin, getattr(module, attribute))
        if name.startswith("_"):
            return
        sys.modules[name] = module
        parent, _, child = name.rpartition(".")
        if parent:
            __import__(parent)
            setattr(sys.modules[parent], child, module)


def execute(job):
    """Runs a program as `python3 main.py` does, but for the module."""
    for number, (name, mode) in enumerate((("stdin", "r"), ("stdout", "w"), ("stderr", "w"))):
        stream = open(number, mode, closefd=False)
        setattr(sys, name, stream)
        setattr(sys, f"__{name}__", stream)
    main = types.ModuleType("__main__")
    main.__file__ = PROGRAM
    main.__builtins__ = builtins
    sys.modules["__main__"] = main
    sys.argv[:] = [PROGRAM]
    sys.path[:0] = [os.getcwd()]
    try:
        Loader().install(job["module"])
        exec(compile(job["source"], PROGRAM, "exec"), vars(main))
    except SystemExit as exit:
        if exit.code is not None and not isinstance(exit.code, int):
            print(exit.code, file=sys.stderr)
    except BaseException as error:
        sys.__excepthook__(type(error), error, error.__traceback__)
    sys.stdout.flush()
    sys.stderr.flush()


def run(job):
    with tempfile.TemporaryDirectory() as folder:
        paths = [os.path.join(folder, name) for name in (PROGRAM, "in", "out", "err")]
        for path, text in zip(paths, (job["source"], job["input"])):
            pathlib.Path(path).write_text(text)
        child = os.fork()
        if child == 0:
            os.chdir(folder)
            for number, path in enumerate(paths[1:]):
                os.dup2(os.open(path, os.O_RDONLY if number == 0 else os.O_WRONLY | os.O_CREAT), number)
            try:
                execute(job)
            finally:
                os._exit(0)
        os.waitpid(child, 0)
        texts = [open(path, newline="").read() if os.path.exists(path) else "" for path in paths[2:]]
    return {"output": texts[0], "error": stand_ins.FRAMES.sub("", texts[1])}


def import_standard_modules():
    """Imports what our files stand in for, so that CPython's other modules have what they need of it already."""
    for path in FOLDER.glob("[a-z]*.py"):
        # There may be no window for turtles.
        with contextlib.suppress(ImportError):
            importlib.import_module(path.stem)


if __name__ == "__main__":
    import_standard_modules()
    print(json.dumps([run(job) for job in json.load(sys.stdin)]))
