typealias Type = UnsafeMutablePointer<TypeBody>
typealias Instance = UnsafeMutablePointer<InstanceBody>
typealias Exception = UnsafeMutablePointer<ExceptionBody>
typealias ShapeRef = UnsafeMutablePointer<ShapeBody>

/// A class, built in or written in Python.
struct TypeBody: HeapBody {
  var header: Header
  var name: Text
  var qualifiedName: Text
  var moduleName: Value
  /// The class's class.
  var metatype: Type?
  var bases: Tuple
  /// The order in which attributes are looked up, this class first.
  var order: Tuple
  var dict: Dict
  /// The built-in class whose layout its instances have.
  var layout: BuiltinType
  /// Which built-in class it is; nil for a class written in Python.
  var builtin: BuiltinType?
  /// Changes whenever an attribute of the class or of one of its bases changes.
  var version: UInt32
  /// Where a new instance starts.
  var shape: ShapeRef?
  /// How many attributes instances have had so far.
  var slotHint: Int
  /// How many shapes there are of its instances.
  var shapeCount: Int32
  /// Whether instances take only the attributes named in `__slots__`.
  var hasSlots: Bool
  /// Direct subclasses, a list.
  var subclasses: List?
}

/// An instance of a class written in Python; the value that it extends (`payload`), if any, and its first attributes
/// follow the body.
struct InstanceBody: HeapBody {
  var header: Header
  var type: Type
  /// Which attribute stands where; nil once the attributes live in `dict`.
  var shape: ShapeRef?
  var values: UnsafeMutablePointer<Value>
  var dict: Dict?
  var capacity: UInt32
  var inlineCapacity: UInt32
  /// The `int`, `str`, `list`… that an instance of a subclass of such a type is; undefined otherwise.
  var payload: Value
}

extension UnsafeMutablePointer where Pointee == InstanceBody {
  @inline(__always)
  var inlineValues: UnsafeMutablePointer<Value> {
    UnsafeMutableRawPointer(self + 1).assumingMemoryBound(to: Value.self)
  }
}

/// The attributes that instances of a class share, in order; instances with the same ones share the shape.
struct ShapeBody {
  var type: Type
  /// All names up to this one lead back through `parent`.
  var parent: ShapeRef?
  var name: Text?
  /// How many attributes there are.
  var count: Int
  /// How many shapes have one attribute more.
  var childCount: Int32
  /// Shapes with one attribute more, a linked list.
  var firstChild: ShapeRef?
  var sibling: ShapeRef?
}

/// An exception.
struct ExceptionBody: HeapBody {
  var header: Header
  var type: Type
  /// A tuple.
  var arguments: Value
  var cause: Value
  var context: Value
  var suppressesContext: Bool
  var attributes: Dict?
  var notes: Value
  /// The message and the tuple of members of an exception group; undefined for other exceptions.
  var group: Value
  /// Where it has passed, innermost last.
  var trace: UnsafeMutablePointer<TraceEntry>?
  var traceCount: Int
  var traceCapacity: Int
}

/// What is noted about one exception.
enum ExceptionFlag {
  /// Whether it has passed code of the package, of which tracebacks show no lines.
  static let passedLibrary: UInt8 = 1
  /// Whether it comes out of a `try` with `except*`, which adds no line where it goes on.
  static let untraced: UInt8 = 2
}

/// One line of a traceback.
struct TraceEntry {
  var code: Code
  var pc: Int
}
