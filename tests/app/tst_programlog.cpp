#include "system/programlog.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <memory>

using namespace querymend;

namespace {

Q_LOGGING_CATEGORY(ours, "querymend.test", QtWarningMsg)
Q_LOGGING_CATEGORY(theirs, "library.test", QtDebugMsg)

QStringList elsewhere;

/// Stands for Qt's own handler, which writes to standard error.
void note(QtMsgType /*type*/, const QMessageLogContext& /*context*/, const QString& message)
{
    elsewhere << message;
}

} // namespace

/// Which messages go to the log file, and which to standard error.
class ProgramLogTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        m_before = qInstallMessageHandler(note);
        qunsetenv("QT_LOGGING_RULES");
        qunsetenv("QT_LOGGING_CONF");
        elsewhere.clear();
    }

    void cleanup()
    {
        QLoggingCategory::setFilterRules(QString());
        qInstallMessageHandler(m_before);
        qunsetenv("QT_LOGGING_RULES");
    }

    void messagesGoWhereTheyBelong_data()
    {
        QTest::addColumn<bool>("isVerbose");
        QTest::addColumn<bool>("hasRules");
        QTest::addColumn<QStringList>("logged");
        QTest::addColumn<QStringList>("said");
        const QStringList warnings{QStringLiteral("our warning"), QStringLiteral("their warning"),
                                   QStringLiteral("an error")};
        const QStringList saidAlways = QStringList{QStringLiteral("their detail")} + warnings;
        QTest::newRow("warnings always, details of libraries never") << false << false << warnings << saidAlways;
        QTest::newRow("our details in the file, if it is verbose")
            << true << false << QStringList{QStringLiteral("our detail")} + warnings << saidAlways;
        QTest::newRow("our details on standard error as well, if the user has rules")
            << true << true << QStringList{QStringLiteral("our detail")} + warnings
            << QStringList{QStringLiteral("our detail")} + saidAlways;
    }

    void messagesGoWhereTheyBelong()
    {
        QFETCH(const bool, isVerbose);
        QFETCH(const bool, hasRules);
        QFETCH(const QStringList, logged);
        QFETCH(const QStringList, said);
        {
            ProgramLog log(path());
            if (hasRules)
                qputenv("QT_LOGGING_RULES", "querymend.*=true");
            if (isVerbose)
                log.beVerbose();
            elsewhere.clear(); // of its beginning
            qCDebug(ours, "our detail");
            qCDebug(theirs, "their detail");
            qCWarning(ours, "our warning");
            qCWarning(theirs, "their warning");
            qCritical("an error");
        }
        qWarning("after its end");
        QCOMPARE(elsewhere, said + QStringList{QStringLiteral("after its end")});
        QStringList messages;
        for (const QByteArray& line : lines()) {
            if (!line.contains("querymend.program"))
                messages << QString::fromUtf8(
                    line.mid(line.indexOf("test: ") < 0 ? line.indexOf("default: ") + 9 : line.indexOf("test: ") + 6));
        }
        QCOMPARE(messages, logged);
    }

    void aLineSaysWhenWhoAndWhat()
    {
        const ProgramLog log(path());
        qCWarning(ours).noquote() << "cannot reach\npostgresql://ann:hush@db/shop" << QString(10'000, QLatin1Char('x'));
        QCOMPARE(lines().size(), 1);
        const QString line = QString::fromUtf8(lines().front());
        static const QRegularExpression form(QStringLiteral(
            "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z \\S+\\[\\d+\\] warning querymend\\.test: "
            "cannot reach postgresql://ann:…@db/shop x+$"));
        QVERIFY2(form.match(line).hasMatch(), qPrintable(line.left(200)));
        QVERIFY(line.size() < 5000);
    }

    void secretsGoNowhere_data()
    {
        QTest::addColumn<QString>("message");
        QTest::addColumn<QString>("shown");
        QTest::newRow("a password in an address") << QStringLiteral("postgresql://ann:hush@db/shop is gone")
                                                  << QString::fromUtf8("postgresql://ann:…@db/shop is gone");
        QTest::newRow("a password in several lines") << QStringLiteral("a {\n\"password\":\n\"hush\"\n} b")
                                                     << QString::fromUtf8("a {\n\"password\":\n\"…\"\n} b");
        const QString beginning(3980, QLatin1Char('x'));
        QTest::newRow("a password where the line in the file is cut") << beginning
                + QStringLiteral(" mysql://ann:hushhushhush@db") << beginning + QString::fromUtf8(" mysql://ann:…@db");
    }

    void secretsGoNowhere()
    {
        QFETCH(const QString, message);
        QFETCH(const QString, shown);
        const ProgramLog log(path());
        qCWarning(theirs).noquote() << message;
        QCOMPARE(elsewhere, QStringList{shown});
        QCOMPARE(lines().size(), 1);
        QVERIFY2(!lines().front().contains("hush"), lines().front().right(100).constData());
    }

    void whatItDoesIsSaidOnceFromTheBeginning()
    {
        ProgramLog log(path());
        log.beVerbose();
        log.beVerbose();
        QCOMPARE(lines().size(), 1);
        QVERIFY(lines().front().contains("info querymend.program: begun, version"));
    }

private:
    [[nodiscard]] QString path() const { return m_folder->filePath(QStringLiteral("querymend.log")); }

    [[nodiscard]] QList<QByteArray> lines() const
    {
        QFile file(path());
        return file.open(QIODevice::ReadOnly) ? file.readAll().trimmed().split('\n') : QList<QByteArray>();
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    QtMessageHandler m_before = nullptr;
};

QTEST_GUILESS_MAIN(ProgramLogTest)
#include "tst_programlog.moc"
