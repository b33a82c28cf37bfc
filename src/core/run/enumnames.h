#pragma once

#include "run/event.h"
#include "run/recordnames.h"

#include <array>

namespace querymend {

// The spelling of enums in records. Stored data depends on it: add words, never change them.
// clang-format off

template <> struct EnumNames<Level> {
    static constexpr std::array<std::string_view, 3> names{"basic", "advanced", "expert"};
};
template <> struct EnumNames<Method> {
    static constexpr std::array<std::string_view, 3> names{"query_plan", "step_by_step", "divide_and_conquer"};
};
template <> struct EnumNames<EmptyRows> {
    static constexpr std::array<std::string_view, 2> names{"fine", "error"};
};
template <> struct EnumNames<DataValues> {
    static constexpr std::array<std::string_view, 2> names{"named", "withheld"};
};
template <> struct EnumNames<CheckPolicy> {
    static constexpr std::array<std::string_view, 2> names{"analyst", "strict"};
};
template <> struct EnumNames<ModelKind> {
    static constexpr std::array<std::string_view, 5> names{"live", "recorded", "scripted", "agent", "built_in"};
};
template <> struct EnumNames<ChatRole> {
    static constexpr std::array<std::string_view, 2> names{"system", "user"};
};
template <> struct EnumNames<ModelFault> {
    static constexpr std::array<std::string_view, 20> names{
        "offline", "name_not_found", "tls", "refused", "redirected", "auth", "quota", "rate_limit", "overload",
        "server_error", "context_too_long", "content_filter", "model_missing", "rejected", "wrong_server", "malformed",
        "cut_off", "timed_out", "not_recorded", "cancelled"};
};
template <> struct EnumNames<ModelRole> {
    static constexpr std::array<std::string_view, 6> names{
        "validator", "translator", "test_generator", "evaluator", "explainer", "keywords"};
};
template <> struct EnumNames<SchemaScope> {
    static constexpr std::array<std::string_view, 2> names{"whole", "linked"};
};
template <> struct EnumNames<SchemaChoice> {
    static constexpr std::array<std::string_view, 3> names{"automatic", "whole", "linked"};
};
template <> struct EnumNames<KeywordUse> {
    static constexpr std::array<std::string_view, 2> names{"added", "instead"};
};
template <> struct EnumNames<WantedReply> {
    static constexpr std::array<std::string_view, 2> names{"plain", "json"};
};
template <> struct EnumNames<Examples> {
    static constexpr std::array<std::string_view, 2> names{"shown", "hidden"};
};
template <> struct EnumNames<MendingUse> {
    static constexpr std::array<std::string_view, 4> names{"off", "suggest", "certain", "before_model"};
};
template <> struct EnumNames<NeededTests> {
    static constexpr std::array<std::string_view, 3> names{"none", "evidence", "all"};
};
template <> struct EnumNames<HintQuestion> {
    static constexpr std::array<std::string_view, 2> names{"left_out", "repeated"};
};
template <> struct EnumNames<LaneSource> {
    static constexpr std::array<std::string_view, 2> names{"model", "built_in"};
};
template <> struct EnumNames<AskMoment> {
    static constexpr std::array<std::string_view, 4> names{"ambiguous", "disagreement", "failure", "last_failure"};
};
template <> struct EnumNames<TemperatureBand> {
    static constexpr std::array<std::string_view, 3> names{"low", "medium", "high"};
};
template <> struct EnumNames<MendedBy> {
    static constexpr std::array<std::string_view, 2> names{"policy", "person"};
};
template <> struct EnumNames<LinkPart> {
    static constexpr std::array<std::string_view, 3> names{"found", "connects", "neighbour"};
};
template <> struct EnumNames<PromptAlarm::Kind> {
    static constexpr std::array<std::string_view, 3> names{"empty_schema", "missing_table", "above_context"};
};
template <> struct EnumNames<RoleOutcome> {
    static constexpr std::array<std::string_view, 4> names{"useful", "refused", "unusable", "failed"};
};
template <> struct EnumNames<TestVerdict> {
    static constexpr std::array<std::string_view, 3> names{"passed", "failed", "unclear"};
};
template <> struct EnumNames<RowOrder> {
    static constexpr std::array<std::string_view, 2> names{"any", "as_given"};
};
template <> struct EnumNames<LaneOutcome> {
    static constexpr std::array<std::string_view, 5> names{
        "valid", "failed", "database_lost", "model_lost", "cancelled"};
};
template <> struct EnumNames<RunOutcome> {
    static constexpr std::array<std::string_view, 6> names{"solved", "gave_up", "cancelled", "failed", "unanswerable",
                                                            "unanswered"};
};
template <> struct EnumNames<StopPlace> {
    static constexpr std::array<std::string_view, 2> names{"model", "database"};
};
template <> struct EnumNames<StopReason> {
    static constexpr std::array<std::string_view, 3> names{"breakpoint", "category", "step"};
};
template <> struct EnumNames<ContinueWay> {
    static constexpr std::array<std::string_view, 2> names{"onwards", "step"};
};
template <> struct EnumNames<EditedField> {
    static constexpr std::array<std::string_view, 9> names{
        "sql", "hint", "evidence", "category", "temperature", "model", "level", "question", "asks"};
};

// clang-format on

// These enums already have a name(); only their last value is given here.
template <>
inline constexpr auto lastNamed<VerdictStatus> = VerdictStatus::failed;
template <>
inline constexpr auto lastNamed<Severity> = Severity::note;
template <>
inline constexpr auto lastNamed<Rung> = Rung::tests;
template <>
inline constexpr auto lastNamed<RungResult> = RungResult::skipped;
template <>
inline constexpr auto lastNamed<ReflectionDecision> = ReflectionDecision::mend;

} // namespace querymend
