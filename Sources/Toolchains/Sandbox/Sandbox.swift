import POSIX

/// A wall around other people's programs: no network, the system read-only and only as far as a tool needs it, a
/// temporary folder of its own, and limits that the system enforces.
protocol Sandbox: Sendable {
  /// The program that makes the wall, with its arguments.
  ///
  /// - Parameter files: For each file of the command, the number of the stream in which its bytes come.
  func launch(_ command: SandboxedCommand, files: [Int32]) -> (program: String, arguments: [String])
}

extension Sandbox {
  /// The variables of the environment that every program gets, and no others.
  static var variables: [String: String] {
    ["HOME": "/tmp", "LANG": "C.UTF-8", "PATH": "/usr/bin:/bin", "TMPDIR": "/tmp", "TZ": "UTC"]
  }

  /// A shell's words that set the limits and become the program.
  ///
  /// - Parameter waits: True for a shell that stays and waits for the program, as the first process of a system has to.
  static func limited(_ command: SandboxedCommand, waits: Bool = false) -> [String] {
    let limits = command.limits
    let processes = limits.processes + (waits ? 1 : 0)
    let numbers = [limits.seconds, limits.memory >> 10, limits.file >> 9, processes].map { "\($0)" }
    let shell = ["/bin/sh", "-c", script + (waits ? waiting : "exec \"$@\""), "sh"]
    return shell + numbers + [command.program] + command.arguments
  }

  /// The script that does it.
  ///
  /// The signal that the time is over comes a second before the one that nothing survives, which the system sends for
  /// other reasons, too. Reserved address space costs nothing, and engines reserve a lot of it: what they can write to
  /// is limited tightly, the rest is not.
  private static var script: String {
    #"""
    ulimit -c 0
    ulimit -S -t "$1"
    ulimit -H -t "$(($1 + 1))"
    ulimit -d "$2" 2>/dev/null
    ulimit -v "$(($2 + 16777216))" 2>/dev/null
    ulimit -f "$3"
    ulimit -u "$4" 2>/dev/null || ulimit -p "$4" 2>/dev/null
    shift 4

    """#
  }

  /// The end of the script in a shell that stays: it keeps none of the program's streams open, and ends as it ends.
  private static var waiting: String {
    #"""
    exec 3<&0
    "$@" <&3 3<&- &
    exec 0<&- 1>&- 2>&- 3<&-
    wait "$!"
    exit "$?"
    """#
  }
}

/// The sandbox of this machine.
enum SandboxSearch {
  /// The sandbox that works here.
  ///
  /// - Parameter path: The folders in which programs are looked for, as `PATH` has them.
  static func find(path: String) -> Result<any Sandbox, NotRun> {
    #if os(macOS)
      return Seatbelt.find().map { $0 }
    #else
      return Bubblewrap.find(path: path).map { $0 }
    #endif
  }

  /// The program with a name in a list of folders, as `PATH` has it.
  static func program(_ name: String, path: String) -> String? {
    path.split(separator: ":").map { "\($0)/\(name)" }.first { access($0, X_OK) == 0 }
  }

  /// A path in which no name is that of a link; nil where there is no such file.
  static func realPath(_ path: String) -> String? {
    guard let found = realpath(path, nil) else { return nil }
    defer { free(found) }
    return String(cString: found)
  }
}
