import POSIX

/// Questions to the system about processes by their number.
enum ThisProcess {
  /// False for a process of another user, which exists although it cannot be signaled (kill(2)).
  static func isGone(_ process: pid_t) -> Bool { process > 0 && kill(process, 0) != 0 && errno == ESRCH }

  /// The path of the very file that runs; nil where the system does not say.
  static var executable: String? {
    #if canImport(Darwin)
      var path = [UInt8](repeating: 0, count: 4 * Int(PATH_MAX))
      let count = proc_pidpath(getpid(), &path, UInt32(path.count))
      return count > 0 ? String(decoding: path.prefix(Int(count)), as: UTF8.self) : nil
    #else
      return "/proc/self/exe"
    #endif
  }
}
