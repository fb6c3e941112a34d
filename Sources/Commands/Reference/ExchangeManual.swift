import Diagnostics
import Exchange

/// The shapes of the JSON that other systems' content has, for `hornbook manual exchange`.
struct ExchangeManual {
  static let name = "exchange"

  let style: TerminalStyle

  /// The page: each system's shape, then the keys of the record that an import leaves.
  ///
  /// - Parameter record: The page about those keys.
  func page(record: String) -> String {
    "\(style.bold(Self.name)): The JSON of other systems, for `hornbook import` and `hornbook export`.\n\n"
      + ExchangeFormats.curricula.map(section).joined()
      + Self.common + "\nIn `curriculum.yaml`:\n\n" + record
  }

  /// What is said of a format; nothing where its help says all.
  private func section(_ format: any CurriculumFormat.Type) -> String {
    guard let shape = format.words.shape else { return "" }
    let json = shape.json.split(separator: "\n").map { "      \($0)\n" }.joined()
    let meaning = shape.meaning.split(separator: "\n").map { "  \($0)\n" }.joined()
    return "\(style.bold(format.name))  \(style.dim(format.title))\n" + style.green(json) + meaning + "\n"
  }

  private static let common = """
    Every key is required but those in round brackets. `title` of the whole may be left out; questions may do without
    an `id` if all do, and what holds them likewise. A collection of documents (of Swiftly and Quicode) is an array, or
    an object with each document under its id. An unknown key is kept out and told,
    as is all that an export would not give back as it was.

    """
}
