def _sample():
    yield


class _Sample:
    def method(self):
        pass


_Function, _Generator, _Method = type(_sample), type(_sample()), type(_Sample().method)
_Builtin, _Code = type(len), type(_sample.__code__)
from collections import namedtuple
import sys as _sys
_Module = type(_sys)


def isfunction(object):
    return isinstance(object, _Function)


def ismethod(object):
    return isinstance(object, _Method)


def isclass(object):
    return isinstance(object, type)


def ismodule(object):
    return isinstance(object, _Module)


def isbuiltin(object):
    return isinstance(object, _Builtin)


def isgenerator(object):
    return isinstance(object, _Generator)


def iscode(object):
    return isinstance(object, _Code)


def isroutine(object):
    return isbuiltin(object) or isfunction(object) or ismethod(object)


def isgeneratorfunction(object):
    object = getattr(object, "__func__", object)
    return isfunction(object) and object.__code__.co_flags & 32 != 0


def isabstract(object):
    return isclass(object) and bool(getattr(object, "__abstractmethods__", ()))


def cleandoc(doc):
    """Clean up indentation from docstrings."""
    lines = doc.expandtabs().split("\n")
    margins = [len(line) - len(line.lstrip()) for line in lines[1:] if line.strip()]
    margin = min(margins, default=0)
    lines = [lines[0].lstrip()] + [line[margin:] for line in lines[1:]]
    while lines and not lines[-1]:
        lines.pop()
    while lines and not lines[0]:
        lines.pop(0)
    return "\n".join(lines)


def getdoc(object):
    """Get the documentation string for an object."""
    doc = getattr(object, "__doc__", None)
    return cleandoc(doc) if isinstance(doc, str) else None


def getmembers(object, predicate=None):
    """Return all members of an object as (name, value) pairs sorted by name."""
    found = []
    for name in dir(object):
        value = getattr(object, name, None)
        if predicate is None or predicate(value):
            found.append((name, value))
    return found


def getmro(cls):
    return cls.__mro__


def currentframe():
    return _sys._getframe(1)


def isframe(object):
    return isinstance(object, type(_sys._getframe()))


def stack(context=1):
    """Return a list of records for the stack above the caller's frame."""
    found, frame = [], _sys._getframe(1)
    while frame is not None:
        code = frame.f_code
        found.append(FrameInfo(frame, code.co_filename, frame.f_lineno, code.co_name, None, None))
        frame = frame.f_back
    return found


def getmodule(object):
    return _sys.modules.get(getattr(object, "__module__", None))


def unwrap(func):
    while hasattr(func, "__wrapped__"):
        func = func.__wrapped__
    return func


FrameInfo = namedtuple("FrameInfo", "frame filename lineno function code_context index")
FrameInfo.__module__ = "inspect"


class _empty:
    """Marker object for Signature.empty and Parameter.empty."""


_empty.__module__ = "inspect"


class _Kind(int):
    _names = ("POSITIONAL_ONLY", "POSITIONAL_OR_KEYWORD", "VAR_POSITIONAL", "KEYWORD_ONLY", "VAR_KEYWORD")
    _descriptions = ("positional-only", "positional or keyword", "variadic positional", "keyword-only",
        "variadic keyword")
    name = property(lambda self: self._names[self])
    description = property(lambda self: self._descriptions[self])

    def __repr__(self):
        return f"<_ParameterKind.{self.name}: {int(self)}>"

    def __str__(self):
        return self.name


def formatannotation(annotation, base_module=None):
    if isinstance(annotation, type):
        if annotation.__module__ in ("builtins", base_module):
            return annotation.__qualname__
        return annotation.__module__ + "." + annotation.__qualname__
    return repr(annotation).replace("typing.", "")


class Parameter:
    """Represents a parameter in a function signature."""
    POSITIONAL_ONLY, POSITIONAL_OR_KEYWORD, VAR_POSITIONAL, KEYWORD_ONLY, VAR_KEYWORD = map(_Kind, range(5))
    empty = _empty

    def __init__(self, name, kind, *, default=_empty, annotation=_empty):
        self.name, self.kind, self.default, self.annotation = name, kind, default, annotation

    def replace(self, **changes):
        fields = {"name": self.name, "kind": self.kind, "default": self.default, "annotation": self.annotation}
        fields.update(changes)
        return Parameter(fields.pop("name"), fields.pop("kind"), **fields)

    def __str__(self):
        text = self.name
        if self.annotation is not _empty:
            text += ": " + formatannotation(self.annotation)
        if self.default is not _empty:
            text += (" = " if self.annotation is not _empty else "=") + repr(self.default)
        return {2: "*", 4: "**"}.get(self.kind, "") + text

    def __repr__(self):
        return f'<Parameter "{self}">'

    def __eq__(self, other):
        return isinstance(other, Parameter) and vars(self) == vars(other)

    __hash__ = None


class Signature:
    """The parameters of a function, and what it returns."""
    empty = _empty

    def __init__(self, parameters=None, *, return_annotation=_empty):
        self.parameters = {each.name: each for each in parameters or ()}
        self.return_annotation = return_annotation

    def __str__(self):
        parts = []
        slashed = starred = False
        for each in self.parameters.values():
            if each.kind == 0:
                slashed = True
            elif slashed:
                parts.append("/")
                slashed = False
            if each.kind == 2:
                starred = True
            elif each.kind == 3 and not starred:
                parts.append("*")
                starred = True
            parts.append(str(each))
        if slashed:
            parts.append("/")
        text = f"({', '.join(parts)})"
        if self.return_annotation is not _empty:
            text += " -> " + formatannotation(self.return_annotation)
        return text

    def __repr__(self):
        return f"<Signature {self}>"

    def __eq__(self, other):
        return isinstance(other, Signature) and vars(self) == vars(other)

    __hash__ = None

    def replace(self, *, parameters=None, return_annotation=_empty):
        return Signature(self.parameters.values() if parameters is None else parameters,
            return_annotation=self.return_annotation if return_annotation is _empty else return_annotation)

    def bind(self, /, *args, **kwargs):
        """Which parameter each argument goes to."""
        return self._bind(args, kwargs, False)

    def bind_partial(self, /, *args, **kwargs):
        return self._bind(args, kwargs, True)

    def _bind(self, args, kwargs, is_partial):
        found, places = {}, list(args)
        for name, each in self.parameters.items():
            if each.kind == Parameter.VAR_POSITIONAL:
                if places:
                    found[name], places = tuple(places), []
            elif each.kind == Parameter.VAR_KEYWORD:
                continue
            elif places and each.kind != Parameter.KEYWORD_ONLY:
                if name in kwargs and each.kind != Parameter.POSITIONAL_ONLY:
                    raise TypeError(f"multiple values for argument {name!r}")
                found[name] = places.pop(0)
            elif name in kwargs and each.kind != Parameter.POSITIONAL_ONLY:
                found[name] = kwargs.pop(name)
            elif each.default is _empty and not is_partial:
                kind = " keyword-only" if each.kind == Parameter.KEYWORD_ONLY and places else ""
                if places and not kind:
                    raise TypeError("too many positional arguments")
                raise TypeError(f"missing a required argument: {name!r}")
        if places:
            raise TypeError("too many positional arguments")
        for name, each in self.parameters.items():
            if each.kind == Parameter.VAR_KEYWORD and kwargs:
                found[name], kwargs = kwargs, {}
        if kwargs:
            raise TypeError(f"got an unexpected keyword argument {next(iter(kwargs))!r}")
        return BoundArguments(self, {name: found[name] for name in self.parameters if name in found})


class BoundArguments:
    """The arguments of a call by the names of their parameters."""
    __slots__ = ("arguments", "_signature")

    def __init__(self, signature, arguments):
        self.arguments, self._signature = arguments, signature

    signature = property(lambda self: self._signature)

    @property
    def args(self):
        found = []
        for name, each in self._signature.parameters.items():
            if each.kind in (Parameter.KEYWORD_ONLY, Parameter.VAR_KEYWORD) or name not in self.arguments:
                break
            value = self.arguments[name]
            found += value if each.kind == Parameter.VAR_POSITIONAL else [value]
        return tuple(found)

    @property
    def kwargs(self):
        found, is_named = {}, False
        for name, each in self._signature.parameters.items():
            is_named = is_named or each.kind == Parameter.KEYWORD_ONLY or name not in self.arguments
            if name not in self.arguments or each.kind == Parameter.VAR_POSITIONAL:
                continue
            if each.kind == Parameter.VAR_KEYWORD:
                found.update(self.arguments[name])
            elif is_named:
                found[name] = self.arguments[name]
        return found

    def apply_defaults(self):
        found = {}
        for name, each in self._signature.parameters.items():
            if name in self.arguments:
                found[name] = self.arguments[name]
            elif each.default is not _empty:
                found[name] = each.default
            elif each.kind in (Parameter.VAR_POSITIONAL, Parameter.VAR_KEYWORD):
                found[name] = () if each.kind == Parameter.VAR_POSITIONAL else {}
        self.arguments = found

    def __eq__(self, other):
        if not isinstance(other, BoundArguments):
            return NotImplemented
        return self._signature == other._signature and self.arguments == other.arguments

    __hash__ = None

    def __repr__(self):
        return f"<BoundArguments ({', '.join([f'{name}={value!r}' for name, value in self.arguments.items()])})>"


def signature(obj, *, follow_wrapped=True):
    """Get a signature object for the passed callable."""
    if follow_wrapped:
        obj = unwrap(obj)
    if ismethod(obj):
        return _without_first(signature(obj.__func__))
    if isclass(obj):
        for name in ("__new__", "__init__"):
            made = getattr(obj, name, None)
            if isfunction(made):
                return _without_first(signature(made))
        return Signature()
    if isfunction(obj):
        return _of_function(obj)
    if not callable(obj):
        raise TypeError(f"{obj!r} is not a callable object")
    if isfunction(getattr(type(obj), "__call__", None)):
        return _without_first(signature(type(obj).__call__))
    raise ValueError(f"no signature found for builtin {obj!r}")


def _without_first(found):
    return found.replace(parameters=list(found.parameters.values())[1:])


def _of_function(function):
    code = function.__code__
    names = code.co_varnames
    count, only = code.co_argcount, code.co_kwonlyargcount
    defaults = function.__defaults__ or ()
    keyword_defaults = function.__kwdefaults__ or {}
    notes = getattr(function, "__annotations__", {})
    found = []

    def add(name, kind, default=_empty):
        found.append(Parameter(name, kind, default=default, annotation=notes.get(name, _empty)))
    for place, name in enumerate(names[:count]):
        back = place - count + len(defaults)
        kind = Parameter.POSITIONAL_ONLY if place < code.co_posonlyargcount else Parameter.POSITIONAL_OR_KEYWORD
        add(name, kind, defaults[back] if back >= 0 else _empty)
    place = count + only
    if code.co_flags & 4:
        add(names[place], Parameter.VAR_POSITIONAL)
        place += 1
    for name in names[count:count + only]:
        add(name, Parameter.KEYWORD_ONLY, keyword_defaults.get(name, _empty))
    if code.co_flags & 8:
        add(names[place], Parameter.VAR_KEYWORD)
    return Signature(found, return_annotation=notes.get("return", _empty))


class FullArgSpec(tuple):
    """The parameters of a function by kind."""
    __slots__ = ()
    _fields = ("args", "varargs", "varkw", "defaults", "kwonlyargs", "kwonlydefaults", "annotations")

    def __repr__(self):
        return f"FullArgSpec({', '.join([f'{name}={value!r}' for name, value in zip(self._fields, self)])})"


for _place, _name in enumerate(FullArgSpec._fields):
    setattr(FullArgSpec, _name, property(lambda self, place=_place: self[place]))


def getfullargspec(func):
    """The names and default values of a function's parameters."""
    try:
        found = signature(func, follow_wrapped=False)
    except (TypeError, ValueError):
        raise TypeError("unsupported callable") from None
    names = {}
    for parameter in found.parameters.values():
        names.setdefault(parameter.kind, []).append(parameter)
    plain = names.get(Parameter.POSITIONAL_ONLY, []) + names.get(Parameter.POSITIONAL_OR_KEYWORD, [])
    only = names.get(Parameter.KEYWORD_ONLY, [])
    starred = names.get(Parameter.VAR_POSITIONAL)
    keyed = names.get(Parameter.VAR_KEYWORD)
    notes = {each.name: each.annotation for each in found.parameters.values() if each.annotation is not _empty}
    if found.return_annotation is not _empty:
        notes = {"return": found.return_annotation, **notes}
    return FullArgSpec((
        [each.name for each in plain], starred[0].name if starred else None, keyed[0].name if keyed else None,
        tuple([each.default for each in plain if each.default is not _empty]) or None,
        [each.name for each in only],
        {each.name: each.default for each in only if each.default is not _empty} or None, notes))
