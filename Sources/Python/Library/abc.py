from _hornbook import set_abstract as _set_abstract


def abstractmethod(funcobj):
    """A decorator indicating abstract methods."""
    if isinstance(funcobj, property):
        _abstract_properties.append(funcobj)
    elif isinstance(funcobj, (classmethod, staticmethod)):
        funcobj.__func__.__isabstractmethod__ = True
    else:
        funcobj.__isabstractmethod__ = True
    return funcobj


_abstract_properties = []


def _is_abstract(value):
    if isinstance(value, property):
        if any(value is known for known in _abstract_properties):
            return True
        return any(getattr(part, "__isabstractmethod__", False) for part in (value.fget, value.fset, value.fdel))
    if isinstance(value, (classmethod, staticmethod)):
        value = value.__func__
    return getattr(value, "__isabstractmethod__", False) is True


class abstractproperty(property):
    __isabstractmethod__ = True


def update_abstractmethods(cls):
    names = []
    for name, value in cls.__dict__.items():
        if _is_abstract(value):
            names.append(name)
    for base in cls.__bases__:
        for name in getattr(base, "__abstractmethods__", ()):
            if name not in names and _is_abstract(_find(cls, name)):
                names.append(name)
    cls.__abstractmethods__ = frozenset(names)
    _set_abstract(cls, bool(names))
    return cls


def _find(cls, name):
    for base in cls.__mro__:
        if name in base.__dict__:
            return base.__dict__[name]
    return None


class ABCMeta(type):
    """Metaclass for defining Abstract Base Classes (ABCs)."""

    def __new__(mcls, name, bases, namespace, /, **kwargs):
        cls = super().__new__(mcls, name, bases, namespace, **kwargs)
        cls._abc_registry = []
        update_abstractmethods(cls)
        return cls

    def register(cls, subclass):
        if not isinstance(subclass, type):
            raise TypeError("Can only register classes")
        if subclass not in cls._abc_registry:
            cls._abc_registry.append(subclass)
        return subclass

    def __instancecheck__(cls, instance):
        return cls.__subclasscheck__(type(instance))

    def __subclasscheck__(cls, subclass):
        if not isinstance(subclass, type):
            raise TypeError("issubclass() arg 1 must be a class")
        if cls in subclass.__mro__:
            return True
        answer = cls.__subclasshook__(subclass)
        if answer is not NotImplemented:
            return answer
        for registered in cls._abc_registry:
            if issubclass(subclass, registered):
                return True
        for derived in type.__subclasses__(cls):
            if issubclass(subclass, derived):
                return True
        return False


class ABC(metaclass=ABCMeta):
    """Helper class that provides a standard way to create an ABC using inheritance."""
    __slots__ = ()


def get_cache_token():
    return 0
