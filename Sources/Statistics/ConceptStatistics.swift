public import Evidence

/// Where a concept is taught and used.
public struct ConceptStatistics: Sendable, Hashable, Codable {
  /// Its stable name: `python.for`.
  public let concept: String
  /// The full id of the first episode that names it under `teaches`; nil where none does.
  public let taughtFirst: String?
  /// What each module does with it, in order; modules that do nothing with it are left out.
  public let modules: [ModuleUse]

  /// What a module does with a concept.
  public struct ModuleUse: Sendable, Hashable, Codable {
    /// The module's full id.
    public let module: String
    /// What its episodes do with the concept, in the order of a lesson.
    public let marks: [ConceptMark]
    /// How many of them do something with it.
    public let episodes: Int
  }

  /// What a module does with it; nil for nothing.
  public func use(in module: String) -> ModuleUse? { modules.first { $0.module == module } }
}

extension ConceptStatistics {
  /// All concepts of some episodes; `modules` has the full id of the module of each.
  static func all(in matrix: ConceptMatrix, modules: [String]) -> [ConceptStatistics] {
    matrix.rows.map { row in
      var uses: [ModuleUse] = []
      for (module, marks) in zip(modules, row.cells) where !marks.isEmpty {
        let before = uses.last?.module == module ? uses.popLast() : nil
        uses.append(
          ModuleUse(
            module: module, marks: marks.union(before?.marks ?? []).sorted(), episodes: (before?.episodes ?? 0) + 1))
      }
      let first = row.cells.firstIndex { $0.contains(.taught) }
      return ConceptStatistics(
        concept: row.concept, taughtFirst: first.map { matrix.episodes[$0].description }, modules: uses)
    }
  }
}

extension ConceptCounts {
  init(of module: String, in concepts: [ConceptStatistics]) {
    taughtFirst = concepts.count { $0.taughtFirst?.hasPrefix("\(module)/") == true }
    used = concepts.count { $0.use(in: module)?.marks.contains { $0 != .taught } == true }
  }
}
