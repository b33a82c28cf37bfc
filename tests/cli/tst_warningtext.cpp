#include "terminal/warningtext.h"

#include <QTest>

namespace querymend {

/// Terminal warnings about logins and databases that work, but not as they should.
class WarningTextTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void saysWhatToKnow_data()
    {
        QTest::addColumn<DatabaseWarning>("warning");
        QTest::addColumn<QString>("text");
        const auto row = [](const char* name, const DatabaseWarning& warning, const char* text) {
            QTest::newRow(name) << warning << QString::fromLatin1(text);
        };
        row("a superuser of PostgreSQL", PowerfulLogin{LoginRank::superuser, {}, LoginReach::serverFilesAndPrograms},
            "this login is a superuser: it can read and write the server's files and run programs there; use one that "
            "can only SELECT");
        row("a member of a role",
            PowerfulLogin{LoginRank::member, "pg_read_server_files", LoginReach::beyondTheDatabase},
            "this login is a member of pg_read_server_files: it has access beyond the database; use one that can only "
            "SELECT");
        row("a login with FILE", PowerfulLogin{LoginRank::holder, "FILE", LoginReach::serverFiles},
            "this login has FILE: it can read and write the server's files; use one that can only SELECT");
        row("a server of another kind", OtherServer{"MariaDB 10.11", "MySQL"},
            "the server is MariaDB 10.11, so statements are parsed as MariaDB 10.11 does, not as MySQL does");
        row("a mode that is not known", UnknownMode{"MSSQL"},
            "sql_mode has MSSQL, which makes the server parse statements in an unsupported way");
        row("a table without samples", UnreadSamples{"hidden", "permission denied"},
            "no sample values from hidden: permission denied");
        row("a file that others can use", IgnoredFile{"/home/ann/.my.cnf"},
            "/home/ann/.my.cnf was ignored, because other users can access it; run chmod 600 on it");
        row("no time for samples", SamplesOutOfTime{3}, "the time for samples ran out; tables without samples: 3");
    }

    void saysWhatToKnow()
    {
        QFETCH(const DatabaseWarning, warning);
        QFETCH(const QString, text);
        QCOMPARE(QString::fromStdString(textOf(warning)), text);
    }

    void everyReachHasWordsOfItsOwn()
    {
        QStringList texts;
        for (int reach = 0; reach <= static_cast<int>(LoginReach::beyondReading); ++reach) {
            const PowerfulLogin login{LoginRank::holder, "X", static_cast<LoginReach>(reach)};
            texts << QString::fromStdString(textOf(login));
        }
        QCOMPARE(texts.removeDuplicates(), 0);
        QVERIFY(!texts.contains(QStringLiteral("this login has X: ; use one that can only SELECT")));
    }
};

} // namespace querymend

QTEST_GUILESS_MAIN(querymend::WarningTextTest)

#include "tst_warningtext.moc"
