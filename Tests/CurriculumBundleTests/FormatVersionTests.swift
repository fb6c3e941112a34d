import CurriculumBundle
import Testing

/// Versions of the published format.
struct FormatVersionTests {
  @Test("a version is written with a point between its numbers, and ordered by them")
  func words() {
    #expect("\(FormatVersion(4, 9))" == "4.9" && FormatVersion(4, 10).description == "4.10")
    #expect(FormatVersion(4, 9) < FormatVersion(4, 10) && FormatVersion(4, 10) < FormatVersion(5, 0))
  }
}
