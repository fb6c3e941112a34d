public import Diagnostics

/// The desk of pages with samples of content and the findings in them.
///
/// A `cards` block holds the cards of an episode and is a sample of its own. Blocks that name a file, such as
/// `yaml training/module.yaml`, are a sample together, which ends with its `output` or with the section. All that is
/// found is marked as `MarkedFile` says, but for `nothing-to-do` among cards, which need not be a whole lesson. An
/// `output` block shows what the findings say.
public struct FindingDesk: PageDesk {
  /// Finds what is wrong in a curriculum that is right but for some files, given by their paths.
  private let findings: ([String: String]) throws -> [Diagnostic]
  /// The files that were not looked at yet.
  private var files: [String: MarkedFile] = [:]
  /// What the findings of the last sample say.
  private var output: [String] = []
  private var faults: [String] = []

  private static let episode = "training/printing/say-hello.yaml"
  private static let heading = ["title: Say hello", "cards:"]
  private static let end = "- {id: end, type: finished, header: Done!, text: You did it.}"

  /// A desk where a function finds what is wrong.
  public init(_ findings: @escaping ([String: String]) throws -> [Diagnostic]) { self.findings = findings }

  /// Takes a sample, or a part of one.
  public mutating func lines(of block: MarkdownPage.Block) throws -> [String]? {
    switch block.kind {
    case "cards":
      try endSample()
      let isEnded = block.lines.contains { $0.contains("finished") }
      let cards = (block.lines + (isEnded ? [] : [Self.end])).map { $0.isEmpty ? "" : "  \($0)" }
      try judge([Self.episode: MarkedFile(Self.heading + cards)], isPart: true)
      return nil
    case "output":
      try endSample()
      return output
    default:
      if block.argument.isEmpty { faults.append("line \(block.firstLine): nobody knows '\(block.kind)'") }
      files[block.argument] = MarkedFile(block.lines)
      return nil
    }
  }

  /// What is marked and not found, or found and not marked.
  public mutating func finish() throws -> [String] {
    try endSample()
    return faults
  }

  private mutating func endSample() throws {
    guard !files.isEmpty else { return }
    try judge(files, isPart: false)
    files = [:]
  }

  /// - Parameter isPart: Whether the sample is the cards of an episode, of which the page shows no other line.
  private mutating func judge(_ files: [String: MarkedFile], isPart: Bool) throws {
    let found = try findings(files.mapValues(\.text)).filter { !isPart || $0.code != "nothing-to-do" }
    let unseen = found.filter { finding in !files.keys.contains { finding.isIn($0) } }
    faults += unseen.map { "\($0.location.file): \($0.code): \($0.message)" }
    output = []
    for (path, file) in files.sorted(by: { $0.key < $1.key }) {
      let found = found.filter { $0.isIn(path) }
      faults += file.faults(found).map { "\(path), \($0)" }
      for finding in found {
        let line = file.line(of: finding.location.span.start)
        output += finding.lines(at: isPart ? "line \(line - Self.heading.count)" : "\(path), line \(line)")
      }
    }
  }
}

extension Diagnostic {
  /// Whether it is in a file, however the folder of the curriculum is shown.
  fileprivate func isIn(_ path: String) -> Bool { location.file == path || location.file.hasSuffix("/\(path)") }

  /// What it says, each sentence on a line.
  fileprivate func lines(at place: String) -> [String] {
    let notes = notes.map { note in
      let place = note.location.flatMap { $0.file == location.file ? nil : " in \($0.file)" } ?? ""
      return "  note\(place): \(note.message.prefix { !$0.isNewline })"
    }
    return ["\(place): \(message)"] + [label.map { "  \($0)" }].compactMap { $0 } + notes
      + [help.map { "  help: \($0)" }].compactMap { $0 }
  }
}
