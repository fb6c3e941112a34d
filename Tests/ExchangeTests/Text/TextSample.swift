import Authoring
import AuthoringSamples
import Diagnostics
import Exchange
import Foundation
import TestSupport
import Testing

/// A file of `Tests/Samples/gift` or `Tests/Samples/runestone`.
///
/// Comments at its start say what is special about it: `lost: 3`, that an import reports so many losses; `layout: …`,
/// that an export lays it out in another way; `flaw: CODE`, that the linter finds this and nothing else. They are not
/// part of the file that is imported.
struct TextSample: Sendable, CustomTestStringConvertible {
  let format: String
  let name: String
  let text: String
  /// The marks by their words.
  let marks: [String: String]

  var testDescription: String { "\(format)/\(name)" }

  static let gift = all("gift", "gift")
  static let runestone = all("runestone", "rst")

  private static func all(_ format: String, _ ending: String) -> [TextSample] {
    let folder = Repository.path("Tests/Samples/\(format)")
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.filter { $0.hasSuffix(".\(ending)") }.sorted().compactMap { name in
      let whole = try? String(contentsOfFile: "\(folder)/\(name)", encoding: .utf8)
      return whole.map { TextSample(format: format, name: name, $0) }
    }
  }

  private init(format: String, name: String, _ whole: String) {
    (self.format, self.name) = (format, name)
    var lines = whole.split(separator: "\n", omittingEmptySubsequences: false)
    var marks: [String: String] = [:]
    while let mark = lines.first?.wholeMatch(of: /(?:\/\/|\.\.) (flaw|lost|layout): (.*)/) {
      marks[String(mark.output.1)] = String(mark.output.2)
      lines.removeFirst()
      if lines.first?.isEmpty == true { lines.removeFirst() }
    }
    self.marks = marks
    text = lines.joined(separator: "\n")
  }

  var source: SourceText { SourceText(path: name, text) }
}

extension ExchangeFormats {
  /// The format of a text with a name.
  static func text(_ name: String) throws -> any TextFormat.Type {
    try #require(texts.first { $0.name == name }, "there is no format '\(name)'")
  }
}

/// The files of an import, which must have no errors, and what it reports.
func importing(_ format: String, _ source: SourceText) throws -> (files: [NewFile], diagnostics: [Diagnostic]) {
  let (files, diagnostics) = try ExchangeFormats.text(format).importing([source], schemas: nil)
  return (files, diagnostics)
}

/// The text that files give when they are read and exported, and what is lost.
func exporting(_ format: String, _ files: [NewFile]) throws -> (text: String, losses: [Diagnostic]) {
  let (authored, findings) = try read(files.inMemory)
  #expect(!findings.contains { $0.severity == .error }, "\(findings.first { $0.severity == .error }?.message ?? "")")
  let (text, _, losses) = try ExchangeFormats.text(format).exporting(authored)
  return (text, losses)
}
