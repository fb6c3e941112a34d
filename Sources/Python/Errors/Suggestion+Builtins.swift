extension Suggestion {
  /// All built-in names in CPython's order: of two that are equally near, the first is suggested.
  static let builtinNames = """
    __name__ __doc__ __package__ __loader__ __spec__ __build_class__ __import__ abs all any ascii bin
    breakpoint callable chr compile delattr dir divmod eval exec format getattr globals hasattr hash hex id
    input isinstance issubclass iter aiter len locals max min next anext oct ord pow print repr round setattr
    sorted sum vars None Ellipsis NotImplemented False True bool memoryview bytearray bytes classmethod
    complex dict enumerate filter float frozenset property int list map object range reversed set slice
    staticmethod str super tuple type zip __debug__ BaseException BaseExceptionGroup Exception GeneratorExit
    KeyboardInterrupt SystemExit ArithmeticError AssertionError AttributeError BufferError EOFError
    ImportError LookupError MemoryError NameError OSError ReferenceError RuntimeError StopAsyncIteration
    StopIteration SyntaxError SystemError TypeError ValueError Warning FloatingPointError OverflowError
    ZeroDivisionError BytesWarning DeprecationWarning EncodingWarning FutureWarning ImportWarning
    PendingDeprecationWarning ResourceWarning RuntimeWarning SyntaxWarning UnicodeWarning UserWarning
    BlockingIOError ChildProcessError ConnectionError FileExistsError FileNotFoundError InterruptedError
    IsADirectoryError NotADirectoryError PermissionError ProcessLookupError TimeoutError IndentationError
    IndexError KeyError ModuleNotFoundError NotImplementedError RecursionError UnboundLocalError UnicodeError
    BrokenPipeError ConnectionAbortedError ConnectionRefusedError ConnectionResetError TabError
    UnicodeDecodeError UnicodeEncodeError UnicodeTranslateError ExceptionGroup EnvironmentError IOError open
    quit exit copyright credits license help
    """.split { $0 == " " || $0 == "\n" }.map(String.init)
}
