import PythonSamples
import Testing

@testable import Python

@Suite("The table of concepts")
struct ConceptTableTests {
  @Test(
    "each row's example shows what the row is about, and nothing that the table has not", arguments: ConceptTable.rows)
  func examplesShowConcepts(row: ConceptDescription) throws {
    let facts = try #require(SyntaxFacts(of: row.example), "\(row.id): Python refuses the example")
    #expect(facts.concepts.contains(row.id), "\(row.example)")
    #expect(facts.concepts.filter { !ConceptTable.has($0) } == [])
  }

  @Test("every concept has a row, and no name has two")
  func tableIsWhole() {
    let ids = ConceptTable.rows.map(\.id)
    #expect(Set(Concept.allCases.map(\.id)).subtracting(ids) == [])
    #expect(Set(ids).count == ids.count)
    #expect(ConceptDescription.Area.allCases.allSatisfy { area in ConceptTable.rows.contains { $0.area == area } })
  }

  @Test("every fact of the right programs is in the table", arguments: rightPrograms)
  func factsAreInTable(program: String) {
    let concepts = SyntaxFacts(of: program)?.concepts ?? []
    #expect(concepts.filter { !ConceptTable.has($0) } == [])
  }

  @Test("a part of a module that is there has a name, of another module it has none")
  func partsOfModules() {
    #expect(ConceptTable.has("python.math.sqrt"))
    #expect(ConceptTable.has("python.collections.abc.Sized"))
    #expect(!ConceptTable.has("python.numpy.array"))
    #expect(!ConceptTable.has("python.math."))
    #expect(ConceptTable.has("python.operator.itemgetter") && ConceptTable.has("python.operator.add"))
    #expect(!ConceptTable.has("python.operator.banana") && !ConceptTable.has("python.math.squirt"))
    #expect(SyntaxFacts(of: "import numpy as np\nnp.array([1])")?.concepts.contains { $0.contains("numpy") } == false)
  }

  @Test("a comment is found behind code, and not in a text")
  func comments() throws {
    let facts = try #require(SyntaxFacts(of: "a = '#'  # é\nb = f'#{a}#'\n\"\"\"\n# no\n\"\"\"\n#\n"))
    #expect(
      facts.facts(of: "python.comment").map { [$0.line, $0.column, $0.endColumn] } == [[1, 10, 13], [6, 1, 2]])
  }
}
