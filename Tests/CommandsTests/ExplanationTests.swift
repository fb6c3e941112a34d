import Commands
import Diagnostics
import Evidence
import Linting
import Pseudocode
import Testing

@Suite("What `hornbook explain` knows")
struct ExplanationTests {
  @Test("every code is kebab-case and stands for one rule")
  func codesAreUnique() {
    let codes = Explanations.all.map(\.code.rawValue)
    #expect(Set(codes).count == codes.count)
    for code in codes {
      let words = code.split(separator: "-", omittingEmptySubsequences: false)
      #expect(words.allSatisfy { word in !word.isEmpty && word.allSatisfy { "a"..."z" ~= $0 || "0"..."9" ~= $0 } })
    }
  }

  @Test(
    "every finding says why it matters and shows what is wrong and what is right",
    arguments: Explanations.all.map(\.code))
  func isExplained(_ code: Diagnostic.Code) throws {
    let description = try #require(Explanations.explanation(of: code))
    let sentences = description.explanation.split(whereSeparator: { ".!?".contains($0) }).count { $0.contains(" ") }
    #expect(sentences >= 2, "\(description.explanation)")
    #expect(!description.summary.isEmpty && !description.summary.hasSuffix("."))
    #expect(!description.wrong.isEmpty)
    #expect(!description.right.isEmpty)
  }

  @Test("a rule shows at most three wrong and three right examples, and tests as many cases as it needs")
  func showsFewExamples() {
    for description in Explanations.all {
      let (wrong, right) = (description.wrong.count, description.right.count)
      #expect(wrong <= 3 && right <= 3, "\(description.code) shows \(wrong) and \(right): leave the rest to its cases")
    }
    let cases = Explanations.all.map(\.cases)
    #expect(cases.contains { !$0.wrong.isEmpty } && cases.contains { !$0.right.isEmpty })
  }

  @Test("what only other commands can find is explained, and is not a rule of the linter")
  func otherCommands() {
    for code in ["format-declined", "unreadable-file", "import-not-json", "lost-in-export"] as [Diagnostic.Code] {
      #expect(Explanations.explanation(of: code) != nil)
      #expect(AllRules.description(of: code) == nil)
    }
  }

  @Test("the name of each error in pseudocode and of each reason for an unproven claim is explained")
  func otherCodes() throws {
    let codes = PseudocodeError.Kind.allCases.map(\.rawValue) + UnprovenReason.allCases.map(\.rawValue)
    for code in codes where Explanations.explanation(of: Diagnostic.Code(rawValue: code)) == nil {
      let found = try #require(Explanations.sentence(about: code), "\(code)")
      #expect(found.hasPrefix("\(code): ") && !found.hasSuffix(": \(code)"))
    }
    #expect(Explanations.sentence(about: "no-such-thing") == nil)
  }
}
