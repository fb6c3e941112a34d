extension PythonSource {
  /// Part 2 of 6 of what is written in Python of `datetime`.
  static let datetimeZones = #"""
    class tzinfo:
        """Abstract base class for time zone info objects."""
        __slots__ = ()

        def tzname(self, dt, /) -> "one tzinfo.tzname()":
            raise NotImplementedError("a tzinfo subclass must implement tzname()")

        def utcoffset(self, dt, /) -> "one tzinfo.utcoffset()":
            raise NotImplementedError("a tzinfo subclass must implement utcoffset()")

        def dst(self, dt, /) -> "one tzinfo.dst()":
            raise NotImplementedError("a tzinfo subclass must implement dst()")

        def fromutc(self, dt, /) -> "one tzinfo.fromutc()":
            if not isinstance(dt, datetime):
                raise TypeError("fromutc: argument must be a datetime")
            if dt._zone is not self:
                raise ValueError("fromutc: dt.tzinfo is not self")
            offset = dt.utcoffset()
            if offset is None:
                raise ValueError("fromutc: non-None utcoffset() result required")
            saving = dt.dst()
            if saving is None:
                raise ValueError("fromutc: non-None dst() result required")
            standard = offset - saving
            if standard:
                dt += standard
                saving = dt.dst()
                if saving is None:
                    raise ValueError("fromutc: tz.dst() gave inconsistent results; cannot convert")
            return dt + saving


    def _offset_text(offset, mark=":"):
        """An offset as `+01:30`, with seconds and microseconds where there are any."""
        total = _micros(offset)
        sign = "-" if total < 0 else "+"
        seconds, micros = divmod(abs(total), 1000000)
        text = f"{sign}{seconds // 3600:02}{mark}{seconds // 60 % 60:02}"
        if seconds % 60 or micros:
            text += f"{mark}{seconds % 60:02}"
        return text + f".{micros:06}" if micros else text


    class timezone(tzinfo):
        """Fixed offset from UTC implementation of tzinfo."""
        __slots__ = ("_offset", "_name")

        def __new__(cls, offset, name=_missing) -> "named timezone()":
            if not isinstance(offset, timedelta):
                raise TypeError("timezone() argument 1 must be datetime.timedelta, not " + _shown_type(offset))
            if name is _missing:
                if not offset:
                    return timezone.utc
                name = None
            elif not isinstance(name, str):
                raise TypeError(f"timezone() argument 2 must be str, not {_shown_type(name)}")
            if not -86400000000 < _micros(offset) < 86400000000:
                raise ValueError("offset must be a timedelta strictly between -timedelta(hours=24) and "
                    f"timedelta(hours=24), not {offset!r}.")
            return _zone(offset, name)

        def utcoffset(self, dt, /) -> "one timezone.utcoffset()":
            _check_moment(dt, "utcoffset")
            return self._offset

        def dst(self, dt, /) -> "one timezone.dst()":
            _check_moment(dt, "dst")
            return None

        def tzname(self, dt, /) -> "one timezone.tzname()":
            _check_moment(dt, "tzname")
            return str(self)

        def fromutc(self, dt, /) -> "one timezone.fromutc()":
            if not isinstance(dt, datetime):
                raise TypeError("fromutc: argument must be a datetime instance, not " + _shown_type(dt))
            if dt._zone is not self:
                raise ValueError("fromutc: dt.tzinfo is not self")
            return dt + self._offset

        def __str__(self):
            if self._name is not None:
                return self._name
            return "UTC" + _offset_text(self._offset) if self._offset else "UTC"

        def __repr__(self):
            if self is timezone.utc:
                return "datetime.timezone.utc"
            return f"datetime.timezone({self._offset!r})" if self._name is None else \
                f"datetime.timezone({self._offset!r}, {self._name!r})"

        def __eq__(self, other):
            return self._offset == other._offset if isinstance(other, timezone) else NotImplemented

        def __hash__(self):
            return hash(self._offset)

        def __reduce__(self):
            return timezone, (self._offset,) if self._name is None else (self._offset, self._name)


    def _shown_type(value):
        return "None" if value is None else _type_name(value)


    def _check_moment(dt, name):
        if dt is not None and not isinstance(dt, datetime):
            raise TypeError(f"{name}(dt) argument must be a datetime instance or None, not {_shown_type(dt)}")


    def _zone(offset, name):
        self = object.__new__(timezone)
        self._offset = offset
        self._name = name
        return self


    UTC = timezone.utc = _zone(timedelta(0), None)
    timezone.min = _zone(timedelta(hours=-23, minutes=-59), None)
    timezone.max = _zone(timedelta(hours=23, minutes=59), None)


    def _offset_of(zone, dt, name="utcoffset"):
        """What a time zone says, checked."""
        if zone is None:
            return None
        offset = getattr(zone, name)(dt)
        if offset is None:
            return None
        if not isinstance(offset, timedelta):
            raise TypeError(f"tzinfo.{name}() must return None or a timedelta, not '{_type_name(offset)}'")
        if not -86400000000 < _micros(offset) < 86400000000:
            raise ValueError("offset must be a timedelta strictly between -timedelta(hours=24) and "
                f"timedelta(hours=24), not {offset!r}.")
        return offset


    def _name_of(zone, dt):
        if zone is None:
            return None
        name = zone.tzname(dt)
        if name is not None and not isinstance(name, str):
            raise TypeError(f"tzinfo.tzname() must return None or a string, not '{_type_name(name)}'")
        return name
    """#
}
