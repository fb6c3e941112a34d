/// All modules that programs can import.
enum ModuleCatalogue {
  /// The module that only the package's own code may import.
  static let internalModule = "_hornbook"

  static let modules: [String: ModuleDefinition] = [
    "_collections": DequeModule.definition,
    "_hornbook": RuntimeModule.definition,
    "_drawing": DrawingModule.definition,
    "__future__": FutureModule.definition,
    "abc": ModuleDefinition(python: { abc }),
    "builtins": BuiltinsModule.definition,
    "bisect": ModuleDefinition(python: { bisect }),
    "collections": ModuleDefinition(python: { collections }),
    "collections.abc": ModuleDefinition(python: { collectionsABC }),
    "copy": ModuleDefinition(python: { copy }),
    "functools": ModuleDefinition(python: { functools }),
    "heapq": ModuleDefinition(python: { heapq }),
    "itertools": ModuleDefinition(python: { itertools }),
    "math": MathModule.definition,
    "operator": OperatorModule.definition,
    "random": RandomModule.definition,
    "re": RegexModule.definition,
    "string": ModuleDefinition(python: { string }),
    "enum": ModuleDefinition(python: { enumeration }),
    "dataclasses": ModuleDefinition(python: { dataclasses }),
    "typing": ModuleDefinition(python: { typing }),
    "contextlib": ModuleDefinition(python: { contextlib }),
    "statistics": ModuleDefinition(python: { statistics }),
    "fractions": ModuleDefinition(python: { fractions }),
    "numbers": ModuleDefinition(python: { numbers }),
    "textwrap": ModuleDefinition(python: { textwrap }),
    "json": ModuleDefinition(python: { json }),
    "types": ModuleDefinition(python: { types }),
    "sys": SystemModule.definition,
    "time": ModuleDefinition(python: { time }),
    "_help": ModuleDefinition(python: { help }),
    "inspect": ModuleDefinition(python: { inspect }),
    "turtle": ModuleDefinition(python: { turtle }),
    "_generic": ModuleDefinition(python: { generic }),
    "_groups": ModuleDefinition(python: { groups }),
    "_memory": ModuleDefinition(python: { memoryView }),
    "struct": ModuleDefinition(python: { structure }),
    "cmath": ModuleDefinition(python: { cmath }),
    "io": ModuleDefinition(python: { io }),
    "decimal": ModuleDefinition(python: { decimal }),
    "calendar": ModuleDefinition(python: { calendar }),
    "datetime": ModuleDefinition(python: { datetime }),
    "_strptime": ModuleDefinition(python: { strptime }),
    "unicodedata": UnicodeDataModule.definition,
    "array": ModuleDefinition(python: { array }),
    "graphlib": ModuleDefinition(python: { graphlib }),
    "keyword": ModuleDefinition(python: { keyword }),
    "pprint": ModuleDefinition(python: { pprint }),
    "queue": ModuleDefinition(python: { queue }),
    "traceback": ModuleDefinition(python: { traceback }),
    "warnings": ModuleDefinition(python: { warnings }),
  ]

  private static let abc = CompiledCode.module(PythonSource.abc)
  private static let bisect = CompiledCode.module(PythonSource.bisect)
  private static let collections = CompiledCode.module(
    PythonSource.collectionsDictionaries, PythonSource.collectionsCounter, PythonSource.collectionsNamedTuple,
    PythonSource.collectionsChainMap, PythonSource.collectionsUser)
  private static let collectionsABC = CompiledCode.module(
    PythonSource.collectionsAbcBasics, PythonSource.collectionsAbcSets, PythonSource.collectionsAbcMappings,
    PythonSource.collectionsAbcSequences)
  private static let copy = CompiledCode.module(PythonSource.copy)
  private static let functools = CompiledCode.module(
    PythonSource.functoolsWrappers, PythonSource.functoolsCaches, PythonSource.functoolsOrders,
    PythonSource.functoolsDispatch, PythonSource.functoolsCachedProperty)
  private static let heapq = CompiledCode.module(PythonSource.heapq)
  private static let itertools = CompiledCode.module(
    PythonSource.itertoolsEndless, PythonSource.itertoolsStreams, PythonSource.itertoolsCombinations,
    PythonSource.itertoolsSplits)
  private static let string = CompiledCode.module(PythonSource.string)
  private static let time = CompiledCode.module(PythonSource.time)
  private static let enumeration = CompiledCode.module(
    PythonSource.enumNames, PythonSource.enumType, PythonSource.enumMembers, PythonSource.enumFlags,
    PythonSource.enumChecks)
  private static let dataclasses = CompiledCode.module(
    PythonSource.dataclassesFields, PythonSource.dataclassesMethods, PythonSource.dataclassesFunctions)
  private static let typing = CompiledCode.module(
    PythonSource.typingForms, PythonSource.typingVariables, PythonSource.typingProtocols, PythonSource.typingTypedDict,
    PythonSource.typingDeclarations, PythonSource.typingHints)
  private static let contextlib = CompiledCode.module(PythonSource.contextlib)
  private static let statistics = CompiledCode.module(
    PythonSource.statisticsAverages, PythonSource.statisticsSpread, PythonSource.statisticsNormalDist)
  private static let fractions = CompiledCode.module(PythonSource.fractions)
  private static let numbers = CompiledCode.module(PythonSource.numbers)
  private static let textwrap = CompiledCode.module(PythonSource.textwrap)
  private static let json = CompiledCode.module(PythonSource.json)
  private static let datetime = CompiledCode.module(
    PythonSource.datetimeDurations, PythonSource.datetimeZones, PythonSource.datetimeDates, PythonSource.datetimeTimes,
    PythonSource.datetimeMoments, PythonSource.datetimeReading)
  private static let strptime = CompiledCode.module(PythonSource.strptime)
  private static let calendar = CompiledCode.module(PythonSource.calendar)
  private static let decimal = CompiledCode.module(
    PythonSource.decimalSignals, PythonSource.decimalRounding, PythonSource.decimalArithmetic,
    PythonSource.decimalFunctions, PythonSource.decimalPowers, PythonSource.decimalText, PythonSource.decimalClass,
    PythonSource.decimalMethods, PythonSource.decimalOther)
  private static let io = CompiledCode.module(PythonSource.io)
  private static let cmath = CompiledCode.module(PythonSource.cmath)
  private static let generic = CompiledCode.module(PythonSource.generic)
  private static let memoryView = CompiledCode.module(PythonSource.memoryView)
  private static let structure = CompiledCode.module(PythonSource.structure)
  private static let groups = CompiledCode.module(PythonSource.groups)
  private static let turtle = CompiledCode.module(
    PythonSource.turtleValues, PythonSource.turtleNavigator, PythonSource.turtlePen, PythonSource.turtleLook,
    PythonSource.turtleScreen)
  private static let inspect = CompiledCode.module(PythonSource.inspect, PythonSource.inspectSignatures)
  private static let help = CompiledCode.module(PythonSource.help)
  private static let types = CompiledCode.module(PythonSource.types)
  private static let array = CompiledCode.module(PythonSource.array)
  private static let graphlib = CompiledCode.module(PythonSource.graphlib)
  private static let keyword = CompiledCode.module(PythonSource.keyword)
  private static let pprint = CompiledCode.module(PythonSource.pprint)
  private static let queue = CompiledCode.module(PythonSource.queue)
  private static let traceback = CompiledCode.module(PythonSource.traceback)
  private static let warnings = CompiledCode.module(PythonSource.warnings)
}
