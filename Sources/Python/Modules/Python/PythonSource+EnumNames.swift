extension PythonSource {
  /// `enum` in Python: names in the body of an enumeration.
  static let enumNames = #"""
    __all__ = ["EnumMeta", "EnumType", "Enum", "IntEnum", "StrEnum", "Flag", "IntFlag", "ReprEnum", "auto", "unique",
        "property", "verify", "nonmember", "member", "FlagBoundary", "STRICT", "CONFORM", "EJECT", "KEEP",
        "global_flag_repr",
        "global_enum_repr", "global_str", "global_enum", "EnumCheck", "CONTINUOUS", "NAMED_FLAGS", "UNIQUE"]

    _property = property


    class _Null:
        def __repr__(self):
            return "_auto_null"


    _auto_null = _Null()
    _builtin_types = (int, str, float, bytes, bytearray, tuple, complex, list, dict, set, frozenset, range)
    Enum = Flag = ReprEnum = None


    def _warn(text):
        from warnings import warn
        warn(text, DeprecationWarning, stacklevel=1)


    class auto:
        """Instances are replaced with an appropriate value in Enum class suites."""

        def __init__(self, value=_auto_null):
            self.value = value

        def __repr__(self):
            return f"auto({self.value!r})"


    class nonmember:
        """Protects item from becoming an Enum member during class creation."""

        def __init__(self, value):
            self.value = value


    class member:
        """Forces item to become an Enum member during class creation."""

        def __init__(self, value):
            self.value = value


    class property(_property):
        """What a member has computed, which a member of the same name hides on the class."""

        def __set_name__(self, ownerclass, name):
            self.name = name
            self.clsname = ownerclass.__name__

        def __get__(self, instance, ownerclass=None):
            if instance is None:
                known = ownerclass._member_map_.get(self.name)
                if known is None:
                    raise AttributeError(f"{ownerclass!r} has no attribute {self.name!r}")
                return known
            if self.fget is None:
                raise AttributeError(f"{ownerclass!r} member has no attribute {self.name!r}")
            return self.fget(instance)

        def __set__(self, instance, value):
            if self.fset is None:
                raise AttributeError(f"<enum {self.clsname!r}> cannot set attribute {self.name!r}")
            return self.fset(instance, value)

        def __delete__(self, instance):
            if self.fdel is None:
                raise AttributeError(f"<enum {self.clsname!r}> cannot delete attribute {self.name!r}")
            return self.fdel(instance)


    DynamicClassAttribute = property


    def _is_dunder(name):
        return len(name) > 4 and name[:2] == name[-2:] == "__" and name[2] != "_" and name[-3] != "_"


    def _is_sunder(name):
        return len(name) > 2 and name[0] == name[-1] == "_" and name[1] != "_" and name[-2] != "_"


    def _is_private(cls_name, name):
        start = f"_{cls_name}__"
        return len(name) > len(start) and name.startswith(start) and (name[-1] != "_" or name[-2] != "_")


    def _is_descriptor(value):
        kind = type(value)
        if kind.__name__ in (
            "function", "builtin_function_or_method", "method_descriptor", "classmethod", "staticmethod"):
            return True
        return isinstance(value, (_property, classmethod, staticmethod)) or hasattr(kind, "__get__") \
            or hasattr(kind, "__set__") or hasattr(kind, "__delete__")


    _allowed_sunders = ("_order_", "_generate_next_value_", "_numeric_repr_", "_missing_", "_ignore_", "_iter_member_",
        "_iter_member_by_value_", "_iter_member_by_def_")


    class _Names(dict):
        """The names of an enumeration's body, in which `auto()` becomes a value at once."""

        def __init__(self, cls_name="", generate=None):
            dict.__init__(self)
            self._cls_name = cls_name
            self._members = {}
            self._generate = generate
            self._ignored = []
            self._auto_called = False
            self._last_values = []

        def __setitem__(self, key, value):
            if _is_private(self._cls_name, key):
                pass
            elif _is_sunder(key):
                value = self._set_sunder(key, value)
            elif _is_dunder(key):
                if key == "__order__":
                    key = "_order_"
            elif key in self._members:
                raise TypeError(f"{key!r} already defined as {self[key]!r}")
            elif key in self._ignored:
                pass
            elif isinstance(value, nonmember):
                value = value.value
            elif not _is_descriptor(value):
                if key in self:
                    raise TypeError(f"{key!r} already defined as {self[key]!r}")
                value = self._member_value(key, value.value if isinstance(value, member) else value)
                self._members[key] = value
            dict.__setitem__(self, key, value)

        def _set_sunder(self, key, value):
            if key not in _allowed_sunders:
                raise ValueError(f"_sunder_ names, such as {key!r}, are reserved for future Enum use")
            if key == "_generate_next_value_":
                if self._auto_called:
                    raise TypeError("_generate_next_value_ must be defined before members")
                self._generate = value.__func__ if isinstance(value, staticmethod) else value
            elif key == "_ignore_":
                value = value.replace(",", " ").split() if isinstance(value, str) else list(value)
                already = set(value) & set(self._members)
                if already:
                    raise ValueError(f"_ignore_ cannot specify already set names: {already!r}")
                self._ignored = value
            return value

        def _member_value(self, key, value):
            if isinstance(value, auto):
                return self._next(key, value)
            if type(value) is tuple and any(isinstance(item, auto) for item in value):
                return tuple([self._next(key, item) if isinstance(item, auto) else item for item in value])
            self._last_values.append(value)
            return value

        def _next(self, key, mark):
            if mark.value is _auto_null:
                mark.value = self._generate(key, 1, len(self._members), self._last_values[:])
                self._auto_called = True
            self._last_values.append(mark.value)
            return mark.value

        def update(self, members, **more):
            for name in (members.keys() if hasattr(members, "keys") else ()):
                self[name] = members[name]
            for name, value in () if hasattr(members, "keys") else members:
                self[name] = value
            for name, value in more.items():
                self[name] = value


    def _makes_values(base):
        return base in _builtin_types or "__new__" in base.__dict__ or "__dataclass_fields__" in base.__dict__ \
            or base.__module__ in ("datetime", "decimal", "fractions")


    def _data_type(class_name, bases):
        """The type of the values, of the bases."""
        found = []
        for chain in bases:
            candidate = None
            for base in chain.__mro__:
                if base is object:
                    continue
                if isinstance(base, EnumType):
                    if base._member_type_ is not object:
                        found.append(base._member_type_)
                        break
                elif _makes_values(base):
                    found.append(candidate or base)
                    break
                else:
                    candidate = candidate or base
        kinds = list(dict.fromkeys(found))
        if len(kinds) > 1:
            raise TypeError(f"too many data types for {class_name!r}: {set(kinds)!r}")
        return kinds[0] if kinds else object


    def _data_repr(bases):
        for chain in bases:
            for base in chain.__mro__:
                if base is object:
                    continue
                if isinstance(base, EnumType):
                    return base._value_repr_
                if "__repr__" in base.__dict__:
                    return _whole_text if base is int else base.__dict__["__repr__"]
        return None


    def _whole_text(value):
        """The digits of a number, of truth values too."""
        return int.__repr__(+value)


    def _mixins(class_name, bases):
        """The type of the values and the enumeration that is extended."""
        if not bases:
            return object, Enum
        first = bases[-1]
        if not isinstance(first, EnumType):
            raise TypeError(
                "new enumerations should be created as `EnumName([mixin_type, ...] [data_type,] enum_type)`")
        return _data_type(class_name, bases) or object, first


    def _check_bases(class_name, bases):
        for chain in bases:
            for base in chain.__mro__:
                if isinstance(base, EnumType) and base._member_names_:
                    raise TypeError(f"<enum {class_name!r}> cannot extend {base!r}")


    def _maker(own, kind, first):
        """What makes a member, and whether it wants the value."""
        if own is not None:
            return own, first is not None
        for name in ("__new_member__", "__new__"):
            for possible in (kind, first):
                found = getattr(possible, name, None)
                if found is None or possible is object or (possible is first and name == "__new__"):
                    continue
                if found != object.__new__ or issubclass(possible, _builtin_types):
                    return found, True
        return object.__new__, False
    """#
}
