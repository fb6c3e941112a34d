import Diagnostics

extension Findings {
  /// What libyaml stumbled over, in words for an author.
  func syntax(_ fault: SyntaxFault, at problem: Int, context: Int, _ bytes: UnsafeBufferPointer<UInt8>) -> Diagnostic {
    let lines = SourceLines(bytes: bytes)
    return SyntaxExplainer(findings: self, lines: lines, fault: fault, problem: problem, context: context).diagnostic
  }
}
