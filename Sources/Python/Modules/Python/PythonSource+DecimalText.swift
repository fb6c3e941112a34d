extension PythonSource {
  /// Part 6 of 9 of what is written in Python of `decimal`.
  static let decimalText = #"""
    def _text(value, capitals=1, engineering=False):
        """A number as `str` shows it."""
        sign = "-" if value._sign else ""
        if value._kind:
            if value._kind == _INFINITE:
                return sign + "Infinity"
            payload = _digits(value._number) if value._number else ""
            return sign + ("NaN" if value._kind == _QUIET else "sNaN") + payload
        digits = _digits(value._number)
        exponent = value._exponent
        point = exponent + len(digits)
        if exponent <= 0 and point > -6:
            place = point
        elif not engineering:
            place = 1
        elif value._number == 0:
            place = (point + 1) % 3 - 1
        else:
            place = (point - 1) % 3 + 1
        return sign + _placed(digits, place) + _exponent_text(point - place, "E" if capitals else "e")


    def _placed(digits, place):
        """Digits with a point before the one with an index."""
        if place <= 0:
            return "0." + "0" * -place + digits
        if place >= len(digits):
            return digits + "0" * (place - len(digits))
        return digits[:place] + "." + digits[place:]


    def _exponent_text(exponent, letter):
        return "" if exponent == 0 else f"{letter}{exponent:+}"


    def _read(text):
        """The number that a text says; None when it says none."""
        body = text.strip().replace("_", "")
        sign = 0
        if body[:1] in ("+", "-"):
            sign = int(body[0] == "-")
            body = body[1:]
        lowered = body.lower()
        if lowered in ("inf", "infinity"):
            return _make(sign, 0, 0, _INFINITE)
        for start, kind in (("nan", _QUIET), ("snan", _SIGNALING)):
            if lowered.startswith(start):
                payload = lowered[len(start):]
                if payload and not payload.isdecimal():
                    return None
                return _make(sign, _whole(payload) if payload else 0, 0, kind)
        mantissa, mark, power = lowered.partition("e")
        whole, _, fraction = mantissa.partition(".")
        digits = whole + fraction
        if not digits.isdecimal():
            return None
        exponent = 0
        if mark:
            signless = power[1:] if power[:1] in ("+", "-") else power
            if not signless.isdecimal():
                return None
            exponent = int(power)
        return _make(sign, _whole(digits), exponent - len(fraction))


    def _parse_format(text):
        """Fill, alignment, sign, whether -0 loses its sign, zero padding, width, grouping, precision, type; or None."""
        fill, alignment, place = " ", ">", 0
        given = False
        if text[1:2] and text[1] in "<>=^":
            fill, alignment, place, given = text[0], text[1], 2, True
        elif text[:1] and text[0] in "<>=^":
            alignment, place, given = text[0], 1, True
        sign = "-"
        if text[place:place + 1] and text[place] in "+- ":
            sign = text[place]
            place += 1
        coerce = text[place:place + 1] == "z"
        place += coerce
        zero = text[place:place + 1] == "0"
        if zero:
            if given:
                return None
            fill, alignment = "0", "="
            place += 1
        start = place
        while text[place:place + 1].isdigit():
            place += 1
        width = int(text[start:place] or "0")
        comma = text[place:place + 1] == ","
        place += comma
        precision = None
        if text[place:place + 1] == ".":
            start = place + 1
            place = start
            while text[place:place + 1].isdigit():
                place += 1
            if place == start:
                return None
            precision = int(text[start:place])
        kind = text[place:]
        if len(kind) > 1 or kind and kind not in "eEfFgGn%":
            return None
        return fill, alignment, sign, coerce, zero, width, comma, precision, kind


    def _format(value, text, context):
        parts = _parse_format(text)
        if parts is None:
            raise ValueError("invalid format string")
        fill, alignment, sign, coerce, zero, width, comma, precision, kind = parts
        if value._kind:
            body = _text(_make(0, value._number, 0, value._kind))
            if zero:
                fill, alignment = " ", ">"
            comma = zero = False
            negative = value._sign
            tail = "%" if kind == "%" else ""
            whole, rest = body, tail
        else:
            negative, body = _body(value, precision, kind, context)
            if coerce and negative and not any(char in "123456789" for char in body.lower().partition("e")[0]):
                negative = 0
            split = next((index for index, char in enumerate(body) if char not in "0123456789"), len(body))
            whole, rest = body[:split], body[split:]
        prefix = "-" if negative else "" if sign == "-" else sign
        if comma:
            whole = _grouped(whole, width - len(prefix) - len(rest) if zero else 0)
        missing = width - len(prefix) - len(whole) - len(rest)
        if missing <= 0:
            return prefix + whole + rest
        if alignment == "<":
            return prefix + whole + rest + fill * missing
        if alignment == "^":
            return fill * (missing // 2) + prefix + whole + rest + fill * (missing - missing // 2)
        if alignment == "=":
            return prefix + fill * missing + whole + rest
        return fill * missing + prefix + whole + rest


    def _grouped(digits, least):
        """Digits with commas, filled with zeros to a width."""
        count = len(digits)
        while count + (count - 1) // 3 < least:
            count += 1
        digits = digits.rjust(count, "0")
        first = count % 3
        groups = [digits[:first]] if first else []
        return ",".join(groups + [digits[place:place + 3] for place in range(first, count, 3)])


    def _body(value, precision, kind, context):
        """A number's sign, and its digits as a type of format wants them."""
        rounding = context._rounding
        if kind == "%":
            value = _make(value._sign, value._number, value._exponent + 2)
            kind = "f"
            sign, body = _body(value, precision, kind, context)
            return sign, body + "%"
        if kind in ("f", "F"):
            if precision is not None:
                number = _rescale(value, -precision, rounding)[0]
                value = _make(value._sign, number, -precision)
            elif value._exponent > 0:
                value = _make(value._sign, value._number * 10 ** value._exponent, 0)
            digits = _digits(value._number)
            return value._sign, _placed(digits, value._exponent + len(digits))
        if kind in ("e", "E"):
            if precision is not None:
                value = _cut(value, precision + 1, rounding)
            digits = _digits(value._number)
            exponent = value._exponent + len(digits) - 1
            if precision is not None:
                if value._number == 0:
                    exponent += precision
                digits = digits.ljust(precision + 1, "0")
            return value._sign, f"{_placed(digits, 1)}{kind}{exponent:+}"
        if precision is not None:
            value = _cut(value, precision or 1, rounding)
        capitals = kind == "G" or kind == "" and context._capitals
        return value._sign, _text(_make(0, value._number, value._exponent), capitals)


    def _cut(value, digits, rounding):
        """A number with at most so many digits."""
        extra = _count(value._number) - digits
        if extra <= 0:
            return value
        number = _shorten(value._sign, value._number, extra, rounding)[0]
        if _count(number) > digits:
            return _make(value._sign, number // 10, value._exponent + extra + 1)
        return _make(value._sign, number, value._exponent + extra)
    """#
}
