import CurriculumBundle
import JSON

extension Curriculum {
  /// The same without some episodes, and without the blocks and modules that have no other.
  ///
  /// Whoever waited for one of them waits for what it waited for; whoever it opened is opened by what opened it.
  func without(_ episodes: Set<ItemPath>) -> Curriculum {
    var result = self
    var gone = Links()
    for (place, module) in modules.enumerated() {
      let path = ItemPath(module.id)
      for (position, block) in module.blocks.enumerated() {
        let holder = path.appending(block.id)
        for episode in block.episodes where episodes.contains(holder.appending(episode.id)) {
          gone.add(holder.appending(episode.id), episode.requires, episode.opens)
        }
        let rest = block.episodes.filter { !episodes.contains(holder.appending($0.id)) }
        if rest.isEmpty { gone.add(holder, block.requires, block.opens) }
        result.modules[place].blocks[position].episodes = rest
      }
      result.modules[place].blocks.removeAll(where: \.episodes.isEmpty)
      if result.modules[place].blocks.isEmpty { gone.add(path, module.requires, module.opens) }
    }
    result.modules.removeAll(where: \.blocks.isEmpty)
    result.modules = result.modules.map(gone.bridged)
    result.retired = gone.items.map { RetiredItem(id: $0) }
    return result
  }

  /// The same without some images: an image in a lesson to read becomes what it shows in words, as an answer does.
  ///
  /// - Throws: What reading and writing a module throws.
  func without(images: Set<String>) throws -> Curriculum {
    var result = self
    for (place, module) in modules.enumerated() where !images.isDisjoint(with: module.assetPaths) {
      let json = try JSONReader.read(canonicalBytes(of: ModuleContent(module))).get()
      result.modules[place] = try JSONValueDecoder().decode(ModuleContent.self, from: json.without(images)).module
    }
    return result
  }
}

/// What waits for items that go, and what they open.
private struct Links {
  /// The items that go, in the order of the course; what held one alone comes after it.
  private(set) var items: [ItemPath] = []
  private var requires: [ItemPath: [ItemPath]] = [:]
  private var opens: [ItemPath: [ItemPath]] = [:]

  mutating func add(_ item: ItemPath, _ requires: [ItemPath], _ opens: [ItemPath]?) {
    items.append(item)
    (self.requires[item], self.opens[item]) = (requires, opens ?? [])
  }

  /// A module of which each link leads past what goes.
  func bridged(_ module: Module) -> Module {
    var module = module
    module.requires = past(module.requires, requires)
    module.opens = module.opens.map { past($0, opens) }
    for block in module.blocks.indices {
      module.blocks[block].requires = past(module.blocks[block].requires, requires)
      module.blocks[block].opens = module.blocks[block].opens.map { past($0, opens) }
      for place in module.blocks[block].episodes.indices {
        let episode = module.blocks[block].episodes[place]
        module.blocks[block].episodes[place].requires = past(episode.requires, requires)
        module.blocks[block].episodes[place].opens = episode.opens.map { past($0, opens) }
      }
    }
    return module
  }

  private func past(_ paths: [ItemPath], _ links: [ItemPath: [ItemPath]]) -> [ItemPath] {
    var seen: Set<ItemPath> = []
    var result: [ItemPath] = []
    var queue = Array(paths.reversed())
    while let path = queue.popLast() {
      guard seen.insert(path).inserted else { continue }
      guard let next = links[path] else {
        result.append(path)
        continue
      }
      queue += next.reversed()
    }
    return result
  }
}

extension JSONValue {
  /// A published value without some images.
  fileprivate func without(_ images: Set<String>) -> JSONValue {
    switch self {
    case .array(let elements):
      return .array(
        elements.compactMap { element in
          guard let image = element["image"]?.string, images.contains(image) else { return element.without(images) }
          return element["alt"].map { .members(["text": $0]) }
        })
    case .object(let object):
      var result = JSONObject()
      for member in object.members {
        if member.key == "image", let image = member.value.string, images.contains(image) { continue }
        // An icon or a banner of an episode is nothing without its image.
        if let image = member.value["image"]?.string, images.contains(image), member.value["alt"] != nil { continue }
        let value = member.value.without(images)
        // A list of images of which none is left is left out, as it is where there never were any.
        if value.array?.isEmpty == true, member.value.array?.isEmpty == false { continue }
        result.append(member.key, value)
      }
      return .object(result)
    default: return self
    }
  }
}
