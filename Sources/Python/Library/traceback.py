from _hornbook import report as _report, describe as _describe
import sys as _sys

__all__ = ["format_exception", "format_exception_only", "format_exc", "print_exc", "print_exception"]
_missing = object()


def _given(exc, value):
    return exc if value is _missing else value


def _print(text, file):
    (_sys.stderr if file is None else file).write(text)


def format_exception(exc, /, value=_missing, tb=_missing, limit=None, chain=True):
    """The lines that would be printed for an exception, with where it was raised."""
    exc = _given(exc, value)
    if exc is None:
        return ["NoneType: None\n"]
    lines = _report(exc).splitlines(True)
    result = []
    for line in lines:
        if line.startswith("    ") and result and result[-1].startswith("  File "):
            result[-1] += line
        elif len(result) > 1 and result[-2] == "\n" and line == "\n":
            words = result.pop()
            result[-1] += words + line
        else:
            result.append(line)
    return result


def format_exception_only(exc, /, value=_missing):
    """The last line that would be printed for an exception, in a list."""
    exc = _given(exc, value)
    return ["NoneType: None\n"] if exc is None else _describe(exc).splitlines(True)


def format_exc(limit=None, chain=True):
    """The text that would be printed for the exception that is handled."""
    return "".join(format_exception(_sys.exc_info()[1]))


def print_exception(exc, /, value=_missing, tb=_missing, limit=None, file=None, chain=True):
    _print("".join(format_exception(_given(exc, value))), file)


def print_exc(limit=None, file=None, chain=True):
    _print(format_exc(), file)
