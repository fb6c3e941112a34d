import Authoring
import Diagnostics
import Exchange
import TestSupport
import Testing

@Suite("What an imported question asks of its code follows from its words")
struct QuestionWordsTests {
  private static let code = "x = 1\\nprint(x)\\nresult = 2\\ndef f(n)\\:\\n    return n\\nprint(\"HELLO\")"

  @Test(
    "a question about what is printed is proven by a run",
    arguments: [
      "What is printed?", "What will you see on the screen?", "What does the program write?",
      "Was gibt dieses Programm aus?", "Was steht auf dem Bildschirm?",
      "Bu program ekrana ne yazdırır?", "What do these lines print?", "What happens?", "¿Qué imprime este código?",
      "Quelle est la sortie de ce programme ?", "Cosa stampa questo programma?",
    ])
  func output(text: String) throws {
    let episode = try episode(text)
    #expect(!episode.contains("asks:") && !episode.contains("because:"), "\(episode)")
  }

  @Test(
    "a question about a part of the output, a count or a reason is not, and says so",
    arguments: [
      "How many times is Hello printed?", "How often does it print?",
      "Which kind of test should you write?", "What does g(3) return?", "What does f return?",
      "Which name does the variable have?", "Why is nothing printed?",
      "What is wrong with this print?", "For which x is 5 printed?",
      "Pourquoi est-ce affiché ?", "¿Cuál es la primera línea que imprime?",
      "Wie oft wird etwas ausgegeben?", "What is the value of x printed?", "What does f(3) print?",
      "What is printed if x is 2?", "What is stored in x before the loop?", "What is the last number printed?",
      "What is the type of the value that is printed?", "How must the dots be replaced so that it prints 6?",
      "What is printed on line 2?", "What is printed first?", "On which line is HELLO printed?",
    ])
  func concept(text: String) throws {
    let episode = try episode(text)
    #expect(episode.contains("asks: concept\n    because: it was imported"), "\(episode)")
  }

  @Test("a question about a variable names it, also one that is called like a word for the output")
  func values() throws {
    #expect(try episode("What is the value of x after these lines?").contains("asks: value\n    expression: x\n"))
    #expect(try episode("What is the value of result?").contains("asks: value\n    expression: result\n"))
    #expect(try episode("What is the type of x?").contains("asks: type\n    expression: x\n"))
    #expect(try episode("Which error ends it?").contains("asks: error\n"))
  }

  @Test(
    "a question about a part of the output names the part",
    arguments: [
      ("How many lines of output are there?", "asks: lineCount\n"),
      ("How many lines will it print?", "asks: lineCount\n"),
      ("Wie viele Zeilen werden ausgegeben?", "asks: lineCount\n"),
      ("Ekrana kaç satır yazdırılır?", "asks: lineCount\n"),
      ("How many times is 'x' printed?", "asks: occurrences\n    of: x\n"),
      ("How many times is the word HELLO printed?", "asks: occurrences\n    of: HELLO\n"),
      ("On which line of the output is HELLO printed?", "asks: position\n    of: HELLO\n"),
      ("What is the last line of output?", "asks: lastLine\n"),
      ("What is the second line of the output?", "asks: outputLine\n    line: 2\n"),
      ("What is on line 2 of the output?", "asks: outputLine\n    line: 2\n"),
      ("What will f(3) return?", "asks: value\n    expression: f(3)\n"),
      ("What is stored in x?", "asks: value\n    expression: x\n"),
      ("Welchen Wert hat x?", "asks: value\n    expression: x\n"),
      ("Was ist der Wert von x?", "asks: value\n    expression: x\n"),
    ])
  func parts(text: String, keys: String) throws {
    let episode = try episode(text)
    #expect(episode.contains("    \(keys)"), "\(episode)")
  }

  @Test("a question about the value of the code itself names the code")
  func expressions() throws {
    let quiz = "[markdown]Evaluate the following comparison\\:\\n```python\\n\"a\" < \"b\"\\n``` {=True ~False}"
    let episode = try importing("gift", SourceText(path: "x.gift", quiz)).files.episode
    #expect(episode.contains("asks: value\n    expression: '\"a\" < \"b\"'\n"), "\(episode)")
  }

  private func episode(_ text: String) throws -> String {
    let quiz = "[markdown]\(text)\\n```python\\n\(Self.code.replacing("=", with: "\\="))\\n``` {=1 ~2}"
    return try importing("gift", SourceText(path: "x.gift", quiz)).files.episode
  }
}
