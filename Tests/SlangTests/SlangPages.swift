import Execution
import Foundation
import Slang
import SlangAnalysis
import SlangSamples
import TestSupport
import Testing

/// The pages of Slang: below each program stands what comes of it.
///
/// A `slang` block is a program, as is a `javascript read` or `python read` block; the blocks behind it are what the
/// program prints (`output`), its `errors`, its `program` in canonical form, what it uses (`facts`), the `steps` of a
/// run, and its translations. Node.js judges what every program without errors prints.
@Suite("Pages of Slang programs")
struct SlangPages {
  @Test("a program comes to what its page says", arguments: MarkdownPage.paths(in: "Tests/SlangTests/Pages"))
  func programComesToWhatIsWritten(path: String) throws {
    let faults = try MarkdownPage.follow(path) { _ in SlangDesk() }
    #expect(faults == [])
    guard TestRun.hasJudges else { return }
    let sources = try MarkdownPage(path: path).sections.flatMap(\.blocks).compactMap(\.program)
    let programs = sources.filter(\.errors.isEmpty).map(\.program)
    let judged = try SlangJudges.node(programs.map { $0.translated(to: .javaScript) ?? "" })
    for (program, output) in zip(programs, judged) { #expect(program.run().standardOutput == output) }
  }
}

/// The program above.
private struct SlangDesk: PageDesk {
  private var source: SlangSource?

  mutating func lines(of block: MarkdownPage.Block) throws -> [String]? {
    if let program = block.program {
      source = program
      return nil
    }
    let text = try #require(source).text(of: block.kind)
    return try #require(text, "there is no kind of block '\(block.kind)'").lines
  }
}

extension MarkdownPage.Block {
  /// The program that the block is; nil for a block that says what comes of one.
  fileprivate var program: SlangSource? {
    switch info {
    case "slang": SlangSource(text)
    case "javascript read": SlangSource(javaScript: text)
    case "python read": SlangSource(python: text)
    default: nil
    }
  }
}

extension SlangSource {
  /// What a block of some kind says about the program; nil for a kind that there is not.
  fileprivate func text(of kind: String) -> String? {
    if let language = SlangLanguage(rawValue: kind) { return program.translated(to: language) ?? "" }
    switch kind {
    case "output": return program.run().standardOutput
    case "program": return program.text
    case "facts": return SlangFacts(of: program).facts.map { "\($0.element) \($0.concept)\n" }.joined()
    case "steps": return program.trace().trace.steps.map { "\($0.shown)\n" }.joined()
    case "errors":
      return errors.map { error in
        let place = error.location.map { "\($0.line):\($0.column)-\($0.column + $0.length) " } ?? ""
        return "\(place)\(error.kind.rawValue): \(error.message)\n" + (error.help.map { "  help: \($0)\n" } ?? "")
      }.joined()
    default: return nil
    }
  }
}

extension Trace.Step {
  /// The element, and what its variables hold.
  fileprivate var shown: String { ([String(line)] + variables.map { "\($0.name)=\($0.value)" }).joined(separator: " ") }
}

extension String {
  /// The lines of a text that ends in a line end.
  fileprivate var lines: [String] { isEmpty ? [] : dropLast().components(separatedBy: "\n") }
}
