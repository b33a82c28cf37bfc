#include "common/chip.h"
#include "common/elidedlabel.h"
#include "common/elidedlines.h"
#include "common/fittingparts.h"
#include "common/flowlayout.h"
#include "common/plaintip.h"
#include "common/rowbutton.h"
#include "common/theme.h"

#include <QApplication>
#include <QHelpEvent>
#include <QTest>
#include <QToolTip>
#include <QVBoxLayout>

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
    void aTextThatIsCutIsInItsToolTip_data()
    {
        QTest::addColumn<int>("lines");
        QTest::addColumn<int>("width");
        QTest::addColumn<QString>("own");
        QTest::addColumn<QString>("shown");
        const QString whole = QStringLiteral("Attempt 2: waiting for the agent");
        const QString reason = QStringLiteral("It is busy.");
        QTest::newRow("of one line") << 1 << 90 << QString() << whole;
        QTest::newRow("of two lines") << 2 << 60 << QString() << whole;
        QTest::newRow("before what the tip says itself") << 2 << 60 << reason << whole + QStringLiteral(" · ") + reason;
        const QString markup = plainTip(QStringLiteral("no such column: <b>"));
        QTest::newRow("before a tip of markup") << 2 << 60 << markup << wrappedTip(whole) + markup;
        QTest::newRow("unless the tip says it") << 2 << 60 << whole << whole;
        QTest::newRow("unless it is whole") << 2 << 900 << reason << reason;
    }

    void aTextThatIsCutIsInItsToolTip()
    {
        QFETCH(const int, lines);
        QFETCH(const int, width);
        QFETCH(const QString, own);
        ElidedLabel label;
        label.setText(QStringLiteral("Attempt 2: waiting for the agent"));
        label.setMostLines(lines);
        label.setToolTip(own);
        label.resize(width, 60);
        label.show();
        QHelpEvent help(QEvent::ToolTip, label.rect().center(), label.mapToGlobal(label.rect().center()));
        QApplication::sendEvent(&label, &help);
        QTEST(QToolTip::text(), "shown");
    }

    void aToolTipShowsTheSignsOfAText_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("tip");
        const QString plain = QStringLiteral("\"Tom & Sons\": waiting for the agent");
        QTest::newRow("as they are where there is no markup") << plain << plain;
        QTest::newRow("escaped where they would be markup")
            << QStringLiteral("<b> & waiting for the agent")
            << QStringLiteral("<p style='white-space:pre-wrap'>&lt;b&gt; &amp; waiting for the agent</p>");
        const QString compared = QStringLiteral("total < 5 & waiting for the agent");
        QTest::newRow("as they are in a comparison, which is no markup") << compared << compared;
    }

    void aToolTipShowsTheSignsOfAText()
    {
        QFETCH(const QString, text);
        ElidedLabel label;
        label.setText(text);
        label.resize(60, 60);
        label.show();
        QHelpEvent help(QEvent::ToolTip, label.rect().center(), label.mapToGlobal(label.rect().center()));
        QApplication::sendEvent(&label, &help);
        QTEST(QToolTip::text(), "tip");
    }

    void aNumberStaysWithItsWord()
    {
        const QFont font;
        const int width = QFontMetrics(font).horizontalAdvance(QStringLiteral("Solved at attempt 1 of lane"));
        const QStringList lines = elidedLines(QStringLiteral("Solved at attempt 1 of lane 3"), font, width, 3);
        QCOMPARE(lines.size(), 2);
        QCOMPARE(lines.back(), QStringLiteral("lane\u00A03"));
    }

    void aNumberLeavesItsWordWhereBothAreTooWide()
    {
        const QFont font;
        const QFontMetrics metrics(font);
        const int width = metrics.horizontalAdvance(QStringLiteral("Attempt 2")) - 2;
        const QStringList lines = elidedLines(QStringLiteral("Attempt 2 of 4"), font, width, 3);
        QCOMPARE(lines.front(), QStringLiteral("Attempt"));
        QVERIFY(!lines.join(QString()).contains(QChar(0x2026)));
    }

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

    void whatIsAddedToAFullLineGetsALine()
    {
        QWidget column;
        auto* const rows = new QVBoxLayout(&column);
        rows->setContentsMargins(0, 0, 0, 0);
        auto* const row = new QWidget(&column);
        auto* const flow = new FlowLayout(10);
        row->setLayout(flow);
        rows->addWidget(row);
        rows->addStretch();
        flow->addWidget(new Yielding(row));
        column.resize(150, 200);
        column.show();
        QTRY_COMPARE(row->height(), 20);
        auto* const second = new Yielding(row);
        second->show();
        flow->addWidget(second);
        QTRY_COMPARE(row->height(), 50);
        QCOMPARE(second->geometry(), QRect(0, 30, 100, 20));
    }

    void aChipGoesToTheNextLineBeforeItsValueIsLost()
    {
        const Theme theme;
        QWidget row;
        auto* const flow = new FlowLayout(10);
        row.setLayout(flow);
        auto* const chip = new Chip(QStringLiteral("Model"), theme, &row);
        chip->setValue(QStringLiteral("scripted"));
        auto* const button = new Yielding(&row);
        flow->addWidget(chip);
        flow->addWidget(button);
        flow->itemAt(1)->setAlignment(Qt::AlignRight);
        const int name = QFontMetrics(Theme::metaFont()).horizontalAdvance(QStringLiteral("Model"));
        row.resize(chip->sizeHint().width() * 3 / 5 + 10 + button->sizeHint().width(), 200);
        row.show();
        QVERIFY2(chip->width() > name + 60, qPrintable(QString::number(chip->width())));
        QVERIFY(button->y() > chip->y());
    }

    void aChipKeepsAWordThatIsNotElided()
    {
        const Theme theme;
        QWidget row;
        auto* const flow = new FlowLayout(10);
        row.setLayout(flow);
        auto* const chip = new Chip(QStringLiteral("Model"), theme, &row);
        chip->setValue(QStringLiteral("scripted or recorded"));
        chip->setWhole(true);
        auto* const button = new Yielding(&row);
        flow->addWidget(chip);
        flow->addWidget(button);
        flow->itemAt(1)->setAlignment(Qt::AlignRight);
        const int whole = chip->sizeHint().width();
        row.resize(whole + button->sizeHint().width(), 200); // the gap is lacking
        row.show();
        QCOMPARE(chip->width(), whole);
        QVERIFY(button->y() > chip->y());
        chip->setWhole(false);
        QTRY_VERIFY(chip->width() < whole);
        QCOMPARE(button->x(), chip->width() + 10);
    }

    void aChipLeavesOutItsNameBeforeItsValueIsCut()
    {
        const Theme theme;
        const auto pictureOf = [&theme](const QString& name, bool isYielding) {
            Chip chip(name, theme);
            chip.setValue(QStringLiteral("library.sqlite"));
            chip.setNameYielding(isYielding);
            const QFontMetrics metrics(Theme::metaFont());
            chip.resize(metrics.horizontalAdvance(chip.value()) + 20, chip.sizeHint().height());
            return chip.grab().toImage();
        };
        const QImage unnamed = pictureOf(QString(), true);
        QCOMPARE(pictureOf(QStringLiteral("Connection"), true), unnamed);
        QVERIFY(pictureOf(QStringLiteral("Connection"), false) != unnamed);
    }

    void aChipShortensItsNameWhereOnlyALittleRoomIsLacking()
    {
        const Theme theme;
        const auto pictureOf = [&theme](const QString& name) {
            Chip chip(QStringLiteral("Connection"), theme);
            chip.setValue(QStringLiteral("library.sqlite"));
            chip.setNameYielding(true);
            const QSize size = chip.sizeHint() - QSize(10, 0);
            chip.setText(name);
            chip.resize(size);
            return chip.grab().toImage();
        };
        QVERIFY(pictureOf(QStringLiteral("Connection")) != pictureOf(QString()));
    }

    void theValueOfAChipHasTheRoomOfItsLetters()
    {
        Theme theme;
        const auto isValueWhole = [&theme](int textPixels) {
            theme.setTextPixels(textPixels);
            Chip chip(QStringLiteral("Germany"), theme);
            chip.setValue(QStringLiteral("customers.country_code"));
            const QFontMetrics metrics(Theme::metaFont());
            return chip.sizeHint().width() - metrics.horizontalAdvance(chip.text())
                >= metrics.horizontalAdvance(chip.value());
        };
        const bool isUsualWhole = isValueWhole(13);
        const bool isLargeWhole = isValueWhole(24);
        theme.setTextPixels(13);
        QVERIFY(isUsualWhole);
        QVERIFY(isLargeWhole);
    }

    void partsAreShownWholeOrNotAtAll_data()
    {
        QTest::addColumn<QString>("room");
        QTest::addColumn<LeastPart>("least");
        QTest::addColumn<QString>("shown");
        const QString whole = QStringLiteral("14.0 s · 256,000 tokens · shop.sqlite");
        QTest::newRow("all have room") << whole << LeastPart::none << whole;
        QTest::newRow("the last has too little")
            << whole.chopped(3) << LeastPart::none << whole.section(QStringLiteral(" · "), 0, 1);
        QTest::newRow("a number is not cut") << whole.left(12) << LeastPart::none << QStringLiteral("14.0 s");
        QTest::newRow("not even the first has room") << whole.left(3) << LeastPart::none << QString();
        QTest::newRow("the first is wanted anyway") << whole.left(3) << LeastPart::first << QStringLiteral("14.0 s");
    }

    void partsAreShownWholeOrNotAtAll()
    {
        QFETCH(const QString, room);
        QFETCH(const LeastPart, least);
        QFETCH(const QString, shown);
        const QFontMetrics metrics(Theme::metaFont());
        const QString whole = QStringLiteral("14.0 s · 256,000 tokens · shop.sqlite");
        QCOMPARE(fittingParts(whole, metrics, metrics.horizontalAdvance(room), least), shown);
    }

    void aNoteHasRoomForAllOfItsLines()
    {
        const Theme theme;
        QWidget column;
        auto* const rows = new QVBoxLayout(&column);
        auto* const button = new RowButton(
            themedIcon(Icon::playFill, theme), QStringLiteral("A wrong column"),
            QStringLiteral("A wrong column is named, explained in a hint, and corrected at once, as is told."), theme);
        rows->addWidget(button);
        rows->addStretch();
        column.resize(240, 400);
        column.show();
        QTRY_VERIFY(button->height() >= button->heightForWidth(button->width()));
    }

    void anIconGrowsWithTheText()
    {
        Theme theme;
        const auto iconWidth = [&theme](int textPixels) {
            theme.setTextPixels(textPixels);
            RowButton button(themedIcon(Icon::playFill, theme), {}, {}, theme);
            button.resize(240, 60);
            const QImage picture = button.grab().toImage();
            QRect drawn;
            for (int y = 0; y < picture.height(); ++y) {
                for (int x = 0; x < picture.width(); ++x) {
                    if (picture.pixel(x, y) != picture.pixel(picture.width() - 1, picture.height() - 1))
                        drawn |= QRect(x, y, 1, 1);
                }
            }
            return drawn.width();
        };
        const int usual = iconWidth(13);
        const int large = iconWidth(26);
        theme.setTextPixels(13);
        QVERIFY(usual > 0);
        QVERIFY2(large >= 2 * usual - 2, qPrintable(QStringLiteral("%1 and %2").arg(usual).arg(large)));
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
