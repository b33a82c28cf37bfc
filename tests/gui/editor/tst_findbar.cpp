#include "common/theme.h"
#include "editor/search/findbar.h"
#include "editor/text/sqleditor.h"

#include <QGuiApplication>
#include <QLineEdit>
#include <QPushButton>
#include <QTest>
#include <QToolButton>

using namespace querymend;

/// How the bar for searching uses its room.
class FindBarTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void cleanup() { QGuiApplication::setLayoutDirection(Qt::LeftToRight); }

    void fitsTheSizeOfText_data()
    {
        QTest::addColumn<int>("pixels");
        QTest::newRow("usual text") << 13;
        QTest::newRow("text that became large after the bar was made") << 24;
    }

    void fitsTheSizeOfText()
    {
        QFETCH(const int, pixels);
        Theme theme;
        theme.setTextPixels(13);
        FindBar bar(theme);
        bar.resize(400 * pixels / 13, 80);
        theme.setTextPixels(pixels);
        bar.open(FindBar::Part::replace);
        const auto fields = bar.findChildren<QLineEdit*>();
        QCOMPARE(fields.size(), qsizetype{2});
        for (const QLineEdit* const field : fields) {
            QCOMPARE(field->font().pixelSize(), pixels);
            const QString words = QStringLiteral("country_code = 'DE'");
            QVERIFY2(field->width() >= field->fontMetrics().horizontalAdvance(words),
                     qPrintable(field->accessibleName()));
        }
        for (const QToolButton* const button : bar.findChildren<QToolButton*>()) {
            if (button->isVisible() && !button->text().isEmpty())
                QVERIFY2(button->width() >= button->fontMetrics().horizontalAdvance(button->text()) + 4,
                         qPrintable(button->text()));
        }
    }

    void endsBothFieldsAtTheSamePlace_data()
    {
        QTest::addColumn<QString>("what");
        QTest::newRow("while nothing is searched for") << QString();
        QTest::newRow("with matches") << QStringLiteral("orders");
        QTest::newRow("without any") << QStringLiteral("nowhere");
    }

    void endsBothFieldsAtTheSamePlace()
    {
        QFETCH(const QString, what);
        Theme theme;
        SqlEditor editor(theme);
        editor.setSqlText("SELECT id FROM orders");
        FindBar bar(theme);
        bar.setEditor(&editor);
        bar.resize(600, 80);
        bar.open(FindBar::Part::replace);
        QVERIFY(QTest::qWaitForWindowExposed(&bar));
        const auto fields = bar.findChildren<QLineEdit*>();
        const int before = fields.front()->width();
        fields.front()->setText(what);
        QCoreApplication::sendPostedEvents(); // the layout's
        QCOMPARE(fields.front()->width(), before);
        QCOMPARE(fields.front()->x(), fields.back()->x());
        QCOMPARE(fields.back()->width(), before);
    }

    void keepsTheSignThatClearsAfterTheText()
    {
        QGuiApplication::setLayoutDirection(Qt::RightToLeft);
        Theme theme;
        FindBar bar(theme);
        bar.resize(600, 80);
        bar.open(FindBar::Part::replace);
        for (const QLineEdit* const field : bar.findChildren<QLineEdit*>()) {
            for (const QToolButton* const sign : field->findChildren<QToolButton*>())
                QVERIFY(sign->x() > field->width() / 2);
            QCOMPARE(field->layoutDirection(), Qt::LeftToRight);
        }
    }

    void replacesOnlyWhatIsFound_data()
    {
        QTest::addColumn<QString>("what");
        QTest::addColumn<bool>("isFound");
        QTest::newRow("a word of the text") << QStringLiteral("orders") << true;
        QTest::newRow("a word that is nowhere") << QStringLiteral("nowhere") << false;
        QTest::newRow("nothing") << QString() << false;
    }

    void replacesOnlyWhatIsFound()
    {
        QFETCH(const QString, what);
        QFETCH(const bool, isFound);
        Theme theme;
        SqlEditor editor(theme);
        editor.setSqlText("SELECT * FROM orders");
        FindBar bar(theme);
        bar.setEditor(&editor);
        bar.open(FindBar::Part::replace);
        for (QLineEdit* const field : bar.findChildren<QLineEdit*>()) {
            if (field->accessibleName() == QStringLiteral("Find"))
                field->setText(what);
        }
        for (const QPushButton* const button : bar.findChildren<QPushButton*>())
            QCOMPARE(button->isEnabled(), isFound);
    }
};

QTEST_MAIN(FindBarTest)
#include "tst_findbar.moc"
