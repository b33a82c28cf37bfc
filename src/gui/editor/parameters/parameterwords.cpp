#include "editor/parameters/parameterwords.h"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>

namespace querymend {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(ParameterWords)
};

constexpr qsizetype longestShown = 40;

QString shownText(const std::string& text)
{
    const QString whole = QString::fromStdString(text).simplified();
    return whole.size() > longestShown ? whole.left(longestShown) + QChar(0x2026) : whole;
}

} // namespace

QString wordOf(ParameterType type)
{
    switch (type) {
    case ParameterType::text:
        return Words::tr("text");
    case ParameterType::number:
        return Words::tr("number");
    case ParameterType::date:
        return Words::tr("date");
    case ParameterType::timestamp:
        return Words::tr("date and time");
    case ParameterType::truth:
        return Words::tr("true or false");
    case ParameterType::null:
        return QStringLiteral("NULL");
    case ParameterType::texts:
        return Words::tr("list of texts");
    case ParameterType::numbers:
        return Words::tr("list of numbers");
    }
    return {};
}

QString wordOf(ParameterProblem problem)
{
    switch (problem) {
    case ParameterProblem::badCharacter:
        return Words::tr("This text contains a character that statements cannot contain.");
    case ParameterProblem::notANumber:
        return Words::tr("Not a number. Write it like 12.5 or -3.");
    case ParameterProblem::notADate:
        return Words::tr("Not a date. Write it like 2024-01-31.");
    case ParameterProblem::notATimestamp:
        return Words::tr("Not a date and time. Write it like 2024-01-31 10:20.");
    case ParameterProblem::notATruth:
        return Words::tr("Write true or false.");
    case ParameterProblem::emptyList:
        return Words::tr("Enter at least one value; separate values with commas.");
    case ParameterProblem::openQuote:
        return Words::tr("A quote is not closed. Write '' for a quote inside a value.");
    case ParameterProblem::listOutsideIn:
        return Words::tr("A list can only be used after IN.");
    case ParameterProblem::noPlace:
        return Words::tr("This value cannot be used here: it would change how the rest of the statement is read.");
    }
    return {};
}

QString exampleOf(ParameterType type)
{
    switch (type) {
    case ParameterType::number:
        return QStringLiteral("12.5");
    case ParameterType::date:
        return QStringLiteral("2024-01-31");
    case ParameterType::timestamp:
        return QStringLiteral("2024-01-31 10:20");
    case ParameterType::truth:
        return QStringLiteral("true");
    case ParameterType::texts:
        return QStringLiteral("a, b, 'c, d'");
    case ParameterType::numbers:
        return QStringLiteral("1, 2, 3");
    case ParameterType::text:
    case ParameterType::null:
        break;
    }
    return {};
}

QString noteOn(const QString& value)
{
    const auto isLineEnd = [](QChar c) { return c == QLatin1Char('\n') || c == QLatin1Char('\r'); };
    const auto isInvisible = [&](QChar c) {
        const bool isOddBlank = c.isSpace() && c != QLatin1Char(' ');
        return !isLineEnd(c)
            && (isOddBlank || c.category() == QChar::Other_Format || c.category() == QChar::Other_Control);
    };
    if (std::any_of(value.begin(), value.end(), isInvisible))
        return Words::tr("The value contains characters that cannot be seen.");
    return std::any_of(value.begin(), value.end(), isLineEnd) ? Words::tr("The value contains line breaks.")
                                                              : QString();
}

QString valuesInWords(const std::vector<std::string>& names, const ParameterValues& values)
{
    QStringList words;
    for (const std::string& name : names) {
        const auto found = values.find(name);
        if (found == values.end())
            continue;
        const QString value = namesSecret(name)         ? QStringLiteral("\u2022\u2022\u2022")
            : found->second.type == ParameterType::null ? QStringLiteral("NULL")
                                                        : shownText(found->second.text);
        words.append(QString::fromStdString(name) + QStringLiteral(" = ") + value);
    }
    return words.join(QStringLiteral(", "));
}

} // namespace querymend
