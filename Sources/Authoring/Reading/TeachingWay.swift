/// How a module teaches, which its episodes are measured by.
public enum TeachingWay: String, Sendable, CaseIterable {
  /// By what learners run and answer.
  case doing
  /// By what they read.
  case reading
}
