#include "system/commandwords.h"

#include <QTest>

#include <string>
#include <vector>

using namespace querymend;

/// Passwords in the words of a command line are copied and then overwritten where the system shows them.
class HiddenWordsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void keepsThePasswordsAndOverwritesThem()
    {
        std::vector<std::string> original{"querymend",
                                          "check",
                                          "--db",
                                          "postgresql://ann:hush@db/shop",
                                          "--store=postgresql://db/runs?password=hush&sslmode=require",
                                          "a=b"};
        const std::vector<std::string> before = original;
        std::vector<char*> pointers;
        for (std::string& word : original)
            pointers.push_back(word.data());
        pointers.push_back(nullptr);

        CommandWords words(static_cast<int>(original.size()), pointers.data());
        const std::vector<std::string_view> arguments = words.arguments();
        QCOMPARE(arguments.size(), before.size() - 1);
        for (std::size_t i = 0; i < arguments.size(); ++i)
            QVERIFY2(arguments[i] == before[i + 1], before[i + 1].c_str());
        QCOMPARE(words.count(), static_cast<int>(before.size()));
        QCOMPARE(std::string(words.pointers()[3]), before[3]);
        QVERIFY(words.pointers()[before.size()] == nullptr);
        QCOMPARE(original[3], std::string("postgresql://ann:****@db/shop"));
        QCOMPARE(original[4], std::string("--store=postgresql://db/runs?password=****&sslmode=require"));
        QCOMPARE(original[5], before[5]);
    }

    void doesWithoutAName()
    {
        char* none = nullptr;
        CommandWords words(0, &none);
        QVERIFY(words.arguments().empty());
        QVERIFY(words.pointers()[0] == nullptr);
    }
};

QTEST_APPLESS_MAIN(HiddenWordsTest)
#include "tst_hiddenwords.moc"
