/// A check that is to be made while the server goes on answering.
public struct CheckJob: Sendable {
  /// The absolute path of the curriculum's folder.
  public let root: String
  /// What editors have in the place of files, by the path inside the folder.
  public let overlay: [String: [UInt8]]
  /// What is known of simulated learners.
  let learners: LearnerSample?
  /// The folders of all curricula that are looked after; what is remembered of others is not needed any more.
  public let known: Set<String>
}
