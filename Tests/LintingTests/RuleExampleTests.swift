import Authoring
import Diagnostics
import Linting
import Testing

/// The examples of each rule are its documentation and its tests; its cases are only tested.
@Suite("The examples of rules")
struct RuleExampleTests {
  @Test("a rule finds exactly what is marked in its wrong examples", arguments: AllRules.descriptions.map(\.code))
  func findsWhatIsMarked(_ code: Diagnostic.Code) throws {
    let description = try #require(AllRules.description(of: code))
    for example in description.wrong + description.cases.wrong where example.isPrinted {
      let sample = Sample(example)
      let found = try sample.lint()
      #expect(!sample.marks.isEmpty, "a wrong example without a mark: \(example)")
      #expect(found.places(of: code) == sample.marks, "\(example)\nfound: \(Self.summary(found))")
    }
  }

  @Test(
    "a rule finds nothing in its right examples, nor does any other rule find an error there",
    arguments: AllRules.descriptions.map(\.code))
  func leavesRightAlone(_ code: Diagnostic.Code) throws {
    let description = try #require(AllRules.description(of: code))
    for example in description.right + description.cases.right {
      let found = try Sample(example).lint()
      #expect(found.places(of: code).isEmpty, "\(example)")
      // The examples of what can be wrong with YAML are no lessons, only YAML.
      let errors = found.filter { $0.severity == .error && (description.area != .yaml || $0.isAboutYAML) }
      #expect(Self.summary(errors) == "", "\(example)")
    }
  }

  @Test("a rule reports at the severity of its description", arguments: AllRules.descriptions.map(\.code))
  func reportsAtItsSeverity(_ code: Diagnostic.Code) throws {
    let description = try #require(AllRules.description(of: code))
    for example in description.wrong + description.cases.wrong {
      for diagnostic in try Sample(example).lint() where diagnostic.code == code {
        #expect(diagnostic.severity == description.severity)
      }
    }
  }

  @Test(
    "messages are facts in lower case without a full stop, help is an imperative",
    arguments: AllRules.descriptions.map(\.code))
  func speaksWell(_ code: Diagnostic.Code) throws {
    let description = try #require(AllRules.description(of: code))
    for diagnostic in try (description.wrong + description.cases.wrong).flatMap({ try Sample($0).lint() }) {
      for text in [diagnostic.message, diagnostic.help, diagnostic.label].compactMap({ $0 }) {
        #expect(!text.hasSuffix(".") && !text.isEmpty, "\(text)")
      }
      let first = try #require(diagnostic.message.unicodeScalars.first)
      #expect(!first.properties.isUppercase || diagnostic.message.hasPrefix("Python"), "\(diagnostic.message)")
      #expect(diagnostic.help?.unicodeScalars.first?.properties.isUppercase != true, "\(diagnostic.help ?? "")")
    }
  }

  private static func summary(_ found: [Diagnostic]) -> String {
    found.map { "\($0.code) \($0.location.file):\($0.location.span.start) \($0.message)" }.joined(separator: "\n  ")
  }
}

extension RuleDescription.Example {
  /// Whether it is a sample, and not only said in words.
  var isPrinted: Bool {
    if case .words = self { false } else { true }
  }
}

extension Diagnostic {
  /// Whether it says what is wrong with the YAML itself.
  var isAboutYAML: Bool { AllRules.description(of: code)?.area == .yaml }
}
