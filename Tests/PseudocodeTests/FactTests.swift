import Pseudocode
import Testing

@Suite("What programs in pseudocode use")
struct FactTests {
  private func facts(_ source: String) -> [String] {
    PseudocodeProgram(source: source).facts.map { "\($0.line) \($0.concept.dropFirst("pseudocode.".count))" }
  }

  @Test("statements, values and operators are facts, once a line, in the order of the text")
  func order() {
    #expect(facts("n ← 1 + 2\nDISPLAY(n)") == ["1 assign", "1 operator.add", "1 number", "2 display", "2 variable"])
    #expect(facts("n ← 1\nn ← n + 1").contains("2 assign.update"))
    #expect(
      facts("a ← [1]\na[1] ← \"x\"") == [
        "1 assign", "1 list", "1 number", "2 assign.element", "2 variable", "2 number", "2 string",
      ])
  }

  @Test("loops and decisions inside of others are nesting")
  func nesting() {
    let found = facts("REPEAT 2 TIMES\n{\n  IF (true) { DISPLAY(1) }\n  ELSE IF (false) { }\n  ELSE { }\n}")
    #expect(found.contains("1 repeat") && found.contains("3 nesting") && !found.contains("1 nesting"))
    #expect(found.contains("3 if") && found.contains("4 else-if") && found.contains("5 else"))
  }

  @Test("a procedure that calls itself is recursion")
  func procedures() {
    let found = facts("PROCEDURE f(n)\n{\n  RETURN(f(n))\n}\nf(1)")
    #expect(found.contains("1 procedure") && found.contains("1 procedure.parameter") && found.contains("3 return"))
    #expect(found.contains("3 call.recursive") && found.contains("5 call") && !found.contains("5 call.recursive"))
  }

  @Test("a text that is no program uses nothing, and one of comments is empty")
  func none() {
    #expect(facts("take an egg") == [])
    #expect(PseudocodeProgram(source: "// nothing\n").isEmpty && !PseudocodeProgram(source: "take an egg").isEmpty)
  }

  @Test("every concept has a summary of its own")
  func summaries() {
    #expect(PseudocodeConcept.allCases.allSatisfy { $0.summary.count > 1 })
    #expect(Set(PseudocodeConcept.allCases.map(\.summary)).count == PseudocodeConcept.allCases.count)
    #expect(PseudocodeConcept.moveForward.summary == "a call of MOVE_FORWARD()")
    #expect(PseudocodeConcept.lessOrEqual.summary == "a ≤ b")
  }
}
