import POSIX

/// The wall of macOS: `sandbox-exec`, which every system has.
///
/// It has no file system of its own to give, so that a program gets a new folder, which is deleted when it has ended.
/// Where Hornbook is built, on Linux, tests only read its words.
struct Seatbelt: Sandbox {
  /// The path of `sandbox-exec`.
  let program = "/usr/bin/sandbox-exec"

  /// The sandbox of this machine.
  static func find() -> Result<Seatbelt, NotRun> {
    let sandbox = Seatbelt()
    return access(sandbox.program, X_OK) == 0 ? .success(sandbox) : .failure(.noSandbox(package: "sandbox-exec"))
  }

  func launch(_ command: SandboxedCommand, files: [Int32]) -> (program: String, arguments: [String]) {
    let variables = Self.variables.merging(command.variables) { $1 }.sorted(by: <).map { "\($0)=\($1)" }
    let places = zip(command.files, files).flatMap { ["\($1)", $0.name] }
    let words = ["/bin/sh", "-c", Self.script, "sh", profile(command), "\(command.files.count)"] + places
    return ("/usr/bin/env", ["-i"] + variables + words + Self.limited(command))
  }

  /// Makes the folder, copies the files, runs the program behind the wall, and deletes the folder.
  private static let script = #"""
    profile=$1 count=$2; shift 2
    folder=$(mktemp -d) || exit 126
    folder=$(cd "$folder" && pwd -P)
    trap 'rm -rf "$folder"' EXIT
    while [ "$count" -gt 0 ]; do
      mkdir -p "$(dirname "$folder/$2")"; cat <&"$1" >"$folder/$2"; chmod 555 "$folder/$2"
      count=$((count - 1)); shift 2
    done
    cd "$folder" || exit 126
    export HOME="$folder" TMPDIR="$folder"
    /usr/bin/sandbox-exec -D FOLDER="$folder" -p "$profile" "$@"
    """#

  /// The services of the system that programs may talk to.
  ///
  /// They are those from which the C library learns who runs it, and to which it writes notes. None of them
  /// starts programs, opens files or knows the network.
  private static let services = [
    "com.apple.system.opendirectoryd.libinfo", "com.apple.system.notification_center", "com.apple.system.logger",
    "com.apple.logd", "com.apple.diagnosticd",
  ]

  /// The rules: everything is denied but reading the system and the tool, and writing to its own folder.
  private func profile(_ command: SandboxedCommand) -> String {
    let readable = ["/usr", "/bin", "/System", "/Library", "/private/var/db/dyld", "/dev"] + command.readable
    let services = Self.services.map { "(global-name \"\($0)\")" }.joined(separator: " ")
    let folders = readable.map { "(subpath \"\($0)\")" }.joined(separator: " ")
    return """
      (version 1)(deny default)(allow process-fork)(allow process-exec)(allow sysctl-read)
      (allow mach-lookup \(services))
      (allow file-read-metadata)(allow file-read* (literal "/") \(folders) (subpath (param "FOLDER")))
      (allow file-write* (subpath (param "FOLDER")) (literal "/dev/null"))
      """
  }
}
