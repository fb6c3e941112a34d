/// A compiled class, as far as it names others: the pool of constants at its start (The Java Virtual Machine
/// Specification, chapter 4.4).
struct ClassFile {
  /// A method or a field of a class.
  struct Member: Hashable {
    /// The name of its class, with slashes.
    let owner: String
    /// Its own name.
    let name: String
  }

  /// The names of all classes that it names, with slashes.
  private(set) var classes: [String] = []
  /// The methods and fields that it names.
  private(set) var members: [Member] = []
  /// True if it can be started.
  private(set) var hasMain = false
  /// True if a thread of the system may run a part of it at any time, also after its program.
  private(set) var hasFinalizer = false

  private enum Constant {
    case text(String)
    case type(Int)
    case member(owner: Int, name: Int)
    case name(Int)
    case other
  }

  /// Reads a class; one that is cut short names less.
  init(_ bytes: [UInt8]) {
    let number = { (place: Int) -> Int in
      place + 1 < bytes.count ? Int(bytes[place]) << 8 | Int(bytes[place + 1]) : 0
    }
    var (constants, place): ([Constant], Int) = ([.other], 10)
    while constants.count < number(8), place < bytes.count {
      let tag = bytes[place]
      constants.append(Self.constant(tag, at: place + 1, in: bytes, number))
      place += 1 + (tag == 1 ? 2 + number(place + 1) : Self.sizes[tag, default: 4])
      // A number of eight bytes counts as two.
      if tag == 5 || tag == 6 { constants.append(.other) }
    }
    let text = { (index: Int) -> String in
      if constants.indices.contains(index), case .text(let text) = constants[index] { text } else { "" }
    }
    for constant in constants {
      if case .type(let name) = constant { classes.append(text(name)) }
      guard case .member(let owner, let pair) = constant, constants.indices.contains(max(owner, pair)),
        case .type(let type) = constants[owner], case .name(let name) = constants[pair]
      else { continue }
      members.append(Member(owner: text(type), name: text(name)))
    }
    let texts = Set(constants.indices.map(text))
    hasMain = texts.isSuperset(of: ["main", "([Ljava/lang/String;)V"])
    hasFinalizer = texts.contains("finalize")
  }

  private static let sizes: [UInt8: Int] = [5: 8, 6: 8, 7: 2, 8: 2, 15: 3, 16: 2, 19: 2, 20: 2]

  private static func constant(
    _ tag: UInt8, at place: Int, in bytes: [UInt8], _ number: (Int) -> Int
  ) -> Constant {
    switch tag {
    case 1: .text(String(decoding: bytes.dropFirst(place + 2).prefix(number(place)), as: UTF8.self))
    case 7: .type(number(place))
    case 9, 10, 11: .member(owner: number(place), name: number(place + 2))
    case 12: .name(number(place))
    default: .other
    }
  }
}

extension ClassFile {
  /// True if it stays with what lessons need, so that it may share a process with others: it cannot leave the process,
  /// start threads, change what all share, or look into other classes.
  ///
  /// - Parameter own: The names of the classes of its program, with slashes.
  func mayShare(own: Set<String>) -> Bool {
    guard !hasFinalizer else { return false }
    let areHarmless = classes.allSatisfy { name in
      let type = Self.element(of: name)
      return own.contains(type) || Self.isHarmless(type)
    }
    return areHarmless
      && members.allSatisfy { member in
        // By a class of its own a program can also name what that inherits.
        if member.name == "setDefault" || member.name.hasPrefix("parallel") { return false }
        if own.contains(member.owner) { return true }
        return Self.few[member.owner].map { $0.contains(member.name) } ?? true
      }
  }

  /// The class of which an array is, through all its dimensions.
  private static func element(of name: String) -> String {
    guard name.hasPrefix("[") else { return name }
    let element = name.drop { $0 == "[" }
    return element.hasPrefix("L") ? String(element.dropFirst().dropLast()) : "java/lang/Object"
  }

  private static func isHarmless(_ type: String) -> Bool {
    if type.hasSuffix("Exception") || type.hasSuffix("Error") { return type.hasPrefix("java/") }
    guard let end = type.lastIndex(of: "/") else { return false }
    let (package, name) = (String(type[..<end]), String(type[type.index(after: end)...].prefix { $0 != "$" }))
    if package == "java/util" { return !["Timer", "TimerTask", "ServiceLoader", "ResourceBundle"].contains(name) }
    if package == "java/util/stream" { return name != "StreamSupport" }
    return packages.contains(package) || types[package]?.contains(name) == true
  }

  private static let packages: Set = [
    "java/math", "java/text", "java/time", "java/time/format", "java/time/temporal", "java/util/function",
    "java/util/random", "java/util/regex", "java/util/stream", "java/lang/runtime",
  ]

  private static let types: [String: Set<String>] = [
    "java/io": [
      "BufferedReader", "InputStream", "InputStreamReader", "PrintStream", "PrintWriter", "Reader", "Serializable",
      "StringReader", "StringWriter", "Closeable", "Writer",
    ],
    "java/lang": [
      "AutoCloseable", "Boolean", "Byte", "CharSequence", "Character", "Class", "Cloneable", "Comparable", "Deprecated",
      "Double", "Enum", "Float", "FunctionalInterface", "Integer", "Iterable", "Long", "Math", "Number", "Object",
      "Override", "Record", "Runnable", "Short", "StrictMath", "String", "StringBuffer", "StringBuilder", "System",
      "Thread", "Throwable", "Void",
    ],
    // What the compiler itself names for lambdas and joined strings.
    "java/lang/invoke": [
      "CallSite", "LambdaMetafactory", "MethodHandle", "MethodHandles", "MethodType", "StringConcatFactory",
    ],
  ]

  /// Classes of which lessons need a few methods, and the others are not harmless.
  private static let few: [String: Set<String>] = [
    "java/lang/System": [
      "arraycopy", "currentTimeMillis", "err", "getProperty", "identityHashCode", "in", "lineSeparator", "nanoTime",
      "out",
    ],
    "java/lang/Class": [
      "cast", "desiredAssertionStatus", "equals", "getName", "getSimpleName", "hashCode", "isInstance", "toString",
    ],
    "java/lang/Thread": ["sleep"],
    "java/lang/invoke/LambdaMetafactory": ["altMetafactory", "metafactory"],
    "java/lang/invoke/MethodHandle": [],
    "java/lang/invoke/MethodHandles": [],
    "java/lang/invoke/MethodHandles$Lookup": [],
    "java/lang/invoke/StringConcatFactory": ["makeConcat", "makeConcatWithConstants"],
  ]
}
