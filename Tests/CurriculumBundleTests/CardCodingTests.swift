import CurriculumBundle
import Foundation
import TestSupport
import Testing

@Suite("Cards as JSON")
struct CardCodingTests {
  @Test("a word that is newer than the app reads as if it were left out; one that is known is kept")
  func newerWords() throws {
    for (word, asks) in [("concept", Asks.concept), ("feelings", nil)] {
      let card = """
        {"id": "a", "type": "questionWithCode", "code": "", "text": "", "answers": [], "correctAnswerIndex": 0,
         "asks": "\(word)"}
        """
      let read = try JSONDecoder().decode(Card.self, from: Data(card.utf8))
      guard case .questionWithCode(let question) = read.content else { throw CocoaError(.coderReadCorrupt) }
      #expect(question.asks == asks)
    }
    for (word, difficulty) in [("hard", Difficulty.hard), ("heroic", nil)] {
      let episode = """
        {"id": "a", "formerly": [], "title": "", "difficulty": "\(word)", "requires": [], "teaches": [], "cards": []}
        """
      #expect(try JSONDecoder().decode(Episode.self, from: Data(episode.utf8)).difficulty == difficulty)
    }
  }

  @Test("Champion's published cards are read with exactly their keys and written again alike")
  func championCards() throws {
    let json = """
      [
        {"id": "a", "type": "description", "text": "Follow my lead.", "header": "Instructions"},
        {"id": "b", "type": "descriptionWithCode", "text": "Use print().", "header": "Instructions", "code": "print()"},
        {"id": "c", "type": "question", "text": "What?", "answers": ["Function", "Data"], "correctAnswerIndex": 0},
        {"id": "d", "type": "executor", "text": "Run it.", "code": "print(1)", "result": "1"},
        {"id": "e", "type": "questionWithCode", "code": "print(1)", "text": "What?", "answers": ["1", "2"],
         "correctAnswerIndex": 0},
        {"id": "f", "type": "finished", "text": "Bravo!", "header": "Congratulations!"}
      ]
      """
    let cards = try JSONDecoder().decode([Card].self, from: Data(json.utf8))
    #expect(
      cards.map(\.content.kind)
        == [.description, .descriptionWithCode, .question, .executor, .questionWithCode, .finished])
    let again = try JSONSerialization.jsonObject(with: JSONEncoder().encode(cards)) as? NSArray
    let original = try JSONSerialization.jsonObject(with: Data(json.utf8)) as? NSArray
    #expect(again == original)
  }

  @Test("a poll has answers and no right one: stars and the question of the day pass over it")
  func poll() throws {
    let json = #"{"answers":["Easy","Hard"],"id":"a","text":"How was it?","type":"poll"}"#
    let card = try JSONDecoder().decode(Card.self, from: Data(json.utf8))
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    #expect(String(decoding: try encoder.encode(card), as: UTF8.self) == json)
    #expect(card.content.choices?.answers == ["Easy", "Hard"] && card.content.choices?.correctIndices == [])
    #expect(!card.content.isQuestion && !card.content.asksQuestions && card.content.starCount == 0)
  }

  @Test("a kind that this app does not know becomes unsupported, and stops nothing")
  func unknownKind() throws {
    let json =
      #"[{"id": "a", "type": "hologram", "depth": 3}, {"id": "b", "type": "finished", "text": "x", "header": "y"}]"#
    let cards = try JSONDecoder().decode([Card].self, from: Data(json.utf8))
    #expect(cards[0].content == .unsupported(kind: "hologram"))
    #expect(cards[1].content.kind == .finished)
  }

  @Test("code in a language that this app does not know is shown, and what it would have to run becomes unsupported")
  func unknownLanguage() throws {
    let json = """
      [
        {"id": "a", "type": "descriptionWithCode", "header": "x", "text": "x", "language": "java", "code": "x"},
        {"id": "b", "type": "descriptionWithCode", "header": "x", "text": "x", "language": "cobol", "code": "x"},
        {"id": "c", "type": "executor", "text": "x", "language": "java", "code": "x", "result": ""},
        {"id": "d", "type": "exercise", "text": "x", "language": "java", "solutions": ["x"], "result": "x"},
        {"id": "e", "type": "executor", "text": "x", "language": "slang", "code": "x", "result": ""}
      ]
      """
    let contents = try JSONDecoder().decode([Card].self, from: Data(json.utf8)).map(\.content)
    #expect(
      contents.map(\.kindName) == ["descriptionWithCode", "descriptionWithCode", "executor", "exercise", "executor"])
    #expect(contents.map(\.kind) == [.descriptionWithCode, .descriptionWithCode, nil, nil, .executor])
    #expect(contents.map(\.language) == [.java, nil, nil, nil, .slang])
  }

  @Test("a known kind without one of its keys is refused")
  func missingKey() {
    let json = #"[{"id": "a", "type": "finished", "text": "x"}]"#
    #expect(throws: DecodingError.self) { try JSONDecoder().decode([Card].self, from: Data(json.utf8)) }
  }

  @Test("a task's programs are texts or elements, and are written again alike")
  func tasks() throws {
    let json = """
      [
        {"id": "a", "type": "exercise", "text": "Say Ada.", "language": "python", "starter": "print()",
         "solution": "print('Ada')", "result": "Ada", "uses": ["python.call.print"], "hints": ["Quotes!"],
         "wrongPrograms": [{"program": "print(Ada)", "feedback": "Quotes!"}]},
        {"id": "b", "type": "challenge", "title": "Fetch", "text": "Take it.", "language": "robot",
         "solution": [{"card": "repeat", "count": 2}, {"card": "forward"}, {"card": "end"}],
         "checks": [{"world": "#>.o#"}], "deck": ["repeat"], "cardLimit": 3,
         "stars": {"three": 3, "two": 4}, "uses": ["robot.repeat"]},
        {"id": "c", "type": "challenge", "title": "Ask", "text": "Ask.", "language": "python",
         "checks": [{"result": "1"}]}
      ]
      """
    let cards = try JSONDecoder().decode([Card].self, from: Data(json.utf8))
    #expect(cards.map(\.content.kind) == [.exercise, .challenge, .challenge])
    #expect(cards[0].content.task?.checks == [ProgramCheck(result: "Ada")])
    #expect(cards[0].content.task?.uses == ["python.call.print"])
    #expect(cards[2].content.task != nil && cards[2].content.task?.solution == nil)
    guard case .elements(let elements)? = cards[1].content.task?.solution else {
      throw CocoaError(.coderReadCorrupt)
    }
    #expect(elements.count == 3)
    let again = try JSONSerialization.jsonObject(with: JSONEncoder().encode(cards)) as? NSArray
    #expect(try again == JSONSerialization.jsonObject(with: Data(json.utf8)) as? NSArray)
  }

  @Test("a task in a language that this app does not know is unsupported, and stops nothing")
  func newerLanguage() throws {
    let json =
      #"[{"id": "a", "type": "exercise", "text": "x", "language": "cobol", "starter": [1], "result": "y"}]"#
    let cards = try JSONDecoder().decode([Card].self, from: Data(json.utf8))
    #expect(cards[0].content == .unsupported(kind: "exercise"))
  }

  @Test("three stars are for the best program, two for a quarter more")
  func stars() {
    let stars = StarThresholds(best: 6)
    #expect([5, 6, 7, 8, 9].map(stars.count(forSize:)) == [3, 3, 2, 2, 1])
  }
}
