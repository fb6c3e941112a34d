// What CPython says of wrong arguments to functions that it has in C and the package in Python.
extension Machine {
  /// Raises what the C function raises for a call's arguments; returns when it has no complaint.
  mutating func complain(_ form: NativeForm, _ parameters: NativeParameters, _ call: NativeCall) throws(Raise) {
    if form.way == .named { return try complainByName(form, parameters, call) }
    if !call.keywords.isEmpty {
      throw typeError("\(form.way == .slot ? "wrapper \(form.callName)" : form.fullName) takes no keyword arguments")
    }
    let (given, least, most) = (call.positional, parameters.required, parameters.names.count)
    guard given < least || given > most else { return }
    let limit = given < least ? least : most
    let bound = least == most ? "" : given < least ? "at least " : "at most "
    switch form.way {
    case .none: throw typeError("\(form.fullName) takes no arguments (\(given) given)")
    case .one: throw typeError("\(form.fullName) takes exactly one argument (\(given) given)")
    case .plain: throw typeError("\(form.name) expected \(bound)\(limit) \(noun(limit)), got \(given)")
    case .slot: throw slotArguments(least...most, given)
    case .format, .named, .unnamed:
      let name = form.way == .unnamed ? "function" : form.callName
      throw typeError("\(name) takes \(bound.isEmpty ? "exactly " : bound)\(limit) \(noun(limit)) (\(given) given)")
    }
  }

  /// What CPython's wrappers of special methods say.
  mutating func slotArguments(_ counts: ClosedRange<Int>, _ given: Int) -> Raise {
    let bound = counts.count == 1 ? "" : given < counts.lowerBound ? "at least " : "at most "
    let limit = given < counts.lowerBound ? counts.lowerBound : counts.upperBound
    // Those of more than one argument leave a place for their name free.
    let name = counts.upperBound > 1 ? " " : ""
    return typeError("\(name)expected \(bound)\(limit) \(noun(limit)), got \(given)")
  }

  /// What C's parser of named arguments complains about: how many there are, those missing, and then unknown names.
  private mutating func complainByName(
    _ form: NativeForm, _ parameters: NativeParameters, _ call: NativeCall
  ) throws(Raise) {
    let (name, names, given, keywords) = (form.callName, parameters.names, call.positional, call.keywords)
    try checkCounts(name, parameters, given, keywords.count)
    for (index, parameter) in names.enumerated() {
      let place = keywords.firstIndex(of: parameter).map { given + $0 }
      if let place = index < given ? index : place {
        if index < form.letters.count, form.letters[index] == "i" { _ = try shortInteger(call.values[place]) }
      } else if index < parameters.required {
        throw typeError("\(name) missing required argument '\(parameter)' (pos \(index + 1))")
      }
    }
    for (index, parameter) in names.prefix(given).enumerated() where keywords.contains(parameter) {
      throw typeError("argument for \(name) given by name ('\(parameter)') and position (\(index + 1))")
    }
    for keyword in keywords where !names.contains(keyword) {
      let shown = name == "function" ? "this function" : name
      throw typeError("'\(keyword)' is an invalid keyword argument for \(shown)")
    }
  }

  private mutating func checkCounts(
    _ name: String, _ parameters: NativeParameters, _ given: Int, _ keywords: Int
  ) throws(Raise) {
    let (all, most) = (parameters.names.count, parameters.positional)
    if given + keywords > all {
      let kind = given == 0 ? "keyword " : ""
      throw typeError("\(name) takes at most \(all) \(kind)\(noun(all)) (\(given + keywords) given)")
    }
    guard given > most else { return }
    if most == 0 { throw typeError("\(name) takes no positional arguments") }
    let bound = parameters.required < most ? "at most" : "exactly"
    throw typeError("\(name) takes \(bound) \(most) positional \(noun(most)) (\(given) given)")
  }

  private func noun(_ count: Int) -> String { count == 1 ? "argument" : "arguments" }
}
