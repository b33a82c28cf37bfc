#include "includerules.h"
#include "includes.h"
#include "layertable.h"

#include <QSet>
#include <QTest>

using namespace architecture;

class IncludesTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void theSourceObeysTheLayerTable();
    void theSourceHasNoCycles();
    void headersCompileAlone();
    void aHeaderThatIsNotFirstIsFound();
    void theTableAllowsNoCycle();
    void aForbiddenIncludeIsFound_data();
    void aForbiddenIncludeIsFound();
    void anAllowedIncludePasses_data();
    void anAllowedIncludePasses();
    void aFileOfNoRowIsFound();
    void aCycleIsFound_data();
    void aCycleIsFound();
    void includesInCommentsDoNotCount();
    void eventsNeedFewHeaders();
    void headersAreFoundThroughOthers();
};

namespace {

SourceTree source()
{
    return readSourceTree(QStringLiteral(QUERYMEND_SOURCE_DIR "/src"));
}

/// A small tree in which every layer has a file to include.
SourceTree smallTree()
{
    SourceTree tree;
    for (const char* path :
         {"core/base/result.h", "core/sql/token.h", "core/dialect/dialect.h", "core/schema/snapshot.h",
          "core/check/ladder.h", "core/diagnose/diagnosis.h", "core/run/event.h", "core/report/markdown.h",
          "io/db/engine.h", "io/llm/client.h", "app/session.h", "cli/command.h", "gui/common/theme.h",
          "gui/timeline/card.h", "gui/shell/mainwindow.h"})
        tree.insert(QString::fromLatin1(path), QStringLiteral("#pragma once\n"));
    return tree;
}

SourceTree smallTreeWith(const QString& path, const QString& include)
{
    SourceTree tree = smallTree();
    tree.insert(path, QStringLiteral("#pragma once\n\n#include %1\n").arg(include));
    return tree;
}

/// What a file includes, itself or through other files.
QStringList allIncludedBy(const SourceTree& tree, const QString& path)
{
    QSet<QString> found;
    QStringList waiting{path};
    while (!waiting.isEmpty()) {
        for (const Include& include : includesOf(tree.value(waiting.takeFirst()))) {
            const QString target = resolved(tree, include.spelling);
            if (target.isEmpty() || found.contains(target))
                continue;
            found.insert(target);
            waiting.append(target);
        }
    }
    QStringList paths = found.values();
    paths.sort();
    return paths;
}

QString joined(const QStringList& lines)
{
    return lines.join(QLatin1Char('\n'));
}

} // namespace

void IncludesTest::theSourceObeysTheLayerTable()
{
    const SourceTree tree = source();
    QVERIFY(!tree.isEmpty());
    QCOMPARE(joined(forbiddenIncludes(tree)), QString());
}

void IncludesTest::theSourceHasNoCycles()
{
    QCOMPARE(joined(includeCycles(source())), QString());
}

void IncludesTest::headersCompileAlone()
{
    QCOMPARE(joined(ownHeadersNotFirst(source())), QString());
}

void IncludesTest::aHeaderThatIsNotFirstIsFound()
{
    const QString path = QStringLiteral("core/run/event.cpp");
    QCOMPARE(joined(ownHeadersNotFirst(smallTreeWith(path, QStringLiteral("\"run/event.h\"")))), QString());
    QCOMPARE(joined(ownHeadersNotFirst(smallTreeWith(path, QStringLiteral("\"base/result.h\"")))), path);
    QCOMPARE(joined(ownHeadersNotFirst(smallTreeWith(QStringLiteral("core/run/none.cpp"), QStringLiteral("<array>")))),
             QString());
}

void IncludesTest::theTableAllowsNoCycle()
{
    QStringList folders;
    for (const LayerRow& row : layerTable())
        folders += row.folders;
    for (qsizetype lower = 0; lower < folders.size(); ++lower) {
        for (const QString& higher : folders.mid(lower + 1))
            QVERIFY2(!mayInclude(folders.at(lower), higher),
                     qPrintable(folders.at(lower) + QLatin1String(" may include ") + higher));
    }
}

void IncludesTest::aForbiddenIncludeIsFound_data()
{
    QTest::addColumn<QString>("path");
    QTest::addColumn<QString>("include");
    QTest::addColumn<QString>("why");
    const auto row = [](const char* name, const char* path, const char* include, const char* why) {
        QTest::newRow(name) << QString::fromLatin1(path) << QString::fromLatin1(include) << QString::fromLatin1(why);
    };
    row("base includes nothing above it", "core/base/x.h", R"("sql/token.h")", "core/base may not include core/sql");
    row("schema does not know sql", "core/schema/x.h", R"("sql/token.h")", "core/schema may not include core/sql");
    row("dialect does not know diagnose", "core/dialect/x.cpp", R"("diagnose/diagnosis.h")", "may not include");
    row("report sees a run's events only", "core/report/x.h", R"("check/ladder.h")", "may not include core/check");
    row("the folders of io do not meet", "io/db/x.h", R"("llm/client.h")", "io/db may not include io/llm");
    row("io does not know the application", "io/db/x.h", R"("session.h")", "io/db may not include app");
    row("the command line does not know the window", "cli/x.cpp", R"("common/theme.h")", "cli may not include gui");
    row("panels do not meet", "gui/common/x.h", R"("timeline/card.h")", "gui/common may not include gui/timeline");
    row("nor do those of one row", "gui/steer/x.h", R"("timeline/card.h")", "gui/steer may not include gui/timeline");
    row("a panel sees part of io", "gui/steer/x.h", R"("llm/client.h")", "gui/steer may not include io/llm");
    row("a folder in a folder is under the same row", "core/sql/guard/x.h", R"("schema/snapshot.h")",
        "core/sql/guard may not include core/schema");
    row("forms are for the window alone", "cli/x.cpp", R"("ui_dialog.h")", "names no file");
    row("no Qt class in core", "core/run/x.h", "<QString>", "no Qt in core");
    row("no Qt module in core", "core/run/x.h", "<QtCore/QString>", "no Qt in core");
    row("no bare widget outside gui", "cli/x.cpp", "<QWidget>", "<QWidget> of QtWidgets");
    row("no widget by its module outside gui", "app/x.h", "<QtWidgets/QLabel>", "of QtWidgets");
    row("no painting outside gui", "io/store/x.h", "<QIcon>", "<QIcon> of QtGui");
    row("one place replaces files", "cli/x.cpp", "<QSaveFile>", "WholeFile does not");
    row("no network in the store", "io/store/x.h", "<QNetworkReply>", "of QtNetwork");
    row("core reads no files", "core/schema/x.cpp", "<fstream>", "core is pure");
    row("core asks no system", "core/check/x.cpp", "<unistd.h>", "may not include <unistd.h>");
    row("the token library stays in sql", "core/check/x.cpp", "<dtl/dtl.hpp>", "of dtl");
    row("no include of a parent path", "core/sql/x.h", R"("../base/result.h")", "climb to a parent");
    row("a file beside is spelled from the root too", "core/sql/x.cpp", R"("token.h")", "names no file");
    row("a layer's name is no part of the spelling", "core/sql/x.cpp", R"("core/base/result.h")", "names no file");
}

void IncludesTest::aForbiddenIncludeIsFound()
{
    QFETCH(QString, path);
    QFETCH(QString, include);
    QFETCH(QString, why);
    const QStringList found = forbiddenIncludes(smallTreeWith(path, include));
    QCOMPARE(found.size(), 1);
    QVERIFY2(found.first().startsWith(path + QLatin1String(":3: ")), qPrintable(found.first()));
    QVERIFY2(found.first().contains(why), qPrintable(found.first()));
}

void IncludesTest::anAllowedIncludePasses_data()
{
    QTest::addColumn<QString>("path");
    QTest::addColumn<QString>("include");
    const auto row = [](const char* name, const char* path, const char* include) {
        QTest::newRow(name) << QString::fromLatin1(path) << QString::fromLatin1(include);
    };
    row("a folder includes itself", "core/sql/x.cpp", R"("sql/token.h")");
    row("check includes what it checks against", "core/check/x.h", R"("schema/snapshot.h")");
    row("a folder in a folder has the same rights", "core/dialect/sqlite/x.cpp", R"("sql/token.h")");
    row("a folder includes the one around it", "core/sql/guard/x.cpp", R"("sql/token.h")");
    row("a standard header", "core/base/x.h", "<string_view>");
    row("JSON in core", "core/base/x.h", "<nlohmann/json_fwd.hpp>");
    row("a panel uses its form", "gui/history/x.cpp", R"("ui_dialog.h")");
    row("the database layer uses QtSql", "io/db/x.h", "<QSqlDatabase>");
    row("the command line prints reports", "cli/x.cpp", R"("report/markdown.h")");
    row("a panel uses widgets", "gui/timeline/x.h", "<QWidget>");
    row("the shell knows every panel", "gui/shell/x.cpp", R"("timeline/card.h")");
    row("blanks in the directive", "core/sql/x.h", "   \"base/result.h\"  // why");
}

void IncludesTest::anAllowedIncludePasses()
{
    QFETCH(QString, path);
    QFETCH(QString, include);
    QCOMPARE(joined(forbiddenIncludes(smallTreeWith(path, include))), QString());
}

void IncludesTest::aFileOfNoRowIsFound()
{
    for (const char* path : {"core/util/x.h", "gui/x.h", "x.h", "helpers/x.cpp"}) {
        const SourceTree tree{{QString::fromLatin1(path), QString()}};
        QCOMPARE(joined(forbiddenIncludes(tree)),
                 QString::fromLatin1(path) + QLatin1String(":1: no row of the layer table is for this folder"));
    }
}

void IncludesTest::aCycleIsFound_data()
{
    QTest::addColumn<QStringList>("edges"); // "from includes spelling"
    QTest::addColumn<QString>("cycle");
    const auto row = [](const char* name, const QStringList& edges, const char* cycle) {
        QTest::newRow(name) << edges << QString::fromLatin1(cycle);
    };
    row("no cycle in a diamond",
        {QStringLiteral("core/sql/a.h sql/b.h"), QStringLiteral("core/sql/c.h sql/b.h"),
         QStringLiteral("core/sql/d.h sql/a.h")},
        "");
    row("a header that includes itself", {QStringLiteral("core/sql/a.h sql/a.h")}, "core/sql/a.h -> core/sql/a.h");
    row("three headers in a circle",
        {QStringLiteral("core/sql/a.h sql/b.h"), QStringLiteral("core/sql/b.h sql/c.h"),
         QStringLiteral("core/sql/c.h sql/a.h")},
        "core/sql/a.h -> core/sql/b.h -> core/sql/c.h -> core/sql/a.h");
    row("two folders that need each other, though no files do",
        {QStringLiteral("core/sql/a.h base/result.h"), QStringLiteral("core/base/b.h sql/token.h")},
        "core/base -> core/sql -> core/base");
    row("a folder and one in it",
        {QStringLiteral("core/sql/a.h sql/guard/b.h"), QStringLiteral("core/sql/guard/b.h sql/token.h")},
        "core/sql -> core/sql/guard -> core/sql");
}

void IncludesTest::aCycleIsFound()
{
    QFETCH(QStringList, edges);
    QFETCH(QString, cycle);
    SourceTree tree = smallTree();
    for (const QString& edge : edges)
        tree.insert(edge.section(QLatin1Char(' '), 0, 0),
                    QStringLiteral("#include \"%1\"\n").arg(edge.section(QLatin1Char(' '), 1)));
    QCOMPARE(joined(includeCycles(tree)), cycle);
}

void IncludesTest::includesInCommentsDoNotCount()
{
    const QList<Include> found = includesOf(QStringLiteral("/* a\n#include \"no.h\"\n*/\n"
                                                           "// #include \"no.h\"\n"
                                                           "#  include <yes> /* opened\n"
                                                           "#include \"no.h\" */\n"
                                                           "#include \"yes.h\"\n"));
    QCOMPARE(found.size(), 2);
    QCOMPARE(found.at(0).spelling, QStringLiteral("yes"));
    QCOMPARE(found.at(0).line, 5);
    QVERIFY(found.at(0).form == Include::Form::angled);
    QCOMPARE(found.at(1).spelling, QStringLiteral("yes.h"));
    QCOMPARE(found.at(1).line, 7);
}

/// Every third source file includes the header of the events; see decisions/0081-events-are-values.md.
void IncludesTest::eventsNeedFewHeaders()
{
    constexpr qsizetype mostHeaders = 30;
    const QStringList headers = allIncludedBy(source(), QStringLiteral("core/run/event.h"));
    QVERIFY(headers.contains(QLatin1String("core/run/attemptevents.h")));
    QVERIFY2(headers.size() <= mostHeaders, qPrintable(joined(headers)));
}

void IncludesTest::headersAreFoundThroughOthers()
{
    SourceTree tree = smallTree();
    tree.insert(QStringLiteral("core/sql/a.h"), QStringLiteral("#include \"sql/b.h\"\n#include <string>\n"));
    tree.insert(QStringLiteral("core/sql/b.h"), QStringLiteral("#include \"base/result.h\"\n#include \"sql/a.h\"\n"));
    QCOMPARE(joined(allIncludedBy(tree, QStringLiteral("core/sql/a.h"))),
             QStringLiteral("core/base/result.h\ncore/sql/a.h\ncore/sql/b.h"));
}

QTEST_APPLESS_MAIN(IncludesTest)
#include "tst_includes.moc"
