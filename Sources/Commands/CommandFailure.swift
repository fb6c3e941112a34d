/// Why a command could not run, in words for a person.
struct CommandFailure: Error {
  /// The fact, naming the thing in 'quotes'.
  let message: String
  /// What to do, as an imperative; nil when there is nothing to add.
  let help: String?

  init(_ message: String, help: String? = nil) {
    self.message = message
    self.help = help
  }
}
