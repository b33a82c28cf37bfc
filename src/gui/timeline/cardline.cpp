#include "timeline/cardline.h"

#include "timeline/paintedtexts.h"

namespace querymend {

namespace {

QString firstPart(const QString& text)
{
    return text.section(QStringLiteral(" · "), 0, 0);
}

/// Of everything but the cost, with the gap before that.
int neededFor(PaintedTexts& texts, const CardLineParts& parts, const QString& hint, const QString& decision)
{
    const int chip = hint.isEmpty() ? 0 : texts.widthOf(hint) + 25;
    return chip + parts.decisionIcon + texts.widthOf(decision) + 8;
}

struct FittingHint {
    QString text;
    int remarkRoom = 0; ///< that its remark takes beside it; 0 if there is too little for it
};

FittingHint fittingHint(PaintedTexts& texts, const CardLineParts& parts, int width)
{
    const int cost = texts.widthOf(texts.fitting(parts.cost, 0, LeastPart::first));
    const QString remark = firstPart(parts.remark);
    const int remarkRoom = remark.isEmpty() ? 0 : 10 + texts.widthOf(remark);
    const int whole = neededFor(texts, parts, parts.hint, parts.decision) + cost;
    const int brief = neededFor(texts, parts, parts.briefHint, parts.decision) + cost;
    if (whole + remarkRoom <= width)
        return {parts.hint, remarkRoom};
    if (remarkRoom > 0 && brief + remarkRoom <= width)
        return {parts.briefHint, remarkRoom};
    return {whole <= width ? parts.hint : parts.briefHint};
}

} // namespace

CardLine fittingLine(PaintedTexts& texts, const CardLineParts& parts, int width)
{
    const FittingHint hint = fittingHint(texts, parts, width);
    CardLine line{hint.text, {}};
    const int rest = width - neededFor(texts, parts, line.hint, parts.decision) - hint.remarkRoom;
    line.cost = texts.fitting(parts.cost, rest, LeastPart::first);
    const int least = neededFor(texts, parts, line.hint, firstPart(parts.decision));
    if (least <= width && least + texts.widthOf(line.cost) > width)
        line.cost.clear(); // the decision says more
    return line;
}

} // namespace querymend
