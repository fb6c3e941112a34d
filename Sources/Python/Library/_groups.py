from _hornbook import make_group, copy_way, same_way, untraced, native_class, type_name

_function = type(lambda: None)


class BaseExceptionGroup(BaseException):
    """A combination of multiple unrelated exceptions."""

    def __new__(cls, *arguments, **keywords):
        if keywords:
            raise TypeError("BaseExceptionGroup() takes no keyword arguments")
        if len(arguments) != 2:
            raise TypeError(f"BaseExceptionGroup.__new__() takes exactly 2 arguments ({len(arguments)} given)")
        message, given = arguments
        if not isinstance(message, str):
            raise TypeError(f"BaseExceptionGroup.__new__() argument 1 must be str, not {type_name(message)}")
        if isinstance(given, (dict, type)) or not hasattr(type(given), "__getitem__"):
            raise TypeError("second argument (exceptions) must be a sequence")
        members = tuple(given)
        if not members:
            raise ValueError("second argument (exceptions) must be a non-empty sequence")
        for place, member in enumerate(members):
            if not isinstance(member, BaseException):
                raise ValueError(f"Item {place} of second argument (exceptions) is not an exception")
        return make_group(_class_for(cls, members), message, given, members)

    def __str__(self):
        count = len(self.exceptions)
        return f"{self.message} ({count} sub-exception{'s' if count > 1 else ''})"

    def derive(self, excs, /):
        """A group of the same message with other members; classes that hold more say here how to keep it."""
        return BaseExceptionGroup(self.message, excs)

    def subgroup(self, condition, /):
        """What of the group fulfils a condition; None if nothing does."""
        return _split(self, _test(condition))[0]

    def split(self, condition, /):
        """What of the group fulfils a condition, and what does not."""
        return _split(self, _test(condition))

    def __class_getitem__(cls, item):
        from types import GenericAlias
        return GenericAlias(cls, item)


class ExceptionGroup(BaseExceptionGroup, Exception):
    pass


def _class_for(cls, members):
    """The class of a group: only one that is no Exception holds members that are none."""
    is_plain = all([isinstance(member, Exception) for member in members])
    if cls is BaseExceptionGroup:
        return ExceptionGroup if is_plain else cls
    if not is_plain and issubclass(cls, Exception):
        name = "an ExceptionGroup" if cls is ExceptionGroup else f"'{cls.__name__}'"
        raise TypeError(f"Cannot nest BaseExceptions in {name}")
    return cls


def _is_exception_class(value):
    return isinstance(value, type) and issubclass(value, BaseException)


def _test(condition):
    if type(condition) is _function:
        return condition
    if _is_exception_class(condition):
        return lambda error: isinstance(error, condition)
    if isinstance(condition, tuple) and all([_is_exception_class(kind) for kind in condition]):
        return lambda error: isinstance(error, condition)
    raise TypeError("expected a function, exception type or tuple of exception types")


def _split(error, test):
    """The part of an exception that passes a test and the part that does not."""
    if test(error):
        return error, None
    if not isinstance(error, BaseExceptionGroup):
        return None, error
    taken, left = [], []
    for member in error.exceptions:
        first, second = _split(member, test)
        if first is not None:
            taken.append(first)
        if second is not None:
            left.append(second)
    return _part(error, taken), _part(error, left)


def _part(group, members):
    if not members:
        return None
    part = group.derive(members)
    if not isinstance(part, BaseExceptionGroup):
        raise TypeError("derive must return an instance of BaseExceptionGroup")
    copy_way(group, part)
    return part


def match(error, types):
    """What a clause `except* types` takes of an exception, and what it leaves."""
    for kind in types if isinstance(types, tuple) else (types,):
        if not _is_exception_class(kind):
            raise TypeError("catching classes that do not inherit from BaseException is not allowed")
        if issubclass(kind, BaseExceptionGroup):
            raise TypeError("catching ExceptionGroup with except* is not allowed. Use except instead.")
    if isinstance(error, types):
        if isinstance(error, BaseExceptionGroup):
            return error, None
        return BaseExceptionGroup("", (error,)), None
    if not isinstance(error, BaseExceptionGroup):
        return None, error
    parts = error.split(types)
    if not isinstance(parts, tuple):
        raise TypeError(f"{type(error).__name__}.split must return a tuple, not {type_name(parts)}")
    if len(parts) < 2:
        raise TypeError(f"{type(error).__name__}.split must return a 2-tuple, got tuple of size {len(parts)}")
    return parts[:2]


def _leaves(error):
    if not isinstance(error, BaseExceptionGroup):
        return [error]
    return [leaf for member in error.exceptions for leaf in _leaves(member)]


def combine(error, results):
    """What goes on: `results` are the exceptions out of the clauses and what no clause took, some of them None."""
    if not isinstance(error, BaseExceptionGroup):
        return untraced(results[0]) if results else None
    raised, again = [], set()
    for result in results:
        if result is None:
            continue
        if same_way(result, error):
            again.update([id(leaf) for leaf in _leaves(result)])
        else:
            raised.append(result)
    if again:
        part = _split(error, lambda leaf: id(leaf) in again)[0]
        if part is not None:
            raised.append(part)
    if len(raised) < 2:
        return untraced(raised[0]) if raised else None
    return untraced(BaseExceptionGroup("", raised))


for _class in (BaseExceptionGroup, ExceptionGroup):
    _class.__module__ = "builtins"
    native_class(_class)
