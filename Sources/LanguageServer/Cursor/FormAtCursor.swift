import Authoring
import CurriculumBundle

/// The form after which the mapping at a cursor is written, and so the keys that it may have.
struct FormAtCursor {
  /// Its keys, in the order in which authors write them.
  let fields: [FieldDeclaration]

  /// The form of the innermost mapping around a cursor in a file; nil where no form is known.
  ///
  /// - Parameter path: The path of the file inside its curriculum.
  init?(_ levels: [CursorContext.Level], inFileAt path: String) {
    guard let file = ContentFile(path: path) else { return nil }
    self.init(fields: file.form.fields)
    for level in levels {
      guard let owner = level.owner else { continue }
      let inner =
        file == .library ? field(owner)?.form.map { FormAtCursor(fields: $0.fields) } : form(of: level, under: owner)
      guard let inner else { return nil }
      self = inner
    }
  }

  private init(fields: [FieldDeclaration]) { self.fields = fields }

  private func form(of level: CursorContext.Level, under owner: String) -> FormAtCursor? {
    guard owner == FieldKey.cards.rawValue || owner == FieldKey.questions.rawValue else {
      return field(owner)?.form.map { FormAtCursor(fields: $0.fields) }
    }
    let kind = level.entries[FieldKey.type.rawValue].flatMap { CardKind(rawValue: $0) }
    // A card whose kind is not known yet has the keys of every card.
    return FormAtCursor(fields: kind.map { CardForms.form(of: $0).fields } ?? CardKeys.all)
  }

  /// A key's declaration; nil for a key that the form does not have.
  func field(_ key: String) -> FieldDeclaration? { fields.first { $0.key == key } }
}
