__all__ = ["dump", "dumps", "load", "loads", "JSONDecoder", "JSONDecodeError", "JSONEncoder"]


class JSONDecodeError(ValueError):
    __module__ = "json.decoder"

    def __init__(self, msg, doc, pos):
        lines = doc[:pos].split("\n")
        self.lineno, self.colno = len(lines), len(lines[-1]) + 1
        self.msg, self.doc, self.pos = msg, doc, pos
        ValueError.__init__(self, f"{msg}: line {self.lineno} column {self.colno} (char {pos})")


_escapes = {'"': '\\"', "\\": "\\\\", "\n": "\\n", "\r": "\\r", "\t": "\\t", "\f": "\\f", "\b": "\\b"}
_unescapes = {'"': '"', "\\": "\\", "/": "/", "b": "\b", "f": "\f", "n": "\n", "r": "\r", "t": "\t"}


def _quote(text, ascii):
    if text.isascii() and text.isprintable() and '"' not in text and "\\" not in text:
        return '"' + text + '"'
    parts = ['"']
    for char in text:
        if char in _escapes:
            parts.append(_escapes[char])
        elif char < " " or (ascii and char > "~"):
            code = ord(char)
            if code > 0xFFFF:
                code -= 0x10000
                parts.append("\\u%04x\\u%04x" % (0xD800 | code >> 10, 0xDC00 | code & 0x3FF))
            else:
                parts.append("\\u%04x" % code)
        else:
            parts.append(char)
    parts.append('"')
    return "".join(parts)


class JSONEncoder:
    item_separator = ", "
    key_separator = ": "

    def __init__(self, *, skipkeys=False, ensure_ascii=True, check_circular=True, allow_nan=True, sort_keys=False,
            indent=None, separators=None, default=None):
        self.skipkeys, self.ensure_ascii, self.check_circular = skipkeys, ensure_ascii, check_circular
        self.allow_nan, self.sort_keys, self.indent = allow_nan, sort_keys, indent
        if default is not None:
            self.default = default
        between_items = self.item_separator if indent is None else ","
        if separators is None:
            separators = between_items, self.key_separator
        self.item_separator, self.key_separator = separators

    def default(self, o):
        name = o.__class__.__name__
        raise TypeError(f"Object of type {name} is not JSON serializable")

    def encode(self, o):
        if isinstance(o, str):
            return _quote(o, self.ensure_ascii)
        is_plain = type(self).iterencode is JSONEncoder.iterencode
        return "".join(self._chunks(o) if is_plain else self.iterencode(o, _one_shot=True))

    def iterencode(self, o, _one_shot=False):
        yield from self._chunks(o)

    def _chunks(self, o):
        parts = []
        indent = self.indent
        if indent is not None and not isinstance(indent, str):
            indent = " " * indent
        self._write(o, parts, indent, "\n" if indent is not None else None, [])
        return parts

    def _float(self, o):
        if o != o:
            text = "NaN"
        elif o in (float("inf"), float("-inf")):
            text = "Infinity" if o > 0 else "-Infinity"
        else:
            return float.__repr__(o) if type(o) is float else repr(float(o))
        if not self.allow_nan:
            raise ValueError("Out of range float values are not JSON compliant")
        return text

    def _write(self, o, parts, indent, line, inside):
        if isinstance(o, str):
            parts.append(_quote(o, self.ensure_ascii))
        elif o is None:
            parts.append("null")
        elif o is True:
            parts.append("true")
        elif o is False:
            parts.append("false")
        elif isinstance(o, int):
            parts.append(str(o) if type(o) is int else repr(int(o)))
        elif isinstance(o, float):
            parts.append(self._float(o))
        else:
            mark = id(o)
            if mark in inside:
                raise ValueError("Circular reference detected")
            inside.append(mark)
            if isinstance(o, (list, tuple)):
                self._write_list(o, parts, indent, line, inside)
            elif isinstance(o, dict):
                self._write_dict(o, parts, indent, line, inside)
            else:
                self._write(self.default(o), parts, indent, line, inside)
            inside.pop()

    def _write_list(self, o, parts, indent, line, inside):
        if not o:
            parts.append("[]")
            return
        deeper = None if line is None else line + indent
        start = "[" + (deeper or "")
        for item in o:
            place = len(parts)
            if isinstance(item, (str, int, float)) or item is None:
                self._write(item, parts, indent, deeper, inside)
                parts[place] = start + parts[place]
            else:
                parts.append(start)
                self._write(item, parts, indent, deeper, inside)
            start = self.item_separator + (deeper or "")
        if line is not None:
            parts.append(line)
        parts.append("]")

    def _key(self, key):
        if isinstance(key, str):
            return key
        if isinstance(key, float):
            return self._float(key)
        if key is True or key is False or key is None:
            return {True: "true", False: "false", None: "null"}[key]
        if isinstance(key, int):
            return str(int(key))
        if self.skipkeys:
            return None
        raise TypeError(f"keys must be str, int, float, bool or None, not {key.__class__.__name__}")

    def _write_dict(self, o, parts, indent, line, inside):
        if not o:
            parts.append("{}")
            return
        deeper = None if line is None else line + indent
        parts.append("{")
        if deeper is not None:
            parts.append(deeper)
        separator = self.item_separator + (deeper or "")
        is_first = True
        for key, value in (sorted(o.items()) if self.sort_keys else o.items()):
            key = self._key(key)
            if key is None:
                continue
            if not is_first:
                parts.append(separator)
            is_first = False
            parts.append(_quote(key, self.ensure_ascii))
            parts.append(self.key_separator)
            self._write(value, parts, indent, deeper, inside)
        if line is not None:
            parts.append(line)
        parts.append("}")


class JSONDecoder:
    def __init__(self, *, object_hook=None, parse_float=None, parse_int=None, parse_constant=None, strict=True,
            object_pairs_hook=None):
        self.object_hook, self.object_pairs_hook = object_hook, object_pairs_hook
        self.parse_float, self.parse_int = parse_float or float, parse_int or int
        self.parse_constant, self.strict = parse_constant, strict

    def decode(self, s):
        value, end = self.raw_decode(s, _skip(s, 0))
        end = _skip(s, end)
        if end != len(s):
            raise JSONDecodeError("Extra data", s, end)
        return value

    def raw_decode(self, s, idx=0):
        return self._value(s, idx)

    def _value(self, s, i):
        char = s[i:i + 1]
        if char == '"':
            return self._string(s, i + 1)
        if char == "{":
            return self._object(s, i + 1)
        if char == "[":
            return self._array(s, i + 1)
        for word, value in (("null", None), ("true", True), ("false", False)):
            if s.startswith(word, i):
                return value, i + len(word)
        if char and char in "-0123456789":
            found = self._number(s, i)
            if found is not None:
                return found
        for word in ("NaN", "Infinity", "-Infinity"):
            if s.startswith(word, i):
                value = self.parse_constant(word) if self.parse_constant else float(word)
                return value, i + len(word)
        raise JSONDecodeError("Expecting value", s, i)

    def _number(self, s, i):
        end = i + (s[i] == "-")
        first = s[end:end + 1]
        if not first or first not in "0123456789":
            return None
        if first == "0":
            end += 1
        else:
            end = _digits(s, end)
        whole = end
        if s[end:end + 1] == "." and _digits(s, end + 1) > end + 1:
            end = _digits(s, end + 1)
        if s[end:end + 1] in ("e", "E"):
            start = end + 1 + (s[end + 1:end + 2] in ("+", "-"))
            if _digits(s, start) > start:
                end = _digits(s, start)
        return (self.parse_int if end == whole else self.parse_float)(s[i:end]), end

    def _string(self, s, i):
        start = i - 1
        parts = []
        while True:
            end = i
            while end < len(s) and s[end] not in '"\\' and s[end] >= " ":
                end += 1
            parts.append(s[i:end])
            if end >= len(s):
                raise JSONDecodeError("Unterminated string starting at", s, start)
            char = s[end]
            if char == '"':
                return "".join(parts), end + 1
            if char != "\\":
                if self.strict:
                    raise JSONDecodeError("Invalid control character at", s, end)
                parts.append(char)
                i = end + 1
                continue
            escape = s[end + 1:end + 2]
            if not escape:
                raise JSONDecodeError("Unterminated string starting at", s, start)
            if escape == "u":
                code, i = _code(s, end + 1)
                if 0xD800 <= code <= 0xDBFF and s[i:i + 2] == "\\u":
                    low, after = _code(s, i + 1)
                    if 0xDC00 <= low <= 0xDFFF:
                        code, i = 0x10000 + ((code - 0xD800) << 10 | low - 0xDC00), after
                parts.append(chr(code))
            elif escape in _unescapes:
                parts.append(_unescapes[escape])
                i = end + 2
            else:
                raise JSONDecodeError("Invalid \\escape", s, end)

    def _array(self, s, i):
        values = []
        i = _skip(s, i)
        if s[i:i + 1] == "]":
            return values, i + 1
        while True:
            value, i = self._value(s, i)
            values.append(value)
            i = _skip(s, i)
            char = s[i:i + 1]
            if char == "]":
                return values, i + 1
            if char != ",":
                raise JSONDecodeError("Expecting ',' delimiter", s, i)
            i = _skip(s, i + 1)

    def _object(self, s, i):
        pairs = []
        i = _skip(s, i)
        char = s[i:i + 1]
        if char != "}":
            if char != '"':
                raise JSONDecodeError("Expecting property name enclosed in double quotes", s, i)
            while True:
                key, i = self._string(s, i + 1)
                i = _skip(s, i)
                if s[i:i + 1] != ":":
                    raise JSONDecodeError("Expecting ':' delimiter", s, i)
                value, i = self._value(s, _skip(s, i + 1))
                pairs.append((key, value))
                i = _skip(s, i)
                char = s[i:i + 1]
                if char == "}":
                    break
                if char != ",":
                    raise JSONDecodeError("Expecting ',' delimiter", s, i)
                i = _skip(s, i + 1)
                if s[i:i + 1] != '"':
                    raise JSONDecodeError("Expecting property name enclosed in double quotes", s, i)
        if self.object_pairs_hook is not None:
            return self.object_pairs_hook(pairs), i + 1
        result = dict(pairs)
        return (result if self.object_hook is None else self.object_hook(result)), i + 1


def _skip(s, i):
    while s[i:i + 1] and s[i] in " \t\n\r":
        i += 1
    return i


def _digits(s, i):
    while s[i:i + 1] and s[i] in "0123456789":
        i += 1
    return i


def _code(s, i):
    text = s[i + 1:i + 5]
    if len(text) == 4 and all(char in "0123456789abcdefABCDEF" for char in text):
        return int(text, 16), i + 5
    raise JSONDecodeError("Invalid \\uXXXX escape", s, i)


def dumps(obj, *, skipkeys=False, ensure_ascii=True, check_circular=True, allow_nan=True, cls=None, indent=None,
        separators=None, default=None, sort_keys=False, **kw):
    return (cls or JSONEncoder)(skipkeys=skipkeys, ensure_ascii=ensure_ascii, check_circular=check_circular,
        allow_nan=allow_nan, indent=indent, separators=separators, default=default, sort_keys=sort_keys,
        **kw).encode(obj)


def dump(obj, fp, **kw):
    fp.write(dumps(obj, **kw))


def loads(s, *, cls=None, **kw):
    if isinstance(s, str):
        if s.startswith("\ufeff"):
            raise JSONDecodeError("Unexpected UTF-8 BOM (decode using utf-8-sig)", s, 0)
    elif isinstance(s, (bytes, bytearray)):
        s = bytes(s).decode("utf-8")
    else:
        raise TypeError(f"the JSON object must be str, bytes or bytearray, not {s.__class__.__name__}")
    return (cls or JSONDecoder)(**kw).decode(s)


def load(fp, **kw):
    return loads(fp.read(), **kw)
