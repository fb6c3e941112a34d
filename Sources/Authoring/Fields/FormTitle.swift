import CurriculumBundle

/// What a mapping is called in messages.
///
/// Most mappings are right, so the words are put together only when they are said.
enum FormTitle {
  /// The name of a form: `episode`.
  case name(String)
  /// A card of a kind: `question card`.
  case card(CardKind)

  /// The title in words.
  var text: String {
    switch self {
    case .name(let name): name
    case .card(let kind): "\(kind.rawValue) card"
    }
  }
}
