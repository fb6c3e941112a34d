import inspect as _inspect


def show(*things):
    """What `help` prints: of a function its heading and its documentation, of other things in brief."""
    if not things:
        print("help(f) shows what the function f takes and says of itself")
        return
    thing = things[0]
    if _inspect.isfunction(thing):
        _show_function(thing, f"Help on function {thing.__name__} in module {thing.__module__}:", "")
    elif _inspect.ismethod(thing):
        owner = type(thing.__self__)
        _show_function(thing, f"Help on method {thing.__name__} in module {thing.__module__}:",
            f" method of {owner.__module__}.{owner.__qualname__} instance")
    else:
        _show_other(thing)


def _show_function(function, heading, ending):
    print(heading)
    print()
    print(f"{function.__name__}{_inspect.signature(function)}{ending}")
    doc = _inspect.getdoc(function)
    if doc:
        print("\n".join("    " + line for line in doc.split("\n")))
    print()


def _show_other(thing):
    cls = thing if isinstance(thing, type) else type(thing)
    name = getattr(thing, "__name__", cls.__name__)
    kind = "class" if isinstance(thing, type) else cls.__name__
    print(f"Help on {kind} {name}:")
    print()
    doc = _inspect.getdoc(thing) or _inspect.getdoc(cls)
    if doc:
        print(doc)
    for each in dir(cls):
        if not each.startswith("_"):
            print(f"    {each}")
    print()
