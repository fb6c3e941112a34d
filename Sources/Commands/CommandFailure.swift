import Diagnostics

/// Why a command could not run, in words for a person.
struct CommandFailure: Error {
  /// The fact, naming the thing in 'quotes'.
  let message: ShownText
  /// What to do, as an imperative; nil when there is nothing to add.
  let help: ShownText?

  /// All of it as it is shown.
  var text: ShownText {
    let help: ShownText = help.map { "  help: \($0)\n" } ?? ""
    return "hornbook: \(message)\n" + help
  }

  /// A failure in words that are each shown on one line, whatever file names and the like they hold.
  init(_ message: String, help: String? = nil) {
    self.init(message: "\(message)", help: help.map { "\($0)" })
  }

  /// A failure in words that are ready to be shown.
  init(message: ShownText, help: ShownText? = nil) {
    self.message = message
    self.help = help
  }
}
