package import Grading

extension ForbiddenUse {
  /// The fact as the end of a sentence for an author: `uses 'sorted' on line 2, which 'avoids' forbids`.
  package var inWordsForAuthor: String {
    "uses '\(name)' \(partName == "line" ? "on line" : "in \(partName)") \(part), which 'avoids' forbids"
  }

  /// The help on a program that is right but for this.
  var help: String { "write it without that, or take the name out of 'avoids'" }
}
