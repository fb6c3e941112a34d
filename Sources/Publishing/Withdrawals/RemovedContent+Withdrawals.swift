import CurriculumBundle

extension RemovedContent {
  /// The same with a withdrawal; one of the same item is brought up to date.
  public func adding(_ withdrawal: WithdrawalPlan, because: String) -> RemovedContent {
    var result = self
    var all = withdrawn ?? []
    if let place = all.firstIndex(where: { $0.item == withdrawal.item.description }) {
      let new = withdrawal.content.filter { !all[place].content.contains($0) }
      all[place].content += new
      all[place].because = because
    } else {
      all.append(
        RemovedContent.Withdrawal(
          item: withdrawal.item.description, because: because, content: withdrawal.content))
    }
    result.withdrawn = all
    return result
  }

  /// The withdrawal that forbids a bundle: of a file that it has, or of a lesson that it has under whatever id.
  public func withdrawal(in bundle: PublishedBundle) -> RemovedContent.Withdrawal? {
    guard let withdrawn, !withdrawn.isEmpty else { return nil }
    let outline = bundle.outline
    let files = Set(outline.modules.map(\.content.path) + (outline.assets ?? [:]).values.map(\.path))
    let ids = outline.ids ?? IDMap()
    let lessons = Set(
      outline.modules.flatMap { module in
        module.blocks.flatMap { block in block.episodes.map { ItemPath("\(module.id)/\(block.id)/\($0.id)") } }
      })
    return withdrawn.first { gone in
      guard !gone.content.contains(where: files.contains) else { return true }
      guard case .lesson(let path)? = WithdrawnItem(gone.item) else { return false }
      return ids.names(of: path).contains(where: lessons.contains)
    }
  }
}
