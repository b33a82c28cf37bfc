#include "common/failurewords.h"
#include "common/faultadvicewords.h"
#include "common/languages.h"
#include "common/messagewords.h"
#include "common/recordedwords.h"
#include "common/runwords.h"
#include "common/sizewords.h"
#include "report/faultadvice.h"
#include "run/enumnames.h"

#include <QTest>

using namespace querymend;

/// Messages that come from below the window are shown in its language; the words of engines and models stay.
class MessagesInLanguagesTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void saysWhatIsWrongWithAFile_data();
    void saysWhatIsWrongWithAFile();
    void knowsMessagesThatFewStatementsGet_data();
    void knowsMessagesThatFewStatementsGet();
    void saysAnEvaluatorsVerdict_data();
    void saysAnEvaluatorsVerdict();
    void advisesOnEveryFaultOfAModel_data();
    void advisesOnEveryFaultOfAModel();
    void saysSizesInTheFormOfTheirNumber_data();
    void saysSizesInTheFormOfTheirNumber();
    void namesAnAttemptInASentence_data();
    void namesAnAttemptInASentence();
};

void MessagesInLanguagesTest::saysWhatIsWrongWithAFile_data()
{
    QTest::addColumn<QString>("message");
    QTest::addColumn<QString>("italian");
    QTest::addColumn<QString>("russian");
    const auto row = [](const char* name, const char* message, const char* italian, const char* russian) {
        QTest::newRow(name) << QString::fromUtf8(message) << QString::fromUtf8(italian) << QString::fromUtf8(russian);
    };
    row("no file", "/a/b.db: no such file", "/a/b.db: il file non esiste", "/a/b.db: такого файла нет");
    row("a folder", "/a: a folder, not a database", "/a: è una cartella, non un database",
        "/a: это папка, а не база данных");
    row("a pipe", "/a: a FIFO, not a database", "/a: è una FIFO, non un database",
        "/a: это канал FIFO, а не база данных");
    row("a socket", "/a: a socket, not a database", "/a: è un socket, non un database",
        "/a: это сокет, а не база данных");
    row("a device", "/dev/null: a device, not a database", "/dev/null: è un dispositivo, non un database",
        "/dev/null: это устройство, а не база данных");
    row("no permission", "/a: this user is not allowed to read it", "/a: questo utente non può leggerlo",
        "/a: этому пользователю не разрешено читать файл");
    row("another kind of file", "/a: this is not a DuckDB database", "/a: non è un database DuckDB",
        "/a: это не база данных DuckDB");
    row("a certificate that is not there", "the certificate file /a.pem does not exist",
        "il file di certificati /a.pem non esiste", "файла сертификата /a.pem нет");
    row("a certificate that cannot be read", "the certificate file /a.pem cannot be read by this user",
        "questo utente non può leggere il file di certificati /a.pem",
        "этому пользователю не разрешено читать файл сертификата /a.pem");
    row("a host that is none", "a;b has a character that no host name can have",
        "a;b ha un carattere che nessun nome host può avere",
        "в a;b есть символ, которого не может быть в имени хоста");
    row("a remark after a server's words",
        "Access denied\n/a/.my.cnf was ignored, because other users can access it; run chmod 600 on it",
        "Access denied\n/a/.my.cnf è stato ignorato, perché altri utenti possono accedervi; esegui chmod 600 sul file",
        "Access denied\n/a/.my.cnf не используется, потому что доступ к файлу есть у других пользователей; выполните "
        "для него chmod 600");
    row("an engine's words", "file is not a database", "file is not a database", "file is not a database");
}

void MessagesInLanguagesTest::saysWhatIsWrongWithAFile()
{
    QFETCH(const QString, message);
    EngineError error;
    error.failure = EngineFailure::unreachable;
    error.message = message.toStdString();
    Languages languages;
    languages.choose("en");
    QCOMPARE(connectingFailed({}, error).reason, message);
    languages.choose("it");
    QTEST(connectingFailed({}, error).reason, "italian");
    languages.choose("ru");
    QTEST(connectingFailed({}, error).reason, "russian");
    languages.choose("en");
}

void MessagesInLanguagesTest::knowsMessagesThatFewStatementsGet_data()
{
    QTest::addColumn<QString>("message");
    for (const char* const message :
         {"The reply contains no SQL.", "The table between JOIN and ON is missing.", "A row limit cannot use a column.",
          "The function abs computes a value and is no table.", "Only reading is allowed; \"delete\" can change data."})
        QTest::newRow(message) << QString::fromLatin1(message);
}

void MessagesInLanguagesTest::knowsMessagesThatFewStatementsGet()
{
    QFETCH(const QString, message);
    Languages languages;
    languages.choose("en");
    QCOMPARE(messageWords(message.toStdString()), message);
    for (const char* const code : {"it", "ru"}) {
        languages.choose(code);
        QVERIFY2(messageWords(message.toStdString()) != message, code);
    }
    languages.choose("en");
}

void MessagesInLanguagesTest::saysAnEvaluatorsVerdict_data()
{
    QTest::addColumn<QString>("recorded");
    QTest::addColumn<QString>("english");
    QTest::addColumn<QString>("italian");
    QTest::addColumn<QString>("russian");
    const auto row = [](const char* name, const char* recorded, const char* english, const char* italian,
                        const char* russian) {
        QTest::newRow(name) << QString::fromUtf8(recorded) << QString::fromUtf8(english) << QString::fromUtf8(italian)
                            << QString::fromUtf8(russian);
    };
    row("a test that passed", "passed: it counts", "passed: it counts", "superato: it counts", "пройден: it counts");
    row("a test that failed", "failed: 7 of 9 % missing", "failed: 7 of 9 % missing", "fallito: 7 of 9 % missing",
        "не пройден: 7 of 9 % missing");
    row("what would correct it", "failed: too many Fix: DISTINCT", "failed: too many Fix: DISTINCT",
        "fallito: too many Correzione: DISTINCT", "не пройден: too many Исправление: DISTINCT");
    row("a test that nothing is said of", "unclear: ", "unclear", "incerto", "неясно");
    row("a word without a reason", "passed", "passed", "passed", "passed");
    row("a model's words", "It passed: yes", "It passed: yes", "It passed: yes", "It passed: yes");
}

void MessagesInLanguagesTest::saysAnEvaluatorsVerdict()
{
    QFETCH(const QString, recorded);
    Languages languages;
    languages.choose("en");
    QTEST(recordedVerdict(recorded.toStdString()), "english");
    languages.choose("it");
    QTEST(recordedVerdict(recorded.toStdString()), "italian");
    languages.choose("ru");
    QTEST(recordedVerdict(recorded.toStdString()), "russian");
    languages.choose("en");
}

void MessagesInLanguagesTest::advisesOnEveryFaultOfAModel_data()
{
    QTest::addColumn<int>("fault");
    const auto& names = EnumNames<ModelFault>::names;
    for (std::size_t i = 0; i < names.size(); ++i)
        QTest::newRow(std::string(names[i]).c_str()) << static_cast<int>(i);
}

void MessagesInLanguagesTest::advisesOnEveryFaultOfAModel()
{
    QFETCH(const int, fault);
    const auto of = static_cast<ModelFault>(fault);
    const QString english = textOf(adviceOn(of));
    Languages languages;
    languages.choose("en");
    QCOMPARE(adviceWords(of), english);
    for (const char* const code : {"it", "ru"}) {
        languages.choose(code);
        QVERIFY2(adviceWords(of) != english, code);
    }
    languages.choose("en");
}

void MessagesInLanguagesTest::saysSizesInTheFormOfTheirNumber_data()
{
    QTest::addColumn<quint64>("bytes");
    QTest::addColumn<QString>("english");
    QTest::addColumn<QString>("italian");
    QTest::addColumn<QString>("russian");
    const auto row = [](const char* name, quint64 bytes, const char* english, const char* italian,
                        const char* russian) {
        QTest::newRow(name) << bytes << QString::fromUtf8(english) << QString::fromUtf8(italian)
                            << QString::fromUtf8(russian);
    };
    row("nothing", 0, "0 bytes", "0 byte", "0 байт");
    row("one", 1, "1 byte", "1 byte", "1 байт");
    row("a few", 3, "3 bytes", "3 byte", "3 байта");
    row("a number that ends in one", 21, "21 bytes", "21 byte", "21 байт");
    row("many", 310, "310 bytes", "310 byte", "310 байт");
    row("the most in bytes", 1023, "1,023 bytes", "1.023 byte", "1\u00A0023 байта");
    row("the least in a larger unit", 1024, "1.0 kB", "1,0 kB", "1,0 КБ");
    row("a part of a unit", 1536 * 1024, "1.5 MB", "1,5 MB", "1,5 МБ");
    row("more than the largest unit", quint64{1} << 52, "4,096.0 TB", "4.096,0 TB", "4\u00A0096,0 ТБ");
}

void MessagesInLanguagesTest::saysSizesInTheFormOfTheirNumber()
{
    QFETCH(const quint64, bytes);
    Languages languages;
    languages.choose("en");
    QTEST(sizeInWords(bytes), "english");
    languages.choose("it");
    QTEST(sizeInWords(bytes), "italian");
    languages.choose("ru");
    QTEST(sizeInWords(bytes), "russian");
    languages.choose("en");
}

void MessagesInLanguagesTest::namesAnAttemptInASentence_data()
{
    QTest::addColumn<uint>("lanes");
    QTest::addColumn<QString>("english");
    QTest::addColumn<QString>("russian");
    QTest::addColumn<QString>("russianAfterOf");
    QTest::newRow("of the only lane") << 1U << QStringLiteral("attempt 2") << QStringLiteral("попытка 2")
                                      << QStringLiteral("попытки 2");
    QTest::newRow("of several lanes") << 3U << QStringLiteral("attempt 2 of lane 3")
                                      << QStringLiteral("попытка 2 дорожки 3") << QStringLiteral("попытки 2 дорожки 3");
}

void MessagesInLanguagesTest::namesAnAttemptInASentence()
{
    QFETCH(const uint, lanes);
    const AttemptRef attempt{LaneId{2}, 1};
    Languages languages;
    languages.choose("en");
    QTEST(attemptWord(attempt, lanes), "english");
    QTEST(attemptGenitive(attempt, lanes), "english");
    languages.choose("ru");
    QTEST(attemptWord(attempt, lanes), "russian");
    QTEST(attemptGenitive(attempt, lanes), "russianAfterOf");
    languages.choose("en");
}

QTEST_MAIN(MessagesInLanguagesTest)
#include "tst_messagesinlanguages.moc"
