internal import Diagnostics
internal import Dispatch

/// The browser of whoever sits here.
enum Browser {
  /// Opens an address, or a file by its path, while this process goes on; says where that is not possible.
  ///
  /// What opens it may run for as long as the browser does.
  ///
  /// - Returns: What waits for its end, for whoever would end before it.
  @discardableResult static func open(_ address: String) -> DispatchWorkItem {
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
    return work
  }
}
