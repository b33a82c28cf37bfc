#include "common/theme.h"
#include "history/historydialog.h"
#include "run/event.h"
#include "store/runstore.h"
#include "store/storeplace.h"

#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QScopeGuard>
#include <QTableView>
#include <QTemporaryDir>
#include <QTest>

using namespace querymend;

/// What is short is read whole in the list of runs.
class HistoryColumnsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void showsShortTextsWhole_data();
    void showsShortTextsWhole();
    void usesTheRoomOfALargeWindow_data();
    void usesTheRoomOfALargeWindow();
    void questionsGetTheRoomOfEmptyColumns();
    void showsItsLabelsWhole();
    void hasTheNewestRunSelectedFromRightToLeft();

private:
    Theme m_theme;
};

void HistoryColumnsTest::showsShortTextsWhole_data()
{
    QTest::addColumn<QLocale>("locale");
    QTest::newRow("the date of a clock of twelve hours") << QLocale(QLocale::English, QLocale::UnitedStates);
    QTest::newRow("the date in Italian") << QLocale(QLocale::Italian);
    QTest::newRow("the date in Russian") << QLocale(QLocale::Russian);
}

void HistoryColumnsTest::showsShortTextsWhole()
{
    QFETCH(const QLocale, locale);
    QLocale::setDefault(locale);
    const QTemporaryDir folder;
    const auto store = RunStore::open({StoreFile{folder.filePath(QStringLiteral("runs.db")).toStdString()}});
    QVERIFY(store);
    const QDateTime night(QDate(2026, 11, 26), QTime(22, 48));
    QVERIFY((*store)->append({"a", 1, night.toMSecsSinceEpoch(), RunStarted{}}));
    HistoryDialog dialog(**store, m_theme);
    dialog.show();
    QVERIFY(QTest::qWaitForWindowExposed(&dialog));
    const auto& runs = *dialog.findChild<QTableView*>();
    for (const int column : {RunListModel::When, RunListModel::Outcome}) {
        const QSize wanted = runs.itemDelegate()->sizeHint({}, runs.model()->index(0, column));
        const QString text = runs.model()->index(0, column).data().toString();
        QVERIFY2(!text.isEmpty() && runs.columnWidth(column) >= wanted.width(), qPrintable(text));
    }
}

void HistoryColumnsTest::usesTheRoomOfALargeWindow_data()
{
    QTest::addColumn<int>("column");
    QTest::newRow("for the database") << int(RunListModel::Database);
    QTest::newRow("for the model") << int(RunListModel::Model);
    QTest::newRow("for the tags") << int(RunListModel::Tags);
}

void HistoryColumnsTest::usesTheRoomOfALargeWindow()
{
    QFETCH(const int, column);
    const QTemporaryDir folder;
    const auto store = RunStore::open({StoreFile{folder.filePath(QStringLiteral("runs.db")).toStdString()}});
    QVERIFY(store);
    RunStarted start;
    start.model = "scenario:up-to-the-expert";
    start.database = "sqlite:///data/measurements-of-2026.sqlite";
    QVERIFY((*store)->append({"a", 1, 1, start}));
    QVERIFY((*store)->mark("a", {"", {"demonstration", "three hints"}}));
    HistoryDialog dialog(**store, m_theme);
    dialog.resize(1440, 700);
    dialog.show();
    QVERIFY(QTest::qWaitForWindowExposed(&dialog));
    const auto& runs = *dialog.findChild<QTableView*>();
    const QString text = runs.model()->index(0, column).data().toString();
    const int margins = 16;
    QVERIFY2(runs.columnWidth(column) >= runs.fontMetrics().horizontalAdvance(text) + margins, qPrintable(text));
    QVERIFY(runs.columnWidth(RunListModel::Question) >= 300);
}

void HistoryColumnsTest::questionsGetTheRoomOfEmptyColumns()
{
    const QTemporaryDir folder;
    const auto store = RunStore::open({StoreFile{folder.filePath(QStringLiteral("runs.db")).toStdString()}});
    QVERIFY(store);
    RunStarted start;
    start.model = "scenario:up-to-the-expert";
    start.database = "sqlite:///data/shop.sqlite";
    QVERIFY((*store)->append({"a", 1, 1, start}));
    HistoryDialog dialog(**store, m_theme);
    dialog.resize(960, 600);
    dialog.show();
    QVERIFY(QTest::qWaitForWindowExposed(&dialog));
    auto& runs = *dialog.findChild<QTableView*>();
    const int question = runs.columnWidth(RunListModel::Question);
    QVERIFY2(question >= 240, qPrintable(QString::number(question)));
    QVERIFY(runs.isColumnHidden(RunListModel::Tokens));
    auto& tags = *dialog.findChild<QLineEdit*>(QStringLiteral("tags"));
    QTest::keyClicks(&tags, QStringLiteral("checked"));
    QTest::keyClick(&tags, Qt::Key_Return);
    QVERIFY(!runs.isColumnHidden(RunListModel::Tags));
}

void HistoryColumnsTest::showsItsLabelsWhole()
{
    const QTemporaryDir folder;
    const auto store = RunStore::open({StoreFile{folder.filePath(QStringLiteral("runs.db")).toStdString()}});
    QVERIFY(store);
    HistoryDialog dialog(**store, m_theme);
    dialog.show();
    QVERIFY(QTest::qWaitForWindowExposed(&dialog));
    for (const QLabel* const label : dialog.findChildren<QLabel*>()) {
        const QString text = label->text().remove(u'&');
        if (label->isVisible() && !label->wordWrap())
            QVERIFY2(label->width() >= label->fontMetrics().horizontalAdvance(text), qPrintable(text));
        if (label->buddy()) // grey labels look as if their fields were disabled
            QVERIFY2(label->property("role").toString() != QStringLiteral("meta"), qPrintable(text));
    }
}

void HistoryColumnsTest::hasTheNewestRunSelectedFromRightToLeft()
{
    const QTemporaryDir folder;
    const auto store = RunStore::open({StoreFile{folder.filePath(QStringLiteral("runs.db")).toStdString()}});
    QVERIFY(store);
    QVERIFY((*store)->append({"a", 1, 1, RunStarted{}}));
    QGuiApplication::setLayoutDirection(Qt::RightToLeft);
    const auto back = qScopeGuard([] { QGuiApplication::setLayoutDirection(Qt::LeftToRight); });
    HistoryDialog dialog(**store, m_theme);
    dialog.show();
    QVERIFY(QTest::qWaitForWindowExposed(&dialog));
    const auto& runs = *dialog.findChild<QTableView*>();
    QCOMPARE(runs.selectionModel()->selectedRows().size(), 1);
    QVERIFY(dialog.findChild<QPushButton*>(QStringLiteral("openRun"))->isEnabled());
}

QTEST_MAIN(HistoryColumnsTest)
#include "tst_historycolumns.moc"
