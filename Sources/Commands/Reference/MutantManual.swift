internal import Diagnostics
internal import Execution
internal import Python
internal import PythonAnalysis
internal import RobotAnalysis
internal import SlangAnalysis

/// The page of the manual about the mutants of programs that the linter makes.
struct MutantManual {
  static let name = "mutants"
  static let summary = "The mutants of solutions with which the linter tries checks."

  let style: TerminalStyle

  /// The page; its rows are the languages' own tables.
  var page: String {
    """
    \(style.bold(Self.name)): \(Self.summary)

    A check that tells right programs from wrong ones refuses all of these; `hornbook
    explain surviving-mutant` says what is done with one that passes.

    """ + tables.map { $0.text(style) }.joined() + "\n\(style.bold("examples"))\n" + examples
  }

  private var tables: [ManualTable] {
    MutationKind.Group.allCases.map { group in
      ManualTable(title: "\(group)", rows: Self.all.filter { $0.group == group }.map { ($0.name, $0.summary) })
    } + [
      ManualTable(
        title: "other writings that must pass",
        rows: (PythonVariations.all + SlangVariations.all + RobotVariations.all).map { ($0.name, $0.summary) })
    ]
  }

  private static let all = PythonMutations.all + SlangMutations.all + RobotMutations.all

  private var examples: String {
    let width = Self.all.map(\.name.count).max() ?? 0
    return Self.all.map { kind in
      let name = "  \(style.green(kind.name))\(String(repeating: " ", count: width - kind.name.count))  "
      return "\(name)\(Self.onOneLine(kind.before))  becomes  \(Self.onOneLine(kind.after))\n"
    }.joined()
  }

  /// A program with its lines side by side.
  private static func onOneLine(_ program: String) -> String {
    program.split(separator: "\n").joined(separator: " ⏎ ")
  }
}
