"""Days, by the page "Stars, days and draws"."""
import re
from datetime import date, timedelta

LENGTHS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]


def day(text):
    """The day that a text writes, as `{year, month, day}`; None for a text that is not a day."""
    match = re.fullmatch(r"([0-9]{4})-([0-9]{2})-([0-9]{2})", text, re.ASCII)
    if not match:
        return None
    year, month, number = (int(part) for part in match.groups())
    if year < 1 or not 1 <= month <= 12:
        return None
    is_leap = year % 4 == 0 and (year % 100 != 0 or year % 400 == 0)
    length = 29 if month == 2 and is_leap else LENGTHS[month - 1]
    return {"year": year, "month": month, "day": number} if 1 <= number <= length else None


def later(text, count):
    """The day so many days later, as it is written; None after the year 9999."""
    try:
        return (date.fromisoformat(text) + timedelta(days=count)).isoformat()
    except OverflowError:
        return None


def reminders(entries, last_opened, today):
    """The days on which reminders are due, and the text of the one that is due today."""
    due = [later(last_opened, entry["days"]) for entry in entries]
    return {
        "days": due, "due": next((entry["text"] for entry, day in zip(entries, due) if day == today), None),
    }
