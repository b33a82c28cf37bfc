// The guard's count of statements compared with the server's own parser, which accepts one and reports an error after
// the semicolon if there are more. Nothing is executed.

#include "support/mariadbserver.h"

#include "diagnose/errorplace.h"
#include "dialect/dialect.h"
#include "sql/outline/outline.h"
#include "sql/tokens/lexer.h"
#include "support/corpus.h"
#include "support/mutations.h"

#include <QTest>

namespace querymend {

namespace {

enum class Stack : std::uint8_t { no, yes, untold };

/// How the server parses a text.
struct Reading {
    bool taken = false;
    Stack stack = Stack::no;
    std::string message;
};

/// Whether `rest`, which an error message quotes as its location, begins after a semicolon.
Stack behindSemicolon(std::string_view text, std::string_view rest, const Dialect& dialect)
{
    if (rest.empty() || !text.ends_with(rest))
        return rest.empty() ? Stack::no : Stack::untold;
    const auto at = static_cast<std::uint32_t>(text.size() - rest.size());
    TokenKind before = TokenKind::end;
    for (const Token& token : lex(text, dialect.lex)) {
        if (token.begin < at && !token.isComment() && token.kind != TokenKind::end)
            before = token.kind;
    }
    return before == TokenKind::semicolon ? Stack::yes : Stack::no;
}

} // namespace

class MariadbGuardTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        m_server = std::make_unique<MariadbServer>();
        QVERIFY(m_server->ok());
        const std::string problem = m_server->fill();
        QVERIFY2(problem.empty(), problem.c_str());
        m_connection.reset(mysql_init(nullptr));
        mysql_options(m_connection.get(), MYSQL_SET_CHARSET_NAME, "utf8mb4");
        QVERIFY(
            mysql_real_connect(m_connection.get(), nullptr, "root", nullptr, "shop", 0, m_server->socket().c_str(), 0));
    }

    void cleanupTestCase()
    {
        m_connection.reset();
        m_server.reset();
    }

    void countsAgree_data()
    {
        QTest::addColumn<QByteArray>("sql");
        QTest::addColumn<QByteArray>("mode");
        for (const char* file :
             {"legal/mariadb.sql", "hostile/mariadb.sql", "hostile/mysql.sql", "broken/mariadb.sql"}) {
            for (const CorpusCase& item : readCorpus(QUERYMEND_CORPUS, file)) {
                const std::string setting(item.value("settings"));
                QTest::addRow("%s: %s", file, item.name.c_str())
                    << QByteArray::fromStdString(item.sql)
                    << QByteArray::fromStdString(setting.substr(std::min(setting.find('=') + 1, setting.size())));
            }
        }
    }

    void countsAgree()
    {
        QFETCH(QByteArray, sql);
        QFETCH(QByteArray, mode);
        QVERIFY(setMode(mode.toStdString()));
        const std::string difference = compare(sql.toStdString());
        QVERIFY2(difference.empty(), difference.c_str());
    }

    void countsAgreeOnChangedTexts_data()
    {
        QTest::addColumn<int>("seed");
        QTest::addColumn<QByteArray>("mode");
        QTest::newRow("usual mode") << 1 << QByteArray();
        QTest::newRow("usual mode, other changes") << 2 << QByteArray();
        QTest::newRow("quotes are for names") << 3 << QByteArray("ANSI_QUOTES");
        QTest::newRow("backslashes are plain") << 4 << QByteArray("NO_BACKSLASH_ESCAPES");
    }

    void countsAgreeOnChangedTexts()
    {
        QFETCH(int, seed);
        QFETCH(QByteArray, mode);
        QVERIFY(setMode(mode.toStdString()));
        std::vector<std::string> texts;
        for (const char* file : {"legal/mariadb.sql", "hostile/mariadb.sql"}) {
            for (const CorpusCase& item : readCorpus(QUERYMEND_CORPUS, file))
                texts.push_back(item.sql);
        }
        fuzz::Mutator mutator(static_cast<std::uint64_t>(seed), std::move(texts));
        m_taken = m_stacks = m_pieces = 0;
        int mistakes = 0;
        for (int i = 0; i < textsPerSeed; ++i) {
            const std::string difference = compare(mutator.next());
            if (!difference.empty() && ++mistakes <= 10)
                qWarning("%s", difference.c_str());
        }
        QCOMPARE(mistakes, 0);
        QVERIFY2(m_taken > textsPerSeed / 20, "the changes hardly ever leave a text that the server takes");
        QVERIFY2(m_stacks > textsPerSeed / 100, "the changes hardly ever make a second statement");
        QVERIFY2(m_pieces > 10, "the server hardly ever takes one of several statements");
    }

private:
    static constexpr int textsPerSeed = 2000;

    bool setMode(const std::string& mode)
    {
        m_dialect = dialectOf(DialectId::mariadb);
        const std::string set = "SET SESSION sql_mode = '" + mode + '\'';
        return applySetting(m_dialect, "sql_mode", mode) && mysql_query(m_connection.get(), set.c_str()) == 0;
    }

    Reading read(const std::string& text)
    {
        const std::unique_ptr<MYSQL_STMT, my_bool (*)(MYSQL_STMT*)> statement(mysql_stmt_init(m_connection.get()),
                                                                              mysql_stmt_close);
        Reading reading;
        if (mysql_stmt_prepare(statement.get(), text.data(), text.size()) == 0) {
            reading.taken = true;
            return reading;
        }
        reading.message = mysql_stmt_error(statement.get());
        if (const auto rest = quotedRest(reading.message))
            reading.stack = behindSemicolon(text, *rest, m_dialect);
        return reading;
    }

    /// Empty if both see one statement, or both see more.
    std::string compare(const std::string& text)
    {
        // Sessions send no text that contains a NUL.
        if (text.find('\0') != std::string::npos)
            return {};
        const std::vector<Token> tokens = lex(text, m_dialect.lex);
        // The server accepts an unterminated comment after a statement; the guard refuses it for the comment.
        if (!tokens.empty() && tokens.back().kind == TokenKind::unterminatedComment)
            return {};
        const Outline outline = outlineOf(text, tokens, m_dialect.syntax);
        const std::size_t ours = outline.statements.size();
        const Reading theirs = read(text);
        m_taken += theirs.taken ? 1 : 0;
        m_stacks += theirs.stack == Stack::yes ? 1 : 0;
        // A block contains semicolons; the guard refuses it by its first word.
        const bool isBlock = ours > 0 && outline.statements.front().verb == Keyword::Begin;
        if (theirs.taken && ours > 1 && !isBlock)
            return std::to_string(ours) + " statements, the server takes it for one\n  " + text;
        if (theirs.stack == Stack::yes && ours < 2)
            return "one statement, the server sees another after it: " + theirs.message + "\n  " + text;
        return isBlock || ours < 2 ? std::string() : comparePieces(text, outline);
    }

    /// The server reports only the first semicolon, so each statement that we see is parsed separately.
    std::string comparePieces(const std::string& text, const Outline& outline)
    {
        for (const Statement& statement : outline.statements) {
            const std::string piece(statement.range.of(text));
            const Reading reading = read(piece);
            if (reading.stack == Stack::yes)
                return "the server sees more than one statement in " + piece + "\n  " + text;
            m_pieces += reading.taken ? 1 : 0;
        }
        return {};
    }

    std::unique_ptr<MariadbServer> m_server;
    std::unique_ptr<MYSQL, void (*)(MYSQL*)> m_connection{nullptr, mysql_close};
    Dialect m_dialect;
    int m_taken = 0;
    int m_stacks = 0;
    int m_pieces = 0;
};

} // namespace querymend

QTEST_GUILESS_MAIN(querymend::MariadbGuardTest)

#include "tst_mariadbguard.moc"
