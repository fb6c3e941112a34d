extension ReportFormat: CaseIterable, LosslessStringConvertible {
  /// Every format, in the order in which help lists them: a new one is a file and a line here.
  public static let allCases: [ReportFormat] = [
    TextFormat.format,
    ConciseFormat.format,
    JSONFormat.format,
    SARIFFormat.format,
    GitHubFormat.format,
    GitLabFormat.format,
    JUnitFormat.format,
    RDJSONFormat.format,
  ]

  /// The format that a person gets who asks for none.
  public static let standard = TextFormat.format

  /// The names of all formats as words: `text, concise or json`.
  public static var names: String {
    let names = allCases.map(\.name)
    return "\(names.dropLast().joined(separator: ", ")) or \(names.last ?? "")"
  }

  /// The format of a name; nil for a name that none has.
  public init?(_ name: String) {
    guard let format = Self.allCases.first(where: { $0.name == name }) else { return nil }
    self = format
  }

  /// The name.
  public var description: String { name }
}
