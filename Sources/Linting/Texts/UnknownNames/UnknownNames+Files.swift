import Diagnostics
import Support

extension UnknownNames {
  /// Files whose name is nearly that of one in the code, and one that is not the code's only file.
  var files: [Finding] {
    let named = NamedInText.files(in: text.text)
    guard !named.isEmpty else { return [] }
    let there = Set(NamedInText.files(in: code).map(\.name))
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

  /// The only file of the code, where a question about it names just one, which is not a program.
  private func onlyFile(in there: Set<String>, besides named: [NamedInText]) -> String? {
    guard there.count == 1, Set(named.map(\.name)).count == 1, let name = named.first?.name, !name.hasSuffix(".py"),
      text.key == .text, card.codeEvidence != nil, card.isAboutItsCode
    else { return nil }
    return there.first
  }
}
