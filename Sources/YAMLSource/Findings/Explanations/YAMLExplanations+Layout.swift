import Diagnostics

// Lines, keys and indentation.
extension YAMLExplanations {
  static let duplicateKey = RuleDescription(
    .duplicateKey, "a key given twice in the same mapping",
    """
    Only one of the two values can reach the learner, and programs differ in which. Often a '- ' is missing that would \
    have begun the next card.
    """,
    wrong: "title: Say hello\n↓title: Say goodbye\n", right: "title: Say hello\nsummary: Say goodbye\n")

  static let indentation = RuleDescription(
    .indentation, "a line whose indentation fits none of the lines above",
    """
    Indentation says what belongs to what. A line between two levels could belong to either card, so nothing that \
    follows can be understood. Two spaces for each level keep it clear.
    """,
    wrong: "cards:\n  - id: one\n   ↓text: Hello\n", right: "cards:\n  - id: one\n    text: Hello\n")

  static let keyMissing = RuleDescription(
    .keyMissing, "a colon without a key before it",
    """
    A value can only be found under the name of its field. A line that begins with a colon has lost its name, or is \
    text that needs quotes.
    """,
    wrong: "↓: Say hello\n", right: "title: Say hello\n")

  static let keyNotText = RuleDescription(
    .keyNotText, "a list or mapping as a key",
    """
    The names of fields are text. A key in brackets is usually text that begins with a bracket, such as a placeholder, \
    and needs quotes.
    """,
    wrong: "↓{name}: Hello\n", right: "\"{name}\": Hello\n")

  static let listOnKeyLine = RuleDescription(
    .listOnKeyLine, "a list that begins on the line of its key",
    """
    Items that begin with '- ' stand on lines of their own below the key. Text that begins with a dash needs quotes.
    """,
    wrong: "answers: ↓- 5\n", right: "answers:\n  - 5\n")

  static let missingSpace = RuleDescription(
    .missingSpace, "a colon or dash without the space after it",
    """
    A key ends with a colon and a space, a list item begins with a dash and a space. Without the space both are only \
    text, and the field or the item does not exist.
    """,
    wrong: "title↓:Hello\nsummary: Write on the screen.\n", right: "title: Hello\nsummary: Write on the screen.\n")

  static let noEntry = RuleDescription(
    .noEntry, "a line without a key",
    """
    Among keys and values every line says `key: value`. A line of text alone belongs to no field; usually it continues \
    the text above and is not indented, or its colon is missing.
    """,
    wrong: "title: Say hello\n↓to the world\nsummary: Short.\n",
    right: "title: Say hello\n  to the world\nsummary: Short.\n")

  static let tab = RuleDescription(
    .tab, "a tab where YAML takes only spaces",
    """
    Editors show tabs in different widths, so that two people would see two different structures in the same file. \
    YAML therefore takes only spaces for indentation.
    """,
    wrong: "cards:\n↓\t- id: one\n", right: "cards:\n  - id: one\n")

  static let unusualSpace = RuleDescription(
    .unusualSpace, "a space of another kind where one belongs to the layout",
    """
    Web pages and chats hold spaces that do not break, and wide ones. They look like a space, but to YAML they are \
    letters: the line is not indented by them, and a key behind one has another name. Ordinary spaces are meant.
    """,
    wrong: "title: Hello\n↓\u{A0}summary: Write on the screen.\n",
    right: "title: Hello\nsummary: Write on the screen.\n")

  static let syntax = RuleDescription(
    .syntax, "a line that is not YAML",
    """
    The file cannot be read beyond this place, so none of its cards can be checked or \
    published. The note beside the place says what the reader expected there.
    """,
    wrong: "↓%YAML 3.0\n---\ntitle: Hello\n", right: "title: Hello\n")
}
