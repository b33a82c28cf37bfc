#include "common/flowlayout.h"
#include "common/rowbutton.h"
#include "common/theme.h"

#include <QtTest>

using namespace querymend;

namespace {

/// A widget of 100 by 20 that may become narrower.
class Yielding : public QWidget {
public:
    using QWidget::QWidget;
    [[nodiscard]] QSize sizeHint() const override { return {100, 20}; }
    [[nodiscard]] QSize minimumSizeHint() const override { return {30, 20}; }
};

} // namespace

/// What small widgets do where there is less room than they want.
class LittleRoomTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void theLastOfALineIsNotLeftAlone_data()
    {
        QTest::addColumn<int>("width");
        QTest::addColumn<QList<QRect>>("places");
        QTest::newRow("all have the room they want")
            << 320 << QList<QRect>{{0, 0, 100, 20}, {110, 0, 100, 20}, {220, 0, 100, 20}};
        QTest::newRow("one before it is narrower")
            << 270 << QList<QRect>{{0, 0, 50, 20}, {60, 0, 100, 20}, {170, 0, 100, 20}};
        QTest::newRow("the one before it goes with it")
            << 269 << QList<QRect>{{0, 0, 100, 20}, {0, 30, 100, 20}, {169, 30, 100, 20}};
        QTest::newRow("no other fits beside it")
            << 150 << QList<QRect>{{0, 0, 100, 20}, {0, 30, 100, 20}, {50, 60, 100, 20}};
    }

    void theLastOfALineIsNotLeftAlone()
    {
        QFETCH(const int, width);
        QFETCH(const QList<QRect>, places);
        QWidget row;
        auto* const flow = new FlowLayout(10);
        row.setLayout(flow);
        for (int i = 0; i < 3; ++i)
            flow->addWidget(new Yielding(&row));
        flow->itemAt(2)->setAlignment(Qt::AlignRight);
        row.resize(width, 200);
        row.show();
        QList<QRect> shown;
        for (int i = 0; i < 3; ++i)
            shown.append(flow->itemAt(i)->widget()->geometry());
        QCOMPARE(shown, places);
    }

    void aNoteIsBrokenBeforeItIsElided()
    {
        const Theme theme;
        const QString note = QStringLiteral("A wrong column is named, explained in a hint, and corrected at once.");
        const RowButton button(themedIcon(Icon::playFill, theme), QStringLiteral("A wrong column"), note, theme);
        const RowButton without(themedIcon(Icon::playFill, theme), QStringLiteral("A wrong column"), {}, theme);
        const int line = QFontMetrics(Theme::metaFont()).height();
        const int title = without.heightForWidth(1000);
        QCOMPARE(button.heightForWidth(1000), title + line + 2);
        QCOMPARE(button.heightForWidth(320), title + 2 * line + 2);
        QCOMPARE(button.heightForWidth(170), title + 3 * line + 2);
        QCOMPARE(button.heightForWidth(130), title + 3 * line + 2); // it does not grow further
    }
};

QTEST_MAIN(LittleRoomTest)
#include "tst_littleroom.moc"
