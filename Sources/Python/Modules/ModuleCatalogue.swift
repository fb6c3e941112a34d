/// All modules that programs can import.
enum ModuleCatalogue {
  /// The module that only the package's own code may import.
  static let internalModule = "_hornbook"

  static let modules: [String: ModuleDefinition] = Library.code.reduce(into: native) { modules, module in
    modules[module.key, default: ModuleDefinition()].python = module.value
  }

  /// What is written in Swift: whole modules, and native halves of those in `Sources/Python/Library`.
  private static let native: [String: ModuleDefinition] = [
    "__future__": FutureModule.definition,
    "_collections": DequeModule.definition,
    "_drawing": DrawingModule.definition,
    internalModule: RuntimeModule.definition,
    "builtins": BuiltinsModule.definition,
    "itertools": ItertoolsModule.definition,
    "math": MathModule.definition,
    "operator": OperatorModule.definition,
    "random": RandomModule.definition,
    "re": RegexModule.definition,
    "sys": SystemModule.definition,
    "unicodedata": UnicodeDataModule.definition,
  ]
}
