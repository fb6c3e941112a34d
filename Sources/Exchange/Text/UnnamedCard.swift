/// Cards that have no name in their file have numbered ids.
enum UnnamedCard {
  private static let kinds = ["question", "reading", "program"]

  /// Whether an id is one of a card without a name.
  static func isUnnamed(_ id: String) -> Bool {
    kinds.contains { id.hasPrefix("\($0)-") && id.dropFirst($0.count + 1).allSatisfy(\.isNumber) }
  }
}
