def _structure(name, fields, values, **constants):
    """A named tuple of the interpreter's own, which nobody can make another of."""
    def show(self):
        return f"sys.{name}({', '.join(f'{key}={value!r}' for key, value in zip(fields, self))})"

    def make(cls, *arguments, **keywords):
        raise TypeError(f"cannot create 'sys.{name}' instances")

    space = {"__slots__": (), "__repr__": show, "n_fields": len(fields), "n_sequence_fields": len(fields),
             "n_unnamed_fields": 0, "__match_args__": fields, "__module__": "sys"}
    for place, key in enumerate(fields):
        space[key] = property(lambda self, place=place: self[place])
    result = tuple.__new__(type(name, (tuple,), space), values)
    type(result).__new__ = make
    for key, value in constants.items():
        setattr(type(result), key, value)
    return result


version_info = _structure("version_info", ("major", "minor", "micro", "releaselevel", "serial"), version_info)
float_info = _structure(
    "float_info",
    ("max", "max_exp", "max_10_exp", "min", "min_exp", "min_10_exp",
     "dig", "mant_dig", "epsilon", "radix", "rounds"),
    (1.7976931348623157e308, 1024, 308, 2.2250738585072014e-308, -1021, -307, 15, 53, 2.220446049250313e-16, 2, 1))


int_info = _structure(
    "int_info", ("bits_per_digit", "sizeof_digit", "default_max_str_digits", "str_digits_check_threshold"),
    (30, 4, 4300, 640))


hash_info = _structure(
    "hash_info",
    ("width", "modulus", "inf", "nan", "imag", "algorithm", "hash_bits", "seed_bits", "cutoff"),
    (64, (1 << 61) - 1, 314159, 0, 1000003, "siphash13", 64, 128, 0))


flags = _structure(
    "flags",
    ("debug", "inspect", "interactive", "optimize", "dont_write_bytecode", "no_user_site", "no_site",
     "ignore_environment", "verbose", "bytes_warning", "quiet", "hash_randomization", "isolated", "dev_mode",
     "utf8_mode", "warn_default_encoding", "safe_path", "int_max_str_digits"),
    (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, False, 0, 0, False, -1))


thread_info = _structure("thread_info", ("name", "lock", "version"), ("pthread", "semaphore", "NPTL 2.36"))
hexversion = 0x030B07F0
api_version = 1013
float_repr_style = "short"
copyright = "Copyright (c) 2001-2023 Python Software Foundation.\nAll Rights Reserved.\n\n" \
    "Copyright (c) 2000 BeOpen.com." \
    "\nAll Rights Reserved.\n\nCopyright (c) 1995-2001 Corporation for National Research Initiatives." \
    "\nAll Rights Reserved.\n\nCopyright (c) 1991-1995 Stichting Mathematisch Centrum, Amsterdam." \
    "\nAll Rights Reserved."


executable = ""
dont_write_bytecode = False
warnoptions = []
_xoptions = {}
_switch_interval = 0.005


def displayhook(object, /):
    """Prints a value and keeps it as `_`, as where code is typed line by line."""
    if object is None:
        return
    import builtins
    builtins._ = None
    print(repr(object))
    builtins._ = object


__displayhook__ = displayhook


def getdefaultencoding():
    return "utf-8"


def getfilesystemencoding():
    return "utf-8"


def getfilesystemencodeerrors():
    return "surrogateescape"


def getswitchinterval():
    return _switch_interval


def setswitchinterval(interval):
    global _switch_interval
    if interval <= 0:
        raise ValueError("switch interval must be strictly positive")
    _switch_interval = float(interval)


def is_finalizing():
    return False


def exception():
    return exc_info()[1]


class frame:
    __slots__ = ("f_back", "f_builtins", "f_code", "f_globals", "f_lasti", "f_lineno", "f_locals", "f_trace")

    def __new__(cls, *args, **kwargs):
        raise TypeError("cannot create 'frame' instances")

    def __repr__(self):
        code = self.f_code
        return f"<frame at {id(self):#x}, file {code.co_filename!r}, line {self.f_lineno}, code {code.co_name}>"

    def clear(self):
        raise RuntimeError("cannot clear an executing frame")


frame.__module__ = "builtins"


def _getframe(depth=0, /):
    rows = _frames()
    count = len(rows) - max(depth, 0)
    if count <= 0:
        raise ValueError("call stack is not deep enough")
    result = None
    for code, line, variables, names in rows[:count]:
        inner = object.__new__(frame)
        inner.f_back, inner.f_code, inner.f_lineno, inner.f_lasti = result, code, line, 0
        inner.f_globals, inner.f_locals, inner.f_trace = variables, names, None
        inner.f_builtins = vars(modules["builtins"]) if "builtins" in modules else {}
        result = inner
    return result


def getrefcount(object, /):
    return 2


def __getattr__(name):
    if name == "implementation":
        from types import SimpleNamespace
        return SimpleNamespace(
            name="cpython", cache_tag="cpython-311", version=version_info, hexversion=hexversion,
            _multiarch="x86_64-linux-gnu")
    raise AttributeError(f"module 'sys' has no attribute {name!r}")
