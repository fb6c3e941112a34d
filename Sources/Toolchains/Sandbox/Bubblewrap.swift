import POSIX

/// The wall of Linux: bubblewrap, which gives a program namespaces of its own.
///
/// A program sees `/usr`, the folders of its tool, an empty `/tmp` and nothing else: no home, no content, no network,
/// no other process. When it ends, or this process does, everything that it started ends with it.
struct Bubblewrap: Sandbox {
  /// The path of `bwrap`.
  let program: String
  /// A program that starts it as nobody, for where this process is root: the system does not count root's processes.
  let launcher: [String]
  /// The options that it knows, and that the system lets it keep, besides those of all versions.
  let options: Options

  /// Options that came with later versions, or that need something of the system.
  struct Options: OptionSet {
    let rawValue: Int
    /// `--size` and `--perms`, since 0.6: a limit for the temporary folder, and files that nothing writes to.
    static let folders = Options(rawValue: 1)
    /// `--disable-userns`, since 0.8, for which the system must let it count namespaces: no wall inside of the wall.
    static let innerWalls = Options(rawValue: 2)

    /// All choices of them, those with the most first.
    static let choices: [Options] = [[.folders, .innerWalls], .folders, .innerWalls, []]
  }

  /// The package that has it, in Debian and most other systems.
  static let package = "bubblewrap"

  /// The working bubblewrap of this machine.
  static func find(path: String) -> Result<Bubblewrap, NotRun> {
    guard let program = SandboxSearch.program("bwrap", path: path) else {
      return .failure(.noSandbox(package: package))
    }
    let nobody = geteuid() == 0 ? SandboxSearch.program("setpriv", path: path) : nil
    let launchers = [nobody.map { [$0, "--reuid", "65534", "--regid", "65534", "--clear-groups", "--"] }, []]
    var refusal = ""
    for launcher in launchers.compactMap({ $0 }) {
      for options in Options.choices {
        let sandbox = Bubblewrap(program: program, launcher: launcher, options: options)
        let probe = SandboxedCommand("/bin/true", [], limits: SandboxLimits(seconds: 5, memory: 64 << 20, processes: 9))
        guard case .success(let process) = SandboxedProcess.start(probe, in: sandbox) else { continue }
        let ending = process.finish(within: .seconds(20), outputLimit: 4096)
        if ending.status == .exited(0) { return .success(sandbox) }
        refusal = ending.errors.split(separator: "\n").first.map(String.init) ?? "it ended too early"
      }
    }
    return .failure(.sandboxRefused(refusal))
  }

  func launch(_ command: SandboxedCommand, files: [Int32]) -> (program: String, arguments: [String]) {
    var words = launcher + [program, "--unshare-all", "--die-with-parent", "--new-session", "--cap-drop", "ALL"]
    if options.contains(.innerWalls) { words += ["--unshare-user", "--disable-userns"] }
    words.append("--clearenv")
    for (name, value) in Self.variables.merging(command.variables, uniquingKeysWith: { $1 }).sorted(by: <) {
      words += ["--setenv", name, value]
    }
    for folder in Self.system + command.readable { words += ["--ro-bind-try", folder, folder] }
    words += ["--dev", "/dev", "--proc", "/proc"]
    if options.contains(.folders) { words += ["--size", "\(command.limits.folder)"] }
    words += ["--tmpfs", "/tmp"]
    for (file, stream) in zip(command.files, files) {
      // Only the newer one can make a file that may be run and not be written to.
      if options.contains(.folders) { words += ["--perms", "0555"] }
      words += ["--ro-bind-data", "\(stream)", "/tmp/\(file.name)"]
    }
    // The first process that bubblewrap has by itself ends unseen, and with it the time that the program took.
    words.append("--as-pid-1")
    // What is made for '/' and '/dev' has the room of half of the memory, '/dev/shm' among it.
    words += ["--remount-ro", "/dev", "--remount-ro", "/", "--chdir", "/tmp", "--"]
    words += Self.limited(command, waits: true)
    return (words[0], Array(words.dropFirst()))
  }

  /// The files that programs need of the system: no settings but those of the linker and the links to installed tools.
  private static let system = [
    "/usr", "/bin", "/sbin", "/lib", "/lib32", "/lib64", "/libx32", "/etc/alternatives", "/etc/ld.so.cache",
    "/etc/ld.so.conf", "/etc/ld.so.conf.d",
  ]
}
