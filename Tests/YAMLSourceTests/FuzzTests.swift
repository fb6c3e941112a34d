import Diagnostics
import TestSupport
import Testing
import YAMLSamples
import YAMLSource

@Suite("Whatever the bytes, reading ends well")
struct FuzzTests {
  static let count = TestRun.rounds(1_000)

  @Test("mutated files are read without a crash, and every place lies in the file")
  func mutants() {
    var random = SeededRandom(seed: 20_261_121)
    for number in 0..<Self.count {
      let source = SourceText(path: "mutant-\(number)", bytes: mutant(of: samples[number % samples.count], &random))
      let (tree, diagnostics) = YAMLTree.read(source)
      #expect(
        places(in: tree, diagnostics) == [],
        "mutant \(number): \(source.text(in: Span(0, source.bytes.count)).debugDescription)")
    }
  }

  @Test("samples have every place in the file", arguments: samples)
  func originals(_ sample: String) {
    let (tree, diagnostics) = read(sample)
    #expect(places(in: tree, diagnostics) == [])
  }

  @Test("PyYAML reads the same tree from whatever both can read")
  func againstPyYAML() throws {
    var random = SeededRandom(seed: 7)
    var texts = samples
    for number in 0..<min(Self.count, 1_500) {
      let bytes = mutant(of: samples[number % samples.count], &random)
      guard let text = String(validating: bytes, as: UTF8.self), !text.contains("\0") else { continue }
      texts.append(text)
    }
    let output = try python(dumpProgram, input: texts.joined(separator: "\0"))
    let dumps = output.split(separator: "\n", omittingEmptySubsequences: false)
    var compared = 0
    for (text, dump) in zip(texts, dumps) where dump != "error" {
      let (tree, diagnostics) = read(text)
      guard diagnostics.isEmpty else { continue }
      compared += 1
      #expect(tree.root.map { tree.hexDump($0) } ?? "empty" == String(dump), "\(text.debugDescription)")
    }
    #expect(compared > 100)
  }
}

/// Prints each text's tree as its `hexDump`, read by PyYAML's own scanner, which is not libyaml.
private let dumpProgram = """
  import sys, yaml
  def dump(n):
      if isinstance(n, yaml.ScalarNode): return "s" + n.value.encode("utf-8", "surrogatepass").hex()
      if isinstance(n, yaml.SequenceNode): return "[" + ",".join(map(dump, n.value)) + "]"
      return "{" + ",".join(dump(k) + "=" + dump(v) for k, v in n.value) + "}"
  for text in sys.stdin.buffer.read().decode("utf-8").split("\\0"):
      try:
          n = yaml.compose(text, Loader=yaml.SafeLoader)
          print(dump(n) if n is not None and (n.start_mark.index != n.end_mark.index) else "empty")
      except Exception: print("error")
  """

extension YAMLTree {
  fileprivate func hexDump(_ node: NodeID) -> String {
    switch kind(of: node) {
    case .scalar: "s" + utf8(of: node).map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
    case .sequence: "[" + elements(of: node).map(hexDump).joined(separator: ",") + "]"
    case .mapping:
      "{" + entries(of: node).map { hexDump($0.key) + "=" + hexDump($0.value) }.joined(separator: ",") + "}"
    }
  }
}
