#pragma once

#include <cstdint>
#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace querymend {

/// Generates queries that an engine accepts, from the grammars in tests/corpus/good. The same seed gives the same
/// queries everywhere.
class GoodQueries {
public:
    /// `modes` are engine settings that enable or disable some rules.
    GoodQueries(const std::string& dialect, const std::vector<std::string>& modes, std::uint64_t seed);

    [[nodiscard]] std::string next();
    /// Empty if there is none.
    [[nodiscard]] const std::string& problem() const { return m_problem; }

private:
    struct Piece {
        std::string text;
        bool isRule = false;
    };
    struct Alternative {
        std::vector<Piece> pieces;
        int height = 0; ///< of the lowest tree it can produce
    };
    struct Rule {
        std::vector<Alternative> alternatives;
        int height = 0;
    };

    void read(const std::string& file, const std::vector<std::string>& modes);
    [[nodiscard]] static Alternative alternativeIn(std::string_view text);
    void measure();
    [[nodiscard]] int heightOf(const Alternative& alternative) const;
    void write(const std::string& rule, int room, std::string& text);
    [[nodiscard]] std::size_t pick(std::size_t count);

    std::map<std::string, Rule> m_rules;
    std::uint64_t m_state;
    std::string m_problem;
};

} // namespace querymend
