#include "common/failurewords.h"
#include "common/findingtext.h"
#include "common/languages.h"
#include "common/messagewords.h"
#include "common/recordedwords.h"
#include "common/runwords.h"
#include "common/storewords.h"
#include "support/checking.h"

#include <QTest>

using namespace querymend;

/// What happened outside the window is said in the window's words, with the original as detail.
class WordsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void namesAStoresFailure_data();
    void namesAStoresFailure();
    void namesAFailedConnection_data();
    void namesAFailedConnection();
    void aWrongOptionIsNoServerThatIsAway();
    void whatFailsOnTheWayIsNoRefusedLogin_data();
    void whatFailsOnTheWayIsNoRefusedLogin();
    void describesAFinding_data();
    void describesAFinding();
    void saysInEveryLanguageWhatTheChecksFind_data();
    void saysInEveryLanguageWhatTheChecksFind();
    void leavesOtherMessagesAlone_data();
    void leavesOtherMessagesAlone();
    void saysWhatARunRecordedOfItsReasons_data();
    void saysWhatARunRecordedOfItsReasons();
    void showsNamesSafely_data();
    void showsNamesSafely();
};

void WordsTest::namesAStoresFailure_data()
{
    QTest::addColumn<StoreFailure>("failure");
    QTest::addColumn<QString>("words");
    const auto row = [](const char* name, StoreFailure failure, const char* words) {
        QTest::newRow(name) << failure << QString::fromLatin1(words);
    };
    row("a place that is none", StoreFailure::badPlace, "The store's location is not valid.");
    row("no driver", StoreFailure::missingDriver, "A driver for the store is missing.");
    row("no server", StoreFailure::unreachable, "The store's server cannot be reached.");
    row("no permission to write", StoreFailure::notWritable, "The store is not writable.");
    row("no room", StoreFailure::diskFull, "The store's disk is full.");
    row("a failing disk", StoreFailure::ioFailed, "Could not read or write the store.");
    row("a later version's store", StoreFailure::newerVersion,
        "The store was written by a newer version of Querymend.");
    row("another program's file", StoreFailure::notAStore, "This cannot be used as a store.");
    row("damage", StoreFailure::damaged, "The store is damaged.");
    row("a lock", StoreFailure::busy, "The store is in use by another program.");
    row("a run in progress", StoreFailure::heldByAnother, "The run is still being written.");
    row("an event out of order", StoreFailure::outOfOrder, "The store rejected it.");
    row("a run that is gone", StoreFailure::unknownRun, "The run is no longer in the store.");
    row("a file that is no run", StoreFailure::badRunFile, "The file is not a run file, or it is damaged.");
}

void WordsTest::namesAStoresFailure()
{
    QFETCH(const StoreFailure, failure);
    QFETCH(const QString, words);
    QCOMPARE(storeErrorText({failure, "The store x: error 5", "Try again"}),
             words + QStringLiteral(" x: error 5. Try again."));
}

void WordsTest::namesAFailedConnection_data()
{
    QTest::addColumn<EngineKind>("engine");
    QTest::addColumn<EngineFailure>("failure");
    QTest::addColumn<QString>("code");
    QTest::addColumn<QString>("title");
    QTest::addColumn<bool>("hasAdvice");
    QTest::newRow("a file that does not open") << EngineKind::sqlite << EngineFailure::unreachable << QString()
                                               << QStringLiteral("Could not open the file") << true;
    QTest::newRow("a server that is not there") << EngineKind::postgresql << EngineFailure::unreachable << QString()
                                                << QStringLiteral("Could not reach the server") << true;
    QTest::newRow("a login that is refused")
        << EngineKind::postgresql << EngineFailure::refused << QStringLiteral("28P01")
        << QStringLiteral("The server refused the login") << true;
    QTest::newRow("a database that PostgreSQL does not have")
        << EngineKind::postgresql << EngineFailure::unreachable << QStringLiteral("3D000")
        << QStringLiteral("Database not found on the server") << true;
    QTest::newRow("a database that MySQL does not have")
        << EngineKind::mysql << EngineFailure::refused << QStringLiteral("1049")
        << QStringLiteral("Database not found on the server") << true;
    QTest::newRow("a driver that is not installed") << EngineKind::odbc << EngineFailure::missingDriver << QString()
                                                    << QStringLiteral("A library for this database is missing") << true;
    QTest::newRow("a user who cancels needs no advice") << EngineKind::mariadb << EngineFailure::cancelled << QString()
                                                        << QStringLiteral("Connection cancelled") << false;
}

void WordsTest::namesAFailedConnection()
{
    QFETCH(const EngineKind, engine);
    QFETCH(const EngineFailure, failure);
    QFETCH(const QString, code);
    ConnectionTarget target;
    target.engine = engine;
    EngineError error;
    error.failure = failure;
    error.code = code.toStdString();
    error.message = " error 5\n";
    const FailureWords words = connectingFailed(target, error);
    QTEST(words.title, "title");
    QCOMPARE(words.reason, QStringLiteral("error 5"));
    QTEST(!words.advice.isEmpty(), "hasAdvice");
    QVERIFY(words.adviceAndReason().startsWith(words.advice) && words.adviceAndReason().endsWith(words.reason));
}

void WordsTest::aWrongOptionIsNoServerThatIsAway()
{
    ConnectionTarget target;
    target.engine = EngineKind::postgresql;
    EngineError error;
    error.failure = EngineFailure::unreachable;
    error.message = "the option port is not valid for PostgreSQL; valid are host, sslmode";
    const FailureWords words = connectingFailed(target, error);
    QCOMPARE(words.title, QStringLiteral("A connection option is not valid"));
    QCOMPARE(words.advice, QStringLiteral("Correct it in the connection's options."));
}

void WordsTest::whatFailsOnTheWayIsNoRefusedLogin_data()
{
    QTest::addColumn<QByteArray>("message");
    QTest::addColumn<QString>("title");
    QTest::newRow("a key that SSH refuses") << QByteArray("the SSH tunnel through bastion could not be opened: refused "
                                                          "(ssh says: Permission denied (publickey,password).)")
                                            << QStringLiteral("The SSH tunnel does not work");
    QTest::newRow("a command without a password")
        << QByteArray("the connection was lost and cannot be re-established: the password command failed with exit "
                      "status 1")
        << QStringLiteral("The command gave no password");
}

void WordsTest::whatFailsOnTheWayIsNoRefusedLogin()
{
    QFETCH(const QByteArray, message);
    ConnectionTarget target;
    target.engine = EngineKind::postgresql;
    EngineError error;
    error.failure = EngineFailure::unreachable;
    error.message = message.toStdString();
    QVERIFY(!isLoginRefused(error));
    QTEST(connectingFailed(target, error).title, "title");
}

void WordsTest::describesAFinding_data()
{
    QTest::addColumn<Finding>("finding");
    QTest::addColumn<QString>("text");
    Finding column;
    column.rung = Rung::references;
    column.code = ErrorCode::unknownColumn;
    column.identifier = "citty";
    column.message = "There is no column citty.";
    QTest::newRow("a name that nothing resembles") << column << QStringLiteral("no column citty");
    Finding near = column;
    near.suggestions = {{"city"}, {"c.city", "JOIN c ON o.c_id = c.id"}};
    QTest::newRow("a name that others resemble")
        << near << QStringLiteral(u"no column citty \u2014 nearest: city, c.city (JOIN c ON o.c_id = c.id)");
    Finding several = column;
    several.code = ErrorCode::ambiguousColumn;
    several.identifier = "id";
    several.suggestions = {Suggestion{"o.id"}, Suggestion{"c.id"}};
    QTest::newRow("a name of several tables")
        << several << QStringLiteral(u"several tables have a column id \u2014 could be: o.id, c.id");
    Finding engines = column;
    engines.rung = Rung::explain;
    QTest::newRow("an engine's words, without the full stop") << engines << QStringLiteral("There is no column citty");
    Finding nameless = column;
    nameless.identifier.clear();
    QTest::newRow("a mistake without a name") << nameless << QStringLiteral("There is no column citty");
    Finding lost = engines;
    lost.code = ErrorCode::connectionLost;
    lost.message =
        "the connection was lost and cannot be re-established: shop.sqlite: file is not a database; the next attempt "
        "is in 500 ms";
    QTest::newRow("a lost database, without what was tried next")
        << lost
        << QStringLiteral("the connection was lost and cannot be restored: shop.sqlite: file is not a database");
}

void WordsTest::describesAFinding()
{
    QFETCH(const Finding, finding);
    QTEST(findingText(finding), "text");
}

void WordsTest::saysInEveryLanguageWhatTheChecksFind_data()
{
    QTest::addColumn<QString>("sql");
    const auto row = [](const char* name, const char* sql) { QTest::newRow(name) << QString::fromLatin1(sql); };
    row("an unknown table", "SELECT 1 FROM nothing");
    row("an unknown column of a table", "SELECT c.nothing FROM customers c");
    row("an unknown column", "SELECT nothing FROM customers");
    row("an unknown alias", "SELECT x.id FROM customers");
    row("a column of two tables", "SELECT id FROM customers, orders");
    row("an unknown function", "SELECT nothing(1)");
    row("a column that is not grouped", "SELECT city, name, count(*) FROM customers GROUP BY city");
    row("an aggregate in WHERE", "SELECT id FROM orders WHERE sum(total) > 1");
    row("two queries of different widths", "SELECT 1, 2 UNION SELECT 1");
    row("a missing expression", "SELECT id FROM orders WHERE");
    row("a parenthesis that is not closed", "SELECT (1");
    row("a text that is not closed", "SELECT 'a");
    row("two statements", "SELECT 1; SELECT 2");
    row("a change", "DELETE FROM orders");
    row("no SQL", "");
}

void WordsTest::saysInEveryLanguageWhatTheChecksFind()
{
    QFETCH(const QString, sql);
    const Verdict verdict = checked(QStringLiteral("postgres"), sql);
    QVERIFY(!verdict.findings.empty());
    const std::string& message = verdict.findings.front().message;
    Languages languages;
    languages.choose("en");
    QCOMPARE(messageWords(message), textOf(message));
    for (const char* const code : {"it", "ru"}) {
        languages.choose(code);
        QVERIFY2(messageWords(message) != textOf(message), message.c_str());
    }
    languages.choose("en");
}

void WordsTest::leavesOtherMessagesAlone_data()
{
    QTest::addColumn<QString>("message");
    QTest::newRow("an engine's") << QStringLiteral("no such column: nothing");
    QTest::newRow("a known sentence and an engine's") << QStringLiteral("a has no column b. Try harder.");
    QTest::newRow("none") << QString();
}

void WordsTest::leavesOtherMessagesAlone()
{
    QFETCH(const QString, message);
    Languages languages;
    languages.choose("it");
    QCOMPARE(messageWords(message.toStdString()), message);
    QCOMPARE(messageWords("t%2 has no column %1x."),
             QStringLiteral("\u00ABt%2\u00BB non ha la colonna \u00AB%1x\u00BB."));
    QCOMPARE(messageWords("There is no table b. It is the name of a column of a."),
             QStringLiteral("La tabella \u00ABb\u00BB non esiste. \u00C8 il nome di una colonna di \u00ABa\u00BB."));
    QCOMPARE(messageWords("An expression is missing before the end of the text."),
             QStringLiteral("Manca un'espressione prima di fine testo."));
    QCOMPARE(
        messageWords("The function f is not allowed: it uses g, which runs a string as SQL."),
        QStringLiteral("La funzione \u00ABf\u00BB non \u00E8 consentita: usa g, che esegue una stringa come SQL."));
    QCOMPARE(messageWords("The function f takes 1 to 2 arguments, but gets 3."),
             QStringLiteral("La funzione \u00ABf\u00BB accetta da 1 a 2 argomenti, ma ne riceve 3."));
    languages.choose("en");
}

void WordsTest::saysWhatARunRecordedOfItsReasons_data()
{
    QTest::addColumn<QString>("recorded");
    QTest::addColumn<QString>("english");
    QTest::addColumn<QString>("italian");
    const auto row = [](const char* name, const char* recorded, const char* english, const char* italian) {
        QTest::newRow(name) << QString::fromUtf8(recorded) << QString::fromUtf8(english) << QString::fromUtf8(italian);
    };
    row("a decision", "Unknown column \u00B7 1 retry left", "Unknown column \u00B7 1 retry left",
        "Colonna sconosciuta \u00B7 1 correzione rimasta");
    row("a decision about several mistakes", "Unknown table and 2 more \u00B7 no retries left",
        "Unknown table and 2 more \u00B7 no retries left",
        "Tabella sconosciuta e altri 2 \u00B7 nessuna correzione rimasta");
    row("why a lane is chosen that agrees with no other", "1 of 3 candidates has this result, 0 retries",
        "1 of 3 candidates has this result; 0 retries", "candidati con questo risultato: 1 su 3; 0 correzioni");
    row("why a lane was chosen, in an older record", "1 of 3 valid lanes has this result, 0 retries",
        "1 of 3 candidates has this result; 0 retries", "candidati con questo risultato: 1 su 3; 0 correzioni");
    row("why a lane is chosen", "3 of 3 tests passed, 1 of 3 candidates have this result, 0 retries",
        "3 of 3 tests passed; 1 of 3 candidates have this result; 0 retries",
        "test superati: 3 su 3; candidati con questo risultato: 1 su 3; 0 correzioni");
    row("why a lane is chosen that needed one retry", "1 of 3 candidates has this result, 1 retries",
        "1 of 3 candidates has this result; 1 retry", "candidati con questo risultato: 1 su 3; 1 correzione");
    row("why a lane is chosen that alone has a statement which fails tests", "the only candidate, 1 of 2 tests passed",
        "the only candidate; 1 of 2 tests passed", "l'unico candidato; test superati: 1 su 2");
    row("a sentence in a sentence", "CRITICAL_DATABASE_ERROR: the run's time limit was reached",
        "the database was lost: the run's time limit was reached",
        "connessione al database persa: l'esecuzione ha raggiunto il limite di tempo");
    row("an engine's words in a sentence", "CRITICAL_DATABASE_ERROR: file is not a database",
        "the database was lost: file is not a database", "connessione al database persa: file is not a database");
    row("what was to come next",
        "the connection was lost and cannot be re-established: no route; the next attempt is in 500 ms",
        "the connection was lost and cannot be restored: no route",
        "la connessione \u00E8 andata persa e non si pu\u00F2 ristabilire: no route");
    row("a connection that is lost for good",
        "CRITICAL_DATABASE_ERROR: the connection was lost and cannot be re-established: no route; the next attempt is "
        "in 500 ms",
        "the connection to the database was lost and cannot be restored: no route",
        "la connessione al database \u00E8 andata persa e non si pu\u00F2 ristabilire: no route");
    row("a reason in the words of an earlier version",
        "the column's name does not say its table; the question names it",
        "the same name apart from the table name; the question mentions it",
        "lo stesso nome, a parte quello della tabella; la domanda ne parla");
    row("several signs of a name", "the nearest name; its type fits", "the nearest name; the type fits",
        "il nome pi\u00F9 vicino; il tipo \u00E8 adatto");
    row("why a table is linked", "orders ('orders' is in the table name)", "orders (\"orders\" is in the table name)",
        "orders (\u00ABorders\u00BB \u00E8 nel nome della tabella)");
    row("an answer of the built-in answerer", "Not understood: 'zork'. Nothing in this database has that name.",
        "Not understood: 'zork'. Nothing in this database has that name.",
        "Non capito: \u00ABzork\u00BB. Nulla in questo database ha questo nome.");
    row("an answer about several words", "Not understood: 'zork', 'quux'. Nothing in this database has these names.",
        "Not understood: 'zork', 'quux'. Nothing in this database has these names.",
        "Non capito: \u00ABzork\u00BB, \u00ABquux\u00BB. Nulla in questo database ha questi nomi.");
    row("names that look like sentences", "instead of cancelled: accepted", "instead of cancelled: accepted",
        "invece di cancelled: accepted");
    row("a model's words", "No table holds people; ask someone", "No table holds people; ask someone",
        "No table holds people; ask someone");
    row("nothing", "", "", "");
}

void WordsTest::saysWhatARunRecordedOfItsReasons()
{
    QFETCH(const QString, recorded);
    Languages languages;
    languages.choose("en");
    QTEST(recordedWords(recorded.toStdString()), "english");
    languages.choose("it");
    QTEST(recordedWords(recorded.toStdString()), "italian");
    QCOMPARE(recordedProblem("unknown_column: c has no column b."),
             QStringLiteral("Colonna sconosciuta: \u00ABc\u00BB non ha la colonna \u00ABb\u00BB."));
    languages.choose("en");
    QCOMPARE(recordedProblem("a note"), QStringLiteral("a note"));
}

void WordsTest::showsNamesSafely_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("shown");
    QTest::newRow("a name") << QStringLiteral("orders") << QStringLiteral("orders");
    QTest::newRow("a name of two lines") << QStringLiteral("two\n lines") << QStringLiteral("two lines");
    QTest::newRow("a name that turns the text around") << QStringLiteral(u"a\u202Eb\u2066c") << QStringLiteral("abc");
    QTest::newRow("a name with a control character") << QStringLiteral("a\ab") << QStringLiteral("ab");
    QTest::newRow("a name that is too long") << QString(400, u'x') << QString(300, u'x') + QChar(0x2026);
}

void WordsTest::showsNamesSafely()
{
    QFETCH(const QString, name);
    QTEST(shownName(name.toStdString()), "shown");
}

QTEST_MAIN(WordsTest)
#include "tst_words.moc"
