import POSIX

/// The time of the day on this machine's clock, for a person who wants to know how new something is.
enum TimeOfDay {
  /// `14:05:09`.
  static var now: String {
    var seconds = time(nil)
    var local = tm()
    localtime_r(&seconds, &local)
    return [local.tm_hour, local.tm_min, local.tm_sec].map { $0 < 10 ? "0\($0)" : "\($0)" }.joined(separator: ":")
  }
}
