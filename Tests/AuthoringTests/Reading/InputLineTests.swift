import Authoring
import Testing

/// What may stand on a line of input.
struct InputLineTests {
  @Test(
    "the kinds of a line of input are ranges of numbers, words and sentences",
    arguments: [
      ("0..20", InputLine.Kind.whole(0...20)), ("-5..5", .whole(-5...5)), ("9..3", .whole(3...9)), ("word", .word),
      ("sentence", .sentence), ("0.5..2.25", .decimal(50...225, digits: 2)),
      ("-1.5..0.5", .decimal(-15...5, digits: 1)),
    ])
  func inputKinds(values: String, kind: InputLine.Kind) {
    #expect(InputLine(name: "n", values: values).kind == kind)
    #expect(InputLine(name: "n", values: "x" + values).kind == nil)
    #expect(InputLine(name: "n").kind == nil && InputLine(name: "n", choices: []).kind == nil)
  }
}
