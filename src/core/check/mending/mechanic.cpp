#include "check/mending/mechanic.h"

#include "check/ladder.h"
#include "check/mending/kept.h"
#include "check/mending/moves.h"
#include "sql/compare/fingerprint.h"

#include <algorithm>
#include <cstddef>
#include <optional>
#include <span>
#include <utility>

namespace querymend {

namespace {

constexpr std::size_t mostJudged = 12; ///< texts in one round

/// How far a text came: the rung that it failed on, and how many mistakes were found there.
struct Soundness {
    explicit Soundness(const Verdict& verdict) : passes(verdict.status == VerdictStatus::ok)
    {
        const Finding* const primary = verdict.primary();
        // What the guard does not understand is at the guard, although an engine says what is wrong with it.
        rung = !primary || !verdict.unclearSql.empty() ? Rung::guard : primary->rung;
        for (const Finding& finding : verdict.findings) {
            if (finding.severity != Severity::error)
                continue;
            ++errors;
            hiding += finding.code == ErrorCode::unknownTable ? 1 : 0;
        }
    }

    /// Mistakes that are not seen yet count too: a text that can be read has fewer than one that cannot, and one whose
    /// tables are known has fewer than one with columns of an unknown table.
    [[nodiscard]] bool isBetterThan(const Soundness& other) const
    {
        if (passes || other.passes)
            return passes && !other.passes;
        if (rung != other.rung)
            return rung > other.rung && (other.rung < Rung::references || errors <= other.errors);
        return hiding != other.hiding ? hiding < other.hiding : errors < other.errors;
    }

    bool passes = false;
    Rung rung = Rung::guard;
    std::size_t errors = 0;
    std::size_t hiding = 0; ///< errors that hide others
};

/// A move that brings the text further, with the result.
struct JudgedMove {
    const MendingMove* move = nullptr;
    std::string text;
    Verdict verdict;
};

class Mechanic {
public:
    Mechanic(std::string text, Verdict first, const Dialect& dialect, const MendingJudge& judge)
        : m_text(std::move(text)), m_verdict(std::move(first)), m_dialect(dialect), m_judge(judge)
    {}

    MendedText run(std::uint32_t rounds)
    {
        MendedText made;
        if (m_verdict.status == VerdictStatus::ok) {
            made.status = MendingStatus::ok;
            if (auto repaired = repair()) {
                made.status = MendingStatus::mended;
                made.rounds.push_back(*std::move(repaired));
            }
        } else {
            for (std::uint32_t i = 0; i < rounds && m_verdict.status != VerdictStatus::ok; ++i) {
                auto round = improve();
                if (!round)
                    break;
                made.rounds.push_back(*std::move(round));
            }
            if (m_verdict.status == VerdictStatus::ok) {
                made.status = MendingStatus::mended;
                takeRewrites();
            }
        }
        made.sql = std::move(m_text);
        made.verdict = std::move(m_verdict);
        return made;
    }

private:
    /// What the ladder itself makes right, such as a Markdown fence or another dialect's TOP.
    std::optional<MendingRound> repair()
    {
        MendingRound round;
        for (const std::string& what : repairsOf(m_verdict))
            round.reason += (round.reason.empty() ? "" : "; ") + what;
        if (round.reason.empty())
            return std::nullopt;
        round.edits = editsThrough(m_text, keptRewrites());
        takeRewrites();
        round.code = ErrorCode::syntax;
        round.confidence = 1;
        round.sql = m_text;
        return round;
    }

    std::optional<MendingRound> improve()
    {
        m_judgedTexts = 0;
        const std::vector<MovesOfFinding> moves = movesFor(m_verdict);
        if (moves.empty())
            return std::nullopt;
        m_content.emplace(m_text, m_dialect);
        const MendingMove joint = jointMove(moves);
        if (auto judged = joint.edits.empty() ? std::nullopt : judge(joint))
            return take(*std::move(judged));
        for (const MovesOfFinding& ofFinding : moves) {
            if (auto judged = choose(ofFinding))
                return take(*std::move(judged));
        }
        return std::nullopt;
    }

    /// The move that is clearly the best for a finding; none if another one is as good.
    std::optional<JudgedMove> choose(const MovesOfFinding& moves)
    {
        std::optional<JudgedMove> best;
        bool isClear = true;
        for (const MendingMove& move : moves) {
            if (best && move.confidence < best->move->confidence - mendingMargin)
                break;
            auto judged = judge(move);
            if (!judged)
                continue;
            if (!best || Soundness(judged->verdict).isBetterThan(Soundness(best->verdict))) {
                best = std::move(judged);
                isClear = true;
            } else if (!Soundness(best->verdict).isBetterThan(Soundness(judged->verdict))) {
                isClear = isClear && meansTheSame(best->text, judged->text);
            }
        }
        return isClear ? std::move(best) : std::nullopt;
    }

    /// The text after the move, if it is better and still says what it said.
    std::optional<JudgedMove> judge(const MendingMove& move)
    {
        if (m_judgedTexts == mostJudged || !spareLiterals(move.edits, m_text, m_verdict.findings, m_dialect.lex))
            return std::nullopt;
        JudgedMove judged{&move, EditedText(m_text, move.edits).text(), {}};
        if (!StatementContent(judged.text, m_dialect).keeps(*m_content, move.edits))
            return std::nullopt;
        ++m_judgedTexts;
        judged.verdict = m_judge(judged.text);
        if (!Soundness(judged.verdict).isBetterThan(Soundness(m_verdict)))
            return std::nullopt;
        return judged;
    }

    MendingRound take(JudgedMove judged)
    {
        MendingRound round{judged.move->code, judged.move->reason, judged.move->confidence, judged.move->edits,
                           judged.text,       m_verdict.findings,  judged.verdict.findings};
        m_text = std::move(judged.text);
        m_verdict = std::move(judged.verdict);
        return round;
    }

    [[nodiscard]] bool meansTheSame(const std::string& one, const std::string& other) const
    {
        return fingerprintOf(one, m_dialect.lex, m_dialect.syntax)
            == fingerprintOf(other, m_dialect.lex, m_dialect.syntax);
    }

    /// The ladder's steps but for the last one, which removes comments.
    [[nodiscard]] std::span<const EditedText> keptRewrites() const
    {
        const std::span<const EditedText> steps(m_verdict.rewrites);
        return steps.empty() ? steps : steps.first(steps.size() - 1);
    }

    void takeRewrites()
    {
        if (!keptRewrites().empty())
            m_text = keptRewrites().back().text();
    }

    std::string m_text;
    Verdict m_verdict;
    const Dialect& m_dialect;
    const MendingJudge& m_judge;
    std::optional<StatementContent> m_content;
    std::size_t m_judgedTexts = 0;
};

} // namespace

bool comesFurther(const Verdict& verdict, const Verdict& other)
{
    return Soundness(verdict).isBetterThan(Soundness(other));
}

std::string_view name(MendingStatus status)
{
    switch (status) {
    case MendingStatus::ok:
        return "ok";
    case MendingStatus::mended:
        return "mended";
    case MendingStatus::notMended:
        return "not_mended";
    }
    return {};
}

MendedText mend(std::string text, Verdict first, const Dialect& dialect, const MendingJudge& judge,
                std::uint32_t rounds)
{
    return Mechanic(std::move(text), std::move(first), dialect, judge).run(std::min(rounds, mostMendingRounds));
}

MendedText mend(std::string text, const Dialect& dialect, const MendingJudge& judge, std::uint32_t rounds)
{
    Verdict first = judge(text);
    return mend(std::move(text), std::move(first), dialect, judge, rounds);
}

} // namespace querymend
