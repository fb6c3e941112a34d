/// The kinds of code actions that the server has.
enum ActionKind: String, CaseIterable {
  /// The repair of one finding.
  case quickFix = "quickfix"
  /// A part of a text goes into a file of its own.
  case extract = "refactor.extract"
  /// Every repair in the file that changes nothing for learners, so that an editor may make them at each save.
  case fixAll = "source.fixAll.hornbook"
  /// Every repair that `hornbook lint --fix` makes in the file.
  case repairAll = "source.repairAll.hornbook"
  /// Every repair that `hornbook lint --accept` makes in the file.
  case acceptAll = "source.acceptAll.hornbook"

  /// Whether a client that asks for some kinds only wants it: each kind stands for those that begin with it.
  func isWanted(by only: [String]?) -> Bool {
    only?.contains { rawValue == $0 || rawValue.hasPrefix($0 + ".") } ?? true
  }
}
