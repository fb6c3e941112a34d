import Diagnostics

/// A tab in code.
enum TabInCode: CodeTextRule {
  static let description = RuleDescription(
    "tab-in-code", .wording, .warning, "a tab character in code",
    explanation: """
      A tab is as wide as whoever shows it likes: eight columns in one app, four in another. Next to spaces it makes
      Python stop with a TabError although the lines look aligned. Indent with four spaces, as all Python code does.
      Cards about tabs, or about an error, are left alone.
      """,
    wrong: [.cards(look("if True:\n    ↓\tprint(1)\n    \tprint(2)"))],
    right: [
      .cards(look("if True:\n        print(\"a\\tb\")")),
      .cards(look("if True:\n    \tprint(1)").replacing("Read the code.", with: "A tab looks like spaces.")),
    ])

  static func findings(in code: CodeContext) -> [Finding] {
    guard code.isText else { return [] }
    return code.code.withBytes { bytes in
      guard let tab = bytes.firstIndex(of: 0x09), !isAboutTabs(code) else { return [] }
      return [
        Finding(
          at: code.location(of: tab..<tab + 1), "\(code.name) has a tab character",
          help: "indent with four spaces; in a text write `\\t`")
      ]
    }
  }

  /// Whether the card shows what goes wrong, or speaks of tabs itself.
  private static func isAboutTabs(_ code: CodeContext) -> Bool {
    code.showsError || [code.card.content.header, code.card.content.text].contains { $0.map(speaksOfTabs) ?? false }
  }

  private static func speaksOfTabs(_ text: String) -> Bool {
    text.lowercased().split { !$0.isLetter }.contains { ["tab", "tabs", "taberror"].contains($0) }
  }

  private static func look(_ code: String) -> String {
    "- id: look\n  type: descriptionWithCode\n  header: Look\n  text: Read the code.\n  code: |\n    \(code)\n"
  }
}
