#include "results/messages/errorwords.h"

#include "base/utf8.h"
#include "common/failurewords.h"
#include "results/messages/rejection.h"

#include <QCoreApplication>

#include <algorithm>

namespace querymend {

namespace {

/// Returns part of the line around an offset, with a caret below it.
QString excerptAt(std::string_view statement, std::size_t offset)
{
    constexpr std::size_t before = 60;
    constexpr std::size_t most = 110;
    offset = std::min(offset, statement.size());
    const std::size_t lineBegin = offset == 0 ? 0 : statement.rfind('\n', offset - 1) + 1; // npos + 1 is 0
    std::size_t begin = offset - lineBegin > before ? offset - before : lineBegin;
    while (begin < offset && (static_cast<unsigned char>(statement[begin]) & 0xC0U) == 0x80U)
        ++begin;
    const std::size_t end = std::min({statement.find_first_of("\r\n", offset), statement.size(), begin + most});
    const auto shown = [&](std::size_t from, std::size_t to) {
        const std::string_view part = statement.substr(from, to - from);
        return QString::fromUtf8(part.data(), static_cast<qsizetype>(part.size()))
            .replace(QLatin1Char('\t'), QLatin1Char(' '));
    };
    return shown(begin, end) + QLatin1Char('\n') + QString(shown(begin, offset).size(), QLatin1Char(' '))
        + QLatin1Char('^');
}

struct Words {
    Q_DECLARE_TR_FUNCTIONS(querymend::ErrorWords)

public:
    static QString refusal(std::optional<ErrorCode> rule)
    {
        if (rule == ErrorCode::multipleStatements)
            return tr("Blocked: one statement at a time");
        if (rule == ErrorCode::sideEffectFunction)
            return tr("Blocked: this function may do more than read");
        if (rule == ErrorCode::unknownFunction)
            return tr("Blocked: this function is not known to be read-only");
        if (rule == ErrorCode::notSelect || rule == ErrorCode::noSql)
            return tr("Blocked: only queries can run here");
        if (rule && rule != ErrorCode::forbiddenOperation)
            return tr("Blocked: the statement cannot be parsed with certainty");
        return tr("Blocked: this connection is read-only");
    }

    static QString adviceOnRefusal(std::optional<ErrorCode> rule)
    {
        if (rule == ErrorCode::multipleStatements)
            return tr(
                "Nothing was sent to the database. Run all statements with F5, or put the cursor in one of them.");
        if (rule == ErrorCode::sideEffectFunction || rule == ErrorCode::unknownFunction)
            return tr("Nothing was sent to the database. If you know that it only reads, allow it in the connection's "
                      "settings.");
        if (rule && rule != ErrorCode::forbiddenOperation)
            return tr("Nothing was sent to the database.");
        return tr("Nothing was sent to the database. To change data, use a tool made for that.");
    }

    static QString title(QueryEnd how, const EngineError& error, std::string_view statement)
    {
        switch (how) {
        case QueryEnd::complete:
            return {};
        case QueryEnd::refused:
            return refusal(error.rule);
        case QueryEnd::cancelled:
            return tr("Cancelled");
        case QueryEnd::replaced:
            return tr("Replaced by another statement");
        case QueryEnd::closed:
            return tr("The connection was closed");
        case QueryEnd::failed:
            break;
        }
        switch (error.failure) {
        case EngineFailure::lost:
            return tr("The connection was lost");
        case EngineFailure::unreachable:
            return tr("Could not reach the server");
        case EngineFailure::timedOut:
            return tr("Time limit exceeded");
        case EngineFailure::tooLarge:
            return tr("The rows are too large");
        case EngineFailure::exhausted:
            return tr("Memory or disk limit exceeded");
        case EngineFailure::missingDriver:
            return tr("Driver not installed");
        case EngineFailure::refused:
        case EngineFailure::cancelled:
        case EngineFailure::notAllowed:
        case EngineFailure::notReadOnly:
            break;
        }
        return rejectionTitle(error, statement);
    }

    static QString advice(QueryEnd how, const EngineError& error, std::string_view statement)
    {
        if (!error.leftRunning.empty())
            return tr("The server has not stopped it yet (%1). If it keeps running, ask the server's "
                      "administrator to end it.")
                .arg(QString::fromStdString(error.leftRunning));
        if (!error.hint.empty())
            return QString::fromStdString(error.hint);
        if (how == QueryEnd::refused)
            return adviceOnRefusal(error.rule);
        if (how != QueryEnd::failed)
            return {};
        switch (error.failure) {
        case EngineFailure::lost:
            return tr("Run it again: the next statement reconnects.");
        case EngineFailure::unreachable:
            return tr("Check that the server is running, then run the statement again.");
        case EngineFailure::tooLarge:
            return tr("Leave out the large columns, or select only part of their content.");
        case EngineFailure::exhausted:
            return tr("Select fewer rows or columns, or aggregate them in the statement.");
        case EngineFailure::timedOut:
            return tr("Select fewer rows, or filter by a column that has an index.");
        case EngineFailure::missingDriver:
            return tr("Install it and try again.");
        case EngineFailure::refused:
            return rejectionAdvice(error, statement);
        case EngineFailure::cancelled:
        case EngineFailure::notAllowed:
        case EngineFailure::notReadOnly:
            break;
        }
        return {};
    }

    static std::optional<ErrorCode> code(QueryEnd how, const EngineError& error, std::string_view statement)
    {
        if (how != QueryEnd::failed && how != QueryEnd::refused)
            return std::nullopt;
        if (error.failure == EngineFailure::notAllowed)
            return error.rule.value_or(ErrorCode::forbiddenOperation);
        if (error.failure == EngineFailure::refused)
            return error.rule ? *error.rule : rejectionCode(error, statement);
        return errorCodeOf(error.failure);
    }

    static QString withCode(const QString& message, const std::string& code)
    {
        return tr("%1 (code %2)").arg(message, QString::fromStdString(code));
    }

    static QString place(const EngineError& error, std::string_view statement)
    {
        if (!error.offset)
            return {};
        const TextPosition at = positionAt(statement, *error.offset);
        return tr("Line %1, column %2 of the statement").arg(at.line).arg(at.column);
    }
};

} // namespace

ErrorWords errorWords(QueryEnd how, const EngineError& error, std::string_view statement)
{
    ErrorWords words;
    words.title = Words::title(how, error, statement);
    if (how == QueryEnd::failed || how == QueryEnd::refused) {
        words.message = engineWords(error);
        if (!error.code.empty())
            words.message = Words::withCode(words.message, error.code);
        words.place = Words::place(error, statement);
        words.excerpt = error.offset ? excerptAt(statement, *error.offset) : QString();
    }
    words.advice = Words::advice(how, error, statement);
    words.code = Words::code(how, error, statement);
    return words;
}

} // namespace querymend
