# The functions that a translated program calls. A mistake has a code and what it is about; its words are in Swift.
#
# A number is an int, or a float that is finite and has a fraction: what has none is made an int at once. Functions
# named `strict` do the plain case and call the one with `_otherwise` behind its name for all others.

from _hornbook import strict_add as _add
from _hornbook import strict_at_least as _at_least
from _hornbook import strict_at_most as _at_most
from _hornbook import strict_copy as _copy
from _hornbook import strict_divide as _divide
from _hornbook import strict_element as _element
from _hornbook import strict_equal as _equal
from _hornbook import strict_given as _given
from _hornbook import strict_greater as _greater
from _hornbook import strict_less as _less
from _hornbook import strict_modulo as _modulo
from _hornbook import strict_multiply as _multiply
from _hornbook import strict_set_element as _set_element
from _hornbook import strict_subtract as _subtract
from _hornbook import strict_truth as _truth
from _hornbook import strict_unequal as _unequal


class _Mistake(Exception):
    pass


_LARGEST_DEPTH = 100
_DIGITS = 4300
# No budget has as many steps, and smaller numbers are counted faster.
_MOST_ROUNDS = 10**18
_INFINITY = float("inf")


def _kind(value):
    if type(value) is int or type(value) is float:
        return "number"
    if type(value) is str:
        return "string"
    if type(value) is bool:
        return "boolean"
    return "list"


def _is_number(value):
    return type(value) is int or type(value) is float


def _number(value):
    if type(value) is float:
        if value == _INFINITY or value == -_INFINITY:
            raise _Mistake("number-too-large")
        if value.is_integer():
            return int(value)
    return value


def _brief(value):
    if type(value) is int and not -(10**30) < value < 10**30:
        return "a number of more than 30 digits"
    if type(value) is list:
        return "a list"
    if type(value) is str:
        return "a string"
    if type(value) is bool:
        return "a Boolean"
    return _text(value)


# Calculations


def _add_otherwise(a, b):
    if type(a) is str and type(b) is str:
        return a + b
    return _calculate(_sum, "add", a, b)


def _subtract_otherwise(a, b):
    return _calculate(_difference, "subtract", a, b)


def _multiply_otherwise(a, b):
    return _calculate(_product, "multiply", a, b)


def _divide_otherwise(a, b):
    return _calculate(_quotient, "divide", a, b)


def _modulo_otherwise(a, b):
    if type(a) is not int:
        raise _Mistake("modulo-not-whole", "left", _brief(a))
    if type(b) is not int:
        raise _Mistake("modulo-not-whole", "right", _brief(b))
    if a < 0:
        raise _Mistake("modulo-of-negative", _brief(a))
    if b <= 0:
        raise _Mistake("modulo-by", _brief(b))
    return a % b


def _negate(a):
    if type(a) is int or type(a) is float:
        return -a
    raise _Mistake("wrong-operand", _kind(a))


def _calculate(operation, name, a, b):
    if not _is_number(a) or not _is_number(b):
        raise _Mistake("wrong-operands", name, _kind(a), _kind(b))
    try:
        return _number(operation(a, b))
    except OverflowError:
        raise _Mistake("number-too-large") from None


def _sum(a, b):
    return a + b


def _difference(a, b):
    return a - b


def _product(a, b):
    return a * b


def _quotient(a, b):
    if b == 0:
        raise _Mistake("division-by-zero")
    if type(a) is int and type(b) is int and a % b == 0:
        return a // b
    return a / b


# Comparisons


def _equal_otherwise(a, b):
    if type(a) is not list:
        return a == b
    if len(a) != len(b):
        return False
    for place in range(len(a)):
        if not _equal(a[place], b[place]):
            return False
    return True


def _unequal_otherwise(a, b):
    return not _equal(a, b)


def _less_otherwise(a, b):
    _check_order(a, b)
    return a < b


def _at_most_otherwise(a, b):
    _check_order(a, b)
    return a <= b


def _greater_otherwise(a, b):
    _check_order(a, b)
    return a > b


def _at_least_otherwise(a, b):
    _check_order(a, b)
    return a >= b


def _check_order(a, b):
    if _is_number(a) and _is_number(b) or type(a) is str and type(b) is str:
        return
    raise _Mistake("wrong-operands", "compare", _kind(a), _kind(b))


def _truth_otherwise(value):
    raise _Mistake("not-a-condition", _kind(value))


# Lists


def _copy_otherwise(values):
    return _copy_list(values, 1)


def _copy_list(values, depth):
    if list not in map(type, values):
        return values[:]
    if depth >= _LARGEST_DEPTH:
        raise _Mistake("lists-too-deep", str(_LARGEST_DEPTH))
    return [_copy_list(value, depth + 1) if type(value) is list else value for value in values]


def _element_otherwise(values, index):
    raise _no_element(values, index)


def _no_element(values, index):
    if type(values) is not list:
        return _Mistake("no-elements", _kind(values))
    if type(index) is not int:
        return _Mistake("index-not-whole", _brief(index))
    return _Mistake("no-such-element", str(len(values)), _brief(index))


def _set_element_otherwise(value, values, index):
    raise _no_element(values, index)


def _insert(values, index, value):
    _check_list("INSERT", values)
    if type(index) is not int or not 0 < index <= len(values):
        raise _no_element(values, index)
    values.insert(index - 1, value)


def _append(values, value):
    _check_list("APPEND", values)
    values.append(value)


def _remove(values, index):
    _check_list("REMOVE", values)
    if type(index) is not int or not 0 < index <= len(values):
        raise _no_element(values, index)
    del values[index - 1]


def _length(values):
    _check_list("LENGTH", values)
    return len(values)


def _check_list(name, values):
    if type(values) is not list:
        raise _Mistake("not-a-list", name, _kind(values))


# Loops and procedures


def _times(count):
    if type(count) is not int:
        raise _Mistake("count-not-whole", _brief(count))
    if count < 0:
        raise _Mistake("count-below-zero", _brief(count))
    return range(count if count < _MOST_ROUNDS else _MOST_ROUNDS)


def _each(values):
    _check_list("FOR EACH", values)
    return _copy_list(values, 1)


def _given_otherwise(value, name):
    raise _Mistake("no-result", name)


def _random(a, b):
    if type(a) is not int:
        raise _Mistake("random-not-whole", _brief(a))
    if type(b) is not int:
        raise _Mistake("random-not-whole", _brief(b))
    if a > b:
        raise _Mistake("random-order", _brief(a), _brief(b))
    from random import randint

    return randint(a, b)


# Input and output


def _display(value):
    if type(value) is not str:
        value = _text(value)
    print(value, end=" ")


def _text(value):
    if type(value) is str:
        return value
    if type(value) is bool:
        return "true" if value else "false"
    if type(value) is list:
        return _list_text(value, 1)
    if type(value) is float:
        return _decimal_text(value)
    try:
        return str(value)
    except ValueError:
        raise _Mistake("too-many-digits", str(_DIGITS)) from None


def _list_text(values, depth):
    if depth > _LARGEST_DEPTH:
        raise _Mistake("lists-too-deep", str(_LARGEST_DEPTH))
    texts = [_list_text(value, depth + 1) if type(value) is list else _text(value) for value in values]
    return "[" + ", ".join(texts) + "]"


def _decimal_text(value):
    text = repr(value)
    if "e" not in text:
        return text
    sign = "-" if value < 0 else ""
    digits, exponent = text.lstrip("-").split("e")
    return sign + "0." + "0" * (-int(exponent) - 1) + digits.replace(".", "")


def _input():
    try:
        line = input()
    except EOFError:
        raise _Mistake("no-more-input") from None
    text = line.strip()
    digits = text[1:] if text.startswith("-") else text
    whole, dot, fraction = digits.partition(".")
    if not _is_digits(whole) or dot and not _is_digits(fraction):
        return line
    if len(digits) > _DIGITS:
        raise _Mistake("too-many-digits", str(_DIGITS))
    return _number(float(text)) if dot else int(text)


def _is_digits(text):
    return text.isascii() and text.isdigit()


# The robot


def _robot(order):
    from _hornbook import give_order

    answer = give_order(order)
    if answer is None:
        raise _Mistake("no-robot")
    return answer


def _move_forward():
    if not _robot("MOVE_FORWARD"):
        raise _Mistake("robot-blocked")


def _rotate(order):
    _robot(order)


def _can_move(direction):
    return _robot(direction)
