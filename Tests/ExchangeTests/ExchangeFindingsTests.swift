import Authoring
import AuthoringSamples
import Diagnostics
import Exchange
import JSON
import TestSupport
import Testing

@Suite("What cannot come in or go out is told")
struct ExchangeFindingsTests {
  private static let chapter = #""title": "a", "description": "b", "number": 1, "playground": []"#
  private static let lesson = #""lessons": [{"lessonContent": ["x"]}]"#

  @Test(
    "what a curriculum has no place for is told at its place, and the rest comes in",
    arguments: [
      ("swiftly", "{\"chapters\": [{\(chapter), \(lesson), \"likes\": ↓5}]}"),
      ("swiftly", "{\"version\": ↓2, \"chapters\": [{\(chapter), \(lesson)}]}"),
      ("swiftly", "\u{FEFF}{\"version\": ↓2, \"chapters\": [{\(chapter), \(lesson)}]}"),
      ("swiftly", "{\"chapters\": [{\(chapter), \"lessons\": [{\"lessonContent\": [↓\"iVBORw0K Ggoaaaaa\"]}]}]}"),
      (
        "swiftly",
        "{\"chapters\": [{\(chapter), \"lessons\": [{\"title\": ↓\"Untitled lesson 1\", \"lessonContent\": [\"x\"]}]}]}"
      ),
      (
        "swiftly",
        "{\"chapters\": [{\"title\": \"a\", \"description\": \"b\", \"number\": 1, \"lessons\": [], \"playground\": [{\"title\": \"a\", \"description\": \"b\", \"type\": \"trueFalse\", \"answers\": [↓\"True\"]}]}]}"
      ),
      (
        "quicode",
        "{\"modules\": [↓{\"title\": \"a\", \"blocks\": [{\"title\": \"b\", \"difficulties\": {\"easy\": [{\"type\": \"multipleChoice\", \"question\": \"c\", \"options\": [\"d\"], \"answer\": 0, \"words\": ↓[]}], \"hard\": ↓[]}}]}]}"
      ),
      (
        "slang",
        "{\"lessons\": [], \"challenges\": [{\"title\": \"a\", \"description\": \"b\", \"output\": \"c\", \"solution\": [{\"type\": \"print\", \"color\": ↓1}]}]}"
      ),
      (
        "ar",
        "[{\"name\": \"a\", \"number\": 1, \"unlocks\": ↓\"b\", \"cards\": {\"0\": \"Forward\", \"4\": \"Collect\"}, \"tiles\": [\">o\"]}]"
      ),
      (
        "ar",
        "[{\"name\": \"a\", \"number\": 1, \"unlocks\": null, \"cards\": {\"0\": \"Forward\", \"4\": \"Collect\", \"8\": ↓\"Fly\"}, \"tiles\": [\">o\"]}]"
      ),
    ])
  func losses(format: String, marked: String) throws {
    let (files, diagnostics) = try imported(format, marked)
    #expect(!files.isEmpty, "\(diagnostics.map(\.message))")
    #expect(diagnostics.allSatisfy { $0.code.rawValue == "lost-in-import" }, "\(diagnostics.map(\.message))")
    #expect(diagnostics.map(\.location.span.start).sorted() == places(in: marked), "\(diagnostics.map(\.message))")
  }

  @Test(
    "what is wrong is told at its place, and nothing comes in",
    arguments: [
      ("swiftly", "↓[]"),
      ("swiftly", "{\"chapters\": ↓[]}"),
      ("swiftly", "{\"chapters\": ↓5}"),
      ("swiftly", "{\"chapters\": [↓{\(chapter), \"lessons\": []}]}"),
      ("swiftly", "{\"chapters\": [↓{\(chapter)}]}"),
      ("swiftly", "{\"chapters\": [{\(chapter), \"lessons\": ↓{\"a\": {}}}]}"),
      ("swiftly", "{\"chapters\": [{\(chapter), \(lesson), \"difficulty\": ↓4}]}"),
      ("swiftly", "{\"chapters\": [{\(chapter), \(lesson), \"length\": ↓\"five\"}]}"),
      ("swiftly", "{\"chapters\": [{\(chapter), \(lesson), \"author\": ↓\" \"}]}"),
      (
        "swiftly", "{\"chapters\": [{\(chapter), \"lessons\": [{\"lessonContent\": [↓\"data:image/png;base64,%%\"]}]}]}"
      ),
      (
        "swiftly",
        "{\"chapters\": [{\(chapter), \"lessons\": [{\"lessonContent\": [↓\"data:image/png;base64,AAAA\"]}]}]}"
      ),
      ("swiftly", "{\"chapters\": [{\(chapter), \"lessons\": [{\"lessonContent\": ↓[]}]}]}"),
      ("quicode", "{\"modules\": [{\"title\": \"a\", \"blocks\": [{\"title\": \"b\", \"difficulties\": ↓{}}]}]}"),
      (
        "quicode",
        "{\"modules\": [{\"title\": \"a\", \"blocks\": [{\"title\": \"b\", \"difficulties\": {\"easy\": [{\"type\": \"dragAndDrop\", \"sentence\": \"__1___\", \"words\": [\"a\"], \"answers\": [\"a\"]}]}}]}]}"
      ),
      (
        "quicode",
        "{\"modules\": [{\"title\": \"a\", \"language\": ↓\"jawa\", \"blocks\": [{\"title\": \"b\", \"difficulties\": {\"easy\": [{\"type\": \"multipleChoice\", \"question\": \"c\", \"options\": [\"d\"], \"answer\": ↓1}]}}]}]}"
      ),
      ("slang", "↓{\"lessons\": [], \"challenges\": []}"),
      (
        "slang",
        "{\"lessons\": [], \"challenges\": [{\"title\": \"a\", \"description\": \"b\", \"output\": \"c\", \"solution\": [{\"type\": \"end\"}, ↓{\"type\": \"jump\"}, ↓7]}]}"
      ),
      ("slang", "{\"lessons\": [{\"title\": \"a\", \"pages\": [{\"type\": ↓\"video\"}]}], \"challenges\": []}"),
      ("ar", "↓[]"),
      ("ar", "[↓7]"),
      (
        "ar",
        "[{\"name\": \"a\", \"number\": 1, \"unlocks\": null, \"cards\": {\"0\": \"Forward\"}, \"tiles\": [↓\">?\"]}]"
      ),
    ])
  func errors(format: String, marked: String) throws {
    let (files, diagnostics) = try imported(format, marked)
    #expect(files.isEmpty)
    let errors = diagnostics.filter { $0.severity == .error }
    #expect(!errors.isEmpty)
    let starts = errors.map(\.location.span.start)
    for place in places(in: marked) { #expect(starts.contains(place), "\(errors.map(\.message)) at \(starts)") }
  }

  @Test("no text makes an import fail", arguments: ExchangeFormats.names)
  func hostile(format: String) throws {
    var random = SeededRandom(seed: 99)
    for _ in 0..<150 {
      var bytes = PrettyJSON.bytes(of: try random.document(of: format))
      for _ in 0..<3 {
        let place = Int.random(in: bytes.indices, using: &random)
        switch Int.random(in: 0...3, using: &random) {
        case 0: bytes[place] = UInt8.random(in: 0...255, using: &random)
        case 1: bytes.remove(at: place)
        case 2:
          bytes.insert(contentsOf: Array(random.pick(["null", "[]", "{}", "-1", "1e99", "\"\"", ","]).utf8), at: place)
        default: bytes = Array(bytes.prefix(place)) + bytes.suffix(place / 2)
        }
      }
      let (files, diagnostics) = try ExchangeFormats.importing(format, SourceText(path: "x.json", bytes: bytes))
      #expect(!files.isEmpty || !diagnostics.isEmpty)
      if !files.isEmpty { _ = try export(files, format) }
    }
  }

  @Test("documents whose values stand where others belong are told, not trapped on", arguments: ExchangeFormats.names)
  func swapped(format: String) throws {
    var random = SeededRandom(seed: 5)
    for _ in 0..<150 {
      let json = random.mutated(try random.document(of: format))
      let source = SourceText(path: "x.json", bytes: PrettyJSON.bytes(of: json))
      let (files, diagnostics) = try ExchangeFormats.importing(format, source)
      guard !files.isEmpty else {
        #expect(!diagnostics.isEmpty)
        continue
      }
      let exported = try export(files, format).json
      #expect(!diagnostics.isEmpty || exported.utf8.elementsEqual(CanonicalJSON.text(of: json).utf8))
    }
  }

  @Test(
    "what a system has no cards for is told when it goes out",
    arguments: [
      ("swiftly", 1), ("quicode", 2), ("slang", 2), ("ar", 2),
    ])
  func exportLosses(format: String, count: Int) throws {
    let files = SampleCurriculum.withCards(
      """
      - {id: a, type: trueFalse, text: Yes., answer: true}
      - {id: b, type: executor, text: Run it., code: print(1), result: 1}

      """)
    let (authored, findings) = try read(files)
    #expect(!findings.contains { $0.severity == .error })
    let (_, omissions, losses) = try ExchangeFormats.named(format).exporting(authored) { _ in nil }
    #expect(losses.filter { $0.message.contains("has no place for a card") }.count == count, "\(losses.map(\.message))")
    #expect(omissions.contains { $0.item == "curriculum" && $0.keys.contains("locale") })
  }

  private func imported(_ format: String, _ marked: String) throws -> (files: [NewFile], diagnostics: [Diagnostic]) {
    let json = marked.split(separator: "↓", omittingEmptySubsequences: false).joined()
    return try ExchangeFormats.importing(format, SourceText(path: "x.json", json))
  }

  private func places(in marked: String) -> [Int] {
    var (places, count) = ([Int](), 0)
    for part in marked.split(separator: "↓", omittingEmptySubsequences: false).dropLast() {
      count += part.utf8.count
      places.append(count)
    }
    return places
  }
}

extension SeededRandom {
  /// A value with some value in it put in the place of another.
  fileprivate mutating func mutated(_ value: JSONValue) -> JSONValue {
    if oneIn(12) { return pick([nil, 5, "", "text", [], [:], true, 1.5, ["a", "b"], -3]) }
    if let array = value.array {
      return .array(array.flatMap { element in oneIn(30) ? [] : oneIn(30) ? [element, element] : [mutated(element)] })
    }
    guard let object = value.object else { return value }
    var result = JSONObject()
    for member in object.members where !oneIn(30) {
      result.append(oneIn(40) ? member.key + "x" : member.key, oneIn(3) ? mutated(member.value) : member.value)
    }
    return .object(result)
  }
}
