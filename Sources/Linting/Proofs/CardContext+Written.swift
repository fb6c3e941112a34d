import Authoring
import Diagnostics

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

  /// The location of the value of a key that a reason names.
  func location(ofKeyed key: FieldKey, bytes: Range<Int>? = nil) -> Location {
    guard let bytes, let text = written.value(of: key) else { return written.location(of: key) }
    return text.location(ofBytes: bytes)
  }
}
