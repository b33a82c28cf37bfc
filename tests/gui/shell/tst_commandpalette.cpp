#include "common/theme.h"
#include "shell/commandpalette.h"

#include <QAction>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QMenu>
#include <QSignalSpy>
#include <QTest>

using namespace querymend;

/// Any action can be found by a few of its letters.
class CommandPaletteTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void scores_data();
    void scores();
    void doesWhatWasFound();
    void leavesOutWhatCannotBeDone();
    void escapeClosesIt();
    void saysWhereACommandIs();
    void saysThatNothingFits();
    void growsWithTheText();
};

void CommandPaletteTest::scores_data()
{
    QTest::addColumn<QString>("typed");
    QTest::addColumn<QString>("better");
    QTest::addColumn<QString>("worse");
    const auto row = [](const char* name, const char* typed, const char* better, const char* worse) {
        QTest::newRow(name) << QString::fromLatin1(typed) << QString::fromLatin1(better) << QString::fromLatin1(worse);
    };
    row("a beginning is better than a middle", "run", "Run Statement", "Truncate");
    row("letters together are better than apart", "for", "Format SQL", "Find or Restore");
    row("beginnings of words count", "ns", "New Statement", "Find Instance");
    row("what lacks a letter is not found", "fmt", "Format", "Find");
}

void CommandPaletteTest::scores()
{
    QFETCH(const QString, typed);
    QFETCH(const QString, better);
    QFETCH(const QString, worse);
    const auto best = paletteScore(typed, better);
    QVERIFY(best.has_value());
    QVERIFY(*best > paletteScore(typed, worse).value_or(-1));
}

void CommandPaletteTest::doesWhatWasFound()
{
    const Theme theme;
    QWidget window;
    QAction run(QStringLiteral("&Run Statement"));
    QAction format(QStringLiteral("F&ormat SQL"));
    CommandPalette palette(theme, {&run, &format}, &window);
    window.show();
    QVERIFY(QTest::qWaitForWindowExposed(&window));
    QSignalSpy formatted(&format, &QAction::triggered);
    palette.open();
    auto* const typed = palette.findChild<QLineEdit*>();
    QTest::keyClicks(typed, QStringLiteral("fsql"));
    QTest::keyClick(typed, Qt::Key_Return);
    QCOMPARE(formatted.size(), 1);
    QVERIFY(!palette.isVisible());
}

void CommandPaletteTest::leavesOutWhatCannotBeDone()
{
    const Theme theme;
    QWidget window;
    QAction cancel(QStringLiteral("Cancel"));
    cancel.setEnabled(false);
    CommandPalette palette(theme, {&cancel}, &window);
    window.show();
    palette.open();
    QCOMPARE(palette.findChild<QListWidget*>()->count(), 0);
    QTest::keyClick(palette.findChild<QLineEdit*>(), Qt::Key_Return); // nothing to run
    QVERIFY(palette.isVisible());
}

void CommandPaletteTest::escapeClosesIt()
{
    const Theme theme;
    QWidget window;
    CommandPalette palette(theme, {}, &window);
    window.show();
    palette.open();
    QVERIFY(palette.isVisible());
    QTest::keyClick(palette.findChild<QLineEdit*>(), Qt::Key_Escape);
    QVERIFY(!palette.isVisible());
}

void CommandPaletteTest::saysWhereACommandIs()
{
    const Theme theme;
    QWidget window;
    QMenu menu(QStringLiteral("&Run"));
    QAction* const run = menu.addAction(QStringLiteral("Run &Statement"));
    run->setShortcut(QKeySequence(QStringLiteral("F5")));
    QAction alone(QStringLiteral("Alone"));
    CommandPalette palette(theme, {run, &alone}, &window);
    window.show();
    palette.open();
    const auto& found = *palette.findChild<QListWidget*>();
    QCOMPARE(found.item(0)->data(Qt::AccessibleTextRole).toString(), QStringLiteral("Run Statement, Run, F5"));
    QCOMPARE(found.item(1)->data(Qt::AccessibleTextRole).toString(), QStringLiteral("Alone"));
}

void CommandPaletteTest::saysThatNothingFits()
{
    const Theme theme;
    QWidget window;
    QAction run(QStringLiteral("Run"));
    CommandPalette palette(theme, {&run}, &window);
    window.show();
    palette.open();
    const auto& words = *palette.findChild<QListWidget*>()->findChild<QLabel*>();
    QVERIFY(!words.isVisible());
    QTest::keyClicks(palette.findChild<QLineEdit*>(), QStringLiteral("xyz"));
    QVERIFY(words.isVisible());
}

void CommandPaletteTest::growsWithTheText()
{
    Theme theme;
    QWidget window;
    window.resize(1366, 768);
    QAction run(QStringLiteral("Run"));
    CommandPalette palette(theme, {&run}, &window);
    window.show();
    palette.open();
    const int usual = palette.width();
    theme.setTextPixels(26);
    palette.open();
    const int large = palette.width();
    theme.setTextPixels(13);
    QCOMPARE(large, 2 * usual);
}

QTEST_MAIN(CommandPaletteTest)
#include "tst_commandpalette.moc"
