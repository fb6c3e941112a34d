import Diagnostics
import Testing
import YAMLSource

@testable import Authoring

/// Constraints by the places of keys, which stand for those in words.
@Suite("Constraints by the places of keys")
struct KeyConstraintTests {
  @Test("what surely holds by its keys holds in words", arguments: CardForms.all.map { $0.kind.rawValue })
  func agree(kind: String) throws {
    let form = try #require(CardForms.all.first { $0.kind.rawValue == kind })
    let constraints = form.constraints.map { ($0, KeyConstraint($0, of: form.fields)) }
    var sure: Set<Int> = []
    for one in form.fields {
      for other in form.fields {
        let text = one.key == other.key ? "\(one.key): x\n" : "\(one.key): x\n\(other.key): x\n"
        let tree = YAMLTree.read(SourceText(path: "card.yaml", text)).tree
        let reader = FieldReader(
          .name("card"), .declared(form.fields), from: try #require(tree.root), findings: FileFindings(in: tree))
        let keys = reader.reportUnknownKeys(form.fields)
        for (index, (constraint, byPlaces)) in constraints.enumerated() where byPlaces.surelyHolds(keys) {
          let holds = reader.holds(constraint)
          #expect(holds, "\(constraint) in \(text)")
          sure.insert(index)
        }
      }
    }
    #expect(sure.isEmpty == constraints.isEmpty)
  }
}
