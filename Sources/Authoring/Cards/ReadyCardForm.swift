import CurriculumBundle

/// The form of a kind of card with what reading a card asks of it, which is much to get from the form each time.
final class ReadyCardForm: Sendable {
  let form: any CardForm.Type
  let kind: CardKind
  let fields: [FieldDeclaration]
  let constraints: [FieldConstraint]
  /// The constraints by indices among the fields.
  let keyConstraints: [KeyConstraint]
  let misplacedKeys: MisplacedKeys

  init(_ form: any CardForm.Type) {
    self.form = form
    kind = form.kind
    fields = form.fields
    constraints = form.constraints
    keyConstraints = form.constraints.map { KeyConstraint($0, of: form.fields) }
    misplacedKeys = form.misplacedKeys
  }
}
