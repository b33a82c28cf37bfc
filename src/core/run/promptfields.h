#pragma once

#include "run/enumnames.h"
#include "run/linkedschema.h"
#include "run/recordfields.h"

namespace querymend {

void describe(auto& fields, Like<PromptSection> auto& section)
{
    fields("role", section.role);
    fields("name", section.name);
    fields("text", section.text);
}

void describe(auto& fields, Like<PromptAlarm> auto& alarm)
{
    fields("kind", alarm.kind);
    fields("text", alarm.text);
}

void describe(auto& fields, Like<TableName> auto& table)
{
    fields("schema", table.schema);
    fields("name", table.name);
}

void describe(auto& fields, Like<ChosenTable> auto& chosen)
{
    fields("table", chosen.table);
    fields("part", chosen.part);
    fields("columns", chosen.columns);
    fields("reasons", chosen.reasons);
}

void describe(auto& fields, Like<SchemaLinked> auto& body)
{
    fields("keywords", body.keywords);
    fields("tables", body.tables);
    fields("named", body.named);
    fields.later("withheld", body.withheld);
}

void describe(auto& fields, Like<Example> auto& example)
{
    fields("question", example.question);
    fields("evidence", example.evidence);
    fields("sql", example.sql);
    fields("database", example.database);
}

void describe(auto& fields, Like<Lesson> auto& lesson)
{
    fields("code", lesson.code);
    fields("dialect", lesson.dialect);
    fields("database", lesson.database);
    fields("wrong", lesson.mending.wrong);
    fields("mended", lesson.mending.mended);
    fields("runs", lesson.runs);
    fields("times_mended", lesson.mended);
    fields("times_in_vain", lesson.inVain);
}

void describe(auto& fields, Like<RunMemory> auto& memory)
{
    fields("examples", memory.examples);
    fields("lessons", memory.lessons);
}

} // namespace querymend
