/// The names with a meaning of their own: `__init__` and its kin.
enum Special: Int, CaseIterable {
  case initialize, new, del, repr, str, format, hash, bool, call, len, lengthHint, iter, next, reversed, contains
  case getitem, setitem, delitem, missing, getattr, getattribute, setattr, delattr, get, set, delete, setName
  case enter, exit, eq, ne, lt, le, gt, ge
  case add, sub, mul, truediv, floordiv, mod, pow, lshift, rshift, and, or, xor, matmul, divmod
  case radd, rsub, rmul, rtruediv, rfloordiv, rmod, rpow, rlshift, rrshift, rand, ror, rxor, rmatmul, rdivmod
  case iadd, isub, imul, itruediv, ifloordiv, imod, ipow, ilshift, irshift, iand, ior, ixor, imatmul
  case neg, pos, invert, abs, round, trunc, floor, ceil, int, float, complex, index, bytes
  case name, qualname, module, doc, dict, `class`, bases, mro, slots, annotations, classcell, initSubclass
  case subclasshook, instancecheck, subclasscheck, matchArgs, weakref, dir, cause, context, traceback
  case suppressContext, notes, builtins, wrapped, classGetitem, prepare, closure, code, defaults, kwdefaults
  case globals, selfObject, copy, deepcopy, reduce, setState, spec, file, all, postInit

  /// The name as programs write it: `__init__`.
  var text: String {
    switch self {
    // Every run needs these two, and a case's own name takes long to find out.
    case .name: "__name__"
    case .annotations: "__annotations__"
    case .initialize: "__init__"
    case .selfObject: "__self__"
    case .setState: "__setstate__"
    case .initSubclass: "__init_subclass__"
    case .setName: "__set_name__"
    case .lengthHint: "__length_hint__"
    case .matchArgs: "__match_args__"
    case .suppressContext: "__suppress_context__"
    case .classGetitem: "__class_getitem__"
    case .postInit: "__post_init__"
    default: "__\(self)__"
    }
  }
}
