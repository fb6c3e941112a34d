import Testing

@testable import Linting

@Suite("Signs that programs do not have")
struct ProgramSignsTests {
  @Test(
    "signs outside of strings become those of programs",
    arguments: [
      ("print(“Hello”)", "print(\"Hello\")"),
      ("print(‘Hello’)", "print('Hello')"),
      ("print(„Hallo“)", "print(\"Hallo\")"),
      ("print(«Salut»)", "print(\"Salut\")"),
      ("print(”Hej”)", "print(\"Hej\")"),
      ("print（\"Hello\"）", "print(\"Hello\")"),
      ("print(3 – 1, 2 × 3)", "print(3 - 1, 2 * 3)"), ("x =\u{A0}3", "x = 3"), ("print(“”)", "print(\"\")"),
      ("‘a’ + ‘b’", "'a' + 'b'"), ("print(f“{x}”)", "print(f\"{x}\")"),
    ])
  func signs(_ code: String, _ program: String) {
    #expect(ProgramSigns.program(meantBy: code) == program)
  }

  @Test(
    "a string closed by a quote of another kind has two straight ones",
    arguments: ["print(\"Hi”)", "print(“Hi\")"])
  func mixedQuotes(_ code: String) {
    #expect(ProgramSigns.program(meantBy: code) == "print(\"Hi\")")
  }

  @Test(
    "strings and comments stay as they are",
    arguments: [
      ("print(“It’s 3 – 1”, 3 – 1)", "print(\"It’s 3 – 1\", 3 - 1)"),
      ("print(\"“a” – b\") – 1", "print(\"“a” – b\") - 1"),
      ("x = \"“a”\"; print(“b”)", "x = \"“a”\"; print(\"b\")"),
      ("# don’t – “\nprint(“a”)", "# don’t – “\nprint(\"a\")"),
      ("x = \"\"\"“a –\n”b\"\"\" – 1", "x = \"\"\"“a –\n”b\"\"\" - 1"),
      ("print(“a\\\"b”)", "print(\"a\\\"b\")"),
      ("print(\"a\\\"“b”\")", "print(\"a\\\"“b”\")"), ("\u{A0}x – 1", "\u{A0}x - 1"),
    ])
  func strings(_ code: String, _ program: String) throws {
    let meant = try #require(ProgramSigns.program(meantBy: code))
    #expect(meant.unicodeScalars.elementsEqual(program.unicodeScalars), "\(meant)")
  }

  @Test(
    "no program is meant where quotes do not pair up",
    arguments: [
      "print(“Hello)", "print(\"Hello)", "print(‘It’s’)", "print(‘It’s)", "print('It’s)", "print(\"“Hello)",
      "print(“He said \"hi\"”)", "print(“““a”””)", "print(“Hello\n”)", "x = \"\"\"a",
    ])
  func unclearQuotes(_ code: String) {
    #expect(ProgramSigns.program(meantBy: code) == nil)
  }
}
