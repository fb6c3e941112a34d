import Diagnostics
import Support

extension UnknownNames {
  /// Files whose name is nearly that of one in the code, one that is not the code's only file, and one that it does not
  /// read.
  var files: [Finding] {
    let named = NamedInText.files(in: text.text)
    guard !named.isEmpty else { return [] }
    let there = Set(NamedInText.files(in: code).map(\.name))
    if there.isEmpty { return named.first.flatMap(unreadFile).map { [$0] } ?? [] }
    return named.compactMap { file -> Finding? in
      guard !there.contains(file.name),
        let meant = nearestName(to: file.name, among: there.sorted()) ?? onlyFile(in: there, besides: named),
        !isDenied(file.bytes)
      else { return nil }
      let location = text.location(of: file.bytes)
      return Finding(
        at: location, "\(text.name) names the file '\(file.name)', and the code has '\(meant)'",
        help: "write `\(meant)`, or name it so in the code",
        fixes: text.document.advice(toReplace: location, by: meant))
    }
  }

  /// The finding on a file that the program reads, as its text says, and no line of which could read one.
  private func unreadFile(_ file: NamedInText) -> Finding? {
    guard text.key == .text, card.codeEvidence != nil, card.content.codeBefore == nil, !isDenied(file.bytes),
      !Self.readers.contains(where: code.contains)
    else { return nil }
    let sentence = text.sentence(around: file.bytes)
    let reader = card.answerReader
    // A question is about its own code, whatever it says the data come from.
    let isRead = card.isAboutItsCode ? reader.saysThatFileIsRead(sentence) : reader.saysThatProgramReads(sentence)
    guard isRead, !reader.statesCondition(String(sentence))
    else { return nil }
    return Finding(
      at: text.location(of: file.bytes),
      "\(text.name) says that the program reads '\(file.name)', and no line reads a file",
      help: "say what the code has instead, or read the file in it")
  }

  /// By what code may read a file, or be given what is in one.
  private static let readers = ["open", "import", "input", "read", "exec", "eval"]

  /// The only file of the code, where a question about it names just one, which is not a program.
  private func onlyFile(in there: Set<String>, besides named: [NamedInText]) -> String? {
    guard there.count == 1, Set(named.map(\.name)).count == 1, let name = named.first?.name, !name.hasSuffix(".py"),
      text.key == .text, card.codeEvidence != nil, card.isAboutItsCode
    else { return nil }
    return there.first
  }
}
