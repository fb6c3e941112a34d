package import CurriculumBundle
import Grading
import Pseudocode

extension EvidenceSubject {
  /// True for a question or puzzle in pseudocode whose steps are in other words than those of the language.
  var isInWords: Bool {
    language == .pseudocode && runLanguage == nil && (codeAsked != nil || !content.puzzlePrograms.isEmpty)
  }

  private var codeAsked: String? { content.demand == .answer ? content.codeToRun : nil }
}

extension CardContent {
  /// The language in which the programs of the card are run, where its code is in this one; nil where they are only
  /// shown.
  ///
  /// Pseudocode is what people call any steps in words. A card that lets something be run, or that says what a run
  /// does, is in the language of that name; other cards are where what they show is a program of it.
  package func runLanguage(in language: CodeLanguage?) -> ProgramLanguage? {
    guard language == .pseudocode, !claimsRun else { return language?.program }
    return isPseudocodeProgram ? .pseudocode : nil
  }

  /// True where the card lets a program be run, or says how a run ends or what it prints.
  private var claimsRun: Bool {
    switch demand {
    case .run, .program: return true
    case .nothing, .answer, nil: break
    }
    if statedEnding != nil || isPuzzle && (puzzleResult != nil || !puzzleChecks.isEmpty) { return true }
    return codeQuestion == .error || code == nil && codeQuestion != nil
  }

  private var isPseudocodeProgram: Bool {
    let setting = CodeSetting(before: codeBefore)
    let programs = code.map { [$0] } ?? puzzlePrograms.map(\.code)
    return programs.contains { code in
      let program = PseudocodeProgram(source: setting.program(code))
      return program.error == nil && !program.isEmpty
    }
  }
}
