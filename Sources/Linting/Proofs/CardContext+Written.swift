import Authoring
import Diagnostics

extension CardContext {
  /// Its keys in the file, with their values.
  var written: SourceValue { authored.written }

  /// A check in the file; nil for an exercise, which is its own and only check.
  func check(at index: Int) -> SourceValue? { checks.indices.contains(index) ? checks[index] : nil }

  /// A check in the file, or the card that is its own and only one.
  func checkOrCard(at index: Int) -> SourceValue { check(at: index) ?? written }

  /// The location of a key of a check, or of the check's first key where none is named.
  func location(ofCheck index: Int, key: FieldKey?) -> Location {
    guard let check = check(at: index) else { return written.location(ofKey: key ?? .id) }
    return key.map { check.location(ofKey: $0) } ?? check.titleLocation
  }

  /// The mappings with feedback on the card's answers, in the order in which it is published: those of `feedback`, then
  /// the decoys that say why they are wrong, with the key of that.
  var writtenFeedback: [(mapping: SourceValue, key: FieldKey?)] {
    let decoys = authored.reasonedDecoys.compactMap { written.value(of: .decoys, at: $0) }
    return written.elements(of: .feedback).map { ($0, nil) } + decoys.map { ($0, .because) }
  }

  /// The mappings in a list that have texts, as `CardContent.nestedTexts` orders them; with the key of the text where
  /// it is not the one named there.
  func writtenTexts(of list: FieldKey) -> [(mapping: SourceValue, key: FieldKey?)] {
    list == .feedback ? writtenFeedback : written.elements(of: list).map { ($0, nil) }
  }
}
