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


_ZERO = 0


class timedelta:
    """Difference between two datetime values."""
    __slots__ = ("_days", "_seconds", "_microseconds", "_hash")

    def __new__(cls, days=0, seconds=0, microseconds=0, milliseconds=0, minutes=0, hours=0,
            weeks=0) -> "named __new__()":
        total = 0
        left = 0.0
        if microseconds is not _ZERO:
            total, left = _add(total, left, microseconds, 1, "microseconds")
        if milliseconds is not _ZERO:
            total, left = _add(total, left, milliseconds, 1000, "milliseconds")
        if seconds is not _ZERO:
            total, left = _add(total, left, seconds, 1000000, "seconds")
        if minutes is not _ZERO:
            total, left = _add(total, left, minutes, 60000000, "minutes")
        if hours is not _ZERO:
            total, left = _add(total, left, hours, 3600000000, "hours")
        if days is not _ZERO:
            total, left = _add(total, left, days, 86400000000, "days")
        if weeks is not _ZERO:
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


def _with_time(moment, parts, zone, fold):
    """Gives a time or a moment its time of day."""
    moment._hour, moment._minute, moment._second, moment._microsecond = parts
    moment._zone, moment._fold = zone, fold
    return moment


class time:
    """time([hour[, minute[, second[, microsecond[, tzinfo]]]]]) --> a time object"""
    __slots__ = ("_hour", "_minute", "_second", "_microsecond", "_zone", "_fold")

    def __new__(cls, hour=0, minute=0, second=0, microsecond=0, tzinfo=None, *, fold=0) -> "named function iiiiOi":
        hour, minute, second, microsecond = _int(hour), _int(minute), _int(second), _int(microsecond)
        fold = _int(fold)
        _check_time(hour, minute, second, microsecond, fold)
        _check_zone(tzinfo)
        return _with_time(object.__new__(cls), (hour, minute, second, microsecond), tzinfo, fold)

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
        parts = f"{self._hour}, {self._minute}{_seconds_text(self)}"
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


def _seconds_text(moment):
    """The arguments for seconds and microseconds, as far as there are any."""
    if moment._microsecond:
        return f", {moment._second}, {moment._microsecond}"
    return f", {moment._second}" if moment._second else ""


def _since_midnight(self):
    return ((self._hour * 60 + self._minute) * 60 + self._second) * 1000000 + self._microsecond


def _order(left, right, sign):
    return _compared(left, right, _since_midnight(left), _since_midnight(right), sign, "times")


def _offsets_apart(left, right):
    """By how much the offsets of two moments differ, in microseconds; None where only one of them has one."""
    if left._zone is right._zone:
        return 0
    first, second = left.utcoffset(), right.utcoffset()
    if first == second:
        return 0
    return None if first is None or second is None else _micros(first) - _micros(second)


def _compared(left, right, first, second, sign, kind):
    apart = _offsets_apart(left, right)
    if apart is None and sign == "==":
        return False
    if apart is None:
        raise TypeError(f"can't compare offset-naive and offset-aware {kind}")
    first -= apart
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
        self._year, self._month, self._day = year, month, day
        return _with_time(self, (hour, minute, second, microsecond), tzinfo, fold)

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
        parts = f"{self._year}, {self._month}, {self._day}, {self._hour}, {self._minute}{_seconds_text(self)}"
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
        apart = _offsets_apart(self, other)
        if apart is None:
            raise TypeError("can't subtract offset-naive and offset-aware datetimes")
        return _duration(_position(self) - _position(other) - apart)

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


_date_class = date
_time_class = time


def _position(self):
    """Microseconds since the day before year 1."""
    days = _ordinal(self._year, self._month, self._day)
    return (((days * 24 + self._hour) * 60 + self._minute) * 60 + self._second) * 1000000 + self._microsecond


def _check_local(self):
    """Refuses a moment without a time zone from whose day CPython would step out of the years that there are."""
    if not self._fold and (self._year, self._month, self._day) == (1, 1, 1):
        raise ValueError("year 0 is out of range")
    if self._fold and (self._year, self._month, self._day) == (9999, 12, 31):
        raise ValueError("year 10000 is out of range")


def _at(position, like):
    seconds, micro = divmod(position, 1000000)
    days, seconds = divmod(seconds, 86400)
    if not 1 <= days <= _LAST_DAY:
        raise OverflowError("date value out of range")
    year, month, day = _civil(days)
    return type(like)(year, month, day, seconds // 3600, seconds // 60 % 60, seconds % 60, micro, like._zone)


def _tuple(self, saving):
    number = _ordinal(self._year, self._month, self._day)
    return _clock.struct_time((self._year, self._month, self._day, self._hour, self._minute, self._second,
        (number + 6) % 7, number - _ordinal(self._year, 1, 1) + 1, saving))


def _compare(left, right, sign):
    if not isinstance(right, datetime):
        if isinstance(right, date):
            if sign == "==":
                return False
            raise TypeError(f"can't compare {_full_name(left)} to {_full_name(right)}")
        return NotImplemented
    return _compared(left, right, _position(left), _position(right), sign, "datetimes")


def _full_name(value):
    cls = type(value)
    return f"datetime.{cls.__name__}" if cls is date or cls is datetime else cls.__name__


datetime.min = datetime(1, 1, 1)
datetime.max = datetime(9999, 12, 31, 23, 59, 59, 999999)
datetime.resolution = timedelta(microseconds=1)
_EPOCH = _position(datetime(1970, 1, 1))


def _moment(timestamp):
    """The parts of the moment so many seconds after the start of 1970, in UTC."""
    if isinstance(timestamp, float):
        if timestamp != timestamp:
            raise ValueError("cannot convert float NaN to integer")
        top, bottom = timestamp.as_integer_ratio()
        micros = _half_even(top * 1000000, bottom)
    else:
        micros = _index(timestamp) * 1000000
    seconds, micro = divmod(micros + _EPOCH, 1000000)
    if abs(micros) >= 1 << 83:
        raise OverflowError("timestamp out of range for platform time_t")
    days, seconds = divmod(seconds, 86400)
    if not 1 <= days <= _LAST_DAY:
        year = _civil(days)[0]
        if not -(1 << 31) <= year - 1900 < 1 << 31:
            raise OSError(75, "Value too large for defined data type")
        raise ValueError(f"year {year} is out of range")
    return *_civil(days), seconds // 3600, seconds // 60 % 60, seconds % 60, micro


def _digits(text):
    return int(text) if text.isascii() and text.isdigit() else None


def _read_date(text):
    """The year, month and day of `2024-02-29`, `20240229`, `2024-W09-4` and their like; None for other texts."""
    year = _digits(text[:4]) if len(text) >= 7 else None
    if year is None:
        return None
    dash = "-" if text[4] == "-" else ""
    rest = text[4 + len(dash):]
    if rest[:1] == "W":
        week, tail = _digits(rest[1:3]), rest[3:]
        if week is None or len(rest) < 3:
            return None
        day = 1
        if tail:
            if len(tail) != len(dash) + 1 or not tail.startswith(dash):
                return None
            day = _digits(tail[-1])
            if day is None:
                return None
        return _civil(_week_date(year, week, day)) if 1 <= week <= 53 and 1 <= day <= 7 else None
    if len(rest) != 4 + len(dash) or rest[2:2 + len(dash)] != dash:
        return None
    month, day = _digits(rest[:2]), _digits(rest[-2:])
    return None if month is None or day is None else (year, month, day)


def _read_clock(text, end):
    """Hours, minutes, seconds and microseconds before an end, and whether nothing is left; None without any."""
    fields = [0, 0, 0, 0]
    place = 0
    for index in range(3):
        number = _digits(text[place:place + 2])
        if number is None or len(text) < place + 2:
            return None
        fields[index] = number
        mark = text[place + 2:place + 3]
        place += 3
        if index == 0:
            colon = mark == ":"
        if place >= end:
            return fields, not mark
        if colon and mark == ":":
            continue
        if mark and mark in ".,":
            break
        if colon:
            return None
        place -= 1
    digits = text[place:min(end, place + 6)]
    if not digits or _digits(digits) is None:
        return None
    fields[3] = int((digits + "000000")[:6])
    place += len(digits)
    while text[place:place + 1].isascii() and text[place:place + 1].isdigit():
        place += 1
    return fields, place == len(text)


def _read_time(text):
    """Hours, minutes, seconds, microseconds and the time zone; None for a text that is no time."""
    place = next((index for index, char in enumerate(text) if char in "+-Z"), len(text))
    found = _read_clock(text, place)
    if found is None:
        return None
    fields, is_whole = found
    if place == len(text):
        return (*fields, None) if is_whole else None
    if text[place] == "Z":
        return (*fields, UTC) if place + 1 == len(text) else None
    found = _read_clock(text[place + 1:], len(text) - place - 1)
    if found is None or not found[1]:
        return None
    offset = found[0]
    delta = timedelta(hours=offset[0], minutes=offset[1], seconds=offset[2], microseconds=offset[3])
    return *fields, timezone(-delta if text[place] == "-" else delta)


def _read_moment(text):
    length = _date_length(text)
    found = _read_date(text[:length])
    if found is None:
        return None
    if len(text) == length:
        return found
    clock = _read_time(text[length + 1:])
    return None if clock is None else (*found, *clock)


def _date_length(text):
    """Where the date in a text ends."""
    if len(text) == 7:
        return 7
    if text[4:5] == "-":
        if text[5:6] != "W":
            return 10
        return 10 if text[8:9] == "-" and text[9:10].isdigit() and not text[10:11].isdigit() else 8
    if text[4:5] != "W":
        return 8
    tail = 7
    while tail < len(text) and text[tail].isdigit():
        tail += 1
    return tail if tail < 9 else 7 if tail % 2 == 0 else 8


for _class in (timedelta, tzinfo, timezone, date, IsoCalendarDate, time, datetime):
    _native(_class)
