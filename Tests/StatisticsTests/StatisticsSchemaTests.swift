import AuthoringSamples
import Foundation
import JSON
import Statistics
import TestSupport
import Testing

@Suite("The schema of statistics")
struct StatisticsSchemaTests {
  private static let path = Repository.path("schemas/statistics.schema.json")

  @Test("schemas/statistics.schema.json is what the code describes")
  func fileIsCurrent() throws {
    let file = try String(contentsOfFile: Self.path, encoding: .utf8)
    let text = String(decoding: SchemaPart.file(StatisticsSchema.schema), as: UTF8.self)
    #expect(file == text, "write it anew with `make schemas`")
  }

  @Test("what is written fits the schema", .enabled(if: TestRun.hasJudges), arguments: PageTests.Sample.allCases)
  func fits(sample: PageTests.Sample) throws {
    let text = PrettyJSON.text(of: try sample.statistics().json)
    let verdict = try Judge.run("check-jsonschema", "--schemafile", Self.path, "-", input: text)
    #expect(verdict.status == 0, "\(verdict.output)")
  }

  @Test("a number that is missing or has another name does not fit", .enabled(if: TestRun.hasJudges))
  func wants() throws {
    let text = PrettyJSON.text(of: try PageTests.Sample.curriculum.statistics().json)
    for key in ["killed", "taughtFirst", "wordsAlone", "unlockedAtStart", "kinds", "isDraft", "line"] {
      let changed = text.replacing("\"\(key)\":", with: "\"other\":")
      #expect(changed != text)
      let verdict = try Judge.run("check-jsonschema", "--schemafile", Self.path, "-", input: changed)
      #expect(verdict.status != 0, "\(key)")
    }
  }

  @Test("what was written is read again as the same")
  func roundTrip() throws {
    for sample in PageTests.Sample.allCases {
      let statistics = try sample.statistics()
      let json = try JSONReader.read(PrettyJSON.bytes(of: try statistics.json)).get()
      #expect(try JSONValueDecoder().decode(CurriculumStatistics.self, from: json) == statistics)
    }
  }
}
