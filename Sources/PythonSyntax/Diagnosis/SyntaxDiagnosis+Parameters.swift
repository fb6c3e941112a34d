extension SyntaxDiagnosis {
  /// Where parameters stand: they have annotations in a function and end at another token.
  enum ParameterStyle {
    case function, lambda

    var closing: TokenKind { self == .function ? .rightParenthesis : .colon }
  }

  mutating func parameters(_ style: ParameterStyle) throws(SyntaxError) -> Shape? {
    let start = mark
    if usesErrorRules { try mistakenParameters(style) }
    mark = start
    return try attempt { (diagnosis) throws(SyntaxError) in try diagnosis.plainParameters(style) }
  }

  private mutating func plainParameters(_ style: ParameterStyle) throws(SyntaxError) -> Shape? {
    let start = mark
    if try slash(style, hasDefaults: false) {
      _ = try plain(style)
      _ = try withDefaults(style)
      _ = try starParameters(style)
      return made(from: start)
    }
    if try slash(style, hasDefaults: true) {
      _ = try withDefaults(style)
      _ = try starParameters(style)
      return made(from: start)
    }
    let hasPlain = try plain(style)
    let hasDefaults = try withDefaults(style)
    let hasStar = try starParameters(style)
    return hasPlain || hasDefaults || hasStar ? made(from: start) : nil
  }

  /// Parameters up to a `/` and its comma.
  private mutating func slash(_ style: ParameterStyle, hasDefaults: Bool) throws(SyntaxError) -> Bool {
    let start = mark
    let hasPlain = try plain(style)
    if hasDefaults ? try withDefaults(style) : hasPlain, try skip(.slash) {
      if try skip(.comma) { return true }
      if try isAt(style.closing) { return true }
    }
    mark = start
    return false
  }

  // MARK: - One parameter

  /// Any number of parameters without default values; whether there is one.
  private mutating func plain(_ style: ParameterStyle) throws(SyntaxError) -> Bool {
    try several(separatedBy: nil) { (diagnosis) throws(SyntaxError) in try diagnosis.plainOne(style) } != nil
  }

  private mutating func withDefaults(_ style: ParameterStyle) throws(SyntaxError) -> Bool {
    try several(separatedBy: nil) { (diagnosis) throws(SyntaxError) -> Shape? in
      guard let name = try diagnosis.parameter(style), try diagnosis.defaultValue(), try diagnosis.ends(style) else {
        return nil
      }
      return name
    } != nil
  }

  private mutating func maybeWithDefaults(_ style: ParameterStyle) throws(SyntaxError) -> Bool {
    try several(separatedBy: nil) { (diagnosis) throws(SyntaxError) -> Shape? in
      guard let name = try diagnosis.parameter(style) else { return nil }
      _ = try diagnosis.defaultValue()
      return try diagnosis.ends(style) ? name : nil
    } != nil
  }

  private mutating func plainOne(
    _ style: ParameterStyle, mayStarAnnotation: Bool = false
  ) throws(SyntaxError) -> Shape? {
    try attempt { (diagnosis) throws(SyntaxError) -> Shape? in
      guard let name = try diagnosis.parameter(style, mayStarAnnotation: mayStarAnnotation),
        try diagnosis.ends(style)
      else { return nil }
      return name
    }
  }

  /// Passes a comma, or sees the end.
  private mutating func ends(_ style: ParameterStyle) throws(SyntaxError) -> Bool {
    if try skip(.comma) { return true }
    return try isAt(style.closing)
  }

  private mutating func parameter(
    _ style: ParameterStyle, mayStarAnnotation: Bool = false
  ) throws(SyntaxError) -> Shape? {
    let start = mark
    guard try skip(.name) else { return nil }
    let annotation =
      try style == .lambda
      ? nil
      : attempt { (diagnosis) throws(SyntaxError) -> Shape? in
        guard try diagnosis.skip(.colon) else { return nil }
        return mayStarAnnotation ? try diagnosis.starExpression() : try diagnosis.expression()
      }
    if mayStarAnnotation, annotation == nil { return nil }
    return made(from: start)
  }

  private mutating func defaultValue() throws(SyntaxError) -> Bool {
    let start = mark
    if try skip(.equal), try expression() != nil { return true }
    mark = start
    if usesErrorRules, let equal = try take(.equal), try isAt(.rightParenthesis, .comma) {
      throw makeError("expected default value expression", at: equal.range)
    }
    mark = start
    return false
  }

  // MARK: - Stars

  private mutating func starParameters(_ style: ParameterStyle) throws(SyntaxError) -> Bool {
    let start = mark
    if usesErrorRules { try mistakenStar(style) }
    for mayStarAnnotation in style == .function ? [false, true] : [false] {
      mark = start
      if try skip(.star), try plainOne(style, mayStarAnnotation: mayStarAnnotation) != nil {
        _ = try maybeWithDefaults(style)
        _ = try doubleStarParameter(style)
        return true
      }
    }
    mark = start
    if try skip(.star), try skip(.comma), try maybeWithDefaults(style) {
      _ = try doubleStarParameter(style)
      return true
    }
    mark = start
    return try doubleStarParameter(style)
  }

  private mutating func doubleStarParameter(_ style: ParameterStyle) throws(SyntaxError) -> Bool {
    let start = mark
    if usesErrorRules { try mistakenDoubleStar(style) }
    mark = start
    if try skip(.doubleStar), try plainOne(style) != nil { return true }
    mark = start
    return false
  }

  // MARK: - Mistakes

  private mutating func mistakenParameters(_ style: ParameterStyle) throws(SyntaxError) {
    let start = mark
    _ = try plain(style)
    if try slash(style, hasDefaults: true) ? true : withDefaults(style), let parameter = try plainOne(style) {
      throw makeError("non-default argument follows default argument", at: parameter.range)
    }
    mark = start
    try mistakenParentheses(style)
    mark = start
    if let slash = try take(.slash), try skip(.comma) {
      throw makeError("at least one argument must precede /", at: slash.range)
    }
    mark = start
    if try anySlash(style) {
      _ = try maybeWithDefaults(style)
      if let slash = try take(.slash) { throw makeError("/ may appear only once", at: slash.range) }
    }
    mark = start
    _ = try anySlash(style)
    _ = try maybeWithDefaults(style)
    if try skip(.star), try skip(.comma) ? true : plainOne(style) != nil {
      _ = try maybeWithDefaults(style)
      if let slash = try take(.slash) { throw makeError("/ must be ahead of *", at: slash.range) }
    }
    mark = start
    if try maybeWithDefaults(style), try skip(.slash), let star = try take(.star) {
      throw makeError("expected comma between / and *", at: star.range)
    }
  }

  private mutating func anySlash(_ style: ParameterStyle) throws(SyntaxError) -> Bool {
    if try slash(style, hasDefaults: false) { return true }
    return try slash(style, hasDefaults: true)
  }

  private mutating func mistakenParentheses(_ style: ParameterStyle) throws(SyntaxError) {
    _ = try plain(style)
    guard let open = try take(.leftParenthesis) else { return }
    let isFilled =
      switch style {
      case .function: try plain(style)
      case .lambda:
        try several(separatedBy: .comma) { (diagnosis) throws(SyntaxError) in try diagnosis.parameter(style) } != nil
      }
    guard isFilled else { return }
    _ = try skip(.comma)
    guard let close = try take(.rightParenthesis) else { return }
    let name = style == .function ? "Function" : "Lambda expression"
    throw makeError("\(name) parameters cannot be parenthesized", from: open.range, to: close.range)
  }

  private mutating func mistakenStar(_ style: ParameterStyle) throws(SyntaxError) {
    let start = mark
    guard let star = try take(.star) else { return }
    let isBare: Bool
    if try skip(style.closing) {
      isBare = true
    } else {
      isBare = try skip(.comma) ? (try skip(style.closing) ? true : try skip(.doubleStar)) : false
    }
    if isBare {
      let message = "named arguments must follow bare *"
      throw style == .function ? makeError(message, at: star.range) : makeError(message)
    }
    mark = start + 1
    if try parameter(style) != nil, let equal = try take(.equal) {
      throw makeError("var-positional argument cannot have default value", at: equal.range)
    }
    mark = start + 1
    if try plainOne(style) != nil ? true : skip(.comma) {
      _ = try maybeWithDefaults(style)
      if let second = try take(.star), try plainOne(style) != nil ? true : skip(.comma) {
        throw makeError("* argument may appear only once", at: second.range)
      }
    }
  }

  private mutating func mistakenDoubleStar(_ style: ParameterStyle) throws(SyntaxError) {
    let start = mark
    guard try skip(.doubleStar), try parameter(style) != nil else { return }
    if let equal = try take(.equal) {
      throw makeError("var-keyword argument cannot have default value", at: equal.range)
    }
    guard try skip(.comma) else { return }
    let message = "arguments cannot follow var-keyword argument"
    if let parameter = try parameter(style) { throw makeError(message, at: parameter.range) }
    if try isAt(.star, .doubleStar, .slash) { throw makeError(message, at: tokens[mark].range) }
    mark = start
  }
}
