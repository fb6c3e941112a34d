import Authoring
import Diagnostics
import JSON

/// A JSON file of another system, and what is wrong with it.
final class ForeignDocument: DraftSource {
  /// What becomes of a key that is not known.
  enum UnknownKeys {
    /// It is kept out, with a warning.
    case keptOut
    /// It is an error.
    case refused
  }

  let source: SourceText
  private let unknownKeys: UnknownKeys
  private let ranges: JSONRanges
  private var findings = BoundedDiagnostics(most: 100)
  private var told: Set<JSONPath> = []
  private var leftOut: Set<JSONPath> = []
  /// For each way in which the whole was read anew, the paths before it of values that have other paths since.
  private var places: [[JSONPath: JSONPath]] = []
  /// True where a format found values in objects that name their types.
  private(set) var isTyped = false
  private(set) var hasErrors = false
  private let value: JSONValue?

  /// Reads a file; one that is not JSON has no root.
  ///
  /// - Parameter isOneOfSeveral: True where other files come in without this one, so that no JSON is a loss.
  init(_ source: SourceText, unknownKeys: UnknownKeys = .keptOut, isOneOfSeveral: Bool = false) {
    self.source = source
    self.unknownKeys = unknownKeys
    let bytes = Self.withoutMark(source.bytes)
    ranges = JSONRanges(bytes)
    switch JSONReader.read(bytes) {
    case .success(let value): self.value = value
    case .failure(let error):
      value = nil
      hasErrors = true
      let place = Location(source.path, .at(error.offset))
      let help = "fix the JSON at line \(error.line), column \(error.column)"
      let rule = isOneOfSeveral ? ExchangeFindings.lostInImport : ExchangeFindings.notJSON
      let message = isOneOfSeveral ? "\(error.message), so no module is made of this file" : error.message
      findings.report(rule.finding(at: place, message, help: help))
    }
  }

  /// The bytes of a file with spaces in the place of a byte-order mark, which some editors write.
  private static func withoutMark(_ bytes: [UInt8]) -> [UInt8] {
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    return bytes.starts(with: mark) ? mark.map { _ in UInt8(ascii: " ") } + bytes.dropFirst(mark.count) : bytes
  }

  /// The whole.
  var root: ForeignValue? { value.map { ForeignValue(value: $0, path: JSONPath(), document: self) } }

  /// The whole as a format reads it, without what only lays it out.
  ///
  /// - Parameter places: The paths until now of values whose path is another from now on.
  func root(_ value: JSONValue, places: [JSONPath: JSONPath], isTyped: Bool = false) -> ForeignValue {
    self.places.append(places)
    self.isTyped = self.isTyped || isTyped
    return ForeignValue(value: value, path: JSONPath(), document: self)
  }

  /// Notes a value that does not come in, which was reported.
  func leaveOut(_ path: JSONPath) { leftOut.insert(path) }

  /// True for a value that does not come in, which was reported.
  func isLeftOut(_ path: JSONPath) -> Bool { leftOut.contains(path) }

  /// What is wrong, in the order in which it was found.
  var diagnostics: [Diagnostic] { findings.inOrderOfReport }

  func reportNothing() { findings.report(nothing) }

  func reportEmpty() {
    reportLoss(
      JSONPath(), "there is nothing in it that becomes a card, so no module is made of it",
      help: "move it out of the folder, if it is not to be imported")
  }

  /// Reports a value that the system's JSON does not have there.
  func reportWrong(_ path: JSONPath, _ message: String, help: String) {
    hasErrors = true
    report(ExchangeFindings.wrongShape, path, message, help: help)
  }

  /// Reports something that the curriculum has no place for, once for each place.
  func reportLoss(_ path: JSONPath, _ message: String, help: String) {
    guard told.insert(path).inserted else { return }
    report(ExchangeFindings.lostInImport, path, message, help: help)
  }

  /// Reports a key that is not known in an object.
  func reportUnknownKey(_ path: JSONPath, _ message: String, help: String) {
    switch unknownKeys {
    case .keptOut: reportLoss(path, message + ", so it is kept out", help: help)
    case .refused:
      hasErrors = true
      report(ExchangeFindings.unknownKey, path, message, help: help)
    }
  }

  private func report(_ rule: RuleDescription, _ path: JSONPath, _ message: String, help: String) {
    let (file, ranges) = (source.path, ranges)
    let path = places.reversed().reduce(path) { path, places in places[path] ?? path }
    func place() -> Location {
      let range = ranges.range(of: path)
      return Location(file, Span(range.lowerBound, range.upperBound))
    }
    findings.report(rule.finding(at: place(), "at '\(path)': \(message)", help: help))
  }
}
