#pragma once

#include "recorder.h"
#include "store/keptkeys.h"
#include "store/runstore.h"
#include "store/salvage.h"
#include "store/settingsfile.h"

#include <QObject>

#include <cstddef>
#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace querymend {

/// The store that a window's runs are kept in: the one that was chosen or, while that cannot be opened, one in memory,
/// whose runs are taken over as soon as it can.
class RunKeep : public QObject {
    Q_OBJECT

public:
    /// The keys outlive it.
    explicit RunKeep(KeptKeys& keys, QObject* parent = nullptr);

    /// The store that the environment or the settings name, or the usual one.
    void open(const AppSettings& settings);
    void open(const Result<StorePlace, StoreError>& place);
    void tryAgain();
    /// What can be read of a damaged file goes to a new file beside it, which is opened.
    void salvage();

    /// Null only where not even the memory can be used.
    [[nodiscard]] RunStore* store() const { return m_store.get(); }
    /// Of an event of a run: to the store that has its beginning.
    [[nodiscard]] EventSink sink();
    /// The runs that somebody looks at: the stores that have them stay open for what is said of them. To be called on
    /// `aboutToChange`; runs that are not named are not looked at any more.
    void hold(const std::vector<std::string>& runs);
    /// Has later prompts show what a person accepted of the run, which is put into the store that has it. The problem
    /// where that cannot be done.
    [[nodiscard]] std::optional<StoreError> remember(const std::vector<RunEvent>& run);

    enum class Life : std::uint8_t { lasting, untilTheEnd };
    [[nodiscard]] Life life() const { return m_life; }
    /// Something is tried, and the answer comes later.
    [[nodiscard]] bool isBusy() const { return m_isBusy; }
    /// Why the chosen store could not be opened; none where it is open.
    [[nodiscard]] const std::optional<StoreError>& problem() const { return m_problem; }
    [[nodiscard]] bool canBeSalvaged() const;
    /// Runs that are lost with this object.
    [[nodiscard]] std::size_t runsAtRisk() const;

Q_SIGNALS:
    /// Whoever uses the store lets go of it.
    void aboutToChange();
    void changed();
    /// The damaged file's runs are in this one now.
    void salvaged(const QString& file, const querymend::Salvaged& report);

private:
    [[nodiscard]] std::optional<KeepProblem> append(const RunEvent& event);
    [[nodiscard]] std::shared_ptr<RunStore> storeOf(const std::string& run) const;
    void openHere();
    void use(std::unique_ptr<RunStore> store);
    void renewList();
    void fail(const StoreError& error);
    void takeSalvaged(const std::string& file, const Result<Salvaged, StoreError>& report);

    KeptKeys& m_keys;
    std::shared_ptr<RunStore> m_store; ///< shared with the runs that it has the beginning of
    std::map<std::string, std::shared_ptr<RunStore>> m_writing;
    std::map<std::string, std::shared_ptr<RunStore>> m_held; ///< of runs that are looked at
    Life m_life = Life::untilTheEnd;
    std::optional<StorePlace> m_wanted;
    std::optional<StoreError> m_problem;
    bool m_isBusy = false;
    std::uint64_t m_tries = 0; ///< the answer to an earlier one comes too late
};

/// What a store's password is called in the store of keys.
[[nodiscard]] std::string storeKeyName(const std::string& place);

} // namespace querymend
