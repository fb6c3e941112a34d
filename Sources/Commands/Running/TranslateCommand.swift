import ArgumentParser
import Diagnostics
import Slang
import SlangAnalysis

/// `hornbook translate FILE --to LANGUAGE`.
struct TranslateCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "translate",
    abstract: "Write a program of blocks in JavaScript, Python or Swift, or read it back from there.",
    discussion: """
      Examples:
        hornbook translate countdown.slang --to python
        hornbook translate countdown.slang --to swift >countdown.swift
        hornbook translate countdown.py --to slang        in the shapes that the first line writes

      A file is read by the end of its name: .slang, .py or .js, and nothing else;
      Swift is written, not read. What comes out prints exactly what goes in does.

      Exit status: 0 when it is written, 1 when the program has errors, 2 when it could not run.
      """)

  /// What a program can be written in.
  enum Target: String, ExpressibleByArgument, CaseIterable {
    case slang, javascript, python, swift
  }

  @Argument(help: "A file that ends in .slang, .py or .js.", completion: .file(extensions: ["slang", "py", "js"]))
  var file: String

  @Option(name: .customLong("to"), help: "The language: slang, javascript, python or swift.")
  var target: Target

  func run() throws {
    let source = try SlangFile(reading: file)
    let program = try source.checkedProgram()
    let text = SlangLanguage(rawValue: target.rawValue).map { program.translated(to: $0) ?? "" }
    Terminal.write(content: text ?? program.text)
    guard source.commentCount > 0 else { return }
    Terminal.writeError("hornbook: left out \(counted(source.commentCount, "comment")), since elements have none\n")
  }
}
