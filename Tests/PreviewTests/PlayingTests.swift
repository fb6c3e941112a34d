import Authoring
import AuthoringSamples
import CurriculumBundle
import Grading
import JSON
import TestSupport
import Testing

@testable import Preview

/// The sample curricula, played by their own keys as a page would play them.
@Suite("Playing in the preview")
struct PlayingTests {
  static let folders = [
    "curriculum", "Tests/Samples/ar-programming", "Tests/Samples/calls", "Tests/Samples/champion",
    "Tests/Samples/pseudocode", "Tests/Samples/quicode", "Tests/Samples/slang", "Tests/Samples/swiftly",
  ]

  @Test("whoever answers everything rightly finishes every episode, from the first to the last", arguments: folders)
  func everything(folder: String) throws {
    let authored = try SampleFolder.read(folder)
    let desk = PreviewDesk(authored)
    var progress: JSONValue = ["accessCodes": .strings(authored.modules.compactMap(\.module.access))]
    var left = authored.episodes.map(\.path)
    while let path = try left.first(where: { try isOpen($0, desk, progress) }) {
      left.removeAll { $0 == path }
      let episode = try #require(desk.site.current.episode(path))
      for card in episode.cards {
        let item = path.appending(card.card.id)
        let answer = try desk.post(
          "/api/grade",
          ["path": .string(item.description), "action": try action(on: card, at: item, desk), "progress": progress])
        #expect(answer["verdict"]?["isRight"]?.bool == true, "\(item): \(answer["verdict"]?["feedback"]?.string ?? "")")
        progress = try #require(answer["progress"])
      }
    }
    #expect(left == [])
    let map = try desk.post("/api/map", ["progress": progress])
    #expect(map["fraction"]?.number == 1)
  }

  @Test("what is locked has a reason, and its words are the map's: no script has any of its own", arguments: folders)
  func lockWords(folder: String) throws {
    let map = try PreviewDesk(SampleFolder.read(folder)).post("/api/map", [:])
    let locked = (map["items"]?.object?.members ?? []).filter { $0.value["isOpen"]?.bool == false }
    for item in locked { #expect(item.value["why"]?.array?.isEmpty == false, "\(item.key)") }
    let words = try #require(map["lockWords"]?.object?.members).compactMap(\.value.string)
    #expect(words.count == 2)
    for (name, text) in Pages.texts where name.hasSuffix(".js") {
      for word in words { #expect(!text.contains("\"\(word)\""), "\(name): \(word)") }
    }
  }

  private func isOpen(_ path: ItemPath, _ desk: PreviewDesk, _ progress: JSONValue) throws -> Bool {
    try desk.post("/api/map", ["progress": progress])["items"]?[path.description]?["isOpen"]?.bool ?? false
  }

  /// What a learner does who knows the key.
  private func action(on card: AuthoredCard, at path: ItemPath, _ desk: PreviewDesk) throws -> JSONValue {
    if case .quiz(let quiz) = card.card.content { return try quizAction(quiz, card, at: path, desk) }
    return try #require(AnswerKey(of: card), "\(path) has no key").right
  }

  private func quizAction(
    _ quiz: QuizCard, _ card: AuthoredCard, at path: ItemPath, _ desk: PreviewDesk
  ) throws -> JSONValue {
    let drawn = try desk.json("/api/draw?path=\(path)&seed=7")["questions"]?.array?.compactMap(\.integer) ?? []
    #expect(drawn.count == quiz.askedCount)
    var right = 0
    for index in drawn {
      let question = card.questions[index]
      let item = path.appending(question.card.id)
      let answer = try desk.post(
        "/api/grade", ["path": .string(item.description), "action": try action(on: question, at: item, desk)])
      if answer["verdict"]?["isRight"]?.bool == true { right += 1 }
      #expect(answer["progress"]?["finishedCards"]?.array == [], "a question by itself finishes nothing")
    }
    return ["kind": "scored", "right": .integer(right)]
  }

  private static func json(_ text: String) -> String {
    String(decoding: CanonicalJSON.bytes(of: .string(text)), as: UTF8.self)
  }

  @Test("an episode done while it was locked unlocks others, never itself, and leads on to another")
  func lockedEpisode() throws {
    let authored = try SampleFolder.read("curriculum")
    let desk = PreviewDesk(authored)
    let paths = authored.episodes.map(\.path)
    let path = try #require(paths.dropFirst().first { !(try isOpen($0, desk, [:])) })
    for unlocked in [false, true] {
      var progress: JSONValue = [:]
      var answer: JSONValue = [:]
      for card in try #require(desk.site.current.episode(path)).cards {
        let item = path.appending(card.card.id)
        answer = try desk.post(
          "/api/grade",
          [
            "path": .string(item.description), "action": try action(on: card, at: item, desk), "progress": progress,
            "unlocked": .bool(unlocked),
          ])
        progress = try #require(answer["progress"])
      }
      #expect(answer["opened"]?.array?.contains(.string(path.description)) == false)
      let next = try #require(answer["next"]?.string)
      #expect(next != path.description)
      #expect(try unlocked || isOpen(ItemPath(next), desk, progress))
    }
  }

  @Test("a wrong word says which blank it is in, and an author's own words are marked as such")
  func verdicts() throws {
    let card = CardContent.dragAndDrop(
      DragAndDropCard(
        sentence: "__1__ __2__", tokens: ["a", "b", "c"], answers: [["a"], ["b"]],
        feedback: [AnswerFeedback(answer: "c", text: "Not c.")]))
    func verdict(_ words: [String]) -> JSONValue {
      let action = Action.filled(words)
      return grade(action, on: card).json(on: card, after: action)
    }
    #expect(verdict(["a", "a"])["wrongBlanks"] == [1])
    #expect(verdict(["a", "a"])["isAuthored"] == nil)
    #expect(verdict(["a", "c"])["isAuthored"]?.bool == true)
    #expect(verdict(["a", "b"])["wrongBlanks"] == nil)
  }

  @Test("a learner sees what is called, what came of it, and what should")
  func calls() throws {
    let desk = PreviewDesk(try SampleFolder.read("Tests/Samples/calls"))
    let (path, program): (JSONValue, JSONValue) = ("calls/functions/choices/double", "def double(n): return n + 4")
    let graded = try desk.post("/api/grade", ["path": path, "action": ["kind": "wrote", "program": program]])
    let checks = try #require(graded["checks"]?.array)
    #expect(checks.map { $0["returned"]?.string } == ["8", "11", "4"])
    #expect(checks.map { $0["passes"]?.bool } == [true, false, false])
    #expect(graded["verdict"]?["feedback"]?.string == "double(7) returns 11, but it should return 14.")
    let run = try desk.post("/api/run", ["path": path, "program": program, "check": 2])
    #expect(run["returned"]?.string == "4")
  }

  @Test("a learner runs a program in the language that they chose, and its own without a choice")
  func variants() throws {
    let files = [
      "curriculum.yaml": "title: A\nlocale: en\nminimumClient: 1.0.0\nmodules: [m]\n",
      "m/module.yaml": "title: M\nsummary: All.\nlanguage: python\nblocks: [b]\n",
      "m/b/block.yaml": "title: B\nepisodes: [e]\n",
      "m/b/e.yaml": """
      title: E
      cards:
        - {id: run, type: executor, text: Run it., code: print(5), variants: {pseudocode: DISPLAY(5)}, result: 5}

      """,
    ]
    let desk = try PreviewDesk(FilesInMemory(files))
    let path: JSONValue = "m/b/e/run"
    for language in [JSONValue.null, "pseudocode", "java"] {
      let run = try desk.post("/api/run", ["path": path, "language": language])
      let printed = run["output"]?.array?.compactMap { $0["text"]?.string }.joined()
      #expect(printed == (language == "pseudocode" ? "5" : "5\n"), "\(run)")
      let action: JSONValue = ["kind": "ran", "input": [], "language": language]
      #expect(try desk.post("/api/grade", ["path": path, "action": action])["verdict"]?["isRight"]?.bool == true)
    }
  }

  @Test("a learner gets a solution by asking for it")
  func solutions() throws {
    let authored = try SampleFolder.read("curriculum")
    let desk = PreviewDesk(authored)
    let cards = authored.episodes.flatMap { episode in
      episode.cards.map { (path: episode.path.appending($0.card.id), task: $0.task) }
    }
    let shown = try #require(cards.first { $0.task?.reveal == true })
    #expect(try desk.json("/api/solution?path=\(shown.path)")["solution"]?.string?.isEmpty == false)
    let hidden = try #require(cards.first { $0.task != nil && $0.task?.reveal != true })
    #expect(desk.get("/api/solution?path=\(hidden.path)").status == 404)
  }

  @Test("whoever answers wrongly is told so", arguments: folders)
  func everythingWrong(folder: String) throws {
    let authored = try SampleFolder.read(folder)
    let desk = PreviewDesk(authored)
    for (path, key) in AnswerKey.all(in: authored) {
      guard let wrong = key.wrong else { continue }
      let answer = try desk.post("/api/grade", ["path": .string(path.description), "action": wrong])
      #expect(answer["verdict"]?["isRight"]?.bool == false, "\(path)")
      #expect(answer["verdict"]?["feedback"]?.string?.isEmpty == false, "\(path)")
    }
  }

  @Test("every card of every kind is shown without its key", arguments: folders)
  func noKeys(folder: String) throws {
    let authored = try SampleFolder.read(folder)
    let desk = PreviewDesk(authored)
    for episode in authored.episodes {
      let shown = try desk.json("/api/episode?path=\(episode.path)")
      #expect(shown["cards"]?.array?.count == episode.episode.cards.count)
      let text = String(decoding: CanonicalJSON.bytes(of: shown), as: UTF8.self)
      for key in ["correctAnswer", "\"explanation\"", "alsoAccepted", "\"decoys\"", "wrongPrograms", "\"solution"] {
        #expect(!text.contains(key), "\(episode.path) shows \(key)")
      }
      for card in episode.cards {
        let secrets = [card.card.content.explanation, card.card.content.task?.success].compactMap { $0 }
        for secret in secrets { #expect(!text.contains(Self.json(secret)), "\(episode.path) shows '\(secret)'") }
      }
    }
  }

  @Test("a drawing is said not to be proven")
  func drawing() throws {
    let card = """
      - id: square
        type: executor
        text: Run it.
        code: CODE

      """
    func view(_ code: String) throws -> JSONValue {
      let files = SampleCurriculum.withCards(card.replacing("CODE", with: code))
      return try PreviewDesk(files).json("/api/author?path=training/printing/say-hello/square")
    }
    let drawn = try view("|\n    from turtle import *\n    forward(50)")
    #expect(drawn["summary"]?["unproven"] == ["what it draws is not compared with anything"])
    #expect(drawn["sections"]?.array?.last?["rows"]?[0]?["tone"]?.string == "unknown")
    #expect(try view("print('turtle')\n  result: turtle")["summary"]?["unproven"] == [])
  }

  @Test("every card has a page for its author, with evidence where programs are", arguments: folders)
  func evidence(folder: String) throws {
    let authored = try SampleFolder.read(folder)
    let desk = PreviewDesk(authored)
    var sections = 0
    for episode in authored.episodes.prefix(6) {
      for card in episode.cards {
        let view = try desk.json("/api/author?path=\(episode.path)/\(card.card.id)")
        #expect(view["yaml"]?["text"]?.string?.contains(card.card.id) == true, "\(episode.path)/\(card.card.id)")
        let count = view["sections"]?.array?.count ?? 0
        #expect(count > 0 || view["summary"]?["programs"]?.integer == 0, "\(episode.path)/\(card.card.id)")
        sections += count
      }
    }
    let isOfPrograms = !["Tests/Samples/quicode", "Tests/Samples/swiftly"].contains(folder)
    #expect((sections > 0) == isOfPrograms)
  }

  @Test("a wrong answer is kept by its text, and the right one finishes the card")
  func wrongAnswers() throws {
    let desk = try PreviewDesk(
      FilesInMemory(
        shownRoot: "",
        [
          "curriculum.yaml": "title: T\nlocale: en\nminimumClient: \"1.0.0\"\nmodules: [m]\n",
          "m/module.yaml": "title: M\nsummary: S.\nlanguage: python\nblocks: [b]\n",
          "m/b/block.yaml": "title: B\nepisodes: [e]\n",
          "m/b/e.yaml": """
          title: E
          cards:
            - {id: q, type: question, text: "Which?", answers: [one, two], correctAnswerIndex: 1}
            - {id: end, type: finished, header: Done, text: Done.}

          """,
        ]))
    let wrong = try desk.post("/api/grade", ["path": "m/b/e/q", "action": ["kind": "chose", "index": 0]])
    #expect(wrong["verdict"]?["isRight"]?.bool == false)
    #expect(wrong["progress"]?["wrongAnswers"]?["m/b/e/q"] == ["one"])
    let right = try desk.post(
      "/api/grade",
      ["path": "m/b/e/q", "action": ["kind": "chose", "index": 1], "progress": wrong["progress"] ?? [:]])
    #expect(right["progress"]?["finishedCards"] == ["m/b/e/q"])
    #expect(right["episode"]?["isFinished"]?.bool == false)
    let end = try desk.post(
      "/api/grade", ["path": "m/b/e/end", "action": ["kind": "read"], "progress": right["progress"] ?? [:]])
    #expect(end["episode"]?["isFinished"]?.bool == true)
  }
}
