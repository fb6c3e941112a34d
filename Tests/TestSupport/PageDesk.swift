/// What a section of a specification page happens on: files, a map, the program above.
///
/// The harness of all pages: it hands each block to the desk and compares the block with the lines that it should have,
/// or writes these into the page when outputs are written anew.
public protocol PageDesk {
  /// Takes a block; gives the lines that it should have, nil for a block that is only given.
  mutating func lines(of block: MarkdownPage.Block) throws -> [String]?
  /// Takes the end of the section; gives what is wrong in it and no block shows.
  mutating func finish() throws -> [String]
}

extension PageDesk {
  /// Nothing is left to be said.
  public mutating func finish() -> [String] { [] }
}

extension MarkdownPage {
  /// Follows a page from block to block; gives what is not as the page says, each with its place.
  ///
  /// - Parameter desk: Makes the desk of a section.
  public static func follow(_ path: String, on desk: (Section) throws -> any PageDesk) throws -> [String] {
    var page = try MarkdownPage(path: path)
    var faults: [String] = []
    for section in page.sections.indices {
      var desk = try desk(page.sections[section])
      for index in page.sections[section].blocks.indices {
        let block = page.sections[section].blocks[index]
        guard let lines = try desk.lines(of: block) else { continue }
        if lines != block.lines, !isRewriting {
          faults.append(fault(at: "\(path):\(block.firstLine)", block.lines, lines))
        }
        page.sections[section].blocks[index].lines = lines
      }
      faults += try desk.finish().map { "\(path), '\(page.sections[section].title)': \($0)" }
    }
    if isRewriting { try page.write() }
    return faults
  }

  private static func fault(at place: String, _ shown: [String], _ lines: [String]) -> String {
    """
    \(place): the page shows
    \(shown.joined(separator: "\n"))
    but it should be as follows; `make specs` writes it
    \(lines.joined(separator: "\n"))
    """
  }
}
