import CurriculumBundle

/// Something that keeps its progress under its id, or under an id that it had.
protocol Continued {
  var id: String { get }
  var formerly: [String] { get }
}

extension Continued {
  /// Whether this is what an id stood for in an earlier release, in the same container.
  func continues(_ earlierID: String) -> Bool {
    ItemPath(id) == ItemPath(earlierID) || formerly.contains { ItemPath($0) == ItemPath(earlierID) }
  }
}

extension Module: Continued {}
extension Block: Continued {}
extension Episode: Continued {}
extension Card: Continued {}
