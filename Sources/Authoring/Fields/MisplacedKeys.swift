/// Keys of something kindred that authors write in a mapping, so that no nearest one is what is meant.
public struct MisplacedKeys: Sendable {
  /// A key that is there.
  struct Written {
    let key: String
    /// Its value as it is written; `…` where that has several lines or none.
    let value: String
  }

  let keys: Set<String>
  /// What to do about those that are there.
  let help: @Sendable ([Written]) -> String

  /// None.
  public static let none = MisplacedKeys(keys: []) { _ in "" }
}
