import Foundation

/// A specification page: Markdown whose fenced blocks are programs, files and what they come to.
///
/// Harnesses read the blocks of a section, run what is to be run, and compare; or write the real outputs into the page
/// when `HORNBOOK_REWRITE_SPECS` is set, which `make specs` does.
public struct MarkdownPage: Sendable {
  /// A fenced block.
  public struct Block: Sendable {
    /// What stands behind the opening fence: `python`, `yaml training/module.yaml`, `console`.
    public let info: String
    /// The lines between the fences.
    public var lines: [String]
    /// The number of the first of them, from 1.
    public let firstLine: Int
    /// What HTML comments say between the block before and this one: `run: cp door.txt .`.
    public let notes: [String]

    /// The first word of the info: the kind of block.
    public var kind: String { info.split(separator: " ").first.map(String.init) ?? "" }
    /// The rest of the info.
    public var argument: String { info.split(separator: " ").dropFirst().joined(separator: " ") }
    /// The lines as a text that ends in a line end.
    public var text: String { lines.map { $0 + "\n" }.joined() }
  }

  /// A heading with the blocks below it.
  public struct Section: Sendable {
    /// The heading's text.
    public let title: String
    /// The blocks, in order.
    public var blocks: [Block]
  }

  /// Where the page lies.
  public let path: String
  /// The sections, in order.
  public var sections: [Section]
  /// The lines between the blocks.
  public var prose: [String] {
    pieces.compactMap { if case .line(let line) = $0 { line } else { nil } }
  }
  private let pieces: [Piece]

  private enum Piece: Sendable {
    case line(String)
    case block(section: Int, index: Int, fence: String)
  }

  /// Reads a page.
  public init(path: String) throws {
    self.path = path
    let lines = try String(contentsOfFile: path, encoding: .utf8).components(separatedBy: "\n")
    var sections = [Section(title: "", blocks: [])]
    var pieces: [Piece] = []
    var notes: [String] = []
    var index = 0
    while index < lines.count {
      let line = lines[index]
      index += 1
      let fence = String(line.prefix { $0 == "`" })
      guard fence.count >= 3 else {
        if let note = line.wholeMatch(of: /<!-- (.*) -->/) {
          notes.append(String(note.output.1))
        } else if line.hasPrefix("#") {
          sections.append(Section(title: String(line.drop { $0 == "#" || $0 == " " }), blocks: []))
        }
        pieces.append(.line(line))
        continue
      }
      let end = lines[index...].firstIndex(of: fence) ?? lines.count
      let block = Block(
        info: String(line.dropFirst(fence.count)), lines: Array(lines[index..<end]), firstLine: index + 1, notes: notes)
      notes = []
      pieces.append(.block(section: sections.count - 1, index: sections[sections.count - 1].blocks.count, fence: fence))
      sections[sections.count - 1].blocks.append(block)
      index = end + 1
    }
    self.sections = sections
    self.pieces = pieces
  }

  /// Writes the page with its blocks as they are now.
  public func write() throws {
    var lines: [String] = []
    for piece in pieces {
      switch piece {
      case .line(let line): lines.append(line)
      case .block(let section, let index, let fence):
        let block = sections[section].blocks[index]
        lines += [fence + block.info] + block.lines + [fence]
      }
    }
    try lines.joined(separator: "\n").write(toFile: path, atomically: true, encoding: .utf8)
  }

  /// Whether outputs are to be written anew.
  public static var isRewriting: Bool { ProcessInfo.processInfo.environment["HORNBOOK_REWRITE_SPECS"] != nil }

  /// The pages of a folder of the checkout, by their paths.
  public static func paths(in folder: String) -> [String] {
    let root = Repository.path(folder)
    let names = FileManager.default.enumerator(atPath: root)?.compactMap { $0 as? String } ?? []
    return names.filter { $0.hasSuffix(".md") }.sorted().map { "\(root)/\($0)" }
  }

  /// The documentation: the pages at the top of the checkout, and all in catalogues below `Sources`.
  public static let documentation: [String] = {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: Repository.root)) ?? []
    return names.filter { $0.hasSuffix(".md") }.sorted().map(Repository.path) + paths(in: "Sources")
  }()

  /// The one block of the documentation that begins with a line.
  public static func documentedBlock(beginning line: String) throws -> Block {
    let blocks = try documentation.flatMap { try MarkdownPage(path: $0).sections.flatMap(\.blocks) }
    let found = blocks.filter { $0.lines.first?.hasPrefix(line) == true }
    guard found.count == 1 else { throw NotDocumentedOnce(line: line, count: found.count) }
    return found[0]
  }

  /// A block that the documentation should have once.
  public struct NotDocumentedOnce: Error, CustomStringConvertible {
    let line: String
    let count: Int

    /// What was looked for, and how often it is there.
    public var description: String { "\(count) blocks of the documentation begin with '\(line)', not one" }
  }
}
