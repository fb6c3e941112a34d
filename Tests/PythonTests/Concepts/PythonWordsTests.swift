import Testing

@testable import Python

@Suite("The words of a program")
struct PythonWordsTests {
  @Test(
    "names, keywords, signs, numbers and texts are found with their lines",
    arguments: [
      ("x = 1\nprint(sorted(x))", "sorted", 2), ("x = 5_050", "5050", 1), ("x = 0XFF", "0xff", 1),
      ("x = \"Ada\"", "'Ada'", 1), ("x = '''Ada'''", "'Ada'", 1), ("x = b'a'", "b\"a\"", 1), ("x = 7 % 2", "%", 1),
      ("for i in x:\n  pass", "pass", 2), ("x.sort()", "sort", 1), ("x = f'''a\n{sorted(y)}'''", "sorted", 2),
      ("x = f'{a:{width}}'", "width", 1), ("x = f'{a + (b)}'", "b", 1), ("if x:\n  y = (1,\n 2)", "2", 3),
    ])
  func finds(program: String, word: String, line: Int) {
    #expect(PythonWords(of: PythonProgram(source: program)).line(of: word) == line)
  }

  @Test(
    "comments, the insides of texts, and parts of words are none",
    arguments: [
      ("x = 1  # sorted", "sorted"), ("x = 'sorted'", "sorted"), ("resorted = 1", "sorted"),
      ("x = f'sorted {y}'", "sorted"), ("x = 'Ada'", "Ada"), ("x = 50", "5"), ("x = f'{y}'", "("), ("x = f'a'", "'a'"),
      ("x = 'a'", "b'a'"), ("x = sorted(y)", "sorted(y)"), ("x = -1", "-1"), ("x", ""),
    ])
  func misses(program: String, word: String) {
    #expect(PythonWords(of: PythonProgram(source: program)).line(of: word) == nil)
  }

  @Test(
    "what is more or less than a word is none",
    arguments: ["", " ", "a b", "sorted()", "'a", "f'{x}'", "-1", "# a"])
  func noWord(text: String) {
    #expect(!PythonWords.isWord(text))
  }
}
