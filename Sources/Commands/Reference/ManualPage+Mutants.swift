import Execution
import PseudocodeAnalysis
import PythonAnalysis
import RobotAnalysis
import SlangAnalysis

extension ManualPage {
  /// The mutants of programs that the linter makes; its rows are the languages' own tables.
  static let mutants = ManualPage(
    name: "mutants", summary: "The mutants of solutions with which the linter tries checks.",
    prose: """
      A check that tells right programs from wrong ones refuses all of these; `hornbook
      explain surviving-mutant` says what is done with one that passes.
      """
  ) {
    let all = PythonMutations.all + SlangMutations.all + RobotMutations.all + PseudocodeMutations.all
    let variations = PythonVariations.all + SlangVariations.all + RobotVariations.all
    return MutationKind.Group.allCases.map { group in
      .table("\(group)", all.filter { $0.group == group }.map { ($0.name, $0.summary) })
    } + [
      .table("other writings that must pass", variations.map { ($0.name, $0.summary) }),
      .table("examples", all.map { ($0.name, "\(onOneLine($0.before))  becomes  \(onOneLine($0.after))") }),
    ]
  }

  /// A program with its lines side by side.
  private static func onOneLine(_ program: String) -> String {
    program.split(separator: "\n").joined(separator: " ⏎ ")
  }
}
