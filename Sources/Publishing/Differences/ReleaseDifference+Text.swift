public import CurriculumBundle
import Diagnostics

// Names and texts of a release come from anyone, and are shown where a machine reads lines: control characters are
// escaped, so that no part can begin a line of its own.

extension ReleaseDifference {
  /// The difference for a terminal.
  ///
  /// - Parameters:
  ///   - names: What the older and the newer release are called.
  ///   - next: The lowest version that the newer one may have; nil where it has one already.
  public func text(_ names: (old: String, new: String), next: SemanticVersion?) -> String {
    var lines = [names.old.visible + " → \(names.new): \(isEmpty ? "nothing differs" : verdict.words)".visible]
    for change in changes {
      lines.append("  " + change.line.visible)
      for text in change.texts { lines += text.lines.map { "    " + $0.visible } }
    }
    if !isEmpty { lines.append("of \(LearnerReplay.learners) simulated learners, \(replay.sentence)") }
    for (episode, count) in lockedFirst {
      lines.append("  \(episode) is locked for \(count) who had it unlocked".visible)
    }
    var text = lines.map { $0 + "\n" }.joined()
    if let next, !isEmpty { text += "version: \(step.name), so \(next) or higher\n" }
    return text
  }

  /// The verdict with what simulated learners meet, on one line.
  public var summary: String {
    verdict == .compatible ? verdict.words : "\(verdict.words): of \(LearnerReplay.learners), \(replay.sentence)"
  }

  /// The difference in Markdown, for a pull request.
  public func markdown(_ names: (old: String, new: String), next: SemanticVersion?) -> String {
    let old = names.old.inMarkdown, new = names.new.inMarkdown
    var text = "### What learners get: \(isEmpty ? "nothing differs" : verdict.words)\n\n"
    text += "From \(old) to \(new)."
    if isEmpty { return text + "\n" }
    text += " Of \(LearnerReplay.learners) simulated learners, \(replay.sentence)."
    if let next { text += " The version rises by a \(step.name) step at least: \(next)." }
    text += "\n\n| item | change |\n| --- | --- |\n"
    for (number, change) in changes.prefix(Self.mostRows).enumerated() {
      let texts = number < Self.mostTexts ? change.texts.flatMap(\.markdownLines) : []
      text += "| \(change.name.inMarkdown) | \(([change.rest.escapedForTable] + texts).joined(separator: "<br>")) |\n"
    }
    if changes.count > Self.mostRows { text += "\n… and \(changes.count - Self.mostRows) more changes.\n" }
    let locked = lockedFirst
    if !locked.isEmpty { text += "\n" }
    for (episode, count) in locked {
      text += "- \("\(episode)".inMarkdown) is locked for \(count) learners who had it unlocked\n"
    }
    return text
  }

  /// The most rows of a table, so that a comment on a pull request can hold it.
  private static let mostRows = 200
  /// The most rows that show texts, too.
  private static let mostTexts = 40
  private static let mostLocked = 5

  /// The episodes that most learners meet locked, those first that come first in the course.
  private var lockedFirst: [(episode: ItemPath, count: Int)] {
    let most = replay.locked.sorted {
      $0.value == $1.value
        ? $0.key.description.utf8.lexicographicallyPrecedes($1.key.description.utf8) : $0.value > $1.value
    }
    return most.prefix(Self.mostLocked).map { ($0.key, $0.value) }
  }
}

extension LearnerReplay {
  /// What happens to the learners, in words without a full stop.
  var sentence: String {
    let parts = [
      (counts.lostCards, "lose a finished card"), (counts.lostStars, "lose stars"), (counts.lostBadges, "lose a badge"),
      (counts.lostPlaces, "lose the place where they go on"), (counts.metLocks, "meet a lock that was open"),
    ]
    let felt = parts.filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }
    guard let last = felt.last else { return "none loses anything or meets a new lock" }
    return felt.count == 1 ? last : felt.dropLast().joined(separator: ", ") + " and " + last
  }
}

extension ReleaseChange {
  /// What it is called: the item, or the whole.
  var name: String { item.description.isEmpty ? "the curriculum" : item.description }

  /// What happened to it, without its name.
  var rest: String {
    var text = kind.words
    switch kind {
    case .renamed, .moved: text += " from \(list)"
    case .merged: text += " from \(list)"
    case .replaced: text += ", of \(list)"
    case .split: text += " into \(list)"
    case .retired: text += "; its place is taken by \(list)"
    default: break
    }
    return detail.map { "\(text): \($0)" } ?? text
  }

  /// The change on one line.
  var line: String { item.description.isEmpty ? "curriculum: \(rest)" : "\(level) \(name): \(rest)" }

  private var list: String { others.map(\.description).joined(separator: ", ") }
}

extension ChangedText {
  /// The old text after `-` and the new one after `+`, a line each.
  fileprivate var lines: [String] { sides.map { "\($0.sign) \(key): \($0.text)" } }

  /// The same lines, escaped for a cell of a Markdown table.
  fileprivate var markdownLines: [String] { sides.map { "\($0.sign) \("\(key): \($0.text)".inMarkdown)" } }

  private var sides: [(sign: String, text: String)] {
    (old.map { [("-", $0)] } ?? []) + (new.map { [("+", $0)] } ?? [])
  }
}

// Markdown knows no characters of several code points: a sign counts even with an accent on it.

extension String {
  /// The text as code in Markdown.
  fileprivate var inMarkdown: String {
    let code = visible.mapScalars { scalar in
      switch scalar {
      case "`": "'"
      case "|": "\\|"
      default: nil
      }
    }
    return "`\(code)`"
  }

  /// The text as it is in Markdown, where it may hold anything.
  fileprivate var escapedForTable: String {
    visible.mapScalars { "|\\`*_<>[]#&@~".unicodeScalars.contains($0) ? "\\\($0)" : nil }
  }

  /// The text with other texts for some code points; nil leaves one as it is.
  private func mapScalars(_ replacement: (Unicode.Scalar) -> String?) -> String {
    unicodeScalars.reduce(into: "") { $0 += replacement($1) ?? String($1) }
  }
}
