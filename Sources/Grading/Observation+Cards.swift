public import CurriculumBundle

extension Observation {
  /// Whether this is what an executor says that its program does.
  public func matches(_ card: ExecutorCard) -> Bool {
    guard prints(card.result) else { return false }
    return card.raises.map { raises($0) } ?? (error == nil)
  }
}
