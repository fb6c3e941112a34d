import Diagnostics
import Dispatch
import Synchronization

/// Says on a terminal that work is going on, once it has gone on for a while.
final class ProgressNote: Sendable {
  private enum State { case waiting, shown, ended }

  private let state = Mutex(State.waiting)

  /// Shows a text on standard error after a second, if a person watches it.
  init(_ text: ShownText) {
    guard Terminal.isErrorInteractive else { return }
    DispatchQueue.global().asyncAfter(deadline: .now() + 1) { [weak self] in self?.show(text) }
  }

  /// Does some work under a note.
  static func during<Result>(_ text: ShownText, _ work: () throws -> Result) rethrows -> Result {
    let note = ProgressNote(text)
    defer { note.end() }
    return try work()
  }

  /// Takes the text away; after this it never comes.
  func end() {
    state.withLock { state in
      if state == .shown { Terminal.writeError("\r\u{1B}[K") }
      state = .ended
    }
  }

  private func show(_ text: ShownText) {
    state.withLock { state in
      guard state == .waiting else { return }
      Terminal.writeError("\r\(text)…")
      state = .shown
    }
  }
}
