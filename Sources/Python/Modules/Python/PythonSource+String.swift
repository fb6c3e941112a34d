extension PythonSource {
  /// The part of `string` that is written in Python.
  static let string = ##"""
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
            return format_string.format(*args, **kwargs)


    class Template:
        delimiter = "$"

        def __init__(self, template):
            self.template = template

        def _pieces(self):
            text = self.template
            place = 0
            while True:
                start = text.find(self.delimiter, place)
                if start < 0:
                    yield text[place:], None, ""
                    return
                before = text[place:start]
                place = start + 1
                if text[place:place + 1] == self.delimiter:
                    place += 1
                    yield before + self.delimiter, None, ""
                    continue
                braced = text[place:place + 1] == "{"
                first = end = place + braced
                while end < len(text) and text[end].isascii() and (text[end] == "_" or text[end].isalpha()
                        or (end > first and text[end].isdigit())):
                    end += 1
                name = text[first:end]
                if not name or (braced and text[end:end + 1] != "}"):
                    yield before, None, start
                    continue
                place = end + braced
                yield before, name, text[start:place]

        def _fill(self, mapping, safe):
            result = []
            for before, name, source in self._pieces():
                result.append(before)
                if name is not None:
                    if safe and name not in mapping:
                        result.append(source)
                    else:
                        result.append(str(mapping[name]))
                elif source != "":
                    if not safe:
                        lines = self.template[:source].splitlines(keepends=True)
                        column = source - len("".join(lines[:-1])) if lines else 1
                        raise ValueError("Invalid placeholder in string: line %d, col %d" % (
                            max(len(lines), 1), column + 1 if lines else 1))
                    result.append(self.delimiter)
            return "".join(result)

        def substitute(self, mapping={}, /, **kws):
            return self._fill({**mapping, **kws}, False)

        def safe_substitute(self, mapping={}, /, **kws):
            return self._fill({**mapping, **kws}, True)

        def get_identifiers(self):
            found = []
            for _, name, _ in self._pieces():
                if name is not None and name not in found:
                    found.append(name)
            return found
    """##
}
