/// The keys that a mapping may have.
///
/// Nearly all mappings are cards, for each of which to count that it uses a list of all threads makes these wait for
/// each other; the lists of cards are there until the process ends.
enum AllowedKeys {
  /// Those of a form.
  case declared([FieldDeclaration])
  /// Those of cards of any kind.
  case ofAllCards
  /// Those of cards of one kind.
  case ofCard(Unmanaged<ReadyCardForm>)

  /// Their declarations.
  var fields: [FieldDeclaration] {
    switch self {
    case .declared(let fields): fields
    case .ofAllCards: CardForms.keysOfAllKinds
    case .ofCard(let form): form._withUnsafeGuaranteedRef { $0.fields }
    }
  }
}
