import Diagnostics

/// A file that a draft is made of, and its findings.
protocol DraftSource: AnyObject {
  /// The file as it was read.
  var source: SourceText { get }
  /// True where nothing of it can come in.
  var hasErrors: Bool { get }
  /// The findings of the file, in their order.
  var diagnostics: [Diagnostic] { get }
  /// Reports that no file of the import has anything that becomes a card.
  func reportNothing()
  /// Reports that nothing of this file becomes a card, though others have some.
  func reportEmpty()
}

extension DraftSource {
  /// The title of a module with the file's content: the file's name without its ending.
  var name: String {
    let name = source.path.split(separator: "/").last.map(String.init) ?? source.path
    let end = name.lastIndex(of: ".")
    return Self.title(of: end.map { $0 == name.startIndex ? name : String(name[..<$0]) } ?? name)
  }

  /// A name on disk in words.
  static func title(of name: String) -> String {
    let words = name.split { $0 == "-" || $0 == "_" || $0 == " " }.joined(separator: " ")
    return words.prefix(1).uppercased() + words.dropFirst()
  }

  /// The error of an import in which no file has a card.
  var nothing: Diagnostic {
    ExchangeFindings.wrongShape.finding(
      at: Location(source.path, .at(0)), "there is nothing in it that becomes a card",
      help: "name a file with questions")
  }
}

extension [any DraftSource] {
  /// The title of the folder that all files are in; nil where it has no name.
  var nameOfFolder: String? {
    let folders = map { $0.source.path.split(separator: "/", omittingEmptySubsequences: false).dropLast() }
    guard var common = folders.first else { return nil }
    for folder in folders.dropFirst() {
      common = common.prefix(zip(common, folder).prefix { $0 == $1 }.count)
    }
    let name = common.last { !$0.isEmpty }
    return name.flatMap { $0 == "." || $0 == ".." ? nil : ForeignText.title(of: String($0)) }
  }
}
