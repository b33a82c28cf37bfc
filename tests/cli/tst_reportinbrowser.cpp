// The HTML page of a run, in a browser without network access.

#include "program.h"
#include "support/sqlitefile.h"

#include <QTest>

#include <QtCore/QProcess>
#include <QtCore/QRegularExpression>
#include <QtCore/QTemporaryDir>
#include <QtGui/QImage>

using program::Outcome;

namespace {

constexpr auto scenario = R"({
    "name": "hostile", "title": "Hostile", "shows": "words that would like to be markup", "database": "shop",
    "question": "<script>document.title = 'taken over'</script> Which orders are there?",
    "policy": {"lanes": 2},
    "replies": [{"level": "basic", "lane": 1, "attempt": 1, "text": "SELECT '</code><img src=\"http://example.com/x\">', wrong FROM orders"},
                {"level": "basic", "lane": 1, "attempt": 2, "text": "SELECT id FROM orders"},
                {"level": "basic", "lane": 2, "attempt": 1, "text": "SELECT max(id) FROM orders"}],
    "expected": {"outcome": "solved", "attempts": 3,
                 "lanes": [{"level": "basic", "outcome": "valid", "codes": ["unknown_column", null], "hints": ["general"]},
                           {"level": "basic", "outcome": "valid", "codes": [null], "hints": []}]}
})";

/// The browser's output; empty if it fails.
QByteArray browsed(const QStringList& options, const QString& page)
{
    QProcess browser;
    const QTemporaryDir profile;
    browser.start(QStringLiteral(QUERYMEND_CHROMIUM),
                  QStringList{QStringLiteral("--headless"), QStringLiteral("--no-sandbox"),
                              QStringLiteral("--disable-gpu"), QStringLiteral("--user-data-dir=") + profile.path(),
                              QStringLiteral("--host-resolver-rules=MAP * ~NOTFOUND")}
                      + options + QStringList{QStringLiteral("file://") + page});
    if (!browser.waitForFinished(120'000) || browser.exitCode() != 0)
        return {};
    return browser.readAllStandardOutput();
}

} // namespace

class ReportInBrowserTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        QVERIFY(m_folder.isValid() && m_database.ok());
        qputenv("QUERYMEND_STORE", m_folder.filePath(QStringLiteral("runs.db")).toUtf8());
        const QString file = program::writeFile(m_folder.path(), "hostile.json", scenario);
        const Outcome asked = program::run({QStringLiteral("ask"), QStringLiteral("--db"),
                                            QStringLiteral("sqlite://") + m_database.path(), QStringLiteral("--model"),
                                            QStringLiteral("scenario:") + file, QStringLiteral("--json")});
        QVERIFY2(asked.exitStatus == 0, asked.err.constData());
        const QString id = program::objectsOf(asked.out).first()[QLatin1String("run")].toString();
        const Outcome exported = program::run(
            {QStringLiteral("runs"), QStringLiteral("export"), id, QStringLiteral("--format"), QStringLiteral("html")});
        m_html = exported.out;
        m_page = program::writeFile(m_folder.path(), "report.html", m_html);
    }

    void theSameAttemptsAreShown()
    {
        const QByteArray dom = browsed({QStringLiteral("--dump-dom")}, m_page);
        QVERIFY2(dom.contains("Which orders are there?"), dom.constData());
        QCOMPARE(dom.count("<li class=\"attempt "), 3);
        QCOMPARE(dom.count("class=\"badge\""), 3);
        QCOMPARE(m_html.count("<li class=\"attempt "), 3);
        QCOMPARE(dom.count("<svg"), 2); // the timeline, with a card per attempt, and the ticks of the player
        QCOMPARE(dom.count(">✗ Schema reference<") + dom.count(">✓ Accepted<"), 3);
    }

    /// Its policy lets the page's own script run, which shows the player and hides nothing by itself.
    void onlyItsOwnScriptRunsAndNothingIsFetched()
    {
        const QByteArray dom = browsed({QStringLiteral("--dump-dom")}, m_page);
        QVERIFY(!dom.isEmpty());
        QVERIFY(!dom.contains("<title>taken over"));
        QCOMPARE(dom.count("<script>"), 1);
        QCOMPARE(dom.count("<script"), 1);
        QVERIFY(m_html.contains("<div id=\"player\" class=\"player\" hidden=\"hidden\" data-times="));
        QVERIFY(dom.contains("<div id=\"player\" class=\"player\" data-times="));
        QVERIFY(!dom.contains("later\""));
        for (const char* const tag : {"<img", "<link", "<iframe", "<object"})
            QVERIFY2(!dom.contains(tag), tag);
        QVERIFY(!m_html.contains("@import") && !m_html.contains("url("));
    }

    void aStrictParserReadsIt()
    {
        const QByteArray script = "import sys, xml.dom.minidom as m\n"
                                  "text = sys.stdin.read()\n"
                                  "m.parseString(text[text.index('<html'):].encode())\n";
        QProcess python;
        python.start(QStringLiteral("python3"), {QStringLiteral("-c"), QString::fromLatin1(script)});
        python.write(m_html);
        python.closeWriteChannel();
        QVERIFY(python.waitForFinished(30'000));
        QVERIFY2(python.exitCode() == 0, python.readAllStandardError().constData());
    }

    void isLightOrDarkAsTheReaderLikes()
    {
        const QString light = m_folder.filePath(QStringLiteral("light.png"));
        const QString dark = m_folder.filePath(QStringLiteral("dark.png"));
        (void)browsed({QStringLiteral("--window-size=800,600"), QStringLiteral("--screenshot=") + light}, m_page);
        (void)browsed({QStringLiteral("--window-size=800,600"), QStringLiteral("--screenshot=") + dark,
                       QStringLiteral("--force-dark-mode"), QStringLiteral("--blink-settings=preferredColorScheme=0")},
                      m_page);
        const QImage inLight(light);
        const QImage inDark(dark);
        QVERIFY(!inLight.isNull() && !inDark.isNull());
        QVERIFY(inLight.pixelColor(2, 2).lightness() > 200);
        QVERIFY(inDark.pixelColor(2, 2).lightness() < 60);
    }

private:
    QTemporaryDir m_folder;
    querymend::SqliteFile m_database{"CREATE TABLE orders (id INTEGER PRIMARY KEY); INSERT INTO orders VALUES (1);"};
    QByteArray m_html;
    QString m_page;
};

QTEST_GUILESS_MAIN(ReportInBrowserTest)

#include "tst_reportinbrowser.moc"
