import CurriculumBundle
import Diagnostics
import Exchange
import TestSupport
import Testing

@Suite("The words around the questions of a quiz are known in twelve languages")
struct BankWordsTests {
  @Test(
    "the number, the answer and the explanation of a question are found",
    arguments: [
      ("السؤال 1: ", "الإجابة الصحيحة: ", "الشرح: "), ("Frage 1: ", "Richtige Antwort: ", "Erklärung: "),
      ("Question 1: ", "Correct answer: ", "Explanation: "), ("Pregunta 1: ", "Respuesta correcta: ", "Explicación: "),
      ("Question 1 : ", "Bonne réponse : ", "Explication : "), ("Domanda 1: ", "Risposta corretta: ", "Spiegazione: "),
      ("問題1：", "正解：", "解説："), ("Vraag 1: ", "Juiste antwoord: ", "Uitleg: "),
      ("Pytanie 1: ", "Poprawna odpowiedź: ", "Wyjaśnienie: "), ("Pergunta 1: ", "Resposta correta: ", "Explicação: "),
      ("Вопрос 1: ", "Правильный ответ: ", "Объяснение: "), ("Soru 1: ", "Doğru cevap: ", "Açıklama: "),
    ])
  func words(number: String, answer: String, explanation: String) throws {
    let text = "\(number)Q?\n\nA) x\nB) y\n\n\(answer)B\n\n\(explanation)So.\n"
    let (_, diagnostics, cards) = try importingBank("markdown", text)
    #expect(diagnostics.isEmpty, "\(diagnostics.map(\.message))")
    #expect(cards.map(\.text) == ["Q?"])
    #expect(cards.map(\.rightAnswers) == [["y"]])
    #expect(cards.map(\.explanation) == ["So."])
  }
}
