import Diagnostics

// The file as a whole: its bytes, its size, its documents, its aliases.
extension YAMLExplanations {
  static let aliasBudget = RuleDescription(
    .aliasBudget, "aliases that stand for too much",
    """
    An alias repeats what was marked before. A few lines of aliases of aliases can stand for billions of values, which \
    would bring down every program that reads the file; so there is a limit that no lesson comes near.
    """,
    wrong: """
      a: &a [x, x, x, x, x, x, x, x, x, x]
      b: &b [*a, *a, *a, *a, *a, *a, *a, *a, *a, *a]
      c: &c [*b, *b, *b, *b, *b, *b, *b, *b, *b, *b]
      d: &d [*c, *c, *c, *c, *c, *c, *c, ↓*c, *c, *c]
      e: &e [*d, *d, *d, *d, *d, *d, *d, *d, *d, *d]

      """,
    right: "a: [x, x, x]\n")

  static let aliasInsideItself = RuleDescription(
    .aliasInsideItself, "an alias within what it stands for",
    """
    Such a value would contain itself without end. No lesson can mean that, and a program that follows it never stops.
    """,
    wrong: "cards: &all\n  - ↓*all\n", right: "cards:\n  - id: one\n")

  static let byteOrderMark = RuleDescription(
    .byteOrderMark, "a byte-order mark at the beginning",
    """
    Some editors put three invisible bytes before the text. This reader skips them, other programs take them for a \
    part of the first key.
    """,
    wrong: "↓\u{FEFF}title: Hello\n", right: "title: Hello\n")

  static let controlCharacter = RuleDescription(
    .controlCharacter, "an invisible control character",
    """
    Control characters come in by copying from terminals and documents. Learners cannot see them, and code with one in \
    it does not run.
    """,
    wrong: "title: Say↓\u{1} hello\n", right: "title: Say hello\n")

  static let fileTooLarge = RuleDescription(
    .fileTooLarge, "a file of more than 16 MB",
    """
    A lesson has a few thousand bytes. A file so large is something else that came into the folder by mistake, and \
    reading it would only take time.
    """,
    wrong: "(a file of more than 16 MB)\n", right: "title: Hello\n", isLiteral: false)

  static let mergeConflict = RuleDescription(
    .mergeConflict, "a merge conflict that nobody has resolved",
    """
    Where two authors changed the same lines, git writes both versions into the file, between lines of '<', '=' and \
    '>'. Which of them a learner is to see, only a person can say. Keep one, or both in the right order, and remove \
    the conflict markers.
    """,
    wrong: "↓<<<<<<< HEAD\ntitle: Say hello\n=======\ntitle: Say goodbye\n>>>>>>> goodbye\n",
    right: "title: Say hello\n")

  static let mergeKey = RuleDescription(
    .mergeKey, "a merge key",
    """
    '<<' copies the entries of another mapping in YAML 1.1; YAML 1.2 and this reader do not have it. Entries written \
    out are read alike by every program and every person.
    """,
    wrong: "base: &base {type: finished}\ncard:\n  ↓<<: *base\n", right: "card:\n  type: finished\n")

  static let notUTF8 = RuleDescription(
    .notUTF8, "bytes that are not UTF-8",
    """
    Files are UTF-8, so that every letter and emoji reaches the learner as it was written. A file in another encoding \
    shows wrong letters or none.
    """,
    wrong: "title: caf(the single byte E9)\n", right: "title: café\n", isLiteral: false)

  static let scalarTooLarge = RuleDescription(
    .scalarTooLarge, "a text of more than 1 MB",
    """
    No phone shows a text so long. Tell it on several cards, or leave most of it out.
    """,
    wrong: "text: (more than a million letters)\n", right: "text: Hello\n", isLiteral: false)

  static let severalDocuments = RuleDescription(
    .severalDocuments, "a second document in one file",
    """
    A line '---' begins a new document. Of several only the first would be read and the rest would vanish from the \
    lesson, so each has to be a file of its own.
    """,
    wrong: "title: Hello\n↓---\ntitle: Goodbye\n", right: "title: Hello\n")

  static let tooDeep = RuleDescription(
    .tooDeep, "more than 64 lists and mappings inside each other",
    """
    A lesson needs about six levels. So many are a mistake, usually brackets that are not closed, and could exhaust a \
    program that reads them.
    """,
    wrong: "a: " + String(repeating: "[", count: 63) + "↓[" + String(repeating: "]", count: 64) + "\n",
    right: "a: [[1]]\n")
}
