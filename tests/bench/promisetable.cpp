#include "promisetable.h"

#include <algorithm>
#include <cstdio>

namespace querymend::bench {

namespace {

/// A number as in a C format with one place for it.
std::string formatted(const char* format, double number)
{
    char text[32];
    const int size = std::snprintf(text, sizeof text, format, number);
    return {text, static_cast<std::size_t>(std::clamp(size, 0, static_cast<int>(sizeof text) - 1))};
}

std::string aligned(std::string text, std::size_t width)
{
    text.resize(std::max(width, text.size()), ' ');
    return text;
}

std::string lineOf(const PromiseRow& row)
{
    std::string line = aligned(row.what, 66) + ' '
        + (row.measured ? formatted("%10.2f", *row.measured) : std::string(10, ' ')) + ' ' + aligned(row.unit, 5);
    if (row.limit) {
        line += row.limit->bound == Bound::atLeast ? " >= " : " <= ";
        line += formatted("%7.4g", row.limit->value);
        line += row.isKept() ? "  kept" : row.measured ? "  NOT KEPT" : "  NOT MEASURED";
    }
    return line + '\n';
}

std::string promisedIn(const PromiseRow& row)
{
    if (!row.limit)
        return {};
    const std::string limit = (row.limit->bound == Bound::atLeast ? "≥ " : "≤ ") + formatted("%.4g", row.limit->value);
    return row.isKept() ? limit : limit + ", **not kept**";
}

} // namespace

bool PromiseRow::isKept() const
{
    if (!measured || !limit)
        return false;
    return limit->bound == Bound::atLeast ? *measured >= limit->value : *measured <= limit->value;
}

void PromiseTable::promise(const std::string& what, std::optional<double> measured, Limit limit, const char* unit)
{
    if (measured || m_scope == Scope::all)
        m_rows.push_back({what, unit, measured, limit});
}

void PromiseTable::figure(const std::string& what, std::optional<double> measured, const char* unit)
{
    if (measured)
        m_rows.push_back({what, unit, measured, {}});
}

Outcome PromiseTable::outcome() const
{
    Outcome outcome = Outcome::kept;
    for (const PromiseRow& row : m_rows) {
        if (!row.limit || row.isKept())
            continue;
        if (row.measured)
            return Outcome::broken;
        outcome = Outcome::unknown;
    }
    return outcome;
}

std::string PromiseTable::summary() const
{
    std::size_t kept = 0;
    std::size_t broken = 0;
    std::size_t unknown = 0;
    for (const PromiseRow& row : m_rows) {
        if (row.limit)
            ++(row.isKept() ? kept : row.measured ? broken : unknown);
    }
    return std::to_string(kept) + " promises kept, " + std::to_string(broken) + " not kept, " + std::to_string(unknown)
        + " not measured\n";
}

std::string PromiseTable::text() const
{
    std::string text = aligned("promise", 66) + "   measured\n";
    for (const PromiseRow& row : m_rows)
        text += lineOf(row);
    return text + '\n' + summary();
}

std::string PromiseTable::markdown() const
{
    std::string text = "| what | measured | promised |\n|---|---|---|\n";
    for (const PromiseRow& row : m_rows) {
        if (row.unit == ratioUnit && row.measured)
            text += "| " + row.what + " | " + formatted("%.2f", *row.measured) + " | " + promisedIn(row) + " |\n";
    }
    return text;
}

} // namespace querymend::bench
