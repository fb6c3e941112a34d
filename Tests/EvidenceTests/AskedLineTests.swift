import CurriculumBundle
import Evidence
import Phrases
import TestSupport
import Testing

@Suite("Questions about a line")
struct AskedLineTests {
  private static let code = "x = 2\nprint(x)\nprint(x + 1)\nprint(x + 2)"

  @Test(
    "what a line of the code prints is the line of the output that it prints",
    arguments: [
      ("en", "What does line 3 print?"), ("en", "What is printed by the third line?"),
      ("en", "What will line three print?"), ("en", "What does the 3rd line of the code print?"),
      ("en", "What is the output of line 3?"), ("de", "Was gibt Zeile 3 aus?"),
      ("de", "Was gibt die dritte Zeile aus?"), ("de", "Was wird in der dritten Zeile ausgegeben?"),
      ("de", "Was wird von Zeile 3 ausgegeben?"), ("tr", "3. satır ne yazdırır?"),
      ("tr", "Üçüncü satır ekrana ne yazar?"), ("tr", "3. satırda ne yazdırılır?"),
    ])
  func codeLines(locale: String, text: String) {
    #expect(AnswerReader(locale: locale).outputQuestion(in: text, about: Self.code) == .outputLine(line: 2))
  }

  @Test(
    "a line of the output is asked by its number",
    arguments: [
      ("en", "What is the third line of the output?"), ("en", "What is on line 3 of the output?"),
      ("en", "What is the third number printed?"), ("de", "Was ist die dritte Zeile der Ausgabe?"),
      ("de", "Was steht in Zeile 3 der Ausgabe?"), ("tr", "Çıktının üçüncü satırı nedir?"),
    ])
  func outputLines(locale: String, text: String) {
    #expect(AnswerReader(locale: locale).outputQuestion(in: text, about: Self.code) == .outputLine(line: 3))
  }

  @Test(
    "nothing is assumed where a line prints nothing, or not surely one line",
    arguments: [
      ("What does line 1 print?", code), ("What does line 9 print?", code), ("What does line 0 print?", code),
      ("What does line 2 print?", "print(1, end='')\nprint(2)"),
      ("What does line 2 print?", "print('a\\nb')\nprint(2)"),
      ("What does line 2 print?", "for n in range(2):\n  print(n)"),
      ("What does line 3 print?", "def f():\n  print(1)\nprint(2)"),
      ("What does line 2 print?", "print(1); print(2)\nprint(3)"), ("What is wrong on line 3?", code),
      ("Why does it print 3 lines?", code), ("What does this print?", code),
    ])
  func doubtful(text: String, code: String) {
    #expect(AnswerReader.english.outputQuestion(in: text, about: code) == nil)
  }
}
