extension Area {
  /// Regular expressions out of random parts, over random texts.
  static let regex = Area(
    expressions: [
      "re.<regexSearch>(r'<pattern>', <subject>)", "re.<regexSearch>(r'<pattern>', <subject>, <regexFlags>)",
      "re.findall(r'<pattern>', <subject>)", "re.findall(r'<pattern>', <subject>, <regexFlags>)",
      "re.split(r'<pattern>', <subject>)", "re.split(r'<pattern>', <subject>, <digit>)",
      "re.sub(r'<pattern>', r'<replacement>', <subject>)",
      "re.sub(r'<pattern>', '<letter>', <subject>, <digit>)",
      "re.subn(r'<pattern>', r'<replacement>', <subject>, flags=<regexFlags>)",
      "re.sub(r'<pattern>', lambda m: f'[{m[0]}]', <subject>)", "re.compile(r'<pattern>', <regexFlags>)",
      "re.escape(<str>)", "[m.span() for m in re.finditer(r'<pattern>', <subject>)]",
      "[m.groups('-') for m in re.finditer(r'<pattern>', <subject>)]",
      "(m := re.search(r'<pattern>', <subject>)) and (m.group(0), m.groups(), m.groupdict(), m.start(), m.lastindex, m.lastgroup)",
      "(m := re.match(r'<pattern>', <subject>)) and m.group(<groupName>)",
      "(m := re.search(r'<pattern>', <subject>)) and m.expand(r'<replacement>')",
      "(m := re.search(r'<pattern>', <subject>)) and m.span(<groupName>)",
      "re.compile(r'<pattern>').<regexSearch>(<subject>, <index>, <digit>)", "re.compile(r'<pattern>').groups",
      "re.compile(r'<pattern>').groupindex", "re.findall(r'<pattern>', <text>)",
      "re.findall(rb'<letter>+|[a-f]', <bytesValue>)", "re.findall(r'<brokenPattern>', <str>)",
      "re.compile(r'<pattern><brokenPattern>')", "re.sub(r'<pattern>', r'<brokenReplacement>', <subject>)",
      "re.fullmatch(r'[\\w.]+@[\\w.]+\\.\\w{2,3}', 'ada<letter><digit>@x.<letter><letter>')",
      "re.findall(r'\\b\\w', <str>)", "re.split(r'[,;\\s]+', <str>)",
      "re.findall(r'(\\d+)-(\\d+)', '<digit><digit>-<digit> <digit>-<digit>')",
    ],
    statements: [
      "pattern = re.compile(r'<pattern>', <regexFlags>)\nfor text in (<subject>, <subject>, <str>):\n    m = pattern.search(text)\n    print(m, m and m.groups(), pattern.findall(text), pattern.split(text))",
      "for m in re.finditer(r'(?P<name><atom><repeat>)|(?P<word>\\w)', <subject>):\n    print(m.lastgroup, m[0], m.span('name'), m.groupdict())",
      "tokens = [('NUMBER', r'\\d+'), ('NAME', r'[a-z]+'), ('OTHER', r'<atom>')]\npattern = '|'.join(f'(?P<{n}>{p})' for n, p in tokens)\nfor m in re.finditer(pattern, <subject>):\n    print(m.lastgroup, repr(m.group()), m.start())",
    ],
    rules: [
      "regexSearch": ["search", "match", "fullmatch", "search"],
      "subject": [
        "<str>", "'<letter><letter>ab<letter> 12<char>'", "'aaabbb<letter>ab'", "'The cat sat on the mat'",
        "'2024-0<digit>-1<digit>, x=<digit>'", "'<char><char><letter><char>'", "'one\\ntwo\\nthree'", "'aAbB ßſ Kk'",
      ],
      "pattern": [
        "<part>", "<part><part>", "<part><part><part>", "<part>|<part>", "^<part>", "<part>$", "<part><part>|<part>",
      ],
      "part": [
        "<atom>", "<atom><repeat>", "<atom><repeat>", "(<pattern>)", "(<pattern>)<repeat>", "(?:<pattern>)<repeat>",
        "(?P<g><pattern>)", "(<atom><repeat>)<atom>", "(?=<part>)", "(?!<atom>)", "(?<=<letter>)",
        "(?<!<letter><letter>)", "\\b", "(?i:<pattern>)", "(<atom>)\\1", "(?>a*)", "(?(1)<letter>|<letter>)", "\\B",
      ],
      "atom": [
        "<letter>", "<letter>", ".", "\\d", "\\w", "\\s", "\\W", "\\D", "\\S", "[<letter><letter>]", "[^<letter>]",
        "[a-z]", "[A-Z0-9]", "[\\w<letter>]", "ab", "[^\\s,]", "<odd>", "a", "b",
      ],
      "repeat": ["", "*", "+", "?", "*?", "+?", "{2}", "{1,2}", "{,2}", "{1,}", "{2,}?", "??", "*+", "++"],
      "regexFlags": ["0", "re.I", "re.M", "re.S", "re.A", "re.X", "re.I | re.M", "re.I | re.A"],
      "replacement": ["<letter>", "\\1", "\\g<0>", "[\\g<0>]", "\\2", "\\n", "", "\\g<g>", "<letter>\\1<letter>", "-"],
      "brokenReplacement": ["\\9", "\\g<", "\\g<x>", "\\q", "\\g<1", "\\g<0>\\08", "\\g<>"],
      "brokenPattern": [
        "(", ")", "[", "*", "a**", "(?P<1>a)", "[z-a]", "a{2,1}", "(?<=a*)b", "(?P<n>a)(?P<n>b)", "\\2", "(?z)",
        "(?P=q)", "\\q", "[a-\\d]", "(?", "(?i", "x{99999999999}", "(?P<", "(?:", "[[:alpha:]]", "(?#", "(?<a)",
        "a(?i)b", "(?-", "(?P>", "(?(2)a)", "\\x1", "\\u12", "\\N{nope}", "[]", "[^]", "a|*", "+", "(a)(?(1)b|c|d)",
      ],
      "groupName": ["0", "1", "2", "'g'", "-1", "'nothing'", "1.5", "None", "'name'"],
    ])
}
