import Testing

@testable import AnswerReading

@Suite("Files of languages")
struct LanguageFileTests {
  @Test("spaces, tabs and CR at the ends of lines are no part of them")
  func margins() throws {
    let language = try AnswerLanguage("one = uno,\tuna\t\r\n[nothing]\t\r\n\t<one> nada \r\n")
    let vocabulary = language.vocabulary
    let words = (0..<vocabulary.count).map { String(decoding: vocabulary.word($0), as: UTF8.self) }
    #expect(words == ["uno", "una", "nada"])
    #expect(language.sentences.map(\.kind) == [.nothing])
  }

  @Test("sentences may say something of things, or deny it")
  func relations() throws {
    let language = try AnswerLanguage("[says: even]\n<A> par\n[denies: has key]\n<A> no tiene <B>\n")
    #expect(language.relations.map(\.relation) == [.even, .hasKey])
    #expect(language.relations.map(\.isDenied) == [false, true])
  }

  @Test("each relation is said in English, and each language has sentences of this kind")
  func allRelations() {
    let english = AnswerLanguage.embedded(["en"], .relations).flatMap(\.relations)
    #expect(Set(english.map(\.relation)) == Set(Relation.allCases))
    for tag in AnswerLanguage.tags.sorted() {
      #expect(AnswerLanguage.embedded([tag], .relations)[0].relations.count >= 40, "\(tag)")
    }
  }

  @Test(
    "a sign that is wrong is refused at its place",
    arguments: [
      ("[nothing]\n  don't\n", "2:6: a sign that no word has"),
      ("[nothing]\nnada > de", "2:6: a sign that no word has"),
      ("skip = a\tb\n", "1:9: a sign that no word has"), ("[nothing]\nnada (de\n", "2:6: '(' without its ')'"),
      ("[nothing]\nnada) de\n", "2:5: ')' without its '('"), ("[nothing]\n<one nada\n", "2:1: '<' without its '>'"),
      ("[nothing]\n<two> nada\n", "2:2: an unknown list"), ("[nada]\n", "1:1: unknown heading"),
      ("[says: nada]\n", "1:1: unknown heading"),
      ("[nothing\n", "1:1: unknown heading"), ("nada\n", "1:1: a sentence without a heading above it"),
      ("one = uno, , dos\n", "1:11: an entry without a word"),
    ])
  func mistakes(_ text: String, _ words: String) {
    do throws(LanguageFileError) {
      _ = try AnswerLanguage(text)
      Issue.record("it is read")
    } catch {
      #expect(error.description(in: text) == words)
    }
  }
}
