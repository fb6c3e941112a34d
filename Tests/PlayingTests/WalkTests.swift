import AuthoringSamples
import CurriculumBundle
import JSON
import Testing

@testable import Playing

@Suite("A learner's walk")
struct WalkTests {
  static let folders = [
    "curriculum", "Tests/Samples/ar-programming", "Tests/Samples/calls", "Tests/Samples/champion",
    "Tests/Samples/pseudocode", "Tests/Samples/quicode", "Tests/Samples/slang", "Tests/Samples/sound",
    "Tests/Samples/swiftly",
  ]

  private static let ask = CardContent.question(
    QuestionCard(
      text: "What is 2 + 3?", answers: ["23", "5"], correctAnswerIndex: 1, hints: ["Count.", "It is odd."],
      feedback: [AnswerFeedback(answer: "23", text: "There are no quotes.")], explanation: "2 and 3 more."))
  private static let done = CardContent.finished(FinishedCard(header: "Done", text: "Bye."))

  @Test("whoever types what is right finishes every episode of a course", arguments: folders)
  func everything(folder: String) throws {
    var walk = Walk(Course(try SampleFolder.read(folder)), progress: LearnerProgress())
    var shown = walk.begin()
    while !walk.isOver, walk.mistakes == 0 {
      for line in try walk.rightLines() { shown = walk.answer(line) }
    }
    #expect(walk.mistakes == 0, "\(shown)")
    #expect(walk.map.fractionDone == 1)
    #expect(Set(walk.progress.finishedEpisodes) == Set(walk.course.rules.episodePaths))
  }

  @Test("code is shown in the language that was chosen, where a card has it")
  func language() {
    let card = DescriptionWithCodeCard(
      header: "Look", text: "It shows 5.", code: "print(5)", variants: CodeVariants([.java: "System.out.println(5);"]))
    let episode = Episode(id: "e", title: "One", cards: [Card(id: "c", content: .descriptionWithCode(card))])
    let block = Block(id: "b", title: "Block", episodes: [episode])
    let module = Module(id: "m", title: "Module", summary: "All of it.", language: "python", blocks: [block])
    let lessons = Curriculum(title: "Course", locale: "en", minimumClient: "1.0.0", modules: [module])
    func shown(_ lessons: Curriculum) -> String {
      var walk = Walk(Course(lessons), progress: .init(), seed: 0)
      return walk.begin()
    }
    #expect(shown(lessons).contains("print(5)"))
    #expect(shown(lessons.shown(in: .java)).contains("System.out.println(5);"))
    #expect(shown(lessons.shown(in: .swift)) == shown(lessons))
  }

  @Test("a wrong answer is explained and stays marked, the right one opens the next card")
  func answers() {
    var walk = Walk.begun(Self.ask, Self.done)
    #expect(walk.answer("1") == "There are no quotes.\nType the number of your answer.\n")
    #expect(walk.progress.wrongAnswers == ["m/b/e/c0": ["23"]])
    #expect(walk.progress.finishedCards == [])
    let next = walk.answer("2")
    #expect(next.hasPrefix("Right! 2 and 3 more.\n\n[2 of 2] Done\n\nBye.\n"))
    #expect(walk.progress.finishedCards == ["m/b/e/c0"])
    #expect(walk.answer("") == "Finished 'One'.\n\n1 of 1 episode finished.\n")
    #expect(walk.isOver)
    #expect(walk.progress.finishedEpisodes == ["m/b/e"])
  }

  @Test("a wrong program shows what it did and the author's words, a right one earns the badge of the challenge")
  func challenge() {
    let say = ChallengeCard(
      title: "Say it", text: "Print 5.", language: .python, checks: [ProgramCheck(result: "5")], failure: "Look again.",
      badge: Badge(title: "Speaker"))
    var walk = Walk.begun(.challenge(say), Self.done)
    _ = walk.answer("print(4)")
    let wrong = walk.answer(".")
    #expect(wrong.hasPrefix("Your program prints '4', but it should print '5'.\nLook again.\n"), "\(wrong)")
    _ = walk.answer("print(5)")
    let right = walk.answer(".")
    #expect(right.hasPrefix("Right!\nBadge: Speaker\n"), "\(right)")
    #expect(walk.progress.badges == ["m/b/e/c0"])
  }

  @Test("a playground shows its program and what each element does, and lets a learner go on")
  func playground() {
    var curriculum = Curriculum.sharing("x", among: ["m"])
    curriculum.modules[0].access = nil
    curriculum.elements = [ElementHelp(element: "print", text: "Shows a value.")]
    let free = PlaygroundCard(text: "Try it.", language: .slang, starter: .text("print 1"))
    curriculum.modules[0].blocks[0].episodes[0].cards = [Card(id: "free", content: .playground(free)), Self.last]
    var walk = Walk(Course(curriculum), progress: LearnerProgress())
    let shown = walk.begin()
    for text in ["Try it.", "    print 1", "print: Shows a value.", "Press Enter to go on."] {
      #expect(shown.contains(text), "\(shown)")
    }
    _ = walk.answer("")
    #expect(walk.progress.finishedCards.contains { $0.description.hasSuffix("/free") })
  }

  private static let last = Card(id: "done", content: .finished(FinishedCard(header: "Done", text: "Well done.")))

  @Test("whoever leaves reads what the reminders will say")
  func reminders() {
    var curriculum = Curriculum.sharing("x", among: ["m"])
    curriculum.modules[0].access = nil
    curriculum.reminders = [Reminder(days: 7, text: "Come back.")]
    var walk = Walk(Course(curriculum), progress: LearnerProgress())
    _ = walk.begin()
    #expect(walk.end().hasSuffix("After 7 days away: Come back.\n"))
  }

  @Test("an answer that was tried is marked when the lesson goes on another time")
  func tried() {
    var walk = Walk.begun(Self.ask, Self.done)
    _ = walk.answer("1")
    var later = Walk(walk.course, progress: walk.progress)
    #expect(later.begin().contains("  1. 23  (tried)\n  2. 5\n"))
  }

  @Test("a line that is not an answer is not graded", arguments: ["", "3", "0", "five", "1 2", "-1"])
  func notAnswers(line: String) {
    var walk = Walk.begun(Self.ask, Self.done)
    #expect(walk.answer(line).hasSuffix("Type the number of your answer.\n"))
    #expect(walk.progress.wrongAnswers.isEmpty && walk.progress.finishedCards.isEmpty && walk.mistakes == 0)
  }

  @Test("hints come one after another, and cost nothing")
  func hints() {
    var walk = Walk.begun(Self.ask, Self.done)
    #expect(walk.answer("hint") == "Hint: Count.\n")
    #expect(walk.answer(" Hint ") == "Hint: It is odd.\n")
    #expect(walk.answer("hint") == "That was the last hint.\n")
    #expect(walk.progress == LearnerProgress())
    #expect(walk.answer("map").contains("next      One (m/b/e)"))
    #expect(walk.answer("quit").contains("'One' comes next"))
    #expect(walk.isOver && walk.answer("2") == "")
  }

  @Test("every kind of answer is read from its line")
  func kinds() {
    var walk = Walk.begun(
      .multiSelect(MultiSelectCard(text: "?", answers: ["a", "b", "c"], correctAnswerIndices: [0, 2])),
      .trueFalse(TrueFalseCard(text: "?", answer: false)),
      .dragAndDrop(DragAndDropCard(sentence: "__1__ __2__", tokens: ["3", "x", "1"], answers: [["1"], ["3"]])),
      .codeBlocks(CodeBlocksCard(text: "?", lines: ["a = 1", "print(a)"])),
      .executor(ExecutorCard(text: "?", code: "print(2 + 3)", result: "5")), Self.done)
    for (wrong, right) in [("1", "3, 1"), ("true", "FALSE"), ("2 1", "3 1")] {
      #expect(!walk.answer(wrong).contains("Right!"))
      #expect(walk.answer(right).hasPrefix("Right!"))
    }
    #expect(walk.progress.wrongAnswers["m/b/e/c2"] == ["x\n3"])
    let order = CodeBlocksCard(text: "?", lines: ["a = 1", "print(a)"]).shuffledLines(at: "m/b/e/c3")
    #expect(walk.answer(order == ["a = 1", "print(a)"] ? "1 2" : "2 1").hasPrefix("Right!"))
    #expect(walk.answer("").hasPrefix("    5\nRight!\n"))
  }

  @Test("words for blanks are named by their places, or typed with commas")
  func words() {
    let card = CardContent.dragAndDrop(
      DragAndDropCard(sentence: "__1__ __2__", tokens: ["2", "1", "one two"], answers: [["1"], ["one two"]]))
    for line in ["2 3", "1, one two"] {
      var walk = Walk.begun(card, Self.done)
      #expect(walk.answer(line).hasPrefix("Right!"), "\(line)")
    }
    for line in ["1 1", "1", "5, one two", "1, 1", "one two", "a b"] {
      var walk = Walk.begun(card, Self.done)
      #expect(walk.answer(line).contains("Type the words"), "\(line)")
      #expect(walk.mistakes == 0, "\(line)")
    }
  }

  @Test("a program ends with a line of one dot, and its lines are no commands")
  func programs() {
    var walk = Walk.begun(
      .exercise(ExerciseCard(text: "Say hi.", language: .python, result: "hi", hints: ["print"])), Self.done)
    #expect(walk.answer(".").hasPrefix("Type your program"))
    #expect(walk.answer("print('ho')") == "" && walk.answer(".").contains("should print 'hi'"))
    for line in ["hint = 'hi'", "hint", "print(hint)"] { #expect(walk.answer(line) == "") }
    #expect(walk.answer(".").hasPrefix("Right!"))
    #expect(walk.progress.wrongAnswers == ["m/b/e/c0": []])
  }

  @Test("a program that loops is stopped at the budget of a lesson")
  func loops() {
    var walk = Walk.begun(.exercise(ExerciseCard(text: "Say hi.", language: .python, result: "hi")), Self.done)
    _ = walk.answer("while True: pass")
    #expect(walk.answer(".").contains("does not come to an end"))
  }

  @Test("a quiz draws by its seed, counts right answers, and begins again when it is failed")
  func quiz() throws {
    let questions = (0..<9).map { index in
      Card(id: "q\(index)", content: .trueFalse(TrueFalseCard(text: "Is it \(index)?", answer: true)))
    }
    let quiz = QuizCard(header: "Quiz", questions: questions, draw: 2, passMark: 2)
    func drawn(_ seed: UInt64) -> [String] { quiz.drawn(seed: seed).compactMap(\.content.text) }
    var walk = Walk.begun(Self.ask, .quiz(quiz), Self.done, seed: 7)
    _ = walk.answer("1")
    #expect(walk.answer("2").contains("Question 1 of 2\n\n\(drawn(7)[0])\n"))
    #expect(walk.answer("maybe").contains("Type true or false."))
    #expect(walk.answer("false").contains("Question 2 of 2\n\n\(drawn(7)[1])\n"))
    let failed = walk.answer("true")
    #expect(failed.contains("1 of 2 are right; it takes 2 to pass."))
    #expect(failed.contains("Question 1 of 2\n\n\(drawn(8)[0])\n"))
    _ = walk.answer("true")
    #expect(walk.answer("t").contains("2 of 2 are right. Passed!"))
    #expect(walk.progress.finishedCards == ["m/b/e/c0", "m/b/e/c1"])
    #expect(walk.progress.wrongAnswers == ["m/b/e/c0": ["23"], "m/b/e/c1": []])
  }

  @Test("a module with an access code asks for it, and keeps it")
  func accessCodes() {
    var walk = Walk(Course([Card(id: "c", content: Self.done)], access: "owl"), progress: LearnerProgress())
    #expect(walk.begin().hasSuffix("'Module' needs an access code. Type it, or press Enter to leave.\n"))
    #expect(walk.answer("OWL").contains("does not unlock anything"))
    #expect(walk.progress.accessCodes == [])
    #expect(walk.answer(" owl ").contains("[1 of 1] Done"))
    #expect(walk.progress.accessCodes == ["owl"])
    var other = Walk(walk.course, progress: LearnerProgress())
    _ = other.begin(lesson: "m/b/e")
    #expect(other.answer("") == "0 of 1 episode finished.\n")
    #expect(other.isOver)
  }

  @Test("a code that modules share unlocks all of them, whatever the salts of their digests")
  func sharedCode() {
    let curriculum = Curriculum.sharing("owl", among: ["m", "n"])
    // For the digest of some bytes, the bytes themselves are good enough here.
    let digests = ["m": "6d0a6f776c", "n": "6e0a6f776c"]
    let index = BundleIndex(curriculum) { AccessDigest(salt: $0.id, sha256: digests[$0.id] ?? "") }
    let published: (Course, Set<ExactText>) = (
      Course(curriculum, index: index) { $0 }, ["6d0a6f776c", "6e0a6f776c"]
    )
    let authored: (Course, Set<ExactText>) = (
      Course(curriculum) { code, module in "\(code) of \(module)" }, ["owl of m", "owl of n"]
    )
    for (course, keys) in [published, authored] {
      var walk = Walk(course, progress: LearnerProgress())
      _ = walk.begin()
      #expect(walk.answer("cat").contains("does not unlock anything"))
      #expect(walk.answer("owl").contains("m-1 (m/b/e)"))
      #expect(walk.progress.accessCodes == keys)
      #expect(walk.answer("").contains("n-1 (n/b/e)"))
    }
  }

  @Test("a lesson that is finished begins again, and stays finished")
  func again() {
    var walk = Walk.begun(Self.ask, Self.done)
    for line in ["1", "2", ""] { _ = walk.answer(line) }
    var later = Walk(walk.course, progress: walk.progress)
    #expect(
      later.begin()
        == "Course: 1 of 1 episode finished\n  done      Module: 1 of 1 finished\n\n1 of 1 episode finished.\n")
    later = Walk(walk.course, progress: walk.progress)
    #expect(later.begin(lesson: "m/b/e").contains("  1. 23\n"))
    #expect(later.progress.finishedEpisodes == ["m/b/e"] && later.progress.finishedCards == [])
  }

  @Test("a lesson of which only finished cards are left is finished when it is opened")
  func onlyFinishedCards() {
    let course = Course([Card(id: "c", content: Self.done)])
    var walk = Walk(course, progress: LearnerProgress(finishedCards: ["m/b/e/c", "m/b/e/gone"]))
    #expect(walk.begin().contains("Finished 'One'."))
    #expect(walk.progress.finishedEpisodes == ["m/b/e"] && walk.progress.finishedCards.contains("m/b/e/gone"))
  }

  @Test("a card of a kind that is newer than the app is passed over by Enter")
  func unsupported() {
    var walk = Walk.begun(.unsupported(kind: "hologram"), Self.done)
    #expect(walk.answer("").contains("[2 of 2] Done"))
  }

  @Test("why a lesson cannot be played is shown before it begins")
  func problems() throws {
    let walk = Walk(Course(try SampleFolder.read("curriculum")), progress: LearnerProgress())
    #expect(walk.problem(of: "training/printing/nowhere")?.message.hasPrefix("there is no episode") == true)
    #expect(walk.problem(of: "training/printing")?.message == "'training/printing' is not an episode")
    let paths = walk.course.rules.episodePaths
    #expect(walk.problem(of: paths[0]) == nil)
    #expect(walk.problem(of: paths[1])?.help.hasPrefix("Finish '") == true)
  }

  @Test("a solution that nobody publishes is not known, and is not made up")
  func unknownSolutions() {
    let walk = Walk.begun(.exercise(ExerciseCard(text: "?", language: .python, result: "hi")), Self.done)
    #expect(throws: Walk.Unsolvable.self) { try walk.rightLines() }
  }
}
