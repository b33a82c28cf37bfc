#include "support/samplerun.h"

#include "report/htmlreport.h"
#include "report/runpacing.h"

#include <QTest>

#include <QtCore/QCryptographicHash>
#include <QtCore/QXmlStreamReader>

using namespace querymend;

namespace {

/// A page as an XML parser reads it.
struct Page {
    QStringList elements;
    QStringList attributes; ///< `name=value`
    QString text;
    QString problem; ///< why it is not well-formed, if so
};

Page read(const QByteArray& html)
{
    Page page;
    QXmlStreamReader reader(html);
    while (!reader.atEnd()) {
        const QXmlStreamReader::TokenType token = reader.readNext();
        if (token == QXmlStreamReader::StartElement) {
            page.elements << reader.name().toString();
            for (const QXmlStreamAttribute& attribute : reader.attributes())
                page.attributes << attribute.name().toString() + QLatin1Char('=') + attribute.value().toString();
        } else if (token == QXmlStreamReader::Characters) {
            page.text += reader.text();
        }
    }
    if (reader.hasError())
        page.problem = reader.errorString() + QStringLiteral(", line %1").arg(reader.lineNumber());
    return page;
}

QByteArray reported(const std::vector<RunEvent>& events)
{
    return QByteArray::fromStdString(htmlReport(events));
}

} // namespace

/// The HTML report of a run: its form and content, and that quoted text cannot become markup.
class HtmlReportTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void isAPageOfItsOwn();
    void runsOnlyItsOwnScript();
    void showsWhatChangedAndTheRows();
    void says_data();
    void says();
    void showsHowTheAnswerWasSearchedFor();
    void keepsWhatIsHostileInItsPlace_data();
    void keepsWhatIsHostileInItsPlace();
    void anyBeginningOfARunHasAPage();
};

void HtmlReportTest::isAPageOfItsOwn()
{
    const QByteArray html = reported(sampleRun());
    const Page page = read(html);
    QVERIFY2(page.problem.isEmpty(), qPrintable(page.problem));
    QVERIFY(html.startsWith("<!DOCTYPE html>\n<html lang=\"en\""));
    QVERIFY(html.contains("<title>How many orders?</title>"));
    QVERIFY(page.attributes.contains(QStringLiteral("name=viewport")));
    QVERIFY(html.contains("prefers-color-scheme: dark"));
    QCOMPARE(page.elements.count(QStringLiteral("h1")), 1);
    QCOMPARE(page.elements.count(QStringLiteral("details")), 1);
    for (const char* const tag : {"link", "img", "iframe", "a", "form", "object"})
        QVERIFY2(!page.elements.contains(QLatin1String(tag)), tag);
    for (const QString& attribute : page.attributes)
        QVERIFY2(!attribute.startsWith(QLatin1String("on")) && !attribute.startsWith(QLatin1String("src"))
                     && !attribute.startsWith(QLatin1String("href")) && !attribute.startsWith(QLatin1String("style")),
                 qPrintable(attribute));
    QVERIFY(!html.contains("url(") && !html.contains("@import"));
}

/// The policy lets exactly this script run, and the page says all without it.
void HtmlReportTest::runsOnlyItsOwnScript()
{
    for (const std::vector<RunEvent>& events : {sampleRun(), searchedRun("</script><script>alert(1)</script>")}) {
        const QByteArray html = reported(events);
        QCOMPARE(html.count("<script"), qsizetype{1});
        const qsizetype begin = html.indexOf("<script>") + 8;
        const QByteArray script = html.mid(begin, html.indexOf("</script>") - begin);
        const QByteArray hash = QCryptographicHash::hash(script, QCryptographicHash::Sha256).toBase64();
        QVERIFY2(html.contains("content=\"default-src 'none'; style-src 'unsafe-inline'; script-src 'sha256-" + hash
                               + "'\""),
                 hash.constData());
        QVERIFY(script.size() > 100 && !script.contains('<') && !script.contains('&'));
        QVERIFY(html.contains("<div id=\"player\" class=\"player\" hidden=\"hidden\" data-times=\"0 "));
        QVERIFY(!html.contains("class=\"later"));
        QVERIFY(html.contains("max=\"" + QByteArray::number(static_cast<qlonglong>(RunPacing(events).length().count()))
                              + "\""));
    }
    QVERIFY(!reported({}).contains("<script"));
}

void HtmlReportTest::showsWhatChangedAndTheRows()
{
    const QByteArray html = reported(sampleRun());
    QVERIFY2(html.contains("<del>amont</del><ins>amount</ins>"), html.constData());
    QVERIFY(!html.contains("<table>"));
    const AnswerRows rows{{"a<b"}, {{"<i>x</i>"}, {std::nullopt}}, true};
    const QByteArray filled = QByteArray::fromStdString(htmlReport(sampleRun(), rows));
    QVERIFY(read(filled).problem.isEmpty());
    for (const char* const part :
         {"<th>a&lt;b</th>", "<td>&lt;i&gt;x&lt;/i&gt;</td>", "<td class=\"null\">NULL</td>", "There are more rows."})
        QVERIFY2(filled.contains(part), part);
}

void HtmlReportTest::says_data()
{
    QTest::addColumn<QByteArray>("part");
    QTest::newRow("the question as its heading") << QByteArray("<h1>How many orders?</h1>");
    QTest::newRow("the story, before all facts")
        << QByteArray("</h1>\n<p class=\"story good\"><span class=\"schema\">Wrong column</span>");
    QTest::newRow("the evidence") << QByteArray("<dd>An order is open until it is paid.</dd>");
    QTest::newRow("the database with its dialect") << QByteArray("<dd>shop (sqlite)</dd>");
    QTest::newRow("whose words they are")
        << QByteArray("<dd>gpt (scripted: the model&#39;s replies were written in advance)</dd>");
    QTest::newRow("how it ended") << QByteArray("<dd>solved: the statement passed</dd>");
    QTest::newRow("the answer") << QByteArray("<h2>Answer</h2>\n<pre><code>SELECT amount FROM orders</code></pre>");
    QTest::newRow("the lane") << QByteArray("<h2>Lane 1: basic, query plan, temperature 0.2</h2>");
    QTest::newRow("an attempt that failed, by word, sign and colour") << QByteArray(
        "<li class=\"attempt schema\"><h3>Attempt 1 <span class=\"badge\"><span aria-hidden=\"true\">✗</span> "
        "SCHEMA REFERENCE ERROR</span></h3>");
    QTest::newRow("an attempt that passed") << QByteArray("✓</span> PASSED</span>");
    QTest::newRow("code, place and message")
        << QByteArray("<li>error <code>unknown_column</code> at line 2, column 3: no such column: amont</li>");
    QTest::newRow("the hint, folded") << QByteArray(
        "<details><summary>Hint, general</summary>\n<pre><code>Did you mean amount?</code></pre>");
    QTest::newRow("the decision") << QByteArray("<dd>refine: Unknown column · 3 retries left</dd>");
    QTest::newRow("the score") << QByteArray("<dt>Score</dt><dd>55</dd>");
    QTest::newRow("time and tokens of an attempt")
        << QByteArray("<dd>1.2 s, tokens: 100 in the prompt, 20 in the reply</dd>");
}

void HtmlReportTest::says()
{
    QFETCH(QByteArray, part);
    const QByteArray html = reported(sampleRun({}, ModelKind::scripted));
    QVERIFY2(html.contains(part), html.constData());
}

void HtmlReportTest::showsHowTheAnswerWasSearchedFor()
{
    QVERIFY(!reported(sampleRun()).contains("<h2>Search</h2>"));
    const QByteArray html = reported(searchedRun("words"));
    for (const char* const part :
         {"<h2>Search</h2>", "<dt>test generator 1</dt><dd>words</dd>", "<dt>explainer</dt><dd>unusable</dd>",
          "<dt>test 1</dt><dd>words (lane 1 passed, lane 2 failed)</dd>", "<dt>result 1</dt><dd>lane 1, lane 3</dd>",
          "<dt>result 2</dt><dd>lane 2</dd>", "<dt>note</dt><dd>words</dd>"})
        QVERIFY2(html.contains(part), part);
    QVERIFY(reported(steppedRun()).contains("<dt>translator</dt><dd>no reply, timed out: it took too long</dd>"));
}

void HtmlReportTest::keepsWhatIsHostileInItsPlace_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QString>("shown");
    const auto row = [](const char* title, const QByteArray& text, const char* shown) {
        QTest::newRow(title) << text << QString::fromUtf8(shown);
    };
    row("the end of a block and a script", "</code></pre><script>alert(1)</script>",
        "</code></pre><script>alert(1)</script>");
    row("the end of the style and the title", "</style></title><img src=x>", "</style></title><img src=x>");
    row("the end of an attribute", "\" onload=\"alert(1)", "\" onload=\"alert(1)");
    row("the end of an attribute in other quotes", "' onload='alert(1)", "' onload='alert(1)");
    row("an entity", "&lt;b&gt; &nbsp; &#0;", "&lt;b&gt; &nbsp; &#0;");
    row("a comment", "<!-- x", "<!-- x");
    row("the end of a CDATA section", "]]>", "]]>");
    row("a colour of a terminal", "a\x1b[31mb", "a·[31mb");
    row("a zero", QByteArray("a\0b", 3), "a·b");
    row("no UTF-8", "a\xff\xfe z", "a·· z");
    row("characters that XML may not hold", "a\xEF\xBF\xBE\xEF\xBF\xBF", "a··");
    row("a turned direction", "a\xE2\x80\xAEtxt", "a·txt");
}

void HtmlReportTest::keepsWhatIsHostileInItsPlace()
{
    QFETCH(QByteArray, text);
    QFETCH(QString, shown);
    // As wide as the text, because lines are broken by width, but without anything that could be markup.
    QByteArray harmless = text;
    for (const char c : {'<', '>', '&', '"'})
        harmless.replace(c, 'x');
    const Page tame = read(reported(searchedRun(harmless == text ? "tame" : harmless.toStdString())));
    const Page page = read(reported(searchedRun(text.toStdString())));
    QVERIFY2(page.problem.isEmpty(), qPrintable(page.problem));
    QCOMPARE(page.elements, tame.elements);
    QCOMPARE(page.attributes, tame.attributes);
    // In title, heading, evidence, database, model, outcome, answer, two statements, message, hint, reasoning, lane,
    // the generator's test, its verdicts and the note of the comparison.
    QVERIFY2(page.text.count(shown) >= 16, qPrintable(page.text));
}

void HtmlReportTest::anyBeginningOfARunHasAPage()
{
    const std::vector<RunEvent> events = sampleRun();
    for (std::size_t count = 0; count < events.size(); ++count) {
        const Page page = read(reported({events.begin(), events.begin() + static_cast<std::ptrdiff_t>(count)}));
        QVERIFY2(page.problem.isEmpty(), qPrintable(page.problem));
        QVERIFY2(page.text.contains(QLatin1String("not finished")), qPrintable(page.text));
    }
}

QTEST_GUILESS_MAIN(HtmlReportTest)
#include "tst_htmlreport.moc"
