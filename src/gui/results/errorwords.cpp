#include "results/errorwords.h"

#include "base/utf8.h"

#include <QCoreApplication>

namespace querymend {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(querymend::ErrorWords)

public:
    static QString title(QueryEnd how, EngineFailure failure)
    {
        switch (how) {
        case QueryEnd::complete:
            return {};
        case QueryEnd::refused:
            return tr("Not run: statements here only read");
        case QueryEnd::cancelled:
            return tr("Cancelled");
        case QueryEnd::replaced:
            return tr("Another statement took its place");
        case QueryEnd::closed:
            return tr("The connection was closed");
        case QueryEnd::failed:
            break;
        }
        switch (failure) {
        case EngineFailure::lost:
            return tr("The connection was lost");
        case EngineFailure::unreachable:
            return tr("The server cannot be reached");
        case EngineFailure::timedOut:
            return tr("It took too long");
        case EngineFailure::tooLarge:
            return tr("The rows are too large");
        case EngineFailure::exhausted:
            return tr("It needed more memory or room than it may have");
        case EngineFailure::missingDriver:
            return tr("A driver is not installed");
        case EngineFailure::refused:
        case EngineFailure::cancelled:
        case EngineFailure::notAllowed:
        case EngineFailure::notReadOnly:
            break;
        }
        return tr("The database did not run it");
    }

    static QString advice(QueryEnd how, const EngineError& error)
    {
        if (!error.hint.empty())
            return QString::fromStdString(error.hint);
        if (how == QueryEnd::refused)
            return tr("Nothing was sent to the database. To change data, use a tool that is meant to.");
        if (how != QueryEnd::failed)
            return {};
        switch (error.failure) {
        case EngineFailure::lost:
            return tr("Run it again: the next statement connects anew.");
        case EngineFailure::unreachable:
            return tr("See whether the server runs, then run the statement again.");
        case EngineFailure::tooLarge:
            return tr("Leave out the large columns, or ask for fewer of their bytes.");
        case EngineFailure::exhausted:
            return tr("Ask for fewer rows or columns, or gather them in the statement.");
        case EngineFailure::refused:
        case EngineFailure::timedOut:
        case EngineFailure::cancelled:
        case EngineFailure::notAllowed:
        case EngineFailure::notReadOnly:
        case EngineFailure::missingDriver:
            break;
        }
        return {};
    }

    static QString place(const EngineError& error, std::string_view statement)
    {
        if (!error.offset)
            return {};
        const TextPosition at = positionAt(statement, *error.offset);
        return tr("Line %1, column %2").arg(at.line).arg(at.column);
    }
};

} // namespace

ErrorWords errorWords(QueryEnd how, const EngineError& error, std::string_view statement)
{
    ErrorWords words;
    words.title = Words::title(how, error.failure);
    if (how == QueryEnd::failed || how == QueryEnd::refused) {
        words.message = QString::fromStdString(error.message);
        if (!error.code.empty())
            words.message += QStringLiteral(" (") + QString::fromStdString(error.code) + QLatin1Char(')');
        words.place = Words::place(error, statement);
    }
    words.advice = Words::advice(how, error);
    return words;
}

} // namespace querymend
