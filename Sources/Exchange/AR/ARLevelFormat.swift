import Authoring
package import Diagnostics
package import JSON
package import RobotAnalysis

/// One of AR Programming's levels in a file of its own; `ARLevel` tells its shape.
package enum ARLevelFormat: LevelFormat {
  package static let name = "ar-programming"
  package static let title = ARFormat.title
  package static let limits = "A level there has one map and no limit of cards"

  package static func read(_ source: SourceText) -> (level: RobotLevel?, diagnostics: [Diagnostic]) {
    let document = ForeignDocument(source)
    let root = document.root?.spelled(ARFormat.keys)
    let reading = root?.robotLevel()
    for loss in reading?.leftOut ?? [] where loss.path.parts.isEmpty { root?.report(loss) }
    return (document.hasErrors ? nil : reading?.level, document.diagnostics)
  }

  package static func write(_ level: RobotLevel) -> (json: JSONValue, leftOut: [String]) { ARLevel.write(level) }
}

extension ForeignValue {
  /// The level that the value says, and what of it a level cannot hold.
  ///
  /// - Parameter legend: What tiles mean in a set of levels where the level itself does not say it.
  func robotLevel(legend: [String: String] = [:]) -> ARLevel.Reading? {
    guard let object = anyObject("a level") else { return nil }
    switch ARLevel.read(value, legend: legend) {
    case .success(let reading):
      object.reportUnknown(besides: ARLevel.keys)
      if isBlank(reading.level.name) {
        object["name"]?.reportWrong("this text has no visible character", help: "give the level a name")
      }
      // How the whole is laid out is compared once all levels are read.
      for loss in reading.leftOut where !loss.path.parts.isEmpty { report(loss) }
      return reading
    case .failure(let problems):
      for problem in problems.all {
        document.reportWrong(place(of: problem), problem.message, help: help(for: problem))
      }
      return nil
    }
  }

  fileprivate func report(_ loss: ARLevel.Problem) {
    document.reportLoss(place(of: loss), loss.message, help: help(for: loss))
  }

  private func place(of problem: ARLevel.Problem) -> JSONPath {
    problem.path.parts.reduce(path) { path, part in
      switch part {
      case .key(let key): path.key(key)
      case .index(let index): path.index(index)
      }
    }
  }

  private func help(for problem: ARLevel.Problem) -> String {
    problem.help ?? "write it as `hornbook manual exchange` shows"
  }
}
