# Regular expressions: searching, splitting, replacing and reading tokens.
import re

ORDER = "Order #A-77 of 12 apples by ada@example.org at 10:45, total 23.50. "
TOKEN = re.compile(r"\s*(?:(?P<number>\d+\.?\d*)|(?P<name>[A-Za-z_]\w*)|(?P<sign>[-+*/()=]))")


def tokens(line):
    place = 0
    while match := TOKEN.match(line, place):
        yield match.lastgroup, match.group(match.lastgroup)
        place = match.end()


text = ORDER * 400
total = 0
for number in range(40):
    total += len(re.findall(r"[a-z]+@[a-z.]+", text))
    total += len(re.split(r"[,.] ", text))
    total += len(re.sub(r"\b\d+\b", lambda match: f"<{match.group()}>", text))
    total += sum(1 for match in re.finditer(r"#([A-Z])-(\d+)", text) if match[1] == "A")
for number in range(3000):
    total += sum(len(word) for kind, word in tokens(f"price = {number} * (1 + tax) - discount / 3.5") if kind != "sign")
print(total)
