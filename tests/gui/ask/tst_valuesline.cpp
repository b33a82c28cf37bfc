#include "ask/valuesline.h"

#include <QLabel>
#include <QLineEdit>
#include <QProgressBar>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>
#include <QVBoxLayout>

using namespace querymend;

/// The line that says how far the values of a database are read.
class ValuesLineTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void itSaysHowFarTheReadingIs()
    {
        QWidget window;
        ValuesLine line(&window);
        QVERIFY(!line.isVisibleTo(&window));
        line.show(ValuesProgress{2, 12});
        QVERIFY(line.isVisibleTo(&window));
        QCOMPARE(line.findChild<QLabel*>()->text(), QStringLiteral("Reading the values of table 3 of 12"));
        QCOMPARE(line.findChild<QProgressBar*>()->value(), 2);
        line.show(std::nullopt);
        QVERIFY(!line.isVisibleTo(&window));
    }

    void theButtonStopsIt()
    {
        QWidget window;
        ValuesLine line(&window);
        QSignalSpy stopped(&line, &ValuesLine::stopAsked);
        line.show(ValuesProgress{0, 1});
        line.findChild<QPushButton*>(QStringLiteral("stopReading"))->click();
        QCOMPARE(stopped.size(), 1);
    }

    void escapeStopsItOnlyWhileItLasts()
    {
        QWidget window;
        auto* const column = new QVBoxLayout(&window);
        auto* const box = new QLineEdit;
        auto* const line = new ValuesLine(&window);
        column->addWidget(box);
        column->addWidget(line);
        window.show();
        window.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&window));
        box->setFocus();
        QSignalSpy stopped(line, &ValuesLine::stopAsked);
        QTest::keyClick(box, Qt::Key_Escape);
        QCOMPARE(stopped.size(), 0);
        line->show(ValuesProgress{0, 1});
        QTest::keyClick(box, Qt::Key_Escape);
        QCOMPARE(stopped.size(), 1);
        line->show(std::nullopt);
        QTest::keyClick(box, Qt::Key_Escape);
        QCOMPARE(stopped.size(), 1);
    }
};

QTEST_MAIN(ValuesLineTest)

#include "tst_valuesline.moc"
