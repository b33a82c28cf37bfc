#include "common/theme.h"
#include "timeline/cardpainter.h"
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

QTEST_MAIN(CardRemarksTest)
#include "tst_cardremarks.moc"
