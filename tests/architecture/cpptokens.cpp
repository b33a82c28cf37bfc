#include "cpptokens.h"

#include <QRegularExpression>

namespace architecture {

namespace {

// Alternatives are tried in order: what is skipped comes first. A raw string ends at its own delimiter; a quote inside
// a number separates digits.
const QRegularExpression& tokenPattern()
{
    static const QRegularExpression pattern(
        QStringLiteral(R"re((?<skipped>//(?:\\\n|[^\n])*|/\*.*?\*/|^[ \t]*\#(?:\\\n|/\*.*?\*/|[^\n])*)re"
                       R"re(|(?:u8|[uUL])?R"(?<mark>[^(\s]*)\(.*?\)\k<mark>")re"
                       R"re(|(?:u8|[uUL])?"(?:\\.|[^"\\\n])*"|(?:u8|[uUL])?'(?:\\.|[^'\\\n])+'))re"
                       R"re(|(?<token>\d[\w.']*|\w+|::|[^\s\w]))re"),
        QRegularExpression::DotMatchesEverythingOption | QRegularExpression::MultilineOption);
    return pattern;
}

} // namespace

QList<CppToken> cppTokens(const QString& text)
{
    QList<CppToken> tokens;
    qsizetype counted = 0;
    int line = 1;
    auto matches = tokenPattern().globalMatch(text);
    while (matches.hasNext()) {
        const auto match = matches.next();
        if (match.capturedStart(u"token") < 0)
            continue;
        line += static_cast<int>(QStringView(text).mid(counted, match.capturedStart() - counted).count(u'\n'));
        counted = match.capturedStart();
        tokens.append({match.captured(u"token"), line});
    }
    return tokens;
}

} // namespace architecture
