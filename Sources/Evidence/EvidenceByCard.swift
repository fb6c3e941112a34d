public import Authoring
public import CurriculumBundle

/// The evidence on cards: what comes between reading them and judging them, the same for whoever asks.
///
///     let proven = EvidencePlanner(memory).prove(episode, limits: limits)
///     proven?.cards.map(\.evidence.steps).max()
public struct EvidenceByCard: Sendable {
  /// A card, or a question of a quiz, with what is known of it; a class, since it is handed on and long to copy.
  public final class Entry: Sendable {
    /// Its index in its episode, from 0; for a question that of its quiz.
    public let index: Int
    /// Its index in its quiz, from 0; nil outside of quizzes.
    public let question: Int?
    /// The full id of what holds it: the episode, or a quiz.
    public let holder: ItemPath
    /// The card as its author wrote it.
    public let card: AuthoredCard
    /// The evidence; nil where the kind of the card says that there is nothing to run.
    public let found: CardEvidence?
    /// True where the evidence is about answers that are code, which is seen without a copy of it.
    package let isAboutAnswers: Bool
    /// The same card once for each of its variants, with the evidence on that; none on most cards.
    public let variants: [Entry]
    fileprivate let episode: AuthoredEpisode
    fileprivate let limits: LintLimits

    /// An entry of a card with the evidence on it, at an index of what holds it.
    package init(
      _ card: AuthoredCard, _ index: Int, question: Int? = nil, of holder: ItemPath, _ found: CardEvidence?,
      variants: [Entry] = [], in episode: AuthoredEpisode, _ limits: LintLimits
    ) {
      self.index = index
      self.question = question
      self.holder = holder
      self.card = card
      isAboutAnswers = if let found { found.answers != nil } else { false }
      self.found = found
      self.variants = variants
      self.episode = episode
      self.limits = limits
    }

    /// The evidence; empty where there is none.
    public var evidence: CardEvidence { found ?? .none }

    /// The card, and the same card once for each of its variants.
    public var withVariants: [Entry] { [self] + variants }

    /// Its full id.
    public var path: ItemPath { holder.appending(card.id) }

    /// All that its evidence depends on.
    public var subject: EvidenceSubject { EvidenceSubject(card, in: episode, limits: limits) }
  }

  /// The cards in their order, each quiz before its questions.
  public let cards: [Entry]

  fileprivate init(_ cards: [Entry]) { self.cards = cards }
}

extension EvidencePlanner {
  /// Finds out about all cards of an episode, so that they can be judged, and what was found out be forgotten.
  ///
  /// - Parameter isCancelled: Whether nobody waits for it any more, asked before each card and while its programs run;
  ///   nil where somebody always does. Once it is true it has to stay true.
  /// - Returns: Nil where it was cancelled; what was found out till then is remembered.
  public func prove(
    _ episode: AuthoredEpisode, limits: LintLimits, unless isCancelled: (@Sendable () -> Bool)? = nil
  ) -> EvidenceByCard? {
    var cards: [EvidenceByCard.Entry] = []
    cards.reserveCapacity(episode.cardCount)
    for index in 0..<episode.cardCount {
      guard isCancelled?() != true else { return nil }
      let entry = entry(episode.card(at: index), index, of: episode.path, in: episode, limits, isCancelled)
      cards.append(entry)
      guard case .quiz = entry.card.card.content else { continue }
      cards += questions(of: entry.card, index, at: entry.path, in: episode, limits, isCancelled)
    }
    return isCancelled?() == true ? nil : EvidenceByCard(cards)
  }

  /// Finds out about one card of an episode, or about each question of a quiz.
  ///
  /// - Parameters:
  ///   - path: The full id of the card.
  ///   - isCancelled: Whether nobody waits for it any more; what is found out is worth nothing then. Once it is true it
  ///     has to stay true.
  public func prove(
    _ card: AuthoredCard, at path: ItemPath, in episode: AuthoredEpisode, limits: LintLimits,
    unless isCancelled: (@Sendable () -> Bool)? = nil
  ) -> EvidenceByCard {
    let questions = questions(of: card, 0, at: path, in: episode, limits, isCancelled)
    return EvidenceByCard(
      questions.isEmpty ? [entry(card, 0, of: path.parent ?? path, in: episode, limits, isCancelled)] : questions)
  }

  private func questions(
    of quiz: AuthoredCard, _ index: Int, at path: ItemPath, in episode: AuthoredEpisode, _ limits: LintLimits,
    _ isCancelled: (@Sendable () -> Bool)?
  ) -> [EvidenceByCard.Entry] {
    quiz.questions.enumerated().map { number, question in
      entry(question, index, question: number, of: path, in: episode, limits, isCancelled)
    }
  }

  private func entry(
    _ card: consuming AuthoredCard, _ index: Int, question: Int? = nil, of holder: ItemPath,
    in episode: AuthoredEpisode, _ limits: LintLimits, _ isCancelled: (@Sendable () -> Bool)?
  ) -> EvidenceByCard.Entry {
    // Most cards have nothing that could be run, which their kinds say at once.
    let found =
      card.card.content.mayHavePrograms
      ? evidence(on: EvidenceSubject(copy card, in: episode, limits: limits), unless: isCancelled) : nil
    let variants = card.variants.map {
      entry($0, index, question: question, of: holder, in: episode, limits, isCancelled)
    }
    return EvidenceByCard.Entry(
      card, index, question: question, of: holder, found, variants: variants, in: episode, limits)
  }
}
