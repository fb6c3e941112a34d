internal import Diagnostics

/// A file that a draft is made of, and what is wrong with it or lost.
protocol DraftSource: AnyObject {
  /// The file as it was read.
  var source: SourceText { get }
  /// Whether nothing of it can come in.
  var hasErrors: Bool { get }
  /// What was found, in the order of the file.
  var diagnostics: [Diagnostic] { get }
  /// Reports that no file of the import has anything that becomes a card.
  func reportNothing()
  /// Reports that nothing of this file becomes a card, though others have some.
  func reportEmpty()
}

extension DraftSource {
  /// What a module of the file's content is called: the file's name without its ending.
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

  /// What keeps an import from coming in where no file has a card.
  var nothing: Diagnostic {
    ExchangeFindings.wrongShape.finding(
      at: Location(source.path, .at(0)), "there is nothing in it that becomes a card",
      help: "name a file with questions")
  }
}

extension [any DraftSource] {
  /// What the folder is called that all files are in; nil where it has no name.
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
