extension BuiltinType {
  /// Names that `dir()` lists for the class although they are computed, or do nothing here.
  var listedNames: [String] { Self.listed[self]?.split(separator: " ").map(String.init) ?? [] }

  private static let listed: [BuiltinType: String] = [
    .object: "__getstate__ __reduce__ __reduce_ex__",
    .baseException: "__cause__ __context__ __dict__ __setstate__ __suppress_context__ __traceback__ args",
    .int: "__getnewargs__ __rdivmod__",
    .str: "__getnewargs__ __rmod__",
    .list: "__class_getitem__",
    .dict: "__class_getitem__",
    .tuple: "__class_getitem__ __getnewargs__",
    .set: "__class_getitem__",
    .frozenset: "__class_getitem__",
    .float: "__getformat__ __getnewargs__ __rdivmod__",
    .noneType: "__bool__",
    .bytes: "__bytes__ __getnewargs__ __rmod__",
    .bytearray: "__alloc__ __rmod__",
    .builtinFunction: "__module__ __name__ __qualname__ __self__ __text_signature__",
    .function:
      "__annotations__ __builtins__ __closure__ __code__ __defaults__ __dict__ __get__ __globals__ "
      + "__kwdefaults__ __module__ __name__ __qualname__",
    .generator: "__del__ __name__ __qualname__ gi_code gi_frame gi_running gi_suspended gi_yieldfrom",
    .enumerate: "__class_getitem__",
    .zip: "__setstate__",
    .reversed: "__setstate__",
    .listIterator: "__setstate__",
    .property: "__delete__ __get__ __isabstractmethod__ __set__ __set_name__ fdel fget fset",
    .classmethod:
      "__annotations__ __dict__ __func__ __get__ __isabstractmethod__ __module__ __name__ __qualname__ "
      + "__wrapped__",
    .staticmethod:
      "__annotations__ __call__ __dict__ __func__ __get__ __isabstractmethod__ __module__ __name__ __qualname__ "
      + "__wrapped__",
    .complex: "__complex__ __getnewargs__",
    .method: "__func__ __self__",
    .dictKeys: "__rand__ __ror__ __rsub__ __rxor__ mapping",
    .dictValues: "mapping",
    .dictItems: "__rand__ __ror__ __rsub__ __rxor__ mapping",
    .notImplementedType: "__bool__",
    .osError: "characters_written errno filename filename2 strerror",
    .stopIteration: "value",
    .systemExit: "code",
    .attributeError: "name obj",
    .nameError: "name",
    .importError: "msg name path",
    .syntaxError: "end_lineno end_offset filename lineno msg offset print_file_and_line text",
    .unicodeDecodeError: "encoding end object reason start",
    .code:
      "_co_code_adaptive _varname_from_oparg co_argcount co_cellvars co_code co_consts co_exceptiontable "
      + "co_filename co_firstlineno co_flags co_freevars co_kwonlyargcount co_lines co_linetable co_lnotab "
      + "co_name co_names co_nlocals co_positions co_posonlyargcount co_qualname co_stacksize co_varnames replace",
  ]
}
