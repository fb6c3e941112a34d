from _hornbook import buffer_class, native_class, plain_bytes
from operator import index as _index
from struct import pack, unpack, calcsize, error as _error

_formats = "cbBhHiIlLqQnNfdP?"
_missing = object()


class memoryview:
    """Create a new memoryview object which references the given object."""

    def __init__(self, object):
        if isinstance(object, memoryview):
            object._look()
            self._copy(object)
            return
        is_array = hasattr(object, "typecode") and hasattr(object, "itemsize")
        if not is_array and not isinstance(object, (bytes, bytearray)):
            raise TypeError(f"memoryview: a bytes-like object is required, not '{type(object).__name__}'")
        self._object, self._is_released = object, False
        self._format = object.typecode if is_array else "B"
        if self._format == "u":
            self._format = "w"
        self._wide = object.itemsize if is_array else 1
        self._is_array, self._readonly = is_array, isinstance(object, bytes)
        self._start, self._shape, self._strides = 0, (len(object),), (self._wide,)

    def _copy(self, other):
        self._object, self._is_released, self._format = other._object, False, other._format
        self._wide, self._is_array, self._readonly = other._wide, other._is_array, other._readonly
        self._start, self._shape, self._strides = other._start, other._shape, other._strides

    def _look(self):
        if self._is_released:
            raise ValueError("operation forbidden on released memoryview object")
        return self

    def _read(self, place):
        """The bytes of the item at a place."""
        if not self._is_array:
            return bytes(self._object[place:place + self._wide])
        wide = self._object.itemsize
        first, last = place // wide, (place + self._wide - 1) // wide
        data = self._object[first:last + 1].tobytes()
        return data[place - first * wide:place - first * wide + self._wide]

    def _write(self, place, data):
        if not self._is_array:
            self._object[place:place + len(data)] = data
            return
        wide = self._object.itemsize
        first, last = place // wide, (place + len(data) - 1) // wide
        old = bytearray(self._object[first:last + 1].tobytes())
        old[place - first * wide:place - first * wide + len(data)] = data
        changed = type(self._object)(self._object.typecode, bytes(old))
        for index, item in enumerate(changed, first):
            self._object[index] = item

    def _item(self, place):
        data = self._read(place)
        if self._format == "B":
            return data[0]
        return data if self._format == "c" else unpack(self._format, data)[0]

    def _places(self, start=None, shape=None, strides=None):
        if shape is None:
            start, shape, strides = self._start, self._shape, self._strides
        if len(shape) == 0:
            return [start]
        if len(shape) == 1:
            return [start + strides[0] * index for index in range(shape[0])]
        return [place for index in range(shape[0])
            for place in self._places(start + strides[0] * index, shape[1:], strides[1:])]

    @property
    def obj(self):
        return self._look()._object

    @property
    def format(self):
        return self._look()._format

    @property
    def itemsize(self):
        return self._look()._wide

    @property
    def ndim(self):
        return len(self._look()._shape)

    @property
    def shape(self):
        return self._look()._shape

    @property
    def strides(self):
        return self._look()._strides

    @property
    def suboffsets(self):
        return self._look() and () if self._shape else ()

    @property
    def readonly(self):
        return self._look()._readonly

    @property
    def nbytes(self):
        size = self._look()._wide
        for length in self._shape:
            size *= length
        return size

    @property
    def c_contiguous(self):
        return self._look()._strides == _strides(self._shape, self._wide)

    @property
    def f_contiguous(self):
        return self.c_contiguous if len(self._shape) < 2 else self.nbytes == 0

    @property
    def contiguous(self):
        return self.c_contiguous or self.f_contiguous

    def __len__(self):
        self._look()
        return self._shape[0] if self._shape else 1

    def __bool__(self):
        return len(self) > 0

    def _at(self, indices):
        if len(indices) > len(self._shape):
            raise TypeError(f"cannot index {len(self._shape)}-dimension view with {len(indices)}-element tuple")
        place = self._start
        for number, index in enumerate(indices):
            index, length = _index(index), self._shape[number]
            if not -length <= index < length:
                raise IndexError(f"index out of bounds on dimension {number + 1}")
            place += self._strides[number] * (index % length)
        if len(indices) < len(self._shape):
            raise NotImplementedError("sub-views are not implemented")
        return place

    def _part(self, part):
        if len(self._shape) > 1:
            raise NotImplementedError("multi-dimensional slicing is not implemented")
        start, stop, step = part.indices(self._shape[0])
        result = memoryview(self)
        result._start = self._start + self._strides[0] * start
        result._shape = (len(range(start, stop, step)),)
        result._strides = (self._strides[0] * step,)
        return result

    def __getitem__(self, key):
        self._look()
        if isinstance(key, slice):
            return self._part(key)
        if isinstance(key, tuple) and all([hasattr(index, "__index__") for index in key]):
            return self._item(self._at(key))
        if not hasattr(key, "__index__"):
            raise TypeError("memoryview: invalid slice key")
        if len(self._shape) > 1:
            raise NotImplementedError("multi-dimensional sub-views are not implemented")
        return self._item(self._at((key,)))

    def __setitem__(self, key, value):
        if self._look()._readonly:
            raise TypeError("cannot modify read-only memory")
        if isinstance(key, slice):
            part = self._part(key)
            source = memoryview(value)
            if source._format != part._format or source._shape != part._shape:
                raise ValueError("memoryview assignment: lvalue and rvalue have different structures")
            items = [source._read(place) for place in source._places()]
            if part._strides == (part._wide,):
                part._write(part._start, b"".join(items))
                return
            for place, data in zip(part._places(), items):
                part._write(place, data)
            return
        if isinstance(key, tuple):
            place = self._at(key)
        elif hasattr(key, "__index__"):
            place = self._at((key,))
        else:
            raise TypeError("memoryview: invalid slice key")
        self._write(place, self._packed(value))

    def _packed(self, value):
        is_text = self._format == "c"
        is_number = hasattr(value, "__index__") or self._format in "fd" and hasattr(value, "__float__")
        if self._format != "?" and not (isinstance(value, bytes) if is_text else is_number):
            raise TypeError(f"memoryview: invalid type for format '{self._format}'")
        try:
            return pack(self._format, value)
        except _error:
            raise ValueError(f"memoryview: invalid value for format '{self._format}'") from None

    def __delitem__(self, key):
        if self._look()._readonly:
            raise TypeError("cannot modify read-only memory")
        raise TypeError("cannot delete memory")

    def __iter__(self):
        self._look()
        return (self[index] for index in range(len(self)))

    def __contains__(self, value):
        return any([item is value or item == value for item in self])

    def __eq__(self, other):
        if self is other:
            return True
        if self._is_released or isinstance(other, memoryview) and other._is_released:
            return False
        if not isinstance(other, memoryview):
            if plain_bytes(other) is None:
                return NotImplemented
            other = memoryview(other)
        return self._shape == other._shape and self.tolist() == other.tolist()

    def __hash__(self):
        if not self._look()._readonly:
            raise ValueError("cannot hash writable memoryview object")
        if self._format not in ("B", "b", "c"):
            raise ValueError("memoryview: hashing is restricted to formats 'B', 'b' or 'c'")
        return hash(self.tobytes())

    def __repr__(self):
        kind = "released memory" if self._is_released else "memory"
        return f"<{kind} at {id(self):#x}>"

    def __radd__(self, other):
        if isinstance(other, (bytes, bytearray)):
            return other + self.tobytes()
        return NotImplemented

    def tobytes(self, order="C"):
        self._look()
        if not self._is_array and self._strides == (1,):
            return bytes(self._object[self._start:self._start + self._shape[0]])
        return b"".join([self._read(place) for place in self._places()])

    def hex(self, *arguments):
        return self.tobytes().hex(*arguments)

    def tolist(self):
        self._look()

        def listed(start, shape, strides):
            if not shape:
                return self._item(start)
            return [listed(start + strides[0] * index, shape[1:], strides[1:]) for index in range(shape[0])]

        return listed(self._start, self._shape, self._strides)

    def toreadonly(self):
        result = memoryview(self)
        result._readonly = True
        return result

    def cast(self, format, shape=_missing):
        self._look()
        plain = format.removeprefix("@")
        if len(plain) != 1 or plain not in _formats:
            raise ValueError("memoryview: destination format must be a native single character format prefixed "
                "with an optional '@'")
        if not self.c_contiguous:
            raise TypeError("memoryview: casts are restricted to C-contiguous views")
        if plain not in "Bbc" and self._format not in "Bbc":
            raise TypeError("memoryview: cannot cast between two non-byte formats")
        size, wide = self.nbytes, calcsize(plain)
        if size % wide:
            raise TypeError("memoryview: length is not a multiple of itemsize")
        result = memoryview(self)
        lengths = (size // wide,) if shape is _missing else tuple([_index(length) for length in shape])
        product = wide
        for length in lengths:
            product *= length
        if product != size:
            raise TypeError("memoryview: product(shape) * itemsize != buffer size")
        result._format, result._wide, result._shape = plain, wide, lengths
        result._strides = _strides(lengths, wide)
        return result

    def release(self):
        self._is_released = True

    def __enter__(self):
        return self._look()

    def __exit__(self, *error):
        self.release()


def _strides(shape, wide):
    result = []
    for length in reversed(shape):
        result.insert(0, wide)
        wide *= length
    return tuple(result)


memoryview.__module__ = "builtins"
native_class(memoryview)
buffer_class(memoryview)
