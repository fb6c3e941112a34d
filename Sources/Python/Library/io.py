from _hornbook import int32 as _int, native_class as _native, size as _whole_size, type_name as _type_name
from sys import stdout as _stdout

SEEK_SET, SEEK_CUR, SEEK_END = 0, 1, 2
DEFAULT_BUFFER_SIZE = 8192
open = open
TextIOWrapper = type(_stdout)


class UnsupportedOperation(OSError, ValueError):
    pass


class IOBase:
    def _check(self):
        if self.closed:
            raise ValueError("I/O operation on closed file")

    def __enter__(self):
        self._check()
        return self

    def __exit__(self, *error):
        self.close()

    def __iter__(self):
        self._check()
        return self

    def __next__(self):
        line = self.readline()
        if not line:
            raise StopIteration
        return line

    def close(self):
        self._closed = True

    closed = property(lambda self: self._closed)

    def flush(self):
        self._check()

    def isatty(self):
        self._check()
        return False

    def readable(self):
        self._check()
        return True

    writable = seekable = readable

    def fileno(self):
        raise UnsupportedOperation("fileno")

    def detach(self):
        raise UnsupportedOperation("detach")

    def readlines(self, hint=-1, /):
        self._check()
        lines = []
        size = 0
        while line := self.readline():
            lines.append(line)
            size += len(line)
            if hint is not None and 0 < hint <= size:
                break
        return lines

    def writelines(self, lines, /):
        self._check()
        for line in lines:
            self.write(line)


class TextIOBase(IOBase):
    pass


class BufferedIOBase(IOBase):
    pass


class RawIOBase(IOBase):
    pass


def _size(value):
    """How much is asked for: a whole number, or None for all."""
    if value is None:
        return -1
    if not hasattr(type(value), "__index__"):
        raise TypeError(f"argument should be integer or None, not '{type(value).__name__}'")
    return value.__index__()


class StringIO(TextIOBase):
    """Text I/O implementation using an in-memory buffer."""

    def __init__(self, initial_value="", newline="\n") -> "named StringIO()":
        if newline is not None and not isinstance(newline, str):
            raise TypeError(f"newline must be str or None, not {_type_name(newline)}")
        if newline not in (None, "", "\n", "\r", "\r\n"):
            raise ValueError(f"illegal newline value: {newline!r}")
        if initial_value is not None and not isinstance(initial_value, str):
            raise TypeError(f"initial_value must be str or None, not {_type_name(initial_value)}")
        self._newline = newline
        self._closed = False
        # The text: one piece, and pieces written after it.
        self._text = ""
        self._more = []
        self._length = self._place = 0
        if initial_value:
            self.write(initial_value)
            self._place = 0

    def _joined(self):
        if self._more:
            self._text += "".join(self._more)
            self._more = []
        return self._text

    def write(self, text, /):
        if not isinstance(text, str):
            raise TypeError(f"string argument expected, got '{type(text).__name__}'")
        if self._closed:
            raise ValueError("I/O operation on closed file")
        given = len(text)
        if self._newline is None:
            text = text.replace("\r\n", "\n").replace("\r", "\n")
        elif self._newline in ("\r", "\r\n"):
            text = text.replace("\n", self._newline)
        count = len(text)
        if not count:
            return given
        if self._place == self._length:
            self._more.append(text)
            self._length += count
            self._place += count
            return given
        whole = self._joined().ljust(self._place, "\0")
        self._text = whole[:self._place] + text + whole[self._place + count:]
        self._place += count
        self._length = len(self._text)
        return given

    def read(self, size=-1, /):
        self._check()
        size = _size(size)
        whole = self._joined()
        start = self._place
        end = self._length if size < 0 else min(self._length, start + size)
        if start >= end:
            return ""
        self._place = end
        return whole[start:end]

    def readline(self, size=-1, /):
        self._check()
        size = _size(size)
        whole = self._joined()
        start = self._place
        if start >= self._length:
            return ""
        end = self._line_end(whole, start)
        if size >= 0:
            end = min(end, start + size)
        self._place = end
        return whole[start:end]

    def _line_end(self, whole, start):
        if self._newline == "":
            ends = [place for place in (whole.find("\n", start), whole.find("\r", start)) if place >= 0]
            if not ends:
                return self._length
            end = min(ends)
            return end + 2 if whole[end:end + 2] == "\r\n" else end + 1
        mark = self._newline or "\n"
        end = whole.find(mark, start)
        return self._length if end < 0 else end + len(mark)

    def getvalue(self):
        self._check()
        return self._joined()

    def tell(self):
        self._check()
        return self._place

    def seek(self, pos, whence=0, /) -> "plain StringIO.seek()":
        pos, whence = _whole_size(pos), _int(whence)
        self._check()
        if whence == 0:
            if pos < 0:
                raise ValueError(f"Negative seek position {pos}")
            self._place = pos
        elif whence in (1, 2):
            if pos:
                raise OSError("Can't do nonzero cur-relative seeks")
            if whence == 2:
                self._place = self._length
        else:
            raise ValueError(f"Invalid whence ({whence}, should be 0, 1 or 2)")
        return self._place

    def truncate(self, pos=None, /):
        self._check()
        size = self._place if pos is None else _size(pos)
        if size < 0:
            raise ValueError(f"Negative size value {size}")
        self._text = self._joined()[:size]
        self._length = len(self._text)
        return size

    newlines = encoding = errors = None
    line_buffering = False


class BytesIO(BufferedIOBase):
    """Buffered I/O implementation using an in-memory bytes buffer."""

    def __init__(self, initial_bytes=b""):
        self._closed = False
        self._bytes = bytearray() if initial_bytes is None else bytearray(_bytes_like(initial_bytes))
        self._place = 0

    def write(self, data, /):
        self._check()
        data = _bytes_like(data)
        if not data:
            return 0
        if self._place > len(self._bytes):
            self._bytes.extend(bytes(self._place - len(self._bytes)))
        self._bytes[self._place:self._place + len(data)] = data
        self._place += len(data)
        return len(data)

    def read(self, size=-1, /):
        self._check()
        size = _size(size)
        start = self._place
        end = len(self._bytes) if size < 0 else min(len(self._bytes), start + size)
        if start >= end:
            return b""
        self._place = end
        return bytes(self._bytes[start:end])

    read1 = read

    def readinto(self, buffer, /):
        data = self.read(len(buffer))
        buffer[:len(data)] = data
        return len(data)

    def readline(self, size=-1, /):
        self._check()
        size = _size(size)
        start = self._place
        end = self._bytes.find(b"\n", start) + 1
        if end <= 0:
            end = len(self._bytes)
        if size >= 0:
            end = min(end, start + size)
        if start >= end:
            return b""
        self._place = end
        return bytes(self._bytes[start:end])

    def getvalue(self):
        self._check()
        return bytes(self._bytes)

    def tell(self):
        self._check()
        return self._place

    def seek(self, pos, whence=0, /):
        self._check()
        if whence not in (0, 1, 2):
            raise ValueError(f"invalid whence ({whence}, should be 0, 1 or 2)")
        if whence == 0 and pos < 0:
            raise ValueError(f"negative seek value {pos}")
        self._place = max(0, pos + (0, self._place, len(self._bytes))[whence])
        return self._place

    def truncate(self, size=None, /):
        self._check()
        size = self._place if size is None else _size(size)
        if size < 0:
            raise ValueError(f"negative size value {size}")
        del self._bytes[size:]
        return size


def _bytes_like(data):
    if isinstance(data, (bytes, bytearray)):
        return data
    raise TypeError(f"a bytes-like object is required, not '{type(data).__name__}'")


for _class in (IOBase, TextIOBase, BufferedIOBase, RawIOBase, StringIO, BytesIO):
    _class.__module__ = "_io"
    _native(_class)
