import Authoring
import AuthoringSamples
import CurriculumBundle
import Grading
import JSON
import TestSupport

/// Vectors that nobody wrote: what they expect is what this package makes of them.
enum GeneratedVectors {
  /// What is given for files whose rules are about texts and numbers, at random.
  static func texts(_ random: inout SeededRandom) -> [String: [JSONValue]] {
    var files: [String: [JSONValue]] = [:]
    for _ in 0..<1500 {
      let words = (0..<Int.random(in: 0...2, using: &random)).map { _ in random.text(of: ["x", "__2__", ""], upTo: 2) }
      files["blanks.json", default: []].append([
        "text": .string(random.text(of: ["_", "__", "1", "2", "0", "a", "\u{e9}"], upTo: 14)), "words": .strings(words),
      ])
      let ends = [" ", "\t", "\r", "\n", "\r\n", "a", "\u{a0}", "\u{301}", "\u{c}", "\u{2028}"]
      files["output.json", default: []].append([
        "output": .string(random.text(of: ends, upTo: 8)), "result": .string(random.text(of: ends, upTo: 4)),
      ])
      let error = ["E", ": ", "x", ". Did you mean: 'y", "'?", " ", "\u{a0}"]
      files["errors.json", default: []].append([
        "error": ["type": "E", "message": .string(random.text(of: error, upTo: 5))],
        "raises": .string(random.text(of: error, upTo: 4)),
      ])
      files["calendar.json", default: []].append(["text": .string(random.day)])
      files["hashes.json", default: []].append(["text": .string(random.text(of: ends, upTo: 9))])
      files["random.json", default: []].append(["seed": .string("\(random.next())"), "count": 3])
      files["paragraphs.json", default: []].append(["text": .string(random.text(of: ends, upTo: 9))])
      files["rating.json", default: []].append([
        "earned": .integer(Int.random(in: 0...9, using: &random)),
        "possible": .integer(Int.random(in: 9...30, using: &random)),
      ])
    }
    return files
  }

  /// What is given of the cards of a curriculum: right and wrong actions on each, and questions of some days.
  ///
  /// Programs of elements and cards are left out, for which the client in Python has no interpreter.
  static func lessons(in folder: String, _ random: inout SeededRandom) throws -> [String: [JSONValue]] {
    let authored = try SampleFolder.read(folder)
    let published = authored.published
    let rules = UnlockRules(published)
    let keys = Dictionary(
      AnswerKey.all(in: authored).map { ($0.path, $0.key) }, uniquingKeysWith: { first, _ in first })
    var files: [String: [JSONValue]] = [:]
    for module in published.modules {
      for (path, card) in module.cardsByPath {
        let actions = try card.actions(keys[path], module: module.language, &random)
        let written = try JSONValueEncoder().encode(card)
        files["unknown.json", default: []].append(["card": written])
        for file in ["grading.json", "wrong-answers.json"] {
          files[file, default: []] += actions.map { ["card": written, "action": $0] }
        }
        if case .quiz = card.content {
          files["quiz-draw.json", default: []].append(["card": written, "seed": .string("\(random.next())")])
        }
      }
    }
    let modules = try JSONValueEncoder().encode(published.modules)
    let finished = JSONValue.strings(rules.episodePaths.map(\.description).filter { _ in random.next() % 3 > 0 })
    files["daily-question.json"] = (1...4).map { day in
      ["modules": modules, "finishedEpisodes": finished, "day": .string("2027-02-0\(day)"), "seed": .string(folder)]
    }
    files["practice.json"] = try practice(in: published, finished, &random)
    return files
  }

  /// The given part of vectors of practice: answers at random to the questions of finished episodes, and to some of
  /// their other cards.
  private static func practice(
    in curriculum: Curriculum, _ finished: JSONValue, _ random: inout SeededRandom
  ) throws -> [JSONValue] {
    let modules = try JSONValueEncoder().encode(curriculum.modules)
    let cards = curriculum.modules.flatMap(\.cardsByPath).map(\.path.description)
    return (0..<8).map { count in
      let known = cards.filter { _ in random.next() % UInt64(count + 2) == 0 }
      var tried = JSONObject()
      if let card = known.first { tried[card] = ["x", "y"] }
      let progress: JSONValue = [
        "finishedEpisodes": finished, "questions": .object(random.questions(known)),
        "wrongAnswers": .object(tried),
      ]
      return ["modules": modules, "progress": progress, "day": "2027-01-28", "count": .integer(count)]
    }
  }
}

extension Module {
  /// All cards and questions with their full ids.
  fileprivate var cardsByPath: [(path: ItemPath, card: Card)] {
    blocks.flatMap { block in
      block.episodes.flatMap { episode in
        episode.cards.flatMap { card in
          let path = ItemPath("\(id)/\(block.id)/\(episode.id)/\(card.id)")
          return [(path, card)] + card.content.questions.map { (path.appending($0.id), $0) }
        }
      }
    }
  }
}

extension Card {
  /// Actions on the card: those of its key, and some more at random.
  fileprivate func actions(
    _ key: AnswerKey?, module: String, _ random: inout SeededRandom
  ) throws -> [JSONValue] {
    func draw(_ parts: [String], _ count: Int) -> JSONValue {
      .strings((0..<count).compactMap { _ in parts.randomElement(using: &random) })
    }
    let ofKey = [key?.right, key?.wrong].compactMap { $0 }
    switch content {
    case .question, .questionWithCode, .poll:
      return (-1...(content.choices?.answers.count ?? 0)).map { ["kind": "chose", "index": .integer($0)] }
    case .multiSelect(let card):
      let indices = (0..<8).map { _ in card.answers.indices.filter { _ in random.next() % 2 == 0 } }
      return ofKey + indices.map { ["kind": "selected", "indices": .array($0.map { .integer($0) })] }
    case .dragAndDrop(let card):
      return ofKey + (0..<8).map { _ in ["kind": "filled", "words": draw(card.tokens, card.answers.count)] }
    case .codeBlocks(let card):
      let lines = card.lines + (card.decoys ?? [])
      return ofKey + (0..<8).map { _ in ["kind": "laid", "lines": draw(lines, card.lines.count)] }
    case .quiz(let card):
      return (0...card.askedCount).map { ["kind": "scored", "right": .integer($0)] }
    case .executor(let card):
      guard let language = card.runLanguage(inModule: module) else { return [] }
      return [card.run(inModuleOf: language).action, ["kind": "ran", "output": "7\n"]]
    case .exercise, .challenge:
      return content.task?.language == .python ? ofKey : []
    case .description, .descriptionWithCode, .reading, .trueFalse, .playground, .finished, .unsupported: return ofKey
    }
  }
}

extension SeededRandom {
  /// A text of some parts.
  fileprivate mutating func text(of parts: [String], upTo count: Int) -> String {
    (0..<Int.random(in: 0...count, using: &self)).compactMap { _ in parts.randomElement(using: &self) }.joined()
  }

  /// A text that may be a day, or nearly one.
  fileprivate var day: String {
    mutating get {
      func padded(_ number: Int, _ width: Int) -> String {
        let digits = "\(number)"
        return String(repeating: "0", count: max(0, width - digits.count)) + digits
      }
      let year = [0, 1, 4, 1900, 2000, 2026, 2028, 9999, 10000].randomElement(using: &self) ?? 1
      let (month, day) = (Int.random(in: 0...13, using: &self), Int.random(in: 27...32, using: &self))
      let end = ["", "", "", "", " ", "-", "0"].randomElement(using: &self) ?? ""
      return "\(padded(year, 4))-\(padded(month, 2))-\(padded(day, 2))\(end)"
    }
  }
}
