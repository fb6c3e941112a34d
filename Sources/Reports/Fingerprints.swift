import Diagnostics
import Support

/// A name for each finding that stays when other lines move, so that a dashboard knows an old finding again.
///
/// It is made of code, file and message, and of how many alike come before it; never of a line number.
struct Fingerprints {
  /// The fingerprints, in the order of the report's findings: 32 hexadecimal digits each.
  let values: [String]

  init(_ diagnostics: [Diagnostic]) {
    var seen: [String: Int] = [:]
    values = diagnostics.map { diagnostic in
      let identity = [diagnostic.code.rawValue, diagnostic.location.file, diagnostic.message].joined(separator: "\u{0}")
      let occurrence = seen[identity, default: 0]
      seen[identity] = occurrence + 1
      return StableHash.wide("\(identity)\u{0}\(occurrence)".utf8).hexadecimal
    }
  }
}
