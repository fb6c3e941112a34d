import Authoring
import CurriculumBundle
import JSON

/// The form after which the mapping at a cursor is written, and so the keys that it may have.
struct FormAtCursor {
  /// What it is called: `question card`.
  let name: String
  /// What it is for.
  let documentation: String
  /// Its keys, in the order in which authors write them.
  let fields: [FieldDeclaration]

  /// The form of the innermost mapping around a cursor in a file; nil where no form is known.
  ///
  /// - Parameter path: The path of the file inside its curriculum.
  init?(_ levels: [CursorContext.Level], inFileAt path: String) {
    guard let file = ContentFile(path: path) else { return nil }
    self.init(file.form)
    for level in levels {
      guard let owner = level.owner else { continue }
      guard let inner = Self.form(of: level, under: owner) else { return nil }
      self = inner
    }
  }

  private init(_ form: any Form.Type) {
    (name, documentation, fields) = (form.name, form.documentation, form.fields)
  }

  private static func form(of level: CursorContext.Level, under owner: String) -> FormAtCursor? {
    guard owner == FieldKey.cards.rawValue || owner == FieldKey.questions.rawValue else {
      return AllForms.form(under: owner).map { FormAtCursor($0) }
    }
    let kind = level.entries[FieldKey.type.rawValue].flatMap { CardKind(rawValue: $0) }
    return kind.map { FormAtCursor(CardForms.form(of: $0)) } ?? FormAtCursor(cardOfAnyKind: ())
  }

  /// A card whose kind is not known yet: the keys that every card has.
  private init(cardOfAnyKind: Void) {
    (name, documentation) = ("card", "One screen of an episode.")
    fields = CardKeys.all
  }

  /// A key's declaration; nil for a key that the form does not have.
  func field(_ key: String) -> FieldDeclaration? { fields.first { $0.key == key } }
}

extension ContentFile {
  /// The kind of a file by its path inside a curriculum; nil for others.
  init?(path: String) {
    let names = path.split(separator: "/")
    switch (names.count, names.last) {
    case (1, "curriculum.yaml"): self = .curriculum
    case (2, "module.yaml"): self = .module
    case (3, "block.yaml"): self = .block
    case (3, let name?) where name.hasSuffix(".yaml") && names[0] != "assets": self = .episode
    default: return nil
    }
  }
}
