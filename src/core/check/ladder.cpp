#include "check/ladder.h"

#include "base/names.h"
#include "check/catalogtables.h"
#include "check/limitedtables.h"
#include "check/quotedtexts.h"
#include "check/readablefixes.h"
#include "check/references.h"
#include "check/refusals.h"
#include "check/reply/reply.h"
#include "check/restrictions.h"
#include "check/sanitizertarget.h"
#include "check/schemaview.h"
#include "check/silentfaults.h"
#include "check/unquotednames.h"
#include "sql/tokens/lexer.h"

#include <algorithm>
#include <array>
#include <unordered_set>

namespace querymend {

namespace {

constexpr std::string_view textsRequoted = "text in double quotes put in single quotes";
constexpr std::string_view commentsRemoved = "comments removed";

/// A text as read in the dialect, and the guard's verdict on it. The text must outlive this object.
struct Reading {
    std::string_view text;
    std::vector<Token> tokens;
    Outline outline;
    GuardVerdict guard;
};

/// Whether the guard's only objections are syntax errors: such a text may be written in another dialect and can
/// perhaps be rewritten.
bool mayBeMended(const GuardVerdict& guard, std::string_view text)
{
    return std::all_of(guard.refusals.begin(), guard.refusals.end(), [&](const Refusal& r) {
        const bool isEscape = r.code == ErrorCode::notUnderstood && isMarkdownEscape(text, r.range.begin);
        return isEscape || categoryOf(r.code) == Category::syntaxError;
    });
}

/// A list of names without repetition.
class NameList {
public:
    explicit NameList(std::vector<std::string>& names) : m_names(names) {}

    void add(std::string name)
    {
        if (m_seen.insert(name).second)
            m_names.push_back(std::move(name));
    }

private:
    std::vector<std::string>& m_names;
    std::unordered_set<std::string> m_seen;
};

class LadderRun {
public:
    LadderRun(std::string_view given, const CheckSubject& subject, const Clock& clock)
        : m_given(given), m_subject(subject), m_dialect(*subject.dialect), m_clock(clock)
    {
        m_policy = subject.policy == CheckPolicy::strict ? strictPolicy : analystPolicy;
        m_policy.extraFunctions = subject.extraFunctions;
        if (!subject.schema)
            return;
        m_policy.tables = &m_tables.emplace(subject.schema->catalog());
        m_policy.searchPath = subject.schema->catalog().snapshot().searchPath;
        if (subject.schema->catalog().snapshot().functions.empty())
            return;
        m_functions = subject.schema->catalog().snapshot().functions;
        m_functions.insert(m_functions.end(), subject.extraFunctions.begin(), subject.extraFunctions.end());
        m_policy.extraFunctions = m_functions;
    }

    Verdict run()
    {
        auto extracted = timed(Rung::reply, [&] { return extractSql(m_given, m_dialect.lex); });
        if (!extracted) {
            refuseReply(extracted.error());
            return finish(Rung::reply);
        }
        m_reply = &extracted.value();
        if (m_reply->form == ReplyForm::fenced)
            m_verdict.notes.emplace_back(describe(Rewrite::fence));
        for (const ReplyNote note : m_reply->notes)
            m_verdict.notes.emplace_back(describe(note));

        Reading reading = timed(Rung::guard, [&] { return read(m_reply->sql.text()); });
        if (!mayBeMended(reading.guard, reading.text)) {
            refuse(reading);
            return finish(Rung::guard);
        }
        Sanitized sanitized = timed(Rung::sanitize, [&] {
            return sanitize(reading.text, reading.tokens, reading.outline, sanitizerTargetOf(m_dialect));
        });
        m_sanitized = &sanitized;
        if (sanitized.changed())
            reading = timed(Rung::guard, [&] { return read(sanitized.text()); });
        noteRewrites();
        if (!sanitized.failure && reading.guard.refusals.empty())
            rewriteQuotedTexts(reading);
        if (sanitized.failure) {
            refuseRewrite();
            return finish(Rung::sanitize);
        }
        if (!reading.guard.refusals.empty()) {
            refuse(reading);
            if (reading.guard.unclear)
                m_verdict.unclearSql = reading.guard.statement.text();
        } else {
            judgeReferences(reading);
        }
        const std::optional<Rung> failedAt =
            m_verdict.primary() ? std::optional(m_verdict.primary()->rung) : std::nullopt;
        m_verdict.rewrites.push_back(std::move(extracted).value().sql);
        for (EditedText& stage : std::move(sanitized).stages())
            m_verdict.rewrites.push_back(std::move(stage));
        if (m_quotedTexts)
            m_verdict.rewrites.push_back(*std::move(m_quotedTexts));
        m_verdict.rewrites.push_back(std::move(reading.guard.statement));
        return finish(failedAt);
    }

private:
    template <class Work>
    auto timed(Rung rung, Work work) -> decltype(work())
    {
        if (!m_clock)
            return work();
        const std::chrono::microseconds begin = m_clock();
        auto result = work();
        m_times[static_cast<std::size_t>(rung)] += m_clock() - begin;
        return result;
    }

    Reading read(std::string_view text) const
    {
        Reading made{text, lex(text, m_dialect.lex), {}, {}};
        made.outline = outlineOf(text, made.tokens, m_dialect.syntax);
        made.guard =
            judge(text, made.tokens, made.outline, m_dialect.lex, m_dialect.syntax, m_dialect.functions, m_policy);
        if (m_subject.schema) {
            const JudgedText judged{text, made.tokens, made.outline, m_dialect};
            refuseRestricted(judged, m_subject.schema->catalog(), made.guard);
            refuseBeyondLimit(judged, m_subject.schema->catalog(), made.guard);
        }
        return made;
    }

    /// What is a text and not a name shows only once the schema is known, so this follows the other rewrites.
    void rewriteQuotedTexts(Reading& reading)
    {
        if (!m_subject.schema || m_subject.policy != CheckPolicy::analyst
            || reading.text.find('"') == std::string_view::npos)
            return;
        auto edits = timed(Rung::sanitize,
                           [&] { return quotedTexts(reading.text, reading.outline, m_dialect, *m_subject.schema); });
        if (edits.empty())
            return;
        m_quotedTexts.emplace(reading.text, std::move(edits));
        reading = timed(Rung::guard, [&] { return read(m_quotedTexts->text()); });
        m_verdict.notes.emplace_back(textsRequoted);
    }

    ByteRange toGiven(ByteRange range) const
    {
        if (m_quotedTexts)
            range = m_quotedTexts->toOriginal(range);
        if (m_sanitized)
            range = m_sanitized->toOriginal(range);
        return m_reply->sql.toOriginal(range);
    }

    void add(Finding finding)
    {
        finding.range = toGiven(finding.range);
        for (ByteRange& repeat : finding.repeats)
            repeat = toGiven(repeat);
        for (Fix& fix : finding.fixes) {
            for (TextEdit& edit : fix.edits)
                edit.range = toGiven(edit.range);
        }
        m_verdict.findings.push_back(std::move(finding));
    }

    void addAll(std::vector<Finding> findings, const Reading& reading)
    {
        const bool areMistakes = !findings.empty() && findings.front().severity == Severity::error;
        if (m_subject.schema && areMistakes)
            adviseOnUnquotedNames(findings, reading.text, reading.tokens, m_dialect, m_subject.schema->catalog());
        dropUnreadableFixes(findings, reading.text, reading.tokens, m_dialect);
        for (Finding& finding : findings)
            add(std::move(finding));
    }

    void refuseReply(const ReplyProblem& problem)
    {
        Finding made;
        made.rung = Rung::reply;
        made.code = problem.code;
        made.range = problem.range;
        made.message = problem.message.empty() ? "There is no SQL in the text." : problem.message;
        m_verdict.findings.push_back(std::move(made));
    }

    void refuse(const Reading& reading)
    {
        const JudgedText judged{reading.text, reading.tokens, reading.outline, m_dialect};
        bool misread = false; // further syntax errors mostly follow from the first
        std::vector<Finding> findings;
        for (const Refusal& refusal : reading.guard.refusals) {
            const bool isSyntax = categoryOf(refusal.code) == Category::syntaxError;
            if (!isSyntax || !misread)
                findings.push_back(findingOf(refusal, judged));
            misread = misread || isSyntax;
        }
        addAll(std::move(findings), reading);
    }

    void refuseRewrite()
    {
        Finding made;
        made.rung = Rung::sanitize;
        made.code = ErrorCode::sanitizeFailed;
        made.range = m_reply->sql.toOriginal(m_sanitized->failure->range);
        made.identifier = m_sanitized->failure->what;
        made.message =
            std::string(m_dialect.displayName) + " does not have " + made.identifier + ", and has no equivalent.";
        m_verdict.findings.push_back(std::move(made));
    }

    void noteRewrites()
    {
        for (const SanitizerNote& note : m_sanitized->notes)
            m_verdict.notes.emplace_back(describe(note.rewrite));
    }

    void judgeReferences(const Reading& reading)
    {
        if (!reading.outline.comments.empty())
            m_verdict.notes.emplace_back(commentsRemoved);
        m_verdict.sanitizedSql = reading.guard.statement.text();
        listNames(reading.outline);
        auto findings = timed(Rung::references, [&] {
            std::vector<Finding> mistakes =
                checkReferences({reading.text, reading.outline, m_dialect, m_subject.schema, reading.guard.unlisted,
                                 m_subject.question, m_subject.weights ? *m_subject.weights : fittedWeights()});
            return mistakes.empty() ? doubts(reading) : std::move(mistakes);
        });
        addAll(std::move(findings), reading);
    }

    /// What the engine accepts but may not mean what was asked.
    [[nodiscard]] std::vector<Finding> doubts(const Reading& reading) const
    {
        if (!m_subject.schema)
            return {};
        return silentFaults({reading.text, reading.tokens, reading.outline, m_dialect, m_subject.schema->catalog(),
                             m_subject.schema, m_subject.question});
    }

    void listNames(const Outline& outline)
    {
        NameList ctes(m_verdict.ctes);
        NameList tables(m_verdict.tables);
        NameList columns(m_verdict.columns);
        for (const Cte& cte : outline.ctes)
            ctes.add(cte.name.text);
        for (const Source& source : outline.sources) {
            if (source.kind == SourceKind::table && !source.cte)
                tables.add(dotted(outline.parts(source.name)));
        }
        for (const ColumnRef& column : outline.columns)
            columns.add(dotted(outline.parts(column.name)) + (column.star ? ".*" : ""));
    }

    Verdict finish(std::optional<Rung> failedAt)
    {
        for (const Rung rung : {Rung::reply, Rung::guard, Rung::sanitize, Rung::references}) {
            RungReport report;
            report.rung = rung;
            report.time = m_times[static_cast<std::size_t>(rung)];
            if (failedAt && rung > *failedAt)
                report.reason = "stopped at " + std::string(name(*failedAt));
            else if (rung == failedAt)
                report.result = RungResult::failed;
            else if (rung == Rung::references && !m_subject.schema)
                report.reason = "no schema";
            else
                report.result = RungResult::passed;
            m_verdict.rungs.push_back(std::move(report));
        }
        if (const Finding* primary = m_verdict.primary())
            m_verdict.status =
                primary->code == ErrorCode::invalidRequest ? VerdictStatus::failed : VerdictStatus::rewrite;
        return std::move(m_verdict);
    }

    std::string_view m_given;
    const CheckSubject& m_subject;
    const Dialect& m_dialect;
    const Clock& m_clock;
    std::optional<CatalogTables> m_tables;
    GuardPolicy m_policy;
    std::vector<std::string> m_functions;
    const ExtractedSql* m_reply = nullptr;
    const Sanitized* m_sanitized = nullptr;
    std::optional<EditedText> m_quotedTexts;
    std::array<std::chrono::microseconds, 8> m_times{};
    Verdict m_verdict;
};

} // namespace

Verdict checkStatically(std::string_view text, const CheckSubject& subject, const Clock& clock)
{
    return LadderRun(text, subject, clock).run();
}

std::vector<std::string> repairsOf(const Verdict& verdict)
{
    std::vector<std::string> repairs = verdict.notes;
    std::erase_if(repairs, [](const std::string& note) {
        return note == textsRequoted || note == commentsRemoved || note == describe(Rewrite::closingSemicolon);
    });
    return repairs;
}

} // namespace querymend
