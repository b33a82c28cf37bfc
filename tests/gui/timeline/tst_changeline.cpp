#include "timeline/changepainter.h"
#include "timeline/paintedtexts.h"
#include "timeline/timelinestyle.h"

#include <QTest>

using namespace querymend;

/// What a line says of changes that it has too little room for.
class ChangeLineTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void saysEverythingWithRoomForIt();
    void isShortenedRatherThanWithoutItsCount();
    void countsTheChangesWithoutRoom();
    void noChangeIsWithoutItsCount();
    void neverExceedsItsRoom();
};

namespace {

QString twice()
{
    return QStringLiteral("(2\u00D7)");
}

QList<ShownChange> renamedColumns()
{
    return {{QStringLiteral("category_name"), QStringLiteral("name"), 2},
            {QStringLiteral("ordered_at"), QStringLiteral("order_date"), 2}};
}

int widthOf(TimelineStyle& style, const QList<LinePart>& parts)
{
    const int letter = style.codeMetrics.averageCharWidth();
    int width = -letter;
    for (const LinePart& part : parts)
        width += textsOf(style, part.font).widthOf(part.text) + letter;
    return width;
}

int wholeWidth(TimelineStyle& style)
{
    return widthOf(style, fittingChanges(style, renamedColumns(), 100000));
}

QStringList textsIn(const QList<LinePart>& parts)
{
    QStringList texts;
    for (const LinePart& part : parts)
        texts << part.text;
    return texts;
}

} // namespace

void ChangeLineTest::saysEverythingWithRoomForIt()
{
    TimelineStyle style;
    QCOMPARE(textsIn(fittingChanges(style, renamedColumns(), wholeWidth(style))).join(QLatin1Char(' ')),
             QStringLiteral("category_name name (2\u00D7) \u00B7 ordered_at order_date (2\u00D7)"));
}

void ChangeLineTest::isShortenedRatherThanWithoutItsCount()
{
    TimelineStyle style;
    const QStringList texts = textsIn(fittingChanges(style, renamedColumns(), wholeWidth(style) - 4));
    QCOMPARE(texts.last(), twice());
    QVERIFY(texts.contains(QStringLiteral("ordered_at")));
    QVERIFY2(texts[texts.size() - 2].endsWith(QChar(0x2026)), qPrintable(texts.join(QLatin1Char(' '))));
}

void ChangeLineTest::countsTheChangesWithoutRoom()
{
    TimelineStyle style;
    const int first = widthOf(style, fittingChanges(style, {renamedColumns().first()}, 100000));
    const int others = style.codeTexts.widthOf(QStringLiteral("+1")) + style.codeMetrics.averageCharWidth();
    QCOMPARE(textsIn(fittingChanges(style, renamedColumns(), first + others)).join(QLatin1Char(' ')),
             QStringLiteral("category_name name (2\u00D7) +1"));
    QCOMPARE(textsIn(fittingChanges(style, renamedColumns(), 1)), QStringList{QStringLiteral("+2")});
}

void ChangeLineTest::noChangeIsWithoutItsCount()
{
    TimelineStyle style;
    for (int width = wholeWidth(style); width > 0; --width) {
        const QStringList texts = textsIn(fittingChanges(style, renamedColumns(), width));
        const auto counted = texts.count(twice());
        const QString last = texts.last();
        const qsizetype left = last.startsWith(QLatin1Char('+')) ? last.mid(1).toInt() : 0;
        QVERIFY2(counted + left == 2, qPrintable(texts.join(QLatin1Char(' '))));
    }
}

void ChangeLineTest::neverExceedsItsRoom()
{
    TimelineStyle style;
    const int least = style.codeTexts.widthOf(QStringLiteral("+2"));
    for (int width = wholeWidth(style); width >= least; --width)
        QVERIFY2(widthOf(style, fittingChanges(style, renamedColumns(), width)) <= width,
                 qPrintable(QString::number(width)));
}

QTEST_MAIN(ChangeLineTest)
#include "tst_changeline.moc"
