// The features of the documents that the project began with, each with the test that shows it. A test counts only if
// its program, as it is built, has the function and the row.

#include <QFile>
#include <QHash>
#include <QProcess>
#include <QRegularExpression>
#include <QSet>
#include <QTest>

#include <algorithm>
#include <optional>

namespace {

/// A feature of a document, and the test that shows it: `program::function` or `program::function:row`.
struct Feature {
    QString document;
    QString words;
    QString test;
};

/// What a test says that it has.
struct TestProgram {
    QSet<QString> functions;
    QSet<QString> rows; ///< `function:row`
};

using ProgramOf = std::function<std::optional<TestProgram>(const QString& name)>;

QStringList linesOf(const QString& text)
{
    return text.split(QLatin1Char('\n'), Qt::SkipEmptyParts);
}

QString contentOf(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

const QList<Feature>& features()
{
    static const QList<Feature> all = [] {
        QList<Feature> made;
        for (const QString& line :
             linesOf(contentOf(QStringLiteral(QUERYMEND_SOURCE_DIR "/tests/seeds/features.tsv")))) {
            const QStringList fields = line.split(QLatin1Char('\t'));
            made.append({fields.value(0), fields.value(1), fields.value(2)});
        }
        return made;
    }();
    return all;
}

/// Where the build has put the program that a test is linked into.
QString placeOf(const QString& test)
{
    static const QHash<QString, QString> places = [] {
        QHash<QString, QString> made;
        for (const QString& line : linesOf(contentOf(QStringLiteral(QUERYMEND_TEST_PROGRAMS))))
            made.insert(line.section(QLatin1Char('\t'), 0, 0), line.section(QLatin1Char('\t'), 1));
        return made;
    }();
    return places.value(test);
}

QStringList saidBy(const QString& program, const QString& test, const QString& option)
{
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert(QStringLiteral("QT_QPA_PLATFORM"), QStringLiteral("offscreen"));
    QProcess process;
    process.setProcessEnvironment(environment);
    process.start(program, {test, option});
    if (!process.waitForFinished(120'000))
        process.kill();
    return linesOf(QString::fromUtf8(process.readAllStandardOutput()));
}

/// Rows are listed as `Class function row`; a function without rows, without one.
TestProgram readProgram(const QStringList& functions, const QStringList& rows)
{
    TestProgram program;
    for (const QString& line : functions)
        program.functions.insert(line.section(QLatin1Char('('), 0, 0));
    for (const QString& line : rows) {
        const QString row = line.section(QLatin1Char(' '), 2);
        if (!row.isEmpty())
            program.rows.insert(line.section(QLatin1Char(' '), 1, 1) + QLatin1Char(':') + row);
    }
    return program;
}

/// The program as it is built; nothing if there is none.
std::optional<TestProgram> programNamed(const QString& name)
{
    static QHash<QString, TestProgram> known;
    const QString place = placeOf(name);
    if (!QFile::exists(place))
        return std::nullopt;
    if (!known.contains(name))
        known.insert(name,
                     readProgram(saidBy(place, name, QStringLiteral("-functions")),
                                 saidBy(place, name, QStringLiteral("-datatags"))));
    return known.value(name);
}

/// What is wrong with the name of a test; empty if there is such a test.
QString problemOf(const QString& test, const ProgramOf& programOf)
{
    static const QRegularExpression form(QStringLiteral("^(tst_\\w+)::(\\w+)(?::(.+))?$"));
    const QRegularExpressionMatch parts = form.match(test);
    if (!parts.hasMatch())
        return QStringLiteral("not the name of a test: ") + test;
    const std::optional<TestProgram> program = programOf(parts.captured(1));
    if (!program)
        return QStringLiteral("no such program: ") + test;
    if (!program->functions.contains(parts.captured(2)))
        return QStringLiteral("no such function: ") + test;
    const QString row = parts.captured(3);
    const bool hasRow = row.isEmpty() || program->rows.contains(parts.captured(2) + QLatin1Char(':') + row);
    return hasRow ? QString() : QStringLiteral("no such row: ") + test;
}

} // namespace

class FeaturesTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyDocumentIsListed_data();
    void everyDocumentIsListed();
    void everyFeatureHasItsTest();
    void noFeatureIsListedTwice();
    void aTestThatIsNotThereIsFound_data();
    void aTestThatIsNotThereIsFound();
};

void FeaturesTest::everyDocumentIsListed_data()
{
    QTest::addColumn<qsizetype>("least");
    QTest::newRow("error-handling-and-validation") << qsizetype{73};
    QTest::newRow("generation-and-escalation") << qsizetype{85};
    QTest::newRow("model-retry-formatter") << qsizetype{151};
    QTest::newRow("reflection-and-retry-story") << qsizetype{42};
    QTest::newRow("sql-validator-agent") << qsizetype{38};
}

void FeaturesTest::everyDocumentIsListed()
{
    QFETCH(qsizetype, least);
    const QString document = QString::fromUtf8(QTest::currentDataTag());
    const auto count = std::ranges::count(features(), document, &Feature::document);
    QVERIFY2(count >= least, qPrintable(QString::number(count)));
}

void FeaturesTest::everyFeatureHasItsTest()
{
    QStringList problems;
    for (const Feature& feature : features()) {
        const QString problem = problemOf(feature.test, programNamed);
        if (!problem.isEmpty() || feature.words.trimmed().isEmpty())
            problems.append(feature.document + QStringLiteral(", ") + feature.words + QStringLiteral(": ") + problem);
    }
    QVERIFY2(problems.isEmpty(), qPrintable(problems.join(QLatin1Char('\n'))));
}

void FeaturesTest::noFeatureIsListedTwice()
{
    QSet<QString> seen;
    for (const Feature& feature : features()) {
        const QString key = feature.document + QLatin1Char('\t') + feature.words;
        QVERIFY2(!seen.contains(key), qPrintable(key));
        seen.insert(key);
    }
}

void FeaturesTest::aTestThatIsNotThereIsFound_data()
{
    QTest::addColumn<QString>("test");
    QTest::addColumn<QString>("problem");
    const auto row = [](const char* title, const char* test, const char* problem) {
        QTest::newRow(title) << QString::fromUtf8(test) << QString::fromUtf8(problem);
    };
    row("a function", "tst_shop::sells", "");
    row("a row", "tst_shop::sells:a \"good\" apple: red", "");
    row("no test at all", "", "not the name of a test");
    row("a program alone", "tst_shop", "not the name of a test");
    row("another program", "tst_store::sells", "no such program");
    row("another function", "tst_shop::buys", "no such function");
    row("a part of a function's name", "tst_shop::sell", "no such function");
    row("the data of a function", "tst_shop::sells_data", "no such function");
    row("another row", "tst_shop::sells:a pear", "no such row");
    row("a part of a row's name", "tst_shop::sells:a \"good\" apple", "no such row");
    row("a row of another function", "tst_shop::closes:a \"good\" apple: red", "no such row");
}

void FeaturesTest::aTestThatIsNotThereIsFound()
{
    QFETCH(QString, test);
    QFETCH(QString, problem);
    const auto shop = [](const QString& name) {
        const QStringList functions{QStringLiteral("sells()"), QStringLiteral("closes()")};
        const QStringList rows{QStringLiteral("Shop sells a \"good\" apple: red"), QStringLiteral("Shop closes")};
        return name == QLatin1String("tst_shop") ? std::optional(readProgram(functions, rows)) : std::nullopt;
    };
    const QString said = problemOf(test, shop);
    QVERIFY2(problem.isEmpty() ? said.isEmpty() : said.startsWith(problem), qPrintable(said));
}

QTEST_GUILESS_MAIN(FeaturesTest)
#include "tst_features.moc"
