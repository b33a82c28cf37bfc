#pragma once

#include "db/schema/samplevalues.h"
#include "llm/profilefile.h"
#include "models/modelkeys.h"
#include "models/rolemodels.h"
#include "run/askedmodel.h"
#include "run/ports.h"

#include <QString>

#include <memory>
#include <optional>
#include <string>
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
    /// Profiles in the file that cannot be used, and why.
    [[nodiscard]] const std::vector<DisabledProfile>& disabled() const { return m_disabled; }
    [[nodiscard]] const QString& file() const { return m_file; }
    [[nodiscard]] ModelKeys& keys() { return m_keys; }
    /// The shelf must outlive the model.
    [[nodiscard]] Result<std::unique_ptr<LiveModel>, ProfileProblem> liveModel(std::string_view name) const;

    // Models by the names that runs record: those of profiles, "built-in", whose port is null because it is made for a
    // database, and, as "scenario:NAME", those of bundled scenarios.
    [[nodiscard]] Result<std::unique_ptr<ModelPort>, ProfileProblem> portTo(const std::string& name) const;
    /// The models that a policy has for roles; has it keep to what they can read and may see.
    [[nodiscard]] Result<RoleModels::Own, ProfileProblem> roleModels(RunPolicy& policy) const;
    /// Its terms are unknown if there is no such model any more.
    [[nodiscard]] AskedModel asked(const std::string& name) const;

    /// Sets which database values the models are shown whose profiles do not say so.
    void setSamples(SamplePolicy policy) { m_samples = policy; }
    /// The database values that the model is shown.
    [[nodiscard]] SamplePolicy samplesFor(const std::string& name) const;
    /// Sets which values are read from the database. Models that may see less than these are shown none.
    void setSamplesRead(SamplePolicy policy) { m_samplesRead = policy; }

private:
    [[nodiscard]] const ModelProfile* profile(std::string_view name) const;

    QString m_file;
    std::vector<ModelProfile> m_profiles;
    std::vector<DisabledProfile> m_disabled;
    ModelKeys m_keys;
    SamplePolicy m_samples = SamplePolicy::none;
    SamplePolicy m_samplesRead = SamplePolicy::none;
};

} // namespace querymend
