#include "dialect/dialect.h"
#include "pgqueryfacts.h"
#include "sql/lexer.h"
#include "statementfacts.h"
#include "support/corpus.h"

#include <QTest>

#include <algorithm>
#include <array>

using namespace querymend;

namespace {

const std::string corpus = QUERYMEND_CORPUS;

/// Where the two readers disagree for a reason; by the name of the case.
struct Exception {
    std::string_view name;
    std::string_view reason;
};

constexpr std::array<Exception, 1> exceptions{{
    {"", ""},
}};

/// A name's call that PostgreSQL does not see as a function.
bool isSyntax(const std::string& function)
{
    return function == "cast";
}

std::vector<StatementFacts> ourFacts(const Dialect& dialect, const std::string& sql)
{
    std::vector<StatementFacts> facts = factsOf(outlineOf(sql, dialect.lex, dialect.syntax), dialect.syntax.names);
    for (StatementFacts& f : facts)
        f.functions.erase(std::remove_if(f.functions.begin(), f.functions.end(), isSyntax), f.functions.end());
    return facts;
}

} // namespace

Q_DECLARE_METATYPE(querymend::CorpusCase)

/// Our outline against PostgreSQL's own parser.
class PostgresParser : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void readersAgree_data()
    {
        QTest::addColumn<CorpusCase>("item");
        for (const char* folder : {"legal", "hostile", "differential", "broken"}) {
            for (const CorpusCase& item : readCorpus(corpus, std::string(folder) + "/postgresql.sql"))
                QTest::addRow("%s: %s", folder, item.name.c_str()) << item;
        }
    }

    void readersAgree()
    {
        QFETCH(CorpusCase, item);
        const Dialect& dialect = dialectOf(DialectId::postgresql);
        if (!item.value("settings").empty())
            QSKIP("libpg_query reads under the default settings only");
        if (item.sql.find('\0') != std::string::npos)
            QSKIP("libpg_query stops at a NUL");
        const std::vector<StatementFacts> ours = ourFacts(dialect, item.sql);
        const auto theirs = pgQueryFacts(item.sql);
        if (!theirs) {
            const auto count = pgQueryStatementCount(item.sql);
            if (count)
                QCOMPARE(ours.size(), *count);
            return;
        }
        QCOMPARE(ours.size(), theirs->size());
        for (std::size_t i = 0; i < ours.size(); ++i) {
            QCOMPARE(int(ours[i].kind), int((*theirs)[i].kind));
            if (ours[i].kind != StatementKind::query)
                continue;
            const std::string text =
                "\n  ours   " + described(ours[i]) + "\n  theirs " + described((*theirs)[i]) + "\n  " + item.sql;
            QVERIFY2(ours[i] == (*theirs)[i], text.c_str());
        }
    }
};

QTEST_APPLESS_MAIN(PostgresParser)

#include "tst_postgresparser.moc"
