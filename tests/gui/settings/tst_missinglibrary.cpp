// What the connection form says of an engine whose library is not there.

#include "common/theme.h"
#include "database/databaseopener.h"
#include "settings/connectionbook.h"
#include "settings/connectiondialog.h"

#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QScopeGuard>
#include <QTemporaryDir>
#include <QTest>

using namespace querymend;

class MissingLibraryTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void saysHowToGetDuckdb();
    void leavesNoGapAfterwards();
};

void MissingLibraryTest::saysHowToGetDuckdb()
{
    qputenv("QUERYMEND_DUCKDB_LIBRARY", "/nowhere/libduckdb.so");
    const auto restored = qScopeGuard([] { qunsetenv("QUERYMEND_DUCKDB_LIBRARY"); });
    const QTemporaryDir folder;
    SessionKeys keys;
    Theme theme;
    ConnectionBook book(folder.filePath(QStringLiteral("connections.json")), keys);
    const auto open = [](const ConnectionTarget& target) {
        return reconnectingOpener(target, QString::fromLatin1(QUERYMEND_PROGRAM));
    };
    ConnectionDialog dialog(book, open, theme);
    dialog.show();
    auto* const engines = dialog.findChild<QComboBox*>(QStringLiteral("engineCombo"));
    auto* const note = dialog.findChild<QLabel*>(QStringLiteral("engineNote"));
    engines->setCurrentText(QStringLiteral("DuckDB"));
    QCOMPARE(engines->currentText(), QStringLiteral("DuckDB"));
    QVERIFY(note->isVisible());
    for (const char* const words : {"DuckDB needs the library libduckdb, which was not found.", "duckdb.org",
                                    "/usr/local/lib", "QUERYMEND_DUCKDB_LIBRARY"})
        QVERIFY2(note->text().contains(QString::fromUtf8(words)), qPrintable(note->text()));
    dialog.findChild<QLineEdit*>(QStringLiteral("pathEdit"))->setText(QStringLiteral("/data/some.duckdb"));
    for (const char* const name : {"testButton", "connectButton"}) {
        const auto* const button = dialog.findChild<QPushButton*>(QLatin1String(name));
        QVERIFY2(!button->isEnabled() && button->toolTip() == note->text(), name);
    }
    engines->setCurrentText(QStringLiteral("SQLite"));
    QVERIFY(!note->isVisible());
}

void MissingLibraryTest::leavesNoGapAfterwards()
{
    qputenv("QUERYMEND_DUCKDB_LIBRARY", "/nowhere/libduckdb.so");
    const auto restored = qScopeGuard([] { qunsetenv("QUERYMEND_DUCKDB_LIBRARY"); });
    const QTemporaryDir folder;
    SessionKeys keys;
    Theme theme;
    ConnectionBook book(folder.filePath(QStringLiteral("connections.json")), keys);
    const auto open = [](const ConnectionTarget& target) {
        return reconnectingOpener(target, QString::fromLatin1(QUERYMEND_PROGRAM));
    };
    ConnectionDialog dialog(book, open, theme);
    dialog.show();
    QVERIFY(QTest::qWaitForWindowExposed(&dialog));
    auto* const engines = dialog.findChild<QComboBox*>(QStringLiteral("engineCombo"));
    const auto* const name = dialog.findChild<QLineEdit*>(QStringLiteral("nameEdit"));
    const auto gap = [&] { return name->mapTo(&dialog, QPoint()).y() - engines->mapTo(&dialog, QPoint()).y(); };
    engines->setCurrentText(QStringLiteral("SQLite"));
    const int usual = gap();
    engines->setCurrentText(QStringLiteral("DuckDB"));
    QTRY_VERIFY(gap() > usual);
    engines->setCurrentText(QStringLiteral("SQLite"));
    QTRY_COMPARE(gap(), usual);
}

QTEST_MAIN(MissingLibraryTest)
#include "tst_missinglibrary.moc"
