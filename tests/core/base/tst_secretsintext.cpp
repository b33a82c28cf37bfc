// What is taken for a secret in messages, reports and the words of a command line.

#include "base/secretsintext.h"

#include <QTest>

using namespace querymend;

class SecretsInTextTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void areLeftOut_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QByteArray>("left");
        const auto row = [](const char* title, const char* text, const char* left) {
            QTest::newRow(title) << QByteArray(text) << QByteArray(left);
        };
        row("a text without secrets", "cannot open /home/ann/shop.db: no such file",
            "cannot open /home/ann/shop.db: no such file");
        row("the password of a URL", "postgresql://ann:hush@db:5432/shop", "postgresql://ann:…@db:5432/shop");
        row("a user without a password", "postgresql://ann@db:5432/shop", "postgresql://ann@db:5432/shop");
        row("a URL without a login", "http://localhost:8080/v1", "http://localhost:8080/v1");
        row("the address of a file", "sqlite:///home/ann/shop.db", "sqlite:///home/ann/shop.db");
        row("a password with an @ and a slash in it", "mysql://ann:h@u/sh@db/shop", "mysql://ann:…@db/shop");
        row("a password with quotes in it", "mysql://ann:h'u\"sh@db/shop", "mysql://ann:…@db/shop");
        row("in the middle of a sentence", "cannot reach 'mysql://ann:hush@db/shop' now",
            "cannot reach 'mysql://ann:…@db/shop' now");
        row("an option of a URL", "postgresql://db/shop?password=hu%40sh&sslmode=require",
            "postgresql://db/shop?password=…&sslmode=require");
        row("the variable that has the password", "postgresql://db/shop?password_env=SHOP",
            "postgresql://db/shop?password_env=SHOP");
        row("the program that prints it", "--password-command=pass show shop", "--password-command=pass show shop");
        row("a field of ODBC", "odbc:Driver=Pg;UID=ann;PWD=hush;Server=db", "odbc:Driver=Pg;UID=ann;PWD=…;Server=db");
        row("a field of ODBC in braces", "odbc:PWD={hu;sh};Server=db", "odbc:PWD={…};Server=db");
        row("a field of JSON", "{\"api_key\": \"sk-1 2\", \"model\": \"m\"}", "{\"api_key\": \"…\", \"model\": \"m\"}");
        row("a brace in braces", "odbc:PWD={hu}}sh};Server=db", "odbc:PWD={…};Server=db");
        row("a brace at the end of braces", "odbc:PWD={hush}}};Server=db", "odbc:PWD={…};Server=db");
        row("braces that are not closed", "odbc:PWD={hu}}sh", "odbc:PWD={…");
        row("a quote in a field of JSON", "{\"password\": \"hu\\\"sh\", \"user\": \"ann\"}",
            "{\"password\": \"…\", \"user\": \"ann\"}");
        row("a backslash at its end", "{\"password\": \"hush\\\\\", \"user\": \"ann\"}",
            "{\"password\": \"…\", \"user\": \"ann\"}");
        row("an empty field of JSON", "{\"password\": \"\", \"user\": \"ann\"}",
            "{\"password\": \"\", \"user\": \"ann\"}");
        row("a field of JSON in several lines", "{\"password\":\n  \"hu sh\"}", "{\"password\":\n  \"…\"}");
        row("JSON in quotes, as QDebug prints it", "\"{\\\"password\\\": \\\"hu sh\\\", \\\"user\\\": 1}\"",
            "\"{\\\"password\\\": \\\"…\\\", \\\"user\\\": 1}\"");
        row("a quote in a field of such JSON", "\"{\\\"password\\\":\\\"hu\\\\\\\"sh\\\"}\" x",
            "\"{\\\"password\\\":\\\"…\\\"}\" x");
        row("a doubled quote", "password='hu''sh' user=ann", "password='…' user=ann");
        row("a quote that is not closed", "password='hu sh", "password='…");
        row("a key in a query", "GET http://host/v1?key=sk-1&alt=sse", "GET http://host/v1?key=…&alt=sse");
        row("a word that ends like a key", "monkey=brass keyboard=us", "monkey=brass keyboard=us");
        row("a header", "Authorization: Bearer sk-1 and more", "Authorization: … and more");
        row("a header of another kind", "X-Api-Key: sk-1", "X-Api-Key: …");
        row("a header without its token", "Authorization: Bearer", "Authorization: …");
        row("a token without its header", "sent Bearer sk-1 and more", "sent Bearer … and more");
        row("two of them", "token=a password: b end", "token=… password: … end");
        row("one in the other", "mysql://ann:x?password=y@db/shop", "mysql://ann:…");
        row("a name without a value", "password=", "password=");
        row("nothing", "", "");
    }

    void areLeftOut()
    {
        QFETCH(const QByteArray, text);
        QFETCH(const QByteArray, left);
        QCOMPARE(QByteArray::fromStdString(withoutSecrets({text.constData(), static_cast<std::size_t>(text.size())})),
                 left);
    }

    void areFoundInTheirOrderAndApart()
    {
        constexpr std::string_view text = "token=a mysql://ann:b@db password=c";
        const std::vector<ByteRange> found = secretsIn(text);
        QCOMPARE(found.size(), std::size_t{3});
        QVERIFY(found[0].of(text) == "a" && found[1].of(text) == "b" && found[2].of(text) == "c");
    }
};

QTEST_APPLESS_MAIN(SecretsInTextTest)
#include "tst_secretsintext.moc"
