/// `9 claims not proven: 6 in java, 3 in words alone`; nil for none.
///
/// - Parameter subjects: How many claims are not proven, by what they are about: `java`, `words`, `unknown`, as reports
///   name it.
package func unprovenClaimsInWords(_ subjects: [(subject: String, count: Int)]) -> String? {
  guard !subjects.isEmpty else { return nil }
  let parts = subjects.map { subject, count in
    switch subject {
    case "words": "\(count) in words alone"
    case "unknown": "\(count) in unknown languages"
    default: "\(count) in \(subject)"
    }
  }
  let count = subjects.reduce(0) { $0 + $1.count }
  return "\(count) \(count == 1 ? "claim" : "claims") not proven: \(parts.joined(separator: ", "))"
}
