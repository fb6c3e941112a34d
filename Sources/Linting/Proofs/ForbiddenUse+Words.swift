internal import Grading

extension ForbiddenUse {
  /// What a program does, as the end of a sentence for an author: `uses 'sorted' on line 2, which 'avoids' forbids`.
  var inWordsForAuthor: String {
    "uses '\(name)' \(partName == "line" ? "on line" : "in \(partName)") \(part), which 'avoids' forbids"
  }

  /// What to do about a right program that has it.
  var help: String { "write it without that, or take the name out of 'avoids'" }
}
