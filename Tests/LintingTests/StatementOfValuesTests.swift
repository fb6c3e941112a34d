import Diagnostics
import Linting
import Testing

/// Statements without code that say something of a value that is written in them.
@Suite("Statements of values")
struct StatementOfValuesTests {
  /// A statement and its truth.
  struct Stated: Sendable, CustomTestStringConvertible {
    let locale, text: String
    let answer: Bool

    init(_ locale: String, _ text: String, _ answer: Bool) {
      (self.locale, self.text, self.answer) = (locale, text, answer)
    }

    var testDescription: String { "\(locale): \(text)" }

    /// The report on a card that says whether it is true.
    func report(_ answer: Bool) throws -> LintReport {
      let cards = """
        - {id: decide, type: trueFalse, text: '\(text.replacing("'", with: "''"))', answer: \(answer)}

        """
      return try Sample(cards: cards).report(in: locale)
    }
  }

  private func findings(_ report: LintReport) -> [String] {
    report.diagnostics.filter { $0.code == "likely-wrong-key" || $0.severity == .error }.map(\.message)
  }

  @Test("a sound statement is proven", arguments: english + others)
  func sound(_ stated: Stated) throws {
    let report = try stated.report(stated.answer)
    #expect(findings(report) == [])
    #expect(report.statistics.claims.all.proven == 1)
  }

  @Test("the other answer is most likely wrong", arguments: english + others)
  func contrary(_ stated: Stated) throws {
    let report = try stated.report(!stated.answer)
    let found = report.diagnostics.filter { $0.code == "likely-wrong-key" }
    #expect(found.map(\.severity) == [.warning])
    #expect(found.map { $0.fixes.count } == [1])
    #expect(report.statistics.claims.all.proven == 0)
  }

  @Test("the finding says what the text says")
  func words() throws {
    #expect(
      findings(try Stated("en", "In Python 3, round(2.5) is 3.", false).report(true))
        == ["the text says `round(2.5) == 3`, which is not true, and 'answer' is true"])
    #expect(
      findings(try Stated("fr", "En Python, 7 // 2 vaut 3.", true).report(false))
        == ["`(7 // 2) == 3` is true, as the text says, but 'answer' is false"])
  }

  @Test(
    "a statement that may say anything else is not read",
    arguments: [
      "3 is 4 minus 1 (roughly).", "Is 2 + 2 always 5?", "2 + 2 is sometimes 5.", "The value of x + 1 is 2.",
      "If a is 3, a + 1 is 5.", "Python prints 3 for round(3.5) in old versions.", "open(\"a\") is 3.",
      "A list such as [1, 2] is mutable.", "1.5 is a float and 1 is an int.", "range(5) makes the numbers from 1 to 5.",
      "len(\"a\") should be 3.", "C's 7 / 2 is 3.", "10 / 3 is 3.33.", "0.7 + 0.1 is 0.8.",
      "0.58 * 100 is 58.", "2 / 3 is 0.7.", "\"5\" * 1 is 5.",
    ])
  func unread(_ text: String) throws {
    for answer in [true, false] {
      let report = try Stated("en", text, answer).report(answer)
      #expect(findings(report) == [])
      #expect(report.statistics.claims.all.proven == 0)
    }
  }

  private static let english = [
    Stated("en", "In Python 3, round(2.5) is 3.", false), Stated("en", "0.1 + 0.2 == 0.3 is True.", false),
    Stated("en", "The comparison \"10\" < \"9\" is true.", true), Stated("en", "`len(\"abc\")` is 3.", true),
    Stated("en", "The expression 7 // 2 evaluates to 3.5.", false), Stated("en", "2 ** 3 equals 8.", true),
    Stated("en", "The result of 17 % 5 is 2.", true), Stated("en", "int(\"4\") + 1 returns 41.", false),
    Stated("en", "\"ab\" * 2 gives \"abab\".", true), Stated("en", "10 / 2 is a float.", true),
    Stated("en", "5 % 2 is not 0.", true), Stated("en", "bool(\"\") is False.", true),
    Stated("en", "3 + 4 * 2 is greater than 11.", false),
  ]
  private static let others = [
    Stated("de", "Der Ausdruck 7 // 2 ergibt 3.", true), Stated("de", "2 ** 3 hat den Wert 6.", false),
    Stated("fr", "En Python 3, round(2.5) vaut 3.", false),
    Stated("fr", "L'expression 2 * 3 donne 6.", true), Stated("es", "La expresión 10 % 4 da 2.", true),
    Stated("es", "len(\"sol\") es 4.", false), Stated("it", "L'espressione 7 // 2 restituisce 3.", true),
    Stated("it", "2 + 2 * 2 dà come risultato 8.", false),
    Stated("nl", "De uitdrukking 0.1 + 0.2 == 0.3 is True.", false),
    Stated("nl", "7 % 3 geeft 1.", true), Stated("pl", "Wyrażenie 7 // 2 zwraca 3.", true),
    Stated("pl", "2 ** 3 daje 9.", false), Stated("pt", "A comparação \"10\" < \"9\" resulta em False.", false),
    Stated("pt", "A expressão 9 // 2 vale 4.", true), Stated("ru", "Выражение 7 // 2 возвращает 3.", true),
    Stated("ru", "len(\"кот\") равно 4.", false), Stated("tr", "7 // 2 ifadesi 3 değerini verir.", true),
    Stated("tr", "2 ** 3 ifadesinin sonucu 6'dır.", false), Stated("ja", "式 7 // 2 の結果は 3 です。", true),
    Stated("ja", "len(\"abc\")は4を返します。", false), Stated("ar", "التعبير 7 // 2 يعطي 3.", true),
    Stated("ar", "ناتج 2 ** 3 هو 6.", false),
  ]
}
