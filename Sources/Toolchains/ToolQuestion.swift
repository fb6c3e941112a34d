import POSIX

/// A question to a tool about itself, such as its version.
struct ToolQuestion {
  private let program: String
  private let arguments: [String]

  private let readable: [String]

  /// A question from a tool's path and what it is told.
  ///
  /// - Parameter readable: The folders that it needs besides its own.
  init(_ program: String, _ arguments: [String], readable: [String] = []) {
    (self.program, self.arguments, self.readable) = (program, arguments, readable)
  }

  /// The first line that the tool writes, on either stream.
  func answer(in sandbox: any Sandbox) -> Result<String, NotRun> {
    var command = SandboxedCommand(program, arguments, limits: .compiler)
    command.readable = [Self.home(of: program)] + readable
    return SandboxedProcess.start(command, in: sandbox).flatMap { process in
      let ending = process.finish(within: .seconds(60), outputLimit: 64 << 10)
      let text = String(decoding: ending.output, as: UTF8.self) + ending.errors
      guard ending.status == .exited(0), let line = text.split(separator: "\n").first else {
        return .failure(.toolFailed(program, errors: ending.errors))
      }
      return .success(String(line))
    }
  }

  /// The folder of a tool with all of its parts: that in which its folder of programs is.
  static func home(of program: String) -> String {
    let parts = program.split(separator: "/").dropLast(2)
    return "/" + parts.joined(separator: "/")
  }
}
