__all__ = ["TextWrapper", "wrap", "fill", "dedent", "indent", "shorten"]
_blank = "\t\n\x0b\x0c\r "


def _chunks(text, on_hyphens):
    """Words and the white space between them; words can be broken after hyphens between letters."""
    if on_hyphens:
        return _split(text)
    result = []
    place = 0
    while place < len(text):
        end = place
        if text[place] in _blank:
            while end < len(text) and text[end] in _blank:
                end += 1
            result.append(text[place:end])
        else:
            while end < len(text) and text[end] not in _blank:
                end += 1
            result.append(text[place:end])
        place = end
    return result


# Spaces; a dash between words; a word, or a part of one up to a hyphen between letters or up to a dash.
_parts = None


def _split(text):
    """Words, parts of words and the white space between them."""
    global _parts
    if _parts is None:
        import re
        space = r"[\t\n\x0b\x0c\r ]"
        mark, letter = r"[\w!\"'&.,?]", r"[^\d\W]"
        hyphen = rf"-(?:(?<={letter}{{2}}-)|(?<={letter}-{mark}-))(?={letter}-?{letter})"
        word = rf"[^{space[1:]}+?(?:{hyphen}|(?={space}|\Z)|(?<={mark})(?=-{{2,}}\w))"
        _parts = re.compile(rf"({space}+|(?<={mark})-{{2,}}(?=\w)|{word})")
    return [part for part in _parts.split(text) if part]


class TextWrapper:
    def __init__(self, width=70, initial_indent="", subsequent_indent="", expand_tabs=True, replace_whitespace=True,
            fix_sentence_endings=False, break_long_words=True, drop_whitespace=True,
            break_on_hyphens=True, tabsize=8,
            *, max_lines=None, placeholder=" [...]"):
        self.width = width
        self.initial_indent = initial_indent
        self.subsequent_indent = subsequent_indent
        self.expand_tabs = expand_tabs
        self.replace_whitespace = replace_whitespace
        self.fix_sentence_endings = fix_sentence_endings
        self.break_long_words = break_long_words
        self.drop_whitespace = drop_whitespace
        self.break_on_hyphens = break_on_hyphens
        self.tabsize = tabsize
        self.max_lines = max_lines
        self.placeholder = placeholder

    def _prepare(self, text):
        if self.expand_tabs:
            text = text.expandtabs(self.tabsize)
        if self.replace_whitespace:
            text = "".join([" " if char in _blank else char for char in text])
        chunks = _chunks(text, self.break_on_hyphens)
        if self.fix_sentence_endings:
            for i in range(len(chunks) - 1):
                word = chunks[i].rstrip("\"'")
                if chunks[i + 1] == " " and word[-1:] in (".", "!", "?") and word[-2:-1].islower():
                    chunks[i + 1] = "  "
        return chunks

    def _take_long(self, chunks, line, used, width):
        if self.break_long_words:
            chunk = chunks.pop()
            end = self._break(chunk, 1 if width < 1 else width - used)
            line.append(chunk[:end])
            chunks.append(chunk[end:])
        elif not line:
            line.append(chunks.pop())

    def _break(self, chunk, room):
        """Where to break a word that is too long: behind the last hyphen, if there is more than hyphens."""
        if self.break_on_hyphens and len(chunk) > room:
            start, _, _ = chunk[:room].rpartition("-")
            if start.strip("-"):
                return len(start) + 1
        return room

    def wrap(self, text):
        chunks = self._prepare(text)
        if self.width <= 0:
            raise ValueError(f"invalid width {self.width!r} (must be > 0)")
        if self.max_lines is not None:
            first = self.subsequent_indent if self.max_lines > 1 else self.initial_indent
            if len(first) + len(self.placeholder.lstrip()) > self.width:
                raise ValueError("placeholder too large for max width")
        chunks.reverse()
        lines = []
        while chunks:
            line = []
            used = 0
            indent = self.subsequent_indent if lines else self.initial_indent
            width = self.width - len(indent)
            if self.drop_whitespace and chunks[-1].strip() == "" and lines:
                chunks.pop()
            while chunks and used + len(chunks[-1]) <= width:
                used += len(chunks[-1])
                line.append(chunks.pop())
            if chunks and len(chunks[-1]) > width:
                self._take_long(chunks, line, used, width)
                used = sum(map(len, line))
            if self.drop_whitespace and line and line[-1].strip() == "":
                used -= len(line[-1])
                line.pop()
            if not line:
                continue
            fits = not chunks or self.drop_whitespace and len(chunks) == 1 and not chunks[0].strip()
            if self.max_lines is None or len(lines) + 1 < self.max_lines or fits and used <= width:
                lines.append(indent + "".join(line))
                continue
            self._finish(lines, line, used, indent, width)
            break
        return lines

    def _finish(self, lines, line, used, indent, width):
        while line:
            if line[-1].strip() and used + len(self.placeholder) <= width:
                line.append(self.placeholder)
                lines.append(indent + "".join(line))
                return
            used -= len(line.pop())
        if lines:
            last = lines[-1].rstrip()
            if len(last) + len(self.placeholder) <= self.width:
                lines[-1] = last + self.placeholder
                return
        lines.append(indent + self.placeholder.lstrip())

    def fill(self, text):
        return "\n".join(self.wrap(text))


def wrap(text, width=70, **kwargs):
    return TextWrapper(width=width, **kwargs).wrap(text)


def fill(text, width=70, **kwargs):
    return TextWrapper(width=width, **kwargs).fill(text)


def shorten(text, width, **kwargs):
    return TextWrapper(width=width, max_lines=1, **kwargs).fill(" ".join(text.strip().split()))


def indent(text, prefix, predicate=None):
    if predicate is None:
        predicate = str.strip
    return "".join([prefix + line if predicate(line) else line for line in text.splitlines(True)])


def dedent(text):
    lines = text.split("\n")
    margin = None
    for i, line in enumerate(lines):
        if not line.strip(" \t"):
            lines[i] = ""
            continue
        lead = line[:len(line) - len(line.lstrip(" \t"))]
        if margin is None or margin.startswith(lead):
            margin = lead
        elif not lead.startswith(margin):
            for j, (a, b) in enumerate(zip(margin, lead)):
                if a != b:
                    margin = margin[:j]
                    break
    if margin:
        lines = [line[len(margin):] if line else line for line in lines]
    return "\n".join(lines)
