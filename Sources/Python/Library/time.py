from _hornbook import clock as _clock, steps as _steps, advance as _advance

_start = 1700000000
timezone = 0
altzone = 0
daylight = 0
tzname = ("UTC", "UTC")
_days = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"]
_full_days = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"]
_months = ["", "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"]
_full_months = ["", "January", "February", "March", "April", "May", "June", "July", "August", "September",
    "October", "November", "December"]


_lengths = (0, 31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31)


def _passed():
    return _steps() * 20 + _clock()


def time():
    return _start + _passed() / 1e9


def time_ns():
    return _start * 1000000000 + _passed()


def perf_counter():
    return 1000 + _passed() / 1e9


def perf_counter_ns():
    return 1000000000000 + _passed()


monotonic, monotonic_ns = perf_counter, perf_counter_ns


def process_time():
    return _steps() * 20 / 1e9


def process_time_ns():
    return _steps() * 20


thread_time, thread_time_ns = process_time, process_time_ns


def sleep(seconds, /):
    if not isinstance(seconds, (int, float)):
        raise TypeError(f"'{type(seconds).__name__}' object cannot be interpreted as an integer")
    if seconds < 0:
        raise ValueError("sleep length must be non-negative")
    _advance(int(min(seconds, 1e9) * 1e9))


class struct_time(tuple):
    __slots__ = ()
    n_fields = 11
    n_sequence_fields = 9

    def __repr__(self):
        return ("time.struct_time(tm_year=%r, tm_mon=%r, tm_mday=%r, tm_hour=%r, tm_min=%r, tm_sec=%r, tm_wday=%r, "
            "tm_yday=%r, tm_isdst=%r)") % tuple(self)

    tm_year = property(lambda self: self[0])
    tm_mon = property(lambda self: self[1])
    tm_mday = property(lambda self: self[2])
    tm_hour = property(lambda self: self[3])
    tm_min = property(lambda self: self[4])
    tm_sec = property(lambda self: self[5])
    tm_wday = property(lambda self: self[6])
    tm_yday = property(lambda self: self[7])
    tm_isdst = property(lambda self: self[8])
    tm_zone = "UTC"
    tm_gmtoff = 0


def _is_leap(year):
    return year % 4 == 0 and (year % 100 != 0 or year % 400 == 0)


def _day_number(year, month, day):
    if month <= 2:
        year -= 1
        month += 12
    return 365 * year + year // 4 - year // 100 + year // 400 + (153 * (month - 3) + 2) // 5 + day - 719469


def gmtime(seconds=None, /):
    total = int((time() if seconds is None else seconds) // 1)
    days, rest = divmod(total, 86400)
    z = days + 719468
    era = z // 146097
    doe = z - era * 146097
    yoe = (doe - doe // 1460 + doe // 36524 - doe // 146096) // 365
    doy = doe - (365 * yoe + yoe // 4 - yoe // 100)
    mp = (5 * doy + 2) // 153
    day = doy - (153 * mp + 2) // 5 + 1
    month = mp + 3 if mp < 10 else mp - 9
    year = yoe + era * 400 + (month <= 2)
    yday = days - _day_number(year, 1, 1) + 1
    return struct_time((year, month, day, rest // 3600, rest // 60 % 60, rest % 60, (days + 3) % 7, yday, 0))


def localtime(seconds=None, /):
    return gmtime(seconds)


def mktime(t, /):
    return float(_day_number(t[0], t[1], t[2]) * 86400 + t[3] * 3600 + t[4] * 60 + t[5])


def asctime(t=None, /):
    t = gmtime() if t is None else t
    return "%s %s %2d %02d:%02d:%02d %d" % (_days[t[6]], _months[t[1]], t[2], t[3], t[4], t[5], t[0])


def ctime(seconds=None, /):
    return asctime(gmtime(seconds))


def strftime(format, t=None, /):
    t = gmtime() if t is None else t
    if not isinstance(t, tuple):
        raise TypeError("Tuple or struct_time argument required")
    return _format(format, t)


def strptime(string, format="%a %b %d %H:%M:%S %Y", /):
    from _strptime import read
    return struct_time(read(string, format)[0])


def _format(format, t, micro=0, zone="UTC", offset="+0000"):
    result = []
    place = 0
    while place < len(format):
        char = format[place]
        place += 1
        if char != "%" or place >= len(format):
            result.append(char)
            continue
        code = format[place]
        place += 1
        flag = ""
        if code in "-_0^#" and place < len(format):
            flag = code
            code = format[place]
            place += 1
        text = _field(code, t, micro, zone, offset)
        result.append(_flagged(text, flag) if flag else text)
    return "".join(result)


def _flagged(text, flag):
    if flag == "-":
        return text.lstrip("0 ") or "0"
    if flag == "_":
        return (text.lstrip("0") or "0").rjust(len(text))
    if flag == "0":
        return text.strip().rjust(len(text), "0")
    return text.upper() if flag == "^" or not text.isupper() else text.lower()


def _iso_week(t):
    """The year of weeks to which a day belongs, and the week."""
    year = t[0]
    day = t[7] - t[6] + 3
    if day < 1:
        year -= 1
        day += 366 if _is_leap(year) else 365
    elif day > (366 if _is_leap(year) else 365):
        return year + 1, 1
    return year, (day + 6) // 7


def _field(code, t, micro, zone, offset):
    if code == "Y":
        return str(t[0])
    if code == "y":
        return "%02d" % (t[0] % 100)
    if code == "C":
        return str(t[0] // 100)
    if code == "m":
        return "%02d" % t[1]
    if code == "d":
        return "%02d" % t[2]
    if code == "e":
        return "%2d" % t[2]
    if code == "k":
        return "%2d" % t[3]
    if code == "l":
        return "%2d" % ((t[3] + 11) % 12 + 1)
    if code == "P":
        return "am" if t[3] < 12 else "pm"
    if code == "g":
        return "%02d" % (_iso_week(t)[0] % 100)
    if code == "H":
        return "%02d" % t[3]
    if code == "I":
        return "%02d" % ((t[3] + 11) % 12 + 1)
    if code == "M":
        return "%02d" % t[4]
    if code == "S":
        return "%02d" % t[5]
    if code == "f":
        return "%06d" % micro
    if code == "p":
        return "AM" if t[3] < 12 else "PM"
    if code == "a":
        return _days[t[6]]
    if code == "A":
        return _full_days[t[6]]
    if code in "bh":
        return _months[t[1]]
    if code == "B":
        return _full_months[t[1]]
    if code == "j":
        return "%03d" % t[7]
    if code == "w":
        return str((t[6] + 1) % 7)
    if code == "u":
        return str(t[6] + 1)
    if code == "U":
        return "%02d" % ((t[7] + 6 - (t[6] + 1) % 7) // 7)
    if code == "W":
        return "%02d" % ((t[7] + 6 - t[6]) // 7)
    if code == "V":
        return "%02d" % _iso_week(t)[1]
    if code == "G":
        return str(_iso_week(t)[0])
    if code == "c":
        return _format("%a %b %e %H:%M:%S %Y", t, micro, zone, offset)
    if code == "x" or code == "D":
        return _format("%m/%d/%y", t)
    if code == "X" or code == "T":
        return _format("%H:%M:%S", t)
    if code == "F":
        return _format("%Y-%m-%d", t)
    if code == "R":
        return _format("%H:%M", t)
    if code == "r":
        return _format("%I:%M:%S %p", t)
    if code == "Z":
        return zone
    if code == "z":
        return offset
    if code == "s":
        return str(int(mktime(t)))
    if code == "n":
        return "\n"
    if code == "t":
        return "\t"
    if code == "%":
        return "%"
    return "%" + code


from _hornbook import native_class as _native

for _class in (struct_time,):
    _native(_class)
