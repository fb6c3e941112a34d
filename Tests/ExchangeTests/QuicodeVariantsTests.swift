import Authoring
import Diagnostics
import Exchange
import Testing

@Suite("Variants of code in Quicode's documents")
struct QuicodeVariantsTests {
  private func imported(_ question: String) throws -> (text: String, messages: [String]) {
    let json = """
      {"modules": [{"title": "a", "language": "python", "blocks": [{"title": "b", "difficulties": {"easy": [
        {"type": "multipleChoice", "question": "What is shown?", \(question), "options": ["5", "6"], "answer": 0}]}}]}]}
      """
    let (files, diagnostics) = try ExchangeFormats.importing("quicode", SourceText(path: "x.json", json))
    return (files.first { $0.path.hasSuffix("easy.yaml") }?.text ?? "", diagnostics.map(\.message))
  }

  @Test("come in under the card's 'variants', by the names of their languages")
  func variants() throws {
    let (text, messages) = try imported(
      #""code": "print(5)", "variants": {"pseudocode": "DISPLAY(5)", "java": "System.out.println(5);"}"#)
    #expect(messages.isEmpty, "\(messages)")
    let lines = "    variants:\n      java: System.out.println(5);\n      pseudocode: DISPLAY(5)\n"
    #expect(text.contains(lines), "\(text)")
  }

  @Test("are reported in an unknown language, and without code")
  func losses() throws {
    let unknown = try imported(#""code": "print(5)", "variants": {"cobol": "DISPLAY 5."}"#)
    #expect(unknown.messages.count == 2 && !unknown.text.contains("variants"), "\(unknown.messages)")
    let alone = try imported(#""variants": {"java": "int n;"}"#)
    #expect(alone.messages.count == 1 && alone.messages[0].contains("without 'code'"), "\(alone.messages)")
  }
}
