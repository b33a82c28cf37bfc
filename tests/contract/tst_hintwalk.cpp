#include "base/textplaces.h"
#include "base/utf8.h"
#include "check/ladder.h"
#include "check/schemaview.h"
#include "diagnose/hints/examples.h"
#include "diagnose/hints/hintladder.h"
#include "diagnose/hints/hinttexts.h"
#include "dialect/dialect.h"
#include "schema/json.h"

#include <QTest>

#include <fstream>
#include <iterator>
#include <set>
#include <string>

using namespace querymend;

namespace {

constexpr HintLevel levels[] = {HintLevel::general, HintLevel::specific, HintLevel::explicit_};

QString text(std::string_view words)
{
    return QString::fromUtf8(words.data(), static_cast<qsizetype>(words.size()));
}

/// The corpora's sample schema in this dialect.
std::unique_ptr<SchemaView> schemaFor(const Dialect& dialect)
{
    std::ifstream in(std::string(QUERYMEND_CORPUS) + "/schema/" + std::string(dialect.name) + ".json",
                     std::ios::binary);
    const std::string json{std::istreambuf_iterator<char>(in), std::istreambuf_iterator<char>()};
    auto read = readSchemaJson(json);
    return read ? std::make_unique<SchemaView>(Catalog(std::move(read).value(), dialect.syntax.names)) : nullptr;
}

Finding findingOf(ErrorCode code)
{
    Finding finding;
    finding.code = code;
    finding.rung = Rung::explain;
    finding.message = "what the engine said";
    finding.identifier = "nothing_like_it";
    finding.range = {7, 8};
    return finding;
}

Hint hintOf(const Dialect& dialect, const Finding& finding, HintLevel level, const SchemaView* schema)
{
    HintFacts facts;
    facts.dialect = &dialect;
    facts.sql = "SELECT x FROM orders";
    facts.findings = {&finding, 1};
    facts.choice.level = level;
    facts.schema = schema;
    return hintFor(facts);
}

/// The lines of a list without its heading.
std::set<std::string> linesOf(std::string_view part)
{
    std::set<std::string> lines;
    for (const QString& line : text(part).split(QLatin1Char('\n')).mid(1))
        lines.insert(line.toStdString());
    return lines;
}

} // namespace

/// Hints for every code, at every level, in every dialect, with and without a schema.
class HintWalkTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyCodeHasItsGuidance_data();
    void everyCodeHasItsGuidance();
    void everySituationHasItsOwn_data();
    void everySituationHasItsOwn();
    void everyTextIsUsed();
    void everyTextKeepsItsPlaces();
    void everyExampleRuns_data();
    void everyExampleRuns();
};

void HintWalkTest::everyCodeHasItsGuidance_data()
{
    QTest::addColumn<int>("code");
    QTest::addColumn<int>("dialect");
    for (const Dialect& dialect : allDialects()) {
        for (std::size_t code = 0; code < errorCodeCount; ++code) {
            const std::string row = std::string(dialect.name) + ": " + std::string(name(static_cast<ErrorCode>(code)));
            QTest::newRow(row.c_str()) << static_cast<int>(code) << static_cast<int>(dialect.id);
        }
    }
}

void HintWalkTest::everyCodeHasItsGuidance()
{
    QFETCH(int, code);
    QFETCH(int, dialect);
    const Dialect& known = dialectOf(static_cast<DialectId>(dialect));
    const auto schema = schemaFor(known);
    QVERIFY(schema);
    for (const SchemaView* const view :
         {static_cast<const SchemaView*>(nullptr), static_cast<const SchemaView*>(schema.get())}) {
        for (const bool named : {true, false}) {
            Finding finding = findingOf(static_cast<ErrorCode>(code));
            if (!named)
                finding.identifier.clear();
            std::set<std::string> said;
            for (const HintLevel level : levels) {
                const Hint hint = hintOf(known, finding, level, view);
                const QString whole = text(textOf(hint));
                QVERIFY2(!whole.contains(QLatin1String("{{")), qPrintable(whole));
                QVERIFY2(!whole.contains(QLatin1String("$1")), qPrintable(whole));
                QVERIFY2(characterCount(textOf(hint)) <= 4000, qPrintable(whole));
                QVERIFY(whole.startsWith(text(label(categoryOf(hint.code)))));
                QVERIFY(whole.contains(text(known.displayName)));
                for (const HintSection section : {HintSection::headline, HintSection::statement, HintSection::mistake,
                                                  HintSection::guidance, HintSection::wanted})
                    QVERIFY2(!hint.part(section).empty(), qPrintable(whole));
                for (const std::string& line : linesOf(hint.part(HintSection::guidance)))
                    QVERIFY2(said.insert(line).second, ("said at two levels: " + line).c_str());
            }
        }
    }
}

/// Situations with guidance of their own instead of their code's.
void HintWalkTest::everySituationHasItsOwn_data()
{
    QTest::addColumn<int>("code");
    QTest::addColumn<QByteArray>("identifier");
    QTest::addColumn<QByteArray>("message");
    QTest::addColumn<QByteArray>("situation");
    const auto row = [](ErrorCode code, const char* identifier, const char* message, const char* situation) {
        QTest::newRow(situation) << static_cast<int>(code) << QByteArray(identifier) << QByteArray(message)
                                 << QByteArray(situation);
    };
    row(ErrorCode::unknownTable, "it", "m", "unknown_table_short");
    row(ErrorCode::unknownColumn, "customername", "m", "unknown_column_case");
    row(ErrorCode::forbiddenOperation, "create", "m", "forbidden_operation_temporary");
    row(ErrorCode::testFailed, "", "", "test_failed_generic");
}

void HintWalkTest::everySituationHasItsOwn()
{
    QFETCH(int, code);
    QFETCH(QByteArray, identifier);
    QFETCH(QByteArray, message);
    QFETCH(QByteArray, situation);
    Finding finding = findingOf(static_cast<ErrorCode>(code));
    finding.identifier = identifier.toStdString();
    finding.message = message.toStdString();
    std::set<std::string> said;
    int plain = 0;
    for (const HintLevel level : levels) {
        HintFacts facts;
        facts.dialect = &dialectOf(DialectId::postgresql);
        facts.sql = "SELECT customerName FROM orders";
        facts.findings = {&finding, 1};
        facts.choice.level = level;
        const std::set<std::string> lines = linesOf(hintFor(facts).part(HintSection::guidance));
        const std::string textName = situation.toStdString() + '.' + std::string(name(level));
        for (const QString& line : text(HintTexts().of(textName)).split(QLatin1Char('\n'))) {
            const bool isPlain = !line.contains(QLatin1String("{{"));
            QVERIFY2(!isPlain || lines.contains("- " + line.toStdString()), qPrintable(line));
            plain += isPlain ? 1 : 0;
        }
        for (const std::string& line : lines)
            QVERIFY2(said.insert(line).second, ("said at two levels: " + line).c_str());
    }
    QVERIFY(plain > 0);
}

/// A text that no code leads to could never be shown.
void HintWalkTest::everyTextIsUsed()
{
    const std::set<std::string> situations{"unknown_table_short",           "unknown_column_case",
                                           "ambiguous_column_alias",        "unquoted_name",
                                           "forbidden_operation_temporary", "test_failed_generic"};
    const std::set<std::string> frame{"headline", "repetition", "rules", "wanted"};
    for (const HintTextRow& row : builtInHintTexts()) {
        const std::string rowName(row.name);
        const std::string first = rowName.substr(0, rowName.find('.'));
        const std::string last = rowName.substr(rowName.find('.') + 1);
        if (frame.contains(first))
            continue;
        const std::string code = first == "mistake" ? last : first;
        QVERIFY2(errorCodeNamed(code) || situations.contains(code), rowName.c_str());
        if (first != "mistake")
            QVERIFY2(last == "general" || last == "specific" || last == "explicit", rowName.c_str());
    }
}

void HintWalkTest::everyTextKeepsItsPlaces()
{
    HintTexts::Overrides copies;
    for (const HintTextRow& row : builtInHintTexts())
        QVERIFY2(copies.emplace(row.name, row.text).second, std::string(row.name).c_str());
    const auto texts = HintTexts::with(copies);
    QVERIFY2(texts.ok(), texts.ok() ? "" : describe(texts.error().front()).c_str());
    std::set<std::string_view> used;
    for (const HintTextRow& row : builtInHintTexts()) {
        for (const std::string_view place : placesIn(row.text))
            used.insert(place);
    }
    for (const std::string_view place : hintPlaceNames())
        QVERIFY2(used.contains(place), std::string(place).c_str());
}

void HintWalkTest::everyExampleRuns_data()
{
    QTest::addColumn<int>("dialect");
    QTest::addColumn<QByteArray>("sql");
    for (const Dialect& dialect : allDialects()) {
        const auto schema = schemaFor(dialect);
        HintFacts facts;
        facts.dialect = &dialect;
        facts.schema = schema.get();
        facts.sql = "SELECT x FROM orders";
        const SampleNames names = sampleNames(facts, FailedStatement(facts.sql, dialect, schema.get()));
        for (const std::string_view place : hintPlaceNames()) {
            const std::string sql = exampleNamed(place, dialect, names);
            if (!sql.empty())
                QTest::newRow((std::string(dialect.name) + ": " + std::string(place)).c_str())
                    << static_cast<int>(dialect.id) << QByteArray::fromStdString(sql);
        }
    }
}

/// Examples shown to a model must pass the checks that refused its statement.
void HintWalkTest::everyExampleRuns()
{
    QFETCH(int, dialect);
    QFETCH(QByteArray, sql);
    const Dialect& known = dialectOf(static_cast<DialectId>(dialect));
    const auto schema = schemaFor(known);
    const Verdict verdict = checkStatically(sql.toStdString(), {&known, schema.get(), CheckPolicy::strict, {}});
    QVERIFY2(verdict.status == VerdictStatus::ok,
             verdict.findings.empty() ? "" : (sql.toStdString() + ": " + verdict.findings.front().message).c_str());
    QVERIFY2(verdict.notes.empty(), sql.constData());
}

QTEST_APPLESS_MAIN(HintWalkTest)
#include "tst_hintwalk.moc"
