#include "report/maskedevent.h"
#include "report/storytext.h"
#include "report/svgcanvas.h"
#include "report/timelinesvg.h"
#include "run/eventrecord.h"
#include "support/longrun.h"
#include "support/randomevents.h"
#include "support/samplerun.h"

#include <QTest>
#include <QXmlStreamReader>

namespace querymend {

namespace {

/// A text with the place where it begins.
struct DrawnText {
    QString words;
    double x = 0;
    double y = 0;
    TextLook look;
};

struct Read {
    QString problem;
    QStringList texts;
    std::vector<DrawnText> places;
    std::vector<Box> rungs;
    int cards = 0;        ///< frames of attempt cards
    bool isClosed = true; ///< references nothing external
};

double numberIn(const QXmlStreamReader& xml, const char* name)
{
    return xml.attributes().value(QLatin1String(name)).toDouble();
}

void readElement(const QXmlStreamReader& xml, Read& made)
{
    static const QStringList known{QStringLiteral("svg"),  QStringLiteral("title"), QStringLiteral("rect"),
                                   QStringLiteral("line"), QStringLiteral("text"),  QStringLiteral("tspan"),
                                   QStringLiteral("g")};
    const QString name = xml.name().toString();
    made.isClosed &= known.contains(name);
    for (const QXmlStreamAttribute& attribute : xml.attributes())
        made.isClosed &= !attribute.value().contains(QLatin1String("url("))
            && !attribute.name().contains(QLatin1String("href")) && !attribute.name().startsWith(QLatin1String("on"));
    if (name == QLatin1String("rect")) {
        made.cards += xml.attributes().value(QLatin1String("rx")) == QLatin1String("6") ? 1 : 0;
        if (numberIn(xml, "width") == 8)
            made.rungs.push_back({numberIn(xml, "x"), numberIn(xml, "y"), 8, numberIn(xml, "height")});
    }
    if (name == QLatin1String("text")) {
        const bool isStrong = xml.attributes().hasAttribute(QLatin1String("font-weight"));
        made.places.push_back({{},
                               numberIn(xml, "x"),
                               numberIn(xml, "y"),
                               {{}, numberIn(xml, "font-size"), isStrong ? Face::strong : Face::plain}});
    }
}

Read readDrawing(const std::string& svg)
{
    QXmlStreamReader xml(QByteArray::fromStdString(svg));
    Read made;
    bool isText = false;
    while (!xml.atEnd()) {
        xml.readNext();
        if (xml.isStartElement()) {
            readElement(xml, made);
            isText |= xml.name() == QLatin1String("text");
        } else if (xml.isEndElement() && xml.name() == QLatin1String("text")) {
            isText = false;
            made.texts.append(made.places.back().words);
        } else if (xml.isCharacters() && isText) {
            made.places.back().words += xml.text();
        }
    }
    made.problem = xml.hasError() ? xml.errorString() : QString();
    return made;
}

Read read(const std::vector<RunEvent>& events)
{
    return readDrawing(timelineSvg(events, lightDrawing()));
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
        QVERIFY(texts.contains(QStringLiteral("✗ Schema reference")));
        QVERIFY(texts.contains(QStringLiteral("✓ Accepted")));
        QVERIFY(texts.contains(QStringLiteral("general hint")));
        QVERIFY(texts.contains(QStringLiteral("↻ refine · 55")));
        QVERIFY(texts.filter(QStringLiteral("★ answer")).size() == 1);
        const QString steps = read(steppedRun()).texts.join(QLatin1Char('\n'));
        for (const char* const part :
             {"validator  The schema has orders.", "translator, failed  timed out, it took too long",
              "time ran out for lane 2", "kept lane 1  dropped lane 2: its time was up", "judged by tests: 1",
              "escalated from basic to advanced", "time ran out for the run", "gave up  the time was up"})
            QVERIFY2(steps.contains(QString::fromUtf8(part)), qPrintable(steps));
    }

    /// The question and the story come first; then what changed, with the old name and the new one.
    void beginsWithTheStory()
    {
        const QStringList texts = read(sampleRun()).texts;
        QCOMPARE(texts.value(0), QStringLiteral("How many orders?"));
        QCOMPARE(texts.value(1), QString::fromStdString(storyText(runStory(sampleRun()))));
        QVERIFY(texts.contains(QStringLiteral("amont amount")));
    }

    /// With as many lanes as fit beside each other, and with one.
    void keepsRungsClearOfTheKind()
    {
        for (const int lanes : {1, 4}) {
            const Read drawing = read(lanes == 1 ? sampleRun() : LongRun(16 * 11).events());
            int kinds = 0;
            for (const DrawnText& text : drawing.places) {
                if (!text.words.startsWith(QStringLiteral("✗ ")) && !text.words.startsWith(QStringLiteral("✓ ")))
                    continue;
                ++kinds;
                const double end = text.x + widthOf(text.words.toStdString(), text.look);
                for (const Box& rung : drawing.rungs) {
                    const bool isBeside =
                        rung.y < text.y && rung.y > text.y - 20 && rung.x > text.x && rung.x < text.x + 400 / lanes;
                    QVERIFY2(!isBeside || rung.x >= end, qPrintable(text.words));
                }
            }
            QVERIFY(kinds > 0);
        }
    }

    void cutsNoStepThatHasRoom()
    {
        std::vector<RunEvent> events = sampleRun();
        const std::string tables = "customers, orders, \"Order Items\", products, categories and the returns of each";
        events.insert(events.begin() + 1, {"run-1", 2, events.front().at, CancelAsked{}});
        for (RunEvent& event : events) {
            if (auto* const finished = std::get_if<RunFinished>(&event.body)) {
                finished->outcome = RunOutcome::gaveUp;
                finished->reason = tables;
            }
        }
        const QStringList texts = read(events).texts.filter(QStringLiteral("gave up  "));
        QVERIFY(!texts.isEmpty());
        QVERIFY2(texts.join(QString()).contains(QString::fromStdString(tables)), qPrintable(texts.join(QString())));
    }

    void showsRowsOnlyIfTheyAreGiven()
    {
        AnswerRows rows{{"name", "note"}, {{"Anna <b>", std::nullopt}}, true};
        const Read with = readDrawing(timelineSvg(sampleRun(), darkDrawing(), {.answer = rows}));
        QCOMPARE(with.problem, QString());
        for (const char* const word : {"name", "Anna <b>", "NULL", "more rows"})
            QVERIFY2(with.texts.contains(QLatin1String(word)), word);
        QVERIFY(!read(sampleRun()).texts.contains(QStringLiteral("NULL")));
    }

    /// Every part appears with an event of the record, and a part of a card not before the card.
    void marksWhatAppearsWhen()
    {
        const std::vector<RunEvent> events = sampleRun();
        const RunMoments moments(events);
        QCOMPARE(moments.count(), events.size());
        const CardMoments first = moments.of({LaneId{0}, 0});
        QCOMPARE(first.asked, std::size_t{3});
        QCOMPARE(first.verdict, std::size_t{6});
        QCOMPARE(first.hint, std::size_t{7});
        QCOMPARE(first.decision, std::size_t{8});
        QVERIFY(timelineSvg(events, lightDrawing(), {.moments = &moments}).find("data-moment=\"6\"")
                != std::string::npos);
        QVERIFY(timelineSvg(events, lightDrawing()).find("data-moment") == std::string::npos);
    }

    /// A drawing of the beginning of a run shows nothing of what came after.
    void drawsAnyBeginning()
    {
        for (std::uint32_t seed = 0; seed < 20; ++seed) {
            const std::vector<RunEvent> events = RandomEvents(seed).play();
            for (std::size_t count = 0; count <= events.size(); count += 3) {
                const auto beginning = std::span(events).first(count);
                const Read drawing = readDrawing(timelineSvg(beginning, darkDrawing()));
                QCOMPARE(drawing.problem, QString());
                QCOMPARE(static_cast<std::uint32_t>(drawing.cards), timelineRows(beginning).headline.attempts);
            }
        }
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
