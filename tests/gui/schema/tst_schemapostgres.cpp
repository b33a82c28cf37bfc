#include "common/theme.h"
#include "database/databaseopener.h"
#include "schema/schemabrowser.h"
#include "schema/schemapanel.h"
#include "support/postgresserver.h"

#include <QLabel>
#include <QTest>

using namespace querymend;

/// The schema browser on a server with several schemas and partitions.
class SchemaPostgresTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        QVERIFY(m_server.ok());
        QCOMPARE(
            m_server.asOwner("CREATE TABLE logs (at date NOT NULL) PARTITION BY RANGE (at);"
                             "CREATE TABLE logs_1 PARTITION OF logs FOR VALUES FROM ('2024-01-01') TO ('2025-01-01');"
                             "CREATE SCHEMA archive; CREATE TABLE archive.old (id int);"
                             "COMMENT ON TABLE archive.old IS 'what <was> & is no more';"
                             "CREATE ROLE reader LOGIN; GRANT USAGE ON SCHEMA archive TO reader;"
                             "GRANT SELECT ON ALL TABLES IN SCHEMA public, archive TO reader;"),
            std::string());
    }

    void showsSchemasAndPartitions()
    {
        Theme theme;
        Workbench workbench([](const ConnectionTarget& target) {
            return reconnectingOpener(target, QString::fromLatin1(QUERYMEND_PROGRAM));
        });
        SchemaPanel panel(workbench, theme);
        panel.show();
        workbench.open(m_server.target("reader"));
        QTRY_VERIFY(workbench.state() == ConnectionState::open);
        const auto* const model = panel.findChild<SchemaBrowser*>()->model();
        QCOMPARE(model->rowCount(), 2);
        const QModelIndex home = model->index(0, 0);
        QCOMPARE(home.data().toString(), QStringLiteral("public"));
        const QModelIndex logs = model->index(0, 0, home);
        QCOMPARE(logs.data().toString(), QStringLiteral("logs"));
        QCOMPARE(model->rowCount(logs), 2);
        QCOMPARE(model->index(1, 0, logs).data().toString(), QStringLiteral("logs_1"));
        QCOMPARE(model->index(1, 0, logs).data(Qt::CheckStateRole).toInt(), static_cast<int>(Qt::Unchecked));
        const QModelIndex old = model->index(0, 0, model->index(1, 0));
        QVERIFY(old.data(Qt::ToolTipRole).toString().contains(QStringLiteral("what &lt;was&gt; &amp; is no more")));
        QCOMPARE(old.data(SchemaModel::WrittenRole).toString(), QStringLiteral("archive.old"));
    }

    void saysThatTheLoginIsRefused()
    {
        Theme theme;
        Workbench workbench([](const ConnectionTarget& target) {
            return reconnectingOpener(target, QString::fromLatin1(QUERYMEND_PROGRAM));
        });
        SchemaPanel panel(workbench, theme);
        panel.show();
        ConnectionTarget target = m_server.target("reader");
        target.options["host"] = "/nowhere";
        workbench.open(target);
        const auto says = [&](const QString& text) {
            const auto labels = panel.findChildren<QLabel*>();
            return std::any_of(labels.begin(), labels.end(),
                               [&](const QLabel* label) { return label->text().contains(text); });
        };
        QTRY_VERIFY(says(QStringLiteral("Could not reach the server")));
    }

private:
    PostgresServer m_server;
};

QTEST_MAIN(SchemaPostgresTest)
#include "tst_schemapostgres.moc"
