import CurriculumBundle
import Diagnostics
import YAMLSource

// Questions of a quiz below a key of another name.
extension FieldReader {
  /// The entry of a quiz whose questions are under a key of another name, such as `cards`; nil for nearly all mappings.
  private var entryOfQuestions: Int? {
    guard case .card(.quiz) = title, keys[QuizForm.questions.name] == nil else { return nil }
    return keys.indices.first { entry in
      let list = keys.value(at: entry)
      guard tree.kind(of: list) == .sequence else { return false }
      let elements = Array(tree.elements(of: list))
      return !elements.isEmpty && elements.allSatisfy { isQuestion($0) }
    }
  }

  /// True for `questions` where a quiz has its questions under a key that it does not know, which is reported instead.
  func hasQuestionsUnderAnotherKey(than key: String) -> Bool {
    key == QuizForm.questions.key && entryOfQuestions != nil
  }

  private func isQuestion(_ node: YAMLTree.NodeID) -> Bool {
    guard tree.kind(of: node) == .mapping else { return false }
    if let type = tree.value(for: CardKeys.type.key, in: node), tree.kind(of: type) == .scalar,
      let kind = CardKind(rawValue: tree.text(of: type))
    {
      return kind.isQuestion
    }
    return [FieldKey.answers, TrueFalseForm.answer.fieldKey].contains { tree.value(for: $0, in: node) != nil }
  }

  /// Reports the questions of a quiz under a key of another name.
  func reportQuestions(below entry: Int) -> Bool {
    guard entryOfQuestions == entry else { return false }
    let (key, meant) = (keys.key(at: entry), QuizForm.questions.key)
    findings.addUnread(key: meant)
    var finding = Diagnostic.unknownKey(
      tree.text(of: key), near: meant, entry: nil, missing: nil, whole: nil, known: [], in: formName,
      at: tree.location(of: key))
    finding.fixes = [fix(writing: meant, asEntry: false, at: entry)]
    findings.report(finding)
    return true
  }
}
