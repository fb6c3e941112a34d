import Python
import PythonAnalysis
import Testing

@Suite("Comparisons in a condition")
struct EqualityTests {
  @Test(
    "the sides of comparisons are told as they are written",
    arguments: [
      ("output == 5", ["output", "5"]), ("not (é == 'ä' and 1 != x)", ["é", "'ä'", "1", "x"]),
      ("f(a == 1) == b == 2", ["a", "1", "f(a == 1)", "b", "b", "2"]), ("a < 1", []), ("a == ", []),
      ("[x for x in a if x == 1]", []),
    ])
  func sidesComparisonsToldAsThey(_ text: String, _ wanted: [String]) {
    let sides = PythonProgram.equalities(in: text).flatMap { [$0.left, $0.right] }
    #expect(sides.map(\.text).sorted() == wanted.sorted())
    #expect(sides.allSatisfy { String(decoding: Array(text.utf8)[$0.bytes], as: UTF8.self) == $0.text })
  }

  @Test(
    "the elements behind in are told where they are written out",
    arguments: [
      ("output in [5, 6]", ["5", "6"]), ("n not in (1, 'a')", ["1", "'a'"]), ("n in {2}", ["2"]), ("n in []", []),
      ("n in row", []), ("n in [*row, 1]", []),
    ])
  func elementsOfMembership(_ text: String, _ wanted: [String]) {
    let found = PythonProgram.equalities(in: text)
    #expect(found.flatMap(\.candidates).map(\.text) == wanted)
    #expect(found.allSatisfy { $0.isNegated == text.contains("not in") })
  }

  @Test("the names in a side of a comparison are told, and the sign")
  func namesInSideComparisonTold() throws {
    let equality = try #require(PythonProgram.equalities(in: "len(output) + n != '5'").first)
    #expect(equality.left.names == ["len", "output", "n"] && equality.right.names == [] && equality.isNegated)
  }
}
