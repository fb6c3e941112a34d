from _hornbook import caller_line as _caller_line
import sys as _sys

__all__ = ["warn", "showwarning", "formatwarning", "filterwarnings", "simplefilter",
    "resetwarnings", "catch_warnings"]


_hidden = (DeprecationWarning, PendingDeprecationWarning, ImportWarning, ResourceWarning)
_default_filters = [("default", DeprecationWarning, "")] + [("ignore", kind, "") for kind in _hidden]
filters = list(_default_filters)
_seen = set()
_recorded = None


class WarningMessage:
    """A warning that was kept."""

    def __init__(self, message, category, filename, lineno, file=None, line=None, source=None):
        self.message, self.category, self.filename, self.lineno = message, category, filename, lineno
        self.file, self.line, self.source = file, line, source

    def __str__(self):
        return ("{message : %r, category : %r, filename : %r, lineno : %s, line : %r}" % (
            self.message, self.category.__name__, self.filename, self.lineno, self.line))


def formatwarning(message, category, filename, lineno, line=None):
    if line is None:
        line = _caller_line(lineno)
    shown = f"  {line.strip()}\n" if line.strip() else ""
    return f"{filename}:{lineno}: {category.__name__}: {message}\n{shown}"


def showwarning(message, category, filename, lineno, file=None, line=None):
    (_sys.stderr if file is None else file).write(formatwarning(message, category, filename, lineno, line))


def _find_action(text, category):
    import re
    for action, kind, pattern in filters:
        if issubclass(category, kind) and (not pattern or re.match(pattern, text, re.I)):
            return action
    return "default"


def warn(message, category=None, stacklevel=1, source=None):
    """Issue a warning, or maybe ignore it or raise an exception."""
    if isinstance(message, Warning):
        category = message.__class__
    elif category is None:
        category = UserWarning
    if not (isinstance(category, type) and issubclass(category, Warning)):
        raise TypeError(f"category must be a Warning subclass, not '{type(category).__name__}'")
    if not isinstance(message, Warning):
        message = category(message)
    text = str(message)
    lineno = _caller_line(-stacklevel)
    action = _find_action(text, category)
    if action == "ignore":
        return
    if action == "error":
        raise message
    key = (text, category, None if action in ("module", "once") else lineno)
    if action != "always" and key in _seen:
        return
    _seen.add(key)
    if _recorded is not None:
        _recorded.append(WarningMessage(message, category, _sys.argv[0], lineno, source=source))
    else:
        showwarning(message, category, _sys.argv[0], lineno)


def simplefilter(action, category=Warning, lineno=0, append=False):
    filterwarnings(action, "", category, append=append)


def filterwarnings(action, message="", category=Warning, module="", lineno=0, append=False):
    if action not in ("error", "ignore", "always", "default", "module", "once"):
        raise AssertionError(f"invalid action: {action!r}")
    entry = (action, category, message)
    if append:
        filters.append(entry)
    else:
        if entry in filters:
            filters.remove(entry)
        filters.insert(0, entry)
    _seen.clear()


def resetwarnings():
    filters[:] = []
    _seen.clear()


class catch_warnings:
    """A context manager that puts the filters back, and keeps the warnings on request."""

    def __init__(self, *, record=False, module=None, action=None, category=Warning, lineno=0, append=False):
        self._record, self._action, self._category = record, action, category

    def __enter__(self):
        global _recorded
        self._filters, self._outer = filters[:], _recorded
        _seen.clear()
        if self._action is not None:
            simplefilter(self._action, self._category)
        if self._record:
            _recorded = []
            return _recorded

    def __exit__(self, *details):
        global _recorded
        filters[:] = self._filters
        _recorded = self._outer
        _seen.clear()
