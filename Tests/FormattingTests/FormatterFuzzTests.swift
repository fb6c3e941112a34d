import Diagnostics
import Formatting
import Foundation
import TestSupport
import Testing
import YAMLSamples
import YAMLSource

@Suite("Whatever the file, formatting it is safe")
struct FormatterFuzzTests {
  static let count = TestRun.rounds(1_000)

  @Test("formatting twice is formatting once, and values, comments and findings stay")
  func mutants() {
    var random = SeededRandom(seed: 1_121)
    var formatted = 0
    var declined = 0
    for number in 0..<Self.count {
      let source = SourceText(path: "mutant", bytes: mutant(of: samples[number % samples.count], &random))
      let (once, diagnostics) = YAMLFormatter.format(source)
      if diagnostics.contains(where: { $0.severity == .error }) { continue }
      formatted += 1
      if diagnostics.contains(where: { $0.code == "format-declined" }) { declined += 1 }
      if diagnostics.contains(where: { $0.code == "format-declined" }),
        ProcessInfo.processInfo.environment["SHOW"] != nil
      {
        print("DECLINED", source.text(in: Span(0, source.bytes.count)).debugDescription)
      }
      let twice = YAMLFormatter.format(SourceText(path: "mutant", bytes: once)).formatted
      let text = source.text(in: Span(0, source.bytes.count)).debugDescription
      #expect(twice == once, "mutant \(number): \(text)")
      #expect(values(once) == values(source.bytes), "mutant \(number): \(text)")
    }
    #expect(formatted > Self.count / 10)
    #expect(declined * 10 < formatted, "\(declined) of \(formatted) are left as they are")
  }

  @Test("every sample is formatted", arguments: samples.prefix(2))
  func originals(_ sample: String) {
    let (once, diagnostics) = YAMLFormatter.format(SourceText(path: "sample", sample))
    #expect(diagnostics.isEmpty)
    #expect(values(once) == values(Array(sample.utf8)))
  }

  /// All scalars with their depth, and all comments.
  private func values(_ bytes: [UInt8]) -> [String] {
    let tree = YAMLTree.read(SourceText(path: "file", bytes: bytes)).tree
    var values = tree.comments.map { String(tree.source.text(in: $0).reversed().drop { $0 == " " || $0 == "\t" }) }
    if let root = tree.root { collect(root, in: tree, depth: 0, to: &values) }
    return values
  }

  private func collect(_ node: YAMLTree.NodeID, in tree: YAMLTree, depth: Int, to values: inout [String]) {
    switch tree.kind(of: node) {
    case .scalar: values.append("\(depth) \(tree.text(of: node))")
    case .sequence: for element in tree.elements(of: node) { collect(element, in: tree, depth: depth + 1, to: &values) }
    case .mapping:
      for entry in tree.entries(of: node) {
        collect(entry.key, in: tree, depth: depth + 1, to: &values)
        collect(entry.value, in: tree, depth: depth + 1, to: &values)
      }
    }
  }
}
