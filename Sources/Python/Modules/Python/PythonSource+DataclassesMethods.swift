extension PythonSource {
  /// `dataclasses` in Python: the methods that are added to a class.
  static let dataclassesMethods = #"""
    def _make_init(cls, found, frozen, slots):
        """Makes `__init__` from text, so that its messages are those of a function with these parameters."""
        space = {"_MISSING": MISSING, "_FACTORY": _FACTORY, "_set": object.__setattr__}
        positional = [f for f in found if f.init and not f.kw_only]
        keywords = [f for f in found if f.init and f.kw_only]
        seen = None
        for f in positional:
            if f.default is not MISSING or f.default_factory is not MISSING:
                seen = f
            elif seen is not None:
                raise TypeError(f"non-default argument {f.name!r} follows default argument")
        parameters = [_parameter(f, space) for f in positional]
        if keywords:
            parameters.append("*")
            parameters += [_parameter(f, space) for f in keywords]
        owner = "self" if "self" not in [f.name for f in found] else "_self"
        lines = []
        for f in found:
            if f._field_type == "init":
                continue
            if f.default_factory is not MISSING:
                space[f"_factory_{f.name}"] = f.default_factory
                value = f"_factory_{f.name}()"
                if f.init:
                    value = f"{value} if {f.name} is _FACTORY else {f.name}"
            elif f.init:
                value = f.name
            elif slots and f.default is not MISSING:
                value = f"_default_{f.name}"
                space[value] = f.default
            else:
                continue
            lines.append(f"_set({owner}, {f.name!r}, {value})" if frozen else f"{owner}.{f.name} = {value}")
        if hasattr(cls, "__post_init__"):
            variables = ", ".join(f.name for f in found if f._field_type == "init")
            lines.append(f"{owner}.__post_init__({variables})")
        return _define(cls, space, "__init__", [owner] + parameters, lines or ["pass"])


    def _parameter(f, space):
        if f.default is not MISSING:
            space[f"_default_{f.name}"] = f.default
            return f"{f.name}=_default_{f.name}"
        return f"{f.name}=_FACTORY" if f.default_factory is not MISSING else f.name


    def _define(cls, space, name, parameters, lines):
        body = "".join(f"  {line}\n" for line in lines)
        space["__name__"] = cls.__module__
        _execute(f"class _Made:\n def {name}({', '.join(parameters)}):\n{body}", space)
        made = space["_Made"].__dict__[name]
        made.__qualname__ = f"{cls.__qualname__}.{name}"
        return made


    _shown = set()


    def _make_repr(found):
        names = [f.name for f in found if f.repr]

        def __repr__(self):
            mark = id(self)
            if mark in _shown:
                return "..."
            _shown.add(mark)
            try:
                parts = [f"{name}={getattr(self, name)!r}" for name in names]
            finally:
                _shown.discard(mark)
            return f"{self.__class__.__qualname__}({', '.join(parts)})"
        return __repr__


    def _compare(cls, name, operation):
        names = [f.name for f in cls.__dataclass_fields__.values() if f._field_type == "field" and f.compare]

        def method(self, other):
            if other.__class__ is not self.__class__:
                return NotImplemented
            return operation(tuple([getattr(self, n) for n in names]), tuple([getattr(other, n) for n in names]))
        method.__name__ = name
        method.__qualname__ = f"{cls.__qualname__}.{name}"
        return method


    def _add(cls, name, value):
        if name in cls.__dict__:
            return True
        setattr(cls, name, value)
        return False


    def _process(cls, init, repr, eq, order, unsafe_hash, frozen, match_args, kw_only, slots):
        found = _collect(cls, kw_only)
        inherited = [base.__dataclass_params__ for base in cls.__mro__[1:] if "__dataclass_params__" in base.__dict__]
        if any(not known for known in inherited) and frozen:
            raise TypeError("cannot inherit frozen dataclass from a non-frozen one")
        if any(inherited) and not frozen:
            raise TypeError("cannot inherit non-frozen dataclass from a frozen one")
        cls.__dataclass_fields__ = found
        cls.__dataclass_params__ = frozen
        real = [f for f in found.values() if f._field_type == "field"]
        own_eq = "__eq__" in cls.__dict__
        own_hash = cls.__dict__.get("__hash__", MISSING)
        if init:
            _add(cls, "__init__",
                _make_init(cls, [f for f in found.values() if f._field_type != "class"], frozen, slots))
        if repr:
            _add(cls, "__repr__", _make_repr(real))
        if eq:
            _add(cls, "__eq__", _compare(cls, "__eq__", lambda a, b: a == b))
        if order:
            if not eq:
                raise ValueError("eq must be true if order is true")
            for name, operation in (("__lt__", lambda a, b: a < b), ("__le__", lambda a, b: a <= b),
                    ("__gt__", lambda a, b: a > b), ("__ge__", lambda a, b: a >= b)):
                if _add(cls, name, _compare(cls, name, operation)):
                    raise TypeError(f"Cannot overwrite attribute {name} in class {cls.__name__}. Consider using "
                        "functools.total_ordering")
        if frozen:
            _freeze(cls, real)
        _set_hash(cls, real, own_eq, own_hash, eq, unsafe_hash, frozen)
        if match_args:
            _add(cls, "__match_args__", tuple(f.name for f in found.values()
                if f.init and not f.kw_only and f._field_type != "class"))
        if not getattr(cls, "__doc__", None):
            cls.__doc__ = cls.__name__ + _signature(cls, [f for f in found.values() if f._field_type != "class"])
        if slots:
            cls = _with_slots(cls, real)
        if getattr(cls, "__abstractmethods__", None):
            _update(cls)
        return cls


    def _signature(cls, found):
        """The parameters of the class, as its text shows them."""
        positional = [_describe(f) for f in found if f.init and not f.kw_only]
        keywords = [_describe(f) for f in found if f.init and f.kw_only]
        return "(" + ", ".join(positional + ["*"] * bool(keywords) + keywords) + ")"


    def _describe(f):
        kind = f.type
        if isinstance(kind, type) and not hasattr(kind, "__origin__"):
            shown = kind.__qualname__ if kind.__module__ == "builtins" else f"{kind.__module__}.{kind.__qualname__}"
        else:
            shown = repr(kind).replace("typing.", "")
        text = f"{f.name}: {shown}"
        if f.default is not MISSING:
            return f"{text} = {f.default!r}"
        return text + " = <factory>" if f.default_factory is not MISSING else text


    def _freeze(cls, real):
        names = {f.name for f in real}

        def __setattr__(self, name, value):
            if type(self) is cls or name in names:
                raise FrozenInstanceError(f"cannot assign to field {name!r}")
            super(cls, self).__setattr__(name, value)

        def __delattr__(self, name):
            if type(self) is cls or name in names:
                raise FrozenInstanceError(f"cannot delete field {name!r}")
            super(cls, self).__delattr__(name)

        for method in (__setattr__, __delattr__):
            if method.__name__ in cls.__dict__:
                raise TypeError(f"Cannot overwrite attribute {method.__name__} in class {cls.__name__}")
            setattr(cls, method.__name__, method)


    def _set_hash(cls, real, own_eq, own_hash, eq, unsafe_hash, frozen):
        has_own = own_hash is not MISSING and not (own_hash is None and own_eq)
        if unsafe_hash and has_own:
            raise TypeError(f"Cannot overwrite attribute __hash__ in class {cls.__name__}")
        if unsafe_hash or (eq and frozen and not has_own):
            names = [f.name for f in real if (f.compare if f.hash is None else f.hash)]
            def __hash__(self):
                return hash(tuple([getattr(self, name) for name in names]))
            __hash__.__qualname__ = f"{cls.__qualname__}.__hash__"
            cls.__hash__ = __hash__
        elif eq and not has_own:
            cls.__hash__ = None


    def _with_slots(cls, real):
        if "__slots__" in cls.__dict__:
            raise TypeError(f"{cls.__name__} already specifies __slots__")
        space = {k: v for k, v in cls.__dict__.items() if k not in ("__dict__", "__weakref__")}
        inherited = {name for base in cls.__mro__[1:-1] for name in base.__dict__.get("__slots__", ())}
        space["__slots__"] = tuple(f.name for f in real if f.name not in inherited)
        for f in real:
            space.pop(f.name, None)
        made = type(cls)(cls.__name__, cls.__bases__, space)
        made.__qualname__ = cls.__qualname__
        return made
    """#
}
