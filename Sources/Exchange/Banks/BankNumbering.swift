import JSON

/// The number from which a bank counts the answers of its questions.
struct BankNumbering {
  /// The number of the first answer: 1 where the number of a last answer needs that and none is 0.
  let first: Int
  /// True where a 0 or the number of a last answer shows it.
  let isShown: Bool
  /// True where right answers have numbers and none of them shows from which they count.
  let isGuess: Bool

  init(of questions: [BankObject]) {
    var (hasZero, hasLast, isUsed) = (false, false, false)
    for question in questions {
      let count = question.listedAnswers.count
      for number in question.placeNumbers where (0...count).contains(number) {
        hasZero = hasZero || number == 0
        hasLast = hasLast || number == count
        isUsed = true
      }
    }
    first = hasLast && !hasZero ? 1 : 0
    isShown = hasZero || hasLast
    isGuess = isUsed && !isShown
  }
}

extension BankObject {
  /// The numbers of a key that can only be places: they are neither texts nor labels of answers.
  fileprivate var placeNumbers: [Int] {
    guard let key = rightAnswer, !key.isIndex, key.value.value.object == nil else { return [] }
    let values = key.value.shownText == nil ? key.value.children.map(\.value) : [key.value]
    let numbers = values.compactMap { $0.value.integer ?? $0.value.string.flatMap { Int($0) } }
    guard !numbers.isEmpty else { return [] }
    let names = Set(listedAnswers.flatMap(Self.names))
    return numbers.filter { !names.contains("\($0)") }
  }

  /// The texts and labels of an answer.
  private static func names(of answer: (key: String?, value: ForeignValue)) -> [String] {
    let object = BankObject(answer.value)
    let text = answer.value.shownText ?? object?[BankNames.answerText]?.shownText
    let parts = text.flatMap { AnswerLabel.split($0) }
    return [answer.key, text, parts?.label, parts?.text, object?[BankNames.answerLabel]?.shownText].compactMap { $0 }
  }
}
