public import CurriculumBundle
internal import Diagnostics

extension UnlockRules {
  /// What to do about something that keeps an item locked, for its learner.
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

  /// Whether a text that a learner typed is the access code of a module.
  public func hasAccessCode(_ code: String) -> Bool {
    items.contains { $0.accessKey.map { ItemPath($0) == ItemPath(code) } ?? false }
  }
}
