// Terminal output, depending on the terminal's environment variables.

#include "asking/timelinetext.h"
#include "support/samplerun.h"
#include "terminal/terminal.h"

#include <QTest>

#include <map>
#include <string>

namespace querymend {

class TerminalTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void paintsWhereItMay_data()
    {
        QTest::addColumn<bool>("reads");
        QTest::addColumn<QString>("term");
        QTest::addColumn<QString>("noColour");
        QTest::addColumn<bool>("paints");
        QTest::newRow("a terminal has colours") << true << "xterm-256color" << QString() << true;
        QTest::newRow("a pipe has none") << false << "xterm-256color" << QString() << false;
        QTest::newRow("a dumb terminal has none") << true << "dumb" << QString() << false;
        QTest::newRow("NO_COLOR forbids them") << true << "xterm" << QStringLiteral("1") << false;
        QTest::newRow("an empty NO_COLOR forbids nothing") << true << "xterm" << QStringLiteral("") << true;
    }

    void paintsWhereItMay()
    {
        QFETCH(bool, reads);
        QFETCH(QString, term);
        QFETCH(QString, noColour);
        QFETCH(bool, paints);
        m_environment = {{"TERM", term.toStdString()}};
        if (!noColour.isNull())
            m_environment["NO_COLOR"] = noColour.toStdString();
        const Colours colours = coloursOf(reads ? Interactive::yes : Interactive::no, lookUp());
        QCOMPARE(colours == Colours::on, paints);
    }

    void symbolsComeFromTheLocale_data()
    {
        QTest::addColumn<QString>("all");
        QTest::addColumn<QString>("characters");
        QTest::addColumn<QString>("language");
        QTest::addColumn<bool>("unicode");
        QTest::newRow("UTF-8") << ""
                               << ""
                               << "en_GB.UTF-8" << true;
        QTest::newRow("utf8 without the stroke") << ""
                                                 << ""
                                                 << "C.utf8" << true;
        QTest::newRow("utf-8 in small letters") << ""
                                                << ""
                                                << "it_IT.utf-8" << true;
        QTest::newRow("another encoding") << ""
                                          << ""
                                          << "ru_RU.KOI8-R" << false;
        QTest::newRow("no locale") << ""
                                   << ""
                                   << "" << false;
        QTest::newRow("LC_ALL wins") << "C"
                                     << "en_GB.UTF-8"
                                     << "en_GB.UTF-8" << false;
        QTest::newRow("LC_CTYPE wins over LANG") << ""
                                                 << "en_GB.UTF-8"
                                                 << "C" << true;
    }

    void symbolsComeFromTheLocale()
    {
        QFETCH(QString, all);
        QFETCH(QString, characters);
        QFETCH(QString, language);
        QFETCH(bool, unicode);
        m_environment = {
            {"LC_ALL", all.toStdString()}, {"LC_CTYPE", characters.toStdString()}, {"LANG", language.toStdString()}};
        QCOMPARE(symbolsOf(lookUp()) == Symbols::unicode, unicode);
    }

    void linesAlignUnderWhatIsPainted_data()
    {
        QTest::addColumn<bool>("paints");
        QTest::newRow("without colours") << false;
        QTest::newRow("with colours") << true;
    }

    void linesAlignUnderWhatIsPainted()
    {
        QFETCH(bool, paints);
        TerminalPage page(paints ? Colours::on : Colours::off);
        std::string words;
        for (int i = 0; i < 30; ++i)
            words += "word ";
        page.wrapped(page.painted(Paint::bold, "question  "), words);
        const QList<QByteArray> lines = QByteArray::fromStdString(page.take()).split('\n');
        QVERIFY(lines.size() > 2);
        for (int i = 1; i + 1 < lines.size(); ++i)
            QVERIFY2(lines[i].startsWith("          word"), lines[i].constData());
    }

    void aPlainTerminalGetsPlainLetters()
    {
        RunStarted started;
        started.question.text = std::string(2000, 'q');
        started.database = "shop";
        started.dialect = "sqlite";
        started.model = "m";
        TimelineText text(Colours::off, Symbols::ascii);
        std::string page = text.on({"r", 1, 1, started});
        page += text.on({"r", 2, 5, RunFinished{RunOutcome::gaveUp, {}, {}}});
        QVERIFY(page.find("...") != std::string::npos);
        QVERIFY2(page.find("story     Gave up, 4 ms") != std::string::npos, page.c_str());
        for (const char c : page)
            QVERIFY(c == '\n' || (c >= ' ' && c <= '~'));
    }

    void aSentenceHasSignsThatTheTerminalShows_data()
    {
        QTest::addColumn<int>("symbols");
        QTest::addColumn<QByteArray>("shown");
        QTest::newRow("a terminal with more than ASCII")
            << static_cast<int>(Symbols::unicode) << QByteArray("→ refine, score 0: Unknown column · 3 retries left");
        QTest::newRow("a plain terminal")
            << static_cast<int>(Symbols::ascii) << QByteArray("-> refine, score 0: Unknown column, 3 retries left");
    }

    void aSentenceHasSignsThatTheTerminalShows()
    {
        QFETCH(const int, symbols);
        QFETCH(const QByteArray, shown);
        Reflection reflection;
        reflection.decision = ReflectionDecision::refine;
        reflection.score = 0;
        reflection.reasoning = "Unknown column · 3 retries left";
        TimelineText text(Colours::off, static_cast<Symbols>(symbols));
        const std::string page = text.on({"r", 1, 1, Reflected{{}, reflection}});
        QVERIFY2(page.find(shown.toStdString()) != std::string::npos, page.c_str());
    }

    void aRunOfAnAgentWaitsForNoModel()
    {
        std::string page;
        TimelineText text(Colours::off, Symbols::ascii);
        for (const RunEvent& event : sampleRun({}, ModelKind::agent))
            page += text.on(event);
        QVERIFY2(page.find("agent     gpt (a program that sends its own statements)\n") != std::string::npos,
                 page.c_str());
        QVERIFY2(page.find("attempt 2 of 4  waiting for the agent\n") != std::string::npos, page.c_str());
        QVERIFY2(page.find("model") == std::string::npos, page.c_str());
        QVERIFY2(page.find("temperature") == std::string::npos, page.c_str());
    }

private:
    Environment lookUp()
    {
        return [this](std::string_view name) {
            const auto found = m_environment.find(name);
            return found == m_environment.end() ? std::nullopt : std::optional(found->second);
        };
    }

    std::map<std::string, std::string, std::less<>> m_environment;
};

} // namespace querymend

QTEST_APPLESS_MAIN(querymend::TerminalTest)
#include "tst_terminal.moc"
