import Foundation
import TestSupport
import Testing

/// Sessions of the command line as a person would have them, on pages in `Pages/`.
///
/// Each section begins in a folder with a small curriculum that is right; `yaml PATH` and `text PATH` blocks put files
/// there, and each `$ command` in a `console` block is run by a shell and followed by what it writes.
@Suite("Pages of command sessions")
struct SessionPages {
  @Test("a session goes as its page says", arguments: MarkdownPage.paths(in: "Tests/CommandsTests/Pages"))
  func sessionGoesAsWritten(path: String) throws {
    let faults = try MarkdownPage.follow(path) { _ in try SessionDesk() }
    #expect(faults == [])
  }
}

/// The folder in which the commands of a section run.
private struct SessionDesk: PageDesk {
  private let folder: TemporaryDirectory

  init() throws {
    folder = try TemporaryDirectory()
    for (path, text) in SampleCurriculum.files { try folder.write(text, to: "curriculum/\(path)") }
  }

  func lines(of block: MarkdownPage.Block) throws -> [String]? {
    if block.kind == "console" { return try session(block.lines) }
    if !block.argument.isEmpty { try folder.write(block.text, to: block.argument) }
    return nil
  }

  /// The session with what each command really writes.
  private func session(_ lines: [String]) throws -> [String] {
    let products = URL(fileURLWithPath: try BuiltProduct.path(of: "hornbook")).deletingLastPathComponent().path
    var session: [String] = []
    for command in lines where command.hasPrefix("$ ") {
      session.append(command)
      let finished = try Command(
        "/bin/bash", ["-c", "exec 2>&1; \(command.dropFirst(2))"], in: folder.path,
        environment: [
          "PATH": "\(products):/usr/bin:/bin", "NO_COLOR": "1", "SOURCE_DATE_EPOCH": "0", "GITHUB_STEP_SUMMARY": nil,
        ]
      ).run()
      var output = finished.output.components(separatedBy: "\n")
      if output.last == "" { output.removeLast() }
      session += output
      if finished.status != 0 { session.append("(exit status \(finished.status))") }
    }
    return session
  }
}
