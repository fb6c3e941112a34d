extension PythonSource {
  /// Part 3 of 6 of what is written in Python of `datetime`.
  static let datetimeDates = #"""
    IsoCalendarDate = None


    def _format(self, format, moment, micro):
        """What `strftime` gives; the time zone is only asked when the format shows it."""
        if not isinstance(format, str):
            raise TypeError(f"strftime() argument 1 must be str, not {_shown_type(format)}")
        name = offset = ""
        if "%Z" in format and hasattr(self, "tzname"):
            name = self.tzname() or ""
        if "%z" in format and hasattr(self, "utcoffset"):
            offset = self.utcoffset()
            offset = "" if offset is None else _offset_text(offset, "")
        return _clock._format(format, moment, micro, name, offset)


    def _ctime(moments):
        text, _, year = _clock.asctime(moments).rpartition(" ")
        return f"{text} {int(year):04d}"


    class date:
        """date(year, month, day) --> date object"""
        __slots__ = ("_year", "_month", "_day")

        def __new__(cls, year, month, day) -> "named function iii":
            year, month, day = _int(year), _int(month), _int(day)
            _check_date(year, month, day)
            return _date(year, month, day, cls)

        year = _field("_year")
        month = _field("_month")
        day = _field("_day")

        @classmethod
        def today(cls) -> "none date.today()":
            return cls.fromtimestamp(_clock.time())

        @classmethod
        def fromtimestamp(cls, timestamp, /) -> "one date.fromtimestamp()":
            return cls(*_moment(timestamp)[:3])

        @classmethod
        def fromordinal(cls, ordinal, /) -> "format date.fromordinal()":
            ordinal = _int(ordinal)
            if ordinal < 1:
                raise ValueError("ordinal must be >= 1")
            if ordinal > _LAST_DAY:
                raise ValueError(f"year {_civil(ordinal)[0]} is out of range")
            return cls(*_civil(ordinal))

        @classmethod
        def fromisoformat(cls, text, /) -> "one date.fromisoformat()":
            if not isinstance(text, str):
                raise TypeError("fromisoformat: argument must be str")
            found = _read_date(text) if len(text) in (7, 8, 10) else None
            if found is None:
                raise ValueError(f"Invalid isoformat string: {text!r}")
            return cls(*found)

        @classmethod
        def fromisocalendar(cls, year, week, day) -> "named fromisocalendar() iii":
            return cls(*_civil(_week_date(_int(year), _int(week), _int(day))))

        def replace(self, year=_missing, month=_missing, day=_missing) -> "named replace() iii":
            return type(self)(self._year if year is _missing else _int(year),
                self._month if month is _missing else _int(month), self._day if day is _missing else _int(day))

        def toordinal(self) -> "none date.toordinal()":
            return _ordinal(self._year, self._month, self._day)

        def weekday(self) -> "none date.weekday()":
            return (self.toordinal() + 6) % 7

        def isoweekday(self) -> "none date.isoweekday()":
            return self.weekday() + 1

        def isocalendar(self) -> "none date.isocalendar()":
            year = self._year
            number = self.toordinal()
            first = _first_monday(year)
            if number < first:
                year -= 1
                first = _first_monday(year)
            elif number >= first + 364 and number >= _first_monday(year + 1):
                year += 1
                first = _first_monday(year)
            week, day = divmod(number - first, 7)
            return IsoCalendarDate((year, week + 1, day + 1))

        def timetuple(self) -> "none date.timetuple()":
            number = self.toordinal()
            return _clock.struct_time((self._year, self._month, self._day, 0, 0, 0, (number + 6) % 7,
                number - _ordinal(self._year, 1, 1) + 1, -1))

        def isoformat(self) -> "none date.isoformat()":
            return f"{self._year:04}-{self._month:02}-{self._day:02}"

        def __str__(self):
            return self.isoformat()

        def __repr__(self):
            name = "datetime.date" if type(self) is date else type(self).__qualname__
            return f"{name}({self._year}, {self._month}, {self._day})"

        def ctime(self) -> "none date.ctime()":
            return _ctime(self.timetuple())

        def strftime(self, format) -> "named strftime()":
            return _format(self, format, self.timetuple(), 0)

        def __format__(self, format, /) -> "format date.__format__()":
            if not isinstance(format, str):
                raise TypeError(f"__format__() argument 1 must be str, not {_shown_type(format)}")
            return self.strftime(format) if format else str(self)

        def __add__(self, other):
            if not isinstance(other, timedelta):
                return NotImplemented
            number = self.toordinal() + other._days
            if not 1 <= number <= _LAST_DAY:
                raise OverflowError("date value out of range")
            return _date(*_civil(number), type(self))

        __radd__ = __add__

        def __sub__(self, other):
            if isinstance(other, timedelta):
                number = self.toordinal() - other._days
                if not 1 <= number <= _LAST_DAY:
                    raise OverflowError("date value out of range")
                return _date(*_civil(number), type(self))
            if isinstance(other, date) and not isinstance(other, datetime):
                return timedelta(self.toordinal() - other.toordinal())
            return NotImplemented

        def __eq__(self, other):
            if isinstance(other, date) and not isinstance(other, datetime):
                return self._day == other._day and self._month == other._month and self._year == other._year
            return NotImplemented

        def __lt__(self, other):
            if isinstance(other, date) and not isinstance(other, datetime):
                return (self._year, self._month, self._day) < (other._year, other._month, other._day)
            return NotImplemented

        def __le__(self, other):
            if isinstance(other, date) and not isinstance(other, datetime):
                return (self._year, self._month, self._day) <= (other._year, other._month, other._day)
            return NotImplemented

        def __gt__(self, other):
            if isinstance(other, date) and not isinstance(other, datetime):
                return (self._year, self._month, self._day) > (other._year, other._month, other._day)
            return NotImplemented

        def __ge__(self, other):
            if isinstance(other, date) and not isinstance(other, datetime):
                return (self._year, self._month, self._day) >= (other._year, other._month, other._day)
            return NotImplemented

        def __hash__(self):
            return hash(bytes((self._year >> 8, self._year & 255, self._month, self._day)))

        def __reduce__(self):
            return type(self), (self._year, self._month, self._day)


    def _date(year, month, day, cls=date):
        if cls is not date and issubclass(cls, datetime):
            return cls(year, month, day)
        self = object.__new__(cls)
        self._year = year
        self._month = month
        self._day = day
        return self


    date.min = date(1, 1, 1)
    date.max = date(9999, 12, 31)
    date.resolution = timedelta(days=1)


    class IsoCalendarDate(tuple):
        __slots__ = ()
        year = property(lambda self: self[0])
        week = property(lambda self: self[1])
        weekday = property(lambda self: self[2])

        def __repr__(self):
            return f"datetime.IsoCalendarDate(year={self[0]}, week={self[1]}, weekday={self[2]})"
    """#
}
