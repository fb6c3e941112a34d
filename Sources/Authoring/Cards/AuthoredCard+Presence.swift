package import CurriculumBundle

// What the author wrote on a card, and what was left out.
extension AuthoredCard {
  /// Whether a key is not there, or has no value.
  package func isLeftOut(_ key: FieldKey) -> Bool { written.isLeftOut(key) }

  /// Whether the card says nothing of its language, or something that could be read.
  package var hasReadableLanguage: Bool { card.content.language != nil || isLeftOut(.language) }

  /// Whether all that an executor says of its program could be read; what could not was reported.
  package func isReadable(_ executor: ExecutorCard) -> Bool {
    (executor.raises != nil || isLeftOut(.raises)) && (executor.input != nil || isLeftOut(.input))
      && hasReadableLanguage
      && (!executor.result.isEmpty || isLeftOut(.result) || isEmptyText(.result))
  }

  private func isEmptyText(_ key: FieldKey) -> Bool {
    guard let value = written.value(of: key), value.isScalar else { return false }
    return !value.isPlain || value.text.isEmpty
  }
}
