extension PythonSource {
  /// Part 6 of 6 of what is written in Python of `datetime`.
  static let datetimeReading = #"""
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
    """#
}
