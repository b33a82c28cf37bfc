#pragma once

#include "check/parameters/parametervalue.h"

#include <QString>

#include <cstdint>
#include <string>
#include <utility>
#include <vector>

namespace querymend {

/// The values that parameters had last, by database. Values of parameters that sound like secrets are never kept.
class ParameterMemory {
public:
    /// Reads the file, if there is one.
    explicit ParameterMemory(QString path);

    enum class Keep : std::uint8_t {
        always,
        inSession, ///< not in the file
    };

    /// Returns the values last noted for a database.
    [[nodiscard]] ParameterValues of(const std::string& database) const;
    /// Adds to what is known of a database. What cannot be written is forgotten when the program ends.
    void note(const std::string& database, const ParameterValues& values, Keep keep);

private:
    /// The last used first.
    using Databases = std::vector<std::pair<std::string, ParameterValues>>;

    static const ParameterValues* find(const Databases& databases, const std::string& database);
    static void add(Databases& databases, const std::string& database, const ParameterValues& values);
    [[nodiscard]] static Databases read(const QString& path);
    void write() const;

    QString m_path;
    Databases m_kept;
    Databases m_session;
};

} // namespace querymend
