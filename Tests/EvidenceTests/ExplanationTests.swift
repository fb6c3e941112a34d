import AnswerReading
import Testing

@Suite("Explanations and feedback in words")
struct ExplanationTests {
  /// An explanation, the answers with the right one at index 0, and the wrong answer to which it comes.
  struct Sample: Sendable, CustomTestStringConvertible {
    let locale: String
    let text: String
    let answers: [String]
    var concluded: Int?
    var testDescription: String { "\(locale): \(text)" }
  }

  static let contradicting = [
    Sample(locale: "en", text: "The text is not empty, so it prints yes.", answers: ["no", "yes"], concluded: 1),
    Sample(locale: "en", text: "Here / divides. The result is `2.5`!", answers: ["2", "2.5"], concluded: 1),
    Sample(locale: "en", text: "It is looked up, which raises a KeyError.", answers: ["3", "ERROR"], concluded: 1),
    Sample(locale: "de", text: "Gezählt wird ab 1, also 3.", answers: ["2", "3"], concluded: 1),
    Sample(locale: "fr", text: "On compte à partir de 1, donc 3.", answers: ["2", "3"], concluded: 1),
    Sample(locale: "es", text: "El signo no se cuenta: la salida es 4.", answers: ["5", "4"], concluded: 1),
    Sample(locale: "it", text: "Il segno non si conta, quindi 4.", answers: ["5", "4"], concluded: 1),
    Sample(locale: "tr", text: "Küme her harfi saklar, bu yüzden sonuç 4 olur.", answers: ["2", "4"], concluded: 1),
    Sample(locale: "ja", text: "番号は1から始まるので、「赤」が表示されます。", answers: ["青", "赤"], concluded: 1),
  ]

  @Test(
    "an explanation may call an answer right in other words, whatever its reason denies",
    arguments: [
      ("en", "First comes the difference, so 14 is right."),
      ("en", "It is not a sum, therefore the right answer is 14."),
      ("de", "Erst wird subtrahiert, dann verdoppelt; deshalb ist 14 richtig."),
      ("es", "Solo se suma una, así que la respuesta es 14."), ("fr", "On ajoute, donc la bonne réponse est 14."),
      ("it", "Prima si somma, quindi 14 è la risposta giusta."), ("ja", "それを二つならべるので、正解は 14 です。"),
      ("nl", "Eerst tel je op, dus is 14 juist."), ("pl", "Dodajemy je, więc odpowiedź to 14."),
      ("pt", "Soma-se tudo, portanto a resposta é 14."), ("ru", "Их вычитают, поэтому 14 — правильный ответ."),
      ("tr", "İkisi toplanır, bu yüzden 14 doğrudur."), ("ar", "الدالة لا تغيّر القائمة، ولذلك فالإجابة الصحيحة هي 14."),
    ])
  func calledRight(locale: String, text: String) {
    #expect(AnswerReader(locale: locale).answer(namedIn: text, among: ["2", "14"]) == 1)
  }

  @Test(
    "an explanation that supposes something or speaks of others calls no answer right",
    arguments: [
      ("en", "Many think that 14 is right."), ("en", "With quotes, 14 is right."),
      ("en", "If the list were empty, so the answer is 14."), ("en", "Is 14 right?"),
      ("en", "Line 14 is right."), ("de", "Wäre es umgekehrt, wäre 14 richtig."), ("de", "Nicht 14 ist richtig."),
    ])
  func calledNothing(locale: String, text: String) {
    #expect(AnswerReader(locale: locale).answer(namedIn: text, among: ["2", "14"]) == nil)
  }

  @Test(
    "a statement that only says the value of a variable may name one that the code does not have",
    arguments: [
      ("it", "Alla fine la variabile perimetro vale 10.", "perimetro"),
      ("it", "Alla fine la variabile globale vale 10.", nil), ("it", "Alla fine la variabile area vale 10.", nil),
      ("tr", "Kod bittiğinde alan değişkeninin değeri 20 olur.", "alan"),
      ("tr", "Kod bittiğinde global değişkenin değeri 20 olur.", nil),
      ("en", "After the loop the variable total is 5.", nil),
    ])
  func missingVariable(locale: String, text: String, name: String?) {
    let code = locale == "en" ? "total = 5" : "base = 5\narea = base * 4 / 2"
    #expect(AnswerReader(locale: locale).missingVariable(statedIn: text, about: code).map(String.init) == name)
  }

  static let sound = [
    Sample(locale: "en", text: "Without `not` it prints yes.", answers: ["no", "yes"]),
    Sample(locale: "en", text: "It does not print yes.", answers: ["no", "yes"]),
    Sample(locale: "en", text: "5 // 2 is 2, where 5 / 2 prints 2.5.", answers: ["2", "2.5"]),
    Sample(locale: "en", text: "First it prints 3.", answers: ["3 and 4", "3"]),
    Sample(locale: "en", text: "It prints 3, 2, 1.", answers: ["3\n2\n1", "3"]),
    Sample(locale: "en", text: "It prints 3 + 4.", answers: ["7", "3"]),
    Sample(locale: "en", text: "Adding a number to it raises a TypeError.", answers: ["a1", "TypeError"]),
    Sample(locale: "en", text: "In school the result is 3.", answers: ["4", "3"]),
    Sample(locale: "en", text: "A larger number prints big.", answers: ["small", "big"]),
    Sample(locale: "en", text: "For numbers, it prints 5.", answers: ["23", "5"]),
    Sample(locale: "en", text: "int(\"3\") == 3 is so True.", answers: ["False", "True"]),
    Sample(locale: "en", text: "Many think that it prints 6.", answers: ["5", "6"]),
    Sample(locale: "fr", text: "Un produit affiche 6.", answers: ["5", "6"]),
    Sample(locale: "de", text: "Wäre es gleich, würde 3 ausgegeben.", answers: ["2", "3"]),
    Sample(locale: "ja", text: "2から数えるので、青が表示されます。", answers: ["青", "赤"]),
    Sample(locale: "en", text: "Multiplying strings, however, raises an error.", answers: ["4", "an error"]),
  ]

  @Test("an explanation comes to the answer that its last sentence says", arguments: contradicting + sound)
  func conclusions(_ sample: Sample) {
    let reader = AnswerReader(locale: sample.locale)
    #expect(reader.answer(concludedIn: sample.text, among: sample.answers, keys: [0]) == sample.concluded)
  }

  @Test("an explanation that concludes on code with one operation may have other words before the value")
  func conclusionOnOneOperation() {
    let explanation = "Python turns the text into a number first, so three times five gives 15."
    func concluded(_ code: String, _ explanation: String = explanation) -> Int? {
      AnswerReader.english.about(code).answer(concludedIn: explanation, among: ["555", "15"], keys: [0])
    }
    #expect(concluded("x = \"5\"\nprint(x * 3)") == 1)
    #expect(concluded("x = 5 * 3\nprint(str(x) + str(x))") == nil)
    #expect(concluded("x = 15\nprint(x * 37)") == nil)
    #expect(concluded("x = \"5\"\nprint(x * 3)", "A text is repeated. Three times five gives 15.") == nil)
  }

  @Test("an answer that is called the right one is found in words with and without spaces")
  func named() {
    let japanese = AnswerReader(locale: "ja")
    #expect(japanese.answer(namedIn: "正解は20です。", among: ["20", "14"]) == 0)
    #expect(AnswerReader.english.answer(namedIn: "The right answer is 20th of May.", among: ["20", "14"]) == nil)
    #expect(AnswerReader.english.answer(namedIn: "The right answer is 20.", among: ["2", "20"]) == 1)
    #expect(AnswerReader.english.answer(namedIn: "Many think the right answer is 20.", among: ["2", "20"]) == nil)
  }

  @Test(
    "feedback that begins with praise is known in each language",
    arguments: [
      ("ar", "صحيح! أحسنت."), ("de", "Richtig! Weiter so."), ("en", "Correct! Go on."), ("es", "¡Correcto! Sigue."),
      ("fr", "Exact ! Continue."), ("it", "Esatto! Avanti."), ("ja", "正解です！次へ。"), ("nl", "Goed zo! Ga door."),
      ("pl", "Dobrze! Dalej."), ("pt", "Correto! Continue."), ("ru", "Верно! Дальше."), ("tr", "Doğru! Devam."),
    ])
  func praise(_ locale: String, _ text: String) {
    #expect(AnswerReader(locale: locale).praise(in: text) != nil)
  }

  @Test(
    "praise of a part is none",
    arguments: [
      ("en", "Right, that would be 2 * 3. Here it is 2 + 3."), ("en", "Right. For 2 * 3. Here it is 2 + 3."),
      ("de", "Stimmt, das wäre 2 * 3."), ("fr", "Exact, mais seulement pour des textes."),
    ])
  func praiseOfAPart(_ locale: String, _ text: String) {
    #expect(AnswerReader(locale: locale).praise(in: text) == nil)
  }

  @Test(
    "a statement says in each language what is printed",
    arguments: [
      ("ar", "صح أم خطأ؟ ناتج هذا السطر هو True.", "True"), ("de", "Stimmt das? Die Ausgabe lautet False.", "False"),
      ("en", "True or false: the program prints True.", "True"), ("en", "The program prints \"Hi\".", "Hi"),
      ("es", "¿Verdadero o falso? Esta línea imprime False.", "False"),
      ("es", "El programa muestra un 4.", "4"),
      ("fr", "Vrai ou faux : le programme affiche True.", "True"), ("it", "Il programma stampa 3.", "3"),
      ("nl", "Juist of onjuist: deze regel geeft False.", "False"), ("pl", "Program wypisuje True.", "True"),
      ("tr", "Doğru mu, yanlış mı? Bu satır False yazar.", "False"),
    ])
  func statements(_ locale: String, _ text: String, _ output: String) {
    #expect(AnswerReader(locale: locale).statedOutput(in: text)?.text == output)
  }

  @Test(
    "what is said of a part, of other code or of several values states no output",
    arguments: [
      "The first line prints True.", "Without `not` it prints True.", "It does not print True.",
      "For 3 it prints 5.", "If x is 3, it prints True.", "print(3) and print(\"3\") print the same.",
      "Every run of it in Python 2 prints True.",
    ])
  func openStatements(_ text: String) {
    #expect(AnswerReader.english.statedOutput(in: text)?.text == nil)
  }

  @Test("a very long text says nothing, and is not read over and over")
  func longTexts() {
    let reader = AnswerReader.english
    #expect(reader.concludedOutput(of: String(repeating: "so ", count: 300_000) + "5.") == nil)
    #expect(reader.statedOutput(in: "It prints (" + String(repeating: ",", count: 1_000_000))?.text == nil)
    #expect(CodeNames.otherCalls(in: String(repeating: "a", count: 1_000_000), than: "") == [])
  }

  @Test("a question says in each language how many answers are to be chosen")
  func choosing() {
    #expect(AnswerReader(locale: "de").countToChoose(in: "Wähle die zwei Tiere.") == 2)
    #expect(AnswerReader(locale: "pt").countToChoose(in: "Escolha as duas expressões que valem 12.") == 2)
    #expect(AnswerReader(locale: "fr").countToChoose(in: "Choisis une ou plusieurs réponses.") == nil)
    #expect(AnswerReader(locale: "de").countToChoose(in: "Ada wählt zwei Tiere.") == nil)
  }

  @Test("two blanks may change places where words only join them")
  func pairs() {
    #expect(AnswerReader.english.pairs(" or with ", after: "Loops begin with "))
    #expect(AnswerReader.english.pairs(" and ", after: "Both words are "))
    #expect(!AnswerReader.english.pairs(" and ends with ", after: "A list begins with "))
    #expect(!AnswerReader.english.pairs(" and ", after: "It stands between "))
    #expect(AnswerReader(locale: "it").pairs(" oppure con ", after: "si ripete con "))
  }

  @Test("a card of the robot is named in quotes or beside the word for a card, where nothing is denied")
  func robotCards() {
    func names(_ locale: String, _ text: String) -> [String] {
      AnswerReader(locale: locale).robotCards(["left", "repeat", "forward"], in: text).map(\.name)
    }
    #expect(names("en", "Use the card repeat.") == ["repeat"])
    #expect(names("en", "Lay 'left' twice, then the forward card.") == ["left", "forward"])
    #expect(names("en", "Lay the card left.") == ["left"])
    #expect(names("en", "Take every card left on the table. Which card is left of it?") == [])
    #expect(names("en", "The deck has no card repeat. Go left.") == [])
    #expect(names("de", "Lege die Karte repeat.") == ["repeat"])
    #expect(names("de", "Es gibt keine Karte repeat.") == [])
  }
}
