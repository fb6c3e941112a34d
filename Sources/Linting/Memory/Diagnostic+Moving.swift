import Diagnostics

extension Diagnostic {
  /// The finding as it is shown where the files of its curriculum are shown below another folder; nil where its words
  /// may name a path, since they would have to be found anew.
  ///
  ///     finding.moved(from: "curriculum/", to: "lessons/python/curriculum/")
  ///
  /// - Parameters:
  ///   - old: The present prefix of paths: the folder with a slash at its end, or an empty string.
  ///   - new: The prefix that replaces it.
  func moved(from old: String, to new: String) -> Diagnostic? {
    guard !old.utf8.elementsEqual(new.utf8) else { return self }
    guard !words.contains(where: { Self.mayName($0, below: old) }), let location = location.moved(from: old, to: new)
    else { return nil }
    var moved = self
    moved.location = location
    moved.notes = notes.compactMap { $0.moved(from: old, to: new) }
    moved.fixes = fixes.compactMap { $0.moved(from: old, to: new) }
    return moved.notes.count == notes.count && moved.fixes.count == fixes.count ? moved : nil
  }

  /// All that is said.
  private var words: [String] {
    [message] + [label, help].compactMap { $0 } + notes.map(\.message)
      + fixes.flatMap { [$0.title] + $0.edits.map(\.replacement) }
  }

  /// A cheap test that errs on the side of true: such a finding is found anew instead of moved.
  private static func mayName(_ text: String, below root: String) -> Bool {
    root.isEmpty ? text.contains(".yaml") || text.contains("assets/") : text.contains(root.dropLast())
  }
}

extension Location {
  fileprivate func moved(from old: String, to new: String) -> Location? {
    guard file.utf8.starts(with: old.utf8) else { return nil }
    return Location(new + String(decoding: file.utf8.dropFirst(old.utf8.count), as: UTF8.self), span)
  }
}

extension Diagnostic.Note {
  fileprivate func moved(from old: String, to new: String) -> Diagnostic.Note? {
    guard let location else { return self }
    return location.moved(from: old, to: new).map { Diagnostic.Note(message, at: $0) }
  }
}

extension Fix {
  fileprivate func moved(from old: String, to new: String) -> Fix? {
    let moved = edits.compactMap { edit in
      edit.location.moved(from: old, to: new).map { Edit($0, edit.replacement) }
    }
    return moved.count == edits.count ? Fix(title, effect, moved) : nil
  }
}
