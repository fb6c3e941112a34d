import Authoring
import Testing

@Suite("The keys of files")
struct FieldKeyTests {
  @Test("each is declared by a form, so that none is left when its field goes")
  func declared() {
    let declared = Set(AllForms.all.flatMap { $0.fields.map(\.key) })
    #expect(FieldKey.allCases.filter { !declared.contains($0.rawValue) } == [])
    #expect(declared.filter { FieldKey(rawValue: $0) == nil } == [])
  }
}
