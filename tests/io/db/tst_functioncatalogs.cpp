// What the engines' own catalogs call pure is known to us, so that no query is refused for such a function; and what
// may be called without being advised is pure by the same catalogs.

#ifdef QUERYMEND_POSTGRES_FOLDER
#include "support/postgresserver.h"
#endif
#ifdef QUERYMEND_TESTED_DUCKDB
#include "support/duckdbfile.h"
#endif
#include "support/sqlitefile.h"

#include "dialect/dialects.h"

#include <QTest>

#include <algorithm>

using namespace querymend;

namespace {

#if defined(QUERYMEND_POSTGRES_FOLDER)
QStringList linesOf(const std::string& text)
{
    return QString::fromStdString(text).split(QLatin1Char('\n'), Qt::SkipEmptyParts);
}
#endif

QStringList namesIn(Session& session, const std::string& query)
{
    QStringList names;
    const auto cursor = session.run(query, {});
    constexpr std::size_t most = 5000;
    auto page = cursor ? cursor.value()->fetch(most) : Result<Page, EngineError>(Page());
    for (std::size_t i = 0; page && i < page->rows.size(); ++i) {
        if (const auto* const name = std::get_if<std::string>(&page->rows[i].front()))
            names.append(QString::fromStdString(*name));
    }
    return names;
}

QStringList unlistedOf(const QStringList& names, const char* dialect)
{
    QStringList unlisted;
    std::copy_if(names.begin(), names.end(), std::back_inserter(unlisted), [&](const QString& name) {
        return statusOf(dialectNamed(dialect)->functions, name.toStdString()) == FunctionStatus::unlisted;
    });
    return unlisted;
}

} // namespace

class FunctionCatalogsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void postgresqlsOperatorsAreKnownAsFunctions()
    {
#ifdef QUERYMEND_POSTGRES_FOLDER
        const PostgresServer server;
        QVERIFY(server.ok());
        const std::string pure = "SELECT p.proname FROM pg_proc p JOIN pg_language l ON l.oid = p.prolang "
                                 "WHERE p.pronamespace = 'pg_catalog'::regnamespace GROUP BY p.proname HAVING "
                                 "bool_and(l.lanname = 'internal' AND p.provolatile IN ('i', 's') AND NOT p.proretset)";
        const std::string behindOperators =
            pure + " AND bool_and(EXISTS (SELECT 1 FROM pg_operator o WHERE o.oprcode = p.oid))";
        const QStringList known = linesOf(server.asOwner(behindOperators));
        QVERIFY(known.size() > 500);
        QCOMPARE(unlistedOf(known, "postgresql"), QStringList());

        const QStringList all = linesOf(server.asOwner(pure));
        const QStringList present = linesOf(
            server.asOwner("SELECT DISTINCT proname FROM pg_proc WHERE pronamespace = 'pg_catalog'::regnamespace"));
        for (const std::string_view name : dialectOf(DialectId::postgresql).functions.unadvised) {
            const QString said = QString::fromUtf8(name.data(), qsizetype(name.size()));
            QVERIFY2(!present.contains(said) || all.contains(said), qPrintable(said));
        }
#else
        QSKIP("There is no PostgreSQL server here");
#endif
    }

    void duckdbsPureFunctionsAreKnown()
    {
#ifdef QUERYMEND_TESTED_DUCKDB
        const DuckdbFile file("CREATE TABLE t (a int);");
        const auto session = file.open();
        QVERIFY(session);
        const std::string pure = "SELECT function_name FROM duckdb_functions() WHERE internal GROUP BY 1 HAVING "
                                 "bool_and(function_type = 'scalar' AND stability = 'CONSISTENT' "
                                 "AND NOT coalesce(has_side_effects, false))";
        QStringList known = namesIn(*session, pure);
        QVERIFY(known.size() > 300);
        // These read what a text names, and operators have no names.
        const QRegularExpression left(
            QStringLiteral("^(json_.*_sql|json_serialize_plan|__internal.*|.*[^a-z_0-9].*)$"));
        known.removeIf([&](const QString& name) { return left.match(name).hasMatch(); });
        QCOMPARE(unlistedOf(known, "duckdb"), QStringList());
        const QStringList all = namesIn(*session, pure);
        for (const std::string_view name : dialectOf(DialectId::duckdb).functions.unadvised) {
            const QString said = QString::fromUtf8(name.data(), qsizetype(name.size()));
            QVERIFY2(all.contains(said), qPrintable(said));
        }
#else
        QSKIP("There is no libduckdb here");
#endif
    }

    void sqlitesFunctionsAreKnown()
    {
        const SqliteFile file("CREATE TABLE t (a)");
        const auto session = file.open();
        QVERIFY(session);
        QStringList known = namesIn(*session, "SELECT DISTINCT name FROM pragma_function_list");
        QVERIFY(known.size() > 100);
        const QRegularExpression left(QStringLiteral("^(->>?|unknown|fts.*|geopoly.*|rtree.*|match|subtype)$"));
        known.removeIf([&](const QString& name) { return left.match(name).hasMatch(); });
        QCOMPARE(unlistedOf(known, "sqlite"), QStringList());
    }
};

QTEST_GUILESS_MAIN(FunctionCatalogsTest)
#include "tst_functioncatalogs.moc"
