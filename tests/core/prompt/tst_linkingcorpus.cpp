#include "support/samples.h"

#include "prompt/linking/linking.h"

#include <algorithm>
#include <fstream>
#include <iterator>
#include <sstream>

using namespace querymend;
using namespace querymend::test;

namespace {

/// A corpus question and the tables it needs.
struct Pair {
    QString question;
    QStringList tables;
};

std::string contentOf(const char* file)
{
    std::ifstream in(std::string(QUERYMEND_CORPUS "/linking/") + file, std::ios::binary);
    return {std::istreambuf_iterator<char>(in), std::istreambuf_iterator<char>()};
}

QList<Pair> pairsOf(const char* file)
{
    QList<Pair> pairs;
    for (const QString& line : QString::fromStdString(contentOf(file)).split(QLatin1Char('\n'))) {
        if (line.isEmpty() || line.startsWith(QLatin1Char('#')))
            continue;
        Pair pair{line.section(QLatin1Char('|'), 0, -2).trimmed(), {}};
        for (const QString& table : line.section(QLatin1Char('|'), -1).split(QLatin1Char(',')))
            pair.tables.append(table.trimmed());
        pairs.append(pair);
    }
    return pairs;
}

enum class Comments { kept, left };

/// The sample database; without comments and sample values it is what SQLite reports.
Snapshot schemaOf(const char* file, Comments comments)
{
    Snapshot snapshot = schemaFrom(contentOf(file));
    for (Table& table : snapshot.tables) {
        if (comments == Comments::kept)
            break;
        table.comment.clear();
        for (Column& column : table.columns) {
            column.comment.clear();
            column.samples.clear();
        }
    }
    return snapshot;
}

/// Linking results over all questions of a file.
struct Measured {
    int needed = 0;
    int found = 0;
    double linkedShare = 0; ///< of all tables, averaged over the questions
    QStringList misses;

    [[nodiscard]] double recall() const { return static_cast<double>(found) / needed; }
};

Measured measure(const QList<Pair>& pairs, const Catalog& catalog)
{
    const LinkIndex index(catalog);
    Measured sum;
    for (const Pair& pair : pairs) {
        QStringList linked;
        for (const LinkedTable& table : linkSchema(index, pair.question.toStdString()).tables)
            linked.append(QString::fromStdString(catalog.table(table.table).name));
        sum.linkedShare +=
            static_cast<double>(linked.size()) / static_cast<double>(catalog.tableCount() * std::size_t(pairs.size()));
        for (const QString& table : pair.tables) {
            const bool isFound = linked.contains(table);
            sum.needed += 1;
            sum.found += isFound ? 1 : 0;
            if (!isFound)
                sum.misses.append(table + QStringLiteral(" is missing: ") + pair.question + QStringLiteral(" -> ")
                                  + linked.join(QStringLiteral(", ")));
        }
    }
    return sum;
}

} // namespace

class LinkingCorpusTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void tablesOfTheCorpusExist_data() { databases(); }
    void tablesOfTheCorpusExist();
    void fewTablesHoldWhatQuestionsNeed_data() { databases(); }
    void fewTablesHoldWhatQuestionsNeed();

private:
    static void databases()
    {
        QTest::addColumn<QByteArray>("database");
        QTest::addColumn<QByteArray>("questions");
        QTest::addColumn<bool>("hasComments");
        QTest::addColumn<double>("leastRecall");
        QTest::addColumn<double>("mostOfTables");
        const auto row = [](const char* name, const char* database, const char* questions, bool hasComments,
                            double leastRecall, double mostOfTables) {
            QTest::newRow(name) << QByteArray(database) << QByteArray(questions) << hasComments << leastRecall
                                << mostOfTables;
        };
        row("the library, the larger of the two", "library", "library", true, 0.97, 0.5);
        row("the library as SQLite tells of it", "library", "library", false, 0.97, 0.5);
        row("the library, questions that nothing was tuned to", "library", "library-heldout", true, 0.97, 0.5);
        row("the library as SQLite tells of it, questions that nothing was tuned to", "library", "library-heldout",
            false, 0.97, 0.5);
        row("the shop", "shop", "shop", true, 0.97, 0.55);
        row("the shop as SQLite tells of it", "shop", "shop", false, 0.97, 0.55);
        row("the shop, questions that nothing was tuned to", "shop", "shop-heldout", true, 0.97, 0.55);
        row("the shop as SQLite tells of it, questions that nothing was tuned to", "shop", "shop-heldout", false, 0.96,
            0.55);
    }
};

void LinkingCorpusTest::tablesOfTheCorpusExist()
{
    QFETCH(QByteArray, database);
    QFETCH(QByteArray, questions);
    const Snapshot snapshot = schemaOf((database + ".json").constData(), Comments::kept);
    QStringList names;
    for (const Table& table : snapshot.tables)
        names.append(QString::fromStdString(table.name));
    const QList<Pair> pairs = pairsOf((questions + ".txt").constData());
    QVERIFY(pairs.size() >= (questions.endsWith("-heldout") ? 30 : 60));
    for (const Pair& pair : pairs) {
        for (const QString& table : pair.tables)
            QVERIFY2(names.contains(table), qPrintable(pair.question));
    }
}

void LinkingCorpusTest::fewTablesHoldWhatQuestionsNeed()
{
    QFETCH(QByteArray, database);
    QFETCH(QByteArray, questions);
    QFETCH(bool, hasComments);
    QFETCH(double, leastRecall);
    QFETCH(double, mostOfTables);
    const Snapshot snapshot = schemaOf((database + ".json").constData(), hasComments ? Comments::kept : Comments::left);
    const Measured sum = measure(pairsOf((questions + ".txt").constData()), Catalog(snapshot, likePostgresql));
    qInfo("recall %.3f with %.2f of the tables", sum.recall(), sum.linkedShare);
    QVERIFY2(sum.recall() >= leastRecall, qPrintable(sum.misses.join(QLatin1Char('\n'))));
    QVERIFY(sum.linkedShare <= mostOfTables);
}

QTEST_APPLESS_MAIN(LinkingCorpusTest)
#include "tst_linkingcorpus.moc"
