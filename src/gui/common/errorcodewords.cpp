#include "common/errorcodewords.h"

#include <QCoreApplication>

#include <array>
#include <cstddef>

namespace querymend {

namespace {

// clang-format off
constexpr std::array<const char*, errorCodeCount> codeNames{
    QT_TRANSLATE_NOOP("Reflection", "No SQL"),
    QT_TRANSLATE_NOOP("Reflection", "Invalid request"),
    QT_TRANSLATE_NOOP("Reflection", "Not a query"),
    QT_TRANSLATE_NOOP("Reflection", "Several statements"),
    QT_TRANSLATE_NOOP("Reflection", "Not understood"),
    QT_TRANSLATE_NOOP("Reflection", "Comment"),
    QT_TRANSLATE_NOOP("Reflection", "Forbidden operation"),
    QT_TRANSLATE_NOOP("Reflection", "Function with side effects"),
    QT_TRANSLATE_NOOP("Reflection", "Syntax"),
    QT_TRANSLATE_NOOP("Reflection", "Unbalanced parentheses"),
    QT_TRANSLATE_NOOP("Reflection", "Unterminated literal"),
    QT_TRANSLATE_NOOP("Reflection", "Another database's syntax"),
    QT_TRANSLATE_NOOP("Reflection", "Unknown table"),
    QT_TRANSLATE_NOOP("Reflection", "Unknown column"),
    QT_TRANSLATE_NOOP("Reflection", "Ambiguous column"),
    QT_TRANSLATE_NOOP("Reflection", "Unknown alias"),
    QT_TRANSLATE_NOOP("Reflection", "Unknown function"),
    QT_TRANSLATE_NOOP("Reflection", "Wrong arguments"),
    QT_TRANSLATE_NOOP("Reflection", "Type mismatch"),
    QT_TRANSLATE_NOOP("Reflection", "Bad value"),
    QT_TRANSLATE_NOOP("Reflection", "Division by zero"),
    QT_TRANSLATE_NOOP("Reflection", "Column not grouped"),
    QT_TRANSLATE_NOOP("Reflection", "Misplaced aggregate"),
    QT_TRANSLATE_NOOP("Reflection", "Mismatched set operation"),
    QT_TRANSLATE_NOOP("Reflection", "Invalid join"),
    QT_TRANSLATE_NOOP("Reflection", "No permission"),
    QT_TRANSLATE_NOOP("Reflection", "Time limit exceeded"),
    QT_TRANSLATE_NOOP("Reflection", "Memory limit exceeded"),
    QT_TRANSLATE_NOOP("Reflection", "Too many rows"),
    QT_TRANSLATE_NOOP("Reflection", "Connection lost"),
    QT_TRANSLATE_NOOP("Reflection", "Database not reachable"),
    QT_TRANSLATE_NOOP("Reflection", "Empty result"),
    QT_TRANSLATE_NOOP("Reflection", "Only NULL values"),
    QT_TRANSLATE_NOOP("Reflection", "Test failed"),
    QT_TRANSLATE_NOOP("Reflection", "Value not stored"),
    QT_TRANSLATE_NOOP("Reflection", "Another date format"),
    QT_TRANSLATE_NOOP("Reflection", "Join without a key"),
    QT_TRANSLATE_NOOP("Reflection", "Tables not connected"),
    QT_TRANSLATE_NOOP("Reflection", "Integer division"),
    QT_TRANSLATE_NOOP("Reflection", "NULLs first"),
    QT_TRANSLATE_NOOP("Reflection", "Unexpected columns"),
    QT_TRANSLATE_NOOP("Reflection", "Repeated rows"),
    QT_TRANSLATE_NOOP("Reflection", "Other tables than asked for"),
    QT_TRANSLATE_NOOP("Reflection", "Unclassified error"),
};
// clang-format on
static_assert(codeNames.back() != nullptr, "a code has no name");

} // namespace

QString wordOf(ErrorCode code)
{
    return QCoreApplication::translate("Reflection", codeNames[static_cast<std::size_t>(code)]);
}

std::optional<ErrorCode> errorCodeIn(const QString& words)
{
    const QString wanted = QString(words).replace(u' ', u'_');
    for (std::size_t i = 0; i < errorCodeCount; ++i) {
        const std::string_view known = name(static_cast<ErrorCode>(i));
        if (wanted.compare(QLatin1String(known.data(), static_cast<qsizetype>(known.size())), Qt::CaseInsensitive) == 0)
            return static_cast<ErrorCode>(i);
    }
    return std::nullopt;
}

} // namespace querymend
