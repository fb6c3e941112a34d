import BigInt
import PythonSyntax

// Values as a learner who watches a run sees them: as `repr` shows them, but without running any code of the program,
// and at no cost to its budget. Instances show their attributes, since their own `__repr__` is such code.
extension Machine {
  /// Numbers with more bits are only measured.
  private static let mostBits = 2048

  func show(_ value: Value, in picture: inout ValuePicture) {
    if let spelling = picture.spelling, let text = spell(value, spelling, first: picture.limit + 1) {
      return picture.write(text)
    }
    switch value.kind {
    case .undefined: picture.write("<unbound>")
    case .none: picture.write("None")
    case .bool: picture.write(value.bool ? "True" : "False")
    case .int: picture.write(String(value.int))
    case .bigInt: picture.write(measured(value.bigInt.pointee.number))
    case .float: picture.write(representFloat(value.float))
    case .complex: picture.write(representComplex(value.complex.pointee.real, value.complex.pointee.imaginary))
    case .ellipsis: picture.write("Ellipsis")
    case .notImplemented: picture.write("NotImplemented")
    case .string: picture.write(quote(value.string, first: picture.limit + 1))
    case .bytes, .byteArray: showBytes(value, in: &picture)
    case .range:
      let parts = (0..<3).map { part($0, of: value.range.pointee).big }
      let shown = parts[2] == 1 ? parts.dropLast() : parts[...]
      picture.write("range(\(shown.map { measured($0) }.joined(separator: ", ")))")
    case .list, .tuple, .dict, .set, .frozenSet, .slice, .dictView, .instance, .exception, .boundMethod:
      showNested(value, in: &picture)
    case .function, .native, .type, .generator, .iterator, .stream, .code, .cell, .module, .property, .classMethod,
      .staticMethod, .superProxy, .member, .traceback, .buffer, .opaque:
      picture.write("<\(name(of: value))>")
    }
  }

  /// A value as another language writes it; nil where it writes it as Python does.
  private func spell(_ value: Value, _ spelling: ValueSpelling, first count: Int) -> String? {
    switch value.kind {
    case .bool: spelling.truth(value.bool)
    case .float: spelling.decimal(value.float)
    case .string: spelling.string(text(value.string, first: count))
    case .undefined, .none, .int, .bigInt, .complex, .ellipsis, .notImplemented, .stream, .bytes, .byteArray, .list,
      .tuple, .dict, .set, .frozenSet, .range, .slice, .dictView, .instance, .exception, .boundMethod, .function,
      .native, .type, .generator, .iterator, .code, .cell, .module, .property, .classMethod, .staticMethod,
      .superProxy, .member, .traceback, .buffer, .opaque:
      nil
    }
  }

  private func text(_ text: Text, first count: Int) -> String {
    let scalars = (0..<min(text.count, count)).map { Unicode.Scalar(text[codePoint: $0]) ?? "\u{FFFD}" }
    return String(String.UnicodeScalarView(scalars))
  }

  private func measured(_ number: BigInt) -> String {
    let bits = number.magnitude.bitWidth
    guard bits > Machine.mostBits else { return String(number) }
    return "<int of about \(Int(Double(bits) * 0.30103) + 1) digits>"
  }

  private func showBytes(_ value: Value, in picture: inout ValuePicture) {
    let bytes = Array(value.bytes.pointee.bytes.prefix(picture.limit + 1))
    picture.write(
      value.kind == .bytes ? quoteBytes(bytes) : "bytearray(\(quoteBytes(bytes, inByteArray: true)))")
  }

  /// What something is that has no text of its own: `function greet`, `range_iterator object`.
  private func name(of value: Value) -> String {
    switch value.kind {
    case .function: "function \(value.function.pointee.qualifiedName.swift)"
    case .native: "built-in function \(value.native.pointee.definition.name)"
    case .type: "class '\(value.type.pointee.qualifiedName.swift)'"
    case .generator: "generator object \(value.generator.pointee.function.pointee.qualifiedName.swift)"
    case .iterator: "\(value.iterator.typeName.name) object"
    case .opaque: "\(value.opaque.pointee.type.name) object"
    case .module: "module '\(value.module.pointee.name.swift)'"
    case .superProxy: "super object"
    case .property: "property object"
    case .classMethod: "classmethod object"
    case .staticMethod: "staticmethod object"
    case .undefined, .none, .bool, .int, .float, .ellipsis, .notImplemented, .stream, .string, .bigInt, .complex,
      .bytes, .byteArray, .list, .tuple, .dict, .set, .frozenSet, .range, .slice, .dictView, .boundMethod, .code,
      .cell, .instance, .exception, .member, .traceback, .buffer:
      "\(BuiltinType.of(value.kind)?.name ?? "internal") object"
    }
  }

  // MARK: Values that hold others

  private func showNested(_ value: Value, in picture: inout ValuePicture) {
    guard !picture.isFull, picture.around.count < ValuePicture.mostLevels, !picture.around.contains(value.bits) else {
      return picture.write(leftOut(value.kind))
    }
    picture.around.append(value.bits)
    defer { picture.around.removeLast() }
    switch value.kind {
    case .list: show(value.list.buffer, "[", "]", in: &picture)
    case .tuple: show(value.tuple.buffer, "(", value.tuple.count == 1 ? ",)" : ")", in: &picture)
    case .dict: show(value.dict, in: &picture)
    case .set: show(value.set, "{", "}", empty: "set()", in: &picture)
    case .frozenSet: show(value.set, "frozenset({", "})", empty: "frozenset()", in: &picture)
    case .slice:
      let slice = value.slice.pointee
      let parts = [slice.start, slice.stop, slice.step]
      parts.withUnsafeBufferPointer { show($0, "slice(", ")", in: &picture) }
    case .dictView: show(value.dictView.pointee, in: &picture)
    case .exception: show(value.exception, in: &picture)
    case .boundMethod:
      picture.write("<method \(methodName(value.boundMethod.pointee.function)) of ")
      show(value.boundMethod.pointee.receiver, in: &picture)
      picture.write(">")
    case .instance: show(value.instance, in: &picture)
    case .undefined, .none, .bool, .int, .float, .ellipsis, .notImplemented, .stream, .string, .bigInt, .complex,
      .bytes, .byteArray, .range, .function, .native, .code, .cell, .generator, .iterator, .type, .module, .property,
      .classMethod, .staticMethod, .superProxy, .member, .traceback, .buffer, .opaque:
      preconditionFailure("it holds no other values")
    }
  }

  /// What stands for a container inside of itself, or too deep inside of others.
  private func leftOut(_ kind: Kind) -> String {
    switch kind {
    case .list: "[...]"
    case .tuple: "(...)"
    case .dict: "{...}"
    case .undefined, .none, .bool, .int, .float, .ellipsis, .notImplemented, .stream, .string, .bigInt, .complex,
      .bytes, .byteArray, .set, .frozenSet, .range, .slice, .dictView, .function, .native, .boundMethod, .code, .cell,
      .generator, .iterator, .type, .instance, .exception, .module, .property, .classMethod, .staticMethod, .superProxy,
      .member, .traceback, .buffer, .opaque:
      "..."
    }
  }

  private func methodName(_ function: Value) -> String {
    switch function.kind {
    case .function: function.function.pointee.name.swift
    case .native: function.native.pointee.definition.name
    case .undefined, .none, .bool, .int, .float, .ellipsis, .notImplemented, .stream, .string, .bigInt, .complex,
      .bytes, .byteArray, .list, .tuple, .dict, .set, .frozenSet, .range, .slice, .dictView, .boundMethod, .code, .cell,
      .generator, .iterator, .type, .instance, .exception, .module, .property, .classMethod, .staticMethod, .superProxy,
      .member, .traceback, .buffer, .opaque:
      "?"
    }
  }

  func show(
    _ items: UnsafeBufferPointer<Value>, _ open: String, _ close: String, in picture: inout ValuePicture
  ) {
    picture.write(open)
    for (index, item) in items.enumerated() {
      if picture.isFull { return }
      if index > 0 { picture.write(", ") }
      show(item, in: &picture)
    }
    picture.write(close)
  }

  private func show(_ set: PySet, _ open: String, _ close: String, empty: String, in picture: inout ValuePicture) {
    guard set.count > 0 else { return picture.write(empty) }
    picture.write(open)
    var (index, isFirst) = (0, true)
    while !picture.isFull, let found = set.nextIndex(index) {
      if !isFirst { picture.write(", ") }
      show(set.pointee.entries[found].key, in: &picture)
      (index, isFirst) = (found + 1, false)
    }
    picture.write(close)
  }

  private func show(_ dict: Dict, in picture: inout ValuePicture) {
    showEntries(of: dict, "{", "}", in: &picture) { key, value, picture in
      show(key, in: &picture)
      picture.write(": ")
      show(value, in: &picture)
    }
  }

  private func show(_ view: DictViewBody, in picture: inout ValuePicture) {
    let name =
      switch view.part {
      case .keys: "dict_keys"
      case .values: "dict_values"
      case .items: "dict_items"
      }
    showEntries(of: view.dict, "\(name)([", "])", in: &picture) { key, value, picture in
      switch view.part {
      case .keys: show(key, in: &picture)
      case .values: show(value, in: &picture)
      case .items: [key, value].withUnsafeBufferPointer { show($0, "(", ")", in: &picture) }
      }
    }
  }

  private func showEntries(
    of dict: Dict, _ open: String, _ close: String, in picture: inout ValuePicture,
    _ body: (Value, Value, inout ValuePicture) -> Void
  ) {
    picture.write(open)
    var isFirst = true
    for index in 0..<dict.pointee.used where !dict.entries[index].key.isUndefined {
      if picture.isFull { return }
      if !isFirst { picture.write(", ") }
      body(dict.entries[index].key, dict.entries[index].value, &picture)
      isFirst = false
    }
    picture.write(close)
  }
}
