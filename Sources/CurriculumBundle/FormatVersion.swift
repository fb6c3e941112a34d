/// The version of the published format.
///
/// It rises when an app that reads the older one could misread the newer; new optional keys do not raise it.
///
/// 1: a lock waits for the item before and for all items of a list.
/// 2: a lock may also wait for one of several items, and for stars; items may be optional.
/// 3: a task comes without its solutions; `solution` is there where an app may show it. A check may call something, and
/// an exercise may have `checks` in place of its `result`; either may have `satisfies` in place of a `result`.
public enum FormatVersion {
  /// The format that this code writes.
  public static let current = 3
}
