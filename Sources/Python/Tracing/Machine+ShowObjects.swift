// Instances and exceptions as a learner who watches a run sees them.
extension Machine {
  func show(_ exception: Exception, in picture: inout ValuePicture) {
    picture.write("\(exception.pointee.type.name)(")
    let arguments = exception.pointee.arguments
    if arguments.kind == .tuple {
      for (index, argument) in arguments.tuple.buffer.enumerated() where !picture.isFull {
        if index > 0 { picture.write(", ") }
        show(argument, in: &picture)
      }
    }
    picture.write(")")
  }

  /// `<Dog name='Rex', age=3>`; what extends a built-in type is `Stack([1, 2])`, and an instance of the library's
  /// `<Fraction numerator=1, denominator=2>`.
  func show(_ instance: Instance, in picture: inout ValuePicture) {
    let name = String(instance.pointee.type.name.split(separator: ".").last ?? "")
    if let member = enumMember(instance) {
      picture.write("<\(name).\(member.name): ")
      show(member.value, in: &picture)
      return picture.write(">")
    }
    let payload = instance.pointee.payload
    if payload.kind == .tuple, let fields = fields(of: instance.pointee.type, count: payload.tuple.count) {
      return show(name, Array(zip(fields, payload.tuple.buffer)), "(", ")", in: &picture)
    }
    if payload.kind == .opaque, let deque = payload.opaque.pointee.payload as? DequePayload {
      let items = (0..<min(deque.count, picture.limit)).map { deque.ring.items[deque.place($0)] }
      return items.withUnsafeBufferPointer { show($0, "\(name)([", "])", in: &picture) }
    }
    if !payload.isUndefined, payload.kind != .opaque {
      picture.write("\(name)(")
      show(payload, in: &picture)
      return picture.write(")")
    }
    var attributes = attributes(of: instance)
    if attributes.isEmpty { return picture.write("<\(name) object>") }
    if isOfLibrary(instance.pointee.type) {
      if let text = turtle(attributes) { return picture.write("<\(name) \(text)>") }
      attributes = attributes.map { (String($0.name.drop { $0 == "_" }), $0.value) }
    }
    show("<\(name)", attributes, " ", ">", in: &picture)
  }

  private func show(
    _ name: String, _ attributes: [(name: String, value: Value)], _ open: String, _ close: String,
    in picture: inout ValuePicture
  ) {
    picture.write(name + open)
    for (index, attribute) in attributes.enumerated() {
      if picture.isFull { return }
      picture.write("\(index > 0 ? ", " : "")\(attribute.name)=")
      show(attribute.value, in: &picture)
    }
    picture.write(close)
  }

  /// The instance's own attributes, in the order in which they came to be.
  private func attributes(of instance: Instance) -> [(name: String, value: Value)] {
    if let shape = instance.pointee.shape {
      return shape.names.enumerated().map { ($0.element.swift, instance.pointee.values[$0.offset]) }
        .filter { !$0.value.isUndefined }
    }
    guard let dict = instance.pointee.dict else { return [] }
    return (0..<dict.pointee.used).compactMap { index in
      let entry = dict.entries[index]
      return entry.key.kind == .string ? (entry.key.string.swift, entry.value) : nil
    }
  }

  /// Where a turtle is and where it looks, in degrees: `at (100, 0), heading 90`; nil for anything else.
  private func turtle(_ attributes: [(name: String, value: Value)]) -> String? {
    let attribute = { (name: String) in attributes.first { $0.name == name }?.value }
    guard let place = attribute("_place").flatMap(Self.vector), let mode = attribute("_mode"), mode.kind == .string,
      let direction = attribute("_orient").flatMap(Self.vector)
    else { return nil }
    let angle = Real.angle(direction.y, direction.x) * 180 / .pi
    let heading = mode.string.isEqual(to: "logo") ? 90 - angle : angle
    let (x, y) = (Self.hundredths(place.x), Self.hundredths(place.y))
    return "at (\(x), \(y)), heading \(Self.hundredths(heading < 0 ? heading + 360 : heading))"
  }

  private static func vector(_ value: Value) -> (x: Double, y: Double)? {
    guard value.kind == .instance else { return nil }
    let payload = value.instance.pointee.payload
    guard payload.kind == .tuple, payload.tuple.count == 2 else { return nil }
    let items = payload.tuple.buffer.map { item in
      item.kind == .float ? item.float : item.kind == .int ? Double(item.int) : Double.nan
    }
    return (items[0], items[1])
  }

  private static func hundredths(_ number: Double) -> String {
    guard number.magnitude < 1e15 else { return "\(number)" }
    let whole = Int((number.magnitude * 100).rounded())
    let (units, rest) = (whole / 100, whole % 100)
    return "\(number < 0 && whole > 0 ? "-" : "")\(units)" + (rest == 0 ? "" : ".\(rest < 10 ? "0" : "")\(rest)")
  }

  func isOfLibrary(_ type: Type) -> Bool {
    type.pointee.moduleName.kind == .string && !type.pointee.moduleName.string.isEqual(to: "__main__")
  }

  private func enumMember(_ instance: Instance) -> (name: String, value: Value)? {
    let attributes = attributes(of: instance)
    guard let name = attributes.first(where: { $0.name == "_name_" })?.value, name.kind == .string,
      let value = attributes.first(where: { $0.name == "_value_" })?.value
    else { return nil }
    return (name.string.swift, value)
  }

  /// The names of a named tuple's items.
  private func fields(of type: Type, count: Int) -> [String]? {
    for order in type.pointee.order.buffer where order.kind == .type {
      let dict = order.type.pointee.dict
      for index in 0..<dict.pointee.used {
        let entry = dict.entries[index]
        guard entry.key.kind == .string, entry.key.string.isEqual(to: "_fields"), entry.value.kind == .tuple,
          entry.value.tuple.count == count
        else { continue }
        return entry.value.tuple.buffer.map { $0.kind == .string ? $0.string.swift : "?" }
      }
    }
    return nil
  }
}
