"""When two values of results mean the same."""

import re

MONTH = re.compile(r"(\d{4})-?(\d{2})(?:-01(?:[ T]00:00(?::00(?:\.0+)?)?)?)?$")
QUARTER = re.compile(r"(?:(\d{4})[- ]?Q([1-4])|Q([1-4])[- ]?(\d{4}))$", re.IGNORECASE)
DAY = re.compile(r"(\d{4}-\d{2}-\d{2})[ T]00:00(?::00(?:\.0+)?)?$")
NUMBER = re.compile(r"-?(?:0|[1-9]\d*)(?:\.\d+)?$")


def as_number(value):
    if isinstance(value, (int, float)):
        return float(value)
    if isinstance(value, str) and NUMBER.match(value):
        return float(value)
    return None


def as_month(value):
    """(year, month) of 2024-03, 202403 and 2024-03-01."""
    match = MONTH.match(value) if isinstance(value, str) else None
    return (int(match[1]), int(match[2])) if match and 1 <= int(match[2]) <= 12 else None


def as_quarter(value):
    """(year, quarter) of 2024-Q1, Q1 2024 and the first day of a quarter."""
    match = QUARTER.match(value) if isinstance(value, str) else None
    if match:
        return int(match[1] or match[4]), int(match[2] or match[3])
    month = as_month(value)
    return (month[0], month[1] // 3 + 1) if month and month[1] in (1, 4, 7, 10) else None


def as_day(value):
    match = DAY.match(value) if isinstance(value, str) else None
    return match[1] if match else value


def is_same_number(one, other, slack):
    return abs(one - other) <= max(1e-6 * max(abs(one), abs(other)), slack, 1e-9)


def is_same(gold, predicted, slack=0.0):
    """Slack is what rounding in one of the statements may change."""
    if gold is None or predicted is None:
        return gold is None and predicted is None
    numbers = as_number(gold), as_number(predicted)
    if None not in numbers:
        return is_same_number(*numbers, slack)
    if as_day(gold) == as_day(predicted):
        return True
    if isinstance(gold, str) and QUARTER.match(gold):
        return as_quarter(gold) == as_quarter(predicted)
    if as_month(gold) is not None and as_month(gold) == as_month(predicted):
        return True
    return is_same_year(gold, predicted) or is_same_year(predicted, gold)


def is_same_year(year, first_day):
    """2024 and 2024-01-01."""
    number = as_number(year)
    return number is not None and 1900 <= number <= 2100 and as_month(first_day) == (int(number), 1) \
        and len(str(first_day)) > 7
