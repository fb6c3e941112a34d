/// A value that is worked out when somebody asks for it, and then kept.
///
///     let paths = Lazy { items.map(\.path) }
///     paths.value
///
/// It is for what few rules ask of a whole curriculum; what is known about a card stands in its evidence.
final class Lazy<Value> {
  private var compute: (() -> Value)?
  private var known: Value?

  init(_ compute: @escaping () -> Value) { self.compute = compute }

  /// The value.
  var value: Value {
    if let known { return known }
    guard let compute else { preconditionFailure("a value that asks for itself") }
    self.compute = nil
    let value = compute()
    known = value
    return value
  }
}
