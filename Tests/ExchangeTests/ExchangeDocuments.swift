import Authoring
import AuthoringSamples
import Exchange
import JSON
import TestSupport

/// That nothing makes documents of a format, so that it would not be tested.
private struct MissingDocuments: Error {
  let format: String
}

extension SeededRandom {
  /// A document of a format, made of everything that its shape has; every format has its own.
  mutating func document(of format: String) throws -> JSONValue {
    switch format {
    case "champion": return championSteps()
    case "swiftly": return chapters()
    case "quicode": return modules()
    case "slang": return lessons()
    case "ar": return levels()
    default: throw MissingDocuments(format: format)
    }
  }

  private mutating func count(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &self) }

  private mutating func text() -> JSONValue { .string(visibleText()) }

  private mutating func maybe(_ make: (inout SeededRandom) -> JSONValue) -> JSONValue? {
    oneIn(2) ? make(&self) : .none
  }

  private mutating func codeLines(_ range: ClosedRange<Int>) -> [String] { texts(range).map(\.withPlainLineEnds) }

  private mutating func texts(_ range: ClosedRange<Int>) -> [String] {
    (0..<count(range)).map { "\(visibleText())\($0)" }
  }

  private func object(_ members: [(String, JSONValue?)]) -> JSONValue {
    .object(
      members.reduce(into: JSONObject()) { object, member in
        if let value = member.1 { object.append(member.0, value) }
      })
  }

  /// How documents of a collection stand.
  private enum Collections { case lists, listsWithIDs, containersWithIDs, maps }

  private mutating func collection(_ documents: [[(String, JSONValue?)]], _ kind: Collections) -> JSONValue {
    let ids = documents.indices.map { index in
      let name = pick(["MAP_X", "word", "Über uns", "a/b", "01", "true", "q"])
      return (kind == .maps ? "MAP_" : "") + "\(name)\(index)"
    }
    switch kind {
    case .lists: return .array(documents.map { object($0) })
    case .containersWithIDs where documents.allSatisfy({ $0.contains { $0.0 == "type" } }):
      return .array(documents.map { object($0) })
    case .listsWithIDs, .containersWithIDs:
      return .array(zip(ids, documents).map { object([("id", .string($0))] + $1) })
    case .maps: return object(zip(ids, documents).map { ($0, object($1)) })
    }
  }

  // MARK: - Swiftly

  private mutating func chapters() -> JSONValue {
    let (kind, data) = (pick([Collections.lists, .listsWithIDs, .containersWithIDs, .maps]), oneIn(2))
    let step = count(1...3)
    let chapters = (0..<count(1...3)).map { chapter($0 * step + 1, kind, data) }
    return object([("title", maybe { $0.text() }), ("chapters", collection(chapters, kind))])
  }

  private mutating func chapter(_ number: Int, _ kind: Collections, _ data: Bool) -> [(String, JSONValue?)] {
    let lessons: [[(String, JSONValue?)]] = (0..<count(0...3)).map { _ in
      [("title", maybe { $0.text() }), ("lessonContent", .array((0..<count(1...4)).map { _ in paragraph(data) }))]
    }
    let questions = (0..<count(lessons.isEmpty ? 1...4 : 0...4)).map { _ in playgroundQuestion() }
    return [
      ("title", text()), ("description", text()), ("author", maybe { $0.text() }),
      ("difficulty", maybe { .integer($0.count(1...3)) }), ("length", maybe { .integer($0.count(1...600)) }),
      ("number", .integer(number)), ("subscriptionCode", maybe { $0.text() }),
      ("visible", maybe { .bool($0.oneIn(2)) }),
      ("lessons", collection(lessons, kind)),
      ("playground", collection(questions, kind)),
    ]
  }

  private mutating func paragraph(_ data: Bool) -> JSONValue {
    guard oneIn(3) else { return text() }
    // Whole groups of three letters, so that none is padded: `GIF89a` and some more bytes.
    let image = "R0lGODlh" + (0..<count(1...4)).map { _ in pick(["AAAA", "/+8b", "Zm9v"]) }.joined()
    return .string((data ? "data:image/gif;base64," : "") + image)
  }

  private mutating func playgroundQuestion() -> [(String, JSONValue?)] {
    let head: [(String, JSONValue?)] = [
      ("title", .string("Q" + visibleText())), ("description", oneIn(4) ? "" : .string("D" + visibleText())),
      ("difficulty", maybe { .integer($0.count(1...3)) }),
    ]
    switch count(0...2) {
    case 0:
      let options = texts(2...5)
      let answers = options.filter { _ in oneIn(2) }.shuffled(using: &self)
      let rights = answers.isEmpty ? [options[0]] : answers
      return head + [("type", "mcq"), ("mcqOptions", strings(options)), ("answers", strings(rights))]
    case 1: return head + [("type", "trueFalse"), ("answers", [.string(pick(["true", "false"]))])]
    default:
      let (lines, decoys) = (codeLines(2...5), oneIn(2) ? codeLines(1...3) : [])
      let blocks = oneIn(3) ? lines + decoys : (lines + decoys).shuffled(using: &self)
      return head + [("type", "codeBlocks"), ("codeBlocks", strings(blocks)), ("answers", strings(lines))]
    }
  }

  private func strings(_ texts: [String]) -> JSONValue { .array(texts.map { .string($0) }) }

  // MARK: - Quicode

  private mutating func modules() -> JSONValue {
    let kind = pick([Collections.lists, .listsWithIDs, .containersWithIDs, .maps])
    let modules: [[(String, JSONValue?)]] = (0..<count(1...3)).map { _ in
      let blocks = (0..<count(1...3)).map { _ in block(kind) }
      return [
        ("title", text()), ("overview", maybe { $0.text() }),
        ("language", .string(pick(["java", "python", "pseudocode", "swift"]))), ("blocks", collection(blocks, kind)),
      ]
    }
    return object([("title", maybe { $0.text() }), ("modules", collection(modules, kind))])
  }

  private mutating func block(_ kind: Collections) -> [(String, JSONValue?)] {
    let first = pick(["easy", "medium", "hard"])
    let difficulties = ["easy", "medium", "hard"].map { word -> (String, JSONValue?) in
      guard word == first || oneIn(2) else { return (word, .none) }
      return (word, collection((0..<count(1...3)).map { _ in blockQuestion() }, kind))
    }
    return [("title", text()), ("overview", maybe { $0.text() }), ("difficulties", object(difficulties))]
  }

  private mutating func blockQuestion() -> [(String, JSONValue?)] {
    let code: JSONValue? = maybe { .string($0.visibleText().withPlainLineEnds) }
    let language: JSONValue? = code == nil ? .none : maybe { .string($0.pick(["java", "python", "javascript"])) }
    let (options, both): ([String], [(String, JSONValue?)]) = (texts(2...5), [("code", code), ("language", language)])
    switch count(0...2) {
    case 0:
      let variants: JSONValue? = code == nil ? .none : maybe { ["swift": .string($0.visibleText().withPlainLineEnds)] }
      return [("type", "multipleChoice"), ("question", text())] + both + [
        ("variants", variants),
        ("options", strings(options)), ("answer", .integer(count(0...options.count - 1))),
      ]
    case 1:
      let places = options.indices.filter { $0 == 0 || oneIn(2) }.shuffled(using: &self)
      return [("type", "multiSelect"), ("question", text())] + both + [
        ("options", strings(options)), ("answers", .array(places.map { .integer($0) })),
      ]
    default:
      return [("type", "dragAndDrop"), ("question", maybe { $0.text() })] + blanks()
    }
  }

  private mutating func blanks() -> [(String, JSONValue?)] {
    let pieces = (0..<count(2...4)).map { _ in visibleText().split(separator: "_").joined() + "!" }
    let (words, hasCode) = (texts(2...5), oneIn(2))
    let blanks = (pieces.count - 1) + (hasCode ? 1 : 0)
    let answers = (0..<blanks).map { _ -> JSONValue in
      oneIn(3) ? strings([words[0], words[1]]) : .string(pick(words))
    }
    return [
      ("sentence", .string(pieces.joined(separator: pick(["___", " ___ "])))),
      ("code", hasCode ? "let a = ___;" : .none),
      ("words", strings(words)), ("answers", .array(answers)),
    ]
  }
}
