extension PythonSource {
  /// Part 5 of 6 of what is written in Python of `datetime`.
  static let datetimeMoments = #"""
    class datetime(date):
        """datetime(year, month, day[, hour[, minute[, second[, microsecond[,tzinfo]]]]])"""
        __slots__ = ("_hour", "_minute", "_second", "_microsecond", "_zone", "_fold")

        def __new__(cls, year, month, day, hour=0, minute=0, second=0, microsecond=0, tzinfo=None, *,
                fold=0) -> "named function iiiiiiiOi":
            year, month, day, hour = _int(year), _int(month), _int(day), _int(hour)
            minute, second, microsecond, fold = _int(minute), _int(second), _int(microsecond), _int(fold)
            _check_date(year, month, day)
            _check_time(hour, minute, second, microsecond, fold)
            _check_zone(tzinfo)
            self = object.__new__(cls)
            self._year = year
            self._month = month
            self._day = day
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
        def now(cls, tz=None) -> "named now()":
            return cls.fromtimestamp(_clock.time(), tz)

        @classmethod
        def utcnow(cls) -> "none datetime.utcnow()":
            return cls.fromtimestamp(_clock.time())

        @classmethod
        def fromtimestamp(cls, timestamp, tz=None) -> "named fromtimestamp()":
            _check_zone(tz)
            result = cls(*_moment(timestamp), tz)
            return result if tz is None else tz.fromutc(result)

        @classmethod
        def utcfromtimestamp(cls, timestamp, /) -> "format datetime.utcfromtimestamp()":
            return cls(*_moment(timestamp))

        @classmethod
        def combine(cls, date, time, tzinfo=_missing) -> "named combine()":
            if not isinstance(date, _date_class):
                raise TypeError(f"combine() argument 1 must be datetime.date, not {_shown_type(date)}")
            if not isinstance(time, _time_class):
                raise TypeError(f"combine() argument 2 must be datetime.time, not {_shown_type(time)}")
            return cls(date._year, date._month, date._day, time._hour, time._minute, time._second, time._microsecond,
                time._zone if tzinfo is _missing else tzinfo, fold=time._fold)

        @classmethod
        def fromisoformat(cls, text, /) -> "one datetime.fromisoformat()":
            if not isinstance(text, str):
                raise TypeError("fromisoformat: argument must be str")
            found = _read_moment(text)
            if found is None:
                raise ValueError(f"Invalid isoformat string: {text!r}")
            return cls(*found)

        @classmethod
        def strptime(cls, text, format, /) -> "format datetime.strptime()":
            if not isinstance(text, str) or not isinstance(format, str):
                place, value = (1, text) if not isinstance(text, str) else (2, format)
                raise TypeError(f"strptime() argument {place} must be str, not {_shown_type(value)}")
            from _strptime import read
            fields, micro, offset, name = read(text, format)
            zone = None
            if offset is not None:
                zone = timezone(timedelta(microseconds=offset)) if name is None else \
                    timezone(timedelta(microseconds=offset), name)
            return cls(*fields[:6], micro, zone)

        def date(self) -> "none datetime.date()":
            return _date(self._year, self._month, self._day)

        def time(self) -> "none datetime.time()":
            return _time_class(self._hour, self._minute, self._second, self._microsecond, fold=self._fold)

        def timetz(self) -> "none datetime.timetz()":
            return _time_class(self._hour, self._minute, self._second, self._microsecond, self._zone, fold=self._fold)

        def replace(self, year=_missing, month=_missing, day=_missing, hour=_missing, minute=_missing, second=_missing,
                microsecond=_missing, tzinfo=_missing, *, fold=_missing) -> "named replace() iiiiiiiOi":
            return type(self)(self._year if year is _missing else _int(year),
                self._month if month is _missing else _int(month), self._day if day is _missing else _int(day),
                self._hour if hour is _missing else _int(hour), self._minute if minute is _missing else _int(minute),
                self._second if second is _missing else _int(second),
                self._microsecond if microsecond is _missing else _int(microsecond),
                self._zone if tzinfo is _missing else tzinfo, fold=self._fold if fold is _missing else _int(fold))

        def timestamp(self) -> "none datetime.timestamp()":
            offset = self.utcoffset()
            if offset is None:
                _check_local(self)
            return (_position(self) - _EPOCH - (0 if offset is None else _micros(offset))) / 1000000

        def timetuple(self) -> "none datetime.timetuple()":
            saving = self.dst()
            return _tuple(self, -1 if saving is None else 1 if saving else 0)

        def utctimetuple(self) -> "none datetime.utctimetuple()":
            offset = self.utcoffset()
            return _tuple(self - offset if offset else self, 0)

        def astimezone(self, tz=None) -> "named astimezone()":
            _check_zone(tz)
            offset = self.utcoffset()
            if offset is None:
                _check_local(self)
            if tz is None:
                tz = _zone(timedelta(0), "UTC")
            if self._zone is tz:
                return self
            utc = (self if offset is None else self - offset).replace(tzinfo=tz)
            return tz.fromutc(utc)

        def utcoffset(self) -> "none datetime.utcoffset()":
            return _offset_of(self._zone, self)

        def dst(self) -> "none datetime.dst()":
            return _offset_of(self._zone, self, "dst")

        def tzname(self) -> "none datetime.tzname()":
            return _name_of(self._zone, self)

        def isoformat(self, sep="T", timespec="auto") -> "named isoformat()":
            if not isinstance(sep, str):
                raise TypeError(f"isoformat() argument 1 must be a unicode character, not {_shown_type(sep)}")
            if len(sep) != 1:
                raise TypeError("isoformat() argument 1 must be a unicode character, not str")
            _check_timespec(timespec, 2)
            text = _time_text(self._hour, self._minute, self._second, self._microsecond, timespec)
            offset = self.utcoffset()
            return f"{self._year:04}-{self._month:02}-{self._day:02}{sep}{text}" + \
                ("" if offset is None else _offset_text(offset))

        def __str__(self):
            return self.isoformat(" ")

        def __repr__(self):
            parts = f"{self._year}, {self._month}, {self._day}, {self._hour}, {self._minute}"
            if self._second or self._microsecond:
                parts += f", {self._second}"
            if self._microsecond:
                parts += f", {self._microsecond}"
            name = "datetime.datetime" if type(self) is datetime else type(self).__qualname__
            return f"{name}({parts}{_zone_text(self)})"

        def ctime(self) -> "none datetime.ctime()":
            return _ctime(_tuple(self, -1))

        def strftime(self, format) -> "named strftime()":
            return _format(self, format, _tuple(self, -1), self._microsecond)

        def __add__(self, other):
            if isinstance(other, timedelta):
                return _at(_position(self) + _micros(other), self)
            return NotImplemented

        __radd__ = __add__

        def __sub__(self, other):
            if isinstance(other, timedelta):
                return _at(_position(self) - _micros(other), self)
            if not isinstance(other, datetime):
                return NotImplemented
            distance = _position(self) - _position(other)
            if self._zone is not other._zone:
                zones = self.utcoffset(), other.utcoffset()
                if zones[0] != zones[1]:
                    if None in zones:
                        raise TypeError("can't subtract offset-naive and offset-aware datetimes")
                    distance -= _micros(zones[0]) - _micros(zones[1])
            return _duration(distance)

        def __eq__(self, other):
            return _compare(self, other, "==")

        def __lt__(self, other):
            return _compare(self, other, "<")

        def __le__(self, other):
            return _compare(self, other, "<=")

        def __gt__(self, other):
            return _compare(self, other, ">")

        def __ge__(self, other):
            return _compare(self, other, ">=")

        def __hash__(self):
            offset = self.utcoffset()
            if offset is None:
                micro = self._microsecond
                return hash(bytes((self._year >> 8, self._year & 255, self._month, self._day, self._hour, self._minute,
                    self._second, micro >> 16, micro >> 8 & 255, micro & 255)))
            return hash(_duration(_position(self) - _micros(offset)))

        def __reduce__(self):
            return type(self), (self._year, self._month, self._day, self._hour, self._minute, self._second,
                self._microsecond, self._zone)
    """#
}
