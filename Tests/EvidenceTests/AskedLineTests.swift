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
    "the value behind a line of the code is its value at the end where no later line changes it",
    arguments: [
      ("en", "After line 1, x holds …"), ("en", "What does x contain after line 1?"),
      ("de", "Nach Zeile 1 steht in x …"),
      ("de", "Nach der ersten Zeile enthält x …"), ("es", "Después de la línea 1, ¿qué contiene x?"),
      ("fr", "Après la ligne 1, x contient …"), ("it", "Dopo la riga 1, x contiene …"),
      ("ja", "1行目のあと、xの値はどれですか。"), ("nl", "Na regel 1 bevat x …"), ("pl", "Po linii 1 zmienna x zawiera …"),
      ("pt", "Depois da primeira linha, quanto vale x?"), ("ru", "После строки 1 переменная x содержит …"),
      ("tr", "1. satırdan sonra x'in içinde ne vardır?"), ("ar", "بعد السطر 1، ماذا يحتوي x؟"),
    ])
  func valueAfterLine(locale: String, text: String) {
    #expect(question(text, locale, about: "x = [1]\nn = len(x)") == .value(of: "x"))
    #expect(question(text, locale, about: "x = [1]\nx.append(2)") == nil)
    #expect(question(text, locale, about: "x = [1]\nwhile len(x) < 3:\n    x = x + x") == nil)
  }

  @Test(
    "how many lines a loop prints is asked of code in which nothing else prints",
    arguments: [
      ("en", "How many lines does the loop print?"), ("es", "¿Cuántas líneas escribe el bucle?"),
      ("de", "Wie viele Zeilen gibt die Schleife aus?"), ("fr", "Combien de lignes affiche la boucle ?"),
      ("it", "Quante righe stampa il ciclo?"), ("pt", "Quantas linhas o laço imprime?"),
      ("nl", "Hoeveel regels toont de lus?"), ("pl", "Ile linii wypisze pętla?"), ("ru", "Сколько строк выведет цикл?"),
      ("tr", "Döngü kaç satır yazdırır?"),
    ])
  func linesOfLoop(locale: String, text: String) {
    #expect(question(text, locale, about: "for i in range(3):\n    print(i)") == .lineCount)
    #expect(question(text, locale, about: "for i in range(3):\n    print(i)\nprint(i)") == nil)
  }

  @Test(
    "a variable that a question asks for and the code does not have is found",
    arguments: [
      ("en", "What is the value of summe at the end?"), ("nl", "Welke waarde krijgt de variabele summe?"),
      ("de", "Welchen Wert hat summe am Ende?"), ("pl", "Jaką wartość ma zmienna summe?"),
      ("es", "¿Cuál es el valor de summe?"),
    ])
  func missingVariable(locale: String, text: String) {
    let reader = QuestionReader(text, in: AnswerReader(locale: locale))
    #expect(reader.missingVariable(in: Self.code) == "summe")
    #expect(reader.missingVariable(in: "summe = 2") == nil)
  }

  @Test(
    "other words are no such variable",
    arguments: [
      "What is the value of the sum at the end?", "What is the value of it?", "What does the summe print?",
      "What is not the value of summe?", "What is the value of the variable afterwards?",
    ])
  func noMissingVariable(_ text: String) {
    #expect(QuestionReader(text, in: .english).missingVariable(in: Self.code) == nil)
  }

  @Test(
    "a word for what another sentence names is no such variable",
    arguments: [
      ("de", "Welchen Wert hat sie?"), ("de", "Welchen Wert hat er am Ende?"), ("es", "¿Cuánto vale ella?"),
      ("it", "Quanto vale essa?"), ("pt", "Quanto vale ela?"), ("en", "What is stored in memory?"),
    ])
  func pronoun(locale: String, text: String) {
    #expect(QuestionReader(text, in: AnswerReader(locale: locale)).missingVariable(in: Self.code) == nil)
  }

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
