#pragma once

#include <cstddef>
#include <cstdint>

/// The part of libduckdb's C interface that is used here, under shorter names.
namespace querymend::duckdbapi {

struct DatabaseBody;
struct ConnectionBody;
struct ConfigBody;
struct ExtractedBody;
struct PreparedBody;
struct ChunkBody;
struct VectorBody;
struct TypeBody;

using Database = DatabaseBody*;
using Connection = ConnectionBody*;
using Config = ConfigBody*;
using Extracted = ExtractedBody*;
using Prepared = PreparedBody*;
using Chunk = ChunkBody*;
using Vector = VectorBody*;
using Type = TypeBody*;
using Index = std::uint64_t;

/// Also passed by value, so its size matters; its contents are read through functions.
struct RawResult {
    Index unusedColumns;
    Index unusedRows;
    Index unusedChanged;
    void* unusedData;
    char* unusedError;
    void* body;
};

/// Strings and blobs in a vector: short ones are stored in place, longer ones as a four-byte prefix and a pointer.
struct alignas(8) Bytes {
    static constexpr std::uint32_t longestInPlace = 12;
    static constexpr std::size_t pointerAt = 4;

    std::uint32_t length;
    char place[longestInPlace];
};

struct Wide {
    std::uint64_t lower;
    std::int64_t upper;
};

struct Interval {
    std::int32_t months;
    std::int32_t days;
    std::int64_t micros;
};

struct ListEntry {
    std::uint64_t offset;
    std::uint64_t length;
};

struct Days {
    std::int32_t days;
};

struct Micros {
    std::int64_t micros;
};

enum State : int { success = 0, failed = 1 };

enum StatementKind : int { selectStatement = 1 };

enum ResultKind : int { rowsResult = 3 };

enum TypeId : int {
    booleanType = 1,
    tinyintType = 2,
    smallintType = 3,
    integerType = 4,
    bigintType = 5,
    utinyintType = 6,
    usmallintType = 7,
    uintegerType = 8,
    ubigintType = 9,
    floatType = 10,
    doubleType = 11,
    timestampType = 12,
    dateType = 13,
    timeType = 14,
    intervalType = 15,
    hugeintType = 16,
    varcharType = 17,
    blobType = 18,
    decimalType = 19,
    timestampSecondsType = 20,
    timestampMillisType = 21,
    timestampNanosType = 22,
    enumType = 23,
    listType = 24,
    structType = 25,
    mapType = 26,
    uuidType = 27,
    unionType = 28,
    bitType = 29,
    timeTzType = 30,
    timestampTzType = 31,
    uhugeintType = 32,
    arrayType = 33,
    bignumType = 35,
    nullType = 36,
    timeNanosType = 39,
};

// clang-format off
/// Every function once: return type, name after `duckdb_`, parameters.
#define QUERYMEND_DUCKDB_FUNCTIONS(use) \
    use(const char*, library_version, ()) \
    use(void, free, (void*)) \
    use(State, open_ext, (const char*, Database*, Config, char**)) \
    use(void, close, (Database*)) \
    use(State, connect, (Database, Connection*)) \
    use(void, disconnect, (Connection*)) \
    use(void, interrupt, (Connection)) \
    use(State, create_config, (Config*)) \
    use(State, set_config, (Config, const char*, const char*)) \
    use(void, destroy_config, (Config*)) \
    use(Index, extract_statements, (Connection, const char*, Extracted*)) \
    use(const char*, extract_statements_error, (Extracted)) \
    use(State, prepare_extracted_statement, (Connection, Extracted, Index, Prepared*)) \
    use(void, destroy_extracted, (Extracted*)) \
    use(const char*, prepare_error, (Prepared)) \
    use(StatementKind, prepared_statement_type, (Prepared)) \
    use(Index, nparams, (Prepared)) \
    use(State, bind_null, (Prepared, Index)) \
    use(State, bind_boolean, (Prepared, Index, bool)) \
    use(State, bind_int64, (Prepared, Index, std::int64_t)) \
    use(State, bind_uint64, (Prepared, Index, std::uint64_t)) \
    use(State, bind_double, (Prepared, Index, double)) \
    use(State, bind_varchar_length, (Prepared, Index, const char*, Index)) \
    use(State, bind_blob, (Prepared, Index, const void*, Index)) \
    use(State, bind_date, (Prepared, Index, Days)) \
    use(State, bind_time, (Prepared, Index, Micros)) \
    use(State, bind_timestamp, (Prepared, Index, Micros)) \
    use(void, destroy_prepare, (Prepared*)) \
    use(State, execute_prepared_streaming, (Prepared, RawResult*)) \
    use(const char*, result_error, (RawResult*)) \
    use(ResultKind, result_return_type, (RawResult)) \
    use(Index, rows_changed, (RawResult*)) \
    use(void, destroy_result, (RawResult*)) \
    use(Index, column_count, (RawResult*)) \
    use(const char*, column_name, (RawResult*, Index)) \
    use(Type, column_logical_type, (RawResult*, Index)) \
    use(Chunk, fetch_chunk, (RawResult)) \
    use(Index, data_chunk_get_size, (Chunk)) \
    use(Vector, data_chunk_get_vector, (Chunk, Index)) \
    use(void, destroy_data_chunk, (Chunk*)) \
    use(void*, vector_get_data, (Vector)) \
    use(std::uint64_t*, vector_get_validity, (Vector)) \
    use(Vector, list_vector_get_child, (Vector)) \
    use(Vector, struct_vector_get_child, (Vector, Index)) \
    use(Vector, array_vector_get_child, (Vector)) \
    use(TypeId, get_type_id, (Type)) \
    use(char*, logical_type_get_alias, (Type)) \
    use(void, destroy_logical_type, (Type*)) \
    use(std::uint8_t, decimal_width, (Type)) \
    use(std::uint8_t, decimal_scale, (Type)) \
    use(TypeId, decimal_internal_type, (Type)) \
    use(TypeId, enum_internal_type, (Type)) \
    use(std::uint32_t, enum_dictionary_size, (Type)) \
    use(char*, enum_dictionary_value, (Type, Index)) \
    use(Type, list_type_child_type, (Type)) \
    use(Type, array_type_child_type, (Type)) \
    use(Index, array_type_array_size, (Type)) \
    use(Type, map_type_key_type, (Type)) \
    use(Type, map_type_value_type, (Type)) \
    use(Index, struct_type_child_count, (Type)) \
    use(char*, struct_type_child_name, (Type, Index)) \
    use(Type, struct_type_child_type, (Type, Index)) \
    use(Index, union_type_member_count, (Type)) \
    use(char*, union_type_member_name, (Type, Index)) \
    use(Type, union_type_member_type, (Type, Index))
// clang-format on

/// Function pointers into one loaded library.
struct Api {
#define QUERYMEND_DECLARE(Given, name, taken) Given(*name) taken = nullptr;
    QUERYMEND_DUCKDB_FUNCTIONS(QUERYMEND_DECLARE)
#undef QUERYMEND_DECLARE
};

} // namespace querymend::duckdbapi
