#pragma once

#include "store/runstore.h"

#include <QObject>

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace querymend {

class RunStorage;

/// What the store of a window remembers of earlier runs. It is read and forgotten in the background, over a connection
/// of its own, because a store may hold much or be far away.
class MemoryShelf : public QObject {
    Q_OBJECT

public:
    /// The storage must outlive it.
    explicit MemoryShelf(const RunStorage& storage, QObject* parent = nullptr);

    /// Reads again what is remembered.
    void read();
    /// Forgets these, all or none, and reads again.
    void forget(std::vector<std::string> ids);

    /// Examples, the latest first, then lessons.
    [[nodiscard]] const std::vector<Remembered>& items() const { return m_items; }
    [[nodiscard]] bool isBusy() const { return m_isBusy; }
    /// Why the last operation failed; none if it succeeded.
    [[nodiscard]] const std::optional<StoreError>& problem() const { return m_problem; }

Q_SIGNALS:
    void changed();
    void forgotten();

private:
    void finish(Result<std::vector<Remembered>, StoreError> read, bool wasForgotten);

    const RunStorage& m_storage;
    std::vector<Remembered> m_items;
    std::optional<StoreError> m_problem;
    bool m_isBusy = false;
    std::uint64_t m_tries = 0; ///< results of earlier tries are dropped
};

} // namespace querymend
