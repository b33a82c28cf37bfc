#include "dialect/dialect.h"
#include "schema/json.h"
#include "sql/outline/outline.h"
#include "sqlitecomparison.h"
#include "support/corpus.h"
#include "support/mutations.h"
#include "support/seedrange.h"

#include <QTest>

#include <algorithm>
#include <fstream>
#include <iterator>
#include <memory>

using namespace querymend;

namespace {

const std::string corpus = QUERYMEND_CORPUS;

std::string contentOf(const std::string& path)
{
    std::ifstream in(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(in), std::istreambuf_iterator<char>()};
}

/// Cases without a NUL, at which SQLite stops.
std::vector<CorpusCase> readableCases(const std::string& folder)
{
    std::vector<CorpusCase> cases = readCorpus(corpus, folder + "/sqlite.sql");
    cases.erase(std::remove_if(cases.begin(), cases.end(),
                               [](const CorpusCase& c) { return c.sql.find('\0') != std::string::npos; }),
                cases.end());
    return cases;
}

} // namespace

Q_DECLARE_METATYPE(querymend::CorpusCase)

/// Compares our reading of texts with SQLite's own, on a database with the tables of the corpora.
class SqliteParserTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        m_reader = std::make_unique<SqliteReader>(contentOf(corpus + "/schema/sqlite.sql"));
        QVERIFY(m_reader->isOpen());
        auto snapshot = readSchemaJson(contentOf(corpus + "/schema/sqlite.json"));
        QVERIFY(snapshot.ok());
        m_schema = std::make_unique<SchemaView>(
            Catalog(std::move(snapshot).value(), dialectOf(DialectId::sqlite).syntax.names));
    }

    void theCorpusIsLargeEnough() { QVERIFY(readableCases("legal").size() >= 300); }

    void readersAgree_data()
    {
        QTest::addColumn<CorpusCase>("item");
        for (const char* folder : {"legal", "hostile", "broken"}) {
            for (const CorpusCase& item : readableCases(folder))
                QTest::addRow("%s: %s", folder, item.name.c_str()) << item;
        }
    }
    void readersAgree()
    {
        QFETCH(CorpusCase, item);
        const SqliteComparison comparison = compareWithSqlite(*m_reader, *m_schema, item.sql);
        const std::string text = comparison.difference + "\n  " + item.sql;
        QVERIFY2(comparison.difference.empty() || !comparison.reason.empty(), text.c_str());
    }

    void readersAgreeOnChangedTexts_data()
    {
        QTest::addColumn<int>("seed");
        const SeedRange seeds = SeedRange::wanted();
        for (int seed = seeds.first; seed <= seeds.last; ++seed)
            QTest::addRow("seed %d", seed) << seed;
    }
    void readersAgreeOnChangedTexts()
    {
        QFETCH(int, seed);
        std::vector<std::string> texts;
        for (const char* folder : {"legal", "hostile", "broken"}) {
            for (const CorpusCase& item : readableCases(folder))
                texts.push_back(item.sql);
        }
        fuzz::Mutator mutator(static_cast<std::uint64_t>(seed), std::move(texts));
        int accepted = 0;
        int refused = 0;
        int mistakes = 0;
        int known = 0;
        for (int i = 0; i < textsPerSeed; ++i) {
            const std::string text = mutator.next();
            if (text.find('\0') != std::string::npos)
                continue;
            const SqliteComparison comparison = compareWithSqlite(*m_reader, *m_schema, text);
            accepted += comparison.accepted ? 1 : 0;
            refused += comparison.refused ? 1 : 0;
            if (comparison.difference.empty())
                continue;
            known += comparison.reason.empty() ? 0 : 1;
            if (comparison.reason.empty() && ++mistakes <= 10)
                qWarning("%s\n  %s", comparison.difference.c_str(), text.c_str());
        }
        QCOMPARE(mistakes, 0);
        QVERIFY2(accepted > textsPerSeed / 20, "the changes hardly ever leave a text that SQLite accepts");
        QVERIFY2(refused > textsPerSeed / 25, "the changes hardly ever make a name that SQLite misses");
        QVERIFY2(known < accepted / 8, "what is excused has become common");
    }

    /// One difference is excused. Runs until SQLite has accepted 2,000 changed texts; only those have a count.
    void statementCountsAgree()
    {
        std::vector<std::string> texts;
        for (const char* folder : {"legal", "hostile"}) {
            for (const CorpusCase& item : readableCases(folder))
                texts.push_back(item.sql);
        }
        for (const std::string& text : texts)
            (void)countIsTheSame(text);
        fuzz::Mutator mutator(2000, std::move(texts));
        int counted = 0;
        while (counted < 2000 && !QTest::currentTestFailed()) {
            const std::string text = mutator.next();
            if (text.find('\0') == std::string::npos)
                counted += countIsTheSame(text) ? 1 : 0;
        }
    }

private:
    /// False if SQLite rejects the text and so has no count. We count the statements in a trigger's body, too, which is
    /// excused because triggers are refused.
    bool countIsTheSame(const std::string& text)
    {
        const SqliteReading theirs = m_reader->read(text);
        const Dialect& dialect = dialectOf(DialectId::sqlite);
        const std::size_t ours = outlineOf(text, dialect.lex, dialect.syntax).statements.size();
        const bool isTrigger =
            ours > theirs.statements.size() && theirs.statements.size() == 1 && !theirs.statements.front().onlyReads;
        if (theirs.error.empty() && ours != theirs.statements.size() && !isTrigger)
            QTest::qFail(text.c_str(), __FILE__, __LINE__);
        return theirs.error.empty();
    }

    static constexpr int textsPerSeed = 2000;

    std::unique_ptr<SqliteReader> m_reader;
    std::unique_ptr<SchemaView> m_schema;
};

QTEST_APPLESS_MAIN(SqliteParserTest)

#include "tst_sqliteparser.moc"
