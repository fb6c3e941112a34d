from operator import index as _index
from _hornbook import (float_bytes as _float_bytes, float_of as _float_of, plain_bytes as _plain_bytes,
    buffer_class as _buffer_class, native_class as _native_class)
from collections.abc import MutableSequence as _MutableSequence

__all__ = ["array", "ArrayType", "typecodes"]
typecodes = "bBuhHiIlLqQfd"
_sizes = {"b": 1, "B": 1, "u": 4, "h": 2, "H": 2, "i": 4, "I": 4, "l": 8, "L": 8, "q": 8, "Q": 8, "f": 4, "d": 8}
_names = {"b": "signed char", "B": "unsigned byte integer", "h": "signed short integer", "H": "unsigned short",
    "i": "signed integer", "I": "unsigned int", "l": "signed long", "L": "unsigned long"}


class array:
    """An efficient array of one kind of number."""

    def __init__(self, *arguments):
        if not arguments:
            raise TypeError("array() takes at least 1 argument (0 given)")
        if len(arguments) > 2:
            raise TypeError(f"array() takes at most 2 arguments ({len(arguments)} given)")
        typecode, initializer = (*arguments, ())[:2]
        if not isinstance(typecode, str) or len(typecode) != 1:
            raise TypeError(f"array() argument 1 must be a unicode character, not {type(typecode).__name__}")
        if isinstance(initializer, str) and typecode != "u" and typecode in typecodes:
            raise TypeError(f"cannot use a str to initialize an array with typecode '{typecode}'")
        if typecode not in typecodes:
            raise ValueError("bad typecode (must be b, B, u, h, H, i, I, l, L, q, Q, f or d)")
        self.typecode = typecode
        self.itemsize = _sizes[typecode]
        if isinstance(initializer, (bytes, bytearray)):
            self._items = []
            self.frombytes(initializer)
        else:
            self._items = [self._check(item) for item in initializer]

    def _check(self, item):
        code = self.typecode
        if code == "u":
            if not isinstance(item, str) or len(item) != 1:
                raise TypeError("array item must be unicode character")
            return item
        if code in "fd":
            if isinstance(item, (str, bytes, list, tuple)) or not hasattr(item, "__float__"):
                raise TypeError(f"must be real number, not {type(item).__name__}")
            return float(item) if code == "d" else _single(float(item))
        number = _index(item)
        bits = 8 * self.itemsize
        low, high = (0, 2 ** bits - 1) if code.isupper() else (-2 ** (bits - 1), 2 ** (bits - 1) - 1)
        if number > high or number < low:
            self._refuse(number, low)
        return number

    def _refuse(self, number, low):
        code = self.typecode
        if code in "bBhHi" or number > 0 and code in "I":
            beyond = "greater than maximum" if number > 0 else "less than minimum"
            raise OverflowError(f"{_names[code]} is {beyond}")
        if number < 0 and low == 0:
            raise OverflowError("can't convert negative value to unsigned int")
        too_large = "Python int too large to convert to C long"
        raise OverflowError(too_large if code == "l" else "int too big to convert")

    def __repr__(self):
        if not self._items:
            return f"{type(self).__name__}('{self.typecode}')"
        if self.typecode == "u":
            return f"{type(self).__name__}('u', {self.tounicode()!r})"
        return f"{type(self).__name__}('{self.typecode}', {self._items!r})"

    def __len__(self):
        return len(self._items)

    def __getitem__(self, index):
        if isinstance(index, slice):
            return self._of(self._items[index])
        try:
            return self._items[index]
        except IndexError:
            raise IndexError("array index out of range") from None
        except TypeError:
            raise TypeError("array indices must be integers") from None

    def _of(self, items):
        result = array(self.typecode)
        result._items = items
        return result

    def __setitem__(self, index, value):
        if isinstance(index, slice):
            if not isinstance(value, array):
                raise TypeError(f'can only assign array (not "{type(value).__name__}") to array slice')
            self._items[index] = value._items
            return
        try:
            self._items[index] = self._check(value)
        except IndexError:
            raise IndexError("array assignment index out of range") from None

    def __delitem__(self, index):
        del self._items[index]

    def __iter__(self):
        return iter(self._items)

    def __contains__(self, value):
        return value in self._items

    def __eq__(self, other):
        return self._items == other._items if isinstance(other, array) else NotImplemented

    def __lt__(self, other):
        return self._items < other._items if isinstance(other, array) else NotImplemented

    def __le__(self, other):
        return self._items <= other._items if isinstance(other, array) else NotImplemented

    def __gt__(self, other):
        return self._items > other._items if isinstance(other, array) else NotImplemented

    def __ge__(self, other):
        return self._items >= other._items if isinstance(other, array) else NotImplemented

    __hash__ = None

    def __add__(self, other):
        if not isinstance(other, array):
            raise TypeError(f'can only append array (not "{type(other).__name__}") to array')
        return self._of(self._items + other._items)

    def __iadd__(self, other):
        if not isinstance(other, array):
            raise TypeError(f'can only extend with array (not "{type(other).__name__}")')
        self._items += other._items
        return self

    def __mul__(self, times):
        return self._of(self._items * times)

    __rmul__ = __mul__

    def __imul__(self, times):
        self._items *= times
        return self

    def append(self, value, /):
        self._items.append(self._check(value))

    def extend(self, values, /):
        if isinstance(values, array) and values.typecode != self.typecode:
            raise TypeError("can only extend with array of same kind")
        for value in values:
            self.append(value)

    def fromlist(self, values, /):
        if not isinstance(values, list):
            raise TypeError("arg must be list")
        self._items += [self._check(value) for value in values]

    def tolist(self):
        return list(self._items)

    def insert(self, index, value, /):
        self._items.insert(index, self._check(value))

    def pop(self, index=-1, /):
        if not self._items:
            raise IndexError("pop from empty array")
        try:
            return self._items.pop(index)
        except IndexError:
            raise IndexError("pop index out of range") from None

    def remove(self, value, /):
        if value not in self._items:
            raise ValueError("array.remove(x): x not in array")
        self._items.remove(value)

    def index(self, value, start=0, stop=9223372036854775807, /):
        try:
            return self._items.index(value, start, stop)
        except ValueError:
            raise ValueError("array.index(x): x not in array") from None

    def count(self, value, /):
        return self._items.count(value)

    def reverse(self):
        self._items.reverse()

    def buffer_info(self):
        return id(self._items), len(self._items)

    def tounicode(self):
        if self.typecode != "u":
            raise ValueError("tounicode() may only be called on unicode type arrays")
        return "".join(self._items)

    def tobytes(self):
        if self.typecode in "fd":
            return b"".join([_float_bytes(item, self.itemsize) for item in self._items])
        if self.typecode == "u":
            return b"".join([ord(item).to_bytes(4, "little") for item in self._items])
        signed = self.typecode.islower()
        return b"".join([item.to_bytes(self.itemsize, "little", signed=signed) for item in self._items])

    def frombytes(self, data, /):
        data = self._given(data)
        if len(data) % self.itemsize:
            raise ValueError("bytes length not a multiple of item size")
        signed = self.typecode.islower()
        for start in range(0, len(data), self.itemsize):
            item = data[start:start + self.itemsize]
            if self.typecode in "fd":
                self._items.append(_float_of(item))
                continue
            number = int.from_bytes(item, "little", signed=signed and self.typecode != "u")
            self._items.append(chr(number) if self.typecode == "u" else number)

    def _given(self, data):
        found = _plain_bytes(data)
        if found is None:
            raise TypeError(f"a bytes-like object is required, not '{type(data).__name__}'")
        return found

    def fromfile(self, f, n, /):
        data = f.read(n * self.itemsize)
        self.frombytes(data[:len(data) - len(data) % self.itemsize])
        if len(data) < n * self.itemsize:
            raise EOFError("read() didn't return enough bytes")

    def tofile(self, f, /):
        f.write(self.tobytes())

    def fromunicode(self, text, /):
        if self.typecode != "u":
            raise ValueError("fromunicode() may only be called on unicode type arrays")
        self._items.extend(text)

    def byteswap(self):
        data, wide = self.tobytes(), self.itemsize
        self._items = []
        self.frombytes(b"".join([data[start:start + wide][::-1] for start in range(0, len(data), wide)]))

    def __copy__(self):
        return self._of(self._items[:])

    def __deepcopy__(self, memo):
        return self._of(self._items[:])


def _single(number):
    """A float in the precision of four bytes."""
    return _float_of(_float_bytes(number, 4)) if abs(number) < 3.5e38 else number


array.__module__ = "array"
_native_class(array)
_buffer_class(array)
ArrayType = array
_MutableSequence.register(array)
