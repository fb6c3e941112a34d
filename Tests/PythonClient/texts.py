"""How texts are shown and compared, by the pages "Clients in other languages" and "How cards are graded"."""
import re

BLANK = re.compile(r"__([1-9][0-9]?)__", re.ASCII)
# What Unicode calls White_Space; Python's own strip() takes four separators of ASCII besides.
WHITE_SPACE = "\t\n\v\f\r \u0085\u00a0\u1680\u2028\u2029\u202f\u205f\u3000" + "".join(map(chr, range(0x2000, 0x200B)))


def paragraphs(text):
    """The paragraphs of a text, each as the list of its lines."""
    result = [[]]
    for line in text.replace("\r\n", "\n").split("\n"):
        line = line.strip(" \t")
        if line:
            result[-1].append(line)
        elif result[-1]:
            result.append([])
    return [lines for lines in result if lines]


def parts(text):
    """The parts of a text with blanks, each `{"text": …}` or `{"blank": number}`."""
    result, position = [], 0
    for match in BLANK.finditer(text):
        if match.start() > position:
            result.append({"text": text[position:match.start()]})
        result.append({"blank": int(match[1])})
        position = match.end()
    if position < len(text):
        result.append({"text": text[position:]})
    return result


def filled(text, words):
    """A text with words in its blanks; a blank without a word stays."""
    return BLANK.sub(lambda match: words[int(match[1]) - 1] if int(match[1]) <= len(words) else match[0], text)


def visible(text):
    """What is seen of an output."""
    return "\n".join(line.rstrip(" \t\r") for line in text.split("\n")).rstrip(" \t\r\n")


def matches(output, result):
    """Whether an output matches a result."""
    return visible(output) == visible(result)


def raises(wanted, error, language=None):
    """Whether the `raises` of an executor matches an error, `{"type": …, "message": …}`."""
    wanted = wanted.strip(WHITE_SPACE)
    summary = summary_of(error)
    fitting = {summary, error["type"]}
    if summary.endswith("'?") and ". Did you mean: '" in summary:
        fitting.add(summary[:summary.rindex(". Did you mean: '")])
    if language == "pseudocode":
        fitting.add(error["message"])
    return wanted in fitting


def summary_of(error):
    """The last line of an error's report."""
    return f'{error["type"]}: {error["message"]}' if error["message"] else error["type"]
