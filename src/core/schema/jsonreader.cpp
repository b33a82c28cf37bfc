#include "schema/jsonreader.h"

#include "base/ascii.h"
#include "schema/jsonpath.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace querymend {

namespace {

bool isName(JsonPlace place)
{
    using enum JsonPlace;
    return place == tableName || place == columnName || place == tableSchema || place == targetSchema
        || place == targetTable || place == listedName || place == table || place == column || place == namedColumn
        || place == references || place == restrictedSchema || place == restrictedName;
}

} // namespace

bool SchemaJsonReader::key(std::string& name)
{
    if (m_ignoredDepth > 0)
        return true;
    Frame& frame = m_frames.back();
    m_keyedPlace = placeUnderKey(frame.place, name);
    frame.key = std::move(name);
    if (m_keyedPlace == JsonPlace::namedTable || m_keyedPlace == JsonPlace::namedColumn) {
        if (frame.key.find('\0') != std::string::npos)
            return fail("expected a name without a NUL character");
        return true;
    }
    if (m_keyedPlace != JsonPlace::ignored && (frame.seenPlaces & bitOf(m_keyedPlace)) != 0)
        return fail("expected once, found twice");
    frame.seenPlaces |= bitOf(m_keyedPlace);
    return true;
}

bool SchemaJsonReader::scalar(JsonKind kind, double number, std::string text)
{
    if (m_ignoredDepth > 0)
        return true;
    const JsonPlace place = nextPlace();
    return accepts(place, kind) && take(place, {kind, number, text});
}

bool SchemaJsonReader::begin(JsonKind kind)
{
    if (m_ignoredDepth > 0) {
        ++m_ignoredDepth;
        return true;
    }
    const JsonPlace place = nextPlace();
    if (place == JsonPlace::ignored) {
        m_ignoredDepth = 1;
        return true;
    }
    if (!accepts(place, kind))
        return false;
    open(place, kind);
    m_frames.push_back({place, kind, 0, 0, {}});
    return true;
}

bool SchemaJsonReader::end()
{
    if (m_ignoredDepth > 0) {
        --m_ignoredDepth;
        return true;
    }
    const Frame frame = std::move(m_frames.back());
    m_frames.pop_back();
    return finish(frame);
}

JsonPlace SchemaJsonReader::nextPlace()
{
    if (m_frames.empty())
        return JsonPlace::document;
    Frame& frame = m_frames.back();
    ++frame.entries;
    return frame.kind == jsonObject ? m_keyedPlace : placeOfEntry(frame.place);
}

bool SchemaJsonReader::accepts(JsonPlace place, JsonKind kind)
{
    const JsonExpectation expectation = expectationAt(place);
    if ((expectation.kinds & kind) != 0)
        return true;
    return fail("expected " + std::string(expectation.words) + ", found " + std::string(name(kind)));
}

bool SchemaJsonReader::fail(std::string reason, std::string_view below)
{
    m_error = {path() + std::string(below), std::nullopt, std::move(reason)};
    return false;
}

std::string SchemaJsonReader::path() const
{
    std::string out;
    for (const Frame& frame : m_frames) {
        if (frame.kind == jsonArray)
            appendEntry(out, frame.entries == 0 ? 0 : frame.entries - 1);
        else
            appendKey(out, frame.key);
    }
    return out;
}

bool SchemaJsonReader::take(JsonPlace place, Scalar scalar)
{
    switch (scalar.kind) {
    case jsonText:
        return readText(place, scalar.text);
    case jsonNumber:
    case jsonBoolean:
        if (place == JsonPlace::sample)
            lastColumn().samples.push_back(std::move(scalar.text));
        else
            readNumber(place, scalar.number);
        return true;
    case jsonNull:
        readNull(place);
        return true;
    case jsonArray:
    case jsonObject:
        break;
    }
    return true;
}

bool SchemaJsonReader::readText(JsonPlace place, std::string& text)
{
    if (isName(place) && text.find('\0') != std::string::npos)
        return fail("expected a name without a NUL character");
    if (std::string* target = textAt(place)) {
        *target = std::move(text);
    } else if (std::vector<std::string>* list = listAt(place)) {
        list->push_back(std::move(text));
    } else if (place == JsonPlace::tableKind) {
        lastTable().kind = tableKindNamed(text).value_or(TableKind::other);
        lastTable().isVirtual = asciiEqualsIgnoringCase(text, "virtual table");
    } else if (place == JsonPlace::table) {
        if (text.empty())
            return fail("expected a name, found empty text");
        addTable(std::move(text));
    } else if (place == JsonPlace::column) {
        addColumn(std::move(text), {});
    } else if (place == JsonPlace::namedColumn) {
        addColumn(std::move(currentKey()), std::move(text));
    } else if (place == JsonPlace::restrictedKind || place == JsonPlace::restrictedReason) {
        return readRestrictedWord(place, text);
    }
    return true;
}

/// Rejects unknown words: ignoring one would allow what it restricts.
bool SchemaJsonReader::readRestrictedWord(JsonPlace place, std::string_view word)
{
    const auto kind = restrictedKindNamed(word);
    const auto reason = restrictionReasonNamed(word);
    if (place == JsonPlace::restrictedKind && kind)
        lastRestricted().kind = *kind;
    else if (place == JsonPlace::restrictedReason && reason)
        lastRestricted().reason = *reason;
    else
        return fail(place == JsonPlace::restrictedKind ? "expected function, relation, operator or type"
                                                       : "expected a reason as `schema --format json` writes it");
    return true;
}

void SchemaJsonReader::readNumber(JsonPlace place, double number)
{
    if (place == JsonPlace::columnNotNull)
        lastColumn().notNull = number != 0;
    else if (place == JsonPlace::columnPrimaryKey)
        lastColumn().primaryKey = number != 0;
    else if (place == JsonPlace::limited)
        m_snapshot.limited = number != 0;
    // PostgreSQL reports -1 for a table that was never vacuumed or analysed.
    else if (place == JsonPlace::tableRows && number >= 0 && number < 1e18)
        lastTable().rowEstimate = static_cast<std::uint64_t>(std::llround(number));
}

void SchemaJsonReader::readNull(JsonPlace place)
{
    if (place == JsonPlace::namedTable)
        addTable(currentKey());
    else if (place == JsonPlace::namedColumn)
        addColumn(std::move(currentKey()), {});
    else if (place == JsonPlace::columns)
        lastTable().columnsKnown = false;
}

void SchemaJsonReader::open(JsonPlace place, JsonKind kind)
{
    if (place == JsonPlace::table) {
        addTable({});
    } else if (place == JsonPlace::namedTable) {
        addTable(currentKey());
        lastTable().columnsKnown = kind == jsonArray;
    } else if (place == JsonPlace::columns) {
        lastTable().columnsKnown = true;
    } else if (place == JsonPlace::column) {
        addColumn({}, {});
    } else if (place == JsonPlace::namedColumn) {
        addColumn(currentKey(), {});
    } else if (place == JsonPlace::foreignKey) {
        lastTable().foreignKeys.emplace_back();
    } else if (place == JsonPlace::restrictedObject) {
        m_snapshot.restricted.emplace_back();
    }
}

void SchemaJsonReader::addTable(std::string name)
{
    m_snapshot.tables.emplace_back();
    lastTable().name = std::move(name);
    lastTable().columnsKnown = false;
}

void SchemaJsonReader::addColumn(std::string name, std::string type)
{
    lastTable().columns.emplace_back();
    lastColumn().name = std::move(name);
    lastColumn().type = std::move(type);
}

std::string* SchemaJsonReader::textAt(JsonPlace place)
{
    using enum JsonPlace;
    switch (place) {
    case database:
        return &m_snapshot.database;
    case dialect:
        return &m_snapshot.dialect;
    case tableSchema:
        return &lastTable().schema;
    case tableName:
        return &lastTable().name;
    case tablePartitionOf:
        return &lastTable().partitionOf;
    case tableComment:
        return &lastTable().comment;
    case columnName:
        return &lastColumn().name;
    case columnType:
        return &lastColumn().type;
    case columnComment:
        return &lastColumn().comment;
    case targetSchema:
        return &lastForeignKey().targetSchema;
    case targetTable:
    case references:
        return &lastForeignKey().targetTable;
    case restrictedSchema:
        return &lastRestricted().schema;
    case restrictedName:
        return &lastRestricted().name;
    case restrictedCause:
        return &lastRestricted().cause;
    default: // other places hold no single text
        return nullptr;
    }
}

std::vector<std::string>* SchemaJsonReader::listAt(JsonPlace place)
{
    using enum JsonPlace;
    switch (place == listedName ? m_frames.back().place : place) {
    case searchPath:
        return &m_snapshot.searchPath;
    case functions:
        return &m_snapshot.functions;
    case tablePrimaryKey:
        return &lastTable().primaryKey;
    case tableHiddenColumns:
        return &lastTable().hiddenColumns;
    case keyColumns:
        return &lastForeignKey().columns;
    case targetColumns:
        return &lastForeignKey().targetColumns;
    case sample:
        return &lastColumn().samples;
    default: // other places hold no list
        return nullptr;
    }
}

bool SchemaJsonReader::parse_error(std::size_t position, const std::string&, const nlohmann::json::exception& error)
{
    m_isJson = false;
    m_errorByte = position == 0 ? 0 : position - 1;
    m_error.reason = error.what();
    return false;
}

Snapshot SchemaJsonReader::takeSnapshot()
{
    return std::move(m_snapshot);
}

} // namespace querymend
