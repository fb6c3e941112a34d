internal import CurriculumBundle

/// A program on a card, with what it is for a learner and where it stands.
struct LessonProgram {
  let program: Program
  let language: ProgramLanguage
  let marks: Set<ConceptMark>
  let place: ProgramPlace
}
