import AuthoringSamples
import Testing

@testable import Preview

@Suite("Featured modules in the preview")
struct FeaturedModuleTests {
  @Test(
    "the outline says that a module is featured, and none is by itself",
    arguments: [("", false), ("featured: true\n", true), ("featured: false\n", false)])
  func outline(line: String, isFeatured: Bool) throws {
    var files = SampleCurriculum.withCards("- {id: run, type: executor, text: Run it., code: print(5), result: 5}\n")
    let path = "training/module.yaml"
    files[path] = String(decoding: try files.read(path), as: UTF8.self) + line
    let module = try PreviewDesk(files).json("/api/curriculum")["modules"]?[0]
    #expect(module?["isFeatured"]?.bool == isFeatured)
    #expect(module?["isHidden"]?.bool == false)
  }
}
