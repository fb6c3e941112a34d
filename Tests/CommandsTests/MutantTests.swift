import TestSupport
import Testing
import YAMLSamples

@Suite("Mutated lessons")
struct MutantTests {
  @Test("every mutant is linted to its end: exit status 0 or 1, and a report in JSON (`make fuzz` tries 20,000)")
  func mutantsAreLinted() throws {
    let (failures, _) = try MutantLinting(hornbook: try BuiltProduct.path(of: "hornbook"), seed: 1).run(0..<200)
    #expect(failures.filter { !$0.description.contains("took") }.map(\.description) == [])
  }
}
