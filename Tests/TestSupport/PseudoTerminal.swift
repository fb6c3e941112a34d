import Foundation

/// A terminal without a screen, in which a program runs as it does before a person.
public final class PseudoTerminal {
  private let master: Int32
  private let pid: pid_t
  private var shown: [UInt8] = []
  private var isOver = false

  /// Starts a program in a terminal of so many rows and columns.
  ///
  /// - Throws: `Failure` when the system gives no terminal, or does not start the program.
  public init(
    rows: Int, columns: Int = 80, _ executable: String, _ arguments: [String], environment: [String: String] = [:]
  ) throws {
    master = open("/dev/ptmx", O_RDWR | O_NOCTTY | O_CLOEXEC)
    guard master >= 0, let name = Self.unlock(master) else { throw Failure() }
    var size = winsize(ws_row: UInt16(rows), ws_col: UInt16(columns), ws_xpixel: 0, ws_ypixel: 0)
    _ = ioctl(master, UInt(TIOCSWINSZ), &size)
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 0, name, O_RDWR, 0)
    posix_spawn_file_actions_adddup2(&actions, 0, 1)
    posix_spawn_file_actions_adddup2(&actions, 0, 2)
    let variables = ProcessInfo.processInfo.environment.merging(environment) { $1 }.map { "\($0)=\($1)" }
    var words = ([executable] + arguments).map { strdup($0) } + [nil]
    var settings = variables.map { strdup($0) } + [nil]
    defer { for text in words + settings { free(text) } }
    var pid: pid_t = 0
    guard posix_spawn(&pid, executable, &actions, nil, &words, &settings) == 0 else { throw Failure() }
    self.pid = pid
  }

  deinit {
    end()
    close(master)
  }

  /// The system gave no terminal, or did not start the program.
  public struct Failure: Error {}

  /// All that the program has shown so far.
  public var output: String { String(decoding: shown, as: UTF8.self) }

  /// What the program shows until a text is among it, since this was asked last; all that it shows in half a minute
  /// where the text does not come.
  public func wait(for text: String) -> String {
    var found = ""
    for _ in 0..<3_000 {
      found = output
      if found.contains(text) { break }
      read(atMost: 10)
    }
    shown = []
    return found
  }

  /// Types a text.
  public func type(_ text: String) { _ = Array(text.utf8).withUnsafeBytes { write(master, $0.baseAddress, $0.count) } }

  /// Ends the program and waits until it is gone.
  public func end() {
    guard !isOver else { return }
    isOver = true
    kill(pid, SIGKILL)
    while waitpid(pid, nil, 0) == -1, errno == EINTR {}
  }

  /// Makes the other end of a terminal ready; its path, or nil where that cannot be done.
  private static func unlock(_ master: Int32) -> String? {
    #if canImport(Darwin)
      guard grantpt(master) == 0, unlockpt(master) == 0, let name = ptsname(master) else { return nil }
      return String(cString: name)
    #else
      // `unlockpt(3)` and `ptsname(3)`, which Swift's module of the C library does not have: TIOCSPTLCK, TIOCGPTN.
      var (locked, number) = (Int32(0), UInt32(0))
      guard ioctl(master, 0x4004_5431, &locked) == 0, ioctl(master, 0x8004_5430, &number) == 0 else { return nil }
      return "/dev/pts/\(number)"
    #endif
  }

  private func read(atMost milliseconds: Int32) {
    var request = pollfd(fd: master, events: Int16(POLLIN), revents: 0)
    guard poll(&request, 1, milliseconds) > 0 else { return }
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    let count = Foundation.read(master, &buffer, buffer.count)
    if count > 0 { shown += buffer[..<count] } else { usleep(UInt32(milliseconds) * 1_000) }
  }
}
