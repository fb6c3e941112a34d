import datetime as _datetime

__all__ = ["IllegalMonthError", "IllegalWeekdayError", "setfirstweekday", "firstweekday", "isleap", "leapdays",
    "weekday", "monthrange", "monthcalendar", "prmonth", "month", "prcal", "calendar", "timegm", "month_name",
    "month_abbr", "day_name", "day_abbr", "Calendar", "TextCalendar", "HTMLCalendar", "LocaleTextCalendar",
    "LocaleHTMLCalendar", "weekheader",
    "MONDAY", "TUESDAY", "WEDNESDAY", "THURSDAY", "FRIDAY", "SATURDAY", "SUNDAY"]


error = ValueError
January, February = 1, 2
mdays = [0, 31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
MONDAY, TUESDAY, WEDNESDAY, THURSDAY, FRIDAY, SATURDAY, SUNDAY = range(7)
EPOCH = 1970


class IllegalMonthError(ValueError):
    def __init__(self, month):
        self.month = month

    def __str__(self):
        return f"bad month number {self.month!r}; must be 1-12"


class IllegalWeekdayError(ValueError):
    def __init__(self, weekday):
        self.weekday = weekday

    def __str__(self):
        return f"bad weekday number {self.weekday!r}; must be 0 (Monday) to 6 (Sunday)"


class _names:
    """Names that are looked up like a list's items."""

    def __init__(self, names):
        self._list = names

    def __getitem__(self, index):
        return self._list[index]

    def __len__(self):
        return len(self._list)


class _localized_day(_names):
    pass


class _localized_month(_names):
    pass


day_name = _localized_day(["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"])
day_abbr = _localized_day([name[:3] for name in day_name])
month_name = _localized_month(["", "January", "February", "March", "April", "May", "June", "July", "August",
    "September", "October", "November", "December"])


month_abbr = _localized_month([name[:3] for name in month_name])


def isleap(year):
    """Return True for leap years, False for non-leap years."""
    return year % 4 == 0 and (year % 100 != 0 or year % 400 == 0)


def leapdays(y1, y2):
    """Return number of leap years in range [y1, y2)."""
    y1 -= 1
    y2 -= 1
    return (y2 // 4 - y1 // 4) - (y2 // 100 - y1 // 100) + (y2 // 400 - y1 // 400)


def weekday(year, month, day):
    """Return weekday (0-6 ~ Mon-Sun) for year, month (1-12), day (1-31)."""
    if not 1 <= year <= 9999:
        year = 2000 + year % 400
    return _datetime.date(year, month, day).weekday()


def monthrange(year, month):
    """Return weekday of first day of month (0-6 ~ Mon-Sun) and number of days (28-31) for year, month."""
    if not 1 <= month <= 12:
        raise IllegalMonthError(month)
    return weekday(year, month, 1), mdays[month] + (month == 2 and isleap(year))


def _length(year, month):
    return mdays[month] + (month == 2 and isleap(year))


def _rows(items, width):
    items = list(items)
    return [items[start:start + width] for start in range(0, len(items), width)]


class Calendar:
    """Base calendar class. This class doesn't do any formatting."""

    def __init__(self, firstweekday=0):
        self.firstweekday = firstweekday

    def getfirstweekday(self):
        return self._first % 7

    def setfirstweekday(self, firstweekday):
        self._first = firstweekday

    firstweekday = property(getfirstweekday, setfirstweekday)

    def iterweekdays(self):
        for number in range(7):
            yield (self.firstweekday + number) % 7

    def itermonthdays(self, year, month):
        first, length = monthrange(year, month)
        before = (first - self.firstweekday) % 7
        yield from [0] * before
        yield from range(1, length + 1)
        yield from [0] * (-(before + length) % 7)

    def itermonthdays2(self, year, month):
        for place, day in enumerate(self.itermonthdays(year, month), self.firstweekday):
            yield day, place % 7

    def itermonthdays3(self, year, month):
        days = list(self.itermonthdays(year, month))
        start = days.index(1)
        earlier = (year - 1, 12) if month == 1 else (year, month - 1)
        later = (year + 1, 1) if month == 12 else (year, month + 1)
        last = _length(*earlier)
        following = 0
        for place, day in enumerate(days):
            if day:
                yield year, month, day
            elif place < start:
                yield *earlier, last - start + place + 1
            else:
                following += 1
                yield *later, following

    def itermonthdays4(self, year, month):
        for place, day in enumerate(self.itermonthdays3(year, month)):
            yield *day, (self.firstweekday + place) % 7

    def itermonthdates(self, year, month):
        for day in self.itermonthdays3(year, month):
            yield _datetime.date(*day)

    def monthdatescalendar(self, year, month):
        return _rows(self.itermonthdates(year, month), 7)

    def monthdays2calendar(self, year, month):
        return _rows(self.itermonthdays2(year, month), 7)

    def monthdayscalendar(self, year, month):
        return _rows(self.itermonthdays(year, month), 7)

    def yeardatescalendar(self, year, width=3):
        return _rows([self.monthdatescalendar(year, month) for month in range(1, 13)], width)

    def yeardays2calendar(self, year, width=3):
        return _rows([self.monthdays2calendar(year, month) for month in range(1, 13)], width)

    def yeardayscalendar(self, year, width=3):
        return _rows([self.monthdayscalendar(year, month) for month in range(1, 13)], width)


class TextCalendar(Calendar):
    """Subclass of Calendar that outputs a calendar as a simple plain text."""

    def formatday(self, day, weekday, width):
        return (f"{day:2}" if day else "").center(width)

    def formatweek(self, theweek, width):
        return " ".join(self.formatday(day, weekday, width) for day, weekday in theweek)

    def formatweekday(self, day, width):
        return (day_name if width >= 9 else day_abbr)[day][:width].center(width)

    def formatweekheader(self, width):
        return " ".join(self.formatweekday(day, width) for day in self.iterweekdays())

    def formatmonthname(self, theyear, themonth, width, withyear=True):
        name = month_name[themonth]
        return (f"{name} {theyear!r}" if withyear else name).center(width)

    def formatmonth(self, theyear, themonth, w=0, l=0):
        w, end = max(2, w), "\n" * max(1, l)
        lines = [self.formatmonthname(theyear, themonth, 7 * w + 6), self.formatweekheader(w)]
        lines += [self.formatweek(week, w) for week in self.monthdays2calendar(theyear, themonth)]
        return "".join(line.rstrip() + end for line in lines)

    def formatyear(self, theyear, w=2, l=1, c=6, m=3):
        w, end, c = max(2, w), "\n" * max(1, l), max(2, c)
        width = 7 * w + 6
        lines = [repr(theyear).center(width * m + c * (m - 1))]
        header = self.formatweekheader(w)
        for row, months in enumerate(self.yeardays2calendar(theyear, m)):
            numbers = range(m * row + 1, min(m * row + m, 12) + 1)
            lines.append("")
            names = [self.formatmonthname(theyear, each, width, False) for each in numbers]
            lines.append(formatstring(names, width, c))
            lines.append(formatstring([header] * len(numbers), width, c))
            for index in range(max(map(len, months))):
                weeks = [self.formatweek(month[index], w) if index < len(month) else "" for month in months]
                lines.append(formatstring(weeks, width, c))
        return "".join(line.rstrip() + end for line in lines)

    def prweek(self, theweek, width):
        print(self.formatweek(theweek, width), end="")

    def prmonth(self, theyear, themonth, w=0, l=0):
        print(self.formatmonth(theyear, themonth, w, l), end="")

    def pryear(self, theyear, w=0, l=0, c=6, m=3):
        print(self.formatyear(theyear, w, l, c, m), end="")


def formatstring(cols, colwidth=20, spacing=6):
    """Returns a string formatted from n strings, centered within n columns."""
    return (" " * spacing).join(column.center(colwidth) for column in cols)


def format(cols, colwidth=20, spacing=6):
    print(formatstring(cols, colwidth, spacing))


class HTMLCalendar(Calendar):
    """This calendar returns complete HTML pages."""
    cssclasses = ["mon", "tue", "wed", "thu", "fri", "sat", "sun"]
    cssclasses_weekday_head = cssclasses
    cssclass_noday = "noday"
    cssclass_month_head = "month"
    cssclass_month = "month"
    cssclass_year_head = "year"
    cssclass_year = "year"

    def formatday(self, day, weekday):
        if day == 0:
            return f'<td class="{self.cssclass_noday}">&nbsp;</td>'
        return f'<td class="{self.cssclasses[weekday]}">{day}</td>'

    def formatweek(self, theweek):
        return f"<tr>{''.join(self.formatday(day, weekday) for day, weekday in theweek)}</tr>"

    def formatweekday(self, day):
        return f'<th class="{self.cssclasses_weekday_head[day]}">{day_abbr[day]}</th>'

    def formatweekheader(self):
        return f"<tr>{''.join(map(self.formatweekday, self.iterweekdays()))}</tr>"

    def formatmonthname(self, theyear, themonth, withyear=True):
        name = f"{month_name[themonth]} {theyear}" if withyear else str(month_name[themonth])
        return f'<tr><th colspan="7" class="{self.cssclass_month_head}">{name}</th></tr>'

    def formatmonth(self, theyear, themonth, withyear=True):
        lines = [f'<table border="0" cellpadding="0" cellspacing="0" class="{self.cssclass_month}">',
            self.formatmonthname(theyear, themonth, withyear), self.formatweekheader()]
        lines += map(self.formatweek, self.monthdays2calendar(theyear, themonth))
        return "".join(line + "\n" for line in lines + ["</table>"])

    def formatyear(self, theyear, width=3):
        width = max(width, 1)
        parts = [f'<table border="0" cellpadding="0" cellspacing="0" class="{self.cssclass_year}">', "\n",
            f'<tr><th colspan="{width}" class="{self.cssclass_year_head}">{theyear}</th></tr>']
        for months in _rows(range(1, 13), width):
            cells = "".join(f"<td>{self.formatmonth(theyear, month, False)}</td>" for month in months)
            parts.append(f"<tr>{cells}</tr>")
        return "".join(parts) + "</table>"


class LocaleTextCalendar(TextCalendar):
    def __init__(self, firstweekday=0, locale=None):
        TextCalendar.__init__(self, firstweekday)


class LocaleHTMLCalendar(HTMLCalendar):
    def __init__(self, firstweekday=0, locale=None):
        HTMLCalendar.__init__(self, firstweekday)


c = TextCalendar()
firstweekday = c.getfirstweekday
monthcalendar = c.monthdayscalendar
prweek = c.prweek
week = c.formatweek
weekheader = c.formatweekheader
prmonth = c.prmonth
month = c.formatmonth
calendar = c.formatyear
prcal = c.pryear


def setfirstweekday(firstweekday):
    if not MONDAY <= firstweekday <= SUNDAY:
        raise IllegalWeekdayError(firstweekday)
    c.firstweekday = firstweekday


def timegm(tuple):
    """Unrelated but handy function to calculate Unix timestamp from GMT."""
    year, month, day, hour, minute, second = tuple[:6]
    days = _datetime.date(year, month, 1).toordinal() - 719163 + day - 1
    return ((days * 24 + hour) * 60 + minute) * 60 + second
