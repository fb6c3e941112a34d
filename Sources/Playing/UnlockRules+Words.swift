public import CurriculumBundle
import Diagnostics
import JSON

extension UnlockRules {
  /// The sentence by which a learner does away with a reason for a lock.
  ///
  ///     rules.words(for: .waitsFor("training/printing/say-hello")) == "Finish 'Say hello' first."
  public func words(for reason: ShutReason) -> String {
    switch reason {
    case .waitsFor(let item): "Finish '\(title(of: item))' first."
    case .waitsForOne(let items):
      items.isEmpty
        ? "Nothing unlocks it."
        : "Finish one of these first: \(items.map { "'\(title(of: $0))'" }.joined(separator: ", "))."
    case .needsStars(let stars, let item): "Earn \(counted(stars, "more star")) before '\(title(of: item))'."
    case .needsAccessCode(let module): "Enter the access code of '\(title(of: module))'."
    }
  }

  /// What a learner sees an item called; its full id for an unknown one.
  public func title(of item: ItemPath) -> String { self[item]?.title ?? item.description }

  /// The access code of a module of a course that is not published, as a learner typed it; nil for any other text.
  public func accessKey(for typed: String) -> String? {
    let code = ExactText(AccessDigest.code(in: typed))
    return accessKeys.contains(code) ? code.text : nil
  }
}
