#include "core/sql/corpustexts.h"
#include "sql/compare/fingerprint.h"
#include "sql/formatter/formatter.h"
#include "sql/tokens/lexer.h"
#include "support/mutations.h"

#include "base/ascii.h"

#include <QTest>

using namespace querymend;

namespace {

const std::string corpus = QUERYMEND_CORPUS;

struct Read {
    std::vector<std::string> tokens;   ///< all but comments, as written
    std::vector<std::string> comments; ///< trimmed
};

Read read(const std::string& text, const LexRules& rules)
{
    Read out;
    for (const Token& token : lex(text, rules)) {
        const bool comment = token.isComment() && token.kind != TokenKind::executableComment;
        (comment ? out.comments : out.tokens).emplace_back(comment ? asciiTrimmed(token.text(text)) : token.text(text));
    }
    return out;
}

/// Whether the texts differ at most in the case of keywords and called names.
bool sameTokens(const Read& a, const Read& b)
{
    if (a.comments != b.comments || a.tokens.size() != b.tokens.size())
        return false;
    for (std::size_t i = 0; i < a.tokens.size(); ++i) {
        const bool called = i + 1 < a.tokens.size() && a.tokens[i + 1] == "(";
        const bool mayDiffer = called || keywordOf(a.tokens[i]) != Keyword::None;
        if (a.tokens[i] != b.tokens[i] && !(mayDiffer && asciiEqualsIgnoringCase(a.tokens[i], b.tokens[i])))
            return false;
    }
    return true;
}

/// Which rule formatting breaks for this text; empty if none.
QByteArray faultOf(const std::string& sql, const Dialect& dialect)
{
    const std::string once = formatted(sql, dialect.lex, dialect.syntax);
    if (!sameTokens(read(sql, dialect.lex), read(once, dialect.lex)))
        return "tokens changed";
    if (formatted(once, dialect.lex, dialect.syntax) != once)
        return "formatting again changes the text";
    if (fingerprintOf(sql, dialect.lex, dialect.syntax) != fingerprintOf(once, dialect.lex, dialect.syntax))
        return "the fingerprint changed";
    return {};
}

/// Whether no line ends in blanks before a token.
bool endsLinesClean(const std::string& text, const LexRules& rules)
{
    for (const Token& token : lex(text, rules)) {
        const bool blankBefore = token.begin > 0 && text[token.begin - 1] == '\n' && token.begin > 1
            && asciiIsSpace(text[token.begin - 2]) && text[token.begin - 2] != '\n';
        if (blankBefore && token.kind != TokenKind::unknown)
            return false;
    }
    return true;
}

} // namespace

class FormatterStabilityTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void keepsEveryCorpusText_data();
    void keepsEveryCorpusText();
    void laysLegalTextsOutHoweverTheyAreSpaced_data() { keepsEveryCorpusText_data(); }
    void laysLegalTextsOutHoweverTheyAreSpaced();
    void keepsChangedTexts_data() { keepsEveryCorpusText_data(); }
    void keepsChangedTexts();
    void endsOnDeepAndLongTexts();
};

void FormatterStabilityTest::keepsEveryCorpusText_data()
{
    QTest::addColumn<int>("dialect");
    int index = 0;
    for (const Dialect& dialect : allDialects())
        QTest::newRow(std::string(dialect.name).c_str()) << index++;
}

void FormatterStabilityTest::keepsEveryCorpusText()
{
    QFETCH(int, dialect);
    for (const CorpusText& item :
         corpusTexts(corpus, allDialects()[static_cast<std::size_t>(dialect)], {"legal", "hostile", "broken"})) {
        const QByteArray fault = faultOf(item.sql, item.dialect);
        QVERIFY2(fault.isEmpty(), (fault + ": " + item.name.c_str()).constData());
    }
}

/// The formatter returns a text unchanged if its layout would change the meaning; for legal texts it never needs to.
void FormatterStabilityTest::laysLegalTextsOutHoweverTheyAreSpaced()
{
    QFETCH(int, dialect);
    for (const CorpusText& item : corpusTexts(corpus, allDialects()[static_cast<std::size_t>(dialect)], {"legal"})) {
        std::string spread;
        std::uint32_t at = 0;
        for (const Token& token : lex(item.sql, item.dialect.lex)) {
            spread += token.begin > at ? "  " + item.sql.substr(at, token.begin - at) : std::string();
            spread += token.text(item.sql);
            at = token.end;
        }
        const std::string once = formatted(item.sql, item.dialect.lex, item.dialect.syntax);
        if (item.sql.find("--") != std::string::npos || item.sql.find('#') != std::string::npos)
            continue; // the added blanks may become part of a comment
        QVERIFY2(formatted(spread, item.dialect.lex, item.dialect.syntax) == once, item.name.c_str());
        QVERIFY2(endsLinesClean(once, item.dialect.lex), item.name.c_str());
    }
}

void FormatterStabilityTest::keepsChangedTexts()
{
    QFETCH(int, dialect);
    const Dialect& rules = allDialects()[static_cast<std::size_t>(dialect)];
    std::vector<std::string> texts;
    for (const CorpusText& item : corpusTexts(corpus, rules, {"legal", "broken"}))
        texts.push_back(item.sql);
    fuzz::Mutator mutator(static_cast<std::uint64_t>(dialect) + 11, std::move(texts));
    for (int round = 0; round < 2000; ++round) {
        const std::string text = mutator.next();
        const QByteArray fault = faultOf(text, rules);
        QVERIFY2(fault.isEmpty(),
                 (fault + ": " + QByteArray::fromStdString(text).toPercentEncoding(" '\"(),*;=")).constData());
    }
}

void FormatterStabilityTest::endsOnDeepAndLongTexts()
{
    const Dialect& dialect = *dialectNamed("postgresql");
    const auto repeated = [](const char* piece, int times) { return QByteArray(piece).repeated(times).toStdString(); };
    for (const std::string& text :
         {repeated("(", 20'000), repeated(")", 20'000), repeated("(SELECT ", 5'000), repeated("CASE WHEN ", 5'000),
          "SELECT " + repeated("a, ", 50'000) + "a", "SELECT 1 WHERE " + repeated("a = 1 AND ", 20'000) + "b",
          repeated("SELECT 1; ", 10'000), repeated("-- x\n", 20'000)})
        QCOMPARE(faultOf(text, dialect), QByteArray());
}

QTEST_APPLESS_MAIN(FormatterStabilityTest)
#include "tst_formatterstability.moc"
