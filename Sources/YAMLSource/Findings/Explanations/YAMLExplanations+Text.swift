import Diagnostics

// Text that YAML takes for something else.
extension YAMLExplanations {
  static let blockHeader = RuleDescription(
    .blockHeader, "text on the line of a block's '|' or '>'",
    """
    A '|' or '>' at the beginning of a value announces a block: lines of text, indented below the key. Nothing else \
    may stand on its line. A text that itself begins with such a sign, a comparison for example, needs quotes.
    """,
    wrong: "text: ↓> means greater than\n", right: "text: \"> means greater than\"\n")

  static let colonInText = RuleDescription(
    .colonInText, "a colon and a space within text that is not in quotes",
    """
    To YAML a colon with a space after it ends a key, so that text such as 'Note: read this' looks like a key within a \
    value. In quotes, or in a block below '|', colons are only text.
    """,
    wrong: "text: Note↓: read this first\n", right: "text: \"Note: read this first\"\n")

  static let escape = RuleDescription(
    .escape, "a backslash before something that is no escape",
    """
    In double quotes a backslash begins an escape: \\n is a new line, \\t a tab. Learners must see the backslash that \
    the author meant, so one that means nothing is an error. \
    Single quotes and blocks below '|' take every backslash as it is.
    """,
    wrong: "text: \"a digit is ↓\\d\"\n", right: "text: 'a digit is \\d'\n")

  static let reservedCharacter = RuleDescription(
    .reservedCharacter, "text that begins with a character of YAML's own",
    """
    YAML gives a meaning of its own to @ ` % * & ! | > [ ] { } , ? and - at the beginning of a value. Text that begins \
    with one of them, as code and Markdown often do, needs quotes or a block.
    """,
    wrong: "text: ↓`print` writes to the screen\n", right: "text: \"`print` writes to the screen\"\n")

  static let textAfterValue = RuleDescription(
    .textAfterValue, "something after a value that is already complete",
    """
    The second quote ends a text in quotes, and the closing bracket ends a list. What follows on the line would be \
    lost, so it is an error. An apostrophe within single quotes is the usual cause: it is written twice there, ''.
    """,
    wrong: "text: 'it'↓s easy'\n", right: "text: \"it's easy\"\n")

  static let unclosedQuote = RuleDescription(
    .unclosedQuote, "a quote that is never closed",
    """
    All that follows an opening quote belongs to the text, up to the closing one. Without it the rest of the file is \
    swallowed, and none of its cards can be read.
    """,
    wrong: "title: \"Say hello↓\nsummary: Write on the screen.\n",
    right: "title: \"Say hello\"\nsummary: Write on the screen.\n")

  static let unclosedBracket = RuleDescription(
    .unclosedBracket, "a bracket that is not closed",
    """
    All that follows '[' belongs to the list, up to ']'. Without it the keys below are taken for its items. Text that \
    begins with a bracket needs quotes.
    """,
    wrong: "answers: ↓[1, 2\ncorrectAnswerIndex: 0\n", right: "answers: [1, 2]\ncorrectAnswerIndex: 0\n")

  static let missingComma = RuleDescription(
    .missingComma, "two items in brackets without a comma between them",
    """
    Items in brackets are separated by commas. Without one it cannot be known whether the learner is to see two \
    answers or one.
    """,
    wrong: "answers: [\"1\" ↓\"2\"]\n", right: "answers: [\"1\", \"2\"]\n")

  static let tag = RuleDescription(
    .tag, "a tag, which has no meaning here",
    """
    Words that begin with '!' tell other programs which type a value has. Here the field decides, so a tag would \
    vanish without effect; and text that begins with an exclamation mark would lose its first word. Quotes keep it.
    """,
    wrong: "title: ↓!important Read this\n", right: "title: \"!important Read this\"\n")

  static let unknownAlias = RuleDescription(
    .unknownAlias, "an alias that stands for nothing",
    """
    Text that begins with '*' is an alias: it repeats what was marked with '&' before. Where nothing was marked, the \
    learner would see nothing. Emphasis with asterisks needs quotes.
    """,
    wrong: "text: ↓*Hello\n", right: "text: \"*Hello\"\n")

  static let unusedAnchor = RuleDescription(
    .unusedAnchor, "an anchor that no alias uses",
    """
    A word that begins with '&' gives what follows it a name, so that an alias, the name after '*', can repeat it. No \
    alias does, so the word would only be lost: mostly it is the first of a text, and the text needs quotes.
    """,
    wrong: "text: ↓&amp stands for a sign\n", right: "text: \"&amp stands for a sign\"\n")
}
