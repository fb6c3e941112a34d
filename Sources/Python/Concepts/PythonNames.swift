/// The names that Python has of itself.
public enum PythonNames {
  /// True where a function, type, exception or method of a built-in type has this name.
  public static func has(_ name: String) -> Bool {
    BuiltinNames.functions.contains(name) || BuiltinNames.exceptions.contains(name)
      || BuiltinNames.methods.values.contains { $0.contains(name) }
  }
}
