extension PythonSource {
  /// `typing` in Python: typed dictionaries, and further protocols.
  static let typingTypedDict = #"""
    class _TypedDictMeta(type):
        def __new__(mcls, name, bases, namespace, total=True):
            made = type.__new__(mcls, name, (dict,), dict(namespace))
            annotations, required, optional = {}, set(), set()
            for base in bases:
                annotations.update(getattr(base, "__annotations__", {}))
                required |= getattr(base, "__required_keys__", frozenset())
                optional |= getattr(base, "__optional_keys__", frozenset())
            own = namespace.get("__annotations__", {})
            annotations.update(own)
            for key, kind in own.items():
                text = kind if isinstance(kind, str) else repr(kind)
                is_required = "Required[" in text and "NotRequired[" not in text or total and "NotRequired[" not in text
                (required if is_required else optional).add(key)
            made.__annotations__ = annotations
            made.__required_keys__ = frozenset(required)
            made.__optional_keys__ = frozenset(optional)
            made.__total__ = total
            return made

        def __call__(cls, *args, **kwargs):
            if cls is not TypedDict:
                return dict(*args, **kwargs)
            name, fields = args if len(args) == 2 else (args[0], {})
            total = kwargs.pop("total", True)
            return _TypedDictMeta(
                name, (), {"__annotations__": dict(fields) or kwargs, "__module__": "__main__"}, total)

        def __instancecheck__(cls, instance):
            raise TypeError("TypedDict does not support instance and class checks")

        __subclasscheck__ = __instancecheck__


    class TypedDict(dict, metaclass=_TypedDictMeta):
        pass


    def is_typeddict(tp):
        return isinstance(tp, _TypedDictMeta)


    class SupportsBytes(Protocol):
        def __bytes__(self) -> bytes:
            pass


    class SupportsComplex(Protocol):
        def __complex__(self) -> complex:
            pass


    class SupportsRound(Protocol):
        def __round__(self, ndigits=0):
            pass


    for _protocol in (SupportsBytes, SupportsComplex, SupportsRound):
        runtime_checkable(_protocol)
    """#
}
