#include "prompt/linking/linking.h"

#include "prompt/linking/linkscores.h"

#include <algorithm>
#include <map>

namespace querymend {

namespace {

/// Chooses the tables to link, based on the scores of all tables.
class TableChoice {
public:
    TableChoice(const LinkIndex& index, const LinkScores& scores, LinkLimits limits)
        : m_index(index), m_scores(scores), m_limits(limits), m_isChosen(index.catalog().tableCount()),
          m_isBeside(index.catalog().tableCount()), m_isCalled(index.catalog().tableCount())
    {
        for (const LinkHit& hit : scores.hits())
            m_isCalled[hit.table.value] = m_isCalled[hit.table.value] || hit.place.field == LinkField::tableName;
    }

    std::vector<LinkedTable> take()
    {
        if (!isAnyGood())
            return {};
        chooseNamed();
        chooseByKeyword();
        chooseByScore();
        std::stable_sort(m_chosen.begin(), m_chosen.end(),
                         [](const LinkedTable& a, const LinkedTable& b) { return a.score > b.score; });
        connect();
        fill();
        giveReasons();
        return std::move(m_chosen);
    }

    /// The tables whose name consists of keywords, in any form.
    [[nodiscard]] std::vector<TableId> named() const
    {
        std::map<std::uint32_t, std::uint8_t> wordsMet;
        std::vector<bool> isNamed(m_isChosen.size());
        std::vector<TableId> tables;
        for (const LinkHit& hit : m_scores.hits()) {
            const bool isName = hit.place.field == LinkField::tableName && hit.likeness == LinkLikeness::sameWord;
            if (!isName || ++wordsMet[hit.table.value] < hit.place.words || isNamed[hit.table.value])
                continue;
            isNamed[hit.table.value] = true;
            tables.push_back(hit.table);
        }
        return tables;
    }

private:
    /// Words with fewer points are in so many tables that they tell nothing.
    static constexpr float leastPoints = 0.12F;

    /// Whether anything but such words was found: otherwise it is better to show the whole schema.
    [[nodiscard]] bool isAnyGood() const
    {
        return std::any_of(m_scores.hits().begin(), m_scores.hits().end(),
                           [](const LinkHit& hit) { return hit.points >= leastPoints; });
    }

    void choose(TableId table, LinkPart part)
    {
        if (m_isChosen[table.value])
            return;
        m_isChosen[table.value] = true;
        m_chosen.push_back({table, part, m_scores.scoreOf(table), {}});
    }

    void chooseNamed()
    {
        for (const TableId table : byScore(named())) {
            if (m_chosen.size() < m_limits.found)
                choose(table, LinkPart::found);
        }
    }

    [[nodiscard]] std::vector<TableId> byScore(std::vector<TableId> tables) const
    {
        std::stable_sort(tables.begin(), tables.end(),
                         [&](TableId a, TableId b) { return m_scores.scoreOf(a) > m_scores.scoreOf(b); });
        return tables;
    }

    using Hits = std::vector<const LinkHit*>;

    static float strongest(const Hits& hits)
    {
        float best = 0;
        for (const LinkHit* const hit : hits)
            best = std::max(best, hit->points);
        return best;
    }

    /// The hits of each keyword that has any, the keyword with the strongest hit first.
    [[nodiscard]] std::vector<Hits> hitsByKeyword() const
    {
        std::vector<Hits> byKeyword(m_scores.keywords().size());
        for (const LinkHit& hit : m_scores.hits())
            byKeyword[hit.keyword].push_back(&hit);
        std::erase_if(byKeyword, [](const Hits& hits) { return hits.empty(); });
        std::stable_sort(byKeyword.begin(), byKeyword.end(),
                         [](const Hits& a, const Hits& b) { return strongest(a) > strongest(b); });
        return byKeyword;
    }

    /// Makes sure that every meaningful keyword is in a chosen table, if need be by choosing the best tables for it.
    void chooseByKeyword()
    {
        for (const Hits& hits : hitsByKeyword()) {
            if (strongest(hits) >= leastPoints)
                chooseFor(hits);
        }
    }

    void chooseFor(const Hits& hits)
    {
        constexpr float nearlyBest = 0.75F;
        const float least = nearlyBest * strongest(hits);
        std::vector<TableId> tables;
        for (const LinkHit* const hit : hits) {
            if (hit->points < least)
                continue;
            if (covers(*hit))
                return;
            if (!m_isChosen[hit->table.value])
                tables.push_back(hit->table);
        }
        tables = byScore(std::move(tables));
        std::stable_partition(tables.begin(), tables.end(), [&](TableId table) { return isBesideChosen(table); });
        const LinkLikeness likeness = hits.front()->likeness;
        const std::size_t most = likeness == LinkLikeness::time ? 1 : 2;
        for (std::size_t i = 0; i < std::min(tables.size(), most) && m_chosen.size() < m_limits.found; ++i)
            choose(tables[i], LinkPart::found);
    }

    /// Whether a chosen table has what the keyword asks for. A time counts only in a table that the question names:
    /// many tables hold one, but not the one that is wanted.
    [[nodiscard]] bool covers(const LinkHit& hit) const
    {
        return m_isChosen[hit.table.value] && (hit.likeness != LinkLikeness::time || m_isCalled[hit.table.value]);
    }

    /// Whether a foreign key connects the table with a chosen one.
    [[nodiscard]] bool isBesideChosen(TableId table)
    {
        for (; m_lookedBeside < m_chosen.size(); ++m_lookedBeside) {
            for (const JoinStep& step : m_index.joins().stepsFrom(m_chosen[m_lookedBeside].table))
                m_isBeside[step.to.value] = true;
        }
        return m_isBeside[table.value];
    }

    void chooseByScore()
    {
        constexpr float nearlyBest = 0.6F;
        const std::vector<TableId> tables = byScore(m_scores.touched());
        for (auto next = tables.begin(); next != tables.end();) {
            const float score = m_scores.scoreOf(*next);
            const auto end =
                std::find_if(next, tables.end(), [&](TableId table) { return m_scores.scoreOf(table) < score; });
            if (score < nearlyBest * m_scores.scoreOf(tables.front()) || !hasRoomFor(end - next, m_limits.found))
                return;
            for (; next != end; ++next)
                choose(*next, LinkPart::found);
        }
    }

    /// Of many tables that are equally good, a few would be shown at random.
    [[nodiscard]] bool hasRoomFor(std::ptrdiff_t tables, std::size_t most) const
    {
        return m_chosen.size() + static_cast<std::size_t>(tables) <= most;
    }

    /// Connects the tables found along foreign keys, through as few other tables as possible.
    void connect()
    {
        std::vector<TableId> joined;
        const std::size_t count = m_chosen.size();
        for (std::size_t i = 0; i < count; ++i) {
            const TableId table = m_chosen[i].table;
            const bool isJoined = std::find(joined.begin(), joined.end(), table) != joined.end();
            if (!joined.empty() && !isJoined) {
                for (const JoinStep& step : bestPath(m_index.joins().shortestPaths(joined, table, {4, 4}))) {
                    choose(step.to, LinkPart::connects);
                    joined.push_back(step.to);
                }
            }
            joined.push_back(table);
        }
    }

    /// The first path with the fewest tables to which both neighbours refer. What two rows share by chance, such as the
    /// branch of a loan's reader and of a book, connects them less than a row that is about both of them.
    [[nodiscard]] JoinPath bestPath(const std::vector<JoinPath>& paths) const
    {
        const auto best = std::min_element(paths.begin(), paths.end(), [this](const JoinPath& a, const JoinPath& b) {
            return meetings(a) < meetings(b);
        });
        return best == paths.end() ? JoinPath() : *best;
    }

    [[nodiscard]] std::size_t meetings(const JoinPath& path) const
    {
        std::size_t count = 0;
        for (std::size_t i = 0; i + 1 < path.size(); ++i)
            count += m_index.refers(path[i].from, path[i].to) && m_index.refers(path[i + 1].to, path[i].to) ? 1 : 0;
        return count;
    }

    /// Adds one table at a time, because each has neighbours of its own.
    void fill()
    {
        const std::size_t all = m_index.catalog().tableCount();
        const std::size_t most = std::min(m_limits.filledUpTo, all < 10 ? all / 2 : all * 2 / 3);
        while (!m_chosen.empty() && m_chosen.size() < most) {
            const TableId next = bestNeighbour();
            if (next.isNone())
                return;
            choose(next, LinkPart::neighbour);
        }
    }

    /// The best table by the words that no chosen table has yet, and by foreign keys. Those of a chosen table lead to
    /// what its rows belong to, and count more than those that refer to it.
    [[nodiscard]] TableId bestNeighbour() const
    {
        constexpr float pointsOfOwnKey = 0.2F;
        constexpr float pointsOfAKey = 0.1F;
        constexpr float shareOfImpliedKey = 0.4F;
        constexpr float shareOfDetail = 0.5F;
        constexpr float shareOfKnownWords = 0.25F;
        std::vector<bool> isKnown(m_scores.keywords().size());
        for (const LinkHit& hit : m_scores.hits()) {
            if (m_isChosen[hit.table.value])
                isKnown[hit.keyword] = true;
        }
        std::vector<float> points(m_isChosen.size());
        for (const LinkHit& hit : m_scores.hits())
            points[hit.table.value] += hit.points * (isKnown[hit.keyword] ? shareOfKnownWords : 1.0F);
        for (const LinkedTable& chosen : m_chosen) {
            for (const JoinStep& step : m_index.joins().stepsFrom(chosen.table)) {
                const bool isOwn = m_index.refers(chosen.table, step.to);
                const bool isDeclared = hasKeys(isOwn ? chosen.table : step.to);
                points[step.to.value] += (isOwn ? pointsOfOwnKey : pointsOfAKey)
                    * (isDeclared ? 1.0F : shareOfImpliedKey)
                    * (isDetailOf(step.to, chosen.table) ? shareOfDetail : 1.0F);
            }
        }
        TableId best;
        std::ptrdiff_t equallyGood = 0;
        for (std::uint32_t t = 0; t < points.size(); ++t) {
            const float most = best.isNone() ? 0 : points[best.value];
            if (m_isChosen[t] || points[t] == 0 || points[t] < most)
                continue;
            equallyGood = points[t] > most ? 1 : equallyGood + 1;
            best = points[t] > most ? TableId{t} : best;
        }
        return hasRoomFor(equallyGood, m_limits.filledUpTo) ? best : TableId();
    }

    /// Whether the table's name adds words to the other's: `invoice_line` to `invoice`. The question would have said
    /// them.
    [[nodiscard]] bool isDetailOf(TableId table, TableId other) const
    {
        return m_index.catalog().table(table).name.starts_with(m_index.catalog().table(other).name);
    }

    [[nodiscard]] bool hasKeys(TableId table) const { return !m_index.catalog().table(table).foreignKeys.empty(); }

    void giveReasons()
    {
        std::map<std::uint32_t, LinkedTable*> byTable;
        for (LinkedTable& linked : m_chosen)
            byTable[linked.table.value] = &linked;
        for (const LinkHit& hit : m_scores.hits()) {
            if (const auto found = byTable.find(hit.table.value); found != byTable.end())
                found->second->reasons.push_back({m_scores.keywords()[hit.keyword].text, hit.likeness, hit.place.field,
                                                  hit.place.column, hit.points});
        }
        for (LinkedTable& linked : m_chosen)
            std::stable_sort(linked.reasons.begin(), linked.reasons.end(),
                             [](const LinkReason& a, const LinkReason& b) { return a.points > b.points; });
    }

    const LinkIndex& m_index;
    const LinkScores& m_scores;
    LinkLimits m_limits;
    std::vector<bool> m_isChosen;
    std::vector<bool> m_isBeside;
    std::vector<bool> m_isCalled;   ///< a word of the question is in its name
    std::size_t m_lookedBeside = 0; ///< chosen tables that m_isBeside covers
    std::vector<LinkedTable> m_chosen;
};

} // namespace

std::vector<TableId> Linking::tableIds() const
{
    std::vector<TableId> ids;
    for (const LinkedTable& linked : tables)
        ids.push_back(linked.table);
    return ids;
}

std::vector<ColumnId> Linking::columns() const
{
    std::vector<ColumnId> found;
    for (const LinkedTable& linked : tables) {
        for (const LinkReason& reason : linked.reasons) {
            const ColumnId column{linked.table, reason.column};
            if (reason.column != TableId::noValue && std::find(found.begin(), found.end(), column) == found.end())
                found.push_back(column);
        }
    }
    return found;
}

Linking linkSchema(const LinkIndex& index, std::string_view question, std::string_view evidence, LinkLimits limits)
{
    const LinkScores scores(index, question, evidence);
    TableChoice choice(index, scores, limits);
    Linking made;
    made.keywords = keywordsOf(question, evidence);
    made.named = choice.named();
    made.tables = choice.take();
    return made;
}

} // namespace querymend
