import Diagnostics
import Dispatch
import Synchronization

/// Says on a terminal that work is going on, once it has gone on for a while.
final class ProgressNote: Sendable {
  private enum Phase { case waiting, shown, ended }

  private struct State {
    var phase = Phase.waiting
    var text: ShownText
  }

  private let state: Mutex<State>

  /// Shows a text on standard error after a second, if a person watches it.
  init(_ text: ShownText) {
    state = Mutex(State(text: text))
    guard Terminal.isErrorInteractive else { return }
    DispatchQueue.global().asyncAfter(deadline: .now() + 1) { [weak self] in self?.show() }
  }

  /// Takes another text, which is shown at once where one is shown.
  func change(to text: ShownText) {
    state.withLock { state in
      state.text = text
      if state.phase == .shown { Self.write(text) }
    }
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
      if state.phase == .shown { Terminal.writeError("\r\u{1B}[K") }
      state.phase = .ended
    }
  }

  private func show() {
    state.withLock { state in
      guard state.phase == .waiting else { return }
      Self.write(state.text)
      state.phase = .shown
    }
  }

  private static func write(_ text: ShownText) { Terminal.writeError("\r\u{1B}[K\(text)…") }
}
