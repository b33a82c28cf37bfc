#include "common/chip.h"
#include "common/elidedlabel.h"
#include "common/inlinemessage.h"
#include "common/plainstyle.h"
#include "common/theme.h"

#include <QApplication>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QMenu>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSpinBox>
#include <QStyledItemDelegate>
#include <QTest>

#include <array>
#include <cstdlib>

using namespace querymend;

/// A window from right to left moves texts to the other side, but does not turn them round.
class MirroredTextsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QApplication::setStyle(new PlainStyle); }
    void cleanup() { QGuiApplication::setLayoutDirection(Qt::LeftToRight); }

    void areReadAsTheirLettersAre_data()
    {
        QTest::addColumn<QString>("text");
        QTest::newRow("a number before a word") << QStringLiteral("6 tables");
        QTest::newRow("a date and a time") << QStringLiteral("2026-01-05 14:02");
        QTest::newRow("a mark at the end") << QStringLiteral("Statistics…");
        QTest::newRow("letters from right to left") << QStringLiteral("שלום, 12!");
    }

    void areReadAsTheirLettersAre()
    {
        QFETCH(const QString, text);
        QPushButton button(text); // in the middle of it, so that it is in the same place
        const QImage usual = pictureOf(button, Qt::LeftToRight);
        const bool isLeftToRight = !text.isRightToLeft();
        QCOMPARE(pictureOf(button, Qt::RightToLeft) == usual, isLeftToRight);
    }

    void areReadTheSameInListsFieldsAndMenus_data()
    {
        QTest::addColumn<QString>("text");
        QTest::newRow("a size") << QStringLiteral("11.72 KiB");
        QTest::newRow("a time of day") << QStringLiteral("11/27/26 7:37 AM");
        QTest::newRow("a sentence") << QStringLiteral("Why? The agent will read this.");
        QTest::newRow("an ellipsis") << QStringLiteral("Open…");
    }

    void areReadTheSameInListsFieldsAndMenus()
    {
        QFETCH(const QString, text);
        const auto lettersOf = [&](Qt::LayoutDirection direction) {
            QGuiApplication::setLayoutDirection(direction);
            QListWidget list;
            list.addItem(text);
            QLineEdit line;
            line.setPlaceholderText(text);
            QPlainTextEdit block;
            block.setPlaceholderText(text);
            QMenu menu;
            menu.addAction(text);
            std::array<QImage, 4> letters;
            const std::array<QWidget*, 4> widgets{&list, &line, &block, &menu};
            for (std::size_t i = 0; i < widgets.size(); ++i) {
                widgets[i]->setFocusPolicy(Qt::NoFocus); // a caret would be taken for a letter
                letters[i] = lettersIn(pictureOf(*widgets[i], direction));
            }
            return letters;
        };
        const auto usual = lettersOf(Qt::LeftToRight);
        QVERIFY(!usual[0].isNull());
        const auto mirrored = lettersOf(Qt::RightToLeft);
        for (std::size_t i = 0; i < usual.size(); ++i)
            QVERIFY2(readTheSame(mirrored[i], usual[i]), qPrintable(QString::number(i)));
    }

    void aLaterPlaceholderIsReadAsWell()
    {
        const QString text = QStringLiteral("Search…");
        QLineEdit usual;
        usual.setFocusPolicy(Qt::NoFocus);
        usual.setPlaceholderText(text);
        const QImage letters = lettersIn(pictureOf(usual, Qt::LeftToRight));
        QGuiApplication::setLayoutDirection(Qt::RightToLeft);
        QLineEdit line;
        line.setFocusPolicy(Qt::NoFocus);
        (void)pictureOf(line, Qt::RightToLeft);
        line.setPlaceholderText(text);
        QVERIFY(readTheSame(lettersIn(pictureOf(line, Qt::RightToLeft)), letters));
    }

    void whatIsTypedIsOnTheSideOfThePlaceholder()
    {
        QGuiApplication::setLayoutDirection(Qt::RightToLeft);
        QLineEdit line;
        line.setFocusPolicy(Qt::NoFocus);
        line.setPlaceholderText(QStringLiteral("Filter"));
        const QRect placeholder = placeOfLetters(pictureOf(line, Qt::RightToLeft));
        line.setText(QStringLiteral("Filter"));
        const QRect typed = placeOfLetters(pictureOf(line, Qt::RightToLeft));
        QVERIFY(placeholder.left() > line.width() / 2);
        QVERIFY2(std::abs(placeholder.right() - typed.right()) <= 1, "the cursor would go through the placeholder");
        QVERIFY(typed.left() > line.width() / 2);
        QSpinBox number;
        number.setFocusPolicy(Qt::NoFocus);
        (void)pictureOf(number, Qt::RightToLeft);
        const auto* const field = number.findChild<QLineEdit*>();
        QVERIFY(field);
        QCOMPARE(field->alignment() & Qt::AlignHorizontal_Mask, Qt::AlignRight | Qt::AlignAbsolute);
    }

    void codeStaysOnTheLeft()
    {
        QGuiApplication::setLayoutDirection(Qt::RightToLeft);
        QPlainTextEdit prose;
        QPlainTextEdit code;
        Theme::useCodeFont(code);
        QPlainTextEdit late; // as in a splitter, which polishes it before it is known to be for code
        late.ensurePolished();
        Theme::useCodeFont(late);
        for (QPlainTextEdit* const field : {&prose, &code, &late}) {
            field->setFocusPolicy(Qt::NoFocus);
            field->setPlainText(QStringLiteral("SELECT 1"));
        }
        QVERIFY(placeOfLetters(pictureOf(prose, Qt::RightToLeft)).left() > prose.width() / 2);
        for (QPlainTextEdit* const field : {&code, &late})
            QVERIFY(placeOfLetters(pictureOf(*field, Qt::RightToLeft)).right() < field->width() / 2);
    }

    void whatAFieldForCodeSaysIsOnTheLeftAsWell()
    {
        QGuiApplication::setLayoutDirection(Qt::RightToLeft);
        QPlainTextEdit block;
        QLineEdit line;
        block.setPlaceholderText(QStringLiteral("SQL"));
        line.setPlaceholderText(QStringLiteral("SQL"));
        for (QWidget* const field : std::initializer_list<QWidget*>{&block, &line}) {
            Theme::useCodeFont(*field);
            field->setFocusPolicy(Qt::NoFocus);
            QVERIFY(placeOfLetters(pictureOf(*field, Qt::RightToLeft)).right() < field->width() / 2);
        }
    }

    void aLabelOfCodeStaysOnTheLeft_data()
    {
        QTest::addColumn<bool>("isSelectable");
        QTest::newRow("which only shows it") << false;
        QTest::newRow("from which it can be copied") << true;
    }

    void aLabelOfCodeStaysOnTheLeft()
    {
        QFETCH(const bool, isSelectable);
        QGuiApplication::setLayoutDirection(Qt::RightToLeft);
        QLabel label(QStringLiteral("SELECT 1"));
        Theme::useCodeFont(label);
        label.setTextFormat(Qt::PlainText);
        label.setTextInteractionFlags(isSelectable ? Qt::TextSelectableByMouse : Qt::NoTextInteraction);
        QVERIFY(placeOfLetters(pictureOf(label, Qt::RightToLeft)).right() < label.width() / 2);
    }

    void aListThatPaintsItsOwnRowsKeepsDoingSo()
    {
        class OwnRows : public QStyledItemDelegate { // without Q_OBJECT, as they often are
        public:
            using QStyledItemDelegate::QStyledItemDelegate;
        };
        QGuiApplication::setLayoutDirection(Qt::RightToLeft);
        QListWidget list;
        auto* const own = new OwnRows(&list);
        list.setItemDelegate(own);
        list.ensurePolished();
        QVERIFY(list.itemDelegate() == own);
    }

    void areOnTheOtherSide()
    {
        ElidedLabel label;
        label.setText(QStringLiteral("6 tables"));
        label.setAlignment(Qt::AlignRight);
        const QImage right = pictureOf(label, Qt::LeftToRight);
        label.setAlignment(Qt::AlignLeft);
        QVERIFY(pictureOf(label, Qt::LeftToRight) != right);
        QCOMPARE(pictureOf(label, Qt::RightToLeft), right);
    }

    void aLabelHasRoomForAnUnderlinedLetter_data()
    {
        QTest::addColumn<QString>("first");
        QTest::addColumn<QString>("rest");
        QTest::newRow("a short word") << QStringLiteral("T") << QStringLiteral("ags");
        QTest::newRow("several words") << QStringLiteral("T") << QStringLiteral("okens of all calls");
    }

    void aLabelHasRoomForAnUnderlinedLetter()
    {
        QFETCH(const QString, first);
        QFETCH(const QString, rest);
        QLineEdit field;
        QLabel label(QLatin1Char('&') + first + rest);
        label.setBuddy(&field);
        label.ensurePolished();
        const QFontMetrics metrics = label.fontMetrics();
        QVERIFY(label.sizeHint().width() >= metrics.horizontalAdvance(first) + metrics.horizontalAdvance(rest));
    }

    void labelsAreOnTheOtherSide_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<bool>("isWrapped");
        QTest::newRow("the title of a section") << QStringLiteral("Checks") << false;
        QTest::newRow("an explanation") << QStringLiteral("Up to 3.") << true;
    }

    void labelsAreOnTheOtherSide()
    {
        QFETCH(const QString, text);
        QFETCH(const bool, isWrapped);
        QLabel usual(text);
        usual.setWordWrap(isWrapped);
        usual.setAlignment(Qt::AlignRight | Qt::AlignVCenter);
        const QImage right = pictureOf(usual, Qt::LeftToRight);
        QGuiApplication::setLayoutDirection(Qt::RightToLeft);
        QLabel mirrored(text);
        mirrored.setWordWrap(isWrapped);
        QCOMPARE(pictureOf(mirrored, Qt::RightToLeft), right);
    }

    void aChipElidesTheEndOfItsValue()
    {
        Theme theme;
        Chip chip({}, theme);
        chip.setValue(QStringLiteral("settings of one's own"));
        constexpr int chipFrame = 4; // it is round
        const QImage usual = lettersIn(pictureOf(chip, Qt::LeftToRight, 100), chipFrame);
        QCOMPARE(lettersIn(pictureOf(chip, Qt::RightToLeft, 100), chipFrame), usual);
    }

    void aBarHasItsEdgeWhereItsTextBegins_data()
    {
        QTest::addColumn<Qt::LayoutDirection>("direction");
        QTest::newRow("from left to right") << Qt::LeftToRight;
        QTest::newRow("from right to left") << Qt::RightToLeft;
    }

    void aBarHasItsEdgeWhereItsTextBegins()
    {
        QFETCH(const Qt::LayoutDirection, direction);
        QGuiApplication::setLayoutDirection(direction);
        Theme theme;
        InlineMessage message(theme);
        message.say(Tone::accent, QStringLiteral("Read only"));
        const QImage picture = pictureOf(message, direction);
        const bool isLeft = direction == Qt::LeftToRight;
        const int y = picture.height() / 2;
        QCOMPARE(picture.pixelColor(isLeft ? 0 : picture.width() - 1, y), theme.colour(Tone::accent));
        QVERIFY(picture.pixelColor(isLeft ? picture.width() - 1 : 0, y) != theme.colour(Tone::accent));
    }

private:
    static QImage lettersIn(const QImage& picture, int frame = 2)
    {
        return picture.copy(placeOfLetters(picture, frame));
    }

    /// Whether the same letters are in the same places, but for the pixel by which they move when they begin between
    /// two.
    static bool readTheSame(const QImage& one, const QImage& other)
    {
        return !one.isNull() && std::abs(one.width() - other.width()) <= 1 && covers(one, other) && covers(other, one);
    }

    /// Whether nearly every stroke of one picture is at most a pixel from a stroke of the other.
    static bool covers(const QImage& one, const QImage& other)
    {
        constexpr int least = 60; // less is the edge of a stroke
        const auto isStroke = [](const QImage& picture, int x, int y) {
            return picture.rect().contains(x, y)
                && std::abs(qGray(picture.pixel(x, y)) - qGray(QGuiApplication::palette().base().color().rgb()))
                >= least;
        };
        int strokes = 0;
        int missing = 0;
        for (int y = 0; y < one.height(); ++y) {
            for (int x = 0; x < one.width(); ++x) {
                if (!isStroke(one, x, y))
                    continue;
                ++strokes;
                bool isNear = false;
                for (int by = -1; by <= 1; ++by) {
                    for (int across = -1; across <= 1; ++across)
                        isNear = isNear || isStroke(other, x + across, y + by);
                }
                missing += isNear ? 0 : 1;
            }
        }
        return strokes > 0 && missing * 20 <= strokes;
    }

    /// The part inside the frame that has letters on it.
    static QRect placeOfLetters(const QImage& picture, int frame = 2)
    {
        const QRect inside = picture.rect().adjusted(frame, frame, -frame, -frame);
        const QRgb ground = picture.pixel(inside.topLeft());
        QRect letters;
        for (int y = inside.top(); y <= inside.bottom(); ++y) {
            for (int x = inside.left(); x <= inside.right(); ++x) {
                if (picture.pixel(x, y) != ground)
                    letters |= QRect(x, y, 1, 1);
            }
        }
        return letters;
    }

    static QImage pictureOf(QWidget& widget, Qt::LayoutDirection direction, int width = 240)
    {
        QGuiApplication::setLayoutDirection(direction);
        widget.resize(width, 40);
        widget.show();
        return widget.grab().toImage();
    }
};

QTEST_MAIN(MirroredTextsTest)
#include "tst_mirroredtexts.moc"
