#pragma once

#include "runs/recorder.h"
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

/// The store for the runs of a window: the chosen one or, while that cannot be opened, one in memory whose runs are
/// moved over as soon as possible.
class RunStorage : public QObject {
    Q_OBJECT

public:
    /// The keys must outlive it.
    explicit RunStorage(KeptKeys& keys, QObject* parent = nullptr);

    /// Opens the store named by the environment or the settings, or else the default one.
    void open(const AppSettings& settings);
    void open(const Result<StorePlace, StoreError>& place);
    void tryAgain();
    /// Copies what can be read of a damaged file to a new file beside it, and opens that.
    void salvage();

    /// Removes runs that are older than so many days in the background. Does nothing for 0 days, nor to a store on a
    /// server: its runs are those of a team, and one of them must not decide for all by a setting.
    void removeOldRuns(std::uint32_t days);

    /// Null only if not even a store in memory can be opened.
    [[nodiscard]] RunStore* store() const { return m_store.get(); }
    /// Returns a sink that stores each event where the beginning of its run is stored.
    [[nodiscard]] EventSink sink();
    /// The same, unless the model is scripted: the events of demonstrations are discarded.
    [[nodiscard]] EventSink sinkFor(ModelKind kind) { return kind == ModelKind::scripted ? discardingSink() : sink(); }
    /// Names the runs being viewed; their stores stay open for what the user says of them. Call it on `aboutToChange`;
    /// runs that are not named are released.
    void hold(const std::vector<std::string>& runs);
    /// Lets later prompts use what the user accepted in the run, which goes into the run's store. Returns the problem
    /// on failure.
    [[nodiscard]] std::optional<StoreError> remember(const std::vector<RunEvent>& run);

    enum class Life : std::uint8_t { lasting, untilTheEnd };
    [[nodiscard]] Life life() const { return m_life; }
    /// An operation is in progress; its result comes later.
    [[nodiscard]] bool isBusy() const { return m_isBusy; }
    /// Why the chosen store could not be opened; none if it is open.
    [[nodiscard]] const std::optional<StoreError>& problem() const { return m_problem; }
    [[nodiscard]] bool canBeSalvaged() const;
    /// Number of runs that will be lost with this object.
    [[nodiscard]] std::size_t runsAtRisk() const;
    /// Writes those as run files into a folder, as far as possible. Returns how many it wrote.
    std::size_t rescueRuns(const QString& folder) const;

Q_SIGNALS:
    /// Emitted before the store is replaced; release it.
    void aboutToChange();
    void changed();
    /// The damaged file's runs are now in this file.
    void salvaged(const QString& file, const querymend::Salvaged& report);

private:
    [[nodiscard]] std::optional<KeepProblem> append(const RunEvent& event);
    [[nodiscard]] std::vector<std::string> idsAtRisk() const;
    [[nodiscard]] std::shared_ptr<RunStore> storeOf(const std::string& run) const;
    void openHere();
    void use(std::unique_ptr<RunStore> store);
    void renewList();
    void fail(const StoreError& error);
    void handleSalvaged(const std::string& file, const Result<Salvaged, StoreError>& report);

    KeptKeys& m_keys;
    std::shared_ptr<RunStore> m_store; ///< shared with the runs that began in it
    std::map<std::string, std::shared_ptr<RunStore>> m_writing;
    std::map<std::string, std::shared_ptr<RunStore>> m_held; ///< by run, while it is viewed
    Life m_life = Life::untilTheEnd;
    std::optional<StorePlace> m_wanted;
    std::optional<StoreError> m_problem;
    bool m_isBusy = false;
    std::uint64_t m_tries = 0; ///< results of earlier tries are ignored
};

/// Name of a store's password in the key store.
[[nodiscard]] std::string storeKeyName(const std::string& place);

} // namespace querymend
