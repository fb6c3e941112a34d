/// The directives that are known, by what is made of them.
enum RunestoneDirectives {
  /// Those that ask something of a learner.
  static let items: Set<String> = ["mchoice", "fillintheblank", "parsonsprob", "dragndrop", "activecode"]
  /// Those that show code.
  static let code: Set<String> = ["code-block", "sourcecode", "code"]
  /// Those that only frame what is in them.
  static let containers: Set<String> = spoken.union(titled).union([
    "container", "tab", "timed", "reveal", "question",
  ])
  /// Those whose first words, which may be on their own line, are part of their text.
  static let spoken: Set<String> = ["note", "hint", "tip", "warning"]
  /// Those with a title on their own line.
  static let titled: Set<String> = ["admonition", "topic"]
  /// Those that say nothing to learners.
  static let settings: Set<String> = ["qnum", "index", "toctree", "highlight", "meta", "setup", "shortname"]

  /// All names.
  static let all = items.union(code).union(containers).union(settings).union(["tabbed", "codelens"])
}
