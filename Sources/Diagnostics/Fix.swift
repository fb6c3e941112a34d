/// A set of edits that together repair a finding.
public struct Fix: Sendable, Hashable, Codable {
  /// What the edits change for a learner.
  public enum Effect: Sendable, Hashable, Codable {
    /// Nothing that a card shows or asks: `--fix` applies it.
    case invisible
    /// How an answer is written; what it says stays. `--fix` applies it, and says so.
    case changesFormat
    /// What counts as right: a check, an order or a word more. All else that a card shows or asks stays as it is.
    /// `--fix` applies it, and says so.
    case changesGrading
    /// The stated result, error or key becomes what really happens: `--accept` applies it.
    case acceptsTruth
    /// Something that an author has to choose: only an editor offers it.
    case needsChoice
  }

  /// What it does, as an imperative: `write 'correctAnswerIndex: 1'`.
  public var title: String
  /// What it changes for a learner.
  public var effect: Effect
  /// The edits; they do not overlap.
  public var edits: [Edit]

  /// A repair from its edits.
  public init(_ title: String, _ effect: Effect, _ edits: [Edit]) {
    self.title = title
    self.effect = effect
    self.edits = edits
  }
}

/// Text to put in the place of a range of bytes.
public struct Edit: Sendable, Hashable, Codable {
  /// The bytes to replace; an empty range inserts.
  public var location: Location
  /// The text that takes their place.
  public var replacement: String

  /// An edit of one place.
  public init(_ location: Location, _ replacement: String) {
    self.location = location
    self.replacement = replacement
  }
}

extension Edit {
  private var span: Span { location.span }

  /// The bytes with all edits made; edits that overlap an earlier one are left out.
  ///
  /// - Returns: The new bytes, and how many edits were made.
  public static func apply(_ edits: [Edit], to bytes: [UInt8]) -> (bytes: [UInt8], applied: Int) {
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    var position = 0
    var applied = 0
    let ordered = edits.sorted { ($0.span.start, $0.span.end) < ($1.span.start, $1.span.end) }
    for edit in ordered {
      let span = edit.span
      guard span.start >= position, span.end <= bytes.count else { continue }
      result += bytes[position..<span.start]
      result += edit.replacement.utf8
      position = span.end
      applied += 1
    }
    result += bytes[position...]
    return (result, applied)
  }
}
