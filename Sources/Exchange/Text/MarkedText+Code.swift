import CurriculumBundle

extension MarkedText {
  /// A block of code, and the name of its language as it is written.
  struct Block: Hashable {
    let text: String
    let name: String?

    /// The language of its name; nil without a name.
    var language: CodeLanguage? { name.map { ForeignLanguage($0).language } }
    /// The name of a language that cards do not know, so that the code is shown as pseudocode.
    var unknownLanguage: String? { name.flatMap { ForeignLanguage($0).isKnown ? nil : $0 } }
  }

  /// The blocks of code, in order.
  var blocks: [Block] {
    parts.compactMap { if case .code(let text, let name) = $0 { Block(text: text, name: name) } else { nil } }
  }

  /// The block that a card shows as its code: the first that names its language, else the first.
  var shownBlock: Block? { blocks.first { $0.name != nil } ?? blocks.first }

  /// The text with all blocks in their places but the one that a card shows as its code.
  var textWithoutShownBlock: String {
    var hidden = shownBlock
    return joined { block in
      guard block == hidden else { return true }
      hidden = nil
      return false
    }
  }

  /// The text with all blocks in their places.
  var textWithCode: String { joined { _ in true } }

  /// True where a block in the text of a card has spaces before its lines, which are not shown there.
  var hasIndentedText: Bool {
    let shown = shownBlock
    return blocks.contains { $0 != shown && $0.text.hasPrefix(" ") || $0 != shown && $0.text.contains("\n ") }
  }

  private func joined(_ isKept: (Block) -> Bool) -> String {
    let texts = parts.compactMap { part -> String? in
      switch part {
      case .text(let text): Self.tidy(text)
      case .code(let text, let name): isKept(Block(text: text, name: name)) ? text : nil
      }
    }
    guard texts.count > 1 || blocks.count > 1 else { return text }
    return texts.filter { !$0.isEmpty }.joined(separator: "\n")
  }
}
