/// The native half of `itertools`, whose classes, written in Python, check what they are given.
enum ItertoolsModule {
  static let definition = ModuleDefinition([step] + insides)

  /// The `__next__` of all classes.
  static let step = NativeDefinition.method("_step", .none) { (machine, arguments) throws(Raise) in
    guard let cursor = machine.cursor(in: arguments[0]) else { throw machine.unbegun(arguments[0]) }
    if let item = try machine.advance(cursor) { return item }
    guard machine.stopped.kind == .exception else { throw machine.raise(.stopIteration) }
    throw machine.raise(machine.stopped)
  }

  private static let insides: [NativeDefinition] = [
    // An iterator begins only once: what it walks over would change below a walk that is going on.
    NativeDefinition("_begin", .unlimited) { (machine, arguments) throws(Raise) in
      guard arguments.count > 1, arguments[1].kind == .string,
        let maker = CursorMaker.all[arguments[1].string.swift]
      else { throw machine.typeError("_begin() takes an iterator and the name of its kind") }
      guard machine.canBegin(arguments[0]) else { throw machine.unable(arguments[0]) }
      let parts = arguments.dropping(2)
      guard maker.accepts(parts) else {
        throw machine.typeError("\(arguments[1].string.swift) cannot begin with these arguments")
      }
      let cursor = try maker.make(&machine, parts)
      machine.setCursor(cursor, in: arguments[0])
      return .none
    },
    // The arguments with which `count` or `repeat` would continue from here.
    NativeDefinition("_parts", .one) { (machine, arguments) throws(Raise) in
      guard let cursor = machine.cursor(in: arguments[0]) else { throw machine.unbegun(arguments[0]) }
      return Value(machine.makeTuple(cursor.parts))
    },
    // Copies a branch of `tee` at its current position.
    NativeDefinition("_branch", .positional(2, 2)) { (machine, arguments) throws(Raise) in
      guard let branch = machine.cursor(in: arguments[1]) as? TeeCursor else { throw machine.unbegun(arguments[1]) }
      guard machine.canBegin(arguments[0]) else { throw machine.unable(arguments[0]) }
      machine.setCursor(TeeCursor(branch), in: arguments[0])
      return .none
    },
  ]
}

extension Machine {
  /// The inside of an iterator; nil when it has none.
  func cursor(in value: Value) -> ItemCursor? {
    guard value.kind == .instance, value.instance.pointee.payload.kind == .opaque else { return nil }
    return value.instance.pointee.payload.opaque.pointee.payload as? ItemCursor
  }

  /// Gives an iterator its inside.
  mutating func setCursor(_ cursor: ItemCursor, in value: Value) {
    value.instance.pointee.payload = makeOpaque(type(.object), cursor)
  }

  /// True if a value is an instance that can get an inside, and has none yet.
  fileprivate func canBegin(_ value: Value) -> Bool {
    value.kind == .instance && value.instance.pointee.type.pointee.layout == .object
      && value.instance.pointee.payload.isUndefined
  }

  fileprivate mutating func unable(_ value: Value) -> Raise {
    typeError("an iterator of itertools that has not begun is needed, not '\(typeName(value))'")
  }

  fileprivate mutating func unbegun(_ value: Value) -> Raise {
    typeError("an iterator of itertools is needed, not '\(typeName(value))'")
  }
}
