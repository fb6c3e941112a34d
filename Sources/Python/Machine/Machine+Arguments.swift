// Sorting out the arguments of calls.
extension Machine {
  /// Puts a Python function's arguments where its parameters are.
  mutating func bindArguments(
    _ function: Function, _ arguments: Arguments, _ registers: UnsafeMutablePointer<Value>
  ) throws(Raise) {
    let list = function.pointee.code.pointee.compiled._withUnsafeGuaranteedRef { $0.parameters }
    guard let form = list.nativeForm else { return try bindArguments(function, list, arguments, registers) }
    // Binding may write over the arguments.
    let values = form.letters.isEmpty ? [] : NativeCall.values(of: arguments)
    do throws(Raise) {
      try bindArguments(function, list, arguments, registers)
    } catch {
      let all = parameterNames(function, list)
      let receiver = all.first == "self" || all.first == "cls" ? 1 : 0
      let positional = list.positionalCount - receiver
      let parameters = NativeParameters(
        names: Array(all.dropFirst(receiver)), required: positional - (function.pointee.defaults?.count ?? 0),
        positional: positional)
      roots.append(contentsOf: values)
      defer { roots.removeLast(values.count) }
      try complain(form, parameters, NativeCall(arguments, receiver: receiver, values: values))
      throw error
    }
  }

  private mutating func bindArguments(
    _ function: Function, _ list: ParameterList, _ arguments: Arguments, _ registers: UnsafeMutablePointer<Value>
  ) throws(Raise) {
    let code = function.pointee.code
    // The arguments may lie where the registers are to be.
    let given = (0..<arguments.count).map { arguments[$0] }
    var named: [(Value, Value)] = []
    if let keywords = arguments.keywords {
      for index in 0..<keywords.count { named.append((keywords.items[index], arguments.base[arguments.count + index])) }
    }
    clearLocals(registers, code, from: 0)
    let positional = min(given.count, list.positionalCount)
    for index in 0..<positional { registers[index] = given[index] }
    var next = list.positionalCount + list.keywordOnlyCount
    if list.hasVariadic {
      registers[next] = Value(makeTuple(given.dropFirst(positional)))
      next += 1
    }
    let extra = list.hasKeywordVariadic ? makeDict() : nil
    if let extra { registers[next] = Value(extra) }
    try bindNamed(function, list, named, registers, extra)
    if given.count > list.positionalCount, !list.hasVariadic {
      throw tooManyArguments(function, list, given.count, registers)
    }
    try fillDefaults(function, list, registers)
  }

  private mutating func bindNamed(
    _ function: Function, _ list: ParameterList, _ named: [(Value, Value)],
    _ registers: UnsafeMutablePointer<Value>, _ extra: Dict?
  ) throws(Raise) {
    if named.isEmpty { return }
    let names = parameterNames(function, list)
    try charge(named.count * (2 + names.count >> 3))
    for (key, value) in named {
      let text = key.string.swift
      let found = names[list.positionalOnlyCount...].firstIndex(of: text)
      if let found {
        if !registers[found].isUndefined {
          throw typeError("\(describe(function)) got multiple values for argument '\(text)'")
        }
        registers[found] = value
      } else if let extra {
        set(extra, key.string, value)
      } else {
        throw unexpected(text, function, positionalOnly: names[..<list.positionalOnlyCount], named)
      }
    }
  }

  /// The complaint about a name that no parameter has, or only parameters without names for callers.
  private mutating func unexpected(
    _ name: String, _ function: Function, positionalOnly: ArraySlice<String>, _ named: [(Value, Value)]
  ) -> Raise {
    let given = Set(named.map(\.0.string.swift))
    let wronglyNamed = positionalOnly.filter(given.contains)
    if wronglyNamed.isEmpty {
      return typeError("\(describe(function)) got an unexpected keyword argument '\(name)'")
    }
    return typeError(
      "\(describe(function)) got some positional-only arguments passed as keyword arguments: "
        + "'\(wronglyNamed.joined(separator: ", "))'")
  }

  /// The names of positional and keyword-only parameters.
  func parameterNames(_ function: Function, _ list: ParameterList) -> [String] {
    function.pointee.code.pointee.compiled._withUnsafeGuaranteedRef { compiled in
      list.names.prefix(list.positionalCount + list.keywordOnlyCount).map { compiled.names[$0] }
    }
  }

  private func describe(_ function: Function) -> String { function.pointee.qualifiedName.swift + "()" }

  private mutating func fillDefaults(
    _ function: Function, _ list: ParameterList, _ registers: UnsafeMutablePointer<Value>
  ) throws(Raise) {
    let defaults = function.pointee.defaults
    let firstDefault = list.positionalCount - (defaults?.count ?? 0)
    var missing: [Int] = []
    for index in 0..<list.positionalCount where registers[index].isUndefined {
      if let defaults, index >= firstDefault {
        registers[index] = defaults.items[index - firstDefault]
      } else {
        missing.append(index)
      }
    }
    if !missing.isEmpty { throw missingArguments(function, list, missing, "positional") }
    let names = list.keywordOnlyCount > 0 ? parameterNames(function, list) : []
    for index in list.positionalCount..<(list.positionalCount + list.keywordOnlyCount)
    where registers[index].isUndefined {
      let value = function.pointee.keywordDefaults?.find(intern(names[index])) ?? .undefined
      if value.isUndefined { missing.append(index) } else { registers[index] = value }
    }
    if !missing.isEmpty { throw missingArguments(function, list, missing, "keyword-only") }
  }

  private mutating func missingArguments(
    _ function: Function, _ list: ParameterList, _ missing: [Int], _ kind: String
  ) -> Raise {
    let all = parameterNames(function, list)
    let names = missing.map { "'\(all[$0])'" }
    let joined: String
    switch names.count {
    case 1: joined = names[0]
    case 2: joined = "\(names[0]) and \(names[1])"
    default: joined = names.dropLast().joined(separator: ", ") + ", and \(names[names.count - 1])"
    }
    return typeError(
      "\(describe(function)) missing \(missing.count) required \(kind) "
        + "argument\(missing.count == 1 ? "" : "s"): \(joined)"
    )
  }

  private mutating func tooManyArguments(
    _ function: Function, _ list: ParameterList, _ given: Int, _ registers: UnsafeMutablePointer<Value>
  ) -> Raise {
    let defaults = function.pointee.defaults?.count ?? 0
    let takes =
      defaults > 0 ? "from \(list.positionalCount - defaults) to \(list.positionalCount)" : "\(list.positionalCount)"
    let isPlural = defaults > 0 || list.positionalCount != 1
    var keywordOnly = 0
    for index in 0..<list.keywordOnlyCount where !registers[list.positionalCount + index].isUndefined {
      keywordOnly += 1
    }
    var was = "\(given) \(given == 1 ? "was" : "were")"
    if keywordOnly > 0 {
      was =
        "\(given) positional argument\(given == 1 ? "" : "s") "
        + "(and \(keywordOnly) keyword-only argument\(keywordOnly == 1 ? "" : "s")) were"
    }
    return typeError("\(describe(function)) takes \(takes) positional argument\(isPlural ? "s" : "") but \(was) given")
  }

  // MARK: Natives

  /// Checks a native function's arguments and puts named ones where it expects them.
  mutating func arrange(_ native: NativeFunction, _ arguments: Arguments) throws(Raise) -> Arguments {
    let definition = native.pointee.definition
    let hasReceiver = definition.role == .method || definition.role == .classMethod
    let given = arguments.count - (hasReceiver ? 1 : 0)
    let shown = shownName(native)
    switch definition.signature {
    case .any: return arguments
    case .named(let names, let required, let positionalOnly, let positional):
      return try arrange(
        definition, arguments, names, required: required, positionalOnly: positionalOnly, positional: positional)
    case .none, .one, .positional:
      if let keywords = arguments.keywords, keywords.count > 0 {
        throw typeError(
          "\(native.isSlotWrapper ? "wrapper \(definition.name)" : shown)() takes no keyword arguments")
      }
    }
    if native.isSlotWrapper {
      let (least, most) = definition.name == "__pow__" ? (1, 2) : definition.signature.plainCounts
      throw slotArguments(least...most, given)
    }
    switch definition.signature {
    case .none: throw typeError("\(shown)() takes no arguments (\(given) given)")
    case .one: throw typeError("\(shown)() takes exactly one argument (\(given) given)")
    case .positional(let least, let most):
      let (bound, count) = given < least ? ("at least ", least) : ("at most ", most)
      let exact = least == most ? "" : bound
      let name = definition.name
      if ["count", "find", "index", "rfind", "rindex", "startswith", "endswith"].contains(name),
        native.pointee.owner?.pointee.builtin != .list, native.pointee.owner?.pointee.builtin != .tuple
      {
        throw typeError("\(name)() takes \(bound)\(count) argument\(count == 1 ? "" : "s") (\(given) given)")
      }
      // The constructor of `super` alone names itself with brackets.
      let shown = name == "super" ? "super()" : name
      throw typeError("\(shown) expected \(exact)\(count) argument\(count == 1 ? "" : "s"), got \(given)")
    case .any, .named: return arguments
    }
  }

  private mutating func shownName(_ native: NativeFunction) -> String {
    let definition = native.pointee.definition
    if let owner = native.pointee.owner, definition.role != .function { return "\(owner.name).\(definition.name)" }
    if let module = native.pointee.moduleName, module.swift != "builtins" {
      return "\(module.swift == "operator" ? "_operator" : module.swift).\(definition.name)"
    }
    return definition.name
  }

  mutating func arrange(
    _ definition: NativeDefinition, _ arguments: Arguments, _ names: [String], required: Int, positionalOnly: Int,
    positional: Int
  ) throws(Raise) -> Arguments {
    let offset = definition.role == .method || definition.role == .classMethod ? 1 : 0
    let given = arguments.count - offset
    if given > positional || given + (arguments.keywords?.count ?? 0) > names.count {
      throw tooMany(definition.name, given, required, positional, names.count, arguments)
    }
    let base = frames[depth].top
    guard base + names.count + offset < stackEnd else { throw recursionError() }
    var slots = Array(repeating: Value.undefined, count: names.count + offset)
    for index in 0..<arguments.count { slots[index] = arguments[index] }
    let complaint = placeKeywords(arguments, of: definition, names, positionalOnly, in: &slots[offset...])
    for index in 0..<required where slots[index + offset].isUndefined {
      if index < positionalOnly {
        let bound = positionalOnly < positional ? "at least" : "exactly"
        throw typeError(
          "\(definition.name)() takes \(bound) \(positionalOnly) positional "
            + "argument\(positionalOnly == 1 ? "" : "s") (\(given) given)")
      }
      if definition.name == "enumerate" {
        // It alone looks at a name before it misses an argument.
        if let complaint { throw typeError(complaint) }
        throw typeError("enumerate() missing required argument 'iterable'")
      }
      throw typeError("\(definition.name)() missing required argument '\(names[index])' (pos \(index + 1))")
    }
    if let complaint { throw typeError(complaint) }
    for (index, value) in slots.enumerated() { base[index] = value }
    pushTop(base + slots.count)
    return Arguments(base, count: slots.count)
  }

  /// Puts keyword arguments where their parameters are; gives what is to be said when no argument is missing.
  private func placeKeywords(
    _ arguments: Arguments, of definition: NativeDefinition, _ names: [String], _ positionalOnly: Int,
    in slots: inout ArraySlice<Value>
  ) -> String? {
    guard let keywords = arguments.keywords else { return nil }
    var (doubled, unknown): (String?, String?) = (nil, nil)
    for index in 0..<keywords.count {
      let name = keywords.items[index].string.swift
      guard let found = names.firstIndex(of: name), found >= positionalOnly else {
        unknown = unknown ?? "'\(name)' is an invalid keyword argument for \(definition.name)()"
        continue
      }
      let place = slots.startIndex + found
      if !slots[place].isUndefined {
        doubled =
          doubled ?? "argument for \(definition.name)() given by name ('\(name)') and position (\(found + 1))"
        continue
      }
      slots[place] = arguments.base[arguments.count + index]
    }
    return doubled ?? unknown
  }

  /// Refuses more keyword arguments than a function that sorts them out itself has names for.
  mutating func checkKeywords(_ arguments: Arguments, _ name: String, most: Int) throws(Raise) {
    let given = arguments.keywords?.count ?? 0
    if given > most {
      throw typeError("\(name)() takes at most \(most) keyword argument\(most == 1 ? "" : "s") (\(given) given)")
    }
  }

  private mutating func tooMany(
    _ name: String, _ given: Int, _ required: Int, _ positional: Int, _ all: Int, _ arguments: Arguments
  ) -> Raise {
    let total = given + (arguments.keywords?.count ?? 0)
    if positional == 0, total <= all { return typeError("\(name)() takes no positional arguments") }
    if positional < all, total <= all {
      let limit = required == positional ? "exactly" : "at most"
      return typeError(
        "\(name)() takes \(limit) \(positional) positional argument\(positional == 1 ? "" : "s") (\(given) given)")
    }
    let limit = required == all ? "exactly" : "at most"
    let kind = given == 0 ? "keyword " : ""
    return typeError("\(name)() takes \(limit) \(all) \(kind)argument\(all == 1 ? "" : "s") (\(total) given)")
  }
}
