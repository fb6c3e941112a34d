extension Parser {
  /// The parameters of a function (until `)`) or of a lambda (until `:`), which has no annotations.
  mutating func parseParameters(until closing: TokenKind) throws(Failure) -> Parameters {
    var parameters = Parameters()
    var hasStar = false
    while kind != closing {
      switch kind {
      case .slash:
        guard !hasStar, !parameters.positional.isEmpty, parameters.positionalOnly.isEmpty else { throw .rejected }
        advance()
        swap(&parameters.positional, &parameters.positionalOnly)
      case .star:
        guard !hasStar else { throw .rejected }
        hasStar = true
        advance()
        if kind == .comma {
          guard followingKind == .name else { throw .rejected }
        } else {
          parameters.variadic = try parseParameter(isLambda: closing == .colon, mayStarAnnotation: true)
        }
      case .doubleStar:
        advance()
        parameters.keywordVariadic = try parseParameter(isLambda: closing == .colon)
        _ = skip(.comma)
        guard kind == closing else { throw .rejected }
        return parameters
      default:
        try parsePlainParameter(into: &parameters, isLambda: closing == .colon, isKeywordOnly: hasStar)
      }
      guard skip(.comma) else { break }
    }
    guard kind == closing else { throw .rejected }
    return parameters
  }

  private mutating func parsePlainParameter(
    into parameters: inout Parameters, isLambda: Bool, isKeywordOnly: Bool
  ) throws(Failure) {
    let parameter = try parseParameter(isLambda: isLambda)
    var defaultValue: Expression?
    if skip(.equal) { defaultValue = try parseExpression() }
    let complete = Parameter(
      name: parameter.name, annotation: parameter.annotation, defaultValue: defaultValue, range: parameter.range)
    if isKeywordOnly {
      parameters.keywordOnly.append(complete)
      return
    }
    let previous = parameters.positional.last ?? parameters.positionalOnly.last
    guard defaultValue != nil || previous?.defaultValue == nil else { throw .rejected }
    parameters.positional.append(complete)
  }

  private mutating func parseParameter(
    isLambda: Bool, mayStarAnnotation: Bool = false
  ) throws(Failure) -> Parameter {
    let start = current.start
    let name = try parseName()
    var annotation: Expression?
    if !isLambda, skip(.colon) {
      let annotationStart = current.start
      if mayStarAnnotation, skip(.star) {
        let value = try parseBinary(atLeast: 0)
        annotation = Expression(.starred(value), range(from: annotationStart))
      } else {
        annotation = try parseExpression()
      }
    }
    return Parameter(name: name, annotation: annotation, defaultValue: nil, range: range(from: start))
  }
}
