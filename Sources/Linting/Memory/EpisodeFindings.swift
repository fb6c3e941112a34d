import Authoring
import Claims
import CurriculumBundle
import Diagnostics
import Evidence

/// What the rules found in an episode, and what they looked at.
struct EpisodeFindings: Equatable {
  var diagnostics: [Diagnostic]
  var statistics: LintStatistics
  /// How long it takes a learner.
  var time = LessonTime()
  /// What its programs use; nil where no rule asks.
  var concepts: ConceptUses?
  /// The cards with programs, where somebody wants their evidence; it is not remembered.
  var cards: [ProvenCard] = []
}

extension EpisodeFindings {
  /// All of it as bytes.
  ///
  /// - Parameter root: The prefix of shown paths: the curriculum's folder with a slash at its end, or an empty string.
  func bytes(shownBelow root: String) -> [UInt8] {
    var writer = ByteWriter()
    writer.write(root)
    writer.write(diagnostics) { $0.write($1) }
    writer.write(Int(bitPattern: UInt(time.seconds.bitPattern)))
    writer.write(time.hasVideos ? 1 : 0)
    writer.write(statistics)
    writer.write(statistics.mutants)
    writer.write(statistics.mostExpensive) { writer, cost in
      writer.write(cost.path.description)
      writer.write(cost.steps)
      writer.write(cost.bytes)
    }
    writer.write(statistics.unprovenCards) { writer, card in
      writer.write(card.path.description)
      writer.write(card.reasons) { $0.write($1.rawValue) }
    }
    for family in ProofFamily.allCases {
      writer.write(statistics.proofs[family].map { [$0] } ?? []) { $0.write($1) }
    }
    for subject in ClaimSubject.allCases { writer.write(statistics.claims[subject]) }
    writer.write(concepts.map { [$0] } ?? []) { $0.write($1) }
    return writer.bytes
  }

  /// Reads what `bytes(shownBelow:)` wrote, with paths as they are shown now; nil for malformed bytes, and where the
  /// words of a finding may name a path that was shown differently.
  init?(_ bytes: [UInt8], shownBelow root: String) {
    var reader = ByteReader(bytes)
    do throws(ByteReader.Malformed) {
      let old = try reader.text()
      diagnostics = try reader.list { reader throws(ByteReader.Malformed) in
        guard let moved = try reader.diagnostic().moved(from: old, to: root) else { throw ByteReader.Malformed() }
        return moved
      }
      let seconds = Double(bitPattern: UInt64(UInt(bitPattern: try reader.number())))
      time = LessonTime(seconds: seconds, hasVideos: try reader.number() != 0)
      statistics = LintStatistics()
      try reader.read(into: &statistics)
      try reader.read(into: &statistics.mutants)
      let costs = try reader.list { reader throws(ByteReader.Malformed) in
        CardCost(path: ItemPath(try reader.text()), steps: try reader.number(), bytes: try reader.number())
      }
      for cost in costs { statistics.note(cost) }
      for card in try reader.list({ reader throws(ByteReader.Malformed) in try reader.unprovenCard() }) {
        statistics.keep(card)
      }
      for family in ProofFamily.allCases {
        let counts = try reader.list { reader throws(ByteReader.Malformed) in
          var counts = ProofCounts()
          try reader.read(into: &counts)
          return counts
        }
        statistics.proofs[family] = counts.first
      }
      for subject in ClaimSubject.allCases { try reader.read(into: &statistics.claims[subject]) }
      concepts = try reader.list { reader throws(ByteReader.Malformed) in try reader.conceptUses() }.first
    } catch {
      return nil
    }
    guard reader.isAtEnd else { return nil }
  }
}

extension ByteWriter {
  /// Writes every number that is counted.
  fileprivate mutating func write<Counts: Counters>(_ counts: Counts) {
    for number in counts.numbers { write(number) }
  }

  fileprivate mutating func write(_ diagnostic: Diagnostic) {
    write(diagnostic.code.rawValue)
    write(diagnostic.severity.rawValue)
    write(diagnostic.location)
    write(diagnostic.message)
    write(diagnostic.label)
    write(diagnostic.notes) { writer, note in
      writer.write(note.message)
      writer.write(note.location.map { [$0] } ?? []) { $0.write($1) }
    }
    write(diagnostic.help)
    write(diagnostic.fixes) { writer, fix in
      writer.write(fix.title)
      writer.write(Fix.Effect.order.firstIndex(of: fix.effect) ?? 0)
      writer.write(fix.edits) { writer, edit in
        writer.write(edit.location)
        writer.write(edit.replacement)
      }
    }
  }

  private mutating func write(_ location: Location) {
    write(location.file)
    write(location.span.start)
    write(location.span.end)
  }
}

extension ByteReader {
  /// Reads every number that is counted.
  fileprivate mutating func read<Counts: Counters>(into counts: inout Counts) throws(Malformed) {
    var numbers: [Int] = []
    for _ in counts.numbers { numbers.append(try number()) }
    numbers.reverse()
    counts.visit(beside: counts) { number, old in number = numbers.popLast() ?? old }
  }

  fileprivate mutating func unprovenCard() throws(Malformed) -> UnprovenCard {
    let path = ItemPath(try text())
    let reasons = try list { reader throws(ByteReader.Malformed) in
      guard let reason = UnprovenReason(rawValue: try reader.text()) else { throw Malformed() }
      return reason
    }
    return UnprovenCard(path: path, reasons: reasons)
  }

  fileprivate mutating func diagnostic() throws(Malformed) -> Diagnostic {
    let code = Diagnostic.Code(rawValue: try text())
    guard let severity = Severity(rawValue: try text()) else { throw Malformed() }
    let (location, message, label) = (try location(), try text(), try optionalText())
    let notes = try list { reader throws(Malformed) in
      let message = try reader.text()
      let places = try reader.list { reader throws(Malformed) in try reader.location() }
      return Diagnostic.Note(message, at: places.first)
    }
    let help = try optionalText()
    let fixes = try list { reader throws(Malformed) in
      let (title, effect) = (try reader.text(), try reader.number())
      guard Fix.Effect.order.indices.contains(effect) else { throw Malformed() }
      let edits = try reader.list { reader throws(Malformed) in Edit(try reader.location(), try reader.text()) }
      return Fix(title, Fix.Effect.order[effect], edits)
    }
    return Diagnostic(
      code, severity, at: location, message, label: label, notes: notes, help: help, fixes: fixes)
  }

  private mutating func location() throws(Malformed) -> Location {
    let (file, start, end) = (try text(), try number(), try number())
    guard start >= 0, end >= start else { throw Malformed() }
    return Location(file, Span(start, end))
  }
}

extension Fix.Effect {
  /// The effects by the numbers under which they are kept.
  fileprivate static let order: [Fix.Effect] = [
    .invisible, .changesFormat, .changesGrading, .acceptsTruth, .needsChoice,
  ]
}
