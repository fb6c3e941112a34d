import Authoring
import Evidence

/// How hard the texts of a curriculum are to read, as the rule `high-reading-grade` measures it.
public struct ReadingStatistics: Sendable, Hashable, Codable {
  /// Whether it is measured: the formula is made for English.
  public let isMeasured: Bool
  /// The grade above which the rule reports an episode.
  public let limit: Int
  /// All texts together.
  public let whole: ReadingGrade
  /// The episodes that are the hardest to read, the hardest first, at most ten; those with few words are left out.
  public let hardest: [EpisodeGrade]

  /// How many episodes are listed.
  static let mostListed = CurriculumStatistics.mostListed

  /// How hard the texts of an episode are to read.
  public struct EpisodeGrade: Sendable, Hashable, Codable {
    /// Its full id.
    public let episode: String
    /// What a learner sees it called.
    public let title: String
    /// The path of its file.
    public let file: String
    /// How hard it is.
    public let grade: Double
    /// How many words it has.
    public let words: Int
  }
}

/// How hard some texts are to read.
public struct ReadingGrade: Sendable, Hashable, Codable {
  /// The school grade after Flesch and Kincaid, to a tenth and at least 0, which very short sentences come below; nil
  /// where it is not measured, and for few words.
  public let grade: Double?
  /// How many words there are; 0 where nothing is measured.
  public let words: Int

  init(_ measure: ReadingMeasure) {
    grade = measure.isLongEnough ? max(0, (measure.grade * 10).rounded() / 10) : nil
    words = measure.words
  }
}
