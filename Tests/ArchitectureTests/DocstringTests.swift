import TestSupport
import Testing

/// Examples teach what a value looks like and what a call gives.
///
/// Where an example is JSON, `DocstringTests` reads it; where it says that a call `==` something, a test expects that.
@Suite("Examples in comments")
struct DocstringTests {
  private static let targets = ["Authoring", "CurriculumBundle", "Evidence", "Execution", "Grading"]

  @Test("at least half of the public types show an example", arguments: targets)
  func typesShowExamples(target: String) throws {
    let types = try DocumentedType.all(in: "Sources/\(target)")
    let without = types.filter(\.example.isEmpty).map(\.name)
    #expect(types.count >= 8)
    #expect(without.count * 2 <= types.count, "\(without.count) of \(types.count) show none: \(without)")
  }

  @Test("what an example says of a call is expected by a test", arguments: targets)
  func callsAreExpected(target: String) throws {
    for type in try DocumentedType.all(in: "Sources/\(target)") where !type.isJSON {
      for line in type.example where line.contains(" == ") {
        #expect(Self.tests.contains(Self.withoutSpaces(line)), "\(type.path): nothing expects '\(line)'")
      }
    }
  }

  @Test("an example is seen in the comment of its own type, whatever is around it")
  func examplesAreSeen() {
    let source = """
      /// A thing.
      ///
      ///     Thing(1).next == 2
      @frozen
      public struct Thing {
        /// A part.
        public enum Part {}
      }
      extension Outer.Inner {
        ///     {"a": 1}
        public struct Value {}
        struct Hidden {}
      }
      """
    let types = DocumentedType.types(in: source, of: "X.swift")
    #expect(types.map(\.name) == ["Thing", "Thing.Part", "Outer.Inner.Value"])
    #expect(types.map(\.example) == [["Thing(1).next == 2"], [], ["{\"a\": 1}"]])
    #expect(types.map(\.isJSON) == [false, false, true])
  }

  /// All that tests say, without the spaces that a formatter may put elsewhere.
  private static let tests = withoutSpaces(
    SourceFile.tests.filter { $0.target == "DocstringTests" }.flatMap(\.lines).joined())

  private static func withoutSpaces(_ text: String) -> String { text.filter { $0 != " " } }
}
