internal import Authoring

/// Why what a card asks cannot be found out.
struct UnprovableReason {
  /// The key of the card that says what is asked.
  let key: FieldKey
  /// What is wrong with it.
  let message: String
  /// What to do.
  let help: String
  /// What the key should say, where that is known.
  var correction: String?
  /// The bytes of the key's text at which Python stops reading; nil for what it can read.
  var mistake: Range<Int>?
}
