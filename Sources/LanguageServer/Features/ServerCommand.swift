import JSON

/// What a client can have done by `workspace/executeCommand`.
enum ServerCommand: String, CaseIterable {
  /// Shows what the programs of a card do, as the check of the present text has run them. Arguments: a document's
  /// address, the card's full id.
  case run = "hornbook.run"
  /// Opens an item in a browser as learners see it. Arguments: a document's address, the item's full id.
  case preview = "hornbook.preview"
  /// Shows how many simulated learners see an episode next. Arguments: a document's address, the episode's full id.
  case learners = "hornbook.learners"
  /// Writes an image that is in a text into a file of its own. Arguments: a document's address, the line from 0, which
  /// of the images on it, from 0.
  case extractImage = "hornbook.extractImage"

  /// The command as a lens or an action names it.
  func json(_ title: String, arguments: [JSONValue]) -> JSONValue {
    ["title": .string(title), "command": .string(rawValue), "arguments": .array(arguments)]
  }
}
