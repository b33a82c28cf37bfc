#include "report/maskedevent.h"
#include "report/timelinesvg.h"
#include "run/eventrecord.h"
#include "support/longrun.h"
#include "support/randomrun.h"
#include "support/samplerun.h"

#include <QXmlStreamReader>
#include <QtTest>

namespace querymend {

namespace {

struct Read {
    QString problem;
    QStringList texts;
    int cards = 0;        ///< frames of attempt cards
    bool isClosed = true; ///< references nothing external
};

Read read(const std::vector<RunEvent>& events)
{
    QXmlStreamReader xml(QByteArray::fromStdString(timelineSvg(timelineRows(events), paperColours())));
    Read made;
    while (!xml.atEnd()) {
        xml.readNext();
        if (!xml.isStartElement())
            continue;
        const QString name = xml.name().toString();
        made.isClosed &= QStringList{QStringLiteral("svg"), QStringLiteral("title"), QStringLiteral("rect"),
                                     QStringLiteral("line"), QStringLiteral("text")}
                             .contains(name);
        for (const QXmlStreamAttribute& attribute : xml.attributes())
            made.isClosed &=
                !attribute.value().contains(QLatin1String("url(")) && !attribute.name().contains(QLatin1String("href"));
        made.cards += xml.attributes().value(QLatin1String("height")) == QLatin1String("64") ? 1 : 0;
        if (name == QLatin1String("text"))
            made.texts.append(xml.readElementText());
    }
    // Each card was counted twice: the bar at its left has the same height.
    made.cards /= 2;
    made.problem = xml.hasError() ? xml.errorString() : QString();
    return made;
}

} // namespace

class TimelineSvgTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void hasACardForEachAttemptOfAnyRun()
    {
        for (std::uint32_t seed = 0; seed < 200; ++seed) {
            const std::vector<RunEvent> events = RandomEvents(seed).play();
            const Read drawing = read(events);
            QCOMPARE(drawing.problem, QString());
            QVERIFY(drawing.isClosed);
            QCOMPARE(static_cast<std::uint32_t>(drawing.cards), timelineRows(events).headline.attempts);
        }
    }

    void drawsSixteenLanesOfElevenAttempts()
    {
        const Read drawing = read(LongRun(16 * 11).events());
        QCOMPARE(drawing.problem, QString());
        QCOMPARE(drawing.cards, 16 * 11);
    }

    void drawsWhatIsNotARun()
    {
        QCOMPARE(read({}).problem, QString());
        QCOMPARE(read({}).cards, 0);
    }

    /// Signs and words say everything that the colours say.
    void saysAllThatColoursSay()
    {
        const QStringList texts = read(sampleRun()).texts;
        QVERIFY(texts.contains(QStringLiteral("✗ SCHEMA REFERENCE ERROR")));
        QVERIFY(texts.contains(QStringLiteral("✓ PASSED")));
        QVERIFY(texts.contains(QStringLiteral("hint general · refine, score 55")));
        QVERIFY(texts.filter(QStringLiteral("★ answer")).size() == 1);
        const QString steps = read(steppedRun()).texts.join(QLatin1Char('\n'));
        for (const char* const part :
             {"validator: The schema has orders.", "translator, failed: timed out, it took too long",
              "time ran out for lane 2", "kept lane 1: dropped lane 2: its time was up", "judged by tests: 1",
              "escalated from basic to advanced", "time ran out for the run", "gave up: the time was up"})
            QVERIFY2(steps.contains(QString::fromUtf8(part)), qPrintable(steps));
    }

    void keepsWhatIsHostileInItsPlace()
    {
        for (const char* const text :
             {"</text><script>alert(1)</script>", "\" onload=\"x", "a\x1b[31m", "]]>", "&lt;"}) {
            const Read drawing = read(searchedRun(text));
            QCOMPARE(drawing.problem, QString());
            QVERIFY(drawing.isClosed);
        }
    }

    void masksEveryTextOfAnEvent()
    {
        const MaskRules rules{{"secret.example"}, MaskedValues::yes};
        std::vector<RunEvent> events = searchedRun("ask SECRET.example for 'Anna'\n(name, Examples: [Anna, Bob])");
        events.push_back({"run-1", 99, 1, UnknownEvent{"new", R"({"run":"run-1","type":"new","x":"secret.example"})"}});
        for (const RunEvent& event : events) {
            const RunEvent masked = maskedEvent(event, rules);
            const std::string record = toRecord(masked);
            QCOMPARE(masked.body.index(), event.body.index());
            QCOMPARE(masked.seq, event.seq);
            for (const char* const word : {"secret", "SECRET", "Anna", "Bob"})
                QVERIFY2(record.find(word) == std::string::npos, record.c_str());
        }
    }

    void masksNothingElse()
    {
        const MaskRules rules{{"host"}, MaskedValues::no};
        QCOMPARE(maskedText("SELECT 'x' FROM t", rules), std::string("SELECT 'x' FROM t"));
        QCOMPARE(maskedText("on HOST, at host", rules), std::string("on •••, at •••"));
        QCOMPARE(maskedText("ghost, hosts, _host:host1 host", rules), std::string("ghost, hosts, _•••:host1 •••"));
        QCOMPARE(maskedText("/a/host/b", {{"a/host", "host"}, MaskedValues::no}), std::string("/•••/b"));
        QCOMPARE(maskedText("it's a\nline's end", {{}, MaskedValues::yes}), std::string("it's a\nline's end"));
    }
};

} // namespace querymend

QTEST_GUILESS_MAIN(querymend::TimelineSvgTest)

#include "tst_timelinesvg.moc"
