import time as _clock


def _numbers(least, most, *widths):
    """Reads a whole number within limits, trying widths in order."""
    def read(text, place):
        for width in widths:
            part = text[place:place + width]
            if len(part) == width and part.isascii() and part.isdigit() and least <= int(part) <= most:
                yield int(part), place + width
    return read


def _day(text, place):
    yield from _two(1, 31)(text, place)
    if text[place:place + 1] == " " and text[place + 1:place + 2] in "123456789" and place + 1 < len(text):
        yield int(text[place + 1]), place + 2


def _two(least, most):
    return _numbers(least, most, 2, 1)


def _names(names):
    def read(text, place):
        lowered = text.lower()
        for index, name in sorted(enumerate(names), key=lambda item: -len(item[1])):
            if name and lowered.startswith(name.lower(), place):
                yield index, place + len(name)
    return read


def _fraction(text, place):
    end = place
    while end < len(text) and end < place + 6 and text[end].isdigit():
        end += 1
    while end > place:
        yield int(text[place:end].ljust(6, "0")), end
        end -= 1


def _offset(text, place):
    """Microseconds east of Greenwich."""
    if text[place:place + 1] == "Z":
        yield 0, place + 1
        return
    sign = {"+": 1, "-": -1}.get(text[place:place + 1])
    if sign is None:
        return
    ends = []
    total, position = 0, place + 1
    for index, scale in enumerate((3600, 60, 1)):
        colon = index and text[position:position + 1] == ":"
        part = text[position + bool(colon):position + bool(colon) + 2]
        if len(part) != 2 or not part.isdigit() or index and int(part) > 59:
            break
        total += int(part) * scale * 1000000
        position += 2 + bool(colon)
        if index:
            ends.append((sign * total, position))
    if len(ends) == 2 and text[position:position + 1] == ".":
        for micro, end in _fraction(text, position + 1):
            yield sign * (total + micro), end
    yield from reversed(ends)


_READERS = {
    "d": _day, "f": _fraction, "H": _two(0, 23), "I": _two(1, 12), "G": _numbers(0, 9999, 4),
    "j": _numbers(1, 366, 3, 2, 1), "m": _two(1, 12), "M": _two(0, 59), "S": _two(0, 61), "U": _two(0, 53),
    "W": _two(0, 53), "w": _numbers(0, 6, 1), "u": _numbers(1, 7, 1), "V": _two(1, 53), "y": _numbers(0, 99, 2),
    "Y": _numbers(0, 9999, 4), "z": _offset, "A": _names(_clock._full_days), "a": _names(_clock._days),
    "B": _names(_clock._full_months), "b": _names(_clock._months), "p": _names(("am", "pm")),
    "Z": _names(("utc", "gmt")),
}
_LONG = {"c": "%a %b %d %H:%M:%S %Y", "x": "%m/%d/%y", "X": "%H:%M:%S"}


def _parse(format, shown):
    """The pieces of a format: directives, runs of spaces, and other characters."""
    pieces = []
    place = 0
    while place < len(format):
        char = format[place]
        place += 1
        if char == "%":
            if place == len(format):
                raise ValueError("stray %% in format '%s'" % shown)
            code = format[place]
            place += 1
            if code in _LONG:
                pieces += _parse(_LONG[code], shown)
            elif code == "%":
                pieces.append(("text", "%"))
            elif code in _READERS:
                pieces.append(("field", code))
            else:
                code = "\\" if code == "\\" else code
                raise ValueError("'%s' is a bad directive in format '%s'" % (code, shown))
        elif char.isspace():
            if not pieces or pieces[-1][0] != "space":
                pieces.append(("space", char))
        else:
            pieces.append(("text", char))
    return pieces


def _match(pieces, index, text, place, found):
    """Where the text ends that the pieces from one on match, the first way that works; None when there is none."""
    while index < len(pieces):
        kind, value = pieces[index]
        index += 1
        if kind == "text":
            if text[place:place + 1].lower() != value.lower():
                return None
            place += 1
            continue
        if kind == "space":
            end = place
            while end < len(text) and text[end].isspace():
                end += 1
            for stop in range(end, place, -1):
                result = _match(pieces, index, text, stop, found)
                if result is not None:
                    return result
            return None
        for number, end in _READERS[value](text, place):
            result = _match(pieces, index, text, end, found)
            if result is not None:
                found[value] = (number, text[place:end])
                return result
        return None
    return place


def read(text, format):
    """The fields of a `struct_time`, microseconds, and the time zone's offset and name."""
    pieces = _parse(format, format)
    codes = [value for kind, value in pieces if kind == "field"]
    for code in codes:
        if codes.count(code) > 1:
            _complain_twice(codes, code)
    found = {}
    end = _match(pieces, 0, text, 0, found)
    if end is None:
        raise ValueError("time data %r does not match format %r" % (text, format))
    if end != len(text):
        raise ValueError("unconverted data remains: %s" % text[end:])
    return _combine(found)


def _complain_twice(codes, code):
    from re import error
    number = 1
    places = {}
    for each in codes:
        if each in places:
            break
        places[each] = number
        number += 1
    raise error(f"redefinition of group name {each!r} as group {number}; was group {places[each]}")


def _combine(found):
    def get(code, otherwise=None):
        return found[code][0] if code in found else otherwise
    year, month, day = get("Y"), get("m", 1), get("d", 1)
    if year is None and "y" in found:
        year = get("y") + (2000 if get("y") <= 68 else 1900)
    month = get("b", get("B", month))
    hour = get("H", 0)
    if "I" in found:
        hour = get("I") % 12 + 12 * get("p", 0)
    weekday = get("a", get("A", get("u", 1) - 1 if "u" in found else None))
    if "w" in found:
        weekday = (get("w") - 1) % 7
    _check_weeks(found, year, weekday)
    leaped = year is None and month == 2 and day == 29
    base = 1904 if leaped else 1900 if year is None else year
    julian = get("j")
    base, julian = _from_week(found, base, julian, weekday)
    first = _clock._day_number(base, 1, 1)
    if julian is None:
        number = _clock._day_number(base, month, day)
        if not 1 <= day <= (29 if month == 2 and _clock._is_leap(base) else _clock._lengths[month]):
            raise ValueError("day is out of range for month")
        julian = number - first + 1
    else:
        number = first + julian - 1
        base, month, day = _clock.gmtime(number * 86400)[:3]
    if weekday is None:
        weekday = (number + 3) % 7
    zone = get("z")
    name = found["Z"][1] if "Z" in found and "z" in found else None
    fields = (1900 if leaped else base, month, day, hour, get("M", 0), get("S", 0), weekday, julian, _saving(found))
    return fields, get("f", 0), zone, name


def _saving(found):
    return 0 if "Z" in found else -1


def _check_weeks(found, year, weekday):
    if "G" in found:
        if "V" not in found or weekday is None:
            raise ValueError("ISO year directive '%G' must be used with the ISO week directive '%V' and a weekday "
                "directive ('%A', '%a', '%w', or '%u').")
        if "j" in found:
            raise ValueError("Day of the year directive '%j' is not compatible with ISO year directive '%G'. "
                "Use '%Y' instead.")
    elif "V" in found:
        if year is None or weekday is None:
            raise ValueError("ISO week directive '%V' must be used with the ISO year directive '%G' and a weekday "
                "directive ('%A', '%a', '%w', or '%u').")
        raise ValueError("ISO week directive '%V' is incompatible with the year directive '%Y'. "
            "Use the ISO year '%G' instead.")


def _from_week(found, year, julian, weekday):
    """The year and the day of the year, when a week and a weekday say them."""
    if julian is not None or weekday is None:
        return year, julian
    if "U" in found or "W" in found:
        if "Y" not in found and "y" not in found:
            return year, None
        starts_sunday = "U" in found
        week = found["U" if starts_sunday else "W"][0]
        first = (_clock._day_number(year, 1, 1) + 3) % 7
        if starts_sunday:
            first = (first + 1) % 7
            weekday = (weekday + 1) % 7
        lead = (7 - first) % 7
        julian = 1 + weekday - first if week == 0 else 1 + lead + 7 * (week - 1) + weekday
    elif "G" in found:
        year = found["G"][0]
        first = _clock._day_number(year, 1, 1)
        lead = (first + 3) % 7
        monday = first - lead + (7 if lead > 3 else 0)
        julian = monday + 7 * (found["V"][0] - 1) + weekday - first + 1
    if julian is not None and julian <= 0:
        year -= 1
        julian += 366 if _clock._is_leap(year) else 365
    return year, julian
