internal import Foundation

/// Says on a terminal that work is going on, once it has gone on for a while.
final class ProgressNote {
  private let timer: (any DispatchSourceTimer)?

  /// Shows a text on standard error after a second, if a person watches it.
  init(_ text: String) {
    guard Terminal.isErrorInteractive else {
      timer = nil
      return
    }
    let timer = DispatchSource.makeTimerSource()
    timer.schedule(deadline: .now() + 1)
    timer.setEventHandler { Terminal.writeError("\r\(text)…") }
    timer.resume()
    self.timer = timer
  }

  /// Takes the text away.
  func end() {
    guard let timer else { return }
    timer.cancel()
    Terminal.writeError("\r\u{1B}[K")
  }
}
