#include "common/languages.h"
#include "common/warningwords.h"

#include <QTest>

using namespace querymend;

/// The window's warnings, in each language, about logins and databases that work, but not as they should.
class LoginWarningsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void saysWhatToKnow_data()
    {
        QTest::addColumn<std::string>("language");
        QTest::addColumn<DatabaseWarning>("warning");
        QTest::addColumn<QString>("words");
        const auto row = [](const char* name, const DatabaseWarning& warning, const char* english, const char* italian,
                            const char* russian) {
            const std::pair<const char*, const char*> all[] = {{"en", english}, {"it", italian}, {"ru", russian}};
            for (const auto& [language, words] : all)
                QTest::addRow("%s, %s", name, language) << std::string(language) << warning << QString::fromUtf8(words);
        };
        row("a superuser of PostgreSQL", PowerfulLogin{LoginRank::superuser, {}, LoginReach::serverFilesAndPrograms},
            "This login is a superuser: it can read and write the server's files and run programs there. Use one that "
            "can only SELECT.",
            "Questo utente è un superutente: può leggere e scrivere file del server ed eseguirvi programmi. Usa un "
            "utente che possa eseguire solo SELECT.",
            "Этот пользователь — суперпользователь: он может читать и записывать файлы сервера и запускать на нём "
            "программы. Используйте пользователя, которому разрешён только SELECT.");
        row("a role of PostgreSQL",
            PowerfulLogin{LoginRank::member, "pg_read_server_files", LoginReach::beyondTheDatabase},
            "This login is a member of pg_read_server_files: it has access beyond the database. Use one that can only "
            "SELECT.",
            "Questo utente appartiene a pg_read_server_files: ha accesso oltre il database. Usa un utente che possa "
            "eseguire solo SELECT.",
            "Этот пользователь входит в роль pg_read_server_files: у него есть доступ за пределами базы данных. "
            "Используйте пользователя, которому разрешён только SELECT.");
        row("the right FILE of MariaDB", PowerfulLogin{LoginRank::holder, "FILE", LoginReach::serverFiles},
            "This login has the privilege FILE: it can read and write the server's files. Use one that can only "
            "SELECT.",
            "Questo utente ha il privilegio FILE: può leggere e scrivere file del server. Usa un utente che possa "
            "eseguire solo SELECT.",
            "У этого пользователя есть привилегия FILE: он может читать и записывать файлы сервера. Используйте "
            "пользователя, которому разрешён только SELECT.");
        row("a role of SQL Server", PowerfulLogin{LoginRank::member, "db_owner", LoginReach::everythingInTheDatabase},
            "This login is a member of db_owner: it can change everything in the database. Use one that can only "
            "SELECT.",
            "Questo utente appartiene a db_owner: può modificare tutto il database. Usa un utente che possa eseguire "
            "solo SELECT.",
            "Этот пользователь входит в роль db_owner: он может изменить что угодно в базе данных. Используйте "
            "пользователя, которому разрешён только SELECT.");
        row("a right of Oracle", PowerfulLogin{LoginRank::holder, "INSERT ANY TABLE", LoginReach::beyondReading},
            "This login has the privilege INSERT ANY TABLE: it can do more than read. Use one that can only SELECT.",
            "Questo utente ha il privilegio INSERT ANY TABLE: può fare altro oltre a leggere. Usa un utente che possa "
            "eseguire solo SELECT.",
            "У этого пользователя есть привилегия INSERT ANY TABLE: он может не только читать. Используйте "
            "пользователя, которому разрешён только SELECT.");
        row("a server of another kind", OtherServer{"MariaDB 10.11", "MySQL"},
            "The server is MariaDB 10.11, so statements are parsed as MariaDB 10.11 does, not as MySQL does.",
            "Il server è MariaDB 10.11, quindi le istruzioni si analizzano come in MariaDB 10.11 e non come in MySQL.",
            "Это сервер MariaDB 10.11, поэтому операторы разбираются по правилам MariaDB 10.11, а не MySQL.");
        row("a mode that is not known", UnknownMode{"MSSQL"},
            "sql_mode has MSSQL, which makes the server parse statements in an unsupported way.",
            "sql_mode contiene MSSQL, con cui il server analizza le istruzioni in un modo non supportato.",
            "В sql_mode включён MSSQL: так сервер разбирает операторы неподдерживаемым способом.");
        row("a table without samples", UnreadSamples{"hidden", "permission denied"},
            "No sample values from hidden: permission denied", "Nessun valore di esempio da hidden: permission denied",
            "Нет примеров значений из hidden: permission denied");
        row("a file that others can use", IgnoredFile{"/home/ann/.my.cnf"},
            "/home/ann/.my.cnf was ignored, because other users can access it. Run chmod 600 on it.",
            "/home/ann/.my.cnf è stato ignorato, perché altri utenti possono accedervi. Esegui chmod 600 sul file.",
            "Файл /home/ann/.my.cnf не использован, потому что к нему есть доступ у других пользователей. Выполните "
            "для "
            "него chmod 600.");
        row("no time for samples", SamplesOutOfTime{5}, "Sample values of 5 tables were skipped to save time.",
            "Per risparmiare tempo mancano i valori di esempio di 5 tabelle.",
            "Чтобы сэкономить время, пропущены примеры значений из 5 таблиц.");
    }

    void saysWhatToKnow()
    {
        QFETCH(const std::string, language);
        QFETCH(const DatabaseWarning, warning);
        QFETCH(const QString, words);
        Languages languages;
        languages.choose(language);
        QCOMPARE(wordsOf(warning), words);
    }

    void everyReachHasWordsOfItsOwn_data()
    {
        QTest::addColumn<std::string>("language");
        QTest::newRow("in English") << std::string("en");
        QTest::newRow("in Italian") << std::string("it");
        QTest::newRow("in Russian") << std::string("ru");
    }

    void everyReachHasWordsOfItsOwn()
    {
        QFETCH(const std::string, language);
        Languages languages;
        QStringList here;
        for (int reach = 0; reach <= static_cast<int>(LoginReach::beyondReading); ++reach) {
            const DatabaseWarning warning = PowerfulLogin{LoginRank::holder, "X", static_cast<LoginReach>(reach)};
            languages.choose("en");
            const QString english = wordsOf(warning);
            languages.choose(language);
            here << wordsOf(warning);
            QVERIFY2(language == "en" || here.back() != english, qPrintable(english));
        }
        QCOMPARE(here.removeDuplicates(), 0);
    }

    /// The stored form of a warning does not depend on the language.
    void isKnownAgainInEveryLanguage()
    {
        const DatabaseWarning warning = PowerfulLogin{LoginRank::holder, "FILE", LoginReach::serverFiles};
        Languages languages;
        languages.choose("ru");
        QCOMPARE(recordOf(warning), std::string("login holder server_files FILE"));
    }
};

QTEST_MAIN(LoginWarningsTest)
#include "tst_loginwarnings.moc"
