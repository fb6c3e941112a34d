import Linting

extension ManualPage {
  /// The names that `teaches:` can use; its rows are the interpreters' own tables.
  static let concepts = ManualPage(
    name: "concepts", summary: "The names of what lessons teach, for `teaches:`.",
    prose: """
      Look for a word with `hornbook manual concepts | grep loop`. What a program takes from
      a module has a name, too: `python.MODULE.NAME`, for instance `python.math.sqrt`.
      """
  ) {
    TaughtConcept.areas.map { area in
      .table(area, TaughtConcept.all.filter { $0.area == area }.map { ($0.id, $0.summary) })
    }
  }
}
