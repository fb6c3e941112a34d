package import CurriculumBundle
package import Diagnostics

/// The same program as the code of a card, in other languages.
package struct AuthoredVariants: Sendable {
  /// The program in one language.
  package struct Variant: Sendable {
    /// The language.
    package let language: CodeLanguage
    /// The program.
    package let code: Located<String>
  }

  /// The variants, in the order in which languages are listed.
  package let all: [Variant]

  /// As they are published.
  var published: CodeVariants {
    CodeVariants(all.reduce(into: [:]) { $0[$1.language] = $1.code.value })
  }
}

extension AuthoredCard {
  /// The card once for each of its variants, which takes the place of the code; none on most cards.
  ///
  /// Such a card has the places of the variant, so that whatever is found out about code is found out about it.
  public var variants: [AuthoredCard] {
    guard card.content.codeVariants != nil, let variants = fields.question.variants else { return [] }
    return variants.all.compactMap { variant in
      authored.shown(as: variant).map { AuthoredCard($0, of: self, in: variant.language) }
    }
  }

  /// The card, and the same card once for each of its variants.
  package var withVariants: [AuthoredCard] { [self] + variants }
}

extension AuthoredCard {
  /// A variant taken out; the only one takes `variants` along.
  package func advice(toTakeOutVariant language: CodeLanguage) -> [Fix] {
    guard let key = FieldKey(rawValue: language.rawValue), let variants = fields.question.variants else { return [] }
    if variants.all.count == 1 { return written.advice(toTakeOutEntry: .variants) }
    return written.value(of: .variants)?.advice(toTakeOutEntry: key) ?? []
  }
}

extension AuthoredKind {
  /// The card with a variant in the place of its code; nil for kinds without.
  fileprivate func shown(as variant: AuthoredVariants.Variant) -> AuthoredKind? {
    let (code, language) = (variant.code, Located(variant.language, at: variant.code.node))
    if case .descriptionWithCode(let card) = self {
      return .descriptionWithCode(
        AuthoredDescriptionWithCode(header: card.header, text: card.text, code: code, language: language))
    }
    if case .questionWithCode(let card) = self {
      var question = card.question
      (question.code, question.language, question.variants) = (code, language, nil)
      return .questionWithCode(
        AuthoredQuestionWithCode(
          code: code, text: card.text, choices: card.choices, key: card.key, question: question,
          guidance: card.guidance))
    }
    if case .executor(let card) = self, let program = ProgramLanguage(rawValue: variant.language.rawValue) {
      return .executor(
        AuthoredExecutor(
          text: card.text, code: code, language: Located(program, at: code.node), result: card.result,
          raises: card.raises, neverEnds: card.neverEnds, input: card.input))
    }
    return nil
  }
}
