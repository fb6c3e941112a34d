/// A program to run behind a wall, with all that it may see.
///
///     var command = SandboxedCommand("/usr/bin/node", ["--version"], limits: .compiler)
///     command.files = [SandboxedFile("program.js", Array("1 + 1".utf8))]
struct SandboxedCommand {
  /// The absolute path of the program.
  let program: String
  /// Its arguments.
  let arguments: [String]
  /// The variables besides those that every program gets.
  var variables: [String: String] = [:]
  /// Folders that it may read besides those of the system, such as that of a compiler.
  var readable: [String] = []
  /// Files of its own.
  var files: [SandboxedFile] = []
  /// Its limits.
  let limits: SandboxLimits

  /// A program with its arguments and limits.
  init(_ program: String, _ arguments: [String], limits: SandboxLimits) {
    (self.program, self.arguments, self.limits) = (program, arguments, limits)
  }
}

/// A file that only one program sees, and that is nowhere on the disk.
struct SandboxedFile {
  /// Its path in the folder in which the program runs.
  let name: String
  /// Its standard input.
  let bytes: [UInt8]

  /// A file from its name and bytes.
  init(_ name: String, _ bytes: [UInt8]) { (self.name, self.bytes) = (name, bytes) }
}

/// The limits that the system sets a program behind a wall, whatever the program itself counts.
struct SandboxLimits: Hashable {
  /// Seconds of processor time of each of its processes.
  var seconds: Int
  /// Bytes of memory that it can write to, of each of its processes.
  var memory: Int
  /// Processes and threads at once.
  var processes: Int
  /// Bytes of each file that it writes.
  var file = 64 << 20
  /// Bytes of its temporary folder.
  var folder = 256 << 20

  /// Enough for a compiler with the programs of many cards.
  static let compiler = SandboxLimits(seconds: 120, memory: 2 << 30, processes: 96)
}
