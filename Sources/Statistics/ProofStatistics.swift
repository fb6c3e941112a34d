public import Claims
import CurriculumBundle
public import Evidence

/// What came of the claims on cards: an executor's result, a question's key, right orders, solutions.
///
/// A card counts once, with all that it claims: as disproven where one thing is, as proven where all are. The questions
/// of a quiz count each.
public struct ProofStatistics: Sendable, Hashable, Codable {
  /// The cards that claim something about a program.
  public let counts: ProofCounts
  /// The part of them that is proven, from 0 to 1; nil where none claims anything.
  public let share: Double?
  /// The questions about words alone, which no program can decide.
  public let wordsAlone: Int
  /// The subjects with claims that are not proven, words alone among them; the most first.
  public let unprovenSubjects: [UnprovenSubject]
  /// The same by kind, in the order in which kinds are listed to authors.
  public let kinds: [KindProofs]
  /// The cards that are not proven, in order.
  public let unproven: [UnprovenClaim]

  private enum CodingKeys: String, CodingKey {
    case counts, share, wordsAlone, kinds
    case unprovenSubjects = "notProven"
    case unproven = "open"
  }

  /// How many claims about something are not proven.
  public struct UnprovenSubject: Sendable, Hashable, Codable {
    /// The language of the code, `java`; or `words`.
    public let subject: String
    /// How many.
    public let count: Int
  }

  /// What came of the claims on the cards of a kind.
  public struct KindProofs: Sendable, Hashable, Codable {
    /// The word at `type`.
    public let kind: String
    /// Those that claim something about a program.
    public let counts: ProofCounts
    /// The questions about words alone.
    public let wordsAlone: Int
  }

  /// A card that is not proven.
  public struct UnprovenClaim: Sendable, Hashable, Codable {
    /// Its full id.
    public let card: String
    /// The word at `type`.
    public let kind: String
    /// The path of its file.
    public let file: String
    /// The line on which it begins, from 1.
    public let line: Int
    /// How its proof came out.
    public let verdict: ProofVerdict
  }

  init(_ claims: ClaimTally) {
    counts = claims.counts
    share = counts.share
    unprovenSubjects = claims.all.unprovenSubjects.map { UnprovenSubject(subject: $0.subject.name, count: $0.count) }
    wordsAlone = claims.wordsAlone.values.reduce(0, +)
    kinds = CardKind.ordered(Array(Set(claims.kinds.keys).union(claims.wordsAlone.keys))).map { kind in
      KindProofs(
        kind: kind, counts: claims.kinds[kind] ?? ProofCounts(), wordsAlone: claims.wordsAlone[kind] ?? 0)
    }
    unproven = claims.unproven
  }
}

extension ProofCounts {
  /// The part that is proven, from 0 to 1, to a ten-thousandth; nil where there is nothing to prove.
  var share: Double? { count == 0 ? nil : fraction(proven, of: count) }
}

/// A part of a whole, from 0 to 1, to a ten-thousandth; what is not all is never rounded to 1, what is not nothing
/// never to 0.
func fraction(_ part: Int, of whole: Int) -> Double {
  let rounded = (Double(part) / Double(whole) * 10_000).rounded()
  let bounded = part == whole || part == 0 ? rounded : min(max(rounded, 1), 9_999)
  return bounded / 10_000
}

/// Claims while they are counted.
struct ClaimTally: Sendable {
  /// All claims, by what they are about.
  private(set) var all = ClaimCounts()
  private(set) var kinds: [String: ProofCounts] = [:]
  private(set) var wordsAlone: [String: Int] = [:]
  private(set) var unproven: [ProofStatistics.UnprovenClaim] = []

  /// All of them, whatever their kind.
  var counts: ProofCounts { kinds.values.reduce(into: ProofCounts()) { $0 += $1 } }

  /// Counts what a card claims.
  mutating func count(_ claim: CardClaim, kind: String) {
    all.count(claim)
    if claim.subject == .words {
      wordsAlone[kind, default: 0] += 1
    } else {
      kinds[kind, default: ProofCounts()].count(claim.verdict)
    }
  }

  /// Keeps a card that is not proven.
  mutating func keep(_ claim: ProofStatistics.UnprovenClaim) { unproven.append(claim) }

  static func += (left: inout ClaimTally, right: ClaimTally) {
    left.all += right.all
    left.kinds.merge(right.kinds) { left, right in
      var sum = left
      sum += right
      return sum
    }
    left.wordsAlone.merge(right.wordsAlone, uniquingKeysWith: +)
    left.unproven += right.unproven
  }
}
