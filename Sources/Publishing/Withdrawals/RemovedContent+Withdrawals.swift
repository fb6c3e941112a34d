import CurriculumBundle

extension RemovedContent {
  /// The same with a withdrawal; one of the same item is brought up to date.
  public func adding(_ withdrawal: WithdrawalPlan, because: String) -> RemovedContent {
    var result = self
    var all = withdrawn ?? []
    if let place = all.firstIndex(where: { $0.item == withdrawal.item.description }) {
      let new = withdrawal.content.filter { !all[place].content.contains($0) }
      all[place].content += new
      // The original may be gone when what was ended in the middle is done again.
      let pictures = withdrawal.pixels.filter { !(all[place].pixels ?? []).contains($0) }
      if !pictures.isEmpty { all[place].pixels = (all[place].pixels ?? []) + pictures }
      all[place].because = because
    } else {
      all.append(
        RemovedContent.Withdrawal(
          item: withdrawal.item.description, because: because, content: withdrawal.content,
          pixels: withdrawal.pixels.isEmpty ? nil : withdrawal.pixels))
    }
    result.withdrawn = all
    return result
  }

  /// The first thing that forbids a bundle: a file that it has, a picture that it has with other bytes, or a lesson
  /// that it has under whatever id.
  func violation(in bundle: PublishedBundle) -> Violation? {
    guard let withdrawn, !withdrawn.isEmpty else { return nil }
    let outline = bundle.outline
    let modules = Set(outline.modules.map(\.content.path))
    let images = (outline.assets ?? [:]).sorted { $0.key < $1.key }
    let ids = outline.ids ?? IDMap()
    let lessons = Set(
      outline.modules.flatMap { module in
        module.blocks.flatMap { block in block.episodes.map { ItemPath("\(module.id)/\(block.id)/\($0.id)") } }
      })
    for gone in withdrawn {
      let files = Set(gone.content)
      if let image = images.first(where: { files.contains($0.value.path) })?.key ?? bundle.image(showing: gone.pixels) {
        return Violation(of: gone, image: image)
      }
      guard modules.isDisjoint(with: files) else { return Violation(of: gone) }
      guard case .lesson(let path)? = WithdrawnItem(gone.item) else { continue }
      if ids.names(of: path).contains(where: lessons.contains) { return Violation(of: gone) }
    }
    return nil
  }

  /// Something withdrawn that a bundle has.
  struct Violation {
    /// The withdrawal of it.
    let withdrawal: Withdrawal
    /// The path that an image has in the bundle; nil for a lesson.
    let image: String?

    init(of withdrawal: Withdrawal, image: String? = nil) { (self.withdrawal, self.image) = (withdrawal, image) }
  }
}

extension RemovedContent {
  /// Makes sure that nothing withdrawn is published again.
  ///
  /// - Throws: `PublishingError.withdrawn`.
  public func check(_ bundle: PublishedBundle) throws(PublishingError) {
    guard let found = violation(in: bundle) else { return }
    throw .withdrawn(item: found.withdrawal.item, because: found.withdrawal.because, image: found.image)
  }
}

extension PublishedBundle {
  /// The first image that shows one of some pictures.
  fileprivate func image(showing pictures: [PictureDigest]?) -> String? {
    guard let pictures, !pictures.isEmpty else { return nil }
    return assets.filter { image in pictures.contains { $0.isShown(by: image.bytes) } }.map(\.path).min()
  }
}
