__all__ = ["Error", "copy", "deepcopy"]


class Error(Exception):
    pass


error = Error
_atomic = (type(None), int, float, bool, complex, str, bytes, type, range, slice, type(Ellipsis),
    type(NotImplemented), type(lambda: 0), type(len), property)


_containers = (list, dict, set, bytearray, tuple, frozenset, int, float, str, bytes)


def _blank(x, payload):
    cls = type(x)
    if isinstance(x, BaseException):
        result = cls.__new__(cls, *x.args)
        result.args = x.args
    elif isinstance(x, (tuple, frozenset, int, float, str, bytes)):
        result = payload.__class__.__new__(cls, payload)
    else:
        result = cls.__new__(cls)
        if isinstance(x, bytearray):
            result.extend(payload)
        elif isinstance(x, set):
            set.update(result, payload)
    return result


def _plain(x):
    for kind in (list, dict, set, tuple, frozenset, int, float, str, bytes, bytearray):
        if isinstance(x, kind):
            return kind(x)
    return None


def _state(x):
    getter = getattr(type(x), "__getstate__", None)
    if getter is not None and getter is not getattr(object, "__getstate__", None):
        return getter(x)
    state = dict(getattr(x, "__dict__", None) or {})
    slots = {}
    for base in type(x).__mro__:
        names = base.__dict__.get("__slots__", ())
        for name in ((names,) if isinstance(names, str) else names):
            if name not in ("__dict__", "__weakref__"):
                if name.startswith("__") and not name.endswith("__"):
                    name = "_" + base.__name__.lstrip("_") + name
                try:
                    slots[name] = getattr(x, name)
                except AttributeError:
                    pass
    return (state, slots) if slots else state


def _restore(result, state):
    if hasattr(type(result), "__setstate__"):
        result.__setstate__(state)
        return
    slots = {}
    if isinstance(state, tuple) and len(state) == 2:
        state, slots = state
    if state:
        result.__dict__.update(state)
    for name, value in slots.items():
        object.__setattr__(result, name, value)


def copy(x):
    """Shallow copy operation on arbitrary Python objects."""
    cls = type(x)
    if cls in _atomic or cls is tuple or cls is frozenset or isinstance(x, type):
        return x
    if cls in (list, dict, set, bytearray):
        return x.copy()
    own = getattr(cls, "__copy__", None)
    if own is not None:
        return own(x)
    if _reduces(cls):
        return _rebuild(x, None)
    if not hasattr(x, "__dict__") and not hasattr(cls, "__slots__"):
        return _stuck(x)
    if isinstance(x, (list, dict)):
        return _refill(x, None)
    result = _blank(x, _plain(x))
    _restore(result, _state(x))
    return result


def _refill(x, memo):
    """An object of a class that extends a list or a dictionary, filled by the methods of the class."""
    deep = (lambda value: value) if memo is None else (lambda value: deepcopy(value, memo))
    result = type(x).__new__(type(x))
    if memo is not None:
        memo[id(x)] = result
    _restore(result, deep(_state(x)))
    if isinstance(x, list):
        for item in x:
            result.append(deep(item))
    else:
        for key, value in x.items():
            result[deep(key)] = deep(value)
    return result


def _reduces(cls):
    """Whether the class says itself what its instances are made of."""
    return getattr(cls, "__reduce__", None) is not getattr(object, "__reduce__", None)


def _rebuild(x, memo):
    made = x.__reduce__()
    if isinstance(made, str):
        return x
    make, arguments, *rest = made
    result = make(*(arguments if memo is None else deepcopy(arguments, memo)))
    if memo is not None:
        memo[id(x)] = result
    state, items, pairs = (*rest, None, None, None)[:3]
    if state is not None:
        _restore(result, state if memo is None else deepcopy(state, memo))
    for item in items or ():
        result.append(item if memo is None else deepcopy(item, memo))
    for key, value in pairs or ():
        if memo is not None:
            key, value = deepcopy(key, memo), deepcopy(value, memo)
        result[key] = value
    return result


def _stuck(x):
    name = type(x).__name__
    if name in ("generator", "module", "TextIOWrapper", "dict_keys", "dict_values", "dict_items"):
        raise TypeError(f"cannot pickle {name!r} object")
    return x


def deepcopy(x, memo=None):
    """Deep copy operation on arbitrary Python objects."""
    if memo is None:
        memo = {}
    elif type(memo) is not dict:
        memo.get
    cls = type(x)
    if cls in _atomic or isinstance(x, type):
        return x
    mark = id(x)
    if mark in memo:
        return memo[mark]
    if cls is list:
        memo[mark] = result = []
        for item in x:
            result.append(deepcopy(item, memo))
        return result
    if cls is dict:
        memo[mark] = result = {}
        for key, value in x.items():
            result[deepcopy(key, memo)] = deepcopy(value, memo)
        return result
    if cls is tuple:
        items = [deepcopy(item, memo) for item in x]
        if mark in memo:
            return memo[mark]
        result = x
        for old, new in zip(x, items):
            if old is not new:
                result = tuple(items)
                break
        memo[mark] = result
        return result
    if cls is set or cls is frozenset:
        memo[mark] = result = cls([deepcopy(item, memo) for item in x])
        return result
    if cls is bytearray:
        return bytearray(x)
    own = getattr(cls, "__deepcopy__", None)
    if own is not None:
        memo[mark] = result = own(x, memo)
        return result
    if cls.__name__ == "method" and hasattr(x, "__self__"):
        return cls(x.__func__, deepcopy(x.__self__, memo))
    if _reduces(cls):
        memo[mark] = result = _rebuild(x, memo)
        return result
    if not hasattr(x, "__dict__") and not hasattr(cls, "__slots__"):
        return _stuck(x)
    if isinstance(x, (list, dict)):
        return _refill(x, memo)
    plain = _plain(x)
    if isinstance(x, set):
        memo[mark] = result = _blank(x, set())
        set.update(result, deepcopy(plain, memo))
    else:
        memo[mark] = result = _blank(x, deepcopy(plain, memo))
    _restore(result, deepcopy(_state(x), memo))
    return result
