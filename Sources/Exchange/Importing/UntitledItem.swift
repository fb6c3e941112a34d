/// A step, a lesson or an episode that has no title in the JSON, though its neighbors may.
struct UntitledItem {
  /// What it is.
  enum Kind: String { case step, lesson, episode }

  let kind: Kind
  let number: Int

  /// Its id; no title of its own gives this id, since numbered ids are reserved for items without one.
  var id: String { "\(kind.rawValue)-\(number)" }

  /// What it is called until an author gives it a title.
  var title: String { "Untitled \(kind.rawValue) \(number)" }

  /// What it is called where the layout has no titles.
  var plainTitle: String { "\(kind == .step ? "Step" : "Episode") \(number)" }
}
