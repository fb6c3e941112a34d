import Authoring
import Diagnostics
import Evidence

extension CardContext {
  /// Its keys in the file, with their values, to be edited.
  var written: SourceValue { authored.written }

  /// A check in the file, or the card that is its own and only one.
  func check(at index: Int) -> WrittenCheck { authored.check(at: index) }

  /// The location of the key of a field of a check.
  func keyLocation<Value>(ofCheck index: Int, _ field: (AuthoredCheck) -> Located<Value>?) -> Location {
    let check = check(at: index)
    return check.keyLocation(of: field(check.fields))
  }

  /// The location of what cannot be found out, or of some bytes of it.
  func location(of reason: UnprovableReason) -> Location {
    let field = fields.question.field(named: reason.key)
    guard let bytes = reason.mistake, let text = authored.source(of: field) else { return location(of: field) }
    return text.location(ofBytes: bytes)
  }
}
