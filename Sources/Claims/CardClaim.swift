public import CurriculumBundle
package import Evidence
import Support

/// The claim of a card, and how it came out: an executor's result, a question's key, right orders, solutions.
///
/// A card counts once, with all that it claims: as proven where all of it is. Each variant of its code counts once
/// more, since it claims to come to the same. Whatever counts claims counts these.
package struct CardClaim: Sendable, Hashable {
  /// The code that it is about, or words alone.
  package let subject: ClaimSubject
  /// How it came out; a claim about words alone is undecided, so that it stays unproven.
  package let verdict: ProofVerdict
}

/// The subject of a claim: code in a language, or words alone, which no program can decide.
public enum ClaimSubject: Sendable, Hashable, CaseIterable {
  case code(CodeLanguage)
  /// Code in a language that this tool does not know.
  case unknownCode
  case words

  /// All of them, in the order in which languages are listed.
  public static let allCases: [ClaimSubject] = CodeLanguage.allCases.map { .code($0) } + [.unknownCode, .words]

  /// Its place in `allCases`.
  fileprivate var place: Int {
    let languages = CodeLanguage.allCases
    switch self {
    case .code(let language): return languages.firstIndex(of: language) ?? languages.count
    case .unknownCode: return languages.count
    case .words: return languages.count + 1
    }
  }

  /// Its name in a report: `java`, `words`.
  public var name: String {
    switch self {
    case .code(let language): language.rawValue
    case .unknownCode: "unknown"
    case .words: "words"
    }
  }
}

extension CardEvidence {
  /// The claim of the card; nil for one that claims nothing, as a lesson to read.
  ///
  /// - Parameter language: The language of its code.
  package func claim(on content: CardContent, in language: CodeLanguage?) -> CardClaim? {
    claim(on: content, in: language, proofs(on: content))
  }

  /// The same, from proofs that are at hand.
  package func claim(on content: CardContent, in language: CodeLanguage?, _ proofs: CardProofs) -> CardClaim? {
    guard content.hasPrograms else {
      // Where runs agree with the key about what the text asks, it is proven; where they do not, that is only likely.
      let isProven = answers.map { $0.asked?.condition != nil && content.agrees(with: $0) } ?? false
      return isProven ? CardClaim(subject: .code(language ?? .python), verdict: .proven) : content.claimInWords
    }
    if let verdict = proofs.verdict {
      return CardClaim(subject: language.map { .code($0) } ?? .unknownCode, verdict: verdict)
    }
    return content.claimInWords
  }
}

extension CardContent {
  /// True for a card whose keys are the answers that its text asks for, and no others, and for a statement whose answer
  /// is what its text comes to.
  fileprivate func agrees(with found: CodeAnswers) -> Bool {
    if case .trueFalse(let statement) = self { return found.asked?.value == (statement.answer ? "True" : "False") }
    return choices.map { Set($0.correctIndices) == Set(found.named) } ?? false
  }

  /// The claim of a card that no program can decide; nil for one without.
  package var claimInWords: CardClaim? {
    isAboutWordsAlone ? CardClaim(subject: .words, verdict: .undecided) : nil
  }
}

/// How the claims on cards came out, by what they are about.
public struct ClaimCounts: Sendable, Hashable, Codable {
  /// In the order of the subjects: each card of a curriculum is counted, which a dictionary makes dear.
  private var counts = [ProofCounts](repeating: ProofCounts(), count: ClaimSubject.allCases.count)

  /// No claims yet.
  public init() {}

  /// Reads what was counted.
  public init(from decoder: any Decoder) throws {
    counts = try decoder.singleValueContainer().decode([ProofCounts].self)
    guard counts.count == ClaimSubject.allCases.count else {
      throw DecodingError.dataCorrupted(
        DecodingError.Context(codingPath: decoder.codingPath, debugDescription: "not a count for each subject"))
    }
  }

  /// Writes what `init(from:)` reads.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(counts)
  }

  /// The claims about something.
  public subscript(subject: ClaimSubject) -> ProofCounts {
    get { counts[subject.place] }
    set { counts[subject.place] = newValue }
  }

  /// All claims.
  public var all: ProofCounts { counts.reduce(into: ProofCounts()) { $0 += $1 } }

  /// How many claims are unproven, since no run decides them; those that runs disprove are findings.
  public var unproven: Int { all.undecided }

  /// The subjects with unproven claims, and how many; the most first.
  public var unprovenSubjects: [(subject: ClaimSubject, count: Int)] {
    ClaimSubject.allCases.compactMap { subject -> (ClaimSubject, Int)? in
      let count = self[subject].undecided
      return count > 0 ? (subject, count) : nil
    }.enumerated().sorted { ($1.element.1, $0.offset) < ($0.element.1, $1.offset) }.map(\.element)
  }

  /// `9 claims not proven: 6 in java, 3 in words alone`; nil where all are.
  public var unprovenInWords: String? { unprovenClaimsInWords(unprovenSubjects.map { ($0.subject.name, $0.count) }) }

  /// Counts a claim.
  package mutating func count(_ claim: CardClaim) { self[claim.subject].count(claim.verdict) }

  /// Adds the claims of another part of the run.
  package static func += (left: inout ClaimCounts, right: ClaimCounts) {
    for place in left.counts.indices { left.counts[place] += right.counts[place] }
  }
}
