#include "check/sanitizertarget.h"
#include "dialect/dialect.h"
#include "sql/guard/guard.h"
#include "sql/sanitizer/sanitizer.h"
#include "sql/tokens/lexer.h"
#include "support/corpus.h"
#include "support/mutations.h"

#include <QTest>

#include <algorithm>
#include <array>
#include <map>

using namespace querymend;

namespace {

/// A text and everything derived from it.
struct Reading {
    Reading(const Dialect& dialect, std::string given)
        : text(std::move(given)), tokens(lex(text, dialect.lex)), outline(outlineOf(text, tokens, dialect.syntax)),
          sanitized(sanitize(text, tokens, outline, sanitizerTargetOf(dialect)))
    {}
    Reading(const Reading&) = delete;
    Reading& operator=(const Reading&) = delete;
    Reading(Reading&&) = delete;
    Reading& operator=(Reading&&) = delete;
    ~Reading() = default;

    [[nodiscard]] std::string result() const { return std::string(sanitized.text()); }

    std::string text;
    std::vector<Token> tokens;
    Outline outline;
    Sanitized sanitized;
};

Dialect dialectUnder(const Dialect& base, const CorpusCase& item)
{
    Dialect dialect = base;
    const std::string_view setting = item.value("settings");
    const std::size_t equals = setting.find('=');
    if (equals != std::string_view::npos)
        applySetting(dialect, setting.substr(0, equals), setting.substr(equals + 1));
    return dialect;
}

GuardVerdict verdictOn(const Dialect& dialect, const std::string& sql)
{
    const std::vector<Token> tokens = lex(sql, dialect.lex);
    return judge(sql, tokens, outlineOf(sql, tokens, dialect.syntax), dialect.lex, dialect.syntax, dialect.functions,
                 analystPolicy);
}

/// How often each literal and quoted name occurs in a text. MySQL's double-quoted strings are left out, because they
/// may turn out to be names.
std::map<std::string, int> fixedTexts(const std::string& text, const Dialect& dialect)
{
    std::map<std::string, int> out;
    for (const Token& token : lex(text, dialect.lex)) {
        const bool doubtful = token.kind == TokenKind::string && text[token.begin] == '"';
        if ((token.kind == TokenKind::string && !doubtful) || token.kind == TokenKind::quotedName)
            ++out[std::string(token.text(text))];
    }
    return out;
}

QByteArray inARow(const std::vector<std::string>& texts)
{
    QByteArray out;
    for (const std::string& text : texts)
        out.append(QByteArray::fromStdString(text)).append("\n--> ");
    return out;
}

QByteArray repeated(const char* text)
{
    constexpr int size = 1 << 20;
    const QByteArray piece(text);
    return piece.repeated(size / static_cast<int>(piece.size()) + 1);
}

} // namespace

Q_DECLARE_METATYPE(querymend::CorpusCase)

namespace {

void rowsOf(const std::string& kind, std::string_view rung)
{
    QTest::addColumn<int>("dialect");
    QTest::addColumn<CorpusCase>("item");
    int index = 0;
    for (const Dialect& dialect : allDialects()) {
        for (const CorpusCase& item : readCorpus(QUERYMEND_CORPUS, kind + "/" + std::string(dialect.name) + ".sql")) {
            if (rung.empty() || item.value("rung") == rung)
                QTest::addRow("%s: %s", std::string(dialect.name).c_str(), item.name.c_str()) << index << item;
        }
        ++index;
    }
}

} // namespace

/// The sanitizer on the corpora and on random mutations of them.
class SanitizerCorpusTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void leavesLegalTextsAlone_data() { rowsOf("legal", {}); }
    void leavesLegalTextsAlone();
    void mendsTheSlipsThatItKnows_data() { rowsOf("broken", "sanitize"); }
    void mendsTheSlipsThatItKnows();
    void makesNoHostileTextAcceptable_data() { rowsOf("hostile", {}); }
    void makesNoHostileTextAcceptable();
    void keepsItsPromisesOnChangedTexts_data();
    void keepsItsPromisesOnChangedTexts();
    void survivesWhatIsLong_data();
    void survivesWhatIsLong();
};

void SanitizerCorpusTest::leavesLegalTextsAlone()
{
    QFETCH(int, dialect);
    QFETCH(CorpusCase, item);
    const Reading reading(dialectUnder(allDialects()[static_cast<std::size_t>(dialect)], item), item.sql);
    QCOMPARE(QByteArray::fromStdString(reading.result()), QByteArray::fromStdString(item.sql));
    QVERIFY(!reading.sanitized.failure && !reading.sanitized.changed());
    for (const SanitizerNote& note : reading.sanitized.notes)
        QCOMPARE(note.rewrite, Rewrite::closingSemicolon);
}

void SanitizerCorpusTest::mendsTheSlipsThatItKnows()
{
    QFETCH(int, dialect);
    QFETCH(CorpusCase, item);
    const Dialect& rules = allDialects()[static_cast<std::size_t>(dialect)];
    const Reading reading(rules, item.sql);
    QVERIFY(!reading.sanitized.failure && reading.sanitized.changed());
    QVERIFY2(verdictOn(rules, reading.result()).admitted(), reading.result().c_str());
}

void SanitizerCorpusTest::makesNoHostileTextAcceptable()
{
    QFETCH(int, dialect);
    QFETCH(CorpusCase, item);
    if (item.value("policy") == "strict")
        return;
    const Dialect rules = dialectUnder(allDialects()[static_cast<std::size_t>(dialect)], item);
    const Reading reading(rules, item.sql);
    QVERIFY2(reading.sanitized.failure || !reading.sanitized.changed()
                 || !verdictOn(rules, reading.result()).admitted(),
             reading.result().c_str());
}

void SanitizerCorpusTest::keepsItsPromisesOnChangedTexts_data()
{
    QTest::addColumn<int>("dialect");
    int index = 0;
    for (const Dialect& dialect : allDialects())
        QTest::newRow(std::string(dialect.name).c_str()) << index++;
}

/// A second pass changes nothing more, literals and quoted names survive, and ranges map back into the text.
void SanitizerCorpusTest::keepsItsPromisesOnChangedTexts()
{
    QFETCH(int, dialect);
    constexpr std::array<const char*, 24> slips{
        "`",     "[",       "]",       "[a]",          "`b c`",        "“",
        "”",     "‘",       "’",       "\xE2\x80\x8B", "\xC2\xA0",     "（",
        "）",    "，",      "；",      "－",           "＊",           "```",
        "\"t\"", "SELECT ", " TOP 5 ", " LIMIT 5 ",    " LIMIT 2, 3 ", " FETCH FIRST 5 ROWS ONLY "};
    constexpr int texts = 3000;
    const Dialect& rules = allDialects()[static_cast<std::size_t>(dialect)];
    std::vector<std::string> seeds;
    for (const char* kind : {"legal/", "hostile/"}) {
        for (const CorpusCase& item : readCorpus(QUERYMEND_CORPUS, kind + std::string(rules.name) + ".sql"))
            seeds.push_back(item.sql);
    }
    fuzz::Mutator mutator(20240607, std::move(seeds));
    for (int i = 0; i < texts; ++i) {
        std::string text = mutator.next();
        for (std::uint64_t slipped = mutator.random().below(6); slipped > 0; --slipped) {
            const auto at = static_cast<std::size_t>(mutator.random().below(text.size() + 1));
            text.insert(at, slips[static_cast<std::size_t>(mutator.random().below(slips.size()))]);
        }
        const Reading once(rules, text);
        const std::string result = once.result();
        const Reading twice(rules, result);
        if (!once.sanitized.failure && twice.result() != result)
            QFAIL(inARow({text, result, twice.result()}).constData());
        const auto& notes = once.sanitized.notes;
        const bool fenced =
            std::any_of(notes.begin(), notes.end(), [](const SanitizerNote& n) { return n.rewrite == Rewrite::fence; });
        // In some dialects a fence begins a name, and UESCAPE turns two literals into one.
        const bool exempt = fenced || text.find("U&") != std::string::npos;
        const std::map<std::string, int> after = fixedTexts(result, rules);
        for (const auto& [fixed, count] : fixedTexts(exempt ? std::string() : text, rules)) {
            const auto found = after.find(fixed);
            if (found == after.end() || found->second < count)
                QFAIL(inARow({text, result}).constData());
        }
        for (const Token& token : twice.tokens) {
            const ByteRange place = once.sanitized.toOriginal(token.range());
            QVERIFY(place.begin <= place.end && place.end <= text.size());
        }
        for (const SanitizerNote& note : notes)
            QVERIFY(note.range.begin <= note.range.end && note.range.end <= text.size());
    }
}

void SanitizerCorpusTest::survivesWhatIsLong_data()
{
    QTest::addColumn<QByteArray>("text");
    const auto row = [](const char* name, const QByteArray& text) { QTest::newRow(name) << text; };
    row("TOP in many arms", repeated("SELECT TOP 1 a FROM t UNION ") + "SELECT 1");
    row("TOP in many statements", repeated("SELECT TOP 1 a FROM t;"));
    row("LIMIT in many subqueries", "SELECT 1" + repeated(", (SELECT a FROM t LIMIT 1)"));
    row("FETCH in many subqueries", "SELECT 1" + repeated(", (SELECT a FROM t FETCH FIRST 1 ROW ONLY)"));
    row("limits that nest", repeated("SELECT a FROM t LIMIT ("));
    row("names in backticks", "SELECT 1" + repeated(", `a b`"));
    row("backticks without a partner", "SELECT " + repeated("`a ;"));
    row("names in brackets", "SELECT 1" + repeated(", [a b]"));
    row("brackets without a partner", "SELECT " + repeated("[a "));
    row("typographic quotes", "SELECT 1 WHERE 1" + repeated(" OR ‘a’ = 1"));
    row("typographic quotes without a partner", "SELECT " + repeated("‘a "));
    row("invisible characters", "SELECT a" + repeated("\xE2\x80\x8B"));
    row("invisible characters between letters", "SELECT " + repeated("a\xE2\x80\x8B"));
    row("unusual blanks", repeated("SELECT\xC2\xA0"));
    row("full-width signs", "SELECT " + repeated("a，（"));
    row("double quotes", "SELECT * FROM \"t\" WHERE a IN (1" + repeated(", \"a\""));
    row("fences", repeated("```\n"));
    row("comments after TOP", "SELECT TOP 1 " + repeated("/**/"));
}

void SanitizerCorpusTest::survivesWhatIsLong()
{
    QFETCH(QByteArray, text);
    for (const char* name : {"postgresql", "mysql", "sqlserver"}) {
        const Dialect& dialect = *dialectNamed(name);
        const Reading once(dialect, text.toStdString());
        QVERIFY(once.sanitized.failure || Reading(dialect, once.result()).result() == once.result());
    }
}

QTEST_APPLESS_MAIN(SanitizerCorpusTest)

#include "tst_sanitizercorpus.moc"
