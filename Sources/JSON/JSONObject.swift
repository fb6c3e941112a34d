/// Members of a JSON object in their order; no two have the same key.
public struct JSONObject: Sendable {
  /// One member.
  public struct Member: Sendable, Hashable {
    /// The key.
    public let key: String
    /// The value.
    public fileprivate(set) var value: JSONValue
  }

  /// The members in their order.
  public private(set) var members: [Member] = []

  /// Where each key stands; kept only when there are too many to look through.
  private var places: [ExactText: Int]?
  private static let fewMembers = 16

  /// An object without members.
  public init() {}

  /// Adds a member at the end.
  ///
  /// - Returns: Whether it was added: false when the key is there already.
  @discardableResult
  public mutating func append(_ key: String, _ value: JSONValue) -> Bool {
    guard place(of: key) == nil else { return false }
    places?[ExactText(key)] = members.count
    members.append(Member(key: key, value: value))
    if places == nil, members.count > Self.fewMembers {
      places = Dictionary(uniqueKeysWithValues: members.enumerated().map { (ExactText($1.key), $0) })
    }
    return true
  }

  /// The value under a key; setting replaces in place, adds at the end, or takes out with nil.
  public subscript(key: String) -> JSONValue? {
    get { place(of: key).map { members[$0].value } }
    set {
      guard let newValue else { return remove(key) }
      if let place = place(of: key) { members[place].value = newValue } else { append(key, newValue) }
    }
  }

  /// The keys in their order.
  public var keys: [String] { members.map(\.key) }

  private mutating func remove(_ key: String) {
    guard let place = place(of: key) else { return }
    let rest = members[..<place] + members[(place + 1)...]
    self = JSONObject()
    for member in rest { append(member.key, member.value) }
  }

  private func place(of key: String) -> Int? {
    if let places { return places[ExactText(key)] }
    return members.firstIndex { $0.key.utf8.elementsEqual(key.utf8) }
  }
}

extension JSONObject: Hashable {
  /// Whether both have the same members in the same order.
  public static func == (left: JSONObject, right: JSONObject) -> Bool { left.members == right.members }

  /// Feeds the members into a hasher.
  public func hash(into hasher: inout Hasher) { hasher.combine(members) }
}

extension JSONObject.Member {
  /// Whether key and value are the same, the key by its bytes.
  public static func == (left: JSONObject.Member, right: JSONObject.Member) -> Bool {
    ExactText(left.key) == ExactText(right.key) && left.value == right.value
  }

  /// Feeds key and value into a hasher.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(ExactText(key))
    hasher.combine(value)
  }
}
