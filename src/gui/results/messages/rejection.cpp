#include "results/messages/rejection.h"

#include "common/findingtext.h"
#include "diagnose/classify.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>

namespace querymend {

namespace {

struct RejectionRow {
    ErrorCode code;
    const char* named; ///< `%1` is the name that the error is about; null if there is never one
    const char* nameless;
    const char* advice; ///< null if the title says enough
};

constexpr auto spelling = QT_TRANSLATE_NOOP("Rejection", "Check the spelling, or look the name up in the schema.");
constexpr auto reading =
    QT_TRANSLATE_NOOP("Rejection", "A word, comma or parenthesis may be missing, or there may be one too many.");

// clang-format off
constexpr std::array rows{
    RejectionRow{ErrorCode::unknownTable, QT_TRANSLATE_NOOP("Rejection", "There is no table %1"),
        QT_TRANSLATE_NOOP("Rejection", "A table does not exist"), spelling},
    RejectionRow{ErrorCode::unknownColumn, QT_TRANSLATE_NOOP("Rejection", "There is no column %1"),
        QT_TRANSLATE_NOOP("Rejection", "A column does not exist"), spelling},
    RejectionRow{ErrorCode::ambiguousColumn, QT_TRANSLATE_NOOP("Rejection", "Several tables have a column %1"),
        QT_TRANSLATE_NOOP("Rejection", "Several tables have this column"),
        QT_TRANSLATE_NOOP("Rejection", "Write the table before the column, as in orders.id.")},
    RejectionRow{ErrorCode::unknownAlias, QT_TRANSLATE_NOOP("Rejection", "There is no table or alias %1"),
        QT_TRANSLATE_NOOP("Rejection", "A table or alias does not exist"),
        QT_TRANSLATE_NOOP("Rejection", "It must be named in FROM or in a join.")},
    RejectionRow{ErrorCode::unknownFunction, QT_TRANSLATE_NOOP("Rejection", "There is no function %1"),
        QT_TRANSLATE_NOOP("Rejection", "A function does not exist"),
        QT_TRANSLATE_NOOP("Rejection", "Functions differ between databases; completion offers those of this one.")},
    RejectionRow{ErrorCode::wrongArguments, QT_TRANSLATE_NOOP("Rejection", "Wrong arguments for the function %1"),
        QT_TRANSLATE_NOOP("Rejection", "Wrong arguments for a function"), nullptr},
    RejectionRow{ErrorCode::syntax, QT_TRANSLATE_NOOP("Rejection", "Syntax error near \"%1\""),
        QT_TRANSLATE_NOOP("Rejection", "Syntax error"), reading},
    RejectionRow{ErrorCode::unbalanced, nullptr, QT_TRANSLATE_NOOP("Rejection", "A parenthesis is not closed"), nullptr},
    RejectionRow{ErrorCode::unterminatedLiteral, nullptr, QT_TRANSLATE_NOOP("Rejection", "A text is not closed"), nullptr},
    RejectionRow{ErrorCode::typeMismatch, nullptr, QT_TRANSLATE_NOOP("Rejection", "These types do not fit together"),
        QT_TRANSLATE_NOOP("Rejection", "Convert one of them with CAST.")},
    RejectionRow{ErrorCode::badValue, nullptr, QT_TRANSLATE_NOOP("Rejection", "A value is invalid or out of range"), nullptr},
    RejectionRow{ErrorCode::divisionByZero, nullptr, QT_TRANSLATE_NOOP("Rejection", "Division by zero"),
        QT_TRANSLATE_NOOP("Rejection", "NULLIF(x, 0) as the divisor gives NULL instead.")},
    RejectionRow{ErrorCode::grouping, QT_TRANSLATE_NOOP("Rejection", "%1 is neither grouped nor aggregated"),
        QT_TRANSLATE_NOOP("Rejection", "A column is neither grouped nor aggregated"),
        QT_TRANSLATE_NOOP("Rejection", "Add it to GROUP BY, or use an aggregate such as max().")},
    RejectionRow{ErrorCode::aggregateMisuse, QT_TRANSLATE_NOOP("Rejection", "The aggregate %1 cannot be used here"),
        QT_TRANSLATE_NOOP("Rejection", "An aggregate cannot be used here"),
        QT_TRANSLATE_NOOP("Rejection", "Conditions on groups belong in HAVING.")},
    RejectionRow{ErrorCode::setOperationMismatch, nullptr,
        QT_TRANSLATE_NOOP("Rejection", "The combined queries have different columns"),
        QT_TRANSLATE_NOOP("Rejection", "Both sides need as many columns, of the same types.")},
    RejectionRow{ErrorCode::permission, QT_TRANSLATE_NOOP("Rejection", "You are not allowed to read %1"),
        QT_TRANSLATE_NOOP("Rejection", "You are not allowed to read this"),
        QT_TRANSLATE_NOOP("Rejection", "The database's administrator can grant it.")},
};
// clang-format on

struct KnownRejection {
    const RejectionRow* row = nullptr;
    QString name;
};

/// Engines' messages are recognised whatever the dialect, so it need not be known.
Diagnosis diagnosed(const EngineError& error, std::string_view statement)
{
    return classify(defaultDialect(), {error.message, error.code, statement});
}

KnownRejection known(const EngineError& error, std::string_view statement)
{
    const Diagnosis diagnosis = diagnosed(error, statement);
    const auto found =
        std::find_if(rows.begin(), rows.end(), [&](const RejectionRow& row) { return row.code == diagnosis.code; });
    return {found == rows.end() ? nullptr : &*found, shownName(diagnosis.identifier)};
}

QString translated(const char* text)
{
    return QCoreApplication::translate("Rejection", text);
}

} // namespace

ErrorCode rejectionCode(const EngineError& error, std::string_view statement)
{
    return diagnosed(error, statement).code;
}

QString rejectionTitle(const EngineError& error, std::string_view statement)
{
    const KnownRejection rejection = known(error, statement);
    if (!rejection.row)
        return translated(QT_TRANSLATE_NOOP("Rejection", "The database rejected the statement"));
    if (rejection.row->named && !rejection.name.isEmpty())
        return translated(rejection.row->named).arg(rejection.name);
    return translated(rejection.row->nameless);
}

QString rejectionAdvice(const EngineError& error, std::string_view statement)
{
    const KnownRejection rejection = known(error, statement);
    return rejection.row && rejection.row->advice ? translated(rejection.row->advice) : QString();
}

} // namespace querymend
