#include "common/theme.h"
#include "inspector/attemptpieces.h"
#include "inspector/inspectorpanel.h"
#include "inspector/piecepane.h"
#include "inspector/promptpage.h"
#include "inspector/tabmenu.h"
#include "support/attemptsin.h"
#include "support/demorun.h"
#include "support/samplerun.h"

#include <QClipboard>
#include <QComboBox>
#include <QFileDialog>
#include <QGuiApplication>
#include <QPushButton>
#include <QSignalSpy>
#include <QTabWidget>
#include <QTest>
#include <QTextEdit>
#include <QToolButton>

#include <algorithm>

namespace querymend {

namespace {

class Shown {
public:
    Shown() : panel(theme), tabs(*panel.findChild<QTabWidget*>())
    {
        theme.choose(ThemeChoice::light);
        panel.resize(500, 500);
        panel.show();
    }

    void open(const QString& tab)
    {
        for (int i = 0; i < tabs.count(); ++i) {
            if (tabs.tabText(i) == tab)
                tabs.setCurrentIndex(i);
        }
        QCOMPARE(tabs.tabText(tabs.currentIndex()), tab);
    }

    /// All text of a tab, which is opened for it.
    [[nodiscard]] QString text(const QString& tab)
    {
        open(tab);
        QStringList texts;
        const auto panes = tabs.currentWidget()->findChildren<QTextEdit*>();
        for (const QTextEdit* const pane : panes)
            texts.append(pane->toPlainText());
        return texts.join(QLatin1Char('\n'));
    }

    Theme theme;
    InspectorPanel panel;
    QTabWidget& tabs;
};

AttemptRef at(std::uint32_t lane, std::uint32_t number)
{
    return {LaneId{lane}, number};
}

QString styled(const TextPieces& pieces, PieceStyle style)
{
    QString text;
    for (const TextPiece& piece : pieces)
        text += piece.style == style ? piece.text : QString();
    return text;
}

} // namespace

class InspectorPanelTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QLocale::setDefault(QLocale::c()); }

    void showsEveryAttemptOfEveryScenario_data() { everyScenario(); }

    void showsEveryAttemptOfEveryScenario()
    {
        QFETCH(const QByteArray, name);
        const std::vector<RunEvent> events = demoRun(name.toStdString());
        QVERIFY(!events.empty());
        Shown shown;
        for (const AttemptRef& ref : attemptsIn(events)) {
            shown.panel.showAttempt(events, ref);
            for (int i = 0; i < shown.tabs.count(); ++i)
                QVERIFY2(!shown.text(shown.tabs.tabText(i)).isEmpty(), qPrintable(shown.tabs.tabText(i)));
            const AttemptDetail detail = attemptDetail(events, ref);
            if (const Finding* const primary = detail.check ? detail.check->verdict.primary() : nullptr)
                QVERIFY(shown.text(QStringLiteral("Error")).contains(QString::fromStdString(primary->message)));
            if (detail.hint)
                QVERIFY(shown.text(QStringLiteral("Hint")).contains(hintWordOf(*detail.hint), Qt::CaseInsensitive));
        }
    }

    void foldsTheTabsThatDoNotFit()
    {
        Shown shown;
        shown.panel.showAttempt(sampleRun(), at(0, 0));
        const auto* const menu = shown.panel.findChild<TabMenu*>();
        shown.panel.resize(1600, 400);
        for (int i = 0; i < shown.tabs.count(); ++i)
            QTRY_VERIFY(shown.tabs.isTabVisible(i));
        QVERIFY(!menu->isVisible());
        shown.panel.resize(300, 400);
        QTRY_VERIFY(menu->isVisible());
        for (int i = 0; i < shown.tabs.count(); ++i) {
            QTest::keyClick(shown.tabs.tabBar(), i == 0 ? Qt::Key_Home : Qt::Key_Right);
            QCOMPARE(shown.tabs.currentIndex(), i);
            QTRY_VERIFY(shown.tabs.tabBar()->tabRect(i).isValid());
            int shownWidth = menu->width();
            for (int tab = 0; tab < shown.tabs.count(); ++tab)
                shownWidth += shown.tabs.isTabVisible(tab) ? shown.tabs.tabBar()->tabRect(tab).width() : 0;
            QVERIFY2(shownWidth <= shown.tabs.width(), qPrintable(shown.tabs.tabText(i)));
        }
    }

    void showsWhatChangedBesideTheHint()
    {
        Shown shown;
        shown.panel.showAttempt(sampleRun(), at(0, 1));
        const QString text = shown.text(QStringLiteral("Diff"));
        QVERIFY(text.contains(QLatin1String("amontamount")));
        QVERIFY(text.contains(QLatin1String("Did you mean amount?")));
        auto* const against = shown.panel.findChild<QComboBox*>();
        QCOMPARE(against->currentText(), QStringLiteral("attempt 1 · Schema reference"));
    }

    void marksWhatWasTakenAwayAndWhatCame()
    {
        const TextPieces pieces = diffPieces("SELECT a, b FROM t", "SELECT a, c FROM t WHERE d", "sqlite");
        QCOMPARE(styled(pieces, PieceStyle::removed), QStringLiteral("b"));
        QCOMPARE(styled(pieces, PieceStyle::added).simplified(), QStringLiteral("cWHERE d"));
        QVERIFY(styled(diffPieces("SELECT 1", "select  1", "sqlite"), PieceStyle::removed).isEmpty());
    }

    void showsWhatWentToTheServer()
    {
        std::vector<RunEvent> events = sampleRun();
        auto& reply = std::get<ModelReplied>(events.at(3).body);
        reply.traffic.push_back({"POST https://models.example/v1/chat",
                                 {{"content-type", "application/json"}},
                                 R"({"model":"gpt"})",
                                 200,
                                 {{"x-request-id", "7"}},
                                 R"({"choices":[]})"});
        Shown shown;
        shown.panel.showAttempt(events, at(0, 0));
        const QString text = shown.text(QStringLiteral("Traffic"));
        for (const char* const part : {"→ POST https://models.example/v1/chat", "content-type: application/json",
                                       R"({"model":"gpt"})", "← status 200", "x-request-id: 7", R"({"choices":[]})"})
            QVERIFY2(text.contains(QString::fromUtf8(part)), qPrintable(text));
    }

    void showsTheBeginningOfHugeTrafficAndOffersAllOfIt()
    {
        std::vector<RunEvent> events = sampleRun();
        const std::string huge(std::size_t{1} << 20U, 'x');
        for (int i = 0; i < 5; ++i) // each is short enough, but not all of them together
            std::get<ModelReplied>(events.at(3).body).traffic.push_back({"POST /", {}, huge, 200, {}, "{}"});
        Shown shown;
        shown.panel.showAttempt(events, at(0, 0));
        QVERIFY(shown.text(QStringLiteral("Traffic")).size() <= longestShown);
        const auto buttons = shown.tabs.currentWidget()->findChildren<QPushButton*>();
        QVERIFY(std::any_of(buttons.begin(), buttons.end(), [](const QPushButton* button) {
            return button->isVisible() && button->text() == QStringLiteral("Save…");
        }));
    }

    void comparesAnyTwo()
    {
        const std::vector<RunEvent> events = demoRun("three-hints");
        Shown shown;
        shown.open(QStringLiteral("Checks"));
        shown.panel.showComparison(events, at(0, 0), at(0, 3));
        QCOMPARE(shown.tabs.tabText(shown.tabs.currentIndex()), QStringLiteral("Diff"));
        auto* const against = shown.panel.findChild<QComboBox*>();
        QCOMPARE(against->currentText(), QStringLiteral("attempt 1 · Schema reference"));
        const QString first = shown.text(QStringLiteral("Diff"));
        against->setCurrentIndex(2);
        QVERIFY(shown.text(QStringLiteral("Diff")) != first);
        shown.panel.showComparison(events, at(0, 0), at(0, 3)); // repeated, as during a run
        QCOMPARE(against->currentIndex(), 2);
    }

    void marksThePlaceOfTheMistake()
    {
        const std::vector<RunEvent> events = sampleRun();
        const TextPieces pieces = errorPieces(attemptDetail(events, at(0, 0)));
        QCOMPARE(styled(pieces, PieceStyle::wrong), QStringLiteral("amont"));
        const QString code = styled(pieces, PieceStyle::code);
        QVERIFY(code.contains(QLatin1String("  ^^^^^")));
    }

    void marksWhatIsNewInAHint()
    {
        const std::vector<RunEvent> events = demoRun("three-hints");
        const TextPieces first = hintPieces(attemptDetail(events, at(0, 0)));
        QVERIFY(styled(first, PieceStyle::fresh).isEmpty());
        const QString fresh = styled(hintPieces(attemptDetail(events, at(0, 1))), PieceStyle::fresh);
        QVERIFY(fresh.contains(QLatin1String("attempt 2 of 4")));
        QVERIFY(!fresh.contains(QLatin1String("Question:")));
    }

    void saysHowTheScoreAddsUp()
    {
        const std::vector<RunEvent> events = demoRun("three-hints");
        const QString sum = styled(reflectionPieces(attemptDetail(events, at(0, 1))), PieceStyle::code).simplified();
        QCOMPARE(sum, QStringLiteral(u"+100 \u221245 \u22122"));
    }

    void givesAReceiptOfWhatRan()
    {
        const std::vector<RunEvent> good = demoRun("right-at-once");
        Shown shown;
        shown.panel.showAttempt(good, at(0, 0));
        const QString receipt = shown.text(QStringLiteral("Checks"));
        QVERIFY(receipt.contains(QLatin1String("One statement")));
        QVERIFY(receipt.contains(QLatin1String("Read-only")));
        shown.panel.showAttempt(demoRun("refused-by-the-guard"), at(0, 0));
        const QString refusal = shown.text(QStringLiteral("Checks"));
        QVERIFY(refusal.contains(QLatin1String("Blocked by the guard")));
        QVERIFY(!refusal.contains(QLatin1String("Read-only")));
    }

    /// Nothing from a model or a database is interpreted as markup.
    void showsMarkupAsText()
    {
        const std::string hostile = "<img src='file:///etc/passwd'><a href='http://example.org'>x</a><b>bold</b>";
        const std::vector<RunEvent> events = sampleRun(everywhere(hostile));
        Shown shown;
        shown.panel.showAttempt(events, at(0, 0));
        for (const auto* const tab : {"Error", "Hint", "Reflection", "Prompt", "Reply"})
            QVERIFY2(shown.text(QString::fromLatin1(tab)).contains(QString::fromStdString(hostile)), tab);
        const auto panes = shown.panel.findChildren<QTextEdit*>();
        for (const QTextEdit* const pane : panes) {
            QVERIFY(!pane->toHtml().contains(QLatin1String("<img")));
            QVERIFY(!pane->textInteractionFlags().testFlag(Qt::LinksAccessibleByMouse));
        }
    }

    void cutsAReplyThatIsTooLongAndSavesIt()
    {
        SampleTexts texts;
        texts.sql = "SELECT 1 -- " + std::string(3'000'000, 'x');
        Shown shown;
        shown.panel.showAttempt(sampleRun(texts), at(0, 0));
        QVERIFY(shown.text(QStringLiteral("Reply")).size() < 100'000);
        const auto buttons = shown.tabs.currentWidget()->findChildren<QPushButton*>();
        QCOMPARE(buttons.size(), 1);
        QVERIFY(buttons.first()->isVisible());
        const QTemporaryDir folder;
        QTest::mouseClick(buttons.first(), Qt::LeftButton);
        auto* const dialog = shown.panel.findChild<QFileDialog*>();
        QVERIFY(dialog);
        const QString name = folder.filePath(QStringLiteral("reply.txt"));
        Q_EMIT dialog->fileSelected(name);
        QFile saved(name);
        QVERIFY(saved.open(QIODevice::ReadOnly));
        QCOMPARE(saved.size(), static_cast<qint64>(texts.sql.size()));
        dialog->reject();
    }

    void foldsSectionsOfThePromptAndKeepsThemFolded()
    {
        const std::vector<RunEvent> events = sampleRun();
        Shown shown;
        shown.panel.showAttempt(events, at(0, 0));
        shown.open(QStringLiteral("Prompt"));
        auto* const page = shown.panel.findChild<PromptPage*>();
        const auto sections = page->findChildren<QPushButton*>(QString(), Qt::FindChildrenRecursively);
        const auto visible = [&] {
            const auto panes = page->findChildren<PiecePane*>();
            return std::count_if(panes.begin(), panes.end(), [](const PiecePane* pane) { return pane->isVisible(); });
        };
        QCOMPARE(visible(), 2);
        const auto question = std::find_if(sections.begin(), sections.end(), [](const QPushButton* button) {
            return button->text().startsWith(QLatin1String("question"));
        });
        QVERIFY(question != sections.end());
        QTest::keyClick(*question, Qt::Key_Space);
        QCOMPARE(visible(), 1);
        shown.panel.showAttempt(events, at(0, 1)); // its prompt has only that section
        QCOMPARE(visible(), 0);
    }

    void handsItsSqlOn()
    {
        Shown shown;
        QSignalSpy asked(&shown.panel, &InspectorPanel::openInEditorAsked);
        QSignalSpy copied(&shown.panel, &InspectorPanel::copied);
        shown.panel.showAttempt(sampleRun(), at(0, 1));
        const auto buttons = shown.panel.findChildren<QToolButton*>();
        for (QToolButton* const button : buttons) {
            if (button->isVisible() && button->accessibleName().contains(QLatin1String("SQL")))
                QTest::mouseClick(button, Qt::LeftButton);
        }
        QCOMPARE(asked.count(), 1);
        QCOMPARE(asked.first().first().value<std::string>(), SampleTexts().answer);
        QCOMPARE(copied.count(), 1);
        QCOMPARE(QGuiApplication::clipboard()->text(), QString::fromStdString(SampleTexts().answer));
    }

    void keepsWhatItNeedsOfTheEvents()
    {
        Shown shown;
        {
            const std::vector<RunEvent> events = sampleRun();
            shown.panel.showAttempt(events, at(0, 1));
        }
        QVERIFY(shown.text(QStringLiteral("Reply")).contains(QString::fromStdString(SampleTexts().answer)));
        QVERIFY(shown.text(QStringLiteral("Diff")).contains(QLatin1String("amont")));
        shown.panel.clear();
        QVERIFY(!shown.tabs.isVisible());
        shown.panel.showAttempt({}, at(3, 3)); // there is no such attempt
        QVERIFY(shown.text(QStringLiteral("Error")).contains(QLatin1String("No checks yet.")));
    }

    void switchesTheme()
    {
        Shown shown;
        shown.panel.showAttempt(sampleRun(), at(0, 1));
        const QImage light = shown.panel.grab().toImage();
        shown.theme.choose(ThemeChoice::dark);
        QVERIFY(light != shown.panel.grab().toImage());
        QVERIFY(shown.text(QStringLiteral("Diff")).contains(QLatin1String("amontamount")));
    }

private:
    static QString hintWordOf(const HintChosen& hint) { return QString::fromStdString(hint.level); }
};

} // namespace querymend

QTEST_MAIN(querymend::InspectorPanelTest)

#include "tst_inspectorpanel.moc"
