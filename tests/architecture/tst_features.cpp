// The features of the documents that the project began with, each with the test that shows it.

#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QHash>
#include <QRegularExpression>
#include <QtTest/QtTest>

namespace {

/// A feature of a document, and the test that shows it: `program::function` or `program::function:row`.
struct Feature {
    QString document;
    QString words;
    QString test;
};

QString contentOf(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

QList<Feature> featuresIn(const QString& table)
{
    QList<Feature> features;
    for (const QString& line : table.split(QLatin1Char('\n'), Qt::SkipEmptyParts)) {
        const QStringList fields = line.split(QLatin1Char('\t'));
        features.append({fields.value(0), fields.value(1), fields.value(2)});
    }
    return features;
}

const QList<Feature>& features()
{
    static const QList<Feature> all =
        featuresIn(contentOf(QStringLiteral(QUERYMEND_SOURCE_DIR "/tests/seeds/features.tsv")));
    return all;
}

/// The source of each test program, by its name.
const QHash<QString, QString>& programs()
{
    static const QHash<QString, QString> sources = [] {
        QHash<QString, QString> made;
        QDirIterator files(QStringLiteral(QUERYMEND_SOURCE_DIR "/tests"), {QStringLiteral("tst_*.cpp")}, QDir::Files,
                           QDirIterator::Subdirectories);
        while (files.hasNext()) {
            const QString path = files.next();
            made.insert(files.fileInfo().completeBaseName(), contentOf(path));
        }
        return made;
    }();
    return sources;
}

/// What is wrong with the name of a test; empty if the sources have it.
QString problemOf(const QString& test, const QHash<QString, QString>& sources)
{
    static const QRegularExpression form(QStringLiteral("^(tst_\\w+)::(\\w+)(?::(.+))?$"));
    const QRegularExpressionMatch parts = form.match(test);
    if (!parts.hasMatch())
        return QStringLiteral("not the name of a test: ") + test;
    const auto source = sources.constFind(parts.captured(1));
    if (source == sources.constEnd())
        return QStringLiteral("no such program: ") + test;
    const QRegularExpression function(QStringLiteral("\\bvoid (?:\\w+::)?%1\\(\\)").arg(parts.captured(2)));
    if (!source->contains(function))
        return QStringLiteral("no such function: ") + test;
    const QString row = parts.captured(3).replace(QLatin1Char('"'), QLatin1String("\\\""));
    const bool hasRow = row.isEmpty() || source->contains(QLatin1Char('"') + row + QLatin1Char('"'));
    return hasRow ? QString() : QStringLiteral("no such row: ") + test;
}

} // namespace

class TestFeatures : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyDocumentIsListed_data();
    void everyDocumentIsListed();
    void everyFeatureHasItsTest();
    void noFeatureIsListedTwice();
    void aTestThatIsNotThereIsFound_data();
    void aTestThatIsNotThereIsFound();
};

void TestFeatures::everyDocumentIsListed_data()
{
    QTest::addColumn<qsizetype>("least");
    QTest::newRow("error-handling-and-validation") << qsizetype{72};
    QTest::newRow("generation-and-escalation") << qsizetype{62};
    QTest::newRow("model-retry-formatter") << qsizetype{133};
    QTest::newRow("reflection-and-retry-story") << qsizetype{39};
    QTest::newRow("sql-validator-agent") << qsizetype{35};
}

void TestFeatures::everyDocumentIsListed()
{
    QFETCH(qsizetype, least);
    const QString document = QString::fromUtf8(QTest::currentDataTag());
    const auto count = std::ranges::count(features(), document, &Feature::document);
    QVERIFY2(count >= least, qPrintable(QString::number(count)));
}

void TestFeatures::everyFeatureHasItsTest()
{
    QStringList problems;
    for (const Feature& feature : features()) {
        const QString problem = problemOf(feature.test, programs());
        if (!problem.isEmpty() || feature.words.trimmed().isEmpty())
            problems.append(feature.document + QStringLiteral(", ") + feature.words + QStringLiteral(": ") + problem);
    }
    QVERIFY2(problems.isEmpty(), qPrintable(problems.join(QLatin1Char('\n'))));
}

void TestFeatures::noFeatureIsListedTwice()
{
    QSet<QString> seen;
    for (const Feature& feature : features()) {
        const QString key = feature.document + QLatin1Char('\t') + feature.words;
        QVERIFY2(!seen.contains(key), qPrintable(key));
        seen.insert(key);
    }
}

void TestFeatures::aTestThatIsNotThereIsFound_data()
{
    QTest::addColumn<QString>("test");
    QTest::addColumn<QString>("problem");
    const auto row = [](const char* title, const char* test, const char* problem) {
        QTest::newRow(title) << QString::fromUtf8(test) << QString::fromUtf8(problem);
    };
    row("a function", "tst_shop::sells", "");
    row("a row", "tst_shop::sells:a \"good\" apple", "");
    row("no test at all", "", "not the name of a test");
    row("a program alone", "tst_shop", "not the name of a test");
    row("another program", "tst_store::sells", "no such program");
    row("another function", "tst_shop::buys", "no such function");
    row("a part of a function's name", "tst_shop::sell", "no such function");
    row("another row", "tst_shop::sells:a pear", "no such row");
}

void TestFeatures::aTestThatIsNotThereIsFound()
{
    QFETCH(QString, test);
    QFETCH(QString, problem);
    const QHash<QString, QString> sources{
        {QStringLiteral("tst_shop"), QStringLiteral("void Shop::sells() { row(\"a \\\"good\\\" apple\"); }")}};
    const QString said = problemOf(test, sources);
    QVERIFY2(problem.isEmpty() ? said.isEmpty() : said.startsWith(problem), qPrintable(said));
}

QTEST_APPLESS_MAIN(TestFeatures)
#include "tst_features.moc"
