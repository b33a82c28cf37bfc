#pragma once

#include "checking/checkresult.h"
#include "checking/checksettings.h"
#include "terminal/console.h"

#include <cstddef>
#include <cstdint>
#include <future>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

namespace querymend {

enum class Statements : std::uint8_t { one, several };

/// Checks statements under the same settings.
class StatementChecker {
public:
    /// Both must outlive it.
    StatementChecker(const CheckSettings& settings, const Console& console, Clock clock, Statements statements);

    struct Statement {
        std::string text;
        std::uint32_t retry = 0;
        std::string question;
    };

    /// A check that has begun.
    class Begun;

    /// Returns once all is done that needs no engine, while a session of the workers, if there are any, does the rest.
    [[nodiscard]] std::shared_ptr<Begun> begin(Statement statement) const;
    /// Waits for the engine. The result is about the text without the values of parameters, and refers to `begun`.
    [[nodiscard]] CheckResult finish(Begun& begun);

    /// How many sessions work at the same time; 0 if the engine's part is done on this thread.
    [[nodiscard]] std::size_t workers() const { return m_settings.workers ? m_settings.workers->size() : 0; }
    [[nodiscard]] std::uint32_t retry() const { return m_settings.retry; }
    [[nodiscard]] const std::string& question() const { return m_settings.question; }

private:
    [[nodiscard]] const Catalog* catalog() const;
    void putValuesIn(Begun& begun) const;
    void askEngine(const std::shared_ptr<Begun>& begun) const;
    void sayWhatIsUnused(const Begun& begun) const;
    [[nodiscard]] CheckResult unfilled(const Begun& begun) const;
    [[nodiscard]] Hint hintOn(const Begun& begun, const Verdict& verdict, const AttemptFacts& attempt) const;

    const CheckSettings& m_settings;
    const Console& m_console;
    Clock m_clock;
    Statements m_statements;
    std::shared_ptr<const Dialect> m_dialect; ///< replaced when a session that reconnects finds other settings
    EngineCheckPolicy m_enginePolicy;
};

class StatementChecker::Begun {
    friend class StatementChecker;

    /// What a session found.
    struct Heard {
        Verdict verdict;
        std::shared_ptr<const Dialect> dialect; ///< null unless it now reads statements differently
    };

    /// The text that is checked.
    [[nodiscard]] std::string_view text() const { return filled ? filled->text() : std::string_view(given.text); }

    Statement given;
    std::optional<EditedText> filled;    ///< with the values of parameters
    std::optional<FillProblem> unfilled; ///< why they could not be put in; then nothing is checked
    std::shared_ptr<const Dialect> dialect;
    Verdict verdict;           ///< without an engine
    std::future<Heard> answer; ///< invalid without one
};

} // namespace querymend
