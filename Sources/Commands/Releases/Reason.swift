import ArgumentParser

/// Why something is taken back, in a few words.
struct Reason: ExpressibleByArgument {
  /// The words.
  let text: String

  init(argument: String) { text = argument }

  /// Ends the command where there are no words.
  func check() throws(CommandFailure) {
    guard text.contains(where: { !$0.isWhitespace }) else {
      throw CommandFailure("--because is empty", help: "give the reason in a few words")
    }
  }
}
