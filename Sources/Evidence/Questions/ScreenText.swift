import Execution

/// What a program prints as a learner sees it, for whom a line that is typed behind a prompt ends the prompt's line.
///
///     // print(int(input("Number? ")) * 2), with the input 4
///     ScreenText(console).lines == ["Number? ", "8"]
///     ScreenText(console).withoutPrompts == "8\n"
struct ScreenText {
  /// What is read of it only where a question needs it: a loop may have printed much.
  private let console: ScriptedConsole

  /// What was printed on a console that is no longer used.
  init(_ console: ScriptedConsole) { self.console = console }

  /// The lines without what is typed; none where nothing is printed.
  var lines: [String] { Self.lines(String(decoding: printed.seen, as: UTF8.self)) }

  /// All that is printed but the prompts; nil where nothing is read behind one.
  var withoutPrompts: String? {
    guard !console.prompts.isEmpty else { return nil }
    return printed.withoutPrompts.map { String(decoding: $0, as: UTF8.self) }
  }

  private var printed: (seen: [UInt8], withoutPrompts: [UInt8]?) {
    let printed = Array(console.transcript.text(of: .standardOutput).utf8)
    var (seen, left, hasPrompt) = ([UInt8](), [UInt8](), false)
    var rest = printed[...]
    for prompt in console.prompts {
      let before = rest.prefix(prompt.utf8.count)
      let own = before.suffix(while: { $0 != 0x0A })
      seen += before
      left += before.dropLast(own.count)
      if !own.isEmpty {
        seen.append(0x0A)
        hasPrompt = true
      }
      rest = rest.dropFirst(before.count)
    }
    return (seen + rest, hasPrompt ? left + rest : nil)
  }

  private static func lines(_ text: String) -> [String] {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    if lines.last?.isEmpty ?? false { lines.removeLast() }
    return lines
  }
}

extension ArraySlice<UInt8> {
  /// The longest end of it whose bytes are all such.
  fileprivate func suffix(while isMeant: (UInt8) -> Bool) -> ArraySlice<UInt8> {
    self[(lastIndex { !isMeant($0) }.map { $0 + 1 } ?? startIndex)...]
  }
}
