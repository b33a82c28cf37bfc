#include "dialect/dialect.h"
#include "pgqueryfacts.h"
#include "postgrescomparison.h"
#include "sql/outline/outline.h"
#include "support/corpus.h"
#include "support/mutations.h"
#include "support/seedrange.h"

#include <QTest>

using namespace querymend;

namespace {

const std::string corpus = QUERYMEND_CORPUS;

/// libpg_query reads under the default settings only, and stops at a NUL.
bool isReadable(const CorpusCase& item)
{
    return item.value("settings").empty() && item.sql.find('\0') == std::string::npos;
}

std::vector<CorpusCase> readableCases(const std::string& folder)
{
    std::vector<CorpusCase> cases = readCorpus(corpus, folder + "/postgresql.sql");
    cases.erase(std::remove_if(cases.begin(), cases.end(), [](const CorpusCase& c) { return !isReadable(c); }),
                cases.end());
    return cases;
}

} // namespace

Q_DECLARE_METATYPE(querymend::CorpusCase)

/// Compares our reading of texts with PostgreSQL's own parser.
class PostgresParserTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
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
        const PostgresComparison comparison = compareWithPostgres(item.sql);
        const std::string text = comparison.difference + "\n  " + item.sql;
        QVERIFY2(comparison.difference.empty() || !comparison.reason.empty(), text.c_str());
        if (comparison.accepted)
            return;
        // Its scanner counts statements in broken texts too, but not if parentheses do not match.
        const Dialect& dialect = dialectOf(DialectId::postgresql);
        const auto count = pgQueryStatementCount(item.sql);
        if (count && *count > 0)
            QCOMPARE(outlineOf(item.sql, dialect.lex, dialect.syntax).statements.size(), *count);
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
        int mistakes = 0;
        int known = 0;
        for (int i = 0; i < textsPerSeed; ++i) {
            const std::string text = mutator.next();
            const PostgresComparison comparison =
                text.find('\0') == std::string::npos ? compareWithPostgres(text) : PostgresComparison{};
            accepted += comparison.accepted ? 1 : 0;
            if (comparison.difference.empty())
                continue;
            known += comparison.reason.empty() ? 0 : 1;
            if (comparison.reason.empty() && ++mistakes <= 10)
                qWarning("%s\n  %s", comparison.difference.c_str(), text.c_str());
        }
        QCOMPARE(mistakes, 0);
        QVERIFY2(accepted > textsPerSeed / 20, "the changes hardly ever leave a text that PostgreSQL accepts");
        QVERIFY2(known < accepted / 10, "what is excused has become common");
    }

    /// No difference is excused. Runs until PostgreSQL has accepted 2,000 changed texts; only those have a count.
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
    /// False if PostgreSQL rejects the text and so has no count.
    static bool countIsTheSame(const std::string& text)
    {
        const auto theirs = pgQueryFacts(text);
        const Dialect& dialect = dialectOf(DialectId::postgresql);
        if (theirs && outlineOf(text, dialect.lex, dialect.syntax).statements.size() != theirs->size())
            QTest::qFail(text.c_str(), __FILE__, __LINE__);
        return theirs.has_value();
    }

    static constexpr int textsPerSeed = 10000;
};

QTEST_APPLESS_MAIN(PostgresParserTest)

#include "tst_postgresparser.moc"
