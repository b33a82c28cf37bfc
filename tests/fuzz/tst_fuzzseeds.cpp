#include "entries.h"
#include "seeds.h"
#include "support/mutations.h"

#include <QTest>

#include <algorithm>

using namespace querymend;

/// A short run of every fuzz target on the corpora and thousands of texts derived from them.
class FuzzSeedsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void promisesAreKept_data()
    {
        QTest::addColumn<int>("target");
        QTest::addColumn<int>("dialect");
        for (int target = 0; target < static_cast<int>(fuzz::allEntries().size()); ++target) {
            for (int dialect = 0; dialect < static_cast<int>(allDialects().size()); ++dialect)
                QTest::addRow("%s in %s", std::string(fuzz::allEntries()[std::size_t(target)].name).c_str(),
                              std::string(allDialects()[std::size_t(dialect)].name).c_str())
                    << target << dialect;
        }
    }
    void promisesAreKept()
    {
        QFETCH(int, target);
        QFETCH(int, dialect);
        const fuzz::Entry& entry = fuzz::allEntries()[static_cast<std::size_t>(target)];
        const Dialect& rules = allDialects()[static_cast<std::size_t>(dialect)];
        const std::vector<std::string> seeds = fuzz::seedsFor(entry.name, rules);
        QVERIFY(!seeds.empty());
        int broken = 0;
        const auto check = [&](const std::string& text) {
            const std::string promise = entry.check(rules, text);
            if (!promise.empty() && ++broken <= 5)
                qWarning("%s\n  %s", promise.c_str(), text.c_str());
        };
        for (const std::string& seed : seeds) {
            check(seed);
            const bool isLong = seed.size() > 4000;
            for (std::size_t blank = seed.find(' '); !isLong && blank != std::string::npos;
                 blank = seed.find(' ', blank + 1))
                check(seed.substr(0, blank));
        }
        fuzz::Mutator mutator(static_cast<std::uint64_t>(dialect) + 1, seeds);
        for (int i = 0; i < textsPerTarget; ++i)
            check(mutator.next());
        QCOMPARE(broken, 0);
    }

    void whatWasFoundStaysMended_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::newRow("a text that ends inside a character") << QByteArray("\xe3");
        QTest::newRow("a word that ends inside a character") << QByteArray("SELECT a\xe3\x80");
        QTest::newRow("a table modifier that the text ends in") << QByteArray("SELECT 1 FROM s UNPIVOT INCLUDE");
        QTest::newRow("a lambda with a query in it") << QByteArray("SELECT list_filter(l, x -> x > (SELECT a)) FROM t");
        QTest::newRow("a table modifier with nothing after it") << QByteArray("SELECT 1 FROM s UNPIVOT");
    }
    void whatWasFoundStaysMended()
    {
        QFETCH(QByteArray, text);
        for (const fuzz::Entry& entry : fuzz::allEntries()) {
            for (const Dialect& dialect : allDialects()) {
                const std::string broken = entry.check(dialect, text.toStdString());
                QVERIFY2(broken.empty(), broken.c_str());
            }
        }
    }

    /// A fuzzer's first byte chooses a dialect; it must reach every dialect, also with other settings.
    void everyDialectIsReached()
    {
        std::vector<int> usual(allDialects().size());
        std::vector<int> other(allDialects().size());
        for (int byte = 0; byte < 256; ++byte) {
            const std::string bytes(1, static_cast<char>(byte));
            const Dialect dialect = fuzz::inputOf(bytes).dialect;
            const auto index = static_cast<std::size_t>(dialect.id);
            ++(dialect.lex == allDialects()[index].lex ? usual : other)[index];
        }
        QVERIFY(std::all_of(usual.begin(), usual.end(), [](int count) { return count > 0; }));
        QCOMPARE(std::count_if(other.begin(), other.end(), [](int count) { return count > 0; }), 4);
        for (const Dialect& dialect : allDialects())
            QVERIFY(fuzz::inputOf(std::string(1, fuzz::chooserOf(dialect))).dialect.id == dialect.id);
    }

private:
    static constexpr int textsPerTarget = 2000;
};

QTEST_APPLESS_MAIN(FuzzSeedsTest)

#include "tst_fuzzseeds.moc"
