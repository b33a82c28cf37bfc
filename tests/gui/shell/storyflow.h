#pragma once

#include "ask/askpanel.h"
#include "ask/settingschips.h"
#include "editor/editorpanel.h"
#include "editor/pages/editortabs.h"
#include "editor/text/sqleditor.h"
#include "inspector/inspectorpanel.h"
#include "llm/queuedanswers.h"
#include "report/attemptdetail.h"
#include "results/resultspanel.h"
#include "results/resultview.h"
#include "schema/schemamodel.h"
#include "schema/schemapanel.h"
#include "support/sqlitefile.h"
#include "support/steerflow.h"

#include <QClipboard>
#include <QDeadlineTimer>
#include <QGuiApplication>
#include <QToolButton>

#include <algorithm>
#include <deque>
#include <functional>
#include <optional>
#include <vector>

namespace querymend {

/// Answers every request with the next of its replies; after the last one, with a problem or never.
class PreparedModel : public ModelPort {
public:
    explicit PreparedModel(std::deque<std::string> replies, std::optional<ModelProblem> problem = std::nullopt)
        : m_replies(std::move(replies)), m_problem(std::move(problem))
    {}

    void ask(const AskModel& request, Answered answered) override
    {
        if (m_replies.empty()) {
            if (m_problem)
                m_answers.post(request.effect, *m_problem, std::move(answered));
            return;
        }
        m_answers.post(request.effect, ModelReply{m_replies.front(), {10, 5}, {}}, std::move(answered));
        m_replies.pop_front();
    }

    std::optional<ModelProblem> stop(EffectId effect) override
    {
        m_answers.drop(effect);
        return std::nullopt;
    }

private:
    std::deque<std::string> m_replies;
    std::optional<ModelProblem> m_problem;
    QueuedAnswers m_answers;
};

/// A window, two databases with the same tables, and runs on them; every run has a question and tables of its own.
struct StoryFlow : SteerFlow {
    static constexpr int tables = 6;
    static constexpr const char* ownText = "SELECT 'mine'";

    StoryFlow()
    {
        QVERIFY(first.ok() && second.ok());
        panels().editor().tabs().current()->editor().setSqlText(ownText);
        panels().ask().focusQuestion();
    }

    static QByteArray script()
    {
        QByteArray all;
        for (int i = 0; i < tables; ++i)
            all += "CREATE TABLE t" + QByteArray::number(i) + " (n INTEGER); INSERT INTO t" + QByteArray::number(i)
                + " VALUES (" + QByteArray::number(i) + ");";
        return all;
    }

    static std::string questionOf(int number) { return "What is run" + std::to_string(number) + "?"; }
    static std::string evidenceOf(int number)
    {
        return number % 2 == 0 ? std::string() : "evidence of run" + std::to_string(number);
    }
    /// Of a question that no scripted model is asked.
    static std::string modelOf(int number) { return "model" + std::to_string(number); }
    static std::string rightSql(int number)
    {
        const std::string name = std::to_string(number);
        return "SELECT n, " + name + " AS run" + name + " FROM t" + std::to_string(number % tables);
    }
    static std::string wrongSql(int number)
    {
        const std::string name = std::to_string(number);
        return "SELECT wrong, " + name + " AS run" + name + " FROM t" + std::to_string(number % tables);
    }

    /// Handles events until the condition is true; unlike QTRY_VERIFY without a pause.
    template <class Condition>
    static bool comesSoon(const Condition& condition)
    {
        const QDeadlineTimer deadline(patience);
        while (!condition() && !deadline.hasExpired())
            QCoreApplication::processEvents(QEventLoop::AllEvents);
        return condition();
    }

    void open(const SqliteFile& file)
    {
        window->openPlace(file.path());
        QVERIFY(comesSoon([&] { return workbench.state() == ConnectionState::open; }));
    }

    /// Asks as the user does, with settings that belong to the number.
    void ask(int number, std::deque<std::string> replies, std::optional<ModelProblem> problem = std::nullopt)
    {
        RunRequest request;
        request.question = {questionOf(number), evidenceOf(number)};
        request.policy.maxRetries = static_cast<std::uint32_t>(1 + number % 3);
        request.policy.maxEscalations = 0;
        const bool isLive = number % 4 == 3;
        request.modelName = isLive ? modelOf(number) : "scenario:right-at-once"; // so that forks have a model
        request.modelKind = isLive ? ModelKind::live : ModelKind::scripted;
        request.model = std::make_unique<PreparedModel>(std::move(replies), std::move(problem));
        request.keep = discardingSink();
        panels().ask().setQuestion(request.question);
        panels().ask().settings().setUsual(request.policy);
        workbench.ask(std::move(request));
    }

    void askToTheEnd(int number, std::deque<std::string> replies)
    {
        ask(number, std::move(replies));
        QVERIFY(comesSoon([&] { return !workbench.isRunning(); }));
        settle();
    }

    /// The last run as a store would return it, days ago.
    [[nodiscard]] std::vector<RunEvent> kept(int daysAgo) const
    {
        constexpr std::int64_t day = 86'400'000;
        std::vector<RunEvent> events = workbench.events();
        for (RunEvent& event : events) {
            event.run = "kept-" + std::to_string(daysAgo);
            event.at -= daysAgo * day;
        }
        return events;
    }

    /// Brings everything up to date that waits for its turn.
    void settle()
    {
        view().refresh();
        if (window->panels().timelines().hasEarlier())
            earlierView().refresh();
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    }

    Panels& panels() { return window->panels(); }
    /// Those on the timeline.
    [[nodiscard]] std::vector<AttemptRef> attempts()
    {
        std::vector<AttemptRef> found;
        for (const TimelineSection& section : rows().rows().sections) {
            for (const LaneRow& lane : section.lanes) {
                for (const AttemptCard& card : lane.cards)
                    found.push_back(card.ref);
            }
        }
        return found;
    }

    /// Whether a panel names this run.
    [[nodiscard]] static bool names(const QWidget& panel, const std::vector<RunEvent>& run)
    {
        return std::ranges::any_of(panel.findChildren<QLabel*>(), [origin = originWord(run)](const QLabel* label) {
            return label->text().endsWith(origin);
        });
    }

    [[nodiscard]] const TimelineModel& rows() { return dynamic_cast<const TimelineModel&>(*view().model()); }

    /// The tables of the open database among these.
    QStringList known(const std::vector<std::string>& names)
    {
        QStringList found;
        for (const Table& table : workbench.schema()->catalog().snapshot().tables) {
            const auto isMeant = [&](const std::string& name) {
                return name == table.name || name.ends_with("." + table.name);
            };
            if (std::ranges::any_of(names, isMeant))
                found << QString::fromStdString(table.name);
        }
        found.sort();
        return found;
    }

    /// The tables with marks in the schema.
    QStringList marked()
    {
        QStringList names;
        const auto* const model = panels().schema().findChild<SchemaModel*>();
        const std::function<void(const QModelIndex&)> look = [&](const QModelIndex& parent) {
            for (int row = 0; row < model->rowCount(parent); ++row) {
                const QModelIndex index = model->index(row, 0, parent);
                if (index.data(SchemaModel::UsedRole).toBool())
                    names << index.data().toString();
                if (SchemaModel::kindOf(index) == SchemaModel::Kind::group)
                    look(index);
            }
        };
        look({});
        names.sort();
        return names;
    }

    /// The statement in the inspector; empty if it shows no attempt.
    std::string inspected()
    {
        for (auto* const button : panels().inspector().findChildren<QToolButton*>()) {
            if (button->accessibleName() != QStringLiteral("Copy the SQL of this attempt"))
                continue;
            QGuiApplication::clipboard()->clear();
            if (button->isVisibleTo(&panels().inspector()))
                button->click();
            return QGuiApplication::clipboard()->text().toStdString();
        }
        return "no button";
    }

    QString ownTextNow() { return QString::fromStdString(panels().editor().tabs().at(0)->editor().sqlText()); }

    SqliteFile first{script()};
    SqliteFile second{script()};
};

} // namespace querymend
