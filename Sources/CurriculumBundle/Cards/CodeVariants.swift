/// The same program as the code of a card, in other languages, published as an object of texts by language.
///
/// An app shows the one in the language that its learner chose, and the code where it has none in that.
public struct CodeVariants: Sendable, Hashable {
  private let codes: [CodeLanguage: String]

  /// Variants by their languages.
  public init(_ codes: [CodeLanguage: String]) { self.codes = codes }

  /// Their languages, in the order in which languages are listed.
  public var languages: [CodeLanguage] { CodeLanguage.allCases.filter { codes[$0] != nil } }

  /// The program in a language; nil where there is none.
  public subscript(language: CodeLanguage) -> String? { codes[language] }
}

extension CodeVariants: Codable {
  /// Reads variants; those in languages that are newer than this app are left out.
  public init(from decoder: any Decoder) throws {
    let texts = try [String: String](from: decoder)
    self.init(
      texts.reduce(into: [:]) { codes, text in CodeLanguage(rawValue: text.key).map { codes[$0] = text.value } })
  }

  /// Writes all of them.
  public func encode(to encoder: any Encoder) throws {
    let texts = codes.reduce(into: [String: String]()) { $0[$1.key.rawValue] = $1.value }
    try texts.encode(to: encoder)
  }
}

extension CardContent {
  /// The content as learners see it who chose a language: with the variant in that in the place of the code, and no
  /// variants besides; the content as it is where it has none in that language.
  public func shown(in language: CodeLanguage) -> CardContent { read(with: ChosenPayload(language: language)) ?? self }
}

extension Curriculum {
  /// The curriculum as learners see it who chose a language, as far as its cards have variants in that.
  public func shown(in language: CodeLanguage) -> Curriculum {
    var curriculum = self
    for module in modules.indices {
      for block in modules[module].blocks.indices {
        for episode in modules[module].blocks[block].episodes.indices {
          for card in modules[module].blocks[block].episodes[episode].cards.indices {
            let content = modules[module].blocks[block].episodes[episode].cards[card].content
            guard content.hasVariants else { continue }
            curriculum.modules[module].blocks[block].episodes[episode].cards[card].content = content.shown(in: language)
          }
        }
      }
    }
    return curriculum
  }
}

extension CardContent {
  /// True where the card, or a question on it, has variants.
  fileprivate var hasVariants: Bool { codeVariants != nil || questions.contains { $0.content.codeVariants != nil } }
}

private struct ChosenPayload: PayloadReader {
  let language: CodeLanguage
  func read(_ payload: some CardPayload) -> CardContent { payload.shown(in: language).cardContent }
}
