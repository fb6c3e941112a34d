from _hornbook import float_bytes, float_of, plain_bytes
from operator import index as _index

__all__ = ["calcsize", "pack", "pack_into", "unpack", "unpack_from", "iter_unpack", "Struct", "error"]


class error(Exception):
    pass


error.__module__ = "struct"
_sizes = {"x": 1, "c": 1, "b": 1, "B": 1, "?": 1, "h": 2, "H": 2, "i": 4, "I": 4, "l": 4, "L": 4, "q": 8, "Q": 8,
    "e": 2, "f": 4, "d": 8, "s": 1, "p": 1}


_native_sizes = {**_sizes, "l": 8, "L": 8, "n": 8, "N": 8, "P": 8}
_ranges = {"b": "byte", "B": "ubyte", "h": "short", "H": "ushort"}
_most = 9223372036854775807


def _parse(format):
    """A format's byte order, its fields as letter, number and offset, its size and how many values it has."""
    order, sizes, aligns, start = "little", _native_sizes, True, 0
    if format[:1] in ("<", ">", "!", "=", "@"):
        start = 1
        if format[0] != "@":
            sizes, aligns = _sizes, False
        if format[0] in ">!":
            order = "big"
    fields, size, values, count = [], 0, 0, None
    for letter in format[start:]:
        if letter.isspace() and count is None:
            continue
        if letter in "0123456789":
            count = (count or 0) * 10 + int(letter)
            if count > _most:
                raise error("overflow in item count")
            continue
        if letter not in sizes:
            raise error("bad char in struct format")
        wide = sizes[letter]
        if aligns and letter not in "xcbB?sp":
            size += -size % wide
        number = 1 if count is None else count
        if letter in "sp":
            values += 1
        elif letter != "x":
            values += number
        fields.append((letter, number, size, wide))
        size += number * wide
        if size > _most:
            raise error("total struct size too long")
        count = None
    if count is not None:
        raise error("repeat count given without format specifier")
    return order, fields, size, values, aligns


def _half_bytes(number):
    """A float as two bytes, the lowest first."""
    from math import copysign, frexp, isinf, isnan
    sign = 0x8000 if copysign(1.0, number) < 0 else 0
    number = abs(number)
    if isnan(number):
        bits = 0x7E00
    elif isinf(number):
        bits = 0x7C00
    elif number == 0:
        bits = 0
    else:
        exponent = max(frexp(number)[1] - 1, -14)
        bits = round(number * 2.0 ** (10 - exponent)) + (exponent + 14 << 10)
        if bits >= 0x7C00:
            raise OverflowError("float too large to pack with e format")
    return (bits | sign).to_bytes(2, "little")


def _half_of(data):
    bits = int.from_bytes(data, "little")
    exponent, rest = bits >> 10 & 31, bits & 1023
    if exponent == 31:
        number = float("nan") if rest else float("inf")
    else:
        number = (rest + 1024) * 2.0 ** (exponent - 25) if exponent else rest * 2.0 ** -24
    return -number if bits & 0x8000 else number


def _number_bytes(letter, wide, value, is_native):
    if not hasattr(value, "__index__"):
        raise error("required argument is not an integer")
    number = _index(value)
    signed = letter.islower()
    low, high = (-1 << wide * 8 - 1, (1 << wide * 8 - 1) - 1) if signed else (0, (1 << wide * 8) - 1)
    if letter == "P" and number < 0:
        number += 1 << 64
    if not low <= number <= high:
        if letter == "P":
            raise error("int too large to convert")
        if wide == 8:
            raise error("argument out of range")
        if is_native and letter in "lLiI" and not -1 << 63 <= number < 1 << 64 - (letter in "li"):
            raise error("argument out of range")
        if is_native and letter == "I" and number < 0:
            raise error("argument out of range")
        name = _ranges.get(letter)
        raise error(f"{name} format requires {low} <= number <= {high}" if name else
            f"'{letter}' format requires {low} <= number <= {high}")
    return number.to_bytes(wide, "little", signed=signed and letter != "P")


def _text_bytes(letter, number, value):
    if not isinstance(value, (bytes, bytearray)):
        raise error(f"argument for '{letter}' must be a bytes object")
    if letter == "s":
        return bytes(value[:number]).ljust(number, b"\0")
    if number == 0:
        return b""
    data = bytes(value[:number - 1])
    return (bytes([min(len(data), 255)]) + data).ljust(number, b"\0")


def _value_bytes(letter, wide, value, is_native):
    if letter == "c":
        if not isinstance(value, bytes) or len(value) != 1:
            raise error("char format requires a bytes object of length 1")
        return value
    if letter == "?":
        return b"\1" if value else b"\0"
    if letter in "efd":
        is_number = hasattr(value, "__float__") or hasattr(value, "__index__")
        if isinstance(value, (str, bytes, bytearray)) or not is_number:
            raise error("required argument is not a float")
        return _half_bytes(float(value)) if letter == "e" else float_bytes(value, wide, is_native)
    return _number_bytes(letter, wide, value, is_native)


def _value_of(letter, data):
    if letter == "c":
        return data
    if letter == "?":
        return data != b"\0"
    if letter == "e":
        return _half_of(data)
    if letter in "fd":
        return float_of(data)
    return int.from_bytes(data, "little", signed=letter.islower())


def _buffer(value, writes=False):
    data = value if writes and isinstance(value, bytearray) else plain_bytes(value)
    if data is None:
        raise TypeError(f"a bytes-like object is required, not '{type(value).__name__}'")
    return data


class Struct:
    """What a format says of bytes, read once."""

    def __init__(self, format):
        if isinstance(format, (bytes, bytearray)):
            format = format.decode("ascii")
        if not isinstance(format, str):
            raise TypeError(f"Struct() argument 1 must be a str or bytes object, not {type(format).__name__}")
        self.format = format
        self._order, self._fields, self.size, self._count, self._is_native = _parse(format)

    def pack(self, *values):
        return self._pack("pack", values)

    def _pack(self, name, values):
        if len(values) != self._count:
            raise error(f"{name} expected {self._count} items for packing (got {len(values)})")
        parts, size, rest = [], 0, iter(values)
        for letter, number, offset, wide in self._fields:
            parts.append(b"\0" * (offset - size))
            size = offset + number * wide
            if letter == "x":
                parts.append(b"\0" * number)
            elif letter in "sp":
                parts.append(_text_bytes(letter, number, next(rest)))
            else:
                for _ in range(number):
                    data = _value_bytes(letter, wide, next(rest), self._is_native)
                    parts.append(data if self._order == "little" else data[::-1])
        return b"".join(parts)

    def pack_into(self, buffer, offset, *values):
        is_view = isinstance(buffer, memoryview) and not buffer.readonly
        if not is_view and not isinstance(buffer, bytearray) and not hasattr(buffer, "typecode"):
            raise TypeError(f"argument must be read-write bytes-like object, not {type(buffer).__name__}")
        target = buffer if isinstance(buffer, bytearray) else memoryview(buffer).cast("B")
        offset = self._place("pack_into", offset, len(target), "packing")
        target[offset:offset + self.size] = self._pack("pack_into", values)

    def unpack(self, buffer, /):
        data = _buffer(buffer)
        if len(data) != self.size:
            raise error(f"unpack requires a buffer of {self.size} bytes")
        return self._unpack(data, 0)

    def unpack_from(self, buffer, offset=0):
        data = _buffer(buffer)
        return self._unpack(data, self._place("unpack_from", offset, len(data), "unpacking"))

    def iter_unpack(self, buffer, /):
        if self.size == 0:
            raise error("cannot iteratively unpack with a struct of length 0")
        data = _buffer(buffer)
        if len(data) % self.size:
            raise error(f"iterative unpacking requires a buffer of a multiple of {self.size} bytes")
        return (self._unpack(data, start) for start in range(0, len(data), self.size))

    def _place(self, name, offset, length, doing):
        asked = offset = _index(offset)
        if offset < 0:
            if offset + self.size > 0 and name == "pack_into":
                raise error(f"no space to pack {self.size} bytes at offset {asked}")
            if offset + self.size > 0:
                raise error(f"not enough data to unpack {self.size} bytes")
            if offset + length < 0:
                raise error(f"offset {asked} out of range for {length}-byte buffer")
            offset += length
        if length - offset < self.size:
            raise error(f"{name} requires a buffer of at least {offset + self.size} bytes for {doing} {self.size} "
                f"bytes at offset {offset} (actual buffer size is {length})")
        return offset

    def _unpack(self, data, start):
        values = []
        for letter, number, offset, wide in self._fields:
            place = start + offset
            if letter == "s":
                values.append(bytes(data[place:place + number]))
            elif letter == "p":
                length = min(data[place], number - 1) if number else 0
                values.append(bytes(data[place + 1:place + 1 + length]))
            elif letter != "x":
                for position in range(place, place + number * wide, wide):
                    item = bytes(data[position:position + wide])
                    values.append(_value_of(letter, item if self._order == "little" else item[::-1]))
        return tuple(values)


Struct.__module__ = "_struct"
_known = {}


def _known_struct(format):
    found = _known.get(format) if isinstance(format, str) else None
    if found is None:
        found = Struct(format)
        if len(_known) > 100:
            _known.clear()
        _known[found.format] = found
    return found


def calcsize(format, /):
    return _known_struct(format).size


def pack(*values):
    if not values:
        raise TypeError("missing format argument")
    return _known_struct(values[0]).pack(*values[1:])


def pack_into(format, buffer, offset, /, *values):
    _known_struct(format).pack_into(buffer, offset, *values)


def unpack(format, buffer, /) -> "plain unpack()":
    return _known_struct(format).unpack(buffer)


def unpack_from(format, /, buffer, offset=0):
    return _known_struct(format).unpack_from(buffer, offset)


def iter_unpack(format, buffer, /):
    return _known_struct(format).iter_unpack(buffer)
