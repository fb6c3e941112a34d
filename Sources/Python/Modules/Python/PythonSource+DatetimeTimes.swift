extension PythonSource {
  /// Part 4 of 6 of what is written in Python of `datetime`.
  static let datetimeTimes = #"""
    class time:
        """time([hour[, minute[, second[, microsecond[, tzinfo]]]]]) --> a time object"""
        __slots__ = ("_hour", "_minute", "_second", "_microsecond", "_zone", "_fold")

        def __new__(cls, hour=0, minute=0, second=0, microsecond=0, tzinfo=None, *, fold=0) -> "named function iiiiOi":
            hour, minute, second, microsecond = _int(hour), _int(minute), _int(second), _int(microsecond)
            fold = _int(fold)
            _check_time(hour, minute, second, microsecond, fold)
            _check_zone(tzinfo)
            self = object.__new__(cls)
            self._hour = hour
            self._minute = minute
            self._second = second
            self._microsecond = microsecond
            self._zone = tzinfo
            self._fold = fold
            return self

        hour = _field("_hour")
        minute = _field("_minute")
        second = _field("_second")
        microsecond = _field("_microsecond")
        tzinfo = _field("_zone")
        fold = _field("_fold")

        @classmethod
        def fromisoformat(cls, text, /) -> "one time.fromisoformat()":
            if not isinstance(text, str):
                raise TypeError("fromisoformat: argument must be str")
            found = _read_time(text[1:] if text[:1] == "T" else text)
            if found is None:
                raise ValueError(f"Invalid isoformat string: {text!r}")
            return cls(*found)

        def replace(self, hour=_missing, minute=_missing, second=_missing, microsecond=_missing, tzinfo=_missing, *,
                fold=_missing) -> "named replace() iiiiOi":
            return type(self)(self._hour if hour is _missing else _int(hour),
                self._minute if minute is _missing else _int(minute),
                self._second if second is _missing else _int(second),
                self._microsecond if microsecond is _missing else _int(microsecond),
                self._zone if tzinfo is _missing else tzinfo, fold=self._fold if fold is _missing else _int(fold))

        def isoformat(self, timespec="auto") -> "named isoformat()":
            _check_timespec(timespec, 1)
            text = _time_text(self._hour, self._minute, self._second, self._microsecond, timespec)
            offset = self.utcoffset()
            return text if offset is None else text + _offset_text(offset)

        def __str__(self):
            return self.isoformat()

        def __repr__(self):
            parts = f"{self._hour}, {self._minute}"
            if self._second or self._microsecond:
                parts += f", {self._second}"
            if self._microsecond:
                parts += f", {self._microsecond}"
            name = "datetime.time" if type(self) is time else type(self).__qualname__
            return f"{name}({parts}{_zone_text(self)})"

        def strftime(self, format) -> "named strftime()":
            moment = _clock.struct_time((1900, 1, 1, self._hour, self._minute, self._second, 0, 1, -1))
            return _format(self, format, moment, self._microsecond)

        __format__ = date.__format__

        def utcoffset(self) -> "none time.utcoffset()":
            return _offset_of(self._zone, None)

        def dst(self) -> "none time.dst()":
            return _offset_of(self._zone, None, "dst")

        def tzname(self) -> "none time.tzname()":
            return _name_of(self._zone, None)

        def __eq__(self, other):
            return _order(self, other, "==") if isinstance(other, time) else NotImplemented

        def __lt__(self, other):
            return _order(self, other, "<") if isinstance(other, time) else NotImplemented

        def __le__(self, other):
            return _order(self, other, "<=") if isinstance(other, time) else NotImplemented

        def __gt__(self, other):
            return _order(other, self, "<") if isinstance(other, time) else NotImplemented

        def __ge__(self, other):
            return _order(other, self, "<=") if isinstance(other, time) else NotImplemented

        def __hash__(self):
            offset = self.utcoffset()
            if offset is None:
                micro = self._microsecond
                return hash(bytes((self._hour, self._minute, self._second, micro >> 16, micro >> 8 & 255, micro & 255)))
            return hash(timedelta(microseconds=_since_midnight(self) - _micros(offset)))

        def __reduce__(self):
            return type(self), (self._hour, self._minute, self._second, self._microsecond, self._zone)


    def _since_midnight(self):
        return ((self._hour * 60 + self._minute) * 60 + self._second) * 1000000 + self._microsecond


    def _order(left, right, sign):
        return _compared(left, right, _since_midnight(left), _since_midnight(right), sign, "times")


    def _compared(left, right, first, second, sign, kind):
        if left._zone is not right._zone:
            zones = left.utcoffset(), right.utcoffset()
            if zones[0] != zones[1]:
                if None in zones:
                    if sign == "==":
                        return False
                    raise TypeError(f"can't compare offset-naive and offset-aware {kind}")
                first -= _micros(zones[0])
                second -= _micros(zones[1])
        if sign == "==":
            return first == second
        if sign == "<":
            return first < second
        if sign == "<=":
            return first <= second
        return first > second if sign == ">" else first >= second


    def _check_timespec(timespec, place):
        if not isinstance(timespec, str):
            raise TypeError(f"isoformat() argument {place} must be str, not {_shown_type(timespec)}")


    def _time_text(hour, minute, second, microsecond, timespec):
        if timespec == "auto":
            timespec = "microseconds" if microsecond else "seconds"
        if timespec == "seconds":
            return f"{hour:02}:{minute:02}:{second:02}"
        if timespec == "microseconds":
            return f"{hour:02}:{minute:02}:{second:02}.{microsecond:06}"
        if timespec == "milliseconds":
            return f"{hour:02}:{minute:02}:{second:02}.{microsecond // 1000:03}"
        if timespec == "minutes":
            return f"{hour:02}:{minute:02}"
        if timespec == "hours":
            return f"{hour:02}"
        raise ValueError("Unknown timespec value")


    def _zone_text(self):
        text = "" if not self._fold else ", fold=1"
        return text if self._zone is None else f"{text}, tzinfo={self._zone!r}"


    time.min = time(0, 0)
    time.max = time(23, 59, 59, 999999)
    time.resolution = timedelta(microseconds=1)
    """#
}
