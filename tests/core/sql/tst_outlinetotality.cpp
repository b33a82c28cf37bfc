#include "core/sql/corpustexts.h"
#include "core/sql/outlinetext.h"
#include "support/mutations.h"

#include <QTest>

#include <algorithm>

using namespace querymend;

namespace {

const std::string corpus = QUERYMEND_CORPUS;

bool isInside(ByteRange range, std::size_t size)
{
    return range.begin <= range.end && range.end <= size;
}

bool covers(ByteRange range, const Token& token)
{
    return range.begin <= token.begin && token.end <= range.end;
}

/// Which kind of item has a range that leaves the text or does not match its name; empty if none.
QByteArray faultOfRanges(const Outline& outline, std::string_view sql)
{
    const auto good = [&](ByteRange range) { return isInside(range, sql.size()); };
    // An unterminated quoted name is reported without its opening quote.
    const auto partIsRight = [&](const NamePart& part) {
        return good(part.range)
            && (part.quoted || part.range.end == sql.size()
                || sql.substr(part.range.begin, part.range.end - part.range.begin) == part.text);
    };
    for (const Scope& scope : outline.scopes) {
        if (!good(scope.range) || (scope.parent && scope.parent.value >= outline.scopes.size()))
            return "a scope";
        for (const ClauseSpan& clause : scope.clauses) {
            if (!good(clause.range))
                return "a clause";
        }
        for (const MergingJoin& join : scope.mergingJoins) {
            if (join.left > join.right || join.right > join.end || join.end > scope.sources.size())
                return "a join";
        }
        for (const SelectItem& item : scope.items) {
            if (!good(item.range) || !good(item.expression))
                return "a select item";
        }
    }
    const auto sourceIsRight = [&](const Source& s) { return good(s.range) && good(s.joinRange) && s.scope; };
    const auto columnIsRight = [&](const ColumnRef& c) { return good(c.range) && !c.name.empty(); };
    const auto callIsRight = [&](const Call& c) {
        return good(c.range) && std::all_of(c.arguments.begin(), c.arguments.end(), good);
    };
    if (!std::all_of(outline.nameParts.begin(), outline.nameParts.end(), partIsRight))
        return "a name";
    if (!std::all_of(outline.sources.begin(), outline.sources.end(), sourceIsRight))
        return "a source";
    if (!std::all_of(outline.columns.begin(), outline.columns.end(), columnIsRight))
        return "a column";
    if (!std::all_of(outline.calls.begin(), outline.calls.end(), callIsRight))
        return "a call";
    const auto problemIsRight = [&](const Problem& p) { return good(p.range); };
    return std::all_of(outline.problems.begin(), outline.problems.end(), problemIsRight) ? "" : "a problem";
}

/// Reports a token that is in no statement, comment or problem.
QByteArray faultOfCover(const Outline& outline, const std::vector<Token>& tokens, std::string_view sql)
{
    for (const Token& token : tokens) {
        const auto in = [&](const auto& thing) { return covers(thing.range, token); };
        const bool told = token.kind == TokenKind::semicolon
            || std::any_of(outline.statements.begin(), outline.statements.end(), in)
            || std::any_of(outline.problems.begin(), outline.problems.end(), in)
            || std::any_of(outline.comments.begin(), outline.comments.end(),
                           [&](ByteRange r) { return covers(r, token); });
        if (!told)
            return "nothing tells of "
                + QByteArray(token.text(sql).data(), static_cast<qsizetype>(token.end - token.begin));
    }
    for (std::size_t i = 1; i < outline.statements.size(); ++i) {
        if (outline.statements[i].range.begin < outline.statements[i - 1].range.end)
            return "statements overlap";
    }
    return {};
}

QByteArray faultOf(const std::string& sql, const Dialect& dialect)
{
    const std::vector<Token> tokens = lex(sql, dialect.lex);
    const Outline outline = outlineOf(sql, tokens, dialect.syntax);
    const QByteArray fault = faultOfRanges(outline, sql);
    return fault.isEmpty() ? faultOfCover(outline, tokens, sql) : fault;
}

} // namespace

class OutlineTotalityTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void understandsEveryLegalText_data();
    void understandsEveryLegalText();
    void tellsOfEveryToken_data() { understandsEveryLegalText_data(); }
    void tellsOfEveryToken();
    void tellsOfEveryTokenOfChangedTexts_data() { understandsEveryLegalText_data(); }
    void tellsOfEveryTokenOfChangedTexts();
    void endsOnLongTexts();
};

void OutlineTotalityTest::understandsEveryLegalText_data()
{
    QTest::addColumn<int>("dialect");
    int index = 0;
    for (const Dialect& dialect : allDialects())
        QTest::newRow(std::string(dialect.name).c_str()) << index++;
}

void OutlineTotalityTest::understandsEveryLegalText()
{
    QFETCH(int, dialect);
    const std::vector<CorpusText> texts =
        corpusTexts(corpus, allDialects()[static_cast<std::size_t>(dialect)], {"legal"});
    QVERIFY(texts.size() > 50);
    for (const CorpusText& item : texts) {
        const Outline outline = outlineOf(item.sql, item.dialect.lex, item.dialect.syntax);
        const std::string problems = OutlineText(outline, item.sql).problems();
        QVERIFY2(problems.empty(), (item.name + ": " + problems).c_str());
        QCOMPARE(outline.statements.size(), std::size_t(1));
    }
}

void OutlineTotalityTest::tellsOfEveryToken()
{
    QFETCH(int, dialect);
    for (const CorpusText& item :
         corpusTexts(corpus, allDialects()[static_cast<std::size_t>(dialect)], {"legal", "hostile", "broken"})) {
        const QByteArray fault = faultOf(item.sql, item.dialect);
        QVERIFY2(fault.isEmpty(), (fault + ": " + item.name.c_str()).constData());
    }
}

void OutlineTotalityTest::tellsOfEveryTokenOfChangedTexts()
{
    QFETCH(int, dialect);
    const Dialect& rules = allDialects()[static_cast<std::size_t>(dialect)];
    std::vector<std::string> texts;
    for (const CorpusText& item : corpusTexts(corpus, rules, {"legal", "hostile", "broken"}))
        texts.push_back(item.sql);
    fuzz::Mutator mutator(static_cast<std::uint64_t>(dialect) + 21, std::move(texts));
    for (int round = 0; round < 3000; ++round) {
        const std::string text = mutator.next();
        const QByteArray fault = faultOf(text, rules);
        QVERIFY2(fault.isEmpty(),
                 (fault + ": " + QByteArray::fromStdString(text).toPercentEncoding(" '\"(),*;=")).constData());
    }
}

/// A parser that rescans its input would need days for some of these.
void OutlineTotalityTest::endsOnLongTexts()
{
    for (const Dialect& dialect : allDialects()) {
        for (const char* const piece :
             {"a b, ", "a + ", "f(", "(", ")", "SELECT ", "CASE ", "WITH x AS (", "a JOIN ", "FROM t ", "; ", "NOT ",
              "a.", "a IN (1) AND ", "'a' ", "UNION SELECT 1 ", "[", "a::b "}) {
            const std::string sql = "SELECT " + QByteArray(piece).repeated(100'000).toStdString();
            QVERIFY(isInside(outlineOf(sql, dialect.lex, dialect.syntax).statements.front().range, sql.size()));
        }
    }
}

QTEST_APPLESS_MAIN(OutlineTotalityTest)
#include "tst_outlinetotality.moc"
