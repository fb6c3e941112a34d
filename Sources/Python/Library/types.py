__all__ = ["BuiltinFunctionType", "BuiltinMethodType", "CellType", "CodeType", "DynamicClassAttribute",
    "EllipsisType", "FrameType", "FunctionType", "GeneratorType", "GenericAlias", "LambdaType", "MappingProxyType",
    "MethodDescriptorType", "MethodType", "MethodWrapperType", "ModuleType", "NoneType", "NotImplementedType",
    "SimpleNamespace", "TracebackType", "UnionType", "WrapperDescriptorType", "new_class", "prepare_class",
    "resolve_bases"]


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


_shown = set()


class SimpleNamespace:
    """A simple attribute-based namespace."""

    def __init__(self, /, **kwargs):
        self.__dict__.update(kwargs)

    def __repr__(self):
        name = "namespace" if type(self) is SimpleNamespace else type(self).__name__
        if id(self) in _shown:
            return f"{name}(...)"
        _shown.add(id(self))
        try:
            return f"{name}({', '.join([f'{key}={value!r}' for key, value in self.__dict__.items()])})"
        finally:
            _shown.discard(id(self))

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
    """Read-only proxy of a mapping."""

    def __init__(self, mapping):
        if not hasattr(mapping, "__getitem__") or isinstance(mapping, (list, tuple)):
            raise TypeError(f"mappingproxy() argument must be a mapping, not {type(mapping).__name__}")
        self._mapping = mapping

    def __getitem__(self, key):
        return self._mapping[key]

    def __iter__(self):
        return iter(self._mapping)

    def __reversed__(self):
        return reversed(self._mapping)

    def __len__(self):
        return len(self._mapping)

    def __contains__(self, key):
        return key in self._mapping

    def __repr__(self):
        return f"mappingproxy({self._mapping!r})"

    def __str__(self):
        return str(self._mapping)

    def __eq__(self, other):
        return self._mapping == (other._mapping if isinstance(other, MappingProxyType) else other)

    def __or__(self, other):
        return self._mapping | (other._mapping if isinstance(other, MappingProxyType) else other)

    def __ror__(self, other):
        return other | self._mapping

    def __ior__(self, other):
        raise TypeError(f"'|=' is not supported by {type(self).__name__}; use '|' instead")

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

    def __class_getitem__(cls, item):
        return GenericAlias(cls, item)


MappingProxyType.__name__ = MappingProxyType.__qualname__ = "mappingproxy"
MappingProxyType.__module__ = "builtins"


def _entries(base, bases):
    """What a base puts in its own place; a class, and what does not say so, itself."""
    if isinstance(base, type) or not hasattr(base, "__mro_entries__"):
        return None
    found = base.__mro_entries__(bases)
    if isinstance(found, tuple):
        return found
    raise TypeError("__mro_entries__ must return a tuple")


def resolve_bases(bases):
    """The bases of a class, those that are no classes asked for theirs."""
    answers = [_entries(base, bases) for base in bases]
    if answers.count(None) == len(answers):
        return bases
    return tuple([entry for base, found in zip(bases, answers) for entry in ((base,) if found is None else found)])


def _most_derived(kinds):
    """The metaclass among some that is derived from all others."""
    for kind in kinds:
        if all([issubclass(kind, other) for other in kinds]):
            return kind
    raise TypeError("metaclass conflict: the metaclass of a derived class must be a (non-strict) subclass of the "
        "metaclasses of all its bases")


def prepare_class(name, bases=(), kwds=None):
    rest = dict(kwds or {})
    meta = rest.pop("metaclass", type(bases[0]) if bases else type)
    if isinstance(meta, type):
        meta = _most_derived([meta, *map(type, bases)])
    prepare = getattr(meta, "__prepare__", None)
    return meta, {} if prepare is None else prepare(name, bases, **rest), rest


def _no_body(namespace):
    pass


def new_class(name, bases=(), kwds=None, exec_body=None):
    classes = resolve_bases(bases)
    meta, namespace, kwds = prepare_class(name, classes, kwds)
    (_no_body if exec_body is None else exec_body)(namespace)
    if classes is not bases:
        namespace["__orig_bases__"] = bases
    return meta(name, classes, namespace, **kwds)


class DynamicClassAttribute(property):
    """What instances compute and the class looks up elsewhere."""

    def __get__(self, instance, ownerclass=None):
        if instance is None:
            raise AttributeError()
        if self.fget is None:
            raise AttributeError("unreadable attribute")
        return self.fget(instance)


MethodDescriptorType = type(str.join)
WrapperDescriptorType = type(object.__init__)
MethodWrapperType = type(object().__str__)


def _make_cell(value=None):
    return (lambda: value).__closure__[0]


CellType = type(_make_cell())

try:
    raise TypeError
except TypeError as _error:
    TracebackType = type(_error.__traceback__)


FrameType = type(_sys._getframe())


from _hornbook import native_class as _native

for _class in (SimpleNamespace,):
    _native(_class)
