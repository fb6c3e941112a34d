import Evidence

extension ByteWriter {
  /// What programs use, for a `ByteReader`.
  mutating func write(_ uses: ConceptUses) {
    write(uses.entries) { writer, entry in
      writer.write(entry.concept)
      writer.write(ConceptMark.allCases.enumerated().reduce(0) { $0 | (entry.marks.contains($1.1) ? 1 << $1.0 : 0) })
      writer.write(entry.firstShown)
      writer.write(entry.firstSeen)
      writer.write(entry.firstUse.map { [$0] } ?? []) { $0.write($1) }
    }
    write(uses.tasks) { writer, task in
      writer.write(task.card)
      writer.write(task.isChallenge ? 1 : 0)
      writer.write(task.needed) { writer, need in
        writer.write(need.concept)
        writer.write(need.occurrence)
      }
    }
  }

  /// A number from 0 that may be missing.
  private mutating func write(_ number: Int?) { write(number.map { $0 + 1 } ?? 0) }

  private mutating func write(_ occurrence: ConceptUses.Occurrence) {
    write(occurrence.card.index)
    write(occurrence.card.question)
    let (kind, index) = occurrence.site.numbers
    write(kind)
    write(index)
    write(occurrence.part)
  }
}

extension ByteReader {
  /// What a `ByteWriter` wrote of what programs use.
  mutating func conceptUses() throws(Malformed) -> ConceptUses {
    let entries = try list { reader throws(Malformed) in
      let (concept, marks) = (try reader.text(), try reader.number())
      let (firstShown, firstSeen) = (try reader.optionalNumber(), try reader.number())
      let uses = try reader.list { reader throws(Malformed) in try reader.occurrence() }
      return ConceptUses.Entry(
        concept: concept,
        marks: Set(ConceptMark.allCases.enumerated().filter { marks & (1 << $0.offset) != 0 }.map(\.element)),
        firstShown: firstShown, firstSeen: firstSeen, firstUse: uses.first)
    }
    let tasks = try list { reader throws(Malformed) in
      let (card, isChallenge) = (try reader.number(), try reader.number() != 0)
      let needed = try reader.list { reader throws(Malformed) in
        ConceptUses.Need(concept: try reader.text(), occurrence: try reader.occurrence())
      }
      return ConceptUses.Task(card: card, isChallenge: isChallenge, needed: needed)
    }
    return ConceptUses(entries: entries, tasks: tasks)
  }

  private mutating func optionalNumber() throws(Malformed) -> Int? {
    let number = try number()
    return number > 0 ? number - 1 : nil
  }

  private mutating func occurrence() throws(Malformed) -> ConceptUses.Occurrence {
    let card = CardIndex(try number(), question: try optionalNumber())
    guard let site = ConceptEvidence.Site(kind: try number(), index: try number()) else { throw Malformed() }
    return ConceptUses.Occurrence(card: card, site: site, part: try number())
  }
}

extension ConceptEvidence.Site {
  /// Its kind and its index, where it has one.
  fileprivate var numbers: (kind: Int, index: Int) {
    switch self {
    case .code: (0, 0)
    case .blanks: (1, 0)
    case .lines: (2, 0)
    case .part(let index): (3, index)
    case .task(.starter): (4, 0)
    case .task(.solution(let index)): (5, index)
    case .task(.alsoRight(let index)): (6, index)
    case .task(.wrongProgram(let index)): (7, index)
    case .answer(let index): (8, index)
    case .text: (9, 0)
    }
  }

  fileprivate init?(kind: Int, index: Int) {
    switch kind {
    case 0: self = .code
    case 1: self = .blanks
    case 2: self = .lines
    case 3: self = .part(index)
    case 4: self = .task(.starter)
    case 5: self = .task(.solution(index))
    case 6: self = .task(.alsoRight(index))
    case 7: self = .task(.wrongProgram(index))
    case 8: self = .answer(index)
    case 9: self = .text
    default: return nil
    }
  }
}
