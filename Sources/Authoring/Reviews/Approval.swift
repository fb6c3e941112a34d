/// A record of a reviewer's approval: the file `reviews/MODULE/REVIEWER.yaml`.
///
///     authored.approvals[0].module == "training"
///     authored.approvals[0].reviewer == "ada"
public struct Approval: Sendable {
  /// The module that the record's folder names.
  public let module: String
  /// The reviewer that the record's file names.
  public let reviewer: String
  /// The content of the record; nil for one that cannot be read, which was reported.
  public let statement: Statement?
  /// The file.
  public let document: Document

  /// The content of a record.
  public struct Statement: Sendable, Hashable {
    /// The id of the module.
    public let module: String
    /// The reviewer's name.
    public let reviewer: String
    /// The digest of the module's content.
    public let content: String
  }

  /// The digest of what is approved; nil for a record that cannot be read, or says something about another module or
  /// in another reviewer's name than its file.
  public var content: String? {
    guard let statement, statement.module == module, statement.reviewer == reviewer else { return nil }
    return statement.content
  }

  /// The folder of all records inside a curriculum.
  public static let folder = "reviews"

  /// The path of a record inside the curriculum.
  public static func path(module: String, reviewer: String) -> String { "\(folder)/\(module)/\(reviewer).yaml" }

  /// The path of the copy of what was approved, inside the curriculum.
  public static func copyPath(module: String, content: String) -> String { "\(folder)/\(module)/\(content).json" }

  /// The bytes of a record.
  public static func record(module: String, reviewer: String, content: String) -> [UInt8] {
    func value(_ text: String) -> String { ScalarText.written(text, indent: 0, in: .flow) }
    let text = """
      # Written by `hornbook review`; it counts as long as the module has exactly this content.
      module: \(value(module))
      reviewer: \(value(reviewer))
      content: \(value(content))

      """
    return Array(text.utf8)
  }
}
