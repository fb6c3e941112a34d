import Diagnostics

/// Findings of an earlier run, each of which counts once: of three alike now and two then, one is new.
///
/// So is one that became worse: a warning of then does not excuse an error of now.
struct OldFindings {
  private var counts: [FindingIdentity: [Severity: Int]] = [:]
  /// How many there were at first.
  private(set) var size = 0

  /// Adds a finding of the earlier run.
  mutating func insert(_ identity: FindingIdentity, _ severity: Severity) {
    counts[identity, default: [:]][severity, default: 0] += 1
    size += 1
  }

  /// Whether a finding is an old one, which then is used up: of those that are as bad or worse, the mildest.
  mutating func take(_ identity: FindingIdentity, _ severity: Severity) -> Bool {
    guard let known = counts[identity] else { return false }
    guard let mildest = known.filter({ $0.key >= severity && $0.value > 0 }).keys.min() else { return false }
    counts[identity]?[mildest]? -= 1
    return true
  }

  /// Which of some findings are old ones; the worst are asked about first, so that no milder one uses up theirs.
  mutating func take(_ findings: [Diagnostic], of curricula: CurriculumNames) -> [Bool] {
    var areOld = Array(repeating: false, count: findings.count)
    guard size > 0 else { return areOld }
    for severity in Severity.allCases.sorted(by: >) {
      for (index, finding) in findings.enumerated() where finding.severity == severity {
        areOld[index] = take(FindingIdentity(finding, curricula), severity)
      }
    }
    return areOld
  }

  /// How many were not taken.
  var remaining: Int { counts.values.reduce(0) { $0 + $1.values.reduce(0, +) } }
}
