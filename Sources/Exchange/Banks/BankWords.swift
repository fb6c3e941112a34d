/// The words of a language that quizzes write around their questions, in lower case.
struct BankWords {
  /// The tag of the language.
  let language: String
  /// Words before the right answer: `Answer: B`.
  let answer: [String]
  /// Words before the number of a question: `Question 3`.
  let question: [String]
  /// Words before the colon of an explanation: `Explanation: It is so`.
  let explanation: [String]
  /// A word before a label: `Option B`.
  let option: [String]
  /// A word between labels: `A and C`.
  let and: [String]

  /// All languages in which quizzes are understood.
  static let all = [
    BankWords(
      language: "ar", answer: ["الإجابة الصحيحة", "الإجابة", "الجواب الصحيح", "الجواب", "الحل"],
      question: ["السؤال", "سؤال"], explanation: ["الشرح", "التفسير", "التوضيح", "السبب"], option: ["الخيار"],
      and: ["و"]),
    BankWords(
      language: "de", answer: ["richtige antworten", "richtige antwort", "antworten", "antwort", "lösung"],
      question: ["frage"], explanation: ["erklärung", "begründung", "erläuterung"], option: ["option", "antwort"],
      and: ["und"]),
    BankWords(
      language: "en",
      answer: [
        "correct answers", "correct answer", "right answer", "correct option", "answers", "answer", "correct", "ans",
        "solution",
      ], question: ["question", "q"], explanation: ["explanation", "reason", "rationale"], option: ["option"],
      and: ["and"]),
    BankWords(
      language: "es",
      answer: ["respuestas correctas", "respuesta correcta", "respuestas", "respuesta", "solución"],
      question: ["pregunta"], explanation: ["explicación", "justificación"], option: ["opción"], and: ["y"]),
    BankWords(
      language: "fr",
      answer: ["bonnes réponses", "bonne réponse", "réponse correcte", "réponses", "réponse", "solution"],
      question: ["question"], explanation: ["explication", "justification"], option: ["option"], and: ["et"]),
    BankWords(
      language: "it",
      answer: ["risposte corrette", "risposta corretta", "risposta esatta", "risposte", "risposta", "soluzione"],
      question: ["domanda"], explanation: ["spiegazione", "motivazione"], option: ["opzione"], and: ["e"]),
    BankWords(
      language: "ja", answer: ["正解", "答え", "解答", "回答"], question: ["問題", "質問", "設問", "問"],
      explanation: ["解説", "説明", "理由"], option: ["選択肢"], and: ["と"]),
    BankWords(
      language: "nl",
      answer: ["juiste antwoorden", "juiste antwoord", "correct antwoord", "antwoorden", "antwoord", "oplossing"],
      question: ["vraag"], explanation: ["uitleg", "toelichting", "verklaring"], option: ["optie"], and: ["en"]),
    BankWords(
      language: "pl",
      answer: ["poprawna odpowiedź", "prawidłowa odpowiedź", "odpowiedzi", "odpowiedź", "rozwiązanie"],
      question: ["pytanie"], explanation: ["wyjaśnienie", "uzasadnienie"], option: ["opcja"], and: ["i", "oraz"]),
    BankWords(
      language: "pt", answer: ["respostas corretas", "resposta correta", "respostas", "resposta", "solução"],
      question: ["pergunta", "questão"], explanation: ["explicação", "justificativa"], option: ["opção"], and: ["e"]),
    BankWords(
      language: "ru",
      answer: ["правильный ответ", "правильные ответы", "верный ответ", "ответы", "ответ", "решение"],
      question: ["вопрос"], explanation: ["объяснение", "пояснение", "обоснование"], option: ["вариант"], and: ["и"]),
    BankWords(
      language: "tr", answer: ["doğru cevap", "doğru yanıt", "cevaplar", "cevap", "yanıt", "çözüm"],
      question: ["soru"], explanation: ["açıklama", "neden", "gerekçe"], option: ["seçenek"], and: ["ve"]),
  ]

  /// Words of all languages, the longer ones first, so that `answers` is not taken for `answer`.
  private static let answers = longestFirst(\.answer)
  private static let questions = longestFirst(\.question)
  private static let explanations = longestFirst(\.explanation)
  private static let options = longestFirst(\.option)
  private static let ands = longestFirst(\.and)

  private static func longestFirst(_ words: (BankWords) -> [String]) -> [String] {
    Set(all.flatMap(words)).sorted { ($1.count, $0) < ($0.count, $1) }
  }

  /// More characters than any word has.
  private static let most = 40

  /// The text without a word of some at its start; nil where it has none.
  private static func rest(of text: Substring, after words: [String]) -> Substring? {
    let start = text.prefix(most).lowercased()
    return words.first { start.hasPrefix($0) }.map { text.dropFirst($0.count) }
  }
}

extension BankWords {
  /// The text behind a word for an answer and its colon; nil for another line.
  static func behindAnswer(_ line: Substring) -> Substring? {
    guard line.prefix(most + 10).contains(where: isColon) else { return nil }
    guard let rest = rest(of: line, after: answers)?.drop(while: { $0.isWhitespace || "*_".contains($0) }),
      let sign = rest.first, isColon(sign)
    else { return nil }
    return rest.dropFirst()
  }

  /// True for a short line that has a word for an answer, such as `Show answer`.
  static func namesAnswer(_ line: Substring) -> Bool {
    let lower = line.prefix(most).lowercased()
    return lower.count < most && answers.contains { lower.contains($0) }
  }

  /// The text without a word for a question at its start; nil where it has none.
  static func behindQuestion(_ text: Substring) -> Substring? { rest(of: text, after: questions) }

  /// The text without `Explanation:` at its start.
  static func withoutExplanation(_ text: String) -> String {
    guard let rest = rest(of: text[...], after: explanations)?.drop(while: { $0.isWhitespace }),
      let sign = rest.first, isColon(sign)
    else { return text }
    return String(rest.dropFirst().drop(while: \.isWhitespace))
  }

  /// A label without `Option` before it.
  static func withoutOption(_ text: String) -> String {
    guard let rest = rest(of: text[...], after: options), rest.first?.isWhitespace == true else { return text }
    return String(rest.drop(while: \.isWhitespace))
  }

  /// Labels with commas for the words between them.
  static func withCommas(_ labels: String) -> String {
    ands.reduce(labels) { $0.contains($1) ? $0.replacing(" \($1) ", with: ",") : $0 }
  }

  private static func isColon(_ sign: Character) -> Bool { ":=：".contains(sign) }
}
