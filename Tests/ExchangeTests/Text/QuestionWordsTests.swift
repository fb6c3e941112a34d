import Authoring
import Diagnostics
import Exchange
import TestSupport
import Testing

@Suite("What an imported question asks of its code follows from its words")
struct QuestionWordsTests {
  private static let code = "x = 1\\nprint(x)\\nresult = 2"

  @Test(
    "a question about what is printed is proven by a run",
    arguments: [
      "What is printed?", "What will you see on the screen?", "What does the program write?",
      "What is the value of x printed?", "Was gibt dieses Programm aus?", "Was steht am Ende auf dem Bildschirm?",
      "Bu program ekrana ne yazdırır?", "What do these lines print?", "What happens?",
    ])
  func output(text: String) throws {
    let episode = try episode(text)
    #expect(!episode.contains("asks:") && !episode.contains("because:"), "\(episode)")
  }

  @Test(
    "a question about a part of the output, a count or a reason is not, and says so",
    arguments: [
      "How many times is Hello printed?", "What is the last number printed?", "How many lines of output are there?",
      "How often does it print?", "Which name does the variable have?", "Why is nothing printed?",
      "What is wrong with this print?", "For which x is 5 printed?", "What is printed on line 2?",
      "Wie oft wird etwas ausgegeben?", "Ekrana kaç satır yazdırılır?",
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

  private func episode(_ text: String) throws -> String {
    let quiz = "[markdown]\(text)\\n```python\\n\(Self.code.replacing("=", with: "\\="))\\n``` {=1 ~2}"
    return try importing("gift", SourceText(path: "x.gift", quiz)).files.episode
  }
}
