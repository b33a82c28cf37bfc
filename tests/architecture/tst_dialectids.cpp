#include "cpptokens.h"
#include "sourcetree.h"

#include <QTest>

#include <algorithm>

using namespace architecture;

namespace {

/// Folders that may name a dialect: the dialects themselves, and engines, each of which is one.
const QStringList& foldersOfDialects()
{
    static const QStringList folders{
        QStringLiteral("core/dialect/"), QStringLiteral("io/db/duckdb/"),   QStringLiteral("io/db/mysql/"),
        QStringLiteral("io/db/odbc/"),   QStringLiteral("io/db/postgres/"), QStringLiteral("io/db/sqlite/"),
    };
    return folders;
}

bool mayNameDialects(const QString& path)
{
    return std::ranges::any_of(foldersOfDialects(), [&](const QString& folder) { return path.startsWith(folder); });
}

/// Every mention of the type counts, because an alias or `using enum` would hide a later one.
QStringList namedDialects(const SourceTree& tree)
{
    QStringList found;
    for (auto file = tree.begin(); file != tree.end(); ++file) {
        if (mayNameDialects(file.key()))
            continue;
        for (const CppToken& token : cppTokens(file.value())) {
            if (token.text == QLatin1String("DialectId"))
                found.append(QStringLiteral("%1:%2: names DialectId; ask for a property of Dialect")
                                 .arg(file.key())
                                 .arg(token.line));
        }
    }
    return found;
}

} // namespace

class DialectIdsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void onlyDialectsAndEnginesNameDialects();
    void everyExceptionIsNeeded();
    void aNamedDialectIsFound_data();
    void aNamedDialectIsFound();
};

// Code that asks which dialect it has must be changed for each new one.
void DialectIdsTest::onlyDialectsAndEnginesNameDialects()
{
    const SourceTree tree = readSourceTree(QStringLiteral(QUERYMEND_SOURCE_DIR "/src"));
    QVERIFY(!tree.isEmpty());
    QCOMPARE(namedDialects(tree).join(QLatin1Char('\n')), QString());
}

void DialectIdsTest::everyExceptionIsNeeded()
{
    const SourceTree tree = readSourceTree(QStringLiteral(QUERYMEND_SOURCE_DIR "/src"));
    for (const QString& folder : foldersOfDialects()) {
        const bool isUsed = std::ranges::any_of(tree.keys(), [&](const QString& path) {
            return path.startsWith(folder) && tree.value(path).contains(QLatin1String("DialectId"));
        });
        QVERIFY2(isUsed, qPrintable(folder));
    }
}

void DialectIdsTest::aNamedDialectIsFound_data()
{
    QTest::addColumn<QString>("path");
    QTest::addColumn<QString>("text");
    QTest::addColumn<bool>("found");

    const auto row = [](const char* what, const char* path, const char* text, bool found) {
        QTest::newRow(what) << QString::fromUtf8(path) << QString::fromUtf8(text) << found;
    };
    row("a comparison in the core", "core/check/x.cpp", "if (d.id == DialectId::oracle) {}", true);
    row("a case in a switch", "core/diagnose/hints/x.cpp", "switch (id) { case DialectId::mysql: break; }", true);
    row("a default in the window", "gui/editor/x.cpp", "m_dialect(dialectOf(DialectId::sqlite))", true);
    row("in the app", "app/x.cpp", "auto id = querymend::DialectId::duckdb;", true);
    row("on the command line", "cli/x.cpp", "auto id = DialectId :: duckdb;", true);
    row("in a header", "core/run/x.h", "DialectId dialect;", true);
    row("an alias", "core/check/x.cpp", "using Id = DialectId;", true);
    row("names brought in", "core/check/x.cpp", "using enum DialectId;", true);
    row("beside the engines", "io/db/x.cpp", "DialectId::sqlite", true);
    row("in the process of another engine", "io/db/host/x.cpp", "DialectId::sqlite", true);
    row("a folder whose name begins alike", "core/dialects/x.cpp", "DialectId::sqlite", true);
    row("the dialects themselves", "core/dialect/sqlite/rules.cpp", "d.id = DialectId::sqlite;", false);
    row("an engine", "io/db/sqlite/x.cpp", "dialectOf(DialectId::sqlite)", false);
    row("a property", "core/check/x.cpp", "if (dialect.quotedNamesMayBeTexts) {}", false);
    row("a comment", "core/check/x.cpp", "// not DialectId::oracle\n/* DialectId::oracle */", false);
    row("a text", "gui/x.cpp", "f(\"DialectId::oracle\");", false);
    row("a longer name", "core/check/x.cpp", "DialectIds::oracle; MyDialectId::x;", false);
}

void DialectIdsTest::aNamedDialectIsFound()
{
    QFETCH(QString, path);
    QFETCH(QString, text);
    QFETCH(bool, found);
    QCOMPARE(namedDialects({{path, text}}).isEmpty(), !found);
}

QTEST_APPLESS_MAIN(DialectIdsTest)
#include "tst_dialectids.moc"
