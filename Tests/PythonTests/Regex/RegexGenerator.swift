/// Writes programs that put random patterns to random texts, and what the real `python3` prints for them.
enum RegexGenerator {
  /// Takes the style, the seed and the number of patterns; prints the program and its output as JSON.
  static let script = #"""
    import contextlib, io, json, random, re, signal, sys, warnings
    warnings.simplefilter("ignore")
    style, seed, count = sys.argv[1], int(sys.argv[2]), int(sys.argv[3])
    pick = random.Random(seed)
    choice, chance = pick.choice, pick.random
    alphabets = ["ab", "abc", "aAbB", "ab \n", "a1_ é", "aßſsSk\u212aK", "σςΣ\u0345ι", "ab\U00010400\U00010428", "abİiıI"]

    class Writer:
        """Patterns that nearly always compile."""
        def __init__(self, letters, captures):
            self.letters, self.captures, self.groups = letters, captures, 0

        def letter(self):
            letter = choice(self.letters)
            return "\\" + letter if letter in "\\.[]{}()*+?^$|-" else letter

        def set(self):
            items = [choice([self.letter(), self.letter(), "\\d", "\\w", "\\S", "a-c"]) for _ in range(pick.randint(1, 3))]
            return "[" + choice(["", "", "^"]) + "".join(items) + "]"

        def atom(self, depth):
            kind = chance()
            if depth <= 0 or kind < .38: return self.letter()
            if kind < .44: return "."
            if kind < .52: return self.set()
            if kind < .58: return choice(["\\d", "\\w", "\\s", "\\b", "\\B", "^", "$", "\\Z"])
            if kind < .62 and self.groups: return "\\%d" % pick.randint(1, self.groups)
            if kind < .65 and self.groups:
                return "(?(%d)%s|%s)" % (pick.randint(1, self.groups), self.sequence(depth - 1), self.sequence(depth - 1))
            if kind < .65 + self.captures: return self.capture(depth)
            if kind < .90: return "(?:" + self.alternatives(depth - 1) + ")"
            if kind < .92: return "(?>" + self.alternatives(depth - 1) + ")"
            if kind < .95: return "(?" + choice(["i", "s", "m", "-i", "x", "i-s"]) + ":" + self.alternatives(depth - 1) + ")"
            inside = self.letter() if chance() < .5 else self.alternatives(depth - 1)
            return choice(["(?=", "(?!", "(?<=", "(?<!"]) + inside + ")"

        def capture(self, depth):
            self.groups += 1
            name = "?P<n%d>" % self.groups if chance() < .2 else ""
            return "(" + name + self.alternatives(depth - 1) + ")"

        def sequence(self, depth):
            result = ""
            for _ in range(choice([0, 1, 1, 2, 2, 3])):
                result += self.atom(depth)
                if chance() < .4: result += choice(["*", "+", "?", "{2}", "{1,2}", "{,2}", "{2,}"]) + choice(["", "", "?", "+"])
            return result

        def alternatives(self, depth):
            return "|".join(self.sequence(depth) for _ in range(choice([1, 1, 1, 2, 3])))

    tokens = list("abc()()[]{}*+?|.^$-,:=!<>#iLmsxau10 \n") + ("(?: (?= (?! (?<= (?<! (?P<n> (?P< (?P=n) (?P> (?# (?(1) (?(n) (?( (?> (?i) "
        r"(?i: (?-i: (?s-i: (?L: (?a: (?au) \d \w \b \B \A \Z \z \1 \2 \12 \012 \0 \777 \x41 \x4 \u0041 \u00 \U00000041 \U0011ffff "
        r"\N{DIGIT\u0020ONE} \N{NONE} \N {2} {2,3} {3,2} {,2} {2,} {,} {a} {99999999999} [a-z] [^a] []a] [a- [\w-a] [\d] [z-a] *? ++ "
        r"a) ) é \é (?x) (?P<1a>b) (?(0)a) (?(-1)a) (a) \ ").split(" ")
    words = [r"\d+", r"\w+", r"\s*", "[a-z]+", "[^,]*", r"(\d{2,3})", r"(?P<k>\w+)=(\d+)", "-", ",", r"\b", "^", "$", "(a|b|c)+", "(foo|bar)",
        "(?:ab)+", ".*?", ".*", r"(\w)(\w)?", "(?i:abc)", "x?", r"(?<=\d)", r"(?!\d)", r"[A-Za-z_]\w*", r"(?:(\d)|([a-z]))+", r"[\w.-]+", "é|ß"]
    pieces = ["foo", "bar", "abc", "ABC", "12", "345", ",", " ", "-", ".", "k=1", "a@b.c", "xx", "\n", "é", "ß", "_x", "aa", "ab"]
    templates = ["-", "<\\g<0>>", "\\1.", "\\g<1>\\2", "x\\n", "", "\\q", "\\g<n1>", "[\\0]", "\\12", "\\g<", "\\101", "\\400", "\\"]

    def case():
        letters = choice(alphabets)
        if style == "tokens":
            pattern, text = "".join(choice(tokens) for _ in range(pick.randint(1, 7))), "".join(choice("abA1 \né") for _ in range(pick.randint(0, 6)))
        elif style == "words":
            pattern, text = "".join(choice(words) for _ in range(pick.randint(1, 4))), "".join(choice(pieces) for _ in range(pick.randint(0, 10)))
        else:
            pattern = Writer(letters, .22 if style == "loops" else .14).alternatives(pick.randint(1, 3))
            text = "".join(choice(letters) for _ in range(pick.randint(0, 8)))
        template = choice(templates)
        if chance() < .1 and max(pattern + text, default="") < "\u0100":
            pattern, text, template = pattern.encode("latin1"), text.encode("latin1"), template.encode()
        return pattern, text, choice([0, 0, 0, 2, 2, 8, 16, 64, 256, 258, 10]), template

    class Late(Exception): pass
    def stop(*_): raise Late
    signal.signal(signal.SIGALRM, stop)

    def is_quick(pattern, text, flags, template):
        signal.setitimer(signal.ITIMER_REAL, .02)
        try:
            compiled = re.compile(pattern, flags)
            compiled.fullmatch(text), compiled.findall(text)
        except Late: return False
        except Exception: pass
        finally: signal.setitimer(signal.ITIMER_REAL, 0)
        return True

    cases = [made for made in (case() for _ in range(count)) if is_quick(*made)]
    program = "import re\ncases = [\n" + "".join(f"    {made!a},\n" for made in cases) + "]\n" + r'''
    def attempt(call):
        try: return call()
        except re.error as error: return "error", str(error), error.msg, error.pos, error.lineno, error.colno
        except Exception as error: return type(error).__name__, str(error)
    def show(match): return match and (match.regs, match.groups(), match.lastindex, match.lastgroup, match.groupdict())
    for pattern, text, flags, template in cases:
        compiled = attempt(lambda: re.compile(pattern, flags))
        print(ascii((pattern, text, flags, template, compiled)))
        if isinstance(compiled, tuple): continue
        print(compiled.flags, compiled.groups, compiled.groupindex)
        for call in [lambda: show(compiled.search(text)), lambda: show(compiled.match(text)), lambda: show(compiled.fullmatch(text)),
            lambda: compiled.findall(text), lambda: [show(match) for match in compiled.finditer(text)], lambda: compiled.split(text, 2),
            lambda: compiled.subn(template, text), lambda: show(compiled.search(text, 1, 4))]:
            print(ascii(attempt(call)))
    '''
    output = io.StringIO()
    with contextlib.redirect_stdout(output): exec(compile(program, "cases", "exec"), {})
    print(json.dumps({"program": program, "output": output.getvalue()}))
    """#
}
