import Foundation
import TestSupport
import Testing

/// What a release holds of tasks, read byte by byte in all that `hornbook publish` writes.
@Suite("Solutions stay at home")
struct SolutionsAtHomeTests {
  /// A task whose every part that stays at home has a word that stands nowhere else.
  private static func task(_ id: String, more: String = "") -> String {
    """
      - id: \(id)
        type: challenge
        title: Twice
        text: Read a number, and print it twice as large.
        language: python
        starter: number = int(input())
        solutions:
          - |
            first_\(id) = int(input())
            print(first_\(id) * 2)
          - |
            second_\(id) = int(input())
            print(second_\(id) * 2)
        alsoRight:
          - |
            third_\(id) = int(input())
            print(third_\(id) + third_\(id))
        checks: [{input: [3], result: 6}, {input: [5], result: 10}]
        inputs: {stated_\(id): 0..20}
        \(more)

    """
  }

  private static let question = """
      - id: concept
        type: questionWithCode
        code: total = 5
        text: What is total?
        answers: [a name, a text]
        correctAnswerIndex: 0
        asks: concept
        because: It asks for a note_of_the_author.

    """

  private func release(of cards: String) throws -> [String: [UInt8]] {
    let folder = try TemporaryDirectory()
    for (path, text) in SampleCurriculum.files { try folder.write(text, to: "curriculum/\(path)") }
    let end = "  - {id: well-done, type: finished, header: Congratulations!, text: You can print.}\n"
    try folder.write(
      "title: Say hello\ncards:\n\(cards)\(end)", to: "curriculum/training/printing/say-hello.yaml")
    let publish = try Command(
      try BuiltProduct.path(of: "hornbook"),
      ["publish", "--first", "--version", "1.0.0", "--single-file", "dist/all.json"],
      in: folder.path
    ).run()
    #expect(publish.status == 0, "\(publish.output)\(publish.errors)")
    let names = try folder.files().filter { $0.hasPrefix("dist/") && $0.hasSuffix(".json") }
    #expect(names.count >= 5)
    return try Dictionary(uniqueKeysWithValues: names.map { ($0, try folder.read($0)) })
  }

  @Test("no published byte tells a solution, an input or a note of the author")
  func nothing() throws {
    let files = try release(of: Self.question + Self.task("double"))
    let texts = files.mapValues { String(decoding: $0, as: UTF8.self) }
    #expect(texts.values.contains { $0.contains("print it twice as large") })
    for secret in ["first_double", "second_double", "third_double", "stated_double", "note_of_the_author", "reveal"] {
      #expect(texts.filter { $0.value.contains(secret) }.keys.sorted() == [], "'\(secret)' is published")
    }
    for key in ["solution", "solutions", "alsoRight", "inputs", "because"] {
      #expect(texts.filter { $0.value.contains("\"\(key)\":") }.keys.sorted() == [], "the key '\(key)' is published")
    }
  }

  @Test("with `reveal: true` the first solution of that card is published, and nothing else")
  func revealed() throws {
    let files = try release(of: Self.task("double", more: "reveal: true") + Self.task("treble", more: "reveal: false"))
    let texts = files.mapValues { String(decoding: $0, as: UTF8.self) }
    let holders = texts.filter { $0.value.contains("\"solution\":\"first_double = int(input())") }
    #expect(holders.count == 2, "one module and the file with everything")
    for secret in ["second_double", "third_double", "stated_double", "first_treble", "second_treble", "third_treble"] {
      #expect(texts.filter { $0.value.contains(secret) }.keys.sorted() == [], "'\(secret)' is published")
    }
  }
}
