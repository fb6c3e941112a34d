public import CurriculumBundle
public import Execution

/// What a learner did on a card.
///
///     let content = CardContent.trueFalse(TrueFalseCard(text: "2 + 3 is 5.", answer: true))
///     grade(.said(true), on: content) == .right
public enum Action: Sendable, Hashable {
  /// Read it and went on.
  case read
  /// Chose the answer at an index, from 0.
  case chose(Int)
  /// Chose the answers at some indices, from 0.
  case selected(Set<Int>)
  /// Said that a statement is true, or that it is false.
  case said(Bool)
  /// Dragged a word into each blank, the first blank's first.
  case filled([String])
  /// Laid lines in an order.
  case laid([String])
  /// Answered so many of a quiz's questions rightly.
  case scored(Int)
  /// Ran the program, which came to this.
  case ran(Outcome)
  /// Wrote a program for the card's task.
  case wrote(Program)
}
