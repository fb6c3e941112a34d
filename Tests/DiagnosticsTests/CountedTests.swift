import Testing

@testable import Diagnostics

@Suite("Numbers for people")
struct CountedTests {
  @Test(
    "a number with more than four digits has commas between each three",
    arguments: [
      (0, "0 steps"), (1, "1 step"), (2000, "2000 steps"), (20_000, "20,000 steps"), (123_456, "123,456 steps"),
      (20_000_000, "20,000,000 steps"),
    ])
  func commas(number: Int, text: String) { #expect(counted(number, "step") == text) }
}
