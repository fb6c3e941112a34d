import CurriculumBundle
import YAMLSource

/// A card in its file.
struct WrittenCard: Sendable {
  let id: Located<String>
  /// The name of its kind.
  let type: YAMLTree.NodeID
  /// Its mapping.
  let node: YAMLTree.NodeID
  /// Ids that the card had in earlier releases; few cards have any.
  let formerly: [String]
  let content: AuthoredContent

  /// The card for learners, its programs as the author wrote them.
  var card: Card { Card(id: id.value, formerly: formerly, content: content.content) }

  /// The card that learners get.
  var published: Card { Card(id: id.value, formerly: formerly, content: content.publish()) }
}
