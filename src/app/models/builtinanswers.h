#pragma once

#include "answer/answerer.h"
#include "database/livedatabase.h"
#include "db/schema/columnvalues.h"
#include "llm/queuedanswers.h"
#include "run/ports.h"

#include <QObject>
#include <QPointer>
#include <QTimer>

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <vector>

namespace querymend {

/// How a question is understood: the words of the likeliest reading, and all readings.
struct ReadQuestion {
    std::vector<WordMeanings> words;
    std::vector<QuestionReading> readings;
};

/// Whether questions are completed while they are typed, for which everything that they may contain is sorted.
enum class Completing : std::uint8_t { no, yes };

/// The built-in answerer of a database: reads its values when first asked, and again after the schema was read anew.
class BuiltInAnswers : public QObject {
    Q_OBJECT

public:
    /// The database must outlive it.
    explicit BuiltInAnswers(LiveDatabase& database, Completing completing = Completing::no);
    ~BuiltInAnswers() override { stopReading(); }

    using Ready = std::function<void(const Answerer&)>;
    /// Calls back once the values of this schema are known, maybe immediately. Without values, names are understood
    /// all the same.
    void prepare(const std::shared_ptr<const SchemaView>& schema, QObject* context, Ready ready);
    /// Completes questions about what is prepared; null before that, or if it was not wanted.
    [[nodiscard]] const QuestionCompletion* completion() const;
    /// How far the values are read; nothing while none are being read.
    [[nodiscard]] std::optional<ValuesProgress> progress() const;
    /// Goes on with the values that have been read.
    void stopReading();

Q_SIGNALS:
    /// Emitted now and then while values are being read, and once they have been.
    void progressed();

private:
    /// What the thread that reads and this one know of the reading.
    struct Shared {
        std::atomic<std::size_t> tables = 0;
        std::atomic<bool> isStopped = false;
    };

    struct Waiting {
        QPointer<QObject> context;
        Ready ready;
    };

    /// An answerer with what it refers to.
    struct Prepared {
        Prepared(std::shared_ptr<const SchemaView> about, const Dialect& writtenIn, std::vector<ColumnValues> values,
                 Completing completing);

        std::shared_ptr<const SchemaView> schema;
        Dialect dialect;
        Answerer answerer;
        std::optional<QuestionCompletion> completion;
    };

    void use(std::shared_ptr<const Prepared> prepared);

    LiveDatabase& m_database;
    Completing m_completing;
    std::shared_ptr<const SchemaView> m_schema; ///< that m_prepared is about, or will be
    std::shared_ptr<const Prepared> m_prepared;
    std::vector<Waiting> m_waiting;
    AskId m_reading;
    std::shared_ptr<Shared> m_shared; ///< of m_reading
    QTimer m_progress;
};

/// The built-in answerer as the model of a run. Each attempt takes the next reading of the question; when there is no
/// other, or none at first, it says what it did not understand.
class BuiltInModel : public QObject, public ModelPort {
public:
    static constexpr ModelKind kind = ModelKind::builtIn;
    static constexpr std::string_view name = "built-in";

    /// The answers must outlive it. `today` is what relative dates count from.
    BuiltInModel(BuiltInAnswers& answers, std::shared_ptr<const SchemaView> schema, CalendarDay today);

    void ask(const AskModel& request, Answered answered) override;
    std::optional<ModelProblem> stop(EffectId effect) override;

private:
    void answer(const Answerer& answerer, const AskModel& request, Answered answered);

    BuiltInAnswers& m_answers;
    std::shared_ptr<const SchemaView> m_schema;
    CalendarDay m_today;
    std::vector<EffectId> m_stopped;
    QueuedAnswers m_queue;
};

/// What a run with it is made of, whatever a person set for models: it has no roles, levels or randomness.
[[nodiscard]] RunPolicy policyOfBuiltIn(RunPolicy policy);
/// The same, but the user chooses between readings that are almost equally likely. With several lanes, the user's own
/// settings say when to ask.
[[nodiscard]] RunPolicy askingBuiltIn(RunPolicy policy);

/// The day that relative dates count from.
[[nodiscard]] CalendarDay currentDay();

} // namespace querymend
