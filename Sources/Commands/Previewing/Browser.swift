import Diagnostics
import Dispatch

/// The browser of whoever sits here.
enum Browser {
  /// Opens an address, or a file by its path, while this process goes on; says where that is not possible.
  ///
  /// - Parameter seconds: How long to wait for the end of what opens it, for whoever would end before it: it may run
  ///   for as long as the browser does, but what fails, fails soon.
  static func open(_ address: String, waitingAtMost seconds: Int = 0) {
    #if canImport(Darwin)
      let opener = "open"
    #else
      let opener = "xdg-open"
    #endif
    let work = DispatchWorkItem {
      guard (try? ChildProcess(opener, [address]).run())?.status != .exited(0) else { return }
      Terminal.writeError("hornbook: no browser could be opened; open \(address) yourself\n")
    }
    DispatchQueue.global().async(execute: work)
    if seconds > 0 { _ = work.wait(timeout: .now() + .seconds(seconds)) }
  }
}
