import Testing

@testable import Publishing

@Suite("The header Cache-Control")
struct CacheCheckTests {
  @Test("a directive may have whitespace around it, which is a space or a tab")
  func whitespace() {
    var check = CacheCheck()
    for header in ["max-age=86400,no-cache", "max-age=86400 , no-cache ", "max-age=86400,\tno-cache"] {
      check.checkChanging("manifest.json", header)
    }
    #expect(check.warnings.map(\.message) == [])
    check.checkContent("content/a.json", "public,\tmax-age = 86400\t")
    #expect(check.all.map(\.message) == [])
  }
}
