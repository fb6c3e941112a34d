import POSIX

/// A control group of Linux, version 2, which counts all processes of one sandbox together.
///
/// Only a process whose own group was handed to it may make one, such as a service or a session of systemd; others do
/// without, and have the limits of each process alone.
struct ControlGroup {
  private let folder: String

  /// The file to which the number of a process is written that joins the group.
  var processesFile: String { folder + "/cgroup.procs" }

  /// A new group; nil where none can be made.
  ///
  /// - Parameters:
  ///   - memory: The most bytes of memory of all processes together.
  ///   - processes: The most processes and threads at once.
  ///   - root: Where the groups of the system are.
  ///   - own: What the system says about the groups of this process.
  static func make(
    memory: Int, processes: Int, root: String = "/sys/fs/cgroup", own: String = "/proc/self/cgroup"
  ) -> ControlGroup? {
    guard let lines = read(own)?.split(separator: "\n") else { return nil }
    guard let path = lines.first(where: { $0.hasPrefix("0::/") })?.dropFirst(3) else { return nil }
    var template = Array("\(root)\(path)/hornbook-XXXXXX".utf8CString)
    guard access("\(root)\(path)/cgroup.controllers", R_OK) == 0, mkdtemp(&template) != nil else { return nil }
    let name = template.dropLast().map { UInt8(bitPattern: $0) }
    let group = ControlGroup(folder: String(decoding: name, as: UTF8.self))
    // Engines use a little more than what their programs can have.
    let limits = [("memory.max", memory + 256 << 20), ("memory.swap.max", 0), ("pids.max", processes)]
    for (file, limit) in limits where !write("\(limit)", to: "\(group.folder)/\(file)") && file != "memory.swap.max" {
      group.remove()
      return nil
    }
    return group
  }

  /// True if the system ended one of its processes for lack of memory.
  var hasNoMemory: Bool {
    let lines = Self.read("\(folder)/memory.events")?.split(separator: "\n") ?? []
    return lines.contains { $0.hasPrefix("oom_kill ") && $0 != "oom_kill 0" }
  }

  /// Takes the group away, once all its processes have ended.
  func remove() {
    for _ in 0..<100 {
      if rmdir(folder) == 0 || errno != EBUSY { return }
      usleep(2000)
    }
  }

  private static func read(_ path: String) -> String? {
    guard let file = fopen(path, "re") else { return nil }
    defer { fclose(file) }
    let bytes = [UInt8](unsafeUninitializedCapacity: 4096) { $1 = fread($0.baseAddress, 1, $0.count, file) }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Writes to a file that is there; the folder of a group has all of its files from the start.
  private static func write(_ text: String, to path: String) -> Bool {
    let file = open(path, O_WRONLY | O_CLOEXEC)
    guard file >= 0 else { return false }
    defer { close(file) }
    return POSIX.write(file, text, text.utf8.count) == text.utf8.count
  }
}
