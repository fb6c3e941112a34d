/// A key that files may have, by which code names a field: `card.location(of: .correctAnswerIndex)`.
///
/// All keys of all forms are here and nowhere else; the declaration of a field says what stands under its key.
///
///     FieldKey(rawValue: "correctAnswerIndex") == .correctAnswerIndex
///     FieldKey(rawValue: "correctAnswerIdx") == nil
public enum FieldKey: String, CaseIterable, Codable, Sendable, CustomStringConvertible {
  case access, alsoAccepted, alsoRight, alt, answer, answers, asks, authors, avoids, badge, banner, because
  case blocks, by, call, caption, cardLimit, cardText, cards, champion, checks, code, codeLines, codeWidth, collecting
  case collections, command, content
  case correctAnswer, correctAnswerIndex, correctAnswerIndices, dailyQuestion, days, deck, decoys, description
  case difficulty, doneWhen, draw, element, elements
  case episode, episodeCards, episodeTitle, episodes, exchange, explanation, expression, failure, failureAlone, featured
  case feedback, finished, firestore, formerly, given
  case header, hints, hornbook, icon, id, ids, image, imageKilobytes, imageSide, images, input, inputs, item, items
  case java, javascript
  case language, leastCards, limits, line, lines, lint, locale, minimumClient, minutes, module, modules, name, neverEnds
  case newConcepts, number, of
  case opens, optional, order, outermost, overview, packs, passMark, practises, program, pseudocode, python
  case questions, raises
  case readingGrade, reminders, required, requires, requiresStars, result
  case retired, returns, reveal, review, reviewer, robots, rules, satisfies, sentence, sentenceWords, setup, shown
  case slang, solutions
  case stars, starter
  case step, stepTitle, steps, success, successors
  case summary, swift, teaches, teachesBy, text, three, title, titled, tokens, two, type, unlocks, unreviewed, uses
  case variants, video, visibility, weeks, whole
  case wholeTitle, world, wrongPrograms

  /// The key as it stands in YAML, and in messages.
  public var description: String { rawValue }
}
