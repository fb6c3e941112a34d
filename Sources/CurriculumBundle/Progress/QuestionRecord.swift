/// The last day and the misses of a learner's answers to a question, from which practice follows.
///
///     {"answered": "2026-11-21", "misses": 2}
public struct QuestionRecord: Sendable, Hashable {
  /// The day of the last answer; nil where it is not known.
  public var answered: CalendarDay?
  /// How often it was missed, from 0 to 99; each right answer on another day halves it.
  public var misses: Int

  /// The most misses that are counted.
  public static let mostMisses = 99

  /// A record from its parts; misses outside of 0 to 99 become the nearest of these.
  public init(answered: CalendarDay? = nil, misses: Int = 0) {
    self.answered = answered
    self.misses = min(max(0, misses), Self.mostMisses)
  }

  /// The record after one more answer.
  ///
  ///     QuestionRecord(answered: day, misses: 2).after(isRight: true, on: nextDay).misses == 1
  ///
  /// A right answer on the day of the last one takes nothing away: there it may only be remembered.
  public func after(isRight: Bool, on day: CalendarDay) -> QuestionRecord {
    guard isRight else { return QuestionRecord(answered: day, misses: misses + 1) }
    return QuestionRecord(answered: day, misses: answered == day ? misses : misses / 2)
  }

  /// The one of two records that has the later day, and on the same day the one with more misses.
  func later(of other: QuestionRecord) -> QuestionRecord {
    func rank(_ record: QuestionRecord) -> (String, Int) { (record.answered?.description ?? "", record.misses) }
    return rank(other) > rank(self) ? other : self
  }
}

extension QuestionRecord: Codable {
  private enum CodingKeys: String, CodingKey {
    case answered, misses
  }

  /// Reads a record; a day that is none reads as if it were left out.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      answered: try container.decodeIfPresent(String.self, forKey: .answered).flatMap { CalendarDay($0) },
      misses: try container.decodeIfPresent(Int.self, forKey: .misses) ?? 0)
  }

  /// Writes a record.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encodeIfPresent(answered, forKey: .answered)
    try container.encode(misses, forKey: .misses)
  }
}

extension LearnerProgress {
  /// The record of the answers to a question.
  ///
  /// Where no day was noted, as by older apps, each wrong answer that was tried is a miss.
  public func record(of question: ItemPath) -> QuestionRecord {
    questions[question] ?? QuestionRecord(misses: wrongAnswers[question]?.count ?? 0)
  }

  /// Notes an answer to a question, in a lesson or in practice, before a wrong one is added to `wrongAnswers`.
  ///
  /// - Parameter question: The full id of its card; of a question in a quiz the quiz's, a slash and its own id.
  public mutating func noteAnswer(to question: ItemPath, isRight: Bool, on day: CalendarDay) {
    questions[question] = record(of: question).after(isRight: isRight, on: day)
  }
}
