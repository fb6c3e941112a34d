extension PythonSource {
  /// `functools` in Python: properties that are worked out once.
  static let functoolsCachedProperty = #"""
    class cached_property:
        def __init__(self, func):
            self.func = func
            self.attrname = None
            self.__doc__ = func.__doc__

        def __set_name__(self, owner, name):
            if self.attrname is None:
                self.attrname = name
            elif name != self.attrname:
                raise TypeError("Cannot assign the same cached_property to two different names "
                    f"({self.attrname!r} and {name!r}).")

        def __get__(self, instance, owner=None):
            if instance is None:
                return self
            name = self.attrname
            if name is None:
                raise TypeError("Cannot use cached_property instance without calling __set_name__ on it.")
            try:
                known = instance.__dict__
            except AttributeError:
                raise TypeError(f"No '__dict__' attribute on {type(instance).__name__!r} instance "
                    f"to cache {name!r} property.") from None
            value = known.get(name, _missing)
            if value is _missing:
                value = known[name] = self.func(instance)
            return value

        __class_getitem__ = classmethod(lambda cls, item: _alias(cls, item))


    def _alias(cls, item):
        from _generic import GenericAlias
        return GenericAlias(cls, item)
    """#
}
