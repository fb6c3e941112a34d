import Robot

extension ProgramSearch {
  /// A way to decide what is open.
  enum Alternative {
    /// The block ends here.
    case close
    /// A card is laid.
    case lay(Move.Word)
    /// The condition holds, or it does not.
    case holds(Bool)
    /// The `if` has an `else`, or none.
    case otherwise(Bool)
    /// The `repeat` goes round again, or ends.
    case again(Bool)
  }

  /// All ways to decide a question that can lead to a program that no smaller or equal one replaces.
  mutating func alternatives(_ question: SketchMachine.Question) -> [Alternative] {
    switch question {
    case .card(let card, let field): cards(behind: card, field)
    case .condition(let card, _): canSkip(card) ? [.holds(true), .holds(false)] : [.holds(true)]
    case .otherwise: [.otherwise(false)] + (options.hasElse && cardsLeft > 1 ? [.otherwise(true)] : [])
    case .round: [.again(false), .again(true)]
    }
  }

  /// Decides a question.
  mutating func apply(_ alternative: Alternative, to question: SketchMachine.Question) {
    switch (alternative, question) {
    case (.close, .card(let card, let field)): sketch.set(card, field, Sketch.Link.closed)
    case (.lay(let word), .card(let card, let field)): lay(word, at: card, field)
    case (.holds(let holds), .condition(let card, let holding)):
      sketch.set(card, .conditions, sketch[card, .conditions] & (holds ? holding : ~holding))
      pending = machine.decide(card, holds, sketch)
    case (.otherwise(let hasElse), .otherwise(let card)):
      if hasElse { sketch.lay(elseOf: card) } else { sketch.set(card, .otherwise, Sketch.Link.closed) }
      machine.goOn(behindNoAnswerOf: card, hasElse)
    case (.again(let again), .round(let card, let staying, let goingOn)):
      sketch.set(card, counts: again ? goingOn : staying)
      if again { pending = machine.goRound() } else { machine.leaveRepeat() }
    case (.close, _), (.lay, _), (.holds, _), (.otherwise, _), (.again, _):
      preconditionFailure("the answer does not belong to the question")
    }
  }

  private var cardsLeft: Int { mostCards - sketch.cards }

  // MARK: - Cards

  private mutating func cards(behind card: Int, _ field: Sketch.Field) -> [Alternative] {
    let isOutermost = machine.frames.isEmpty
    if isOutermost, isKnown(machine.state) { return [] }
    let mayClose =
      !isOutermost && (field == .next || (field == .body && sketch.words[card] == .if && !options.canTurnRound))
    var result: [Alternative] = mayClose && !isIdle ? [.close] : []
    guard cardsLeft > 0 else { return result }
    for action in options.actions where !isPointless(action, behind: card, field) { result.append(.lay(action)) }
    if cardsLeft >= 3 {
      if !options.repeatingCounts.isEmpty { result.append(.lay(.repeat)) }
      if options.whileConditions != 0 { result.append(.lay(.while)) }
      if options.ifConditions != 0, !(isOutermost && boards.count == 1) { result.append(.lay(.if)) }
    }
    if options.hasRoutine, cardsLeft >= (sketch.routine == nil ? 4 : 1) { result.append(.lay(.call)) }
    return result
  }

  private mutating func lay(_ word: Move.Word, at card: Int, _ field: Sketch.Field) {
    if word == .call, sketch.routine == nil { sketch.beginRoutine() }
    let conditions =
      word == .while ? options.whileConditions : word == .if ? options.ifConditions : 0
    let laid = sketch.words.count
    sketch.lay(word, at: card, field, conditions: conditions)
    if word == .repeat { sketch.set(laid, counts: options.repeatingCounts) }
  }

  /// Whether the same could be had with other cards and not more of them: turns that cancel each other, or are three
  /// quarters the other way, and taking twice.
  private func isPointless(_ action: Move.Word, behind card: Int, _ field: Sketch.Field) -> Bool {
    guard field == .next else { return false }
    let last = sketch.words[card]
    switch action {
    case .collect: return last == .collect
    case .left:
      if last == .right { return true }
      return last == .left && isLeft(before: card) && options.actions.contains(.right)
    case .right: return (last == .left || last == .right) && options.actions.contains(.left)
    case .forward, .jump: return false
    case .repeat, .while, .if, .else, .end, .routine, .call: return false
    }
  }

  /// Whether the innermost block is that of a `repeat` in which the robot only turns and takes, which takes no more
  /// cards without the `repeat`.
  private var isIdle: Bool {
    guard let frame = machine.frames.last, sketch.words[frame.card] == .repeat else { return false }
    var card = sketch[frame.card, .body]
    while card > Sketch.root {
      guard [.left, .right, .collect].contains(sketch.words[card]) else { return false }
      card = sketch[card, .next]
    }
    return true
  }

  /// Whether the card before a card in its block is a `left`.
  private func isLeft(before card: Int) -> Bool {
    sketch.words.indices.contains { sketch.words[$0] == .left && sketch[$0, .next] == card }
  }

  // MARK: - Decisions

  /// Whether it makes a difference that the condition does not hold: what is looked at only once, at the outermost
  /// level of the last world, must be done.
  private func canSkip(_ card: Int) -> Bool {
    let isWhile = sketch.words[card] == .while
    let isOutermost = machine.frames.count == (isWhile ? 1 : 0)
    return !(isOutermost && machine.world == boards.count - 1 && sketch[card, .body] == Sketch.Link.open)
  }
}
