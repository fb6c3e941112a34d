__all__ = ["ascii_letters", "ascii_lowercase", "ascii_uppercase", "capwords", "digits", "hexdigits", "octdigits",
    "printable", "punctuation", "whitespace", "Formatter", "Template"]

whitespace = " \t\n\r\v\f"
ascii_lowercase = "abcdefghijklmnopqrstuvwxyz"
ascii_uppercase = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
ascii_letters = ascii_lowercase + ascii_uppercase
digits = "0123456789"
hexdigits = digits + "abcdef" + "ABCDEF"
octdigits = "01234567"
punctuation = r"""!"#$%&'()*+,-./:;<=>?@[\]^_`{|}~"""
printable = digits + ascii_letters + punctuation + whitespace


def capwords(s, sep=None):
    return (sep or " ").join(map(str.capitalize, s.split(sep)))


class Formatter:
    def format(self, format_string, /, *args, **kwargs):
        return self.vformat(format_string, args, kwargs)

    def vformat(self, format_string, args, kwargs):
        used = set()
        result = self._filled(format_string, args, kwargs, used, 2, [0])
        self.check_unused_args(used, args, kwargs)
        return result

    def _filled(self, text, args, kwargs, used, depth, automatic):
        result = []
        for literal, field, spec, conversion in self.parse(text):
            result.append(literal)
            if field is None:
                continue
            field = self._numbered(field, automatic)
            value, first = self.get_field(field, args, kwargs)
            used.add(first)
            value = self.convert_field(value, conversion)
            if not depth:
                raise ValueError("Max string recursion exceeded")
            spec = self._filled(spec, args, kwargs, used, depth - 1, automatic)
            result.append(self.format_field(value, spec))
        return "".join(result)

    def _numbered(self, field, automatic):
        """The field with the number that an empty one stands for; `automatic` holds the next, or None."""
        if field == "":
            if automatic[0] is None:
                raise ValueError("cannot switch from manual field specification to automatic field numbering")
            field = str(automatic[0])
            automatic[0] += 1
        elif field.isdigit():
            if automatic[0]:
                raise ValueError("cannot switch from manual field specification to automatic field numbering")
            automatic[0] = None
        return field

    def get_value(self, key, args, kwargs):
        return args[key] if isinstance(key, int) else kwargs[key]

    def check_unused_args(self, used_args, args, kwargs):
        pass

    def format_field(self, value, format_spec):
        return format(value, format_spec)

    def convert_field(self, value, conversion):
        if conversion is None:
            return value
        if conversion in ("s", "r", "a"):
            return {"s": str, "r": repr, "a": ascii}[conversion](value)
        raise ValueError("Unknown conversion specifier {0!s}".format(conversion))

    def get_field(self, field_name, args, kwargs):
        end = next((place for place, char in enumerate(field_name) if char in ".["), len(field_name))
        first, rest = field_name[:end], field_name[end:]
        first = int(first) if first.isdigit() else first
        value = self.get_value(first, args, kwargs)
        while rest:
            if rest[0] == ".":
                name, rest = _until(rest[1:], ".[")
                value = getattr(value, name)
            else:
                key, _, rest = rest[1:].partition("]")
                value = value[int(key) if key.isdigit() else key]
        return value, first

    def parse(self, format_string):
        """Yields text, field, specification and conversion of each part."""
        place, literal = 0, ""
        while place < len(format_string):
            char = format_string[place]
            place += 1
            if char in "{}" and format_string[place:place + 1] == char:
                yield literal + char, None, None, None
                literal = ""
                place += 1
            elif char == "}":
                raise ValueError("Single '}' encountered in format string")
            elif char == "{":
                end = _closing(format_string, place)
                yield (literal, *_field(format_string[place:end]))
                literal = ""
                place = end + 1
            else:
                literal += char
        if literal:
            yield literal, None, None, None


def _until(text, marks):
    end = next((place for place, char in enumerate(text) if char in marks), len(text))
    return text[:end], text[end:]


def _closing(text, place):
    if place >= len(text):
        raise ValueError("Single '{' encountered in format string")
    depth = 1
    while place < len(text):
        depth += {"{": 1, "}": -1}.get(text[place], 0)
        if depth == 0:
            return place
        place += 1
    raise ValueError("expected '}' before end of string")


def _field(text):
    name, rest = _until(text, "!:")
    conversion = None
    if rest[:1] == "!":
        if len(rest) < 2:
            raise ValueError("end of string while looking for conversion specifier")
        conversion, rest = rest[1], rest[2:]
        if rest and rest[0] != ":":
            raise ValueError("expected ':' after conversion specifier")
    return name, rest[1:], conversion


class Template:
    """A string class for supporting $-substitutions."""

    delimiter = "$"
    idpattern = r"(?a:[_a-z][_a-z0-9]*)"
    braceidpattern = None
    flags = 2

    def __init__(self, template):
        self.template = template

    @classmethod
    def _compiled(cls):
        known = cls.__dict__.get("_made")
        if known is None:
            import re
            pattern = getattr(cls, "pattern", None)
            if pattern is None:
                sign = re.escape(cls.delimiter)
                inside = cls.braceidpattern or cls.idpattern
                pattern = (rf"{sign}(?:(?P<escaped>{sign})|(?P<named>{cls.idpattern})"
                    rf"|{{(?P<braced>{inside})}}|(?P<invalid>))")
            known = cls._made = re.compile(pattern, cls.flags | re.VERBOSE)
        return known

    def _refuse(self, place):
        before = self.template[:place].splitlines(True)
        column = place - len("".join(before[:-1])) if before else 1
        raise ValueError(f"Invalid placeholder in string: line {max(1, len(before))}, col {column}")

    def _fill(self, mapping, safe):
        def replace(found):
            name = found.group("named") or found.group("braced")
            if name is not None:
                if not safe:
                    return str(mapping[name])
                try:
                    return str(mapping[name])
                except KeyError:
                    return found.group()
            if found.group("escaped") is not None:
                return self.delimiter
            if found.group("invalid") is None:
                raise ValueError("Unrecognized named group in pattern", self.pattern)
            return found.group() if safe else self._refuse(found.start("invalid"))
        return self._compiled().sub(replace, self.template)

    def substitute(self, mapping=None, /, **kws):
        if kws and mapping is not None:
            from collections import ChainMap
            mapping = ChainMap(kws, mapping)
        return self._fill(kws if mapping is None else mapping, False)

    def safe_substitute(self, mapping=None, /, **kws):
        if kws and mapping is not None:
            from collections import ChainMap
            mapping = ChainMap(kws, mapping)
        return self._fill(kws if mapping is None else mapping, True)

    def _groups(self):
        for found in self._compiled().finditer(self.template):
            name = found.group("named") or found.group("braced")
            if name is None and found.group("escaped") is None and found.group("invalid") is None:
                raise ValueError("Unrecognized named group in pattern", self.pattern)
            yield name, found.group("invalid") is not None

    def is_valid(self):
        return not any(invalid for _, invalid in self._groups())

    def get_identifiers(self):
        return list(dict.fromkeys(name for name, _ in self._groups() if name is not None))
