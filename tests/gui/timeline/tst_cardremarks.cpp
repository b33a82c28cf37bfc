#include "common/theme.h"
#include "timeline/cardline.h"
#include "timeline/cardpainter.h"
#include "timeline/paintedtexts.h"
#include "timeline/timelinemodel.h"
#include "timeline/timelinestyle.h"

#include <QFontMetrics>
#include <QImage>
#include <QPainter>
#include <QStandardItemModel>
#include <QTest>

using namespace querymend;

/// What a card remarks beside its decision.
class CardRemarksTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aHintIsBriefWhereTheRemarkWouldHaveNoRoom();
    void aHintIsBriefOnlyIfThatMakesRoom_data();
    void aHintIsBriefOnlyIfThatMakesRoom();
};

void CardRemarksTest::aHintIsBriefWhereTheRemarkWouldHaveNoRoom()
{
    const Theme theme;
    const QString remark = QStringLiteral("no retry used, and nothing of another budget");
    const auto card = [&](int width, const QString& hint, const QString& remarked) {
        QStandardItemModel model(1, 1);
        const QModelIndex index = model.index(0, 0);
        model.setData(index, hint, TimelineModel::HintRole);
        model.setData(index, QStringLiteral("general"), TimelineModel::HintLevelRole);
        model.setData(index, 1.0, TimelineModel::HintPartRole);
        model.setData(index, QStringLiteral("refine"), TimelineModel::DecisionTextRole);
        model.setData(index, remarked, TimelineModel::RemarkRole);
        QImage image(width, 80, QImage::Format_ARGB32_Premultiplied);
        image.fill(Qt::white);
        QPainter painter(&image);
        TimelineStyle style;
        CardPainter(painter, theme, style, index, {}).paint(image.rect(), TimelineZoom::detail);
        return image;
    };
    const QString whole = QStringLiteral("a general hint that is longer than its remark");
    const QString brief = QStringLiteral("general");
    const QFontMetrics letters(Theme::metaFont());
    const int narrow = letters.horizontalAdvance(whole) + letters.horizontalAdvance(remark) + 10;
    QCOMPARE(card(narrow, whole, remark), card(narrow, brief, remark));
    QVERIFY(card(narrow, whole, remark) != card(narrow, brief, QString()));
    QVERIFY(card(narrow, whole, QString()) != card(narrow, brief, QString()));
}

void CardRemarksTest::aHintIsBriefOnlyIfThatMakesRoom_data()
{
    QTest::addColumn<QString>("roomFor"); ///< the hint
    QTest::addColumn<bool>("isRemarked"); ///< and its remark
    QTest::addColumn<int>("missing");     ///< pixels
    QTest::addColumn<QString>("hint");
    const QString whole = QStringLiteral("explicit hint");
    const QString brief = QStringLiteral("explicit");
    QTest::newRow("room for the whole hint and the remark") << whole << true << 0 << whole;
    QTest::newRow("too little for the whole hint and the remark") << whole << true << 1 << brief;
    QTest::newRow("room for a brief hint and the remark") << brief << true << 0 << brief;
    QTest::newRow("too little for the remark even beside a brief hint") << brief << true << 1 << whole;
    QTest::newRow("room for the whole hint without the remark") << whole << false << 0 << whole;
    QTest::newRow("too little for the whole hint") << whole << false << 1 << brief;
}

void CardRemarksTest::aHintIsBriefOnlyIfThatMakesRoom()
{
    QFETCH(const QString, roomFor);
    QFETCH(const bool, isRemarked);
    QFETCH(const int, missing);
    QFETCH(const QString, hint);
    const QString cost = QStringLiteral("24 ms");
    CardLineParts parts{QStringLiteral("explicit hint"),
                        QStringLiteral("explicit"),
                        19,
                        QStringLiteral("refine"),
                        QStringLiteral("fixed 1, broke 1 · can be mended"),
                        cost + QStringLiteral(" · 640 tokens")};
    PaintedTexts texts(Theme::metaFont());
    const int remark = isRemarked ? 10 + texts.widthOf(QStringLiteral("fixed 1, broke 1")) : 0;
    const int width = texts.widthOf(roomFor) + 25 + parts.decisionIcon + texts.widthOf(parts.decision) + 8 + remark
        + texts.widthOf(cost);
    const CardLine line = fittingLine(texts, parts, width - missing);
    QCOMPARE(line.hint, hint);
    QCOMPARE(line.cost, cost);
}

QTEST_MAIN(CardRemarksTest)
#include "tst_cardremarks.moc"
