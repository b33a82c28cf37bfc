#include "common/languages.h"
#include "common/storesentences.h"
#include "common/storewords.h"

#include <QDir>
#include <QDirIterator>
#include <QRegularExpression>
#include <QTest>

#include <algorithm>
#include <array>

using namespace querymend;

namespace {

constexpr std::array storeLanguages{"it", "ru"};

/// Statements, words of the log, and the place of a store that is no file.
constexpr std::array beginningsElsewhere{"SELECT ", "SELECT\n", "INSERT ", "UPDATE ",  "DELETE ",  "CREATE ",  "ALTER ",
                                         "DROP ",   "PRAGMA ",  "BEGIN ",  "COMMIT",   "WITH ",    "FROM ",    "JOIN ",
                                         "AND ",    "WHERE ",   "WHEN ",   "CASE ",    "ORDER ",   "GROUP ",   "LIMIT ",
                                         "SET ",    "VALUES ",  "ON ",     "opening ", "the conn", "in memory"};

/// Texts for people's own hints, which are not of the store.
const QStringList filesElsewhere{QStringLiteral("hintfiles.cpp"), QStringLiteral("keystore.cpp")};

bool isStoreSentence(const QString& text)
{
    static const QRegularExpression words(QStringLiteral("\\b[a-z]{2,}(?: [a-zA-Z]+)* [a-z]{2,}\\b"));
    static const QRegularExpression code(QStringLiteral("[?*=]|querymend_|model_kind|\\.h$"));
    const bool isOther = std::ranges::any_of(beginningsElsewhere,
                                             [&](const char* begin) { return text.startsWith(QLatin1String(begin)); });
    return !isOther && text.contains(words) && !text.contains(code);
}

/// The literals of a C++ text that are made of words.
QStringList storeSentencesIn(QString source)
{
    static const QRegularExpression comment(QStringLiteral("^\\s*//.*$"), QRegularExpression::MultilineOption);
    static const QRegularExpression joint(QStringLiteral("\"\\s*\\n\\s*\""));
    static const QRegularExpression literal(QStringLiteral("\"((?:[^\"\\\\\\n]|\\\\.)*)\""));
    source.remove(comment).remove(joint);
    QStringList found;
    for (auto at = literal.globalMatch(source); at.hasNext();) {
        const QString text = at.next().captured(1).remove(u'\\');
        if (isStoreSentence(text))
            found << text;
    }
    return found;
}

} // namespace

Q_DECLARE_METATYPE(querymend::StoreError)

/// What the store says of failures is known to the window, which says it in the user's language.
class StoreSentencesTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void cleanup() { Languages().choose("en"); }
    void knowsWhateverTheStoreSays_data();
    void knowsWhateverTheStoreSays();
    void saysEverySentenceInEveryLanguage();
    void leavesNamesAndTheEnginesWords_data();
    void leavesNamesAndTheEnginesWords();
};

void StoreSentencesTest::knowsWhateverTheStoreSays_data()
{
    QTest::addColumn<QString>("said");
    QSet<QString> added;
    for (QDirIterator files(QStringLiteral(QUERYMEND_SOURCE_DIR "/src/io/store"), {QStringLiteral("*.cpp")},
                            QDir::Files);
         files.hasNext();) {
        QFile file(files.next());
        if (filesElsewhere.contains(files.fileName()))
            continue;
        QVERIFY(file.open(QIODevice::ReadOnly));
        for (const QString& said : storeSentencesIn(QString::fromUtf8(file.readAll()))) {
            if (!added.contains(said))
                QTest::addRow("%s", qPrintable(said)) << said;
            added.insert(said);
        }
    }
    QVERIFY(added.size() > 80); // otherwise the sources were not found
}

void StoreSentencesTest::knowsWhateverTheStoreSays()
{
    QFETCH(QString, said);
    if (said.startsWith(QLatin1String(": "))) // after the name of the store
        said.remove(0, 2);
    QVERIFY(std::ranges::any_of(
        storeSentences(), [&](const char* sentence) { return QString::fromUtf8(sentence).contains(said.trimmed()); }));
}

void StoreSentencesTest::saysEverySentenceInEveryLanguage()
{
    const auto isSame = [](const char* sentence) { return qstrcmp(sentence, "byte %1: %2") == 0; };
    Languages languages;
    for (const char* const language : storeLanguages) {
        languages.choose(language);
        for (const char* const sentence : storeSentences())
            QVERIFY2(isSame(sentence) || storeSentence(sentence) != QString::fromUtf8(sentence), sentence);
    }
}

void StoreSentencesTest::leavesNamesAndTheEnginesWords_data()
{
    QTest::addColumn<StoreError>("error");
    QTest::addColumn<QString>("english");
    QTest::addColumn<QString>("italian");
    QTest::newRow("an engine's words")
        << StoreError{StoreFailure::ioFailed, "The store /a b/runs.db: it cannot be opened: unable to open",
                      "Choose another location for the store"}
        << QStringLiteral("Could not read or write the store. /a b/runs.db: it cannot be opened: unable to open. "
                          "Choose another location for the store.")
        << QStringLiteral(u"/a b/runs.db: impossibile aprirlo: unable to open. "
                          u"Scegli un'altra posizione per l'archivio.");
    QTest::newRow("a reason of its own")
        << StoreError{StoreFailure::notAStore, "The store /r.db: it is a folder, not a file", "Choose the damaged file"}
        << QStringLiteral("This cannot be used as a store. /r.db: it is a folder, not a file. "
                          "Choose the damaged file.")
        << QStringLiteral(u"/r.db: \u00E8 una cartella, non un file. Scegli il file danneggiato.");
    QTest::newRow("a server that is silent")
        << StoreError{StoreFailure::unreachable,
                      "The store postgresql://me@there/runs: events cannot be read: "
                      "the server has not answered for 20 s",
                      "Report this as a bug"}
        << QStringLiteral("The store's server cannot be reached. postgresql://me@there/runs: events cannot be read: "
                          "the server has not answered for 20 s. Report this as a bug.")
        << QStringLiteral(u"postgresql://me@there/runs: impossibile leggere gli eventi: "
                          u"il server non risponde da 20 s. Segnalalo come errore.");
    QTest::newRow("a server that is away, which is said once, and whose words end in a question")
        << StoreError{StoreFailure::unreachable,
                      "The store postgresql://localhost:9/runs: it cannot be reached: Connection refused. Is the "
                      "server running?",
                      "Report this as a bug"}
        << QStringLiteral("The store's server cannot be reached. postgresql://localhost:9/runs: Connection refused. "
                          "Is the server running? Report this as a bug.")
        << QStringLiteral(u"postgresql://localhost:9/runs: Connection refused. Is the server running? "
                          u"Segnalalo come errore.");
    QTest::newRow("a newer version, which is said once")
        << StoreError{StoreFailure::newerVersion,
                      "The store /r.db was written by a newer version (format 9, this program supports up to 3); it "
                      "was left unchanged",
                      "Report this as a bug"}
        << QStringLiteral("The store /r.db was written by a newer version (format 9, this program supports up to 3); "
                          "it was left unchanged. Report this as a bug.")
        << QStringLiteral(u"Segnalalo come errore.");
    QTest::newRow("a file of a run")
        << StoreError{StoreFailure::badRunFile, "Line 3: the event does not begin with {", "Try it twice"}
        << QStringLiteral("The file is not a run file, or it is damaged. Line 3: the event does not begin with {. "
                          "Try it twice.")
        << QStringLiteral("Riga 3: l'evento non inizia con {. Try it twice.");
    QTest::newRow("an address with a misplaced login")
        << StoreError{StoreFailure::badPlace,
                      "The store's URL is invalid: it has an @ after its first / or ?; in the user name, the "
                      "password and the options, write %40 for @, %2F for / and %3F for ?",
                      {}}
        << QStringLiteral("The store's URL is invalid: it has an @ after its first / or ?; in the user name, the "
                          "password and the options, write %40 for @, %2F for / and %3F for ?")
        << QStringLiteral(
               u"L'URL dell'archivio non \u00E8 valido: contiene una @ dopo il primo / o ?; nel nome utente, "
               u"nella password e nelle opzioni scrivi %40 per @, %2F per / e %3F per ?");
    QTest::newRow("unknown words") << StoreError{StoreFailure::busy, "Out of cheese", "Redo from start"}
                                   << QStringLiteral(
                                          "The store is in use by another program. Out of cheese. Redo from start.")
                                   << QStringLiteral("Out of cheese. Redo from start.");
}

void StoreSentencesTest::leavesNamesAndTheEnginesWords()
{
    QFETCH(const StoreError, error);
    QFETCH(const QString, english);
    QFETCH(const QString, italian);
    Languages languages;
    languages.choose("en");
    QCOMPARE(storeErrorText(error), english);
    languages.choose("it");
    QVERIFY2(storeErrorText(error).endsWith(italian), qPrintable(storeErrorText(error)));
}

QTEST_MAIN(StoreSentencesTest)
#include "tst_storesentences.moc"
