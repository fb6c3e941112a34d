import Diagnostics
import Linting
import Testing

/// Keys of questions with any number of right answers that are values, of which a program prints some.
@Suite("Keys of answers that are printed")
struct PrintedAnswerKeyTests {
  private typealias Asked = CodeAnswerKeyTests.Asked

  private static let fours = "for i in range(0, 10, 4): print(i)"
  private static let kept = "for n in range(1, 6):\n    if n == 3:\n        continue\n    print(n)"

  @Test("the finding says which answer is printed, and the help which keys are right")
  func words() throws {
    let found = try Asked(
      text: "Tick all numbers that this program prints.", answers: ["0", "4", "8", "10"], keys: [1, 2],
      code: Self.fours
    ).found
    #expect(found.map(\.message) == ["'0' is printed 1 time, but the answer at index 0 is not a key"])
    #expect(found.map(\.severity) == [.warning])
    #expect(found.first?.help == "write `correctAnswerIndices: [0, 1, 2]`, or say with `asks:` what it asks")
    let wrong = try Asked(
      text: "Tick all numbers that this program prints.", answers: ["0", "4", "8", "10"], keys: [0, 1, 2, 3],
      code: Self.fours
    ).found
    #expect(wrong.map(\.message) == ["'10' is printed 0 times, but the answer at index 3 is a key"])
  }

  @Test(
    "an answer that is printed and is not a key is reported in every language",
    arguments: [
      ("en", "Which numbers does this program print?"), ("de", "Kreuze alle Zahlen an, die dieses Programm ausgibt."),
      ("es", "Marca todos los números que muestra este programa."),
      ("fr", "Coche tous les nombres affichés par ce programme."),
      ("it", "Seleziona tutti i numeri che questo programma stampa."),
      ("pt", "Marca todos os números que este programa mostra."),
      ("nl", "Kruis alle getallen aan die het programma toont."),
      ("pl", "Zaznacz wszystkie liczby, które wypisuje ten program."),
      ("ru", "Отметь все числа, которые выводит эта программа."),
      ("tr", "Bu programın yazdırdığı tüm sayıları işaretle."),
      ("sv", "Kryssa för alla tal som programmet skriver ut."),
    ])
  func languages(_ locale: String, _ text: String) throws {
    let asked = CodeAnswerKeyTests.Asked(
      text: text, answers: ["1", "3", "4", "5", "7"], keys: [0, 2], code: Self.kept, locale: locale)
    #expect(try asked.found.map(\.code) == ["likely-wrong-key"])
  }

  @Test("what is not printed is asked where the text negates")
  func absent() throws {
    let text = "Which numbers does this program not print?"
    let answers = ["0", "4", "5", "8", "10"]
    #expect(try Asked(text: text, answers: answers, keys: [2, 4], code: Self.fours).found.isEmpty)
    #expect(try Asked(text: text, answers: answers, keys: [2, 3, 4], code: Self.fours).found.count == 1)
  }

  @Test("nothing is found where the keys may be right", arguments: sound)
  func soundKeys(_ asked: CodeAnswerKeyTests.Asked) throws {
    #expect(try asked.found.map(\.message) == [])
  }

  private static let sound: [CodeAnswerKeyTests.Asked] = [
    Asked(
      text: "Tick all numbers that this program prints.", answers: ["0", "4", "8", "10"], keys: [0, 1, 2],
      code: fours),
    // Even numbers alone are what is asked.
    Asked(text: "Which even numbers does it print?", answers: ["1", "2", "4", "5"], keys: [1, 2], code: kept),
    Asked(
      text: "Which numbers that it prints are over 3?", answers: ["1", "2", "4", "5"], keys: [2, 3], code: kept),
    Asked(
      text: "Which words with a capital does it print?", answers: ["Ada", "Bo", "cat"], keys: [0, 1],
      code: "print(\"Ada\")\nprint(\"Bo\")\nprint(\"cat\")"),
    // Something is asked of a variable, which is printed times two.
    Asked(
      text: "Which values does turn have?", answers: ["0", "1", "2", "4"], keys: [0, 1, 2],
      code: "for turn in range(3): print(turn * 2)"),
    // Of numbers on one line nobody knows how they count.
    Asked(
      text: "Which numbers does it print?", answers: ["1", "2", "3"], keys: [0, 1, 2], code: "print(1, 2)\nprint(3)"),
    Asked(
      text: "Which numbers does it print twice?", answers: ["1", "2", "3"], keys: [0],
      code: "for n in [1, 2, 1, 3]: print(n)"),
    Asked(
      text: "Which numbers would it print without the condition?", answers: ["1", "2", "3", "6"], keys: [0, 1, 2],
      code: kept),
    Asked(text: "Which numbers does it print before 4?", answers: ["1", "2", "4", "7"], keys: [0, 1], code: kept),
    Asked(
      text: "Which words does it print?", answers: ["it prints go", "stop", "go"], keys: [2],
      code: "print(\"go\")\nprint(\"stop\")"),
  ]
}
