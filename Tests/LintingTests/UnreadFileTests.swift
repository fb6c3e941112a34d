import Diagnostics
import Linting
import Testing

/// A file that cannot be read silences what would only follow from it, and nothing else.
@Suite("Where a file could not be read")
struct UnreadFileTests {
  private static let broken = "title: [\n"

  @Test("a drawing that acts by itself is reported next to it")
  func activeContent() throws {
    let found = try Sample([
      "training/printing/block.yaml":
        "title: Printing\nbadge: {title: B, image: assets/box.svg}\nepisodes: [say-hello, two]\n",
      "training/printing/two.yaml": Self.broken,
      "assets/box.svg": "<svg xmlns=\"http://www.w3.org/2000/svg\" onload=\"alert(1)\"/>\n",
    ]).lint()
    #expect(found.codes == ["active-content-in-image", "yaml-unclosed-bracket"])
  }

  @Test("every rule that needs less than the curriculum still finds what is marked in its wrong examples")
  func rulesThatNeedLess() throws {
    var (rules, tried) = (0, 0)
    for rule in AllRules.all where rule.premise < .curriculum {
      rules += 1
      let path = rule.premise < .module ? "training/printing/broken.yaml" : "elsewhere/module.yaml"
      for example in rule.description.wrong + rule.description.cases.wrong where example.isPrinted {
        tried += 1
        let sample = Sample(example).adding(Self.broken, at: path)
        let found = try sample.lint()
        #expect(found.places(of: rule.description.code).isSuperset(of: sample.marks), "\(example)")
      }
    }
    #expect(rules >= 60)
    #expect(tried >= 150)
  }

  @Test("a comment about a rule that did not run is not called unused")
  func unusedSuppression() throws {
    let comment = "# hornbook: ignore untaught-concept because it is a riddle\n"
    let cards = "cards:\n  - {id: run, type: executor, text: Press Run., code: print(1), result: 1}\n"
    func teaching(_ concepts: String) -> String { "\(comment)title: A\nteaches: [\(concepts)]\n\(cards)" }
    func codes(_ files: [String: String]) throws -> [String] {
      try Sample(files).lint().codes.filter { $0.contains("suppression") }
    }
    #expect(try codes([Sample.episodePath: teaching("python.call.print")]) == ["unused-suppression"])
    #expect(try codes([Sample.episodePath: teaching("python.call.print, python.call.prnt")]) == [])
    #expect(
      try codes([
        Sample.episodePath: teaching("python.call.print"), "elsewhere/printing/one.yaml": "title: A\n\(cards)",
      ]) == [])
  }

  @Test("a comment about what an error keeps from being proven is not called unused")
  func unprovenSuppression() throws {
    let comment = "# hornbook: ignore passing-constant because it is the first task"
    func codes(_ solution: String, _ other: String = "") throws -> [String] {
      let cards = """
        - id: write
          type: exercise
          text: Print the name Ada.
          \(comment)
          result: Ada
          solutions: ['\(solution)']
        \(other)
        """
      return try Sample(.cards(cards)).lint().codes.filter { $0.contains("suppression") }
    }
    #expect(try codes("print(\"Adam\")") == [])
    #expect(try codes("print(\"Ada\")", "- {id: look, type: description, header: A, tekst: B}") == [])
  }
}
