package import Authoring
import CurriculumBundle

extension EvidenceSubject {
  /// True for a card with programs in a language that only the tools of a machine run.
  public var needsTool: Bool { (language?.needsTool ?? false) && content.hasPrograms }

  /// The same card, its programs run by tools.
  var runByTools: EvidenceSubject {
    var subject = self
    if let language, language.needsTool { subject.runLanguage = .tool(language) }
    return subject
  }
}

extension AuthoredEpisode {
  /// True where the evidence on some of its cards depends on the tools of a machine, or on what another one found out.
  ///
  /// - Parameter limits: The limits of its curriculum.
  package func needsTools(_ limits: LintLimits) -> Bool {
    cards.contains { card in
      card.withQuestions.flatMap(\.withVariants).contains {
        $0.card.content.mayHavePrograms && EvidenceSubject($0, in: self, limits: limits).needsTool
      }
    }
  }
}
