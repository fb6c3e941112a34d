import Authoring
import CurriculumBundle

/// A curriculum, module, block or episode on its way between systems: what it says of itself, and what it holds.
///
/// Its own fields are asked as of the published item: `episode.title`.
@dynamicMemberLookup
struct ExchangeItem<Header, Child> {
  /// Its own fields; the published item, which holds nothing.
  var header: Header
  /// Its children, in order.
  fileprivate(set) var children: [Child]

  init(_ header: Header, _ children: [Child]) { (self.header, self.children) = (header, children) }

  subscript<Value>(dynamicMember path: KeyPath<Header, Value>) -> Value { header[keyPath: path] }
}

typealias ExchangeCurriculum = ExchangeItem<Curriculum, ExchangeModule>
typealias ExchangeModule = ExchangeItem<Module, ExchangeBlock>
typealias ExchangeBlock = ExchangeItem<Block, ExchangeEpisode>
typealias ExchangeEpisode = ExchangeItem<Episode, ExchangeCard>

extension ExchangeItem<Curriculum, ExchangeModule> {
  var modules: [ExchangeModule] {
    get { children }
    set { children = newValue }
  }
}

extension ExchangeItem<Module, ExchangeBlock> {
  var blocks: [ExchangeBlock] { children }
}

extension ExchangeItem<Block, ExchangeEpisode> {
  var episodes: [ExchangeEpisode] { children }
}

extension ExchangeItem<Episode, ExchangeCard> {
  var cards: [ExchangeCard] { children }
}

/// A card on its way between systems.
@dynamicMemberLookup
struct ExchangeCard {
  /// The card that learners get.
  let card: Card
  /// The part of a task that is not published; nil for kinds that ask for no program.
  var task: AuthoredTask?

  subscript<Value>(dynamicMember path: KeyPath<Card, Value>) -> Value { card[keyPath: path] }
}

extension AuthoredCurriculum {
  /// The items that an export writes: everything but drafts.
  var exchanged: ExchangeCurriculum {
    ExchangeCurriculum(
      header,
      modules.filter { !$0.isDraft }.map { module in
        ExchangeModule(
          module.header,
          module.blocks.map { block in
            ExchangeBlock(block.header, block.episodes.map { ExchangeEpisode($0.header, $0.exchanged) })
          })
      })
  }
}

extension AuthoredEpisode {
  fileprivate var exchanged: [ExchangeCard] { cards.map { ExchangeCard(card: $0.card, task: $0.task) } }
}
