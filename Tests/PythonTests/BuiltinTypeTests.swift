import Testing

@testable import Python

@Suite("Built-in classes")
struct BuiltinTypeTests {
  @Test("each exception has the name of its case")
  func exceptions() {
    for type in BuiltinType.allCases where type.isException {
      #expect(type.name.lowercased() == "\(type)".lowercased())
    }
  }

  @Test("each other class that programs can name has the name of its case")
  func named() {
    for type in BuiltinType.allCases where type.isNamed && !type.isException { #expect(type.name == "\(type)") }
  }

  @Test(
    "the classes between them are in the order of their cases",
    arguments: [
      (BuiltinType.slice, "slice"), (.noneType, "NoneType"), (.notImplementedType, "NotImplementedType"),
      (.methodWrapper, "method-wrapper"), (.wrapperDescriptor, "wrapper_descriptor"), (.cell, "cell"),
      (.memberDescriptor, "member_descriptor"), (.traceback, "traceback"), (.dictItems, "dict_items"),
      (.sequenceIterator, "iterator"), (.dictItemIterator, "dict_itemiterator"),
      (.dictReverseItemIterator, "dict_reverseitemiterator"), (.mappingProxy, "mappingproxy"), (.match, "re.Match"),
    ])
  func order(_ type: BuiltinType, _ name: String) { #expect(type.name == name) }
}
