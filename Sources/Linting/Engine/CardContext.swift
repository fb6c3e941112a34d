internal import Authoring
internal import CurriculumBundle
internal import Diagnostics

/// A card with all that a rule may ask about it.
struct CardContext {
  /// The card with its places.
  let authored: AuthoredCard
  /// The episode that it is in.
  let episode: AuthoredEpisode
  /// The numbers against which rules measure.
  let limits: LintLimits
  /// The run of its program, made when the first rule asks.
  let program: CardProgram
  /// Where findings go.
  let findings: Findings

  /// What the card shows or asks.
  var content: CardContent { authored.card.content }

  /// Where the value of a key stands.
  func location(of key: String) -> Location { authored.location(of: key) }

  /// Where an element of a list stands.
  func location(of key: String, at index: Int) -> Location { authored.location(of: key, at: index) }

  /// Where some bytes of the code stand.
  func location(ofCode bytes: Range<Int>) -> Location {
    authored.document.location(of: "code", in: authored.node, bytes: bytes)
  }

  /// Adds a finding.
  func report(
    _ rule: any Rule.Type, at location: Location, _ message: String, label: String? = nil,
    notes: [Diagnostic.Note] = [], help: String? = nil, fixes: [Fix] = []
  ) {
    findings.report(rule, at: location, message, label: label, notes: notes, help: help, fixes: fixes)
  }
}
