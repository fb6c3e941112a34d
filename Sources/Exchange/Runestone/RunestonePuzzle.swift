import CurriculumBundle

/// Lines of code in a mixed order.
struct RunestonePuzzle: Hashable {
  var text: String
  var language: CodeLanguage?
  var lines: [String]
  var decoys: [String]
}
