import POSIX

/// A question to a tool about itself, such as its version.
struct ToolQuestion {
  private let program: String
  private let arguments: [String]

  private let readable: [String]

  /// A question from a tool's path and its arguments.
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
  ///
  /// Programs behind a wall read it, so that it is only the folder of programs where what is around that one is a
  /// person's: `~/bin`, `~/.local/bin`.
  static func home(of program: String) -> String {
    let folders = program.split(separator: "/").dropLast()
    let around = folders.dropLast()
    let isShared = around == ["usr"] || around.count > 1
    let isHome = around.count == 2 && ["home", "Users"].contains(around.first)
    return "/" + (isShared && !isHome && around.last != ".local" ? around : folders).joined(separator: "/")
  }
}
