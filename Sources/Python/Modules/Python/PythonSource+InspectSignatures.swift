extension PythonSource {
  /// Part 2 of 2 of what is written in Python of `inspect`.
  static let inspectSignatures = #"""
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
    """#
}
