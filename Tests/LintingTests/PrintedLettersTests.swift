import Testing

/// Statements that end with a word which the code prints in other letters, of which only some say that it is printed.
@Suite("Statements about words in other letters")
struct PrintedLettersTests {
  @Test(
    "a word that is said to be printed is compared with the letters of the output",
    arguments: [
      StatedValueTests.Stated("It prints ABC", "print('abc')", true), .init("The output is Ada.", "print('ada')", true),
      .init("The program prints the word Hello.", "print('hello')", true),
      .init("The program prints hello.", "print('Hello')", true),
    ])
  func otherLetters(_ stated: StatedValueTests.Stated) throws {
    #expect(try stated.found.map(\.code) == ["likely-wrong-key"])
  }

  @Test(
    "a word with which something else is printed is compared with nothing",
    arguments: [
      StatedValueTests.Stated("It prints the letters of abc.", "print('ABC')", true),
      .init("It prints the capital letters of abc.", "print('abc'.upper())", true),
      .init("It prints the capital letters of \"abc\".", "print('abc'.upper())", true),
      .init("The program prints the capitals of abc", "print('abc'.upper())", true),
      .init("It prints the upper-case form of ada", "print('ada'.upper())", true),
      .init("It shouts: it prints in capitals the name ada", "print('ada'.upper())", true),
      .init("It prints the opposite of True", "print('true')", true),
      .init("It prints a line about Ada", "print('ada')", true),
      .init("It prints lowercase Ada", "print('ada')", true),
      .init("It prints the name of the user ada", "print('Ada')", true),
    ])
  func otherThings(_ stated: StatedValueTests.Stated) throws { #expect(try stated.found.map(\.message) == []) }
}
