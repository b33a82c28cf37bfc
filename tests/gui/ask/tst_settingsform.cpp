#include "ask/askpanel.h"
#include "ask/presetchip.h"
#include "ask/questionedit.h"
#include "ask/runsettingsdialog.h"
#include "ask/settingschips.h"
#include "common/theme.h"

#include <QAbstractSpinBox>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QMenu>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSpinBox>
#include <QTest>

#include <set>

using namespace querymend;

/// Presets, which are names for the settings of a question, as a person reaches them from the question box.
class SettingsFormTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup() { m_panel.reset(); }

    void aPresetIsChosenInTheMenu_data();
    void aPresetIsChosenInTheMenu();
    void changedSettingsAreNoPresets();
    void aRunNamesThePresetThatItWasAskedWith();
    void onesOwnIsSavedRenamedAndDeleted();
    void aNameIsGivenOnce_data();
    void aNameIsGivenOnce();
    void aRunShowsItsSettingsAndLendsThem();
    void aDemonstrationsEvidenceDoesNotStay();
    void theFormFitsInASmallScreen();
    void numbersBelowEachOtherAreEquallyWide();
    void aNumberThatLimitsNothingSaysSo_data();
    void aNumberThatLimitsNothingSaysSo();
    void failuresAreAllowedOnlyOfAllTests_data();
    void failuresAreAllowedOnlyOfAllTests();

private:
    RunSettingsDialog& open();
    template <class Widget>
    Widget& part(const char* name)
    {
        auto* const found = m_panel->findChild<Widget*>(QString::fromLatin1(name));
        if (!found)
            qFatal("there is no %s", name);
        return *found;
    }
    QLabel& labelOf(const QWidget& field);
    void press(const char* name) { QTest::mouseClick(&part<QPushButton>(name), Qt::LeftButton); }
    QAction* action(const QString& text);
    AskedQuestion ask();

    Theme m_theme;
    std::unique_ptr<AskPanel> m_panel;
    std::vector<AskedQuestion> m_asked;
    std::vector<RunPreset> m_kept;
};

void SettingsFormTest::init()
{
    m_asked.clear();
    m_kept.clear();
    m_panel = std::make_unique<AskPanel>(m_theme);
    connect(m_panel.get(), &AskPanel::asked, this, [this](const AskedQuestion& asked) { m_asked.push_back(asked); });
    connect(m_panel.get(), &AskPanel::presetsKept, this,
            [this](const std::vector<RunPreset>& presets) { m_kept = presets; });
    m_panel->setModels(
        {{QStringLiteral("first"), QStringLiteral("first")}, {QStringLiteral("other"), QStringLiteral("other")}},
        QStringLiteral("first"));
    m_panel->settings().setUsual({});
    m_panel->setState(AskState::ready);
    m_panel->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_panel.get()));
}

QLabel& SettingsFormTest::labelOf(const QWidget& field)
{
    for (QLabel* const label : m_panel->findChildren<QLabel*>()) {
        if (label->buddy() == &field)
            return *label;
    }
    qFatal("%s has no label", qPrintable(field.objectName()));
}

QAction* SettingsFormTest::action(const QString& text)
{
    for (QAction* const action : part<PresetChip>("presetChip").menu()->actions()) {
        if (action->text() == text)
            return action;
    }
    return nullptr;
}

RunSettingsDialog& SettingsFormTest::open()
{
    action(QStringLiteral("All Settings…"))->trigger();
    auto& dialog = part<RunSettingsDialog>("runSettings");
    if (!QTest::qWaitForWindowExposed(&dialog))
        qFatal("the form is not shown");
    return dialog;
}

AskedQuestion SettingsFormTest::ask()
{
    auto& box = *m_panel->findChild<QuestionEdit*>();
    QTest::keyClicks(&box, QStringLiteral("How many?"));
    QTest::keyClick(&box, Qt::Key_Return);
    return m_asked.empty() ? AskedQuestion() : m_asked.back();
}

void SettingsFormTest::aPresetIsChosenInTheMenu_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<int>("index");
    QTest::newRow("quick") << QStringLiteral("Quick") << 0;
    QTest::newRow("careful") << QStringLiteral("Careful") << 1;
    QTest::newRow("search") << QStringLiteral("Wide Search") << 2;
}

void SettingsFormTest::aPresetIsChosenInTheMenu()
{
    QFETCH(QString, text);
    QFETCH(int, index);
    auto& chip = part<PresetChip>("presetChip");
    QCOMPARE(chip.value(), QStringLiteral("Default"));
    action(text)->trigger();
    QCOMPARE(chip.value(), text);
    QVERIFY(action(text)->isChecked());
    const AskedQuestion asked = ask();
    QVERIFY(asked.policy == builtInPresets({})[static_cast<std::size_t>(index)].settings.policy);
    QCOMPARE(asked.preset, builtInPresets({})[static_cast<std::size_t>(index)].name);
}

void SettingsFormTest::changedSettingsAreNoPresets()
{
    QCOMPARE(ask().preset, std::string()); // as usual
    action(QStringLiteral("Quick"))->trigger();
    open();
    part<QSpinBox>("lanes").setValue(4);
    press("useSettings");
    QCOMPARE(ask().preset, std::string());
}

void SettingsFormTest::aRunNamesThePresetThatItWasAskedWith()
{
    RunStarted run;
    run.question = {"Which?", "Evidence."};
    run.model = "first";
    run.policy.lanes = 9; // it was another when it had this name
    run.preset = "Old times";
    m_panel->showRun(run, run);
    QCOMPARE(part<PresetChip>("presetChip").value(), QStringLiteral("Old times"));
    m_panel->giveBack();
    QCOMPARE(part<PresetChip>("presetChip").value(), QStringLiteral("Default"));
}

void SettingsFormTest::onesOwnIsSavedRenamedAndDeleted()
{
    open();
    part<QSpinBox>("lanes").setValue(4);
    press("savePresetAs");
    QTest::keyClicks(&part<QLineEdit>("presetName"), QStringLiteral("Mine"));
    press("namePreset");
    QCOMPARE(m_kept.size(), std::size_t{1});
    QCOMPARE(m_kept[0].name, "Mine");
    QCOMPARE(m_kept[0].settings.policy.lanes, 4U);
    part<QSpinBox>("lanes").setValue(5);
    press("savePreset");
    QCOMPARE(m_kept[0].settings.policy.lanes, 5U);
    press("renamePreset");
    part<QLineEdit>("presetName").setText(QStringLiteral("Ours"));
    press("namePreset");
    QCOMPARE(m_kept[0].name, "Ours");
    press("useSettings");
    QCOMPARE(part<PresetChip>("presetChip").value(), QStringLiteral("Ours"));
    QTRY_VERIFY(!m_panel->findChild<RunSettingsDialog*>());
    open();
    press("deletePreset");
    QVERIFY(m_kept.empty());
    QCOMPARE(part<QSpinBox>("lanes").value(), 5); // the settings themselves stay
    press("cancelSettings");
    QVERIFY(!action(QStringLiteral("Ours")));
}

void SettingsFormTest::aNameIsGivenOnce_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<bool>("isGood");
    QTest::newRow("a new one") << QStringLiteral("Mine") << true;
    QTest::newRow("none") << QStringLiteral("  ") << false;
    QTest::newRow("one of the program's") << QStringLiteral("quick") << false;
}

void SettingsFormTest::aNameIsGivenOnce()
{
    QFETCH(QString, name);
    open();
    press("savePresetAs");
    part<QLineEdit>("presetName").setText(name);
    QTEST(part<QPushButton>("namePreset").isEnabled(), "isGood");
}

void SettingsFormTest::aRunShowsItsSettingsAndLendsThem()
{
    RunStarted run;
    run.question = {"Which?", "Evidence.", "Rules of the run."};
    run.model = "first";
    run.policy = builtInPresets({})[2].settings.policy;
    m_panel->showRun(run, run);
    auto& chip = part<PresetChip>("presetChip");
    QCOMPARE(chip.value(), QStringLiteral("custom")); // its directives are no part of the preset
    QVERIFY(m_panel->own().policy == RunPolicy());
    action(QStringLiteral("Use the Settings of This Run"))->trigger();
    QVERIFY(!action(QStringLiteral("Use the Settings of This Run"))); // they are the user's own now
    QVERIFY(m_panel->own().policy == run.policy);
    QCOMPARE(m_panel->own().question.directives, "Rules of the run.");
}

void SettingsFormTest::aDemonstrationsEvidenceDoesNotStay()
{
    RunStarted demonstration;
    demonstration.question = {"Which?", "Of the demonstration."};
    demonstration.model = "scenario:x";
    demonstration.modelKind = ModelKind::scripted;
    m_panel->showRun(demonstration, demonstration);
    auto& box = *m_panel->findChild<QuestionEdit*>();
    box.selectAll();
    QTest::keyClicks(&box, QStringLiteral("How many?"));
    QTest::keyClick(&box, Qt::Key_Return);
    QCOMPARE(m_asked.size(), std::size_t{1});
    QCOMPARE(m_asked[0].question.evidence, "");
    QCOMPARE(m_asked[0].question.directives, "");
}

void SettingsFormTest::theFormFitsInASmallScreen()
{
    RunSettingsDialog& dialog = open();
    QVERIFY2(
        dialog.minimumSizeHint().width() <= 1024 && dialog.minimumSizeHint().height() <= 700,
        qPrintable(
            QStringLiteral("%1 × %2").arg(dialog.minimumSizeHint().width()).arg(dialog.minimumSizeHint().height())));
    QVERIFY(dialog.width() <= 1024 && dialog.height() <= 700);
}

void SettingsFormTest::numbersBelowEachOtherAreEquallyWide()
{
    RunSettingsDialog& dialog = open();
    auto& sections = *dialog.findChild<QListWidget*>(QStringLiteral("settingsSections"));
    sections.setCurrentRow(sections.count() - 1);
    std::set<int> widths;
    QTRY_VERIFY(dialog.findChild<QSpinBox*>(QStringLiteral("tokens"))->isVisible());
    QCoreApplication::sendPostedEvents(nullptr, QEvent::LayoutRequest);
    for (const auto* const field : dialog.findChildren<QAbstractSpinBox*>()) {
        if (field->isVisible())
            widths.insert(field->width());
    }
    QCOMPARE(widths.size(), std::size_t{1});
}

void SettingsFormTest::aNumberThatLimitsNothingSaysSo_data()
{
    QTest::addColumn<QByteArray>("field");
    QTest::addColumn<QString>("text");
    QTest::newRow("tokens of a schema") << QByteArray("schemaTokens") << QStringLiteral("no limit");
    QTest::newRow("tokens of a run") << QByteArray("tokens") << QStringLiteral("no limit");
    QTest::newRow("calls at once") << QByteArray("concurrency") << QStringLiteral("as the model allows");
}

void SettingsFormTest::aNumberThatLimitsNothingSaysSo()
{
    QFETCH(const QByteArray, field);
    open();
    auto& number = part<QSpinBox>(field.constData());
    number.setValue(0);
    QTEST(number.text(), "text");
}

void SettingsFormTest::failuresAreAllowedOnlyOfAllTests_data()
{
    QTest::addColumn<QString>("needed");
    QTest::addColumn<bool>("isEnabled");
    QTest::newRow("no test has to pass") << QStringLiteral("no tests") << false;
    QTest::newRow("the others may all fail") << QStringLiteral("the tests from the evidence") << false;
    QTest::newRow("all have to pass but so many") << QStringLiteral("all tests") << true;
}

void SettingsFormTest::failuresAreAllowedOnlyOfAllTests()
{
    QFETCH(const QString, needed);
    QFETCH(const bool, isEnabled);
    open();
    auto& choice = part<QComboBox>("neededTests");
    auto& allowed = part<QSpinBox>("failedTests");
    choice.setCurrentIndex(0);
    choice.setCurrentText(needed);
    QCOMPARE(choice.currentText(), needed);
    QCOMPARE(allowed.isEnabled(), isEnabled);
    QCOMPARE(labelOf(allowed).isEnabled(), isEnabled);
}

QTEST_MAIN(SettingsFormTest)

#include "tst_settingsform.moc"
