package import Diagnostics

/// Where a file says something about the item whose file it is, besides what the item holds; what is left out is at
/// the first key.
package struct ItemFieldLocations: Sendable {
  private let document: Document

  fileprivate init(_ document: Document) { self.document = document }

  /// The title.
  package var title: Location { document.location(of: .title) }
  /// The summary.
  package var summary: Location { document.location(of: .summary) }
  /// How long it takes.
  package var minutes: Location { document.location(of: .minutes) }
  /// True if it is published.
  package var visibility: Location { document.location(of: .visibility) }
  /// The access code.
  package var access: Location { document.location(of: .access) }
  /// How many stars open it.
  package var requiresStars: Location { document.location(of: .requiresStars) }
  /// The concepts that it introduces.
  package var teaches: Location { document.location(of: .teaches) }
  /// The largest number of wrong answers for three stars, or the stars.
  package var threeStars: Location { stars(.three) }
  /// The largest number of wrong answers for two stars, or the stars.
  package var twoStars: Location { stars(.two) }
  /// The image of its badge.
  package var badgeImage: Location? { document.written?.value(of: .badge)?.location(of: .image) }

  /// The path of an image that stands for it, its `icon` or its `banner`.
  package func image(of key: FieldKey) -> Location? { document.written?.value(of: key)?.location(of: .image) }
  /// The words for those who do not see such an image.
  package func alt(of key: FieldKey) -> Location? { document.written?.value(of: key)?.location(of: .alt) }

  /// A reminder of a curriculum.
  package func reminder(at index: Int) -> Location { document.location(of: .reminders, at: index) }

  /// A text about an element of Slang.
  package func elementHelp(at index: Int) -> Location { document.location(of: .elements, at: index) }

  /// A concept that it introduces.
  package func teaches(at index: Int) -> Location { document.location(of: .teaches, at: index) }
  /// An item that it opens.
  package func opens(at index: Int) -> Location { document.location(of: .opens, at: index) }
  /// An item that it requires.
  package func requires(at index: Int) -> Location { document.location(of: .requires, at: index) }

  private func stars(_ key: FieldKey) -> Location {
    document.written?.value(of: .stars)?.location(of: key) ?? document.location(of: .stars)
  }
}

extension Document {
  /// The mapping of a reminder of a curriculum.
  package func reminder(at index: Int) -> SourceValue? { written?.value(of: .reminders, at: index) }

  /// The mapping of a text about an element of Slang.
  package func elementHelp(at index: Int) -> SourceValue? { written?.value(of: .elements, at: index) }

  /// Where the file says something about its item.
  package var item: ItemFieldLocations { ItemFieldLocations(self) }
}
