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
    var page = try MarkdownPage(path: path)
    for section in page.sections.indices {
      let folder = try sampleFolder()
      for block in page.sections[section].blocks.indices {
        let written = page.sections[section].blocks[block]
        if written.kind == "console" {
          let session = try run(written.lines, in: folder.path)
          if !MarkdownPage.isRewriting {
            let title = page.sections[section].title
            #expect(session.joined(separator: "\n") == written.lines.joined(separator: "\n"), "in '\(title)'")
          }
          page.sections[section].blocks[block].lines = session
        } else if !written.argument.isEmpty {
          _ = try folder.write(Array(written.text.utf8), to: written.argument)
        }
      }
    }
    if MarkdownPage.isRewriting { try page.write() }
  }

  private func sampleFolder() throws -> TemporaryDirectory {
    let folder = try TemporaryDirectory()
    for (path, text) in SampleCurriculum.files { _ = try folder.write(Array(text.utf8), to: "curriculum/\(path)") }
    return folder
  }

  /// The session with what each command really writes.
  private func run(_ lines: [String], in folder: String) throws -> [String] {
    var session: [String] = []
    for command in lines where command.hasPrefix("$ ") {
      session.append(command)
      let path =
        "\(URL(fileURLWithPath: try BuiltProduct.path(of: "hornbook")).deletingLastPathComponent().path):/usr/bin:/bin"
      let finished = try Command(
        "/bin/bash", ["-c", "exec 2>&1; \(command.dropFirst(2))"], in: folder,
        environment: ["PATH": path, "NO_COLOR": "1", "SOURCE_DATE_EPOCH": "0", "GITHUB_STEP_SUMMARY": nil]
      ).run()
      var output = finished.output.components(separatedBy: "\n")
      if output.last == "" { output.removeLast() }
      session += output
      if finished.status != 0 { session.append("(exit status \(finished.status))") }
    }
    return session
  }
}
