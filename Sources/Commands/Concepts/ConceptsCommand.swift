import ArgumentParser
import Authoring
import Diagnostics
import Evidence

/// `hornbook concepts`.
struct ConceptsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "concepts",
    abstract: "Show which episode teaches, shows, practises and asks which concept.",
    discussion: """
      Examples:
        hornbook concepts                               a table, a column an episode
        hornbook concepts --taught                      only what `teaches:` names
        hornbook concepts --format html > concepts.html
        hornbook concepts --format dot | dot -Tsvg > concepts.svg

      T  taught: named under `teaches`
      s  shown: in code of a description or a lesson, or in the editor at the start
      p  practised: in a program that the learner runs, builds or writes
      a  asked: in a question, a puzzle, an exercise or a challenge

      Concepts come in the order in which a learner meets them; drafts are left out.

      Exit status: 0, or 2 when it could not run.
      """)

  @Option(help: "How to show it: text, json, html or dot.")
  var format = ConceptFormat.text

  @Flag(help: "Leave out what no episode names under `teaches`.")
  var taught = false

  @OptionGroup
  var named: CurriculumArgument

  func run() throws {
    let authored = try readOrFail(try CurriculumFolder(containing: named.path)).authored
    tellOfMissingParts(of: authored)
    let matrix = ConceptMatrix(authored, onlyTaught: taught)
    guard !matrix.rows.isEmpty else {
      let wanted = taught ? "no episode names anything under `teaches`" : "no episode has a program that could be read"
      throw CommandFailure(wanted, help: "see `hornbook manual concepts` for what there is to teach")
    }
    Terminal.write(ShownText(lines: format.rendered(matrix)))
  }
}

extension ConceptFormat: ExpressibleByArgument {}
