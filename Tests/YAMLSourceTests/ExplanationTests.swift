import Diagnostics
import Testing
import YAMLSource

@Suite("Every finding is explained by examples that are true")
struct ExplanationTests {
  @Test("the wrong example has exactly this finding, at the mark", arguments: YAMLFinding.allCases)
  func wrong(_ finding: YAMLFinding) throws {
    for case .episode(let text) in finding.description.wrong {
      let marked = Marked(text)
      let diagnostics = read(marked.text).diagnostics
      #expect(diagnostics.map(\.code) == [finding.code])
      #expect(diagnostics.first?.location.span.start == marked.offset)
      #expect(diagnostics.first?.severity == finding.severity)
      #expect(diagnostics.first?.help?.isEmpty == false)
    }
  }

  @Test("the right example is read without a finding", arguments: YAMLFinding.allCases)
  func right(_ finding: YAMLFinding) {
    for case .episode(let text) in finding.description.right {
      let (tree, diagnostics) = read(text)
      #expect(diagnostics.summary == [])
      #expect(tree.root != nil)
    }
  }

  @Test("every finding has an example of its own, and few are of bytes that cannot be shown")
  func examples() {
    let descriptions = YAMLFinding.descriptions
    #expect(descriptions.map(\.code) == YAMLFinding.allCases.map(\.code))
    #expect(descriptions.allSatisfy { $0.wrong.count == 1 && $0.right.count == 1 })
    let described = descriptions.count { if case .words = $0.wrong[0] { true } else { false } }
    #expect(described == 3)
  }

  @Test("titles are facts without a full stop, reasons are sentences", arguments: YAMLFinding.allCases)
  func words(_ finding: YAMLFinding) {
    #expect(!finding.description.summary.hasSuffix("."))
    #expect(finding.description.explanation.hasSuffix("."))
    #expect(!finding.description.explanation.contains("\n"))
    #expect(finding.rawValue.hasPrefix("yaml-"))
  }
}

/// A text with one `↓`, which is taken out.
struct Marked {
  let text: String
  let offset: Int

  init(_ marked: String) {
    let parts = Array(marked.utf8).split(separator: Array("↓".utf8))
    text = parts.map { String(decoding: $0, as: UTF8.self) }.joined()
    offset = marked.hasPrefix("↓") || parts.isEmpty ? 0 : parts[0].count
  }
}
