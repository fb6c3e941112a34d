extension PythonSource {
  /// The part of `types` that is written in Python.
  static let types = #"""
    def _function():
        yield


    FunctionType = LambdaType = type(_function)
    GeneratorType = type(_function())
    CodeType = type(_function.__code__)
    BuiltinFunctionType = BuiltinMethodType = type(len)

    from _generic import GenericAlias, UnionType
    NoneType = type(None)
    NotImplementedType = type(NotImplemented)
    EllipsisType = type(...)


    class SimpleNamespace:
        """A simple attribute-based namespace."""

        def __init__(self, /, **kwargs):
            self.__dict__.update(kwargs)

        def __repr__(self):
            name = "namespace" if type(self) is SimpleNamespace else type(self).__name__
            return f"{name}({', '.join(f'{key}={value!r}' for key, value in self.__dict__.items())})"

        def __eq__(self, other):
            if isinstance(other, SimpleNamespace):
                return self.__dict__ == other.__dict__
            return NotImplemented

        __hash__ = None


    class _Bound:
        def method(self):
            pass


    MethodType = type(_Bound().method)
    import sys as _sys
    ModuleType = type(_sys)


    class MappingProxyType:
        def __init__(self, mapping):
            self._mapping = mapping

        def __getitem__(self, key):
            return self._mapping[key]

        def __iter__(self):
            return iter(self._mapping)

        def __len__(self):
            return len(self._mapping)

        def __contains__(self, key):
            return key in self._mapping

        def __repr__(self):
            return f"mappingproxy({self._mapping!r})"

        def __eq__(self, other):
            return self._mapping == other

        def get(self, key, default=None):
            return self._mapping.get(key, default)

        def keys(self):
            return self._mapping.keys()

        def values(self):
            return self._mapping.values()

        def items(self):
            return self._mapping.items()

        def copy(self):
            return self._mapping.copy()


    MappingProxyType.__name__ = "mappingproxy"


    def new_class(name, bases=(), kwds=None, exec_body=None):
        space = {}
        if exec_body is not None:
            exec_body(space)
        return type(name, bases, space)
    """#
}
