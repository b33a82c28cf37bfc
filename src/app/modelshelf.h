#pragma once

#include "llm/modelprofile.h"
#include "modelkeys.h"

#include <QString>

#include <memory>
#include <optional>
#include <string_view>
#include <vector>

namespace querymend {

class LiveModel;

/// The models that the user has set up; creates a port to one of them for each run.
class ModelShelf {
public:
    explicit ModelShelf(QString file) : m_file(std::move(file)) {}

    /// Reads the file again. On failure, returns the reason and keeps the profiles it had.
    [[nodiscard]] std::optional<ProfileProblem> load();
    /// Writes the file. On failure, returns the reason and keeps the profiles it had.
    [[nodiscard]] std::optional<ProfileProblem> keep(std::vector<ModelProfile> profiles);
    [[nodiscard]] const std::vector<ModelProfile>& profiles() const { return m_profiles; }
    [[nodiscard]] const QString& file() const { return m_file; }
    [[nodiscard]] ModelKeys& keys() { return m_keys; }
    /// The shelf must outlive the port.
    [[nodiscard]] Result<std::unique_ptr<LiveModel>, ProfileProblem> portTo(std::string_view name) const;

private:
    QString m_file;
    std::vector<ModelProfile> m_profiles;
    ModelKeys m_keys;
};

} // namespace querymend
