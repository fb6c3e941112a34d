import Diagnostics

extension Findings {
  /// What libyaml stumbled over, in words for an author.
  func syntax(_ fault: SyntaxFault, at offset: Int, _ bytes: UnsafeBufferPointer<UInt8>) -> Diagnostic {
    finding(.syntax, at: .at(min(offset, bytes.count)), fault.problem, help: "check the YAML here")
  }
}
