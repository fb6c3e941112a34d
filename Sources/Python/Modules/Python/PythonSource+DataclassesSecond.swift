extension PythonSource {
  /// Part 2 of 2 of what is written in Python of `dataclasses`.
  static let dataclassesSecond = #"""
    def make_dataclass(cls_name, fields, *, bases=(), namespace=None, **options):
        space = dict(namespace or {})
        annotations = {}
        for item in fields:
            if isinstance(item, str):
                annotations[item] = "typing.Any"
                continue
            annotations[item[0]] = item[1]
            if len(item) == 3:
                space[item[0]] = item[2]
        space["__annotations__"] = annotations
        space.setdefault("__module__", "types")
        return dataclass(type(cls_name, bases or (object,), space), **options)


    def replace(obj, /, **changes):
        if not _is_instance(obj):
            raise TypeError("replace() should be called on dataclass instances")
        for f in obj.__dataclass_fields__.values():
            if f._field_type == "class":
                continue
            if not f.init:
                if f.name in changes:
                    raise ValueError(f"field {f.name} is declared with init=False, it cannot be specified with replace()")
                continue
            if f.name not in changes:
                if f._field_type == "init" and f.default is MISSING:
                    raise ValueError(f"InitVar {f.name!r} must be specified with replace()")
                changes[f.name] = getattr(obj, f.name)
        return obj.__class__(**changes)
    """#
}
