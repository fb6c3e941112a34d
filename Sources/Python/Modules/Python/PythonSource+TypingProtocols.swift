extension PythonSource {
  /// `typing` in Python: protocols, new types and named tuples.
  static let typingProtocols = #"""
    class _ProtocolMeta(_ABCMeta):
        def __instancecheck__(cls, instance):
            if not cls.__dict__.get("_is_protocol"):
                return super().__instancecheck__(instance)
            if not cls.__dict__.get("_is_runtime"):
                if cls in type(instance).__mro__:
                    return True
                raise TypeError("Instance and class checks can only be used with @runtime_checkable protocols")
            return cls in type(instance).__mro__ or all(hasattr(instance, name) for name in _members(cls))

        def __subclasscheck__(cls, other):
            if cls.__dict__.get("_is_protocol") and cls.__dict__.get("_is_runtime"):
                return all(hasattr(other, name) for name in _members(cls))
            return super().__subclasscheck__(other)

        def __call__(cls, *args, **kwargs):
            if cls.__dict__.get("_is_protocol"):
                raise TypeError("Protocols cannot be instantiated")
            return super().__call__(*args, **kwargs)


    _no_members = frozenset(("__abstractmethods__", "__annotations__", "__dict__", "__doc__", "__init__", "__module__",
        "__new__", "__slots__", "__subclasshook__", "__weakref__", "__class_getitem__",
        "__match_args__", "__qualname__",
        "__init_subclass__", "_is_protocol", "_is_runtime", "__parameters__", "__orig_bases__"))


    def _members(cls):
        """What something must have to be of a protocol."""
        names = {}
        for base in cls.__mro__[:-1]:
            if base.__name__ not in ("Protocol", "Generic"):
                for name in [*base.__dict__, *base.__dict__.get("__annotations__", ())]:
                    if name not in _no_members and not name.startswith("_abc_"):
                        names[name] = None
        return list(names)


    class Protocol(Generic, metaclass=_ProtocolMeta):
        __slots__ = ()
        _is_protocol = True

        def __init_subclass__(cls, *args, **kwargs):
            super().__init_subclass__(*args, **kwargs)
            cls._is_protocol = Protocol in cls.__bases__


    def runtime_checkable(cls):
        cls._is_runtime = True
        return cls


    @runtime_checkable
    class SupportsInt(Protocol):
        def __int__(self): ...


    @runtime_checkable
    class SupportsFloat(Protocol):
        def __float__(self): ...


    @runtime_checkable
    class SupportsIndex(Protocol):
        def __index__(self): ...


    @runtime_checkable
    class SupportsAbs(Protocol):
        def __abs__(self): ...


    @runtime_checkable
    class Sized(Protocol):
        def __len__(self): ...


    Sized = _Form("Sized", _abc.Sized)


    class NewType:
        def __init__(self, name, tp):
            self.__name__ = self.__qualname__ = name
            self.__supertype__ = tp
            self.__module__ = "__main__"

        def __call__(self, value, /):
            return value

        def __repr__(self):
            return f"__main__.{self.__name__}"

        def __or__(self, other):
            return _union((self, other))


    class _NamedTupleMeta(type):
        def __new__(mcls, name, bases, namespace):
            if not bases:
                return type.__new__(mcls, name, bases, namespace)
            annotations = namespace.get("__annotations__", {})
            fields = list(annotations)
            defaults = []
            for field in fields:
                if field in namespace:
                    defaults.append(namespace[field])
                elif defaults:
                    given = [known for known in fields if known in namespace]
                    raise TypeError(f"Non-default namedtuple field {field} cannot follow default field"
                        f"{'s' if len(given) > 1 else ''} {', '.join(given[:len(defaults)])}")
            made = _collections.namedtuple(name, fields, defaults=defaults, module=namespace.get("__module__"))
            made.__annotations__ = dict(annotations)
            for key, value in namespace.items():
                if key not in fields and key not in ("__module__", "__qualname__", "__annotations__", "__classcell__"):
                    setattr(made, key, value)
            return made


    def NamedTuple(typename, fields=None, /, **kwargs):
        fields = list(kwargs.items()) if fields is None else fields
        made = _collections.namedtuple(typename, [name for name, _ in fields])
        made.__annotations__ = dict(fields)
        return made


    class _NamedTuple(metaclass=_NamedTupleMeta):
        pass


    NamedTuple.__mro_entries__ = lambda bases: (_NamedTuple,)
    """#
}
