public import CurriculumBundle
internal import JSON

extension Curriculum {
  /// The curriculum as it is published: programs of elements and cards are structured, as an app's editor holds them.
  ///
  /// A program with a line that is no element or card stays a text; the linter lets none of them through.
  public var withStructuredPrograms: Curriculum {
    var result = self
    for module in result.modules.indices {
      for block in result.modules[module].blocks.indices {
        for episode in result.modules[module].blocks[block].episodes.indices {
          result.modules[module].blocks[block].episodes[episode].structurePrograms()
        }
      }
    }
    return result
  }
}

extension Episode {
  fileprivate mutating func structurePrograms() {
    for index in cards.indices {
      guard let language = cards[index].content.task?.language else { continue }
      cards[index].content = cards[index].content.mapPrograms { $0.structured(in: language) }
    }
  }
}

extension Program {
  /// The program as an app's editor holds it; the program itself where that would lose a line of it.
  func structured(in language: ProgramLanguage) -> Program {
    guard case .text = self else { return self }
    let read = TaskProgram(self, in: language)
    guard !read.mistakes.contains(where: \.isUnreadable) else { return self }
    return read.elements.map { .elements($0) } ?? self
  }
}

extension TaskProgram {
  /// Its elements or cards; nil for a program that is a text.
  fileprivate var elements: [JSONValue]? {
    let elements: JSONValue? =
      switch self {
      case .python, .unreadable: nil
      case .slang(let program, _): try? JSONValueEncoder().encode(program)
      case .robot(let program): try? JSONValueEncoder().encode(program)
      }
    return elements?.array
  }
}
