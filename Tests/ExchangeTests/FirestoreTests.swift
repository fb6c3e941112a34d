import Authoring
import AuthoringSamples
import Diagnostics
import Exchange
import JSON
import TestSupport
import Testing

@Suite("Swiftly's documents come in as Firestore has them")
struct FirestoreTests {
  private static let image = "R0lGODlhAQABAAAAACwAAAAAAQABAAACAkwBADs="

  /// The chapter of the report: choices or lines under `codeBlocks`, answers for multiple choice alone.
  private static let chapter = """
    {"title": "Constants", "description": "Values that stay.", "author": "Ada", "difficulty": 1, "length": 5, "number": 4,
     "lessons": {"l1": {"lessonContent": ["A constant is a sealed box.", "\(image)", "It stays sealed."]}},
     "playground": {
       "q1": {"title": "Two of three", "description": "Which declare something?", "type": "multipleChoice",
              "codeBlocks": ["let", "var", "print"], "answers": ["let", "var"]},
       "q2": {"title": "One of two", "description": "Which stays?", "type": "mcq", "codeBlocks": ["let", "var"],
              "answers": ["let"]},
       "q3": {"title": "Order", "description": "Print a name.", "type": "codeBlocks",
              "codeBlocks": ["let name = 1", "print(name)"]}}}
    """

  @Test("a chapter becomes a module with an episode for each lesson and each question, and goes out as it was")
  func report() throws {
    let json = "{\"chapters\": {\"constants\": \(Self.chapter)}}"
    let (files, diagnostics) = try ExchangeFormats.importing("swiftly", SourceText(path: "x.json", json))
    #expect(diagnostics.isEmpty, "\(diagnostics.map(\.message))")
    #expect(
      files.map(\.path).filter { !$0.hasPrefix("assets/") } == [
        "curriculum.yaml", "constants/module.yaml", "constants/lessons/block.yaml", "constants/lessons/l1.yaml",
        "constants/playground/block.yaml", "constants/playground/q1.yaml", "constants/playground/q2.yaml",
        "constants/playground/q3.yaml",
      ])
    let lesson = try #require(files.first { $0.path.hasSuffix("l1.yaml") }?.text)
    let parts = ["- text: A constant is a sealed box.", "- image: assets/", "- text: It stays sealed."]
    let places = parts.compactMap { lesson.firstRange(of: $0)?.lowerBound }
    #expect(places.count == 3 && places == places.sorted())
    let questions = files.filter { $0.path.contains("/q") }.map(\.text)
    #expect(questions[0].contains("type: multiSelect") && questions[0].contains("title: Two of three\n"))
    #expect(questions[1].contains("type: question") && questions[1].contains("text: Which stays?\n"))
    #expect(questions[2].contains("type: codeBlocks"))
    #expect(files[1].text.contains("teachesBy: reading\n"))
    #expect(try export(files, "swiftly").json == canonical(json))
  }

  @Test(
    "typed values come in as plain ones do, and go out typed",
    arguments: [
      "{\"chapters\": {\"constants\": CHAPTER}}", "{\"title\": \"Ours\", \"chapters\": {\"constants\": CHAPTER}}",
    ])
  func typed(whole: String) throws {
    let json = whole.replacing("CHAPTER", with: Self.typedChapter)
    let (files, diagnostics) = try ExchangeFormats.importing("swiftly", SourceText(path: "x.json", json))
    #expect(diagnostics.isEmpty, "\(diagnostics.map(\.message))")
    let plain = whole.replacing("CHAPTER", with: Self.chapter)
    let same = try ExchangeFormats.importing("swiftly", SourceText(path: "x.json", plain)).files
    #expect(files.dropFirst() == same.dropFirst())
    #expect(try export(files, "swiftly").json == canonical(json))
  }

  /// The same chapter as the interface of Firestore gives it.
  private static let typedChapter = """
    {"fields": {"title": {"stringValue": "Constants"}, "description": {"stringValue": "Values that stay."},
      "author": {"stringValue": "Ada"}, "difficulty": {"integerValue": "1"}, "length": {"integerValue": "5"},
      "number": {"integerValue": "4"}},
     "lessons": {"l1": {"fields": {"lessonContent": {"arrayValue": {"values": [
       {"stringValue": "A constant is a sealed box."}, {"stringValue": "\(image)"},
       {"stringValue": "It stays sealed."}]}}}}},
     "playground": {
       "q1": {"fields": {"title": {"stringValue": "Two of three"}, "type": {"stringValue": "multipleChoice"},
         "description": {"stringValue": "Which declare something?"},
         "codeBlocks": {"arrayValue": {"values": [
           {"stringValue": "let"}, {"stringValue": "var"}, {"stringValue": "print"}]}},
         "answers": {"arrayValue": {"values": [{"stringValue": "let"}, {"stringValue": "var"}]}}}},
       "q2": {"fields": {"title": {"stringValue": "One of two"}, "type": {"stringValue": "mcq"},
         "description": {"stringValue": "Which stays?"},
         "codeBlocks": {"arrayValue": {"values": [{"stringValue": "let"}, {"stringValue": "var"}]}},
         "answers": {"arrayValue": {"values": [{"stringValue": "let"}]}}}},
       "q3": {"fields": {"title": {"stringValue": "Order"}, "type": {"stringValue": "codeBlocks"},
         "description": {"stringValue": "Print a name."},
         "codeBlocks": {"arrayValue": {"values": [
           {"stringValue": "let name = 1"}, {"stringValue": "print(name)"}]}}}}}}
    """

  private static let small = #""title": "a", "description": "b", "number": 1"#
  private static let lessons = #"{"l1": {"lessonContent": ["x"]}}"#

  @Test(
    "collections as tools export them come in, and one warning says that an export has a layout of its own",
    arguments: [
      "[{\"id\": \"c\", \(small), \"lessons\": [{\"id\": \"l1\", \"lessonContent\": [\"x\"]}]}]",
      "{\"c\": {\(small), \"lessons\": \(lessons)}}",
      "{\(small), \"lessons\": \(lessons)}",
      "{\"__collections__\": {\"chapters\": {\"c\": {\(small), \"__collections__\": {\"lessons\": \(lessons)}}}}}",
      "{\"chapters\": {\"c\": {\(small), \"subCollection\": {\"chapters/c/lessons\": \(lessons)}}}}",
      """
      {"documents": [{"name": "projects/p/databases/(default)/documents/chapters/c", "createTime": "2024-01-01",
        "fields": {"title": {"stringValue": "a"}, "description": {"stringValue": "b"}, "number": {"integerValue": "1"}},
        "lessons": {"documents": [{"name": "projects/p/databases/(default)/documents/chapters/c/lessons/l1",
          "fields": {"lessonContent": {"arrayValue": {"values": [{"stringValue": "x"}]}}}}]}}]}
      """,
    ])
  func layouts(json: String) throws {
    let (files, diagnostics) = try ExchangeFormats.importing("swiftly", SourceText(path: "x.json", json))
    let words = diagnostics.map(\.message)
    #expect(words.count == 1 && words[0].contains("the layout around the documents cannot be kept"), "\(words)")
    #expect(files.contains { $0.text.contains("title: a\n") && $0.path.hasSuffix("/module.yaml") })
    #expect(files.contains { $0.text.contains("- text: x\n") && $0.path.hasSuffix("/lessons/l1.yaml") })
  }

  @Test(
    "a question that is wrong is told at its place and left out, and the rest comes in",
    arguments: [
      (
        #"{"title": "q", "description": "d", "type": ↓"puzzle", "codeBlocks": ["a", "b"]}"#,
        "no type of question 'puzzle'"
      ),
      (#"↓{"title": "q", "description": "d", "type": "mcq", "codeBlocks": ["a", "b"]}"#, "'answers' is missing"),
      (#"↓{"title": "q", "type": "mcq", "codeBlocks": ["a", "b"], "answers": ["a"]}"#, "'description' is missing"),
      (
        #"{"title": "q", "description": "d", "type": "mcq", "codeBlocks": ["a", "b"], "answers": [↓"c"]}"#,
        "none of the options"
      ),
      (
        #"{"title": "q", "description": "d", "type": "mcq", "codeBlocks": ["a", ↓5], "answers": ["a"]}"#,
        "text is wanted"
      ),
      (#"{"title": "q", "description": "d", "type": "codeBlocks", "codeBlocks": ↓["a"]}"#, "nothing to bring in order"),
      (
        #"{"title": "q", "description": "d", "type": "mcq", "difficulty": ↓4, "codeBlocks": ["a", "b"], "answers": ["a"]}"#,
        "4 is out of range"
      ),
      ("↓7", "a question is an object"),
    ])
  func wrongQuestion(marked: String, words: String) throws {
    let sound = #"{"title": "s", "description": "t", "type": "mcq", "codeBlocks": ["a", "b"], "answers": ["b"]}"#
    let before = "{\"chapters\": [{\(Self.small), \"playground\": ["
    let parts = marked.split(separator: "↓", omittingEmptySubsequences: false)
    let json = before + parts.joined() + ", " + sound + "]}]}"
    let (files, diagnostics) = try ExchangeFormats.importing("swiftly", SourceText(path: "x.json", json))
    #expect(diagnostics.map(\.severity) == [.warning], "\(diagnostics.map(\.message))")
    let finding = try #require(diagnostics.first)
    #expect(finding.location.span.start == (before + parts[0]).utf8.count)
    #expect(finding.message.contains(words) && finding.message.hasSuffix("so this question is left out"))
    #expect(
      files.map(\.path).filter { $0.contains("/playground/") } == ["a/playground/block.yaml", "a/playground/s.yaml"])
  }

  @Test("a typed value that is wrong is told at the value")
  func wrongTypedValue() throws {
    let parts = [
      #"{"chapters": [{"fields": {"title": {"stringValue": "a"}, "description": {"stringValue": "b"}, "number": {"stringValue": "#,
      #""one"}}, "lessons": [{"fields": {"lessonContent": {"arrayValue": {"values": [{"stringValue": "x"}]}}}}]}]}"#,
    ]
    let source = SourceText(path: "x.json", parts.joined())
    let (files, diagnostics) = try ExchangeFormats.importing("swiftly", source)
    #expect(files.isEmpty)
    #expect(diagnostics.first?.message.contains("a whole number is wanted") == true)
    #expect(diagnostics.first?.location.span.start == parts[0].utf8.count)
  }

  @Test("where no question of any chapter comes in, nothing does")
  func nothingLeft() throws {
    let bad =
      "[{\"title\": \"q\", \"description\": \"d\", \"type\": \"mcq\", \"codeBlocks\": [\"a\"], \"answers\": []}]"
    let one = "{\(Self.small), \"playground\": \(bad)}"
    let (none, findings) = try ExchangeFormats.importing(
      "swiftly", SourceText(path: "x.json", "{\"chapters\": [\(one)]}"))
    #expect(none.isEmpty)
    #expect(findings.contains { $0.severity == .error })
    let two =
      "{\"chapters\": [\(one), {\"title\": \"z\", \"description\": \"b\", \"number\": 2, \"lessons\": [{\"lessonContent\": [\"x\"]}]}]}"
    let (files, warnings) = try ExchangeFormats.importing("swiftly", SourceText(path: "x.json", two))
    #expect(files.contains { $0.path == "z/module.yaml" })
    #expect(!files.contains { $0.path.hasPrefix("a/") })
    #expect(warnings.allSatisfy { $0.severity == .warning })
  }

  @Test("a chapter keeps its number while the numbers rise, and has its place where they do not")
  func numbers() throws {
    let chapter = { (id: String, number: Int) in
      "{\"title\": \"\(id)\", \"description\": \"b\", \"number\": \(number), \"lessons\": [{\"lessonContent\": [\"x\"]}]}"
    }
    let json = "{\"chapters\": [\(chapter("a", 3)), \(chapter("b", 7))]}"
    var (files, diagnostics) = try ExchangeFormats.importing("swiftly", SourceText(path: "x.json", json))
    #expect(diagnostics.isEmpty, "\(diagnostics.map(\.message))")
    #expect(try export(files, "swiftly").json == canonical(json))
    let text = files[0].text.replacing("  - a\n  - b\n", with: "  - b\n  - a\n")
    files[0] = NewFile("curriculum.yaml", bytes: Array(text.utf8))
    let swapped = "{\"chapters\": [\(chapter("b", 1)), \(chapter("a", 2))]}"
    #expect(try export(files, "swiftly").json == canonical(swapped))
  }

  @Test("visible means featured, and a hidden module stays as it is")
  func featured() throws {
    for visible in [true, false] {
      let json =
        "{\"chapters\": [{\(Self.small), \"visible\": \(visible), \"lessons\": [{\"lessonContent\": [\"x\"]}]}]}"
      let (files, diagnostics) = try ExchangeFormats.importing("swiftly", SourceText(path: "x.json", json))
      #expect(diagnostics.isEmpty, "\(diagnostics.map(\.message))")
      let module = try #require(files.first { $0.path == "a/module.yaml" }?.text)
      #expect(module.contains("featured: \(visible)\n") && !module.contains("visibility"))
      #expect(try export(files, "swiftly").json == canonical(json))
    }
  }

  private func canonical(_ json: String) throws -> String {
    CanonicalJSON.text(of: try JSONReader.read(Array(json.utf8)).get())
  }
}
