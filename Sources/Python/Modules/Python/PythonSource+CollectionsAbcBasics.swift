extension PythonSource {
  /// `collections.abc` in Python: classes with one method, and callables.
  static let collectionsAbcBasics = #"""
    from abc import ABCMeta, abstractmethod as _abstract

    __all__ = ["Hashable", "Iterable", "Iterator", "Generator", "Reversible", "Sized", "Container", "Callable",
        "Collection", "Set", "MutableSet", "Mapping", "MutableMapping", "MappingView", "KeysView", "ItemsView",
        "ValuesView", "Sequence", "MutableSequence", "ByteString", "Awaitable", "Coroutine", "AsyncIterable",
        "AsyncIterator", "AsyncGenerator"]


    def _has(cls, *names):
        for name in names:
            for base in cls.__mro__:
                if name in base.__dict__:
                    if base.__dict__[name] is None:
                        return NotImplemented
                    break
            else:
                return NotImplemented
        return True


    class _OneTrick(metaclass=ABCMeta):
        __slots__ = ()
        _needs = ()

        @classmethod
        def __subclasshook__(cls, other):
            needs = cls.__dict__.get("_needs")
            if cls is Hashable and issubclass(other, (list, dict, set, bytearray, slice)):
                for base in other.__mro__:
                    if base in (list, dict, set, bytearray, slice):
                        return NotImplemented
                    if "__hash__" in base.__dict__:
                        return NotImplemented if base.__dict__["__hash__"] is None else True
            if needs:
                return _has(other, *needs)
            return NotImplemented

        def __class_getitem__(cls, item):
            from _generic import GenericAlias
            return GenericAlias(cls, item)


    class Hashable(_OneTrick):
        _needs = ("__hash__",)

        @_abstract
        def __hash__(self):
            return 0


    class Iterable(_OneTrick):
        _needs = ("__iter__",)

        @_abstract
        def __iter__(self):
            while False:
                yield None


    class Iterator(Iterable):
        _needs = ("__iter__", "__next__")

        @_abstract
        def __next__(self):
            raise StopIteration

        def __iter__(self):
            return self


    class Reversible(Iterable):
        _needs = ("__reversed__", "__iter__")

        @_abstract
        def __reversed__(self):
            while False:
                yield None


    class Generator(Iterator):
        _needs = ("__iter__", "__next__", "send", "throw", "close")


    class Sized(_OneTrick):
        _needs = ("__len__",)

        @_abstract
        def __len__(self):
            return 0


    class Container(_OneTrick):
        _needs = ("__contains__",)

        @_abstract
        def __contains__(self, x):
            return False


    class Collection(Sized, Iterable, Container):
        _needs = ("__len__", "__iter__", "__contains__")


    class Callable(_OneTrick):
        _needs = ("__call__",)

        @_abstract
        def __call__(self, *args, **kwds):
            return False


    class Awaitable(_OneTrick):
        _needs = ("__await__",)


    class Coroutine(Awaitable):
        _needs = ("__await__", "send", "throw", "close")


    class AsyncIterable(_OneTrick):
        _needs = ("__aiter__",)


    class AsyncIterator(AsyncIterable):
        _needs = ("__anext__", "__aiter__")


    class AsyncGenerator(AsyncIterator):
        _needs = ("__aiter__", "__anext__", "asend", "athrow", "aclose")
    """#
}
