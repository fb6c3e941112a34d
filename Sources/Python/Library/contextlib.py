import abc as _abc
from functools import wraps as _wraps

__all__ = ["contextmanager", "closing", "nullcontext", "AbstractContextManager", "ContextDecorator", "ExitStack",
    "redirect_stdout", "redirect_stderr", "suppress", "chdir"]


class AbstractContextManager(_abc.ABC):
    def __enter__(self):
        return self

    @_abc.abstractmethod
    def __exit__(self, exc_type, exc_value, traceback):
        return None


class ContextDecorator:
    def _recreate_cm(self):
        return self

    def __call__(self, func):
        @_wraps(func)
        def inner(*args, **kwds):
            with self._recreate_cm():
                return func(*args, **kwds)
        return inner


class _GeneratorContextManager(ContextDecorator, AbstractContextManager):
    def __init__(self, func, args, kwds):
        self.gen = func(*args, **kwds)
        self.func, self.args, self.kwds = func, args, kwds

    def _recreate_cm(self):
        return self.__class__(self.func, self.args, self.kwds)

    def __enter__(self):
        del self.args, self.kwds, self.func
        for value in self.gen:
            return value
        raise RuntimeError("generator didn't yield")

    def __exit__(self, typ, value, traceback):
        if typ is None:
            for _ in self.gen:
                raise RuntimeError("generator didn't stop")
            return False
        thrown = typ() if value is None else value
        try:
            self.gen.throw(thrown)
        except StopIteration as stop:
            return stop is not thrown
        except BaseException as error:
            # A generator cannot let a StopIteration through; it comes out as the cause of another error.
            is_wrapped = isinstance(error, RuntimeError) and isinstance(thrown, StopIteration)
            if error is not thrown and not (is_wrapped and error.__cause__ is thrown):
                raise
            thrown.__traceback__ = traceback
            return False
        raise RuntimeError("generator didn't stop after throw()")


def contextmanager(func):
    """@contextmanager decorator."""
    @_wraps(func)
    def helper(*args, **kwds):
        return _GeneratorContextManager(func, args, kwds)
    return helper


class closing(AbstractContextManager):
    def __init__(self, thing):
        self.thing = thing

    def __enter__(self):
        return self.thing

    def __exit__(self, *exc_info):
        self.thing.close()


class _Redirect(AbstractContextManager):
    _stream = None

    def __init__(self, new_target):
        self._new_target = new_target
        self._replaced = []

    def _put(self, target):
        """Makes something the stream, and gives back what was."""
        import sys
        replaced = getattr(sys, self._stream)
        setattr(sys, self._stream, target)
        return replaced

    def __enter__(self):
        self._replaced.append(self._put(self._new_target))
        return self._new_target

    def __exit__(self, exctype, excinst, exctb):
        self._put(self._replaced.pop())


class redirect_stdout(_Redirect):
    _stream = "stdout"


class redirect_stderr(_Redirect):
    _stream = "stderr"


class suppress(AbstractContextManager):
    def __init__(self, *exceptions):
        self._exceptions = exceptions

    def __enter__(self):
        pass

    def __exit__(self, exctype, excinst, exctb):
        return exctype is not None and issubclass(exctype, self._exceptions)


class nullcontext(AbstractContextManager):
    def __init__(self, enter_result=None):
        self.enter_result = enter_result

    def __enter__(self):
        return self.enter_result

    def __exit__(self, *excinfo):
        pass


class ExitStack(AbstractContextManager):
    def __init__(self):
        self._exits = []

    def enter_context(self, cm):
        cls = type(cm)
        try:
            enter, leave = cls.__enter__, cls.__exit__
        except AttributeError:
            raise TypeError(f"'{cls.__module__}.{cls.__qualname__}' object does not support the context manager "
                "protocol") from None
        result = enter(cm)
        self._exits.append(lambda *details: leave(cm, *details))
        return result

    def push(self, exit):
        if hasattr(type(exit), "__exit__"):
            self._exits.append(exit.__exit__)
        else:
            self._exits.append(exit)
        return exit

    def callback(self, callback, /, *args, **kwds):
        self._exits.append(lambda *details: callback(*args, **kwds) and False)
        return callback

    def pop_all(self):
        new = type(self)()
        new._exits, self._exits = self._exits, []
        return new

    def close(self):
        self.__exit__(None, None, None)

    def __exit__(self, *details):
        pending = details[1]
        given = pending
        while self._exits:
            leave = self._exits.pop()
            try:
                if leave(*((type(pending), pending, None) if pending is not None else (None, None, None))):
                    pending = None
            except BaseException as error:
                pending = error
        if pending is not None and pending is not given:
            raise pending
        return given is not None and pending is None
