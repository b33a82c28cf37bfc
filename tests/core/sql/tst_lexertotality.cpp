#include "core/sql/corpustexts.h"
#include "sql/tokens/lexer.h"
#include "support/mutations.h"

#include <QTest>

#include <algorithm>
#include <array>

using namespace querymend;

namespace {

const std::string corpus = QUERYMEND_CORPUS;

/// Whether a text may appear between tokens. Deliberately independent of the lexer's own table of blanks.
bool isBlank(std::string_view text, const LexRules& rules)
{
    constexpr std::string_view ascii = " \t\n\v\f\r";
    constexpr auto wide = std::to_array<std::string_view>(
        {"\xC2\xA0",     "\xE2\x80\x80", "\xE2\x80\x81", "\xE2\x80\x82", "\xE2\x80\x83", "\xE2\x80\x84", "\xE2\x80\x85",
         "\xE2\x80\x86", "\xE2\x80\x87", "\xE2\x80\x88", "\xE2\x80\x89", "\xE2\x80\x8A", "\xE2\x80\x8B", "\xE2\x80\x8C",
         "\xE2\x80\x8D", "\xE2\x80\xAF", "\xE2\x81\x9F", "\xE2\x81\xA0", "\xE3\x80\x80", "\xEF\xBB\xBF"});
    while (!text.empty()) {
        const auto broad =
            std::find_if(wide.begin(), wide.end(), [&](std::string_view blank) { return text.starts_with(blank); });
        if (ascii.find(text.front()) != std::string_view::npos)
            text.remove_prefix(1);
        else if (rules.byteOrderMarkIsBlank && text.starts_with("\xEF\xBB\xBF"))
            text.remove_prefix(3);
        else if (rules.unicodeBlanks && broad != wide.end())
            text.remove_prefix(broad->size());
        else
            return false;
    }
    return true;
}

/// What is wrong with the tokens of a text; empty if they cover it.
QByteArray faultOf(std::string_view text, const LexRules& rules)
{
    std::uint32_t at = 0;
    const std::vector<Token> tokens = lex(text, rules);
    for (const Token& token : tokens) {
        if (token.begin < at || token.end <= token.begin || token.end > text.size())
            return "a token overlaps, is empty or leaves the text";
        if (!isBlank(text.substr(at, token.begin - at), rules))
            return "something that is no blank lies between tokens";
        const bool open = token.kind == TokenKind::unterminatedString || token.kind == TokenKind::unterminatedName
            || token.kind == TokenKind::unterminatedComment;
        if (open && token.end != text.size())
            return "what never ends ends before the text";
        if (decoded(token, text).size() > 2 * text.size() + 8)
            return "a token stands for more than it can";
        at = token.end;
    }
    return isBlank(text.substr(at), rules) ? "" : "the end of the text is in no token";
}

} // namespace

class LexerTotalityTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void coversEveryCorpusText_data();
    void coversEveryCorpusText();
    void coversChangedTexts_data() { coversEveryCorpusText_data(); }
    void coversChangedTexts();
    void readsEveryTextUnderEveryDialect();
    void endsOnLongTexts_data();
    void endsOnLongTexts();
};

void LexerTotalityTest::coversEveryCorpusText_data()
{
    QTest::addColumn<int>("dialect");
    int index = 0;
    for (const Dialect& dialect : allDialects())
        QTest::newRow(std::string(dialect.name).c_str()) << index++;
}

void LexerTotalityTest::coversEveryCorpusText()
{
    QFETCH(int, dialect);
    const std::vector<CorpusText> texts =
        corpusTexts(corpus, allDialects()[static_cast<std::size_t>(dialect)], {"legal", "hostile", "broken"});
    QVERIFY(texts.size() > 50);
    for (const CorpusText& item : texts) {
        const QByteArray fault = faultOf(item.sql, item.dialect.lex);
        QVERIFY2(fault.isEmpty(), (fault + ": " + item.name.c_str()).constData());
    }
}

void LexerTotalityTest::coversChangedTexts()
{
    QFETCH(int, dialect);
    const Dialect& rules = allDialects()[static_cast<std::size_t>(dialect)];
    std::vector<std::string> texts;
    for (const CorpusText& item : corpusTexts(corpus, rules, {"legal", "hostile", "broken"}))
        texts.push_back(item.sql);
    fuzz::Mutator mutator(static_cast<std::uint64_t>(dialect) + 1, std::move(texts));
    for (int round = 0; round < 3000; ++round) {
        const std::string text = mutator.next();
        const QByteArray fault = faultOf(text, rules.lex);
        QVERIFY2(fault.isEmpty(), (fault + ": " + QByteArray::fromStdString(text).toPercentEncoding(" ")).constData());
    }
}

void LexerTotalityTest::readsEveryTextUnderEveryDialect()
{
    std::vector<std::string> texts;
    for (const Dialect& dialect : allDialects()) {
        for (const CorpusText& item : corpusTexts(corpus, dialect, {"hostile"}))
            texts.push_back(item.sql);
    }
    for (const Dialect& dialect : allDialects()) {
        for (const std::string& text : texts)
            QCOMPARE(faultOf(text, dialect.lex), QByteArray());
    }
}

void LexerTotalityTest::endsOnLongTexts_data()
{
    QTest::addColumn<QByteArray>("piece");
    for (const char* const piece :
         {"a",  "1",    "'",  "\"",  "`", "[",   "''",  "'a'\n", "'a' ", "/*",           "/**/", "*/",
          "--", "--\n", "$$", "$a$", "$", "q'[", "U&'", "U&'' ", "E'\\", "+-",           "-",    "/",
          "#",  "@",    ":",  "?",   "(", ".",   "1e",  "\\",    "\xC2", "\xE3\x80\x80", "\xFF"})
        QTest::newRow(
            (QByteArray("a megabyte of ") + QByteArray(piece).toPercentEncoding(" '\"`[]/*-$&\\+#@:?(.")).constData())
            << QByteArray(piece);
    QTest::newRow("a megabyte of NUL") << QByteArray(1, '\0');
}

/// A lexer that rescans its input would need days for some of these.
void LexerTotalityTest::endsOnLongTexts()
{
    QFETCH(QByteArray, piece);
    const std::string text = piece.repeated((1 << 20) / static_cast<int>(piece.size())).toStdString();
    for (const Dialect& dialect : allDialects()) {
        std::uint32_t end = 0;
        Lexer lexer(text, dialect.lex);
        for (Token token = lexer.next(); token.kind != TokenKind::end; token = lexer.next()) {
            QVERIFY(token.begin >= end && token.end > token.begin);
            end = token.end;
        }
        QVERIFY(end <= text.size());
    }
}

QTEST_APPLESS_MAIN(LexerTotalityTest)
#include "tst_lexertotality.moc"
