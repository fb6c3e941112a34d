extension PythonSource {
  /// Part 1 of 6 of what is written in Python of `datetime`.
  static let datetimeDurations = #"""
    import time as _clock
    from operator import index as _index
    from _hornbook import int32 as _int, native_class as _native, type_name as _type_name

    __all__ = ("date", "datetime", "time", "timedelta", "timezone", "tzinfo", "MINYEAR", "MAXYEAR", "UTC")
    MINYEAR = 1
    MAXYEAR = 9999
    _LENGTHS = (0, 31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31)
    _BEFORE = (0, 0, 31, 59, 90, 120, 151, 181, 212, 243, 273, 304, 334)
    _LAST_DAY = 3652059
    _missing = object()


    def _is_leap(year):
        return year % 4 == 0 and (year % 100 != 0 or year % 400 == 0)


    def _month_length(year, month):
        return 29 if month == 2 and _is_leap(year) else _LENGTHS[month]


    def _ordinal(year, month, day):
        """The number of a day, counted from the first day of year 1."""
        passed = year - 1
        days = passed * 365 + passed // 4 - passed // 100 + passed // 400 + _BEFORE[month] + day
        return days + 1 if month > 2 and _is_leap(year) else days


    def _civil(ordinal):
        """The year, month and day of a day's number."""
        shifted = ordinal + 305
        era, day = divmod(shifted, 146097)
        year = (day - day // 1460 + day // 36524 - day // 146096) // 365
        day -= 365 * year + year // 4 - year // 100
        month = (5 * day + 2) // 153
        return (era * 400 + year + (month > 9), month - 9 if month > 9 else month + 3,
            day - (153 * month + 2) // 5 + 1)


    def _first_monday(year):
        """The day on which the year of weeks begins."""
        first = _ordinal(year, 1, 1)
        weekday = (first + 6) % 7
        return first - weekday + 7 if weekday > 3 else first - weekday


    def _week_date(year, week, day):
        """The number of a day of a year of weeks."""
        if not MINYEAR <= year <= MAXYEAR:
            raise ValueError(f"Year is out of range: {year}")
        if not 1 <= week <= 52 and not (week == 53 and _first_monday(year + 1) - _first_monday(year) == 371):
            raise ValueError(f"Invalid week: {week}")
        if not 1 <= day <= 7:
            raise ValueError(f"Invalid day: {day} (range is [1, 7])")
        return _first_monday(year) + week * 7 + day - 8


    def _check_date(year, month, day):
        if not MINYEAR <= year <= MAXYEAR:
            raise ValueError(f"year {year} is out of range")
        if not 1 <= month <= 12:
            raise ValueError("month must be in 1..12")
        if day < 1 or day > _LENGTHS[month] and day > _month_length(year, month):
            raise ValueError("day is out of range for month")


    def _check_time(hour, minute, second, microsecond, fold):
        if not 0 <= hour <= 23:
            raise ValueError("hour must be in 0..23")
        if not 0 <= minute <= 59:
            raise ValueError("minute must be in 0..59")
        if not 0 <= second <= 59:
            raise ValueError("second must be in 0..59")
        if not 0 <= microsecond <= 999999:
            raise ValueError("microsecond must be in 0..999999")
        if fold != 0 and fold != 1:
            raise ValueError("fold must be either 0 or 1")


    def _check_zone(zone):
        if zone is not None and not isinstance(zone, tzinfo):
            raise TypeError(f"tzinfo argument must be None or of a tzinfo subclass, not type '{_type_name(zone)}'")


    class _field:
        """An attribute that can only be read."""

        def __init__(self, place, doc=None):
            self.place = place

        def __set_name__(self, owner, name):
            self.name = name
            self.owner = owner

        def __get__(self, instance, owner):
            return self if instance is None else getattr(instance, self.place)

        def __set__(self, instance, value):
            raise AttributeError(f"attribute '{self.name}' of 'datetime.{self.owner.__name__}' objects is not writable")

        def __delete__(self, instance):
            self.__set__(instance, None)


    def _half_even(top, bottom):
        """The quotient of two whole numbers, rounded to the nearest, halves to the even one."""
        quotient, rest = divmod(top, bottom)
        rest *= 2
        beyond = rest > bottom if bottom > 0 else rest < bottom
        return quotient + 1 if beyond or rest == bottom and quotient % 2 else quotient


    class timedelta:
        """Difference between two datetime values."""
        __slots__ = ("_days", "_seconds", "_microseconds", "_hash")

        def __new__(cls, days=0, seconds=0, microseconds=0, milliseconds=0, minutes=0, hours=0,
                weeks=0) -> "named __new__()":
            total = 0
            left = 0.0
            if microseconds is not 0:
                total, left = _add(total, left, microseconds, 1, "microseconds")
            if milliseconds is not 0:
                total, left = _add(total, left, milliseconds, 1000, "milliseconds")
            if seconds is not 0:
                total, left = _add(total, left, seconds, 1000000, "seconds")
            if minutes is not 0:
                total, left = _add(total, left, minutes, 60000000, "minutes")
            if hours is not 0:
                total, left = _add(total, left, hours, 3600000000, "hours")
            if days is not 0:
                total, left = _add(total, left, days, 86400000000, "days")
            if weeks is not 0:
                total, left = _add(total, left, weeks, 604800000000, "weeks")
            if left:
                whole = round(left)
                if abs(whole - left) == 0.5:
                    odd = total & 1
                    whole = 2 * round((left + odd) * 0.5) - odd
                total += whole
            return _duration(total, cls)

        days = _field("_days")
        seconds = _field("_seconds")
        microseconds = _field("_microseconds")

        def total_seconds(self) -> "none timedelta.total_seconds()":
            return _micros(self) / 1000000

        def __repr__(self):
            parts = []
            if self._days:
                parts.append(f"days={self._days}")
            if self._seconds:
                parts.append(f"seconds={self._seconds}")
            if self._microseconds:
                parts.append(f"microseconds={self._microseconds}")
            name = "datetime.timedelta" if type(self) is timedelta else type(self).__qualname__
            return f"{name}({', '.join(parts) or '0'})"

        def __str__(self):
            minutes, seconds = divmod(self._seconds, 60)
            hours, minutes = divmod(minutes, 60)
            text = f"{hours}:{minutes:02}:{seconds:02}"
            if self._microseconds:
                text += f".{self._microseconds:06}"
            if self._days:
                text = f"{self._days} day{'' if abs(self._days) == 1 else 's'}, {text}"
            return text

        def __add__(self, other):
            if isinstance(other, timedelta):
                return _duration(_micros(self) + _micros(other))
            return NotImplemented

        __radd__ = __add__

        def __sub__(self, other):
            if isinstance(other, timedelta):
                return _duration(_micros(self) - _micros(other))
            return NotImplemented

        def __rsub__(self, other):
            if isinstance(other, timedelta):
                return _duration(_micros(other) - _micros(self))
            return NotImplemented

        def __neg__(self):
            return _duration(-_micros(self))

        def __pos__(self):
            return _duration(_micros(self))

        def __abs__(self):
            return _duration(abs(_micros(self)))

        def __mul__(self, other):
            if isinstance(other, int):
                return _duration(_micros(self) * other)
            if isinstance(other, float):
                top, bottom = other.as_integer_ratio()
                return _duration(_half_even(_micros(self) * top, bottom))
            return NotImplemented

        __rmul__ = __mul__

        def __truediv__(self, other):
            if isinstance(other, timedelta):
                return _micros(self) / _micros(other)
            if isinstance(other, int):
                return _duration(_half_even(_micros(self), other))
            if isinstance(other, float):
                top, bottom = other.as_integer_ratio()
                return _duration(_half_even(_micros(self) * bottom, top))
            return NotImplemented

        def __floordiv__(self, other):
            if isinstance(other, timedelta):
                return _micros(self) // _micros(other)
            if isinstance(other, int):
                return _duration(_micros(self) // other)
            return NotImplemented

        def __mod__(self, other):
            if isinstance(other, timedelta):
                return _duration(_micros(self) % _micros(other))
            return NotImplemented

        def __divmod__(self, other):
            if isinstance(other, timedelta):
                quotient, rest = divmod(_micros(self), _micros(other))
                return quotient, _duration(rest)
            return NotImplemented

        def __eq__(self, other):
            return _micros(self) == _micros(other) if isinstance(other, timedelta) else NotImplemented

        def __lt__(self, other):
            return _micros(self) < _micros(other) if isinstance(other, timedelta) else NotImplemented

        def __le__(self, other):
            return _micros(self) <= _micros(other) if isinstance(other, timedelta) else NotImplemented

        def __gt__(self, other):
            return _micros(self) > _micros(other) if isinstance(other, timedelta) else NotImplemented

        def __ge__(self, other):
            return _micros(self) >= _micros(other) if isinstance(other, timedelta) else NotImplemented

        def __bool__(self):
            return self._days != 0 or self._seconds != 0 or self._microseconds != 0

        def __hash__(self):
            return hash((self._days, self._seconds, self._microseconds))

        def __reduce__(self):
            return type(self), (self._days, self._seconds, self._microseconds)


    def _micros(delta):
        return (delta._days * 86400 + delta._seconds) * 1000000 + delta._microseconds


    def _duration(total, cls=timedelta):
        """A duration of so many microseconds."""
        seconds, microseconds = divmod(total, 1000000)
        days, seconds = divmod(seconds, 86400)
        if not -999999999 <= days <= 999999999:
            if abs(days) >= 1 << 31:
                raise OverflowError("Python int too large to convert to C int")
            raise OverflowError(f"days={days}; must have magnitude <= 999999999")
        self = object.__new__(cls)
        self._days = days
        self._seconds = seconds
        self._microseconds = microseconds
        return self


    def _add(total, left, number, factor, name):
        """Adds a part of a duration to a whole number of microseconds and what is left over of one."""
        if isinstance(number, int):
            return total + number * factor, left
        if not isinstance(number, float):
            raise TypeError(f"unsupported type for timedelta {name} component: {_type_name(number)}")
        whole = int(number)
        total += whole * factor
        rest = (number - whole) * factor
        whole = int(rest)
        return total + whole, left + (rest - whole)


    timedelta.min = timedelta(-999999999)
    timedelta.max = timedelta(days=999999999, hours=23, minutes=59, seconds=59, microseconds=999999)
    timedelta.resolution = timedelta(microseconds=1)
    """#
}
