import CurriculumBundle
import Testing

@testable import Publishing

/// What is left of a curriculum when a lesson or an image is taken out.
struct WithdrawnCurriculumTests {
  private static func curriculum(_ change: (inout Curriculum) -> Void = { _ in }) -> Curriculum {
    var curriculum = Outline.curriculum(["m/a/one: x", "m/a/two: x", "m/b/three: x", "n/c/four: x", "n/c/five: x"])
    change(&curriculum)
    return curriculum
  }

  private static func paths(_ curriculum: Curriculum) -> [String] {
    curriculum.modules.flatMap { module in
      module.blocks.flatMap { block in block.episodes.map { "\(module.id)/\(block.id)/\($0.id)" } }
    }
  }

  @Test("what waited for it waits for what it waited for, and it is retired")
  func requirements() {
    let whole = Self.curriculum {
      $0.modules[0].blocks[0].episodes[1].requires = ["m/a/one"]
      $0.modules[1].blocks[0].episodes[0].requires = ["m/a/two", "m/a/one"]
      $0.modules[1].requires = ["m/a/two"]
    }
    let rest = whole.without(["m/a/two"])
    #expect(Self.paths(rest) == ["m/a/one", "m/b/three", "n/c/four", "n/c/five"])
    #expect(rest.modules[1].blocks[0].episodes[0].requires == ["m/a/one"])
    #expect(rest.modules[1].requires == ["m/a/one"])
    #expect(rest.retired == [RetiredItem(id: "m/a/two")])
  }

  @Test("what it opened is opened by what opened it")
  func openings() {
    let whole = Self.curriculum {
      $0.modules[0].blocks[0].order = .linked
      $0.modules[0].blocks[0].episodes[0].opens = ["m/a/two"]
      $0.modules[0].blocks[0].episodes[1].opens = ["m/b/three", "n/c/four"]
    }
    let rest = whole.without(["m/a/two"])
    #expect(rest.modules[0].blocks[0].episodes[0].opens == ["m/b/three", "n/c/four"])
  }

  @Test("a block and a module that had nothing else go with it")
  func containers() {
    let whole = Self.curriculum { $0.modules[1].requires = ["m/b"] }
    let block = whole.without(["m/b/three"])
    #expect(block.modules[0].blocks.map(\.id) == ["a"])
    #expect(block.modules[1].requires == [])
    #expect(block.retired?.map(\.id) == ["m/b/three", "m/b"])
    let module = whole.without(["n/c/four", "n/c/five"])
    #expect(module.modules.map(\.id) == ["m"])
    #expect(module.retired?.map(\.id) == ["n/c/four", "n/c/five", "n/c", "n"])
  }

  @Test("lessons that wait for each other in a circle end nothing")
  func circle() {
    let whole = Self.curriculum {
      $0.modules[0].blocks[0].episodes[0].requires = ["m/a/two"]
      $0.modules[0].blocks[0].episodes[1].requires = ["m/a/one"]
      $0.modules[0].blocks[1].episodes[0].requires = ["m/a/one", "m/a/two"]
    }
    #expect(whole.without(["m/a/one", "m/a/two"]).modules[0].blocks[0].episodes[0].requires == [])
  }

  @Test("an image becomes what it shows in words: in a lesson to read, as an answer, on a badge")
  func images() throws {
    let gone = "assets/a.png"
    let pictures = [AnswerImage(answer: 0, image: gone), AnswerImage(answer: 1, image: "assets/b.png")]
    let question = QuestionCard(
      text: "?", answers: ["a", "b"], correctAnswerIndex: 0, answerImages: pictures)
    let alone = QuestionCard(
      text: "?", answers: ["a", "b"], correctAnswerIndex: 0, answerImages: [AnswerImage(answer: 0, image: gone)])
    let reading = ReadingCard(
      header: "H",
      content: [
        .text("T"), .image(gone, alt: "A box.", caption: "Figure 1"), .code("x = 1", language: nil, caption: nil),
      ])
    let quiz = QuizCard(header: "Q", questions: [Card(id: "q", content: .question(alone))], passMark: 1)
    let whole = Self.curriculum {
      $0.modules[0].badge = Badge(title: "B", image: gone)
      $0.modules[0].blocks[0].badge = Badge(title: "B", image: "assets/b.png")
      $0.modules[0].blocks[0].episodes[0].icon = EpisodeImage(image: gone, alt: "A box.")
      $0.modules[0].blocks[0].episodes[0].cards = [
        Card(id: "question", content: .question(question)), Card(id: "reading", content: .reading(reading)),
        Card(id: "quiz", content: .quiz(quiz)),
      ]
    }
    let rest = try whole.without(images: [gone])
    #expect(rest.assetPaths == ["assets/b.png"])
    var expected = whole
    expected.modules[0].badge = Badge(title: "B")
    expected.modules[0].blocks[0].episodes[0].icon = nil
    var (one, two) = (question, alone)
    (one.answerImages, two.answerImages) = ([pictures[1]], nil)
    var test = quiz
    test.questions[0].content = .question(two)
    let text = ReadingCard(
      header: "H", content: [.text("T"), .text("A box."), .code("x = 1", language: nil, caption: nil)])
    expected.modules[0].blocks[0].episodes[0].cards = [
      Card(id: "question", content: .question(one)), Card(id: "reading", content: .reading(text)),
      Card(id: "quiz", content: .quiz(test)),
    ]
    #expect(rest == expected)
  }
}
