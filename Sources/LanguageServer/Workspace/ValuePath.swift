import Authoring
import Diagnostics

/// The innermost scalar at a byte of a file, and the keys on the way to it.
struct ValuePath {
  /// The scalar.
  let value: SourceValue
  /// The keys of the mappings around it, the outermost first; the last is that of its own value, or of its list.
  let keys: [String]
  /// True for a scalar that is itself a key.
  let isKey: Bool

  /// A path from its parts.
  init(_ value: SourceValue, keys: [String], isKey: Bool) { (self.value, self.keys, self.isKey) = (value, keys, isKey) }

  /// The path to the scalar at a byte; nil between scalars.
  init?(at offset: Int, in whole: SourceValue?) {
    guard let whole else { return nil }
    var (value, keys) = (whole, [String]())
    while !value.isScalar {
      if value.isList {
        guard let next = value.writtenElements.first(where: { $0.span.contains(offset) }) else { return nil }
        value = next
        continue
      }
      guard
        let entry = value.writtenEntries.first(where: {
          $0.key.span.contains(offset) || $0.value.span.contains(offset)
        })
      else { return nil }
      keys.append(entry.key.text)
      guard !entry.key.span.contains(offset) else {
        self.init(entry.key, keys: keys, isKey: true)
        return
      }
      value = entry.value
    }
    guard value.span.contains(offset) else { return nil }
    self.init(value, keys: keys, isKey: false)
  }
}
