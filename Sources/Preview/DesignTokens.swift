/// Colors, type, space and shapes of all pages, for pages that are made elsewhere.
public enum DesignTokens {
  /// The style sheet that names them.
  public static var styleSheet: String { Pages.texts["tokens.css"] ?? "" }
}
