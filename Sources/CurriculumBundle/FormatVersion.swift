/// The version of the published format.
///
/// It rises when an app that reads the older one could misread the newer; new optional keys do not raise it.
public enum FormatVersion {
  /// The format that this code writes.
  public static let current = 1
}
