// What the inspector says of corrections made without a model.

#include "common/mendingwords.h"
#include "inspector/attemptpieces.h"

#include <QCoreApplication>

namespace querymend {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(Inspector)
};

} // namespace

TextPieces correctionPieces(const AttemptCard& card, std::string_view dialect)
{
    if (!card.correction)
        return {};
    TextPieces pieces{{PieceStyle::text, QStringLiteral("\n")}};
    pieces.push_back(lineOf(PieceStyle::heading,
                            card.isCorrectionTaken ? Words::tr("Mended statement, tried next")
                                                   : Words::tr("Mended statement, offered")));
    const QString how = card.isCorrectionTaken ? mendedText(*card.correction) : proposedText(*card.correction);
    pieces.push_back(
        lineOf(PieceStyle::meta, capitalised(how) + QStringLiteral(" · ") + mendingReason(*card.correction)));
    for (TextPiece& piece : diffPieces(card.sql, card.correction->sql, dialect))
        pieces.push_back(std::move(piece));
    pieces.push_back({PieceStyle::text, QStringLiteral("\n")});
    return pieces;
}

TextPieces mendedPieces(const AttemptCard& card)
{
    if (!card.mending)
        return {};
    return {lineOf(PieceStyle::text, capitalised(mendedText(*card.mending))),
            lineOf(PieceStyle::meta, mendingReason(*card.mending)),
            {PieceStyle::code, QString::fromStdString(card.mending->sql)}};
}

} // namespace querymend
