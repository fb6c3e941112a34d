import JSON

/// The keys that an item has in a bundle, those of empty lists left out.
enum PublishedKeys {
  /// The keys of an item.
  static func keys(of item: some Encodable) -> [String] { members(of: item).map(\.key) }

  /// The keys of an item, with their values.
  static func members(of item: some Encodable) -> [JSONObject.Member] {
    // Every published type can be written: its encoder refuses only numbers that are none.
    let json = try? JSONValueEncoder().encode(item)
    return json?.object?.members.filter { $0.value != [] } ?? []
  }
}
