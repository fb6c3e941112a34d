extension PythonSource {
  /// `enum` in Python: checks of whole enumerations.
  static let enumChecks = #"""
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
    """#
}
