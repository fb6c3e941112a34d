package import CurriculumBundle
import Diagnostics

/// How long a lesson takes, estimated from what there is to read and to do.
///
/// Texts are read at 133 words a minute: half of all fourth graders read faster in spring, half slower (Hasbrouck and
/// Tindal, “An update to compiled ORF norms”, Technical Report 1702, University of Oregon, 2017). Nobody has published
/// how fast children read code or answer cards; for these there are round numbers.
package struct LessonTime: Sendable, Hashable, Codable {
  /// The seconds so far.
  package private(set) var seconds: Double
  /// Whether there are videos, which may take any time on top.
  package private(set) var hasVideos: Bool

  /// Words that a learner reads in a minute.
  package static let wordsPerMinute = 133.0
  /// Seconds that a line of code takes.
  package static let secondsPerLine = 5.0

  /// No time, or what was estimated before.
  package init(seconds: Double = 0, hasVideos: Bool = false) {
    self.seconds = seconds
    self.hasVideos = hasVideos
  }

  /// The minutes, at least one.
  package var minutes: Int { max(1, Int((seconds / 60).rounded())) }

  /// Adds a card.
  package mutating func add(_ content: CardContent) { add(content, content.shownTexts) }

  /// Adds a card whose texts are at hand; nil for a kind that is newer than this app.
  package mutating func add(_ content: CardContent, _ shown: ShownTexts?) {
    var words = 0
    if let shown { content.forEachText(of: shown) { text, _, _ in words += text.wordCount } }
    if case .reading = content {
      for text in content.nestedTexts { words += text.text.wordCount }
    }
    seconds += Double(words) * 60 / Self.wordsPerMinute + Double(content.lineCount) * Self.secondsPerLine
    seconds += content.secondsToAct
    if case .reading(let card) = content {
      seconds += 10 * Double(card.content.count(where: \.isImage))
      hasVideos = hasVideos || card.content.contains(where: \.isVideo)
    }
    guard case .quiz(let quiz) = content, !quiz.questions.isEmpty else { return }
    var all = LessonTime()
    for question in quiz.questions { all.add(question.content) }
    seconds += all.seconds * Double(quiz.askedCount) / Double(quiz.questions.count)
  }

  /// What two parts take together.
  package static func + (left: LessonTime, right: LessonTime) -> LessonTime {
    var sum = left
    sum.seconds += right.seconds
    sum.hasVideos = left.hasVideos || right.hasVideos
    return sum
  }
}

extension ReadingPart {
  fileprivate var isImage: Bool { if case .image = self { true } else { false } }
  fileprivate var isVideo: Bool { if case .video = self { true } else { false } }
}

extension String {
  /// How many words there are between spaces.
  fileprivate var wordCount: Int { withBytes(\.whitespaceCount) + 1 }
  fileprivate var lineCount: Int { withBytes { bytes in bytes.count { $0 == 0x0A } } + 1 }
}

extension CardContent {
  /// The lines of code that a learner reads.
  fileprivate var lineCount: Int { code?.lineCount ?? codePieces.reduce(0) { $0 + $1.code.lineCount } }
}
