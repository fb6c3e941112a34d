internal import CurriculumBundle
internal import Diagnostics

/// A tab in code.
enum TabInCode: CodeRule {
  static let description = RuleDescription(
    "tab-in-code", .wording, .warning, "a tab character in code",
    explanation: """
      A tab is as wide as whoever shows it likes: eight columns in one app, four in another. Next to spaces it makes
      Python stop with a TabError although the lines look aligned. Indent with four spaces, as all Python code does.
      """,
    wrong: [.cards(look("if True:\n    ↓\tprint(1)\n    \tprint(2)"))],
    right: [.cards(look("if True:\n        print(\"a\\tb\")"))])

  static func check(_ card: CardContext) {
    guard let code = card.code else { return }
    code.withBytes { bytes in
      guard let tab = bytes.firstIndex(of: 0x09), !isAboutTabs(card.content) else { return }
      card.report(
        Self.self, at: card.location(ofCode: tab..<tab + 1), "the code has a tab character",
        help: "indent with four spaces; in a text write `\\t`")
    }
  }

  /// Whether the card shows what goes wrong with tabs.
  private static func isAboutTabs(_ content: CardContent) -> Bool {
    guard case .executor(let executor) = content else { return false }
    return executor.raises?.utf8.starts(with: "TabError".utf8) ?? false
  }

  private static func look(_ code: String) -> String {
    "- id: look\n  type: descriptionWithCode\n  header: Look\n  text: Read the code.\n  code: |\n    \(code)\n"
  }
}
