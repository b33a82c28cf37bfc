// The page of the settings about agents, over real saved connections and a real socket.

#include "accessiblenames.h"
#include "agents/clientsnippets.h"
#include "agentsettingspage.h"
#include "common/helppage.h"
#include "common/theme.h"
#include "settings/agentspage.h"
#include "settings/connectionbook.h"
#include "settings/settingsdialog.h"

#include <QApplication>
#include <QClipboard>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QSpinBox>
#include <QTest>
#include <QWheelEvent>

#include <memory>
#include <string>
#include <utility>
#include <vector>

using namespace querymend;

namespace {

using Opened = test::AgentSettingsPage;
using test::Program;
using test::savedAs;
using Choices = std::vector<AgentAccess>;
constexpr auto none = AgentAccess::none;
constexpr auto queries = AgentAccess::queries;
constexpr auto values = AgentAccess::values;

} // namespace

class AgentsPageTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void namesTheAgentsThatAreConnected()
    {
        const Opened page;
        QCOMPARE(page.connected(), QStringLiteral("No agent is connected."));
        auto first = std::make_unique<Program>(page.socket(), AgentHello{"claude-code", {"shop", "sales"}, 1});
        QTRY_COMPARE(page.connected(), QStringLiteral("claude-code is connected · shop, sales"));
        Program second(page.socket(), AgentHello{"", {}, 2});
        QTRY_VERIFY(page.connected().split(u'\n').contains(QStringLiteral("An agent is connected")));
        second.introduce(AgentHello{"codex", {"stock"}, 2});
        QTRY_VERIFY(page.connected().split(u'\n').contains(QStringLiteral("codex is connected · stock")));
        QCOMPARE(page.connected().count(u'\n'), 1);
        first.reset();
        QTRY_COMPARE(page.connected(), QStringLiteral("codex is connected · stock"));
        second.line.disconnectFromServer();
        QTRY_COMPARE(page.connected(), QStringLiteral("No agent is connected."));
    }

    void aNameIsShownAsPlainTextAndCut()
    {
        const Opened page;
        const Program program(page.socket(), AgentHello{"<b>bold</b>\n" + std::string(5'000, 'x'), {"shop"}, 1});
        QTRY_VERIFY(page.connected().startsWith(QStringLiteral("<b>bold</b> xxx")));
        QVERIFY(page.connected().size() < 150);
        QCOMPARE(page.part<QLabel>("connectedAgents").textFormat(), Qt::PlainText);
    }

    void saysIfAnotherWindowListens()
    {
        const QTemporaryDir folder;
        auto first = std::make_unique<AgentWatch>(folder.filePath(QStringLiteral("agents")));
        SessionKeys keys;
        Theme theme;
        ConnectionBook book(folder.filePath(QStringLiteral("others.json")), keys);
        const AgentWatch second(folder.filePath(QStringLiteral("agents")));
        const AgentsPage page(book, &second, theme);
        const auto& line = *page.findChild<QLabel*>(QStringLiteral("connectedAgents"));
        QCOMPARE(line.text(), QStringLiteral("Another window shows what agents do."));
        first.reset(); // that window is closed
        QTRY_COMPARE_WITH_TIMEOUT(line.text(), QStringLiteral("No agent is connected."), 10'000);
    }

    void aChoiceIsSavedAtOnce()
    {
        const Opened page({savedAs("shop"), savedAs("sales", values), savedAs("stock", queries)});
        QCOMPARE(page.choices().size(), 3);
        QCOMPARE(page.choices()[0]->currentText(), QStringLiteral("No access"));
        QCOMPARE(page.choices()[1]->currentText(), QStringLiteral("Schema, queries and sample values"));
        page.choices()[0]->setCurrentIndex(1);
        QVERIFY(page.savedChoices() == (Choices{queries, values, queries}));
        page.choices()[1]->setCurrentIndex(0);
        page.choices()[2]->setCurrentIndex(2);
        QVERIFY(page.savedChoices() == (Choices{queries, none, values}));
        QVERIFY(page.changed->isEmpty()); // it is no setting of the window
    }

    void aChoiceIsMadeByKeyboard()
    {
        const Opened page({savedAs("shop")});
        QVERIFY(QTest::qWaitForWindowActive(page.dialog.get()));
        page.choices()[0]->setFocus();
        QTest::keyClick(page.choices()[0], Qt::Key_Down);
        QVERIFY(page.savedChoices() == (Choices{queries}));
        QCOMPARE(page.choices()[0]->accessibleName(), QStringLiteral("What agents may do with shop"));
    }

    void allChoicesBeginAndEndAtTheSamePlaces()
    {
        const Opened page({savedAs("shop"), savedAs("a connection with a longer name")});
        QVERIFY(QTest::qWaitForWindowExposed(page.dialog.get()));
        const auto placeOf = [&](const QWidget& field) {
            const int begin = field.mapTo(page.dialog.get(), QPoint()).x();
            return std::pair(begin, begin + field.width());
        };
        for (const char* const field : {"borderRule", "agent", "agentConnection"})
            QTRY_VERIFY2(placeOf(page.part<QComboBox>(field)) == placeOf(*page.choices()[0]), field);
    }

    void theKeyboardGoesFromTopToBottom()
    {
        Opened page({savedAs("shop")});
        page.book.put(savedAs("sales"));
        QVERIFY(QTest::qWaitForWindowActive(page.dialog.get()));
        QList<QWidget*> order{&page.part<QPushButton>("agentsHelp"),
                              page.choices()[0],
                              page.choices()[1],
                              &page.part<QComboBox>("borderRule"),
                              &page.part<QComboBox>("agent"),
                              &page.part<QComboBox>("agentConnection"),
                              &page.part<QPlainTextEdit>("snippet"),
                              &page.part<QPushButton>("copySnippet")};
        order.front()->setFocus();
        for (QWidget* const next : order) {
            QCOMPARE(QApplication::focusWidget(), next);
            QTest::keyClick(next, Qt::Key_Tab);
        }
    }

    void theWheelChangesNoChoice()
    {
        const Opened page({savedAs("shop")});
        QComboBox& choice = *page.choices()[0];
        const QPointF at = QRectF(choice.rect()).center();
        QWheelEvent event(at, choice.mapToGlobal(at), {}, {0, -120}, Qt::NoButton, Qt::NoModifier, Qt::NoScrollPhase,
                          false);
        QApplication::sendEvent(&choice, &event);
        QVERIFY(page.savedChoices() == (Choices{none}));
    }

    void followsTheConnections()
    {
        Opened page({savedAs("shop")});
        const std::string added = page.book.put(savedAs("sales", queries));
        QCOMPARE(page.choices().last()->currentIndex(), 1);
        SavedConnection changed = *page.book.find(added);
        changed.agents = values;
        page.book.put(changed);
        QCOMPARE(page.choices().last()->currentIndex(), 2);
        page.book.remove(added);
        QTRY_COMPARE(page.choices().size(), 1);
        QCOMPARE(page.part<QComboBox>("agentConnection").count(), 2);
    }

    void theConnectionFormDoesNotUndoAChoice()
    {
        const Opened page({savedAs("shop"), savedAs("sales")});
        page.choices()[0]->setCurrentIndex(2); // of the connection that is in the form
        QCOMPARE(page.part<QComboBox>("agentsCombo").currentIndex(), 2);
        page.dialog->done(0); // saves the form
        QVERIFY(page.savedChoices() == (Choices{values, none}));
    }

    void whatWasChosenInTheConnectionFormIsShown()
    {
        const Opened page({savedAs("shop")});
        page.dialog->showPage(SettingsDialog::Page::connections);
        page.part<QComboBox>("agentsCombo").setCurrentIndex(1);
        page.dialog->showPage(SettingsDialog::Page::agents);
        QCOMPARE(page.choices()[0]->currentIndex(), 1);
        QVERIFY(page.savedChoices() == (Choices{queries}));
    }

    void withoutConnectionsItLeadsToTheirPage()
    {
        const Opened page;
        QVERIFY(page.part<QLabel>("noConnections").isVisible() && page.choices().isEmpty());
        page.part<QPushButton>("addConnection").click();
        QCOMPARE(page.openPage(), QStringLiteral("Connections"));
        const Opened filled({savedAs("shop")});
        QVERIFY(!filled.part<QPushButton>("addConnection").isVisible());
    }

    void whatWaitsIsSaved_data()
    {
        QTest::addColumn<int>("rule");
        QTest::addColumn<BorderRule>("saved");
        QTest::addColumn<bool>("asksForCost");
        QTest::addColumn<bool>("asksForTables");
        QTest::newRow("everything") << 1 << BorderRule::all << false << false;
        QTest::newRow("what is costly") << 2 << BorderRule::costly << true << false;
        QTest::newRow("what reads some tables") << 3 << BorderRule::onTables << false << true;
    }

    void whatWaitsIsSaved()
    {
        QFETCH(const int, rule);
        QFETCH(const bool, asksForCost);
        QFETCH(const bool, asksForTables);
        const Opened page;
        QVERIFY(!page.part<QSpinBox>("borderCost").isVisible());
        QVERIFY(!page.part<QPlainTextEdit>("borderTables").isVisible());
        const auto& hint = page.part<QLabel>("borderHint");
        QVERIFY(!hint.isVisible()); // nothing waits
        page.part<QComboBox>("borderRule").setCurrentIndex(rule);
        QCOMPARE(page.changed->size(), 1);
        QTEST(page.settings().border.rule, "saved");
        QCOMPARE(page.part<QSpinBox>("borderCost").isVisible(), asksForCost);
        QCOMPARE(page.part<QLabel>("borderCostHint").isVisible(), asksForCost);
        QCOMPARE(page.part<QPlainTextEdit>("borderTables").isVisible(), asksForTables);
        QCOMPARE(page.part<QLabel>("borderTablesHint").isVisible(), asksForTables);
        QCOMPARE(page.part<QPlainTextEdit>("borderTables").maximumWidth(),
                 page.part<QComboBox>("borderRule").maximumWidth());
        QVERIFY(hint.isVisible() && hint.text().contains(QStringLiteral("60 seconds")));
    }

    void namesOfTablesAreRead_data()
    {
        QTest::addColumn<QString>("typed");
        QTest::addColumn<QStringList>("tables");
        QTest::newRow("commas") << QStringLiteral("orders, sales.orders,sales.*")
                                << QStringList{QStringLiteral("orders"), QStringLiteral("sales.orders"),
                                               QStringLiteral("sales.*")};
        QTest::newRow("line breaks") << QStringLiteral("orders\n\n customers \n")
                                     << QStringList{QStringLiteral("orders"), QStringLiteral("customers")};
        QTest::newRow("a name with a blank")
            << QStringLiteral("order items") << QStringList{QStringLiteral("order items")};
        QTest::newRow("nothing") << QStringLiteral(" ,\n, ") << QStringList();
    }

    void namesOfTablesAreRead()
    {
        QFETCH(const QString, typed);
        QFETCH(const QStringList, tables);
        const Opened page;
        page.part<QPlainTextEdit>("borderTables").setPlainText(typed);
        QStringList read;
        for (const std::string& table : page.settings().border.tables)
            read << QString::fromStdString(table);
        QCOMPARE(read, tables);
    }

    void showsWhatWaits()
    {
        AppSettings settings;
        settings.border = {BorderRule::costly, 4'000'000'000U, {"orders", "sales.*"}}; // more than the field can show
        const Opened page({}, settings);
        QVERIFY(page.changed->isEmpty());
        QCOMPARE(page.part<QComboBox>("borderRule").currentText(), QStringLiteral("Only costly statements"));
        QCOMPARE(page.part<QPlainTextEdit>("borderTables").toPlainText(), QStringLiteral("orders, sales.*"));
        page.part<QSpinBox>("lanes").setValue(5); // on another page
        QVERIFY(page.settings().border == settings.border);
        page.part<QSpinBox>("borderCost").setValue(250);
        QCOMPARE(page.settings().border.cost, 250U);
    }

    void tellsHowToSetUpEachAgent_data()
    {
        QTest::addColumn<QString>("shown");
        QTest::addColumn<QString>("place");
        QTest::newRow("claude-code") << QStringLiteral("Claude Code") << QStringLiteral("Run this in a terminal.");
        QTest::newRow("claude-desktop") << QStringLiteral("Claude Desktop")
                                        << QStringLiteral("claude_desktop_config.json");
        QTest::newRow("cursor") << QStringLiteral("Cursor") << QStringLiteral(".cursor/mcp.json");
        QTest::newRow("vscode") << QStringLiteral("VS Code") << QStringLiteral(".vscode/mcp.json");
        QTest::newRow("codex") << QStringLiteral("Codex") << QStringLiteral(".codex/config.toml");
    }

    void tellsHowToSetUpEachAgent()
    {
        QFETCH(const QString, shown);
        QFETCH(const QString, place);
        const Opened page({savedAs("my shop")});
        page.part<QComboBox>("agent").setCurrentText(shown);
        const std::string program = QApplication::applicationDirPath().toStdString() + "/querymend";
        const auto snippet = [&](const std::vector<std::string>& words) {
            return QString::fromStdString(snippetFor(QTest::currentDataTag(), program, words)).trimmed();
        };
        QCOMPARE(page.part<QPlainTextEdit>("snippet").toPlainText(), snippet({"mcp"}));
        QVERIFY(page.part<QLabel>("snippetHint").text().contains(place));
        page.part<QComboBox>("agentConnection").setCurrentText(QStringLiteral("my shop"));
        const QString whole = snippet({"mcp", "--connection", "my shop"});
        QCOMPARE(page.part<QPlainTextEdit>("snippet").toPlainText(), whole);
        QVERIFY(page.part<QPlainTextEdit>("snippet").isReadOnly());
        QVERIFY(page.part<QLabel>("copied").text().isEmpty());
        page.part<QPushButton>("copySnippet").click();
        QCOMPARE(QApplication::clipboard()->text(), whole + u'\n');
        QCOMPARE(page.part<QLabel>("copied").text(), QStringLiteral("Copied."));
        page.part<QComboBox>("agentConnection").setCurrentIndex(0);
        QVERIFY(page.part<QLabel>("copied").text().isEmpty());
    }

    void allKnownAgentsAreOffered()
    {
        const Opened page;
        QCOMPARE(page.part<QComboBox>("agent").count(), static_cast<int>(snippetNames().size()));
    }

    void isFoundByWhatItIsAbout_data()
    {
        QTest::addColumn<QString>("typed");
        for (const char* const word : {"agent", "cursor", "costly", "Model Context", "60 seconds"})
            QTest::newRow(word) << QString::fromLatin1(word);
    }

    void isFoundByWhatItIsAbout()
    {
        QFETCH(const QString, typed);
        const Opened page;
        page.part<QLineEdit>("searchEdit").setText(typed);
        QCOMPARE(page.openPage(), QStringLiteral("Agents"));
        QVERIFY(!page.part<QListWidget>("pageList").currentItem()->isHidden());
    }

    void leadsToItsHelp()
    {
        const Opened page;
        const QSignalSpy asked(page.dialog.get(), &SettingsDialog::helpAsked);
        auto& link = page.part<QPushButton>("agentsHelp");
        QTest::mouseClick(&link, Qt::LeftButton);
        QCOMPARE(asked.size(), 1);
        QCOMPARE(helpPageFor(&link), QStringLiteral("agents"));
    }

    void namesEveryControl()
    {
        const Opened page({savedAs("shop")});
        QCOMPARE(controlsWithoutName(*page.dialog), QString());
    }
};

QTEST_MAIN(AgentsPageTest)
#include "tst_agentspage.moc"
