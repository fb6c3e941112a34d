import Diagnostics
import Testing
import YAMLSource

@Suite("A scalar's type is that of YAML 1.2, and of the field that receives it")
struct TypeTests {
  private func reading(_ scalar: String) throws -> (YAMLTree, YAMLTree.NodeID) {
    let (tree, diagnostics) = read("a: \(scalar)\n")
    #expect(diagnostics.summary == [])
    let root = try #require(tree.root)
    return (tree, try #require(tree.value(for: "a", in: root)))
  }

  @Test(
    "whole numbers",
    arguments: [
      ("12", 12), ("-3", -3), ("+7", 7), ("010", 10), ("0o10", 8), ("0xFF", 255), ("0", 0), ("1_000", nil),
      ("1.0", nil),
      ("'12'", nil), ("0b11", nil), ("1:30", nil), ("99999999999999999999", nil), ("yes", nil), ("0x", nil),
    ] as [(String, Int?)])
  func integers(_ scalar: String, _ expected: Int?) throws {
    let (tree, node) = try reading(scalar)
    guard case .integer(let value) = tree.reading(of: node) else {
      #expect(expected == nil)
      return
    }
    #expect(value == expected)
  }

  @Test(
    "a number is read in each of its spellings",
    arguments: [
      ("0.5", .number(0.5)), (".5", .number(0.5)), ("1.", .number(1)), ("1e3", .number(1000)),
      ("-1.5E-2", .number(-0.015)), ("12", .integer(12)), (".inf", .number(.infinity)),
      ("99999999999999999999", .integer(nil)), ("1e", .text), (".", .text), ("e5", .text), ("1.2.3", .text),
      ("\"0.5\"", .text),
    ] as [(String, ScalarReading)])
  func numbers(_ scalar: String, _ expected: ScalarReading) throws {
    let (tree, node) = try reading(scalar)
    #expect(tree.reading(of: node) == expected)
  }

  @Test("booleans and nothing")
  func words() throws {
    for (scalar, expected) in [
      ("true", true), ("True", true), ("FALSE", false), ("yes", nil), ("on", nil), ("'true'", nil),
    ] {
      let (tree, node) = try reading(scalar)
      #expect(tree.boolean(of: node) == expected)
    }
    for (scalar, expected) in [("", true), ("~", true), ("null", true), ("NULL", true), ("''", false), ("nul", false)] {
      let (tree, node) = try reading(scalar)
      #expect(tree.isNull(of: node) == expected)
    }
  }

  @Test("the words for a scalar that is two things")
  func ambiguity() throws {
    let (tree, node) = try reading("010")
    let ambiguity = try #require(tree.ambiguity(of: node))
    #expect(ambiguity.message == "'010' is the whole number 10 to YAML 1.2, but the whole number 8 to YAML 1.1")
    #expect(ambiguity.helpForValue == "write `10`, or `8` if that is meant")
    #expect(ambiguity.helpForText == "put it in quotes: `\"010\"`")
    let (words, word) = try reading("no")
    let switched = try #require(words.ambiguity(of: word))
    #expect(switched.helpForText == "put it in quotes: `\"no\"`")
  }

  @Test("a whole number of base 60 beyond 64 bits is told from those that fit, and stops nobody")
  func longBase60() throws {
    for (scalar, expected) in [
      ("15:30:07:36:04:36:56:38:46:48:07", nil), ("-15:30:07:36:04:36:56:38:46:48:08", nil), ("1:00:00", 3600),
    ] as [(String, Int?)] {
      let (tree, node) = try reading(scalar)
      #expect(tree.ambiguity(of: node)?.version11 == .integer(expected))
    }
  }

  @Test("PyYAML, which reads YAML 1.1, sees what is said of YAML 1.1")
  func againstPyYAML() throws {
    let scalars = [
      "yes", "No", "ON", "off", "y", "n", "true", "~", "null", "010", "0o10", "08", "1:30", "-1:30:15", "1:75", "1_000",
      "1_0.5", "0b101", "0x_ff", "-0x1F", "1e3", "1.5e3", "1.5e+3", ".5", "1.", "+12", "2001-12-14", "2001-1-1", "007",
      "0", "00", "12", "text", ".inf", "-.INF", "1__0", "0.1", "12:30", "0_1", "685.230_15e+03", "-", "+", ".", "._5",
      "9:5", "0:30", "3d", "1-2-3", "0x", "0b", "-0b1", "=",
    ]
    let program = """
      import sys, yaml, datetime
      for line in sys.stdin.read().splitlines():
          node = yaml.compose("- " + line).value[0] if line not in "-" else None
          kind = node.tag.rsplit(":", 1)[1] if node else "str"
          value = "" if kind not in ("int", "bool") else yaml.safe_load("- " + line)[0]
          print(kind, int(value) if value != "" else "")
      """
    let output = try python(program, input: scalars.joined(separator: "\n"))
    for (scalar, line) in zip(scalars, output.split(separator: "\n", omittingEmptySubsequences: false)) {
      guard scalar != "-" else { continue }
      let (tree, node) = try reading(scalar)
      let old = tree.ambiguity(of: node)?.version11 ?? tree.reading(of: node)
      #expect(pythonWords(old) == String(line), "\(scalar)")
    }
  }

  private func pythonWords(_ reading: ScalarReading) -> String {
    switch reading {
    case .null: "null "
    case .boolean(let value): "bool \(value ? 1 : 0)"
    case .integer(let value): "int \(value ?? 0)"
    case .number: "float "
    case .date: "timestamp "
    case .mark: "value "
    case .text: "str "
    }
  }
}
