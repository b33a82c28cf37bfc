#pragma once

#include <optional>
#include <string>
#include <vector>

namespace querymend::bench {

/// On which side of the limit a measured number must be.
enum class Bound { atLeast, atMost };

struct Limit {
    Bound bound = Bound::atMost;
    double value = 0;
};

/// One line of a report.
struct PromiseRow {
    std::string what;
    std::string unit;
    std::optional<double> measured;
    std::optional<Limit> limit; ///< none for a figure without a promise

    /// Whether a promise is kept; false if that was not measured.
    [[nodiscard]] bool isKept() const;
};

/// The unit of ratios.
inline constexpr const char* ratioUnit = "x";

/// What a report is about: a run of some benchmarks says nothing of the promises about others.
enum class Scope { all, measured };

/// What a run says of the promises. The numbers are the exit status.
enum class Outcome { kept = 0, broken = 1, unknown = 3 };

/// What was promised and what was measured.
class PromiseTable {
public:
    explicit PromiseTable(Scope scope) : m_scope(scope) {}

    void promise(const std::string& what, std::optional<double> measured, Limit limit, const char* unit);
    /// Adds a measurement without a promise, if there is one.
    void figure(const std::string& what, std::optional<double> measured, const char* unit);

    [[nodiscard]] const std::vector<PromiseRow>& rows() const { return m_rows; }
    [[nodiscard]] Outcome outcome() const;
    /// With a last line that counts the promises.
    [[nodiscard]] std::string text() const;
    /// The ratios, as Markdown for README. Absolute numbers would say more about the machine.
    [[nodiscard]] std::string markdown() const;

private:
    [[nodiscard]] std::string summary() const;

    Scope m_scope;
    std::vector<PromiseRow> m_rows;
};

} // namespace querymend::bench
