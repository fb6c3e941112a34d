import Authoring
import CurriculumBundle
import Execution
import Grading
import POSIX

/// A file with a program that the tools of this machine run: JavaScript, Java or Swift.
struct ToolFile {
  /// The languages by the ends of files' names.
  static let languages: [(suffix: String, language: CodeLanguage)] = [
    (".js", .javascript), (".java", .java), (".swift", .swift),
  ]

  private let path: String
  private let source: String
  private let language: CodeLanguage

  /// The language of a file by the end of its name; nil for other files.
  static func language(of path: String) -> CodeLanguage? { languages.first { path.hasSuffix($0.suffix) }?.language }

  /// Reads a file.
  ///
  /// - Throws: `CommandFailure` when it cannot be read.
  init(reading path: String, in language: CodeLanguage) throws {
    let bytes = try FileReading.bytesOrFail(of: path, atMost: CurriculumReader.mostFileBytes)
    (self.path, self.language, source) = (path, language, String(decoding: bytes, as: UTF8.self))
  }

  /// Runs it on all lines of standard input, and shows what it printed when it has ended.
  ///
  /// - Throws: `CommandFailure` where there is no tool for it, or no sandbox, and where the input is too long.
  func run(budget: Budget) throws(CommandFailure) -> Outcome {
    let console = TerminalConsole()
    let lines = try isatty(STDIN_FILENO) == 0 ? Self.inputLines() : []
    guard let outcome = MachineToolchains().outcome(of: source, in: language, input: lines, budget: budget) else {
      throw CommandFailure("'\(path)' was not run", help: "install what the note names, and run the command again")
    }
    for chunk in outcome.transcript.chunks { console.write(chunk.text, to: chunk.stream) }
    console.flush()
    return outcome
  }

  /// The most bytes of input: all of it is read before the program begins.
  private static let mostInput = 1 << 20

  private static func inputLines() throws(CommandFailure) -> [String] {
    let bytes = try Terminal.readAllInput(atMost: mostInput)
    let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map { line in
      String(decoding: line.last == UInt8(ascii: "\r") ? line.dropLast() : line, as: UTF8.self)
    }
    return bytes.isEmpty || bytes.last == UInt8(ascii: "\n") ? lines.dropLast() : lines
  }
}
