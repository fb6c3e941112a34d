import JSON
import TestSupport
import Testing

/// Canonical JSON: byte for byte what RFC 8785 asks for.
struct CanonicalJSONTests {
  @Test("members are ordered by the UTF-16 units of their keys")
  func memberOrder() {
    let value: JSONValue = [
      "\u{20ac}": "Euro Sign", "\r": "Carriage Return", "\u{fb33}": "Hebrew Letter Dalet With Dagesh", "1": "One",
      "\u{1f600}": "Emoji: Grinning Face", "\u{80}": "Control", "\u{f6}": "Latin Small Letter O With Diaeresis",
    ]
    let order = [
      "Carriage Return", "One", "Control", "Latin Small Letter O With Diaeresis", "Euro Sign", "Emoji: Grinning Face",
      "Hebrew Letter Dalet With Dagesh",
    ]
    let text = CanonicalJSON.text(of: value)
    let places = order.compactMap { text.firstRange(of: "\"\($0)\"")?.lowerBound }
    #expect(places.count == order.count)
    #expect(places == places.sorted())
  }

  @Test("only quotes, backslashes and control characters are escaped")
  func escapes() {
    let text = CanonicalJSON.text(of: "\u{8}\t\n\u{c}\r\"\\/\u{0}\u{1f}\u{7f}é\u{2028}😀")
    #expect(text == #""\b\t\n\f\r\"\\/\u0000\u001f"# + "\u{7f}é\u{2028}😀\"")
  }

  @Test(
    "numbers are written as ECMAScript writes them",
    arguments: [
      (0, "0"), (0x8000_0000_0000_0000, "0"), (1, "5e-324"), (0x8000_0000_0000_0001, "-5e-324"),
      (0x7fef_ffff_ffff_ffff, "1.7976931348623157e+308"), (0x4340_0000_0000_0000, "9007199254740992"),
      (0x4430_0000_0000_0000, "295147905179352830000"), (0x44b5_2d02_c7e1_4af5, "9.999999999999997e+22"),
      (0x44b5_2d02_c7e1_4af6, "1e+23"), (0x444b_1ae4_d6e2_ef4e, "999999999999999700000"),
      (0x444b_1ae4_d6e2_ef4f, "999999999999999900000"), (0x444b_1ae4_d6e2_ef50, "1e+21"),
      (0x3eb0_c6f7_a0b5_ed8c, "9.999999999999997e-7"), (0x3eb0_c6f7_a0b5_ed8d, "0.000001"),
      (0x41b3_de43_5555_5557, "333333333.33333343"), (0xbecb_f647_612f_3696, "-0.0000033333333333333333"),
      (0x4314_3ff3_c1cb_0959, "1424953923781206.2"), (0x3ff8_0000_0000_0000, "1.5"), (0x4059_0000_0000_0000, "100"),
    ] as [(UInt64, String)])
  func numbers(bits: UInt64, text: String) throws {
    #expect(CanonicalJSON.text(of: .double(try #require(FiniteDouble(Double(bitPattern: bits))))) == text)
  }

  @Test("whole numbers beyond the exact ones are written as the double that a reader takes")
  func hugeIntegers() {
    #expect(CanonicalJSON.text(of: .integer(9_007_199_254_740_993)) == "9007199254740992")
    #expect(CanonicalJSON.text(of: .integer(.max)) == "9223372036854776000")
  }

  @Test(
    "an outside implementation of RFC 8785 writes the same bytes for 2,000 random values",
    .enabled(if: TestRun.hasJudges))
  func judgedByRFC8785() throws {
    var random = SeededRandom(seed: 8785)
    let values = (0..<2000).map { _ in randomValue(&random, depth: 4) }
    let ours = values.map { CanonicalJSON.text(of: $0) }
    let program = """
      import json, sys, rfc8785
      for line in sys.stdin.buffer:
        print(rfc8785.dumps(json.loads(line, parse_int=float)).decode("utf-8"))
      """
    let lines = values.map { PrettyJSON.text(of: $0).split(separator: "\n").joined(separator: " ") }
    let verdict = try Judge.python(program, input: Array((lines.joined(separator: "\n") + "\n").utf8))
    #expect(verdict.status == 0, "\(verdict.errors)")
    let theirs = verdict.output.utf8.split(separator: 0x0A).map { String(Substring($0)) }
    #expect(theirs.count == ours.count)
    let difference = zip(ours, theirs).first { $0 != $1 }
    #expect(difference == nil)
  }
}

private func randomValue(_ random: inout SeededRandom, depth: Int) -> JSONValue {
  switch Int.random(in: depth == 0 ? 2...5 : 0...6, using: &random) {
  case 0: .array((0..<Int.random(in: 0...4, using: &random)).map { _ in randomValue(&random, depth: depth - 1) })
  case 1:
    (0..<Int.random(in: 0...5, using: &random)).reduce(into: JSONValue.object(JSONObject())) { value, _ in
      var object = value.object ?? JSONObject()
      object[randomText(&random)] = randomValue(&random, depth: depth - 1)
      value = .object(object)
    }
  case 2: .integer(Int.random(in: JSONValue.exactIntegers, using: &random))
  case 3: FiniteDouble(Double(bitPattern: random.next())).map { .double($0) } ?? .null
  case 4: .bool(Bool.random(using: &random))
  case 5: FiniteDouble(Double.random(in: -1e6...1e6, using: &random)).map { .double($0) } ?? .null
  default: .string(randomText(&random))
  }
}

private func randomText(_ random: inout SeededRandom) -> String {
  let scalars = (0..<Int.random(in: 0...6, using: &random)).map { _ -> Unicode.Scalar in
    let ranges: [ClosedRange<UInt32>] = [0...0x1F, 0x20...0x7F, 0x80...0xFFFF, 0xE000...0x10FFFF]
    let range = ranges[Int.random(in: 0..<ranges.count, using: &random)]
    return Unicode.Scalar(UInt32.random(in: range, using: &random)) ?? "x"
  }
  return String(String.UnicodeScalarView(scalars))
}
