import AnswerReading
import CurriculumBundle
import Evidence
import TestSupport
import Testing

@Suite("Questions about a line")
struct AskedLineTests {
  private static let code = "x = 2\nprint(x)\nprint(x + 1)\nprint(x + 2)"

  private func question(_ text: String, _ locale: String = "en", about code: String = code) -> CodeQuestion? {
    QuestionReader(text, in: AnswerReader(locale: locale)).question(about: code)
  }

  @Test(
    "what a line of the code prints is the line of the output that it prints",
    arguments: [
      ("en", "What does line 3 print?"), ("en", "What is printed by the third line?"),
      ("en", "What will line three print?"), ("en", "What does the 3rd line of the code print?"),
      ("en", "What is the output of line 3?"), ("de", "Was gibt Zeile 3 aus?"),
      ("de", "Was gibt die dritte Zeile aus?"), ("de", "Was wird von Zeile 3 ausgegeben?"),
      ("tr", "3. satır ne yazdırır?"), ("tr", "Üçüncü satır ekrana ne yazar?"),
    ])
  func codeLines(locale: String, text: String) { #expect(question(text, locale) == .outputLine(line: 2)) }

  @Test(
    "a line of the output is asked by its number",
    arguments: [
      ("en", "What is the third line of the output?"), ("en", "What is on line 3 of the output?"),
      ("de", "Was ist die dritte Zeile der Ausgabe?"), ("de", "Was steht in Zeile 3 der Ausgabe?"),
      ("tr", "Çıktının üçüncü satırı nedir?"),
    ])
  func outputLines(locale: String, text: String) { #expect(question(text, locale) == .outputLine(line: 3)) }

  @Test(
    "what is printed on a line may be asked of the code and of the output",
    arguments: [
      ("en", "What is printed on line 3?"), ("de", "Was wird in der dritten Zeile ausgegeben?"),
      ("tr", "3. satırda ne yazdırılır?"),
    ])
  func eitherLine(locale: String, text: String) {
    let reading = QuestionReader(text, in: AnswerReader(locale: locale)).reading(about: Self.code)
    guard case .asked(let questions, isCertain: false) = reading else {
      Issue.record("\(reading)")
      return
    }
    #expect(Set(questions.map(\.question)) == [.outputLine(line: 2), .outputLine(line: 3)])
  }

  @Test("a word or a number of the output is a line only where each line is one")
  func printedThings() {
    let reading = QuestionReader("What is the third number printed?").reading(about: Self.code)
    guard case .asked(let questions, isCertain: true) = reading else {
      Issue.record("\(reading)")
      return
    }
    #expect(questions.map(\.condition) == [.printsSingleThings])
    #expect(question("What is the third number printed?") == nil)
  }

  @Test(
    "nothing is assumed where a line prints nothing, or not surely one line",
    arguments: [
      ("What does line 1 print?", code), ("What does line 9 print?", code), ("What does line 0 print?", code),
      ("What does line 2 print?", "print(1, end='')\nprint(2)"),
      ("What does line 2 print?", "print('a\\nb')\nprint(2)"),
      ("What does line 2 print?", "for n in range(2):\n  print(n)"),
      ("What does line 3 print?", "def f():\n  print(1)\nprint(2)"),
      ("What does line 2 print?", "print(1); print(2)\nprint(3)"),
      ("What does line 3 print?", "p = print\np('a')\nprint('b')"),
      ("What does line 3 print?", "x = 1\nprint('a') if x > 3 else str(x)\nprint('b')"),
      ("What does line 3 print?", "x = (1,\n  2)\nprint(x"), ("What is wrong on line 3?", code),
      ("Why does it print 3 lines?", code),
    ])
  func doubtful(text: String, code: String) { #expect(question(text, about: code) == nil) }
}
