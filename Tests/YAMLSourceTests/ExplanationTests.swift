import Diagnostics
import Testing
import YAMLSource

@Suite("Every finding is explained by examples that are true")
struct ExplanationTests {
  @Test("the wrong example has exactly this finding, at the mark", arguments: YAMLFinding.allCases)
  func wrong(_ finding: YAMLFinding) throws {
    let explanation = finding.explanation
    guard explanation.isLiteral else { return }
    let marked = Marked(explanation.wrong)
    let diagnostics = read(marked.text).diagnostics
    #expect(diagnostics.map(\.code) == [finding.code])
    #expect(diagnostics.first?.location.span.start == marked.offset)
    #expect(diagnostics.first?.severity == finding.severity)
    #expect(diagnostics.first?.help?.isEmpty == false)
  }

  @Test("the right example is read without a finding", arguments: YAMLFinding.allCases)
  func right(_ finding: YAMLFinding) {
    let (tree, diagnostics) = read(finding.explanation.right)
    #expect(diagnostics.summary == [])
    #expect(tree.root != nil)
  }

  @Test("titles are facts without a full stop, reasons are sentences", arguments: YAMLFinding.allCases)
  func words(_ finding: YAMLFinding) {
    #expect(!finding.explanation.title.hasSuffix("."))
    #expect(finding.explanation.reason.hasSuffix("."))
    #expect(!finding.explanation.reason.contains("\n"))
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
