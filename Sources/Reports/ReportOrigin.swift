/// The folders that the paths of a report are relative to.
///
///     ReportOrigin(folder: "/home/ada/lessons").folder(of: "curriculum/curriculum.yaml") == "/home/ada/lessons"
public struct ReportOrigin: Sendable, Hashable {
  /// The absolute path of the folder that all paths but those in `others` are relative to; nil where it is unknown.
  public let folder: String?
  /// The folders of files that are relative to another one, by the path as the report has it.
  public let others: [String: String]
  /// All folders, the main one first.
  let folders: [String]
  private let numbers: [String: Int]

  /// An origin from its parts.
  public init(folder: String? = nil, others: [String: String] = [:]) {
    self.folder = folder
    self.others = others
    let main = folder.map { [$0] } ?? []
    folders = main + Set(others.values).subtracting(main).sorted()
    numbers = Dictionary(uniqueKeysWithValues: zip(folders, 1...))
  }

  /// The folder that the path of a file is relative to; nil for an absolute path, and for one that leads out of it.
  public func folder(of file: String) -> String? {
    file.hasPrefix("/") || file == ".." || file.hasPrefix("../") ? nil : others[file] ?? folder
  }

  /// The number of one of the folders, from 1.
  func number(of folder: String) -> Int { numbers[folder] ?? 1 }
}
