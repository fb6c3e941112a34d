import Authoring
import AuthoringSamples
import CurriculumBundle
import Diagnostics
import Exchange
import TestSupport
import Testing

@Suite("A puzzle of sentences comes in as steps in words")
struct SentencePuzzleTests {
  @Test(
    "lines that are sentences are pseudocode, which nothing runs",
    arguments: [
      ["Wake up.", "Get out of bed", "Eat your breakfast; don't hurry.", "Go to school."],
      ["Ask for a number n", "Repeat n times:", "    Print a star", "Stop"],
      ["Schlage die Eier auf.", "Rühre sie in einer Schüssel.", "Brate sie."],
      ["for every guest, set a plate", "light the candles", "call everybody"],
    ])
  func sentences(lines: [String]) throws {
    let card = try puzzle(lines)
    #expect(card.language == .pseudocode)
    #expect(card.lines == lines)
  }

  @Test(
    "lines of code stay Python, also where one is broken",
    arguments: [
      ["import math", "print(math.pi)"], ["x = 3", "print(x"], ["import random", "while True", "    pass"],
      ["def f(n):", "    return n", "print(f(3"],
    ])
  func code(lines: [String]) throws { #expect(try puzzle(lines).language == nil) }

  private func puzzle(_ lines: [String]) throws -> CodeBlocksCard {
    let blocks = lines.map { "   \($0)\n" }.joined(separator: "   =====\n")
    let page = ".. parsonsprob:: a\n\n   Put them in order.\n   -----\n\(blocks)"
    let (files, diagnostics) = try importing("runestone", SourceText(path: "x.rst", page))
    #expect(diagnostics.isEmpty, "\(diagnostics.map(\.message))")
    let content = try read(files.inMemory).authored.episodes.first?.episode.cards.first?.content
    guard case .codeBlocks(let card)? = content else { throw MissingPuzzle(files: files.episode) }
    return card
  }

  private struct MissingPuzzle: Error { let files: String }
}
