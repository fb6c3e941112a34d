import Support
import Testing

@Suite("The nearest name")
struct NearestNameTests {
  @Test(
    "a slip of the finger is understood",
    arguments: [("descripton", "description"), ("Header", "header"), ("txet", "text"), ("anwsers", "answers")])
  func slips(word: String, meant: String) {
    #expect(nearestName(to: word, among: ["header", "text", "answers", "description", "code"]) == meant)
  }

  @Test("is not looked for among long words, nor for one")
  func longWords() {
    let (long, longest) = (String(repeating: "x", count: 64), String(repeating: "x", count: 65))
    #expect(nearestName(to: "y" + long.dropFirst(), among: [longest, long]) == long)
    #expect(nearestName(to: longest, among: [long, longest]) == nil)
  }

  @Test("is looked for among a thousand words of a fitting length")
  func manyWords() {
    let words = (0..<5000).map { "word\($0)-of-many" }
    #expect(nearestName(to: "txet", among: words + ["text"]) == "text")
    #expect(nearestName(to: "word4-of-mnay", among: words) == "word4-of-many")
    #expect(nearestName(to: "wrod4000-of-many", among: words) == "word400-of-many")
  }

  @Test(
    "a word that only looks a little like a name means something else",
    arguments: ["score", "style", "points", "print", "tests", "hour", "choices", "player"])
  func farFetched(word: String) {
    let names = ["code", "title", "type", "hints", "lint", "text", "header", "checks", "lines", "answers"]
    #expect(nearestName(to: word, among: names) == nil)
  }

  @Test("another word is not", arguments: ["color", "x", "", "banana"])
  func otherWords(word: String) {
    #expect(nearestName(to: word, among: ["header", "text", "answers", "description", "code"]) == nil)
  }
}
