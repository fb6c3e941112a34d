import Authoring
import Diagnostics
import Foundation
import Linting
import TestSupport
import Testing

@Suite("The catalogue of rules")
struct RuleCatalogueTests {
  @Test(
    "what concerns the curriculum is known as such",
    arguments: ["missing-file", "duplicate-list-entry", "lost-id", "former-id-in-use"])
  func curriculumWideRules(_ code: String) {
    #expect(AllRules.curriculumWide.contains(Diagnostic.Code(rawValue: code)))
    #expect(!AllRules.curriculumWide.contains("missing-key"))
  }

  @Test("every file in Rules declares a rule of its own name, and AllRules lists it")
  func everyFileIsListed() throws {
    let folder = Repository.path("Sources/Linting/Rules")
    let files = try FileManager.default.subpathsOfDirectory(atPath: folder).filter { $0.hasSuffix(".swift") }
    #expect(!files.isEmpty)
    let listed = AllRules.all.map { String(describing: $0) }
    let declared = try files.map { file in
      String(try #require(file.split(separator: "/").last).dropLast(".swift".count))
    }
    #expect(Set(declared).subtracting(listed).sorted() == [], "add a line to AllRules.swift")
    #expect(Set(listed).subtracting(declared).sorted() == [], "a rule stands in the file of another")
    #expect(Set(listed).count == listed.count, "a rule is listed twice")
  }

  @Test("a rule's file is named after its code", arguments: AllRules.all.map { String(describing: $0) })
  func nameFollowsCode(_ name: String) throws {
    let rule = try #require(AllRules.all.first { String(describing: $0) == name })
    #expect(rule.description.code.rawValue.replacing("-", with: "") == name.lowercased())
  }
}
