import Foundation
import TestSupport
import Testing

/// The documentation: the pages at the top of the checkout and all articles below `Sources`.
///
/// Each page has a folder, empty at first, in which its blocks happen in order. The kind of a block or a comment before
/// it says what is done with it:
///
/// - `console`: each `$ command` is run and followed by what it writes; `…` is whatever is left out.
/// - `<!-- run: COMMAND -->`: run before the block, without being shown. `$REPOSITORY` is this checkout.
/// - `<!-- file: PATH -->`: the block is this file.
/// - `<!-- card: PATH -->`: the block is a card of this episode, instead of the one with its id or before the last.
/// - `<!-- append: PATH -->`: the block ends this file, and no error is found in its curriculum.
/// - `<!-- cards -->`: the block is a list of cards, in which no error is found.
/// - `<!-- editor: NAME -->`: `Tests/Editors/test_setups.py` reads the block as this editor does.
/// - `<!-- tested by: NAME -->`: the test `NAME.swift` runs the block.
/// - `<!-- picture -->`: the block is a layout to look at, with nothing to run.
/// - `pseudocode`, `input`, `output`, `error`: a program and what comes of it; `PseudocodePages` follows them.
/// - `sh`: commands of the Makefile, which a test cannot run.
@Suite("Pages of the documentation")
struct DocumentationPages {
  @Test("what a page shows is what happens", arguments: MarkdownPage.documentation)
  func showsWhatHappens(path: String) throws {
    let desk = try DocumentationDesk()
    let faults = try MarkdownPage.follow(path) { _ in desk }
    #expect(faults == [])
  }

  @Test("every article is one of these pages, and no command is shown outside of a block")
  func allPagesAreRead() throws {
    let git = ["git", "ls-files", "-co", "--exclude-standard", "*.md"]
    let listed = try Command("/usr/bin/env", git, in: Repository.root).run().output.split(separator: "\n")
      .map(String.init).filter { !$0.hasPrefix("Tests/") }
    #expect(Set(listed.map(Repository.path)) == Set(MarkdownPage.documentation))
    #expect(listed.contains { $0.contains(".docc/") })
    for path in MarkdownPage.documentation {
      let loose = try MarkdownPage(path: path).prose.filter { $0.contains(#/^ {4,}(?:\$|make|hornbook|swift) /#) }
      #expect(loose == [], "\(path)")
    }
  }

  @Test(
    "a command in the middle of a sentence is one that there is, with its options",
    arguments: MarkdownPage.documentation)
  func namesRealCommands(path: String) throws {
    let text = try MarkdownPage(path: path).prose.joined(separator: "\n")
    let targets = try MakeTargets()
    for match in text.matches(of: /`(hornbook|make)(?:\s([^`]*))?`/) {
      let words = (match.output.2 ?? "").split(whereSeparator: \.isWhitespace).map(String.init)
      if match.output.1 == "make" {
        #expect(targets.unknown(in: words) == [], "\(path): \(match.output.0)")
      } else {
        #expect(try unknownWords(of: words) == [], "\(path): \(match.output.0)")
      }
    }
  }

  /// What of a command line its own help does not know: the subcommand, or options.
  private func unknownWords(of words: [String]) throws -> [String] {
    guard let subcommand = words.first, !subcommand.hasPrefix("-"), subcommand != "…" else { return [] }
    let names = [subcommand] + (subcommand == "new" ? words.dropFirst().prefix(1) : [])
    let help = try Command(BuiltProduct.path(of: "hornbook"), names + ["--help"]).run()
    guard help.status == 0 else { return names }
    let known = Set(help.output.matches(of: /--[a-z-]+/).map { String($0.output) })
    return words.filter { $0.hasPrefix("--") && !known.contains(String($0.split(separator: "=")[0])) }
  }

  @Test("what a page leaves out may be anything, what it shows may not")
  func elisionsAreSeen() {
    #expect(Elision.agrees(["a", "…", "d"], with: ["a", "b", "c", "d"]))
    #expect(Elision.agrees(["a", "…"], with: ["a"]))
    #expect(Elision.agrees(["a b…", "… of … cards"], with: ["a b c", "2 of 3 cards"]))
    #expect(!Elision.agrees(["a", "…", "d"], with: ["a", "b", "c"]))
    #expect(!Elision.agrees(["a"], with: ["a", "b"]))
    #expect(!Elision.agrees(["a c…"], with: ["a b c"]))
    #expect(!Elision.agrees(["a … a"], with: ["a "]))
    #expect(!Elision.agrees(["… of … cards"], with: ["2 of 3 card"]))
  }
}
