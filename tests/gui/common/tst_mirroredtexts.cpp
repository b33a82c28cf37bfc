#include "common/elidedlabel.h"
#include "common/plainstyle.h"
#include "common/theme.h"

#include <QApplication>
#include <QLabel>
#include <QPushButton>
#include <QtTest>

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

private:
    static QImage pictureOf(QWidget& widget, Qt::LayoutDirection direction)
    {
        QGuiApplication::setLayoutDirection(direction);
        widget.resize(240, 40);
        widget.show();
        return widget.grab().toImage();
    }
};

QTEST_MAIN(MirroredTextsTest)
#include "tst_mirroredtexts.moc"
