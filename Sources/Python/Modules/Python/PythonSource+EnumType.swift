extension PythonSource {
  /// `enum` in Python: the metaclass.
  static let enumType = #"""
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
                return cls.__new__(cls, value)
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
    """#
}
