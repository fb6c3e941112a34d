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
    for base in [base for chain in bases for base in chain.__mro__ if base is not object]:
        if isinstance(base, EnumType):
            return base._value_repr_
        if "__repr__" in vars(base):
            return _whole_text if base is int else vars(base)["__repr__"]
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


class EnumType(type):
    """Metaclass for Enum"""

    @classmethod
    def __prepare__(metacls, cls, bases, **kwds):
        _check_bases(cls, bases)
        first = _mixins(cls, bases)[1]
        return _Names(cls, getattr(first, "_generate_next_value_", None))

    def __new__(metacls, cls, bases, classdict, *, boundary=None, _simple=False, **kwds):
        members = getattr(classdict, "_members", {})
        bad = [name for name in members if name in ("mro", "")]
        if bad:
            raise ValueError(f"invalid enum member name(s) {','.join(map(repr, bad))}")
        ignored = ["_ignore_", *classdict.get("_ignore_", ())]
        body = {key: value for key, value in classdict.items() if key not in members and key not in ignored}
        if "_generate_next_value_" in body and not isinstance(body["_generate_next_value_"], staticmethod):
            body["_generate_next_value_"] = staticmethod(body["_generate_next_value_"])
        body.setdefault("__doc__", None)
        order = body.pop("_order_", None)
        own_new = body.pop("__new__", None)
        if isinstance(own_new, staticmethod):
            own_new = own_new.__func__
        kind, first = _mixins(cls, bases)
        body["_new_member_"], body["_use_args_"] = _maker(own_new, kind, first)
        body["_new_member_"] = staticmethod(body["_new_member_"])
        if own_new is not None and first is not None:
            body["__new_member__"] = staticmethod(own_new)
        elif own_new is not None:
            body["__new__"] = own_new
        body.update(
            _member_names_=[], _member_map_={}, _value2member_map_={}, _unhashable_values_=[], _member_type_=kind,
            _value_repr_=_data_repr(bases), _flag_mask_=0, _singles_mask_=0, _all_bits_=0, _inverted_=None,
            _boundary_=boundary or getattr(first, "_boundary_", None))
        result = super().__new__(metacls, cls, bases, body, **kwds)
        _choose_texts(result, bases, classdict, kind, first)
        for name, value in members.items():
            _add_member(result, name, value)
        if Flag is not None and issubclass(result, Flag):
            _finish_flag(result)
        if order is not None:
            _check_order(result, order)
        return result

    def __init__(cls, *args, **kwds):
        pass

    def __call__(cls, value, names=None, *, module=None, qualname=None, type=None, start=1, boundary=None):
        if names is None:
            return Enum.__new__(cls, value)
        return cls._create_(
            value, names, module=module, qualname=qualname, type=type, start=start, boundary=boundary)

    def __contains__(cls, member):
        if not isinstance(member, Enum):
            _warn(
                "in 3.12 __contains__ will no longer raise TypeError, but will return True or\nFalse depending on "
                "whether the value is a member or the value of a member")
            raise TypeError("unsupported operand type(s) for 'in': "
                f"{type(member).__qualname__!r} and {cls.__class__.__qualname__!r}")
        return isinstance(member, cls) and member._name_ in cls._member_map_

    def __getitem__(cls, name):
        return cls._member_map_[name]

    def __iter__(cls):
        return (cls._member_map_[name] for name in cls._member_names_)

    def __reversed__(cls):
        return (cls._member_map_[name] for name in reversed(cls._member_names_))

    def __len__(cls):
        return len(cls._member_names_)

    def __bool__(cls):
        return True

    def __repr__(cls):
        if Flag is not None and issubclass(cls, Flag):
            return f"<flag {cls.__name__!r}>"
        return f"<enum {cls.__name__!r}>"

    def __dir__(cls):
        names = {"__class__", "__contains__", "__doc__", "__getitem__", "__iter__", "__len__", "__members__",
            "__module__", "__name__", "__qualname__", "__init_subclass__", *cls._member_names_}
        return sorted(names)

    @_property
    def __members__(cls):
        from types import MappingProxyType
        return MappingProxyType(cls._member_map_)

    def __getattr__(cls, name):
        raise AttributeError(name) from None

    def __setattr__(cls, name, value):
        if name in cls.__dict__.get("_member_map_", ()):
            raise AttributeError(f"cannot reassign member {name!r}")
        super().__setattr__(name, value)

    def __delattr__(cls, name):
        if name in cls.__dict__.get("_member_map_", ()):
            raise AttributeError(f"{cls.__name__!r} cannot delete member {name!r}.")
        super().__delattr__(name)

    def _create_(cls, class_name, names, *, module=None, qualname=None, type=None, start=1, boundary=None):
        metacls = cls.__class__
        bases = (cls,) if type is None else (type, cls)
        space = metacls.__prepare__(class_name, bases)
        if isinstance(names, str):
            names = names.replace(",", " ").split()
        if isinstance(names, (tuple, list)) and names and isinstance(names[0], str):
            values = []
            pairs = []
            for count, name in enumerate(names):
                value = cls._generate_next_value_(name, start, count, values[:])
                values.append(value)
                pairs.append((name, value))
            names = pairs
        for item in names:
            name, value = (item, names[item]) if isinstance(item, str) else item
            space[name] = value
        space["__module__"] = "__main__" if module is None else module
        if qualname is not None:
            space["__qualname__"] = qualname
        return metacls.__new__(metacls, class_name, bases, space, boundary=boundary)


EnumMeta = EnumType


def _choose_texts(cls, bases, classdict, kind, first):
    """Decides whether members show themselves as enumerations or as their values do."""
    if ReprEnum is not None and ReprEnum in bases:
        if kind is object:
            raise TypeError("ReprEnum subclasses must be mixed with a data type (i.e. int, str, float, etc.)")
        if "__format__" not in classdict:
            type.__setattr__(cls, "__format__", _format_value)
        if "__str__" not in classdict:
            show = kind.__repr__ if kind.__str__ == object.__str__ else kind.__str__
            type.__setattr__(cls, "__str__", show)
        classdict = (*classdict, "__str__", "__format__")
    if first is None:
        return
    if issubclass(kind, _builtin_types) and "__hash__" not in classdict and kind.__hash__ is not None:
        type.__setattr__(cls, "__hash__", _hash_value)
    for name in ("__repr__", "__str__", "__format__"):
        if name not in classdict and getattr(cls, name) in (getattr(kind, name), getattr(object, name)):
            type.__setattr__(cls, name, getattr(first, name))


def _hash_value(self):
    return hash(self._value_)


def _format_value(self, format_spec):
    return self._member_type_.__format__(self, format_spec) if format_spec else str(self)


def _check_order(cls, order):
    if isinstance(order, str):
        order = order.replace(",", " ").split()
    own = cls._member_names_
    if Flag is not None and issubclass(cls, Flag):
        order = [name for name in order if name in own]
    else:
        order = [name for name in order if name not in cls._member_map_ or name in own]
    if order != own:
        raise TypeError(f"member order does not match _order_:\n  {own!r}\n  {order!r}")


def _add_flag(cls, value):
    """Notes the bits of a flag's value."""
    cls._flag_mask_ |= value
    if _is_single_bit(value):
        cls._singles_mask_ |= value
    cls._all_bits_ = 2 ** cls._flag_mask_.bit_length() - 1


def _is_single_bit(value):
    return value != 0 and value & (value - 1) == 0


def _finish_flag(cls):
    values = [known._value_ for known in cls]
    if values != sorted(values):
        type.__setattr__(cls, "_iter_member_", cls._iter_member_by_def_)


def _add_member(cls, name, value):
    kind = cls._member_type_
    arguments = value if isinstance(value, tuple) else (value,)
    if kind is tuple:
        arguments = (arguments,)
    made = cls._new_member_(cls, *arguments) if cls._use_args_ else cls._new_member_(cls)
    if not hasattr(made, "_value_"):
        if kind is object:
            made._value_ = value
        else:
            try:
                made._value_ = kind(*arguments)
            except Exception as error:
                raise TypeError("_value_ not set in __new__, unable to create it") from error
    made._name_ = name
    made.__objclass__ = cls
    made.__init__(*arguments)
    made._sort_order_ = len(cls._member_names_)
    value = made._value_
    is_flag = Flag is not None and issubclass(cls, Flag)
    if is_flag:
        _add_flag(cls, value)
    known = _known(cls, value)
    if known is None:
        if not is_flag or _is_single_bit(value):
            cls._member_names_.append(name)
    else:
        made = known
    if not isinstance(cls.__dict__.get(name), _property):
        hidden = None
        for base in cls.__mro__[1:]:
            hidden = hidden or base.__dict__.get(name)
        if not isinstance(hidden, _property):
            type.__setattr__(cls, name, made)
    cls._member_map_[name] = made
    try:
        cls._value2member_map_.setdefault(value, made)
    except TypeError:
        cls._unhashable_values_.append(value)


def _known(cls, value):
    try:
        return cls._value2member_map_.get(value)
    except TypeError:
        for known in cls._member_map_.values():
            if known._value_ == value:
                return known
    return None


class Enum(metaclass=EnumType):
    """Create a collection of name/value pairs."""

    def __new__(cls, value):
        if type(value) is cls:
            return value
        found = _known(cls, value)
        if found is not None:
            return found
        if not cls._member_map_:
            raise TypeError(f"{cls!r} has no members defined")
        cause = None
        try:
            found = cls._missing_(value)
        except Exception as error:
            cause = error
            found = None
        if isinstance(found, cls) or (cls._boundary_ is EJECT and isinstance(found, int) and EJECT is not None):
            return found
        complaint = ValueError(f"{value!r} is not a valid {cls.__qualname__}")
        if found is None and cause is None:
            raise complaint
        if cause is None:
            cause = TypeError(
                f"error in {cls.__name__}._missing_: returned {found!r} instead of None or a valid member")
        if not isinstance(cause, ValueError):
            cause.__context__ = complaint
        raise cause

    def __init__(self, *args, **kwds):
        pass

    @staticmethod
    def _generate_next_value_(name, start, count, last_values):
        if not last_values:
            return start
        try:
            last = last_values[-1]
            last_values.sort()
            if last != last_values[-1]:
                raise TypeError
            return last + 1
        except TypeError:
            _warn("In 3.13 the default `auto()`/`_generate_next_value_` will require all values to be sortable and "
                "support adding +1\nand the value returned will be the largest value in the enum incremented by 1")
        for value in reversed(last_values):
            try:
                return value + 1
            except TypeError:
                pass
        return start

    @classmethod
    def _missing_(cls, value):
        return None

    def __repr__(self):
        show = self.__class__._value_repr_ or repr
        return f"<{self.__class__.__name__}.{self._name_}: {show(self._value_)}>"

    def __str__(self):
        return f"{self.__class__.__name__}.{self._name_}"

    def __format__(self, format_spec):
        return str.__format__(str(self), format_spec)

    def __hash__(self):
        return hash(self._name_)

    def __copy__(self):
        return self

    def __deepcopy__(self, memo):
        return self

    def __reduce_ex__(self, proto):
        return self.__class__, (self._value_,)

    def __dir__(self):
        names = {"__class__", "__doc__", "__eq__", "__hash__", "__module__", "name", "value"}
        if self.__class__._member_type_ is not object:
            names |= set(dir(self.__class__._member_type_))
        for cls in self.__class__.mro():
            for name, found in cls.__dict__.items():
                if name[:1] == "_":
                    continue
                if not isinstance(found, property) or found.fget is not None:
                    names.add(name)
                else:
                    names.discard(name)
        names -= set(self.__class__._member_map_)
        return sorted(names | {name for name in self.__dict__ if name[:1] != "_"})

    @property
    def name(self):
        return self._name_

    @property
    def value(self):
        return self._value_


class ReprEnum(Enum):
    """Only changes the repr(), leaving str() and format() to the mixed-in type."""


class IntEnum(int, ReprEnum):
    """Enum where members are also (and must be) ints"""


class StrEnum(str, ReprEnum):
    """Enum where members are also (and must be) strings"""

    def __new__(cls, *values):
        if len(values) > 3:
            raise TypeError(f"too many arguments for str(): {values!r}")
        if len(values) == 1 and not isinstance(values[0], str):
            raise TypeError(f"{values[0]!r} is not a string")
        if len(values) >= 2 and not isinstance(values[1], str):
            raise TypeError(f"encoding must be a string, not {values[1]!r}")
        if len(values) == 3 and not isinstance(values[2], str):
            raise TypeError(f"errors must be a string, not {values[2]!r}")
        value = str(*values)
        made = str.__new__(cls, value)
        made._value_ = value
        return made

    @staticmethod
    def _generate_next_value_(name, start, count, last_values):
        return name.lower()


EJECT = None


class FlagBoundary(StrEnum):
    """Controls how out of range values are handled: strict, conform, eject, keep"""

    STRICT = auto()
    CONFORM = auto()
    EJECT = auto()
    KEEP = auto()


STRICT, CONFORM, EJECT, KEEP = FlagBoundary
def _bits(value, width):
    """A number in base two, its sign apart."""
    digits = bin(value if value >= 0 else ~value)[2:]
    if value < 0:
        digits = "".join("1" if digit == "0" else "0" for digit in digits.zfill(width))
    return f"0b{int(value < 0)} {digits.rjust(width, '1' if value < 0 else '0')}"


class Flag(Enum, boundary=STRICT):
    """Support for flags"""

    @staticmethod
    def _generate_next_value_(name, start, count, last_values):
        if not count:
            return start if start is not None else 1
        last = max(last_values)
        try:
            high = last.bit_length()
        except Exception:
            raise TypeError("invalid flag value %r" % last) from None
        return 2 ** high

    @staticmethod
    def _numeric_repr_(value):
        return repr(value)

    @classmethod
    def _iter_member_by_value_(cls, value):
        rest = value & cls._flag_mask_
        while rest:
            bit = rest & -rest
            rest ^= bit
            yield cls._value2member_map_.get(bit)

    _iter_member_ = _iter_member_by_value_

    @classmethod
    def _iter_member_by_def_(cls, value):
        yield from sorted(cls._iter_member_by_value_(value), key=lambda member: member._sort_order_)

    @classmethod
    def _missing_(cls, value):
        if not isinstance(value, int):
            raise ValueError(f"{value!r} is not a valid {cls.__qualname__}")
        mask, all_bits = cls._flag_mask_, cls._all_bits_
        negative = None
        if not ~all_bits <= value <= all_bits or value & (all_bits ^ mask):
            if cls._boundary_ is STRICT:
                width = max(value.bit_length(), mask.bit_length())
                raise ValueError(f"{cls!r} invalid value {value!r}\n"
                    f"    given {_bits(value, width)}\n  allowed {_bits(mask, width)}")
            if cls._boundary_ is CONFORM:
                value &= mask
            elif cls._boundary_ is EJECT:
                return value
            elif value < 0:
                value += max(all_bits + 1, 2 ** value.bit_length())
        if value < 0:
            negative = value
            value += all_bits + 1
        made = _combine(cls, value)
        made = cls._value2member_map_.setdefault(value, made)
        if negative is not None:
            cls._value2member_map_[negative] = made
        return made

    def __contains__(self, other):
        if not isinstance(other, self.__class__):
            raise TypeError(f"unsupported operand type(s) for 'in': {type(other).__qualname__!r} and "
                f"{self.__class__.__qualname__!r}")
        return other._value_ & self._value_ == other._value_

    def __iter__(self):
        yield from self._iter_member_(self._value_)

    def __len__(self):
        return self._value_.bit_count()

    def __repr__(self):
        show = self.__class__._value_repr_ or repr
        if self._name_ is None:
            return f"<{self.__class__.__name__}: {show(self._value_)}>"
        return f"<{self.__class__.__name__}.{self._name_}: {show(self._value_)}>"

    def __str__(self):
        if self._name_ is None:
            return f"{self.__class__.__name__}({self._value_!r})"
        return f"{self.__class__.__name__}.{self._name_}"

    def __bool__(self):
        return bool(self._value_)

    def _get_value(self, other):
        if isinstance(other, self.__class__):
            return other._value_
        if self._member_type_ is not object and isinstance(other, self._member_type_):
            return other
        return NotImplemented

    def __or__(self, other):
        value = self._get_value(other)
        return value if value is NotImplemented else self.__class__(self._value_ | value)

    def __and__(self, other):
        value = self._get_value(other)
        return value if value is NotImplemented else self.__class__(self._value_ & value)

    def __xor__(self, other):
        value = self._get_value(other)
        return value if value is NotImplemented else self.__class__(self._value_ ^ value)

    def __invert__(self):
        if self._boundary_ in (EJECT, KEEP):
            return self.__class__(~self._value_)
        return self.__class__(self._singles_mask_ & ~self._value_)

    __ror__, __rand__, __rxor__ = __or__, __and__, __xor__


def _combine(cls, value):
    """A member that has no name of its own but those of the members that it is put together of."""
    unknown = value & ~cls._flag_mask_
    aliases = value & ~cls._singles_mask_
    if unknown and cls._boundary_ is not KEEP:
        raise ValueError(f"{cls.__name__}({value!r}) -->  unknown values {unknown!r} [{bin(unknown)}]")
    if cls._member_type_ is object:
        made = object.__new__(cls)
    else:
        made = cls._member_type_.__new__(cls, value)
    if not hasattr(made, "_value_"):
        made._value_ = value
    members = list(cls._iter_member_(value & cls._singles_mask_))
    combined = 0
    for known in members:
        combined |= known._value_
    if aliases:
        for known in cls._member_map_.values():
            if known not in members and known._value_ and known._value_ & value == known._value_:
                members.append(known)
                combined |= known._value_
    unknown = value ^ combined
    made._name_ = "|".join(known._name_ for known in members) or None
    if not combined:
        made._name_ = None
    elif unknown and cls._boundary_ is STRICT:
        raise ValueError(f"{cls!r}: no members with value {unknown!r}")
    elif unknown:
        made._name_ += f"|{cls._numeric_repr_(unknown)}"
    return made


class IntFlag(int, ReprEnum, Flag, boundary=KEEP):
    """Support for integer-based Flags"""

    __contains__, __iter__, __len__, __bool__ = Flag.__contains__, Flag.__iter__, Flag.__len__, Flag.__bool__
    __or__, __and__, __xor__, __invert__ = Flag.__or__, Flag.__and__, Flag.__xor__, Flag.__invert__
    __ror__, __rand__, __rxor__ = Flag.__or__, Flag.__and__, Flag.__xor__
    __repr__ = Flag.__repr__


def unique(enumeration):
    """Class decorator for enumerations ensuring unique member values."""
    duplicates = [(name, known._name_) for name, known in enumeration.__members__.items() if name != known._name_]
    if duplicates:
        details = ", ".join([f"{alias} -> {name}" for alias, name in duplicates])
        raise ValueError(f"duplicate values found in {enumeration!r}: {details}")
    return enumeration


class EnumCheck(StrEnum):
    """various conditions to check an enumeration for"""

    CONTINUOUS = "no skipped integer values"
    NAMED_FLAGS = "multi-flag aliases may not contain unnamed flags"
    UNIQUE = "one name per value"


CONTINUOUS, NAMED_FLAGS, UNIQUE = EnumCheck


class verify:
    """Check an enumeration for various constraints. (see EnumCheck)"""

    def __init__(self, *checks):
        self.checks = checks

    def __call__(self, enumeration):
        for check in self.checks:
            if check is UNIQUE:
                _check_unique(enumeration)
            elif check is CONTINUOUS:
                _check_continuous(enumeration)
            elif check is NAMED_FLAGS:
                _check_named(enumeration)
        return enumeration


def _check_unique(enumeration):
    aliases = [f"{name} -> {known.name}" for name, known in enumeration.__members__.items() if name != known.name]
    if aliases:
        raise ValueError(f"aliases found in {enumeration!r}: {', '.join(aliases)}")


def _check_continuous(enumeration):
    values = {known.value for known in enumeration}
    if len(values) < 2:
        return
    low, high = min(values), max(values)
    if issubclass(enumeration, Flag):
        missing = [2 ** i for i in range(low.bit_length(), high.bit_length() - 1) if 2 ** i not in values]
    elif issubclass(enumeration, Enum):
        missing = [value for value in range(low + 1, high) if value not in values]
    else:
        raise Exception("verify: unknown type %r" % enumeration.__class__)
    if missing:
        kind = "flag" if issubclass(enumeration, Flag) else "enum"
        raise ValueError(f"invalid {kind} {enumeration.__name__!r}: missing values "
            f"{', '.join(map(str, missing))}"[:256])


def _check_named(enumeration):
    wrong = []
    missing = 0
    singles = [known._value_ for known in enumeration]
    for name, known in enumeration._member_map_.items():
        if name in enumeration._member_names_ or known._value_ < 0:
            continue
        bits = [1 << i for i in range(known._value_.bit_length()) if known._value_ >> i & 1]
        lost = [bit for bit in bits if bit not in singles]
        if lost:
            wrong.append(name)
            for bit in lost:
                missing |= bit
    if wrong:
        names = f"alias {wrong[0]} is missing" if len(wrong) == 1 else \
            f"aliases {', '.join(wrong[:-1])} and {wrong[-1]} are missing"
        value = "value 0x%x" % missing if missing & (missing - 1) == 0 else "combined values of 0x%x" % missing
        raise ValueError(f"invalid Flag {enumeration.__name__!r}: {names} {value} "
            "[use enum.show_flag_values(value) for details]")


def show_flag_values(value):
    return [1 << i for i in range(value.bit_length()) if value >> i & 1]


def global_enum_repr(self):
    return f"{self.__class__.__module__.split('.')[-1]}.{self._name_}"


def global_flag_repr(self):
    module = self.__class__.__module__.split(".")[-1]
    if self._name_ is None:
        return f"{module}.{self.__class__.__name__}({self._value_!r})"
    return "|".join(name if name[0] in "0123456789" else f"{module}.{name}" for name in self.name.split("|"))


def global_str(self):
    return f"{self.__class__.__name__}({self._value_!r})" if self._name_ is None else self._name_


def global_enum(cls, update_str=False):
    """Makes members show themselves with their module, as constants of it."""
    cls.__repr__ = global_flag_repr if issubclass(cls, Flag) else global_enum_repr
    if not issubclass(cls, ReprEnum) or update_str:
        cls.__str__ = global_str
    import sys
    module = sys.modules.get(cls.__module__)
    if module is not None:
        for name, known in cls.__members__.items():
            setattr(module, name, known)
    return cls
