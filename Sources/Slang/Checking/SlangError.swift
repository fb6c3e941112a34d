/// Something wrong with a program, at the element that is wrong, in words for a beginner.
public struct SlangError: Sendable, Hashable {
  /// What is wrong; the raw value is a stable name.
  public enum Kind: String, Sendable, Hashable, CaseIterable, Codable {
    /// An argument is not filled in.
    case missingArgument = "missing-argument"
    /// An argument is of the wrong type, as a text for a Repeat's count.
    case wrongType = "wrong-type"
    /// An If or Repeat has no End.
    case withoutEnd = "without-end"
    /// An argument cannot be read.
    case unreadable
    /// A line begins with a word that is no element.
    case unknownElement = "unknown-element"
    /// A name that no Variable gives a value.
    case unknownName = "unknown-name"
    /// A name that gets its value only further down.
    case nameTooEarly = "name-too-early"
    /// What cannot be a variable's name.
    case badName = "bad-name"
    /// A Repeat's count below 0.
    case negativeCount = "negative-count"
    /// An Else that belongs to no If.
    case elseWithoutIf = "else-without-if"
    /// A second Else of one If.
    case secondElse = "second-else"
    /// An End that closes nothing.
    case strayEnd = "stray-end"
    /// Blocks inside of blocks, deeper than other languages can have them.
    case tooDeep = "too-deep"
    /// A calculation with too many parts.
    case tooLong = "too-long"
    /// A number too large to be exact.
    case numberTooLarge = "number-too-large"

    /// Whether it is about what begins and ends where.
    var isAboutBlocks: Bool {
      switch self {
      case .withoutEnd, .elseWithoutIf, .secondElse, .strayEnd: true
      case .missingArgument, .wrongType, .unreadable, .unknownElement, .unknownName, .nameTooEarly, .badName,
        .negativeCount, .tooDeep, .tooLong, .numberTooLarge:
        false
      }
    }

    /// What is wrong, in a few words.
    public var summary: String {
      switch self {
      case .missingArgument: "an element that is not filled in"
      case .wrongType: "a value of the wrong type, as a text for a Repeat's count"
      case .withoutEnd: "an If or Repeat without its End"
      case .unreadable: "something that is no value"
      case .unknownElement: "a line that begins with no element"
      case .unknownName: "a name that no Variable gives a value"
      case .nameTooEarly: "a name that gets its value only further down"
      case .badName: "something that cannot be a name"
      case .negativeCount: "a Repeat with a count below 0"
      case .elseWithoutIf: "an Else that belongs to no If"
      case .secondElse: "a second Else of one If"
      case .strayEnd: "an End that closes nothing"
      case .tooDeep: "blocks inside of too many other blocks"
      case .tooLong: "a calculation with too many parts"
      case .numberTooLarge: "a number too large to be exact"
      }
    }
  }

  /// What is wrong.
  public let kind: Kind
  /// The place of the element in the program, from 1.
  public let element: Int
  /// The argument that is wrong; nil when it is the element itself.
  public let part: SlangPart?
  /// The fact, without a full stop: `there is no variable 'nme'`.
  public let message: String
  /// What to do; nil when the fact says it.
  public let help: String?
  /// The location in the text; nil for a program that was not read from one.
  public internal(set) var location: SlangLocation?
  /// The bytes of the argument, or where there is none, of the line, that are meant.
  let detail: Range<Int>?
  /// Which of the argument's names is meant, from 0.
  let occurrence: Int?

  init(
    _ kind: Kind, element: Int, part: SlangPart? = nil, _ message: String, help: String? = nil,
    detail: Range<Int>? = nil, occurrence: Int? = nil
  ) {
    self.kind = kind
    self.element = element
    self.part = part
    self.message = message
    self.help = help
    self.detail = detail
    self.occurrence = occurrence
  }

  /// The error as it stands in a learner's console: `element 3: this 'repeat' has no 'end' (…)`.
  public var report: String { "element \(element): \(message)" + (help.map { " (\($0))" } ?? "") }
}
