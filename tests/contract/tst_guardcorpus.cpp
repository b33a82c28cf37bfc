#include "dialect/dialect.h"
#include "sql/guard/guard.h"
#include "sql/tokens/lexer.h"
#include "support/corpus.h"
#include "support/hostilematrix.h"

#include <QTest>

#include <algorithm>

using namespace querymend;

namespace {

/// The dialect with the live settings that the case names.
Dialect dialectUnder(const Dialect& base, const CorpusCase& item)
{
    Dialect dialect = base;
    const std::string_view setting = item.value("settings");
    const std::size_t equals = setting.find('=');
    if (equals != std::string_view::npos)
        applySetting(dialect, setting.substr(0, equals), setting.substr(equals + 1));
    return dialect;
}

GuardVerdict verdictOf(const Dialect& dialect, const std::string& sql, const GuardPolicy& policy)
{
    const std::vector<Token> tokens = lex(sql, dialect.lex);
    return judge(sql, tokens, outlineOf(sql, tokens, dialect.syntax), dialect.lex, dialect.syntax, dialect.functions,
                 policy);
}

QByteArray described(const GuardVerdict& verdict)
{
    std::string out;
    for (const Refusal& refusal : verdict.refusals)
        out += std::string(name(refusal.code)) + " [" + refusal.subject + "] ";
    for (const UnlistedCall& call : verdict.unlisted)
        out += "unlisted " + call.name + " ";
    return QByteArray::fromStdString(out);
}

std::vector<std::string> significant(const std::string& sql, const Dialect& dialect)
{
    std::vector<std::string> out;
    for (const Token& token : lex(sql, dialect.lex)) {
        if (!token.isComment())
            out.emplace_back(token.text(sql));
    }
    while (!out.empty() && out.back() == ";")
        out.pop_back();
    out.erase(out.begin(), std::find_if(out.begin(), out.end(), [](const std::string& t) { return t != ";"; }));
    return out;
}

const std::string corpus = QUERYMEND_CORPUS;

} // namespace

Q_DECLARE_METATYPE(querymend::CorpusCase)

/// Runs every text of the corpora through the guard of its dialect.
class GuardCorpusTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void legalTextsAreAdmitted_data() { rowsOf("legal"); }
    void legalTextsAreAdmitted()
    {
        QFETCH(int, dialect);
        QFETCH(CorpusCase, item);
        const Dialect rules = dialectUnder(allDialects()[static_cast<std::size_t>(dialect)], item);
        const GuardVerdict verdict = verdictOf(rules, item.sql, analystPolicy);
        QVERIFY2(verdict.admitted(), described(verdict));
        QVERIFY(!verdict.unclear);
        QVERIFY2(significant(verdict.statement.text(), rules) == significant(item.sql, rules),
                 verdict.statement.text().c_str());
        for (const Token& token : lex(verdict.statement.text(), rules.lex))
            QVERIFY(!token.isComment());
    }

    void hostileTextsAreRefused_data() { rowsOf("hostile"); }
    void hostileTextsAreRefused()
    {
        QFETCH(int, dialect);
        QFETCH(CorpusCase, item);
        const Dialect rules = dialectUnder(allDialects()[static_cast<std::size_t>(dialect)], item);
        const GuardPolicy& policy = item.value("policy") == "strict" ? strictPolicy : analystPolicy;
        const GuardVerdict verdict = verdictOf(rules, item.sql, policy);
        QVERIFY(!verdict.admitted());
        const std::string first =
            verdict.refusals.empty() ? "unknown_function" : std::string(name(verdict.refusals.front().code));
        const std::vector<std::string> codes = item.codes();
        QVERIFY2(std::find(codes.begin(), codes.end(), first) != codes.end(), described(verdict));
        QVERIFY(verdict.refusals.empty() || verdict.unclear || verdict.statement.text().empty());
    }

    void theMatrixIsRefused_data()
    {
        QTest::addColumn<int>("dialect");
        int index = 0;
        for (const Dialect& dialect : allDialects())
            QTest::newRow(std::string(dialect.name).c_str()) << index++;
    }
    void theMatrixIsRefused()
    {
        QFETCH(int, dialect);
        const Dialect& rules = allDialects()[static_cast<std::size_t>(dialect)];
        const std::vector<MatrixCase> cases = readHostileMatrix(corpus + "/hostile/matrix.txt", rules.name);
        QVERIFY(!cases.empty());
        std::size_t admitted = 0;
        std::size_t unnamed = 0;
        for (const MatrixCase& item : cases) {
            const GuardVerdict verdict = verdictOf(rules, item.sql, analystPolicy);
            const auto isDanger = [](const Refusal& r) {
                return r.code == ErrorCode::sideEffectFunction || r.code == ErrorCode::forbiddenOperation;
            };
            const bool isUnlisted =
                statusOf(rules.functions, item.function) == FunctionStatus::unlisted && !verdict.unclear;
            if (verdict.admitted() && ++admitted < 40)
                qWarning("admitted: %s: %s", item.name.c_str(), item.sql.c_str());
            else if (std::none_of(verdict.refusals.begin(), verdict.refusals.end(), isDanger) && !isUnlisted
                     && ++unnamed < 40)
                qWarning("not named: %s: %s: %s", item.name.c_str(), item.sql.c_str(), described(verdict).constData());
        }
        QCOMPARE(admitted, std::size_t{0});
        QCOMPARE(unnamed, std::size_t{0});
    }

private:
    void rowsOf(const std::string& kind)
    {
        QTest::addColumn<int>("dialect");
        QTest::addColumn<CorpusCase>("item");
        int index = 0;
        for (const Dialect& dialect : allDialects()) {
            for (const CorpusCase& item : readCorpus(corpus, kind + "/" + std::string(dialect.name) + ".sql"))
                QTest::addRow("%s: %s", std::string(dialect.name).c_str(), item.name.c_str()) << index << item;
            ++index;
        }
    }
};

QTEST_APPLESS_MAIN(GuardCorpusTest)

#include "tst_guardcorpus.moc"
