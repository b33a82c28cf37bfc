#include "common/findingtext.h"

#include "common/messagewords.h"
#include "common/recordedwords.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>

namespace querymend {

namespace {

constexpr qsizetype longestShown = 300;

bool turnsDirection(QChar c)
{
    const char16_t code = c.unicode();
    return code == 0x061C || code == 0x200E || code == 0x200F || (code >= 0x202A && code <= 0x202E)
        || (code >= 0x2066 && code <= 0x2069);
}

struct Sentence {
    ErrorCode code;
    const char* text; ///< `%1` is the finding's identifier
};

/// Other codes keep the finding's message.
constexpr std::array sentences{
    Sentence{ErrorCode::unknownTable, QT_TRANSLATE_NOOP("Finding", "no table %1")},
    Sentence{ErrorCode::unknownColumn, QT_TRANSLATE_NOOP("Finding", "no column %1")},
    Sentence{ErrorCode::ambiguousColumn, QT_TRANSLATE_NOOP("Finding", "several tables have a column %1")},
    Sentence{ErrorCode::unknownAlias, QT_TRANSLATE_NOOP("Finding", "no table or alias %1")},
    Sentence{ErrorCode::unknownFunction, QT_TRANSLATE_NOOP("Finding", "no function %1")},
    Sentence{ErrorCode::forbiddenOperation, QT_TRANSLATE_NOOP("Finding", "read-only: %1 is not allowed")},
    Sentence{ErrorCode::sideEffectFunction, QT_TRANSLATE_NOOP("Finding", "read-only: %1 has side effects")},
    Sentence{ErrorCode::valueNotStored, QT_TRANSLATE_NOOP("Finding", "no row has %1")},
    Sentence{ErrorCode::dateFormat, QT_TRANSLATE_NOOP("Finding", "%1: the dates are stored in another format")},
    Sentence{ErrorCode::unlikelyJoin, QT_TRANSLATE_NOOP("Finding", "%1 does not follow the key between the tables")},
    Sentence{ErrorCode::unconnectedTables,
             QT_TRANSLATE_NOOP("Finding", "no condition connects %1 with the other tables")},
    Sentence{ErrorCode::integerDivision, QT_TRANSLATE_NOOP("Finding", "%1 divides integers and drops the fraction")},
    Sentence{ErrorCode::nullsFirst, QT_TRANSLATE_NOOP("Finding", "rows without a value of %1 come first")},
    Sentence{ErrorCode::outputColumns, QT_TRANSLATE_NOOP("Finding", "the question asks for other columns: %1")},
    Sentence{ErrorCode::repeatedRows, QT_TRANSLATE_NOOP("Finding", "the join with %1 repeats rows")},
    Sentence{ErrorCode::otherTables,
             QT_TRANSLATE_NOOP("Finding", "the question names %1, which the statement does not read")},
};

/// Removes the full stop, because more may follow.
QString withoutStop(const QString& sentence)
{
    return sentence.endsWith(u'.') && !sentence.endsWith(QStringLiteral("..")) ? sentence.chopped(1) : sentence;
}

/// What is said of a lost connection is the program's own, as the timeline has it.
QString messageOf(const Finding& finding)
{
    return isDatabaseFault(finding.code) ? recordedWords(finding.message) : messageWords(finding.message);
}

QString sentenceOn(const Finding& finding)
{
    const auto found = std::find_if(sentences.begin(), sentences.end(),
                                    [&](const Sentence& sentence) { return sentence.code == finding.code; });
    const bool isEngines = finding.rung >= Rung::explain && finding.severity == Severity::error;
    if (found == sentences.end() || isEngines || finding.identifier.empty())
        return withoutStop(shownName(messageOf(finding).toStdString()));
    return QCoreApplication::translate("Finding", found->text).arg(shownName(finding.identifier));
}

QString listOf(const std::vector<std::string>& names)
{
    constexpr std::size_t most = 3;
    QStringList shown;
    for (std::size_t i = 0; i < std::min(most, names.size()); ++i)
        shown += shownName(names[i]);
    return shown.join(QStringLiteral(", "));
}

/// How the suggestions follow what is wrong.
QString formOf(const Finding& finding)
{
    if (finding.code == ErrorCode::ambiguousColumn)
        return QCoreApplication::translate("Finding", "%1 \u2014 could be: %2");
    const bool isStored = finding.code == ErrorCode::valueNotStored || finding.code == ErrorCode::dateFormat;
    return finding.severity == Severity::warning && !isStored
        ? QCoreApplication::translate("Finding", "%1 \u2014 instead: %2")
        : QCoreApplication::translate("Finding", "%1 \u2014 nearest: %2");
}

} // namespace

QString shownName(std::string_view name)
{
    QString text = QString::fromUtf8(name.data(), static_cast<qsizetype>(name.size())).simplified();
    text.removeIf([](QChar c) { return turnsDirection(c) || c.category() == QChar::Other_Control; });
    return text.size() > longestShown ? text.left(longestShown) + QChar(0x2026) : text;
}

QString findingText(const Finding& finding)
{
    const QString sentence = sentenceOn(finding);
    if (finding.suggestions.empty())
        return sentence;
    return formOf(finding).arg(sentence, listOf(suggestionTexts(finding)));
}

Tone toneOf(Category category)
{
    switch (category) {
    case Category::syntaxError:
        return Tone::syntax;
    case Category::schemaReference:
        return Tone::schema;
    case Category::executionError:
        return Tone::execution;
    case Category::emptyResult:
        return Tone::empty;
    case Category::validationFailed:
        return Tone::validation;
    case Category::generic:
        break;
    }
    return Tone::generic;
}

} // namespace querymend
