#include "base/ascii.h"
#include "base/utf8.h"
#include "check/schemaview.h"
#include "diagnose/excerpt.h"
#include "diagnose/hints/hintladder.h"
#include "diagnose/hints/messagefindings.h"
#include "dialect/dialect.h"
#include "schema/json.h"
#include "support/corpus.h"

#include <QTest>

#include <algorithm>
#include <fstream>
#include <iterator>
#include <map>
#include <memory>

using namespace querymend;

namespace {

const std::string corpus = QUERYMEND_CORPUS;

QString text(std::string_view words)
{
    return QString::fromUtf8(words.data(), static_cast<qsizetype>(words.size()));
}

/// Unescapes the one-line message of `#: engine=`; see tests/corpus/README.md.
std::string engineWords(std::string_view written)
{
    std::string out;
    for (std::size_t i = 0; i < written.size(); ++i) {
        const bool escape = written[i] == '\\' && i + 1 < written.size();
        const char next = escape ? written[i + 1] : '\0';
        out += next == 'n' ? '\n' : next == '\\' ? '\\' : written[i];
        i += next == 'n' || next == '\\' ? 1 : 0;
    }
    return out;
}

const SchemaView& schemaOf(const Dialect& dialect)
{
    static std::map<std::string, std::unique_ptr<SchemaView>, std::less<>> views;
    auto& view = views[std::string(dialect.name)];
    if (!view) {
        std::ifstream in(corpus + "/schema/" + std::string(dialect.name) + ".json", std::ios::binary);
        const std::string json{std::istreambuf_iterator<char>(in), std::istreambuf_iterator<char>()};
        view = std::make_unique<SchemaView>(Catalog(readSchemaJson(json).value(), dialect.syntax.names));
    }
    return *view;
}

QStringList itemsOf(std::string_view part)
{
    return text(part).split(QLatin1Char('\n')).mid(1);
}

} // namespace

/// Hints at every level for the recorded engine message of each broken statement in the corpora.
class HintCorpusTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void hintsAreOfUse_data();
    void hintsAreOfUse();

private:
    static Hint hint(const Dialect& dialect, const CorpusCase& item, const std::vector<Finding>& findings,
                     HintLevel level);
    static void checkGeneral(const Hint& hint, const CorpusCase& item, const Finding& primary);
    static void checkSpecific(const Hint& hint, const CorpusCase& item, const Finding& primary);
    static void checkExplicit(const Hint& hint, const Finding& primary);
};

void HintCorpusTest::hintsAreOfUse_data()
{
    QTest::addColumn<QByteArray>("dialect");
    QTest::addColumn<int>("index");
    for (const char* const dialect : {"postgresql", "mariadb", "sqlite", "duckdb"}) {
        const auto cases = readCorpus(corpus, "broken/" + std::string(dialect) + ".sql");
        int count = 0;
        for (std::size_t i = 0; i < cases.size(); ++i) {
            if (cases[i].value("engine").empty() || cases[i].value("rung") == "sanitize")
                continue;
            QTest::newRow((std::string(dialect) + ": " + cases[i].name).c_str())
                << QByteArray(dialect) << static_cast<int>(i);
            ++count;
        }
        QVERIFY2(count > 60, "a corpus of broken statements is missing");
    }
}

Hint HintCorpusTest::hint(const Dialect& dialect, const CorpusCase& item, const std::vector<Finding>& findings,
                          HintLevel level)
{
    const std::string message = engineWords(item.value("engine"));
    HintFacts facts;
    facts.dialect = &dialect;
    facts.sql = item.sql;
    facts.findings = findings;
    facts.choice.level = level;
    facts.question = "What does the question ask?";
    facts.attempt = static_cast<std::uint32_t>(level) + 1;
    facts.engine = {message, item.value("engine_code")};
    facts.schema = &schemaOf(dialect);
    facts.values = DataValues::mayBeNamed;
    return hintFor(facts);
}

/// The hint quotes the engine's message and code, points to the question and marks the position with carets.
void HintCorpusTest::checkGeneral(const Hint& hint, const CorpusCase& item, const Finding& primary)
{
    const QString whole = text(textOf(hint));
    const std::string message = engineWords(item.value("engine"));
    QVERIFY2(whole.contains(text(asciiTrimmed(message))), qPrintable(whole));
    QVERIFY2(whole.contains(QLatin1Char('[') + text(item.value("engine_code")) + QLatin1Char(']'))
                 || item.value("engine_code").empty(),
             qPrintable(whole));
    QVERIFY2(whole.contains(QLatin1String("What does the question ask?")), qPrintable(whole));
    const bool isMarked = primary.range.begin > 0 || primary.range.end < item.sql.size();
    const Excerpt excerpt = excerptOf(item.sql, primary.range, 160);
    const QStringList lines = text(hint.part(HintSection::statement)).split(QLatin1Char('\n'));
    for (int i = 0; isMarked && i < lines.size(); ++i) {
        if (!lines[i].contains(QLatin1Char('^')) || !lines[i].trimmed().startsWith(QLatin1Char('|')))
            continue;
        QCOMPARE(lines[i].mid(lines[i].indexOf(QLatin1Char('|')) + 2), text(excerpt.carets));
        QCOMPARE(lines[i - 1].mid(lines[i].indexOf(QLatin1Char('|')) + 2), text(excerpt.line));
        return;
    }
    QVERIFY2(!isMarked, qPrintable(whole));
}

/// The hint contains the right name, ranked among the first three, and the table that has it.
void HintCorpusTest::checkSpecific(const Hint& hint, const CorpusCase& item, const Finding& primary)
{
    const QString whole = text(textOf(hint));
    const std::string_view wanted = item.value("suggest");
    const QString facts = text(hint.part(HintSection::facts)) + text(hint.part(HintSection::guidance));
    QVERIFY2(facts.contains(text(wanted)), qPrintable(whole));
    const auto texts = suggestionTexts(primary);
    const auto right = std::find_if(texts.begin(), texts.end(),
                                    [&](const std::string& one) { return text(one).contains(text(wanted)); });
    QVERIFY2(wanted.empty() || right == texts.end() || right - texts.begin() < 3, qPrintable(whole));
    const QString table = text(item.value("found_in"));
    if (!table.isEmpty())
        QVERIFY2(facts.contains(table), qPrintable(whole));
    const bool isAboutNames = categoryOf(primary.code) == Category::schemaReference;
    const bool readsATable = whole.contains(QLatin1String("FROM ")) && !whole.contains(QLatin1String("FROM ("));
    QVERIFY2(!isAboutNames || !readsATable || !hint.part(HintSection::facts).empty(), qPrintable(whole));
}

/// A likely fix is shown as a corrected statement; without a correction the guidance contains an example query.
void HintCorpusTest::checkExplicit(const Hint& hint, const Finding& primary)
{
    const QString whole = text(textOf(hint));
    for (const Fix& fix : primary.fixes) {
        if (fix.confidence < 0.5 || fix.edits.front().replacement.empty())
            continue;
        QVERIFY2(!hint.part(HintSection::correction).empty(), qPrintable(whole));
        break;
    }
    QVERIFY2(itemsOf(hint.part(HintSection::guidance)).join(QLatin1Char(' ')).contains(QLatin1String("SELECT"))
                 || !hint.part(HintSection::correction).empty(),
             qPrintable(whole));
}

void HintCorpusTest::hintsAreOfUse()
{
    QFETCH(QByteArray, dialect);
    QFETCH(int, index);
    const Dialect& known = *dialectNamed(dialect.toStdString());
    const CorpusCase item =
        readCorpus(corpus, "broken/" + dialect.toStdString() + ".sql").at(static_cast<std::size_t>(index));
    const std::string message = engineWords(item.value("engine"));
    const std::vector<Finding> findings =
        findingsOf({message, item.value("engine_code"), item.sql}, known, &schemaOf(known));
    const Hint general = hint(known, item, findings, HintLevel::general);
    const Hint specific = hint(known, item, findings, HintLevel::specific);
    const Hint explicit_ = hint(known, item, findings, HintLevel::explicit_);
    checkGeneral(general, item, findings.front());
    checkSpecific(specific, item, findings.front());
    checkExplicit(explicit_, findings.front());

    QStringList said;
    for (const Hint* const one : {&general, &specific, &explicit_}) {
        QVERIFY(characterCount(textOf(*one)) <= 4000);
        QVERIFY(text(textOf(*one)).contains(text(known.displayName)));
        for (const QString& line : itemsOf(one->part(HintSection::guidance))) {
            QVERIFY2(!said.contains(line), qPrintable(line));
            said << line;
        }
    }
}

QTEST_APPLESS_MAIN(HintCorpusTest)
#include "tst_hintcorpus.moc"
