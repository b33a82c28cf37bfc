#include "editor/search/textsearch.h"

#include <QRegularExpression>

#include <algorithm>

namespace querymend {

namespace {

QRegularExpression patternOf(const SearchSpec& spec)
{
    QString pattern = spec.options.testFlag(SearchOption::regex) ? spec.what : QRegularExpression::escape(spec.what);
    if (spec.options.testFlag(SearchOption::wholeWords))
        pattern = QStringLiteral("(?<!\\w)(?:%1)(?!\\w)").arg(pattern);
    QRegularExpression::PatternOptions options =
        QRegularExpression::UseUnicodePropertiesOption | QRegularExpression::MultilineOption;
    options.setFlag(QRegularExpression::CaseInsensitiveOption, !spec.options.testFlag(SearchOption::matchCase));
    return QRegularExpression(pattern, options);
}

/// Converts ascending UTF-16 offsets to byte offsets.
class ByteCounter {
public:
    explicit ByteCounter(const QString& text) : m_text(text) {}

    std::uint32_t at(qsizetype place)
    {
        for (; m_place < place; ++m_place) {
            const QChar c = m_text[m_place];
            // Each half of a surrogate pair counts for two of its four bytes.
            m_bytes += c.unicode() < 0x80 ? 1U : c.unicode() < 0x800 || c.isSurrogate() ? 2U : 3U;
        }
        return m_bytes;
    }

private:
    const QString& m_text;
    qsizetype m_place = 0;
    std::uint32_t m_bytes = 0;
};

QString expanded(const QString& replacement, const QRegularExpressionMatch& match)
{
    QString made;
    for (qsizetype i = 0; i < replacement.size(); ++i) {
        const QChar c = replacement[i];
        const bool isGroup = (c == u'\\' || c == u'$') && i + 1 < replacement.size() && replacement[i + 1].isDigit();
        if (isGroup)
            made += match.captured(replacement[++i].digitValue());
        else
            made += c;
    }
    return made;
}

template <class Take>
QString eachMatch(const QString& text, const SearchSpec& spec, Take take)
{
    const QRegularExpression pattern = patternOf(spec);
    if (!pattern.isValid())
        return pattern.errorString();
    ByteCounter bytes(text);
    auto matches = pattern.globalMatch(text);
    while (matches.hasNext()) {
        const QRegularExpressionMatch match = matches.next();
        if (match.capturedLength() == 0)
            continue;
        const std::uint32_t begin = bytes.at(match.capturedStart());
        if (!take(ByteRange{begin, bytes.at(match.capturedEnd())}, match))
            break;
    }
    return {};
}

} // namespace

TextMatches matchesIn(const std::string& text, const SearchSpec& spec)
{
    TextMatches found;
    if (spec.what.isEmpty())
        return found;
    found.error = eachMatch(QString::fromStdString(text), spec, [&](ByteRange range, const QRegularExpressionMatch&) {
        found.isCut = found.ranges.size() == mostMatches;
        if (!found.isCut)
            found.ranges.push_back(range);
        return !found.isCut;
    });
    return found;
}

std::vector<TextEdit> replacementsOf(const std::string& text, const SearchSpec& spec,
                                     const std::vector<ByteRange>& matches, const QString& replacement)
{
    std::vector<TextEdit> edits;
    const auto startsBefore = [](ByteRange a, ByteRange b) { return a.begin < b.begin; };
    const bool isPattern = spec.options.testFlag(SearchOption::regex);
    eachMatch(QString::fromStdString(text), spec, [&](ByteRange range, const QRegularExpressionMatch& match) {
        if (std::binary_search(matches.begin(), matches.end(), range, startsBefore))
            edits.push_back({range, (isPattern ? expanded(replacement, match) : replacement).toStdString()});
        return edits.size() < matches.size();
    });
    return edits;
}

} // namespace querymend
