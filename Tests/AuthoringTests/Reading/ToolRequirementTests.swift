import Authoring
import Diagnostics
import Testing

/// `hornbook` in `curriculum.yaml`: the versions of the tool that a curriculum asks for.
struct ToolRequirementTests {
  @Test(
    "a version meets a requirement where it meets each of its parts",
    arguments: [
      (">= 0.2", ["0.2.0", "0.2.1", "0.10.0", "1.0.0"], ["0.1.9", "0.0.3"]),
      ("0.2", ["0.2.0", "3.0.0"], ["0.1.9"]),
      (">=0.2,<1.0", ["0.2.0", "0.99.99"], ["0.1.0", "1.0.0"]),
      ("> 0.2 , <= 1", ["0.2.1", "1.0.0"], ["0.2.0", "1.0.1"]),
      ("== 0.3.1", ["0.3.1"], ["0.3.0", "0.3.2"]),
      ("<2", ["1.9.9", "0.2.0-dev"], ["2.0.0", "two"]),
    ])
  func meets(text: String, fitting: [String], others: [String]) throws {
    let requirement = try #require(ToolRequirement(text))
    for version in fitting { #expect(requirement.isMet(by: version), "\(version)") }
    for version in others { #expect(!requirement.isMet(by: version), "\(version)") }
  }

  @Test(
    "other text is not a requirement",
    arguments: ["", " ", ",", ">= ", ">= 0.2,", "~> 0.2", "^1", "v0.2", "0.2.0.1", ">= 0.x", "=> 1", "9999999999", "٢"])
  func malformed(text: String) throws {
    #expect(ToolRequirement(text) == nil)
    let files = ["curriculum.yaml": "title: A\nlocale: en\nhornbook: \"\(text)\"\nmodules: [training]\n"]
    let found = try CurriculumReader.read(FilesInMemory(files)).diagnostics
    #expect(
      found.contains {
        $0.location.file == "curriculum/curriculum.yaml" && $0.severity == .error && $0.location.span.start > 20
          && $0.location.span.start < 40
      }, "\(found)")
  }

  @Test("the requirement is found whatever else is wrong with the file, and said in words")
  func found() throws {
    let text = "titel: A\nmodules: what\nhornbook: '>= 0.2, < 1.0'\nfuture: {}\n"
    let asked = try #require(ToolRequirement.asked(by: SourceText(path: "curriculum.yaml", text)))
    #expect(asked.requirement.inWords == "0.2 or newer, older than 1.0")
    #expect(asked.location.span.start == text.utf8.count - 27)
    #expect(ToolRequirement.asked(by: SourceText(path: "curriculum.yaml", "title: A\n")) == nil)
    #expect(ToolRequirement.asked(by: SourceText(path: "curriculum.yaml", "hornbook: [1]\n")) == nil)
  }
}
