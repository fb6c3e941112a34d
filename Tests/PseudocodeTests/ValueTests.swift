import Testing

/// Numbers, strings, Booleans, and what operators make of them.
@Suite("Values of pseudocode")
struct ValueTests {
  static let arithmetic = [
    Sample("DISPLAY(17 / 5)", "3.4 "),
    Sample("DISPLAY(6 / 2)", "3 "),
    Sample("DISPLAY(1 / 3)", "0.3333333333333333 "),
    Sample("DISPLAY(2 + 3 * 4)", "14 "),
    Sample("DISPLAY((2 + 3) * 4)", "20 "),
    Sample("DISPLAY(10 - 3 - 2)", "5 "),
    Sample("DISPLAY(100 / 10 / 5)", "2 "),
    Sample("DISPLAY(17 MOD 5)", "2 "),
    Sample("DISPLAY(5 MOD 17)", "5 "),
    Sample("DISPLAY(0 MOD 3)", "0 "),
    Sample("DISPLAY(2 * 17 MOD 5)", "4 "),
    Sample("DISPLAY(17 MOD 5 * 2)", "4 "),
    Sample("DISPLAY(1 + 17 MOD 5)", "3 "),
    Sample("DISPLAY(20 / 2 MOD 3)", "1 "),
    Sample("DISPLAY(-5 + 3)", "-2 "),
    Sample("x ← 4\nDISPLAY(-x)", "-4 "),
    Sample("DISPLAY(- -4)", "4 "),
    Sample("DISPLAY(3 - -2)", "5 "),
    Sample("DISPLAY(-2 * -3)", "6 "),
    Sample("DISPLAY(-(2 + 3))", "-5 "),
    Sample("DISPLAY(0.5 + 0.5)", "1 "),
    Sample("DISPLAY(0.1 + 0.2)", "0.30000000000000004 "),
    Sample("DISPLAY(3.0)", "3 "),
    Sample("DISPLAY(2.50)", "2.5 "),
    Sample("DISPLAY(007)", "7 "),
    Sample("DISPLAY(1.5 * 4)", "6 "),
    Sample("DISPLAY(7 / 2 * 2)", "7 "),
    Sample("DISPLAY(-7 / 2)", "-3.5 "),
    Sample("DISPLAY(0 / 5)", "0 "),
    Sample("DISPLAY(0 * -1)", "0 "),
    Sample("DISPLAY(-0.0)", "0 "),
    Sample("DISPLAY(1 / 100000)", "0.00001 "),
    Sample("DISPLAY(-1 / 4096000000)", "-0.000000000244140625 "),
    Sample("DISPLAY(99999999999 * 99999999999)", "9999999999800000000001 "),
    Sample("DISPLAY(9223372036854775807 + 1)", "9223372036854775808 "),
    Sample("DISPLAY(-9223372036854775808 - 1)", "-9223372036854775809 "),
    Sample("DISPLAY(123456789012345678901234567890 - 123456789012345678901234567889)", "1 "),
    Sample("DISPLAY(100000000000000000000 / 10)", "10000000000000000000 "),
    Sample("DISPLAY(100000000000000000001 MOD 10)", "1 "),
    Sample("DISPLAY(9007199254740993 / 2)", "4503599627370496 "),
    Sample("DISPLAY(1000000 * 0.000001)", "1 "),
    Sample("DISPLAY(8 - 0.5 - 7.5)", "0 "),
    Sample("DISPLAY(4 / 2 MOD 2)", "0 "),
  ]

  static let comparisons = [
    Sample("DISPLAY(2 = 2)", "true "),
    Sample("DISPLAY(2 = 2.0)", "true "),
    Sample("DISPLAY(2 ≠ 3)", "true "),
    Sample("DISPLAY(2 != 2)", "false "),
    Sample("DISPLAY(2 <> 2)", "false "),
    Sample("DISPLAY(2 < 3)", "true "),
    Sample("DISPLAY(3 > 3)", "false "),
    Sample("DISPLAY(3 ≥ 3)", "true "),
    Sample("DISPLAY(3 >= 4)", "false "),
    Sample("DISPLAY(3 ≤ 3)", "true "),
    Sample("DISPLAY(4 <= 3)", "false "),
    Sample("DISPLAY(1 / 3 < 0.34)", "true "),
    Sample("DISPLAY(0.5 = 1 / 2)", "true "),
    Sample("DISPLAY(100000000000000000000 > 1.5)", "true "),
    Sample("DISPLAY(\"a\" = \"a\")", "true "),
    Sample("DISPLAY(\"a\" = \"A\")", "false "),
    Sample("DISPLAY(\"apple\" < \"banana\")", "true "),
    Sample("DISPLAY(\"Zoo\" < \"ant\")", "true "),
    Sample("DISPLAY(\"a\" ≥ \"aa\")", "false "),
    Sample("DISPLAY(\"5\" = 5)", "false "),
    Sample("DISPLAY(\"5\" ≠ 5)", "true "),
    Sample("DISPLAY(true = 1)", "false "),
    Sample("DISPLAY(true = true)", "true "),
    Sample("DISPLAY(false = 0)", "false "),
    Sample("DISPLAY([1, 2] = [1, 2])", "true "),
    Sample("DISPLAY([1, 2] = [2, 1])", "false "),
    Sample("DISPLAY([1, 2] ≠ [1, 2, 3])", "true "),
    Sample("DISPLAY([1] = [true])", "false "),
    Sample("DISPLAY([[1], \"a\"] = [[1], \"a\"])", "true "),
    Sample("DISPLAY([] = [])", "true "),
    Sample("DISPLAY([] = \"\")", "false "),
  ]

  static let logic = [
    Sample("DISPLAY(true AND false)", "false "),
    Sample("DISPLAY(true OR false)", "true "),
    Sample("DISPLAY(NOT true)", "false "),
    Sample("DISPLAY(NOT NOT true)", "true "),
    Sample("DISPLAY(NOT 1 = 2)", "true "),
    Sample("DISPLAY(NOT true OR true)", "true "),
    Sample("DISPLAY(NOT (true OR true))", "false "),
    Sample("DISPLAY(true OR false AND false)", "true "),
    Sample("DISPLAY((true OR false) AND false)", "false "),
    Sample("DISPLAY(1 < 2 AND 2 < 3)", "true "),
    Sample("DISPLAY(false AND NOT false)", "false "),
    Sample("DISPLAY((1 = 1) = true)", "true "),
    // The right side is worked out only if it decides.
    Sample("DISPLAY(false AND 1 / 0 = 1)", "false "),
    Sample("DISPLAY(true OR nothing)", "true "),
  ]

  static let strings = [
    Sample("DISPLAY(\"Hello\")", "Hello "),
    Sample("DISPLAY(\"\")", " "),
    Sample("DISPLAY(\"a  b\")", "a  b "),
    Sample("DISPLAY(\"a\\nb\")", "a\\nb "),
    Sample("DISPLAY(\"// no comment\")", "// no comment "),
    Sample("DISPLAY(\"ü→🙂\")", "ü→🙂 "),
    Sample("DISPLAY(\"it's\")", "it's "),
    Sample("DISPLAY(\"snow\" + \"ball\")", "snowball "),
    Sample("DISPLAY(\"a\" + \"b\" + \"c\" = \"abc\")", "true "),
    Sample("DISPLAY(\"Hello\")\nDISPLAY(\"you\")", "Hello you "),
    Sample("DISPLAY(true)\nDISPLAY(false)", "true false "),
    Sample("DISPLAY([1, 2, 3])", "[1, 2, 3] "),
    Sample("DISPLAY([])", "[] "),
    Sample("DISPLAY([\"a\", 1.5, true, [2, \"b\"]])", "[a, 1.5, true, [2, b]] "),
    Sample("DISPLAY([4 / 2, 1 / 4])", "[2, 0.25] "),
  ]

  @Test("calculations have their value", arguments: arithmetic)
  func calculates(sample: Sample) { #expect(sample.result == sample.output) }

  @Test("comparisons are true or false", arguments: comparisons)
  func compares(sample: Sample) { #expect(sample.result == sample.output) }

  @Test("conditions are joined", arguments: logic)
  func joins(sample: Sample) { #expect(sample.result == sample.output) }

  @Test("values are shown with a space behind them", arguments: strings)
  func shows(sample: Sample) { #expect(sample.result == sample.output) }
}
