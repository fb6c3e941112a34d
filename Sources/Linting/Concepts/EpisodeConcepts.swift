import Authoring
import Diagnostics

/// What an episode teaches, and which concepts its programs use where.
struct EpisodeConcepts: Sendable {
  /// The episode with its locations.
  let authored: AuthoredEpisode
  /// What its programs use.
  let uses: ConceptUses

  /// What it says that it teaches.
  var taught: [String] { authored.header.teaches }

  /// The concepts that its programs use, in the order of their first uses.
  var entries: [ConceptUses.Entry] { uses.entries }
  /// Its exercises and challenges that have solutions.
  var tasks: [ConceptUses.Task] { uses.tasks }

  /// What is done with a concept; nil when no program uses it.
  subscript(concept: String) -> ConceptUses.Entry? { uses[concept] }

  /// Where the episode's file has a use.
  func location(of use: ConceptUses.Occurrence) -> Location {
    // Places depend neither on limits nor on the language of texts.
    let context = EpisodeContext(authored, LintLimits(), isEnglish: false)
    let holder = authored.card(at: use.card.index)
    let card = CardContext(use.card.question.map { holder.questions[$0] } ?? holder, in: context)
    switch use.site {
    case .answer(let index): return card.location(ofAnswer: index)
    case .task(let program):
      let language = card.language?.program
      return language.map { program.location(ofPart: use.part, $0, in: card.authored) } ?? card.authored.location
    case .lines: return card.line(use.part)?.location(of: 0..<0) ?? card.authored.location
    case .code: return card.code(.shown)?.location(ofLine: use.part) ?? card.authored.location
    case .blanks: return card.code(.blanked)?.location(ofLine: use.part) ?? card.authored.location
    case .part(let index): return card.code(.part(index))?.location(ofLine: use.part) ?? card.authored.location
    case .text: return card.authored.location
    }
  }
}

extension CardContext {
  fileprivate func code(_ role: CodeContext.Role) -> CodeContext? { codes.first { $0.role == role } }

  /// A line to put in order, from 1.
  fileprivate func line(_ number: Int) -> CodeContext? {
    let lines = codes.filter { if case .line = $0.role { true } else { false } }
    return lines.indices.contains(number - 1) ? lines[number - 1] : nil
  }
}
