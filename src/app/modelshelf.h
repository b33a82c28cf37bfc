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

/// The models that a person has set up, and a port to one of them for each run.
class ModelShelf {
public:
    explicit ModelShelf(QString file) : m_file(std::move(file)) {}

    /// Reads the file anew; the reason where it cannot be read, and then what was known stays.
    [[nodiscard]] std::optional<ProfileProblem> load();
    /// Writes the file; the reason where it cannot be written, and then what was known stays.
    [[nodiscard]] std::optional<ProfileProblem> keep(std::vector<ModelProfile> profiles);
    [[nodiscard]] const std::vector<ModelProfile>& profiles() const { return m_profiles; }
    [[nodiscard]] const QString& file() const { return m_file; }
    [[nodiscard]] ModelKeys& keys() { return m_keys; }
    /// The shelf outlives the port.
    [[nodiscard]] Result<std::unique_ptr<LiveModel>, ProfileProblem> portTo(std::string_view name) const;

private:
    QString m_file;
    std::vector<ModelProfile> m_profiles;
    ModelKeys m_keys;
};

} // namespace querymend
