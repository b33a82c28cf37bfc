// What the static checks find in the broken corpus, without an engine.

#include "check/ladder.h"
#include "check/schemaview.h"
#include "dialect/dialects.h"
#include "schema/json.h"
#include "support/corpus.h"

#include <QTest>

#include <algorithm>
#include <memory>

namespace querymend {

namespace {

constexpr const char* dialects[] = {"sqlite", "postgresql", "duckdb", "mariadb"};

std::unique_ptr<SchemaView> sampleSchema(const QString& dialect)
{
    QFile file(QStringLiteral(QUERYMEND_CORPUS "/schema/%1.json").arg(dialect));
    if (!file.open(QIODevice::ReadOnly))
        return nullptr;
    auto read = readSchemaJson(file.readAll().toStdString());
    if (!read)
        return nullptr;
    const NameRules rules = dialectNamed(dialect.toStdString())->syntax.names;
    return std::make_unique<SchemaView>(Catalog(std::move(read).value(), rules));
}

bool holds(std::string_view text, std::string_view part)
{
    return text.find(part) != std::string_view::npos;
}

/// Allows for quotes and qualifiers, because the corpus writes names as the engine's message does.
bool namesTheSame(std::string_view found, std::string wanted)
{
    wanted.erase(std::remove_if(wanted.begin(), wanted.end(), [](char c) { return c == '"' || c == '`'; }),
                 wanted.end());
    return holds(found, wanted) || holds(wanted, found);
}

} // namespace

class BrokenCorpusTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void says_data()
    {
        QTest::addColumn<QString>("dialect");
        QTest::addColumn<CorpusCase>("text");
        for (const char* dialect : dialects) {
            const auto cases = readCorpus(QUERYMEND_CORPUS, std::string("broken/") + dialect + ".sql");
            QVERIFY2(!cases.empty(), dialect);
            for (const CorpusCase& text : cases)
                QTest::addRow("%s: %s", dialect, text.name.c_str()) << QString::fromLatin1(dialect) << text;
        }
    }

    void says()
    {
        QFETCH(QString, dialect);
        QFETCH(CorpusCase, text);
        const std::unique_ptr<SchemaView> schema = sampleSchema(dialect);
        QVERIFY(schema);
        Dialect live = *dialectNamed(dialect.toStdString());
        if (const std::string_view setting = text.value("settings"); !setting.empty()) {
            const std::size_t equals = setting.find('=');
            QVERIFY(applySetting(live, setting.substr(0, equals), setting.substr(equals + 1)));
        }
        const Verdict verdict = checkStatically(text.sql, {&live, schema.get(), CheckPolicy::analyst, {}});
        const std::string_view rung = text.value("rung");
        if (rung == "explain" || rung == "sanitize") {
            QVERIFY2(!verdict.primary(), verdict.primary() ? verdict.primary()->message.c_str() : "");
            QVERIFY(rung == "explain" || !verdict.notes.empty());
            return;
        }
        QVERIFY2(verdict.primary(), "nothing is found");
        const Finding& primary = *verdict.primary();
        const auto codes = text.codes();
        const std::string code(name(primary.code));
        QVERIFY2(std::find(codes.begin(), codes.end(), code) != codes.end(), (code + ": " + primary.message).c_str());
        QVERIFY(primary.range.end <= text.sql.size() && !primary.message.empty());
        if (const std::string wanted(text.value("identifier")); !wanted.empty())
            QVERIFY2(namesTheSame(primary.identifier, wanted), primary.identifier.c_str());
        if (const std::string_view wanted = text.value("suggest"); !wanted.empty()) {
            const auto texts = suggestionTexts(primary);
            const auto right =
                std::find_if(texts.begin(), texts.end(), [&](const std::string& s) { return holds(s, wanted); });
            QVERIFY(right != texts.end());
            QVERIFY2(right - texts.begin() < 3, right->c_str());
        }
    }

    void fixesNeverReachOutsideTheText()
    {
        for (const char* dialect : dialects) {
            const std::unique_ptr<SchemaView> schema = sampleSchema(QString::fromLatin1(dialect));
            QVERIFY(schema);
            for (const CorpusCase& text : readCorpus(QUERYMEND_CORPUS, std::string("broken/") + dialect + ".sql")) {
                const Verdict verdict =
                    checkStatically(text.sql, {dialectNamed(dialect), schema.get(), CheckPolicy::analyst, {}});
                for (const Finding& finding : verdict.findings) {
                    for (const Fix& fix : finding.fixes) {
                        QVERIFY(!fix.edits.empty() && fix.confidence > 0 && fix.confidence <= 1);
                        for (const TextEdit& edit : fix.edits)
                            QVERIFY(edit.range.begin <= edit.range.end && edit.range.end <= text.sql.size());
                    }
                }
            }
        }
    }
};

} // namespace querymend

QTEST_APPLESS_MAIN(querymend::BrokenCorpusTest)

#include "tst_brokencorpus.moc"
