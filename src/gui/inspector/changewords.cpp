#include "inspector/changewords.h"

#include "common/runwords.h"
#include "dialect/dialect.h"
#include "inspector/attemptpieces.h"
#include "sql/compare/tokendiff.h"

#include <QCoreApplication>

#include <algorithm>

namespace querymend {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(Inspector)
};

constexpr std::size_t mostLines = 6;
constexpr qsizetype mostLetters = 80;

QString shortened(std::string_view part)
{
    const QString text = textOf(part).simplified();
    return text.size() > mostLetters ? text.left(mostLetters) + QChar(0x2026) : text;
}

QString wordsOf(const QString& old, const QString& now)
{
    if (old.isEmpty())
        return Words::tr("Added %1").arg(now);
    return now.isEmpty() ? Words::tr("Removed %1").arg(old) : Words::tr("Replaced %1 with %2").arg(old, now);
}

} // namespace

TextPieces changeWords(std::string_view older, std::string_view newer, std::string_view dialect)
{
    const Dialect* const known = dialectNamed(dialect);
    std::vector<DiffHunk> changes = diffByToken(older, newer, known ? known->lex : defaultDialect().lex);
    std::erase_if(changes, [&](const DiffHunk& hunk) {
        return hunk.kind == HunkKind::same
            || (shortened(hunk.old.of(older)).isEmpty() && shortened(hunk.now.of(newer)).isEmpty());
    });
    TextPieces pieces;
    for (std::size_t i = 0; i < std::min(changes.size(), mostLines); ++i)
        pieces.push_back(lineOf(PieceStyle::meta,
                                wordsOf(shortened(changes[i].old.of(older)), shortened(changes[i].now.of(newer)))));
    const auto more = static_cast<int>(changes.size() - pieces.size());
    if (more > 0)
        pieces.push_back(lineOf(PieceStyle::meta, Words::tr("%n more changes", nullptr, more)));
    if (!pieces.empty())
        pieces.push_back(lineOf(PieceStyle::meta, {}));
    return pieces;
}

} // namespace querymend
