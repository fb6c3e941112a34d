import enum as _enum

__all__ = ["match", "fullmatch", "search", "sub", "subn", "split", "findall", "finditer", "compile", "purge",
    "template", "escape", "error", "Pattern", "Match", "A", "I", "L", "M", "S", "X", "U", "ASCII", "IGNORECASE",
    "LOCALE", "MULTILINE", "DOTALL", "VERBOSE", "UNICODE", "NOFLAG", "RegexFlag"]


class error(Exception):
    """What is wrong with a pattern, and where."""
    __module__ = "re"

    def __init__(self, msg, pattern=None, pos=None):
        self.msg = msg
        self.pattern = pattern
        self.pos = pos
        self.lineno = self.colno = None
        if pattern is not None and pos is not None:
            newline = "\n" if isinstance(pattern, str) else b"\n"
            lines = pattern[:pos].split(newline)
            self.lineno = len(lines)
            self.colno = len(lines[-1]) + 1
            msg = f"{msg} at position {pos}"
            if newline in pattern:
                msg += f" (line {self.lineno}, column {self.colno})"
        super().__init__(msg)


class RegexFlag(_enum.IntFlag):
    """The flags of a pattern."""
    __module__ = "re"
    NOFLAG = 0
    ASCII = A = 256
    IGNORECASE = I = 2
    LOCALE = L = 4
    UNICODE = U = 32
    MULTILINE = M = 8
    DOTALL = S = 16
    VERBOSE = X = 64
    TEMPLATE = T = 1
    DEBUG = 128

    def __repr__(self):
        value = self._value_
        if value == 0:
            return "re.NOFLAG"
        if value < 0:
            value &= 511
        names = [f"re.{flag._name_}" for flag in RegexFlag if flag._value_ & value]
        rest = value & ~511
        if not names:
            return f"re.RegexFlag({value:d})"
        if rest:
            names.append(hex(rest))
        return "|".join(names)

    __str__ = __repr__

    def __format__(self, specification):
        return str(self).__format__(specification)


for _name, _flag in RegexFlag.__members__.items():
    globals()[_name] = _flag


_cache = {}


def match(pattern, string, flags=0):
    return _compile(_cache, pattern, flags).match(string)


def fullmatch(pattern, string, flags=0):
    return _compile(_cache, pattern, flags).fullmatch(string)


def search(pattern, string, flags=0):
    return _compile(_cache, pattern, flags).search(string)


def sub(pattern, repl, string, count=0, flags=0):
    return _compile(_cache, pattern, flags).sub(repl, string, count)


def subn(pattern, repl, string, count=0, flags=0):
    return _compile(_cache, pattern, flags).subn(repl, string, count)


def split(pattern, string, maxsplit=0, flags=0):
    return _compile(_cache, pattern, flags).split(string, maxsplit)


def findall(pattern, string, flags=0):
    return _compile(_cache, pattern, flags).findall(string)


def finditer(pattern, string, flags=0):
    return _compile(_cache, pattern, flags).finditer(string)


def compile(pattern, flags=0):
    return _compile(_cache, pattern, flags)


def template(pattern, flags=0):
    return _compile(_cache, pattern, flags | TEMPLATE)


def purge():
    _cache.clear()
