import Authoring
import AuthoringSamples
import Diagnostics
import Exchange
import JSON
import TestSupport
import Testing

@Suite("What other systems write a little otherwise comes in, and is reported")
struct ForeignSpellingTests {
  @Test("keys in capitals are read as the system's own, each reported once", arguments: ExchangeFormats.names)
  func capitals(format: String) throws {
    var random = SeededRandom(seed: 44)
    for number in 0..<20 {
      let json = try random.document(of: format)
      let plain = try files(of: json, format)
      let (files, diagnostics) = try imported(Self.capitalized(json), format)
      #expect(!plain.isEmpty && !diagnostics.isEmpty, "document \(number)")
      #expect(files == plain, "document \(number): \(diagnostics.map(\.message))")
      #expect(diagnostics.allSatisfy { $0.message.contains("' is read as '") }, "document \(number)")
      #expect(Set(diagnostics.map(\.message)).count == diagnostics.count)
    }
  }

  @Test("a key in capitals beside the system's own stays unknown, and ids keep theirs")
  func certainty() throws {
    let challenge = Self.challenge.replacing("ELEMENT", with: Self.print)
    let twice = #"{"title": "a", "Title": "b", "lessons": [], "challenges": [CHALLENGE]}"#
    let (files, diagnostics) = try text(twice.replacing("CHALLENGE", with: challenge), "slang")
    #expect(files.first?.text.contains("title: a\n") == true)
    #expect(diagnostics.map(\.message) == ["at 'Title': 'Title' is not a key of the whole, so it is kept out"])
    let map = #"{"modules": {"Title": {"title": "a", "language": "python", "blocks": {"B": {"title": "b", EASY}}}}}"#
    let easy = """
      "difficulties": {"easy": {"Answer": {"type": "multipleChoice", "question": "c", "options": ["d"], "answer": 0}}}
      """
    let (ids, none) = try text(map.replacing("EASY", with: easy), "quicode")
    #expect(none.isEmpty, "\(none.map(\.message))")
    #expect(ids.first?.text.contains("id: Title") == true && ids.first?.text.contains("id: Answer") == true)
  }

  @Test(
    "modules of Quicode's come in as the whole does where they are an array, or one is a file",
    arguments: ["[MODULE, MODULE]", "MODULE"])
  func modules(file: String) throws {
    let blocks = """
      [{"title": "b", "difficulties": {"easy": [
        {"type": "multipleChoice", "question": "c", "options": ["d", "e"], "answer": 1}]}}]
      """
    let module = "{\"title\": \"a\", \"language\": \"python\", \"blocks\": \(blocks)}"
    let written = file.replacing("MODULE", with: module)
    let (files, diagnostics) = try text(written, "quicode")
    let whole = "{\"modules\": \(written.hasPrefix("[") ? written : "[\(written)]")}"
    #expect(files == (try text(whole, "quicode")).files)
    #expect(diagnostics.map(\.message) == ["at 'the whole': an export writes {\"modules\": …} around this"])
  }

  @Test("one module of Quicode's in a file may have all of it under ids")
  func moduleOfMaps() throws {
    let json = """
      {"title": "a", "language": "python", "blocks": {"B": {"title": "b", "difficulties": {"easy": {"Q":
        {"type": "multipleChoice", "question": "c", "options": ["d", "e"], "answer": 1}}}}}}
      """
    let (files, diagnostics) = try text(json, "quicode")
    #expect(files.contains { $0.path == "a/b/easy.yaml" })
    #expect(diagnostics.count == 1, "\(diagnostics.map(\.message))")
  }

  @Test("the language of a module without one is reported")
  func standardLanguage() throws {
    let json = """
      {"modules": [{"title": "a", "blocks": [{"title": "b", "difficulties": {"easy": [
        {"type": "multipleChoice", "question": "c", "options": ["d", "e"], "answer": 1}]}}]}]}
      """
    let (files, diagnostics) = try text(json, "quicode")
    #expect(!files.isEmpty)
    #expect(
      diagnostics.map(\.message) == [
        "at 'modules[0]': this module has no 'language', so its code is read as pseudocode"
      ])
  }

  @Test(
    "an answer may be a text in digits, or the right option itself, where it can be only one of them",
    arguments: [
      ("[\"d\", \"e\"]", "\"1\"", 1), ("[\"d\", \"e\"]", "\"e\"", 1), ("[\"0\", \"1\"]", "\"1\"", 1),
      ("[\"7\", \"8\"]", "\"8\"", 1), ("[\"1\", \"0\"]", "\"1\"", nil), ("[\"d\", \"e\"]", "\"C\"", nil),
      ("[\"d\", \"e\"]", "\"2\"", nil), ("[\"d\", \"d\"]", "\"d\"", nil), ("[\"d\", \"e\"]", "\"01\"", nil),
    ])
  func answers(options: String, answer: String, index: Int?) throws {
    let json = """
      {"modules": [{"title": "a", "language": "python", "blocks": [{"title": "b", "difficulties": {"easy": [
        {"type": "multipleChoice", "question": "c", "options": \(options), "answer": \(answer)}]}}]}]}
      """
    let (files, diagnostics) = try text(json, "quicode")
    #expect(diagnostics.count == 1)
    let written = files.first { $0.path.hasSuffix("easy.yaml") }?.text
    #expect(written?.contains("correctAnswerIndex: \(index ?? -1)\n") ?? false == (index != nil))
  }

  @Test("plain arguments of elements are read as what they are", arguments: Self.arguments)
  func plainArguments(element: String, line: String?) throws {
    let json = Self.challenge.replacing("ELEMENT", with: element)
    let (files, diagnostics) = try text("{\"lessons\": [], \"challenges\": [\(json)]}", "slang")
    guard let line else { return #expect(files.isEmpty && diagnostics.count == 1, "\(diagnostics.map(\.message))") }
    #expect(files.contains { $0.text.contains(line) }, "\(diagnostics.map(\.message))")
    #expect(!diagnostics.isEmpty && diagnostics.allSatisfy { $0.code.rawValue == "lost-in-import" })
  }

  private static let arguments: [(String, String?)] = [
    (#"{"type": "repeat", "count": 3}"#, "repeat 3"), (#"{"type": "print", "statement": "\"Hi\""}"#, "print \"Hi\""),
    (#"{"type": "print", "statement": "score"}"#, "print score"),
    (#"{"type": "print", "statement": "score * 2"}"#, "print score * 2"),
    (#"{"type": "print", "statement": 2.5}"#, "print 2.5"), (#"{"type": "Print", "statement": true}"#, "print true"),
    (#"{"type": "if", "left": "score", "comparison": "==", "right": 1}"#, "if score == 1"),
    (#"{"type": "print", "statement": "Hello"}"#, nil), (#"{"type": "print", "statement": "Hello you"}"#, nil),
  ]

  private static let challenge = """
    {"title": "a", "description": "b", "output": "1", "solution": [
      {"type": "variable", "name": "score", "value": {"integer": 1}}, ELEMENT]}
    """
  private static let print = #"{"type": "print", "statement": {"name": "score"}}"#

  @Test("one of Slang's lists may be missing, which is reported", arguments: ["lessons", "challenges"])
  func missingList(key: String) throws {
    let lesson = """
      {"title": "l", "pages": [{"type": "quiz", "title": "q", "passMark": 1, "questions": [
        {"question": "c", "options": ["d", "e"], "answer": 1}]}]}
      """
    let challenge = Self.challenge.replacing("ELEMENT", with: Self.print)
    let other = key == "lessons" ? "\"challenges\": [\(challenge)]" : "\"lessons\": [\(lesson)]"
    let (files, diagnostics) = try text("{\(other)}", "slang")
    #expect(!files.isEmpty)
    #expect(
      diagnostics.map(\.message) == [
        "at 'the whole': '\(key)' is missing, so that an export writes an empty list of them"
      ])
  }

  @Test("one of a chapter's collections may be missing, which is reported where its questions are not Firestore's")
  func missingCollection() throws {
    let json = """
      {"chapters": [{"title": "a", "description": "b", "number": 1, "playground": [
        {"title": "c", "description": "d", "type": "mcq", "mcqOptions": ["e", "f"], "answers": ["e"]}]}]}
      """
    let (files, diagnostics) = try text(json, "swiftly")
    #expect(files.contains { $0.path.hasSuffix("/playground/c.yaml") })
    #expect(
      diagnostics.map(\.message) == [
        "at 'chapters[0]': 'lessons' is missing, so that an export writes an empty list of them"
      ])
  }

  @Test("levels keep the order of their numbers, whatever these are, and texts may be numbers")
  func levelNumbers() throws {
    let level = """
      {"name": "N", "number": X, "unlocks": null, "cards": {"0": "Forward", "4": "Collect"}, "tiles": [">o"]}
      """
    let levels = [("b", "20"), ("a", "10"), ("c", "\"30\"")].map { name, number in
      level.replacing("\"N\"", with: "\"\(name)\"").replacing("X", with: number)
    }
    let (files, diagnostics) = try text("[\(levels.joined(separator: ", "))]", "ar")
    let paths = files.map(\.path).filter { $0.hasPrefix("levels/levels/") && !$0.hasSuffix("block.yaml") }
    #expect(paths == ["a", "b", "c"].map { "levels/levels/\($0).yaml" })
    #expect(diagnostics.count == 4, "\(diagnostics.map(\.message))")
    let order = "at 'the whole': the levels come in the order of their numbers, and an export writes them so"
    #expect(diagnostics.map(\.message).contains(order))
  }

  @Test("line ends of code are those of a curriculum's files, which is reported")
  func lineEnds() throws {
    let json = #"[{"type": "executor", "text": "Run it.", "code": "print(1)\r\nprint(2)\r\n", "result": "1\r\n2"}]"#
    let (files, diagnostics) = try text(json, "champion")
    #expect(diagnostics.count == 2 && diagnostics.allSatisfy { $0.message.hasSuffix("written as \\n alone") })
    #expect(!files.isEmpty && files.allSatisfy { !$0.bytes.contains(0x0D) })
  }

  private func text(_ json: String, _ format: String) throws -> (files: [NewFile], diagnostics: [Diagnostic]) {
    try ExchangeFormats.importing(format, SourceText(path: "x.json", json))
  }

  private func imported(_ json: JSONValue, _ format: String) throws -> (files: [NewFile], diagnostics: [Diagnostic]) {
    try ExchangeFormats.importing(format, SourceText(path: "x.json", bytes: PrettyJSON.bytes(of: json)))
  }

  private func files(of json: JSONValue, _ format: String) throws -> [NewFile] { try imported(json, format).files }

  /// A document whose keys begin with capitals, but for ids and the keys below them that only look like words.
  private static func capitalized(_ json: JSONValue, holdsIDs: Bool = false) -> JSONValue {
    if let array = json.array { return .array(array.map { capitalized($0) }) }
    guard let object = json.object else { return json }
    var result = JSONObject()
    for member in object.members {
      let holds = !holdsIDs && collections.contains(member.key) && member.value.object != nil
      let key = holdsIDs ? member.key : member.key.prefix(1).uppercased() + member.key.dropFirst()
      result.append(key, capitalized(member.value, holdsIDs: holds))
    }
    return .object(result)
  }

  private static let collections: Set<String> = [
    "modules", "blocks", "easy", "medium", "hard", "chapters", "lessons", "playground", "cards", "legend",
  ]
}
