import Diagnostics
import Support

extension UnknownNames {
  /// Files whose name is nearly that of one in the code.
  var files: [Finding] {
    let named = NamedInText.files(in: text.text)
    guard !named.isEmpty else { return [] }
    let there = Set(NamedInText.files(in: code).map(\.name))
    return named.compactMap { file -> Finding? in
      guard !there.contains(file.name), let meant = nearestName(to: file.name, among: there.sorted()),
        !isDenied(file.bytes)
      else { return nil }
      let location = text.location(of: file.bytes)
      return Finding(
        at: location, "\(text.name) names the file '\(file.name)', and the code has '\(meant)'",
        help: "write `\(meant)`, or name it so in the code",
        fixes: text.document.advice(toReplace: location, by: meant))
    }
  }
}
