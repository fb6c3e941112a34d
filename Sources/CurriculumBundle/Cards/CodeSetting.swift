/// The lines that run before code which a card shows, and are not shown themselves.
///
///     CodeSetting(before: "name = 'Ada'\n").program("print(name)") == "name = 'Ada'\nprint(name)"
public struct CodeSetting: Sendable, Hashable {
  /// These lines without the line end after the last of them; empty where there are none.
  private let before: String

  /// The lines of a card; nil for none.
  public init(before: String?) {
    var text = (before ?? "")[...]
    while text.last?.isNewline ?? false { text.removeLast() }
    self.before = String(text)
  }

  /// All of them; empty where there are none.
  package var lines: String { before }

  /// How many lines they are.
  public var lineCount: Int { before.isEmpty ? 0 : before.utf8.count { $0 == 0x0A } + 1 }

  /// The whole program with some code that is shown.
  public func program(_ code: String) -> String { before.isEmpty ? code : "\(before)\n\(code)" }
}
