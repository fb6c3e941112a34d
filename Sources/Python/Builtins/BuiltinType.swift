/// The classes that are there from the start; a run makes each when it first needs it.
enum BuiltinType: UInt8, CaseIterable, Sendable {
  case object, type, int, bool, float, complex, str, bytes, bytearray
  case list, tuple, dict, set, frozenset, range, slice
  case noneType, ellipsis, notImplementedType
  case function, builtinFunction, methodWrapper, builtinMethod, methodDescriptor, wrapperDescriptor, method, module,
    generator, cell
  case code, property, classmethod, staticmethod, `super`, memberDescriptor, textStream, traceback
  case dictKeys, dictValues, dictItems
  case rangeIterator, listIterator, tupleIterator, strIterator, bytesIterator, setIterator, sequenceIterator
  case dictKeyIterator, dictValueIterator, dictItemIterator
  case reversed, listReverseIterator, dictReverseKeyIterator, dictReverseValueIterator, dictReverseItemIterator
  case enumerate, zip, map, filter, callableIterator, mappingProxy
  case pattern, match

  // Exceptions
  case baseException, systemExit, keyboardInterrupt, generatorExit, exception
  case stopIteration, stopAsyncIteration, arithmeticError, floatingPointError, overflowError, zeroDivisionError
  case assertionError, attributeError, bufferError, eofError, importError, moduleNotFoundError
  case lookupError, indexError, keyError, memoryError, nameError, unboundLocalError
  case osError, blockingIOError, childProcessError, connectionError, brokenPipeError, connectionAbortedError
  case connectionRefusedError, connectionResetError, fileExistsError, fileNotFoundError, interruptedError
  case isADirectoryError, notADirectoryError, permissionError, processLookupError, timeoutError
  case referenceError, runtimeError, notImplementedError, recursionError
  case syntaxError, indentationError, tabError, systemError, typeError
  case valueError, unicodeError, unicodeDecodeError, unicodeEncodeError, unicodeTranslateError
  case warning, deprecationWarning, futureWarning, importWarning, pendingDeprecationWarning, resourceWarning
  case runtimeWarning, syntaxWarning, unicodeWarning, userWarning, bytesWarning, encodingWarning

  /// Whether it is an exception class.
  var isException: Bool { rawValue >= BuiltinType.baseException.rawValue }

  /// The class it derives from; `object` has none.
  var base: BuiltinType? {
    switch self {
    case .object: nil
    case .bool: .int
    case .systemExit, .keyboardInterrupt, .generatorExit, .exception: .baseException
    case .floatingPointError, .overflowError, .zeroDivisionError: .arithmeticError
    case .moduleNotFoundError: .importError
    case .indexError, .keyError: .lookupError
    case .unboundLocalError: .nameError
    case .blockingIOError, .childProcessError, .connectionError, .fileExistsError, .fileNotFoundError,
      .interruptedError, .isADirectoryError, .notADirectoryError, .permissionError, .processLookupError,
      .timeoutError:
      .osError
    case .brokenPipeError, .connectionAbortedError, .connectionRefusedError, .connectionResetError: .connectionError
    case .notImplementedError, .recursionError: .runtimeError
    case .indentationError: .syntaxError
    case .tabError: .indentationError
    case .unicodeError: .valueError
    case .unicodeDecodeError, .unicodeEncodeError, .unicodeTranslateError: .unicodeError
    case .baseException: .object
    default:
      rawValue > BuiltinType.warning.rawValue ? .warning : isException ? .exception : .object
    }
  }

  /// Whether a class may derive from it.
  var isExtensible: Bool {
    switch self {
    case .bool, .range, .slice, .noneType, .ellipsis, .notImplementedType, .function, .builtinFunction, .methodWrapper,
      .method,
      .builtinMethod, .methodDescriptor, .wrapperDescriptor, .generator, .cell, .code, .memberDescriptor,
      .textStream, .traceback, .dictKeys, .dictValues, .dictItems, .mappingProxy, .pattern, .match:
      false
    default: true
    }
  }

  /// The kinds of built-in values whose insides a subclass's instances carry with them.
  var hasPayload: Bool {
    switch self {
    case .int, .float, .complex, .str, .bytes, .bytearray, .list, .tuple, .dict, .set, .frozenset, .property,
      .classmethod, .staticmethod:
      true
    default: false
    }
  }

  /// The class of a kind of values; nil for kinds whose values know their class, or that no program sees.
  static func of(_ kind: Kind) -> BuiltinType? {
    switch kind {
    case .undefined, .buffer, .type, .instance, .exception, .opaque, .iterator, .dictView, .native: nil
    case .none: .noneType
    case .bool: .bool
    case .int, .bigInt: .int
    case .float: .float
    case .ellipsis: .ellipsis
    case .notImplemented: .notImplementedType
    case .string: .str
    case .complex: .complex
    case .bytes: .bytes
    case .byteArray: .bytearray
    case .list: .list
    case .tuple: .tuple
    case .dict: .dict
    case .set: .set
    case .frozenSet: .frozenset
    case .range: .range
    case .slice: .slice
    case .function: .function
    case .boundMethod: .method
    case .code: .code
    case .cell: .cell
    case .generator: .generator
    case .module: .module
    case .stream: .textStream
    case .property: .property
    case .classMethod: .classmethod
    case .staticMethod: .staticmethod
    case .superProxy: .super
    case .member: .memberDescriptor
    case .traceback: .traceback
    }
  }
}

extension BuiltinType {
  /// The kind that all plain values of the class have, if there is one.
  var fastKind: Kind {
    switch self {
    case .str: .string
    case .list: .list
    case .dict: .dict
    case .set: .set
    case .tuple: .tuple
    default: .undefined
    }
  }

  /// Whether `list[int]` and the like make sense.
  var isGeneric: Bool {
    switch self {
    case .list, .tuple, .dict, .set, .frozenset, .type, .enumerate, .pattern, .match: true
    default: false
    }
  }
}
