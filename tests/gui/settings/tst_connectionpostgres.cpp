#include "common/theme.h"
#include "database/databaseopener.h"
#include "settings/connectionbook.h"
#include "settings/connectiondialog.h"
#include "settings/storepage.h"
#include "storage/runstorage.h"
#include "support/postgresserver.h"

#include <QFile>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>
#include <QUrl>

using namespace querymend;

/// Connections to a server that requires a password.
class ConnectionPostgresTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        QVERIFY(m_server.ok());
        QCOMPARE(m_server.asOwner("CREATE TABLE t (a int); CREATE ROLE reader LOGIN PASSWORD 'right';"
                                  "CREATE ROLE boss LOGIN SUPERUSER; GRANT SELECT ON t TO reader;"),
                 std::string());
        QFile rules(m_server.dataFolder() + QStringLiteral("/pg_hba.conf"));
        QVERIFY(rules.open(QIODevice::WriteOnly));
        QVERIFY(rules.write("local all owner trust\nlocal all boss trust\nlocal all all scram-sha-256\n") > 0);
        rules.close();
        QCOMPARE(m_server.asOwner("SELECT pg_reload_conf()"), std::string("t\n"));
    }

    void saysHowItWent_data()
    {
        QTest::addColumn<QString>("login");
        QTest::addColumn<QString>("place");
        QTest::addColumn<QStringList>("says");
        const QString here = QString::fromUtf8(QUrl::toPercentEncoding(m_server.folder()));
        const auto row = [](const char* name, const char* login, const QString& place, const QStringList& says) {
            QTest::newRow(name) << QString::fromLatin1(login) << place << says;
        };
        row("the right password", "reader:right@", QStringLiteral("/shop?host=") + here,
            {QStringLiteral("Connected."), QStringLiteral("PostgreSQL, 1 table")});
        row("a login with too many rights", "boss@", QStringLiteral("/shop?host=") + here,
            {QStringLiteral("Connected."), QStringLiteral("⚠"), QStringLiteral("superuser")});
        row("a wrong password", "reader:wrong@", QStringLiteral("/shop?host=") + here,
            {QStringLiteral("The server refused the login"), QStringLiteral("Check the user and the password.")});
        row("no password", "reader@", QStringLiteral("/shop?host=") + here,
            {QStringLiteral("The server refused the login")});
        row("no server there", "reader@", QStringLiteral("127.0.0.1:%1/shop").arg(m_nobody.number()),
            {QStringLiteral("Could not reach the server"), QStringLiteral("Check the host, the port")});
        row("an option that there is not", "reader@", QStringLiteral("/shop?gaga=1"), {QStringLiteral("gaga")});
    }

    void saysHowItWent()
    {
        QFETCH(const QString, login);
        QFETCH(const QString, place);
        QFETCH(const QStringList, says);
        const QTemporaryDir folder;
        SessionKeys keys;
        Theme theme;
        ConnectionBook book(folder.filePath(QStringLiteral("connections.json")), keys);
        ConnectionDialog dialog(
            book,
            [](const ConnectionTarget& target) {
                return reconnectingOpener(target, QString::fromLatin1(QUERYMEND_PROGRAM));
            },
            theme);
        dialog.show();
        dialog.findChild<QLineEdit*>(QStringLiteral("urlEdit"))
            ->setText(QStringLiteral("postgresql://") + login + place);
        QTest::mouseClick(dialog.findChild<QPushButton*>(QStringLiteral("testButton")), Qt::LeftButton);
        const auto* const result = dialog.findChild<QLabel*>(QStringLiteral("resultText"));
        QTRY_VERIFY2(result->text().contains(says[0]), qPrintable(result->text()));
        for (const QString& text : says)
            QVERIFY2(result->text().contains(text), qPrintable(result->text()));
    }

    void thePasswordOfAStoreIsKeptApart()
    {
        const QString here = QString::fromUtf8(QUrl::toPercentEncoding(m_server.folder()));
        const std::string made = m_server.asOwner("CREATE SCHEMA runs AUTHORIZATION reader");
        QCOMPARE(made, std::string());
        SessionKeys keys;
        StorePage page(keys);
        const QSignalSpy changed(&page, &SettingsPage::changed);
        page.findChild<QLineEdit*>(QStringLiteral("place"))
            ->setText(QStringLiteral("postgresql://reader:right@/shop?options=-csearch_path%3Druns&host=") + here);
        page.findChild<QPushButton*>(QStringLiteral("useStore"))->click();
        const auto* const note = page.findChild<QLabel*>(QStringLiteral("storeNote"));
        QTRY_VERIFY2_WITH_TIMEOUT(changed.size() == 1, qPrintable(note->text()), 15000);
        AppSettings settings;
        page.writeTo(settings);
        QVERIFY2(settings.store.find("right") == std::string::npos, settings.store.c_str());
        QVERIFY(settings.storePassword == StorePassword::inKeyStore);
        RunStorage keep(keys);
        keep.open(settings);
        QTRY_VERIFY2_WITH_TIMEOUT(keep.life() == RunStorage::Life::lasting,
                                  keep.problem() ? keep.problem()->text().c_str() : "no answer yet", 15000);
        AppSettings without = settings;
        without.storePassword = StorePassword::none;
        RunStorage refused(keys);
        refused.open(without);
        QTRY_VERIFY_WITH_TIMEOUT(refused.problem().has_value(), 15000);
        QVERIFY(refused.life() == RunStorage::Life::untilTheEnd);
    }

private:
    PostgresServer m_server;
    ReservedPort m_nobody;
};

QTEST_MAIN(ConnectionPostgresTest)
#include "tst_connectionpostgres.moc"
