internal import Evidence

extension CardContext {
  /// What understands the card's answers.
  var answerReader: AnswerReader { AnswerReader(locale: episode.authored.locale, about: code ?? "") }
}
