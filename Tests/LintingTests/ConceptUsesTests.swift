import CurriculumBundle
import Evidence
import Remembering
import Testing

@testable import Linting

@Suite("What the programs of an episode use")
struct ConceptUsesTests {
  private static let sites: [ConceptEvidence.Site] = [
    .code, .blanks, .lines, .part(3), .task(.starter), .task(.solution(2)), .task(.alsoRight(1)),
    .task(.wrongProgram(4)), .answer(5), .text,
  ]

  @Test("it is written and read back, wherever a program is and whatever it is for")
  func bytes() throws {
    let found = Self.sites.enumerated().map { index, site in
      ConceptUses.Occurrence(
        card: CardIndex(index, question: index.isMultiple(of: 2) ? nil : index), site: site, part: index + 1)
    }
    let entries = zip(found, ConceptMark.allCases + ConceptMark.allCases + ConceptMark.allCases).enumerated().map {
      ConceptUses.Entry(
        concept: "python.c\($0)", marks: [$1.1, .asked], firstShown: $0.isMultiple(of: 3) ? nil : $0, firstSeen: $0,
        firstUse: $0.isMultiple(of: 4) ? nil : $1.0)
    }
    let task = ConceptUses.Task(
      card: 7, isChallenge: true, needed: found.map { ConceptUses.Need(concept: "python.for", occurrence: $0) })
    let uses = ConceptUses(entries: entries, tasks: [task])
    let read = try EntryDecoder().decode(ConceptUses.self, from: try EntryEncoder().encode(uses))
    #expect(read == uses)
    #expect(read["python.c3"] != nil && read["python.c3"] == uses["python.c3"])
  }
}
