/// A part of a program, or of its output, that a question names.
struct Mention {
  /// What it is, as it is written.
  let text: String
  /// Whether it is a variable of the code.
  let isVariable: Bool
  /// Whether it is more than a name, and has a value.
  let isExpression: Bool
  /// Whether it is a call of something.
  let isCall: Bool
  /// Whether it names a function or a class of the code.
  let hasDefinition: Bool
  /// Whether it may be printed.
  let isText: Bool
}

/// A sentence of which one part, or none, is taken for what the question is about; all others are words and numbers.
struct MentionChoice {
  /// The place of the part in the sentence; nil without one.
  let index: Int?
  let mention: Mention?

  /// Every way in which a sentence may be taken; none for one with several parts that are no words.
  static func all(in sentence: QuestionText.Sentence, _ names: CodeNames, _ code: String) -> [MentionChoice] {
    let pieces = sentence.pieces
    let forced = pieces.indices.filter { index in
      switch pieces[index].form {
      case .word, .number: false
      case .quoted, .code, .sign: true
      }
    }
    guard forced.count < 2 else { return [] }
    if let index = forced.first {
      return mention(of: pieces[index], names, code).map { [MentionChoice(index: index, mention: $0)] } ?? []
    }
    return [MentionChoice(index: nil, mention: nil)]
      + pieces.indices.compactMap { index in
        mention(of: pieces[index], names, code).map { MentionChoice(index: index, mention: $0) }
      }
  }

  /// The text as it is written, without an ending that an apostrophe joins to a variable: `x'in`.
  private static func name(in piece: QuestionText.Piece, _ names: CodeNames) -> String {
    guard piece.form == .word, let mark = piece.text.firstIndex(where: { $0 == "'" || $0 == "\u{2019}" }) else {
      return piece.text
    }
    let name = String(piece.text[..<mark])
    return names.variables.contains(name) ? name : piece.text
  }

  private static func mention(
    of piece: QuestionText.Piece, _ names: CodeNames, _ code: String
  ) -> Mention? {
    let text = name(in: piece, names)
    let isVariable = names.variables.contains(text)
    let isQuoted = code.contains("\"\(text)\"") || code.contains("'\(text)'")
    let isExpression = !isVariable && names.isExpression(text) && !names.definitions.contains(text)
    func mention(isText: Bool) -> Mention {
      Mention(
        text: text, isVariable: isVariable, isExpression: isExpression,
        isCall: isExpression && CodeNames.isCall(text),
        hasDefinition: isExpression && names.hasDefinition(text), isText: isText)
    }
    switch piece.form {
    case .sign: return nil
    case .quoted: return mention(isText: true)
    case .code: return mention(isText: isQuoted && !isVariable)
    case .number:
      return Mention(
        text: text, isVariable: false, isExpression: false, isCall: false, hasDefinition: false, isText: true)
    case .word: return isVariable || isQuoted ? mention(isText: isQuoted && !isVariable) : nil
    }
  }
}
