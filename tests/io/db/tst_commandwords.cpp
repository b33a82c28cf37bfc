#include "db/programs/commandwords.h"

#include <QTest>

namespace querymend {

class CommandWordsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void splits_data()
    {
        QTest::addColumn<QByteArray>("command");
        QTest::addColumn<QByteArrayList>("words");
        const auto row = [](const char* sentence, const char* command, const QByteArrayList& words) {
            QTest::newRow(sentence) << QByteArray(command) << words;
        };
        row("one word is the program", "pass", {"pass"});
        row("blanks of any kind separate", "  pass \t show\nshop ", {"pass", "show", "shop"});
        row("single quotation marks keep all as it is", "a 'b \"c\\ $d'", {"a", "b \"c\\ $d"});
        row("double quotation marks keep blanks", "a \"b 'c' d\"", {"a", "b 'c' d"});
        row("a backslash makes a blank plain", "a b\\ c", {"a", "b c"});
        row("a backslash makes a quotation mark plain", "a \"b\\\"c\" \\'", {"a", "b\"c", "'"});
        row("parts of a word may be in quotation marks", "a b'c d'e", {"a", "bc de"});
        row("an argument may be empty", "a '' b", {"a", "", "b"});
        row("nothing of a shell has a meaning", "a $B ~ *.c | d > e ; f `g`",
            {"a", "$B", "~", "*.c", "|", "d", ">", "e", ";", "f", "`g`"});
        row("letters of any alphabet are kept", "пароль 'для базы'", {"пароль", "для базы"});
    }

    void splits()
    {
        QFETCH(const QByteArray, command);
        QFETCH(const QByteArrayList, words);
        const auto split = commandWords(command.toStdString());
        QVERIFY2(split.ok(), split ? "" : split.error().c_str());
        QByteArrayList found;
        for (const std::string& word : *split)
            found << QByteArray::fromStdString(word);
        QCOMPARE(found, words);
    }

    void refuses_data()
    {
        QTest::addColumn<QByteArray>("command");
        QTest::addColumn<QByteArray>("reason");
        QTest::newRow("nothing") << QByteArray(" ") << QByteArray("no program");
        QTest::newRow("an empty program") << QByteArray("'' a") << QByteArray("no program");
        QTest::newRow("a quotation mark that is not closed") << QByteArray("a 'b") << QByteArray("closing '");
        QTest::newRow("a double one that is not closed") << QByteArray("a \"b") << QByteArray("closing \"");
        QTest::newRow("a backslash at the end") << QByteArray("a \\") << QByteArray("backslash");
        QTest::newRow("a NUL") << QByteArray("a\0b", 3) << QByteArray("NUL");
    }

    void refuses()
    {
        QFETCH(const QByteArray, command);
        QFETCH(const QByteArray, reason);
        const auto split = commandWords(command.toStdString());
        QVERIFY(!split.ok());
        QVERIFY2(split.error().find(reason.toStdString()) != std::string::npos, split.error().c_str());
    }
};

} // namespace querymend

QTEST_APPLESS_MAIN(querymend::CommandWordsTest)
#include "tst_commandwords.moc"
