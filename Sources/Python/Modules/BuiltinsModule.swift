/// The `builtins` module: the names that every program knows without an import.
enum BuiltinsModule {
  static let definition = ModuleDefinition { (machine, module) throws(Raise) in
    for name in Machine.builtinNames {
      let key = machine.intern(name)
      machine.set(module.pointee.dict, key, machine.builtin(key))
    }
  }
}
