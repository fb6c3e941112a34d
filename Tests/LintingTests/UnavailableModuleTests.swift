import Testing

/// A program that imports a module that is not here cannot be run: that is said, and no answer is to tell of it.
@Suite("Modules that are not there")
struct UnavailableModuleTests {
  private let code = "  code: |\n    import numpy\n    print(numpy.array([1, 2]).sum())\n"

  private func question(answers: String, key: Int, _ keys: String = "") -> String {
    "- id: ask\n  type: questionWithCode\n  text: What does it print?\n  answers: \(answers)\n"
      + "  correctAnswerIndex: \(key)\n" + code + keys
  }

  @Test(
    "a question about an unavailable module draws one finding at the import",
    arguments: [("[3, 12, ERROR]", 0), ("[3, 12, ERROR]", 2), ("[3, 12, 21]", 1), ("[3, 12, SyntaxError]", 0)])
  func questionAboutUnavailableModuleDraws(_ answers: String, _ key: Int) throws {
    let found = try Sample(cards: question(answers: answers, key: key)).lint()
    #expect(found.codes == ["unclear-question"])
    #expect(found.first?.severity == .warning)
    #expect(found.first?.message.contains("cannot be run here") == true)
    #expect(found.first?.message.contains("'numpy'") == true)
    #expect(found.first?.help?.contains("ERROR") == false)
  }

  @Test("the help of such a question is right when it is followed")
  func helpSuchQuestionRight() throws {
    let keys = "  asks: concept\n  because: only a computer with numpy runs it\n"
    #expect(try Sample(cards: question(answers: "[3, 12, 21]", key: 0, keys)).lint().codes == [])
  }

  @Test("an executor with an unavailable module is told to become code that is shown")
  func executorWithUnavailableModuleTold() throws {
    let run = "- id: run\n  type: executor\n  text: Run it.\n" + code + "  result: 3\n"
    let found = try Sample(cards: run).lint()
    #expect(found.codes == ["unavailable-module"])
    #expect(found.first?.help?.contains("descriptionWithCode") == true)
    #expect(found.flatMap(\.fixes).isEmpty)
    let shown = "- id: run\n  type: descriptionWithCode\n  header: Look\n  text: Look at it.\n" + code
    #expect(try !Sample(cards: shown).lint().codes.contains { $0 != "nothing-to-do" })
  }

  @Test("a task whose solution imports an unavailable module is told what modules there are")
  func taskWhoseSolutionImportsUnavailable() throws {
    let task =
      "- id: add\n  type: exercise\n  text: Print the sum.\n  language: python\n  solutions:\n    - |\n"
      + "      import numpy\n      print(numpy.array([1, 2]).sum())\n  result: 3\n"
    let found = try Sample(cards: task).lint().filter { $0.code.rawValue == "failing-solution" }
    #expect(found.count == 1)
    #expect(found.first?.help?.contains("hornbook manual python") == true)
  }

  @Test("a puzzle that imports an unavailable module is told what modules there are")
  func puzzleImportsUnavailableModuleTold() throws {
    let puzzle =
      "- id: lay\n  type: codeBlocks\n  text: Print the sum.\n"
      + "  lines: [import numpy, 'print(numpy.array([1, 2]).sum())']\n  result: 3\n"
    let found = try Sample(cards: puzzle).lint().filter { $0.code.rawValue == "failing-puzzle-solution" }
    #expect(found.count == 1)
    #expect(found.first?.help?.contains("hornbook manual python") == true)
  }
}
