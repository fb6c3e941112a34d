/// What a value is: immediate kinds first, then one kind for each body that lives on the heap.
enum Kind: UInt8, Sendable, CaseIterable {
  /// No value at all: an unbound variable, a free slot, an absent argument.
  case undefined
  case none, bool, int, float, ellipsis, notImplemented, stream
  case string, bigInt, complex, bytes, byteArray
  case list, tuple, dict, set, frozenSet, range, slice, dictView
  case function, native, boundMethod, code, cell, generator, iterator
  case type, instance, exception, module
  case property, classMethod, staticMethod, superProxy, member
  case traceback, buffer, opaque

  /// Whether the value's bits are a pointer to a body on the heap.
  @inline(__always)
  var isHeap: Bool { rawValue >= Kind.string.rawValue }
}
