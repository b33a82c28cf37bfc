// The number of statements in a text, as counted by our reader and by DuckDB's own parser.

#include "sql/guard/guard.h"
#include "support/corpus.h"
#include "support/duckdbfile.h"
#include "support/mutations.h"

#include <QTest>

#include <algorithm>
#include <optional>
#include <string>
#include <vector>

namespace querymend {

namespace {

struct Reading {
    explicit Reading(const std::string& text)
        : tokens(lex(text, dialect.lex)), outline(outlineOf(text, tokens, dialect.syntax)),
          verdict(judge(text, tokens, outline, dialect.lex, dialect.syntax, dialect.functions, analystPolicy))
    {}

    const Dialect& dialect = dialectOf(DialectId::duckdb);
    std::vector<Token> tokens;
    Outline outline;
    GuardVerdict verdict;
};

/// A legitimate reason for different counts; empty if there is none.
std::string_view reasonOf(const Reading& reading)
{
    const auto has = [&](Keyword keyword) {
        return std::any_of(reading.tokens.begin(), reading.tokens.end(),
                           [&](const Token& t) { return t.keyword == keyword; });
    };
    if (has(Keyword::Pivot))
        return "DuckDB makes a type for a PIVOT that does not name its values, in a statement of its own";
    if (has(Keyword::Copy) && has(Keyword::Database))
        return "DuckDB copies a database by a statement for each thing in it";
    if (has(Keyword::Pragma) || has(Keyword::Import))
        return "DuckDB puts other statements in the place of some pragmas";
    return {};
}

} // namespace

class DuckdbCountsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        const auto library = testedLibrary();
        QVERIFY(library);
        auto connection = DuckdbConnection::open(
            library, ":memory:", {{"enable_external_access", "false"}, {"lock_configuration", "true"}});
        QVERIFY2(connection.ok(), connection ? "" : connection.error().message.c_str());
        m_connection = std::move(connection).value();
    }

    void cleanupTestCase() { m_connection.reset(); }

    void countsAgree_data()
    {
        QTest::addColumn<QByteArray>("sql");
        QTest::addColumn<QByteArray>("told");
        for (const char* folder : {"legal", "hostile"}) {
            for (const CorpusCase& item : readableCases(folder))
                QTest::addRow("%s: %s", folder, item.name.c_str())
                    << QByteArray::fromStdString(item.sql)
                    << QByteArray::fromStdString(std::string(item.value("statements")));
        }
    }

    void countsAgree()
    {
        QFETCH(QByteArray, sql);
        QFETCH(QByteArray, told);
        const std::string text = sql.toStdString();
        const auto theirs = countOf(text);
        if (!told.isEmpty())
            QCOMPARE(theirs, std::optional(told.toULongLong()));
        const std::string problem = differenceIn(text, theirs);
        QVERIFY2(problem.empty(), problem.c_str());
    }

    void countsAgreeOnChangedTexts_data()
    {
        QTest::addColumn<int>("seed");
        for (int seed = 1; seed <= 4; ++seed)
            QTest::addRow("seed %d", seed) << seed;
    }

    void countsAgreeOnChangedTexts()
    {
        QFETCH(int, seed);
        std::vector<std::string> texts;
        for (const char* folder : {"legal", "hostile"}) {
            for (const CorpusCase& item : readableCases(folder))
                texts.push_back(item.sql);
        }
        fuzz::Mutator mutator(static_cast<std::uint64_t>(seed), std::move(texts));
        int accepted = 0;
        int mistakes = 0;
        for (int i = 0; i < textsPerSeed; ++i) {
            const std::string text = mutator.next();
            const auto theirs = countOf(text);
            accepted += theirs ? 1 : 0;
            const std::string problem = differenceIn(text, theirs);
            if (!problem.empty() && ++mistakes <= 10)
                qWarning("%s\n  %s", problem.c_str(), text.c_str());
        }
        QCOMPARE(mistakes, 0);
        QVERIFY2(accepted > textsPerSeed / 20, "the changes hardly ever leave a text that DuckDB accepts");
    }

private:
    static constexpr int textsPerSeed = 2000;

    /// Leaves out texts with a NUL, where DuckDB stops reading.
    static std::vector<CorpusCase> readableCases(const std::string& folder)
    {
        std::vector<CorpusCase> cases = readCorpus(QUERYMEND_CORPUS, folder + "/duckdb.sql");
        std::erase_if(cases, [](const CorpusCase& c) { return c.sql.find('\0') != std::string::npos; });
        return cases;
    }

    /// Empty if DuckDB's parser refuses the text.
    [[nodiscard]] std::optional<qulonglong> countOf(const std::string& text) const
    {
        const duckdbapi::Api& api = m_connection->api();
        duckdbapi::Extracted extracted = nullptr;
        const qulonglong count = api.extract_statements(m_connection->handle(), text.c_str(), &extracted);
        const bool isRefused = count == 0 && api.extract_statements_error(extracted) != nullptr;
        api.destroy_extracted(&extracted);
        return isRefused ? std::nullopt : std::optional(count);
    }

    /// Where DuckDB replaces a statement by several, the counts of the single statements still add up.
    [[nodiscard]] bool isSumOfPieces(const std::string& text, const Outline& outline, qulonglong theirs) const
    {
        qulonglong sum = 0;
        for (const Statement& statement : outline.statements)
            sum += countOf(std::string(statement.range.of(text))).value_or(0);
        return sum == theirs;
    }

    [[nodiscard]] std::string differenceIn(const std::string& text, std::optional<qulonglong> theirs) const
    {
        if (!theirs || text.find('\0') != std::string::npos)
            return {};
        const Reading ours(text);
        const std::string statement = ours.verdict.statement.text();
        const bool isMany = !statement.empty() && countOf(statement).value_or(0) > 1;
        const std::string_view reason = reasonOf(ours);
        if (isMany && reason.empty())
            return "the guard lets through more than one statement";
        const bool isExplained = !reason.empty() && isSumOfPieces(text, ours.outline, *theirs);
        if (ours.outline.statements.size() == *theirs || isExplained)
            return {};
        return std::to_string(ours.outline.statements.size()) + " statements, DuckDB sees " + std::to_string(*theirs);
    }

    std::unique_ptr<DuckdbConnection> m_connection;
};

} // namespace querymend

QTEST_GUILESS_MAIN(querymend::DuckdbCountsTest)

#include "tst_duckdbcounts.moc"
