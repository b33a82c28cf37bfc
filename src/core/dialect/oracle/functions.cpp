#include "dialect/functiontable.h"
#include "dialect/oracle/catalogs.h"
#include "dialect/oracle/tables.h"

namespace querymend {

namespace {

// Oracle, from its documentation. Packages are denied: none of them is entirely free of side effects.

constexpr auto S = scalarFunction;
constexpr auto A = aggregateFunction;
constexpr auto W = windowFunction;
constexpr auto T = tableFunction;
constexpr auto many = FunctionRow::anyNumber;

// clang-format off
constexpr FunctionRow allowed[] = {
    {"abs", S, 1, 1}, {"acos", S, 1, 1}, {"add_months", S, 2, 2}, {"any_value", A, 1, 1}, {"approx_count", A, 1, 2},
    {"approx_count_distinct", A, 1, 1}, {"approx_count_distinct_agg", A, 1, 1},
    {"approx_count_distinct_detail", A, 1, 1}, {"approx_median", A, 1, 3}, {"approx_percentile", A, 1, many},
    {"approx_percentile_agg", A, 1, 1}, {"approx_percentile_detail", A, 1, 1}, {"approx_rank", A, 0, many},
    {"approx_sum", A, 1, 2}, {"ascii", S, 1, 1}, {"asciistr", S, 1, 1}, {"asin", S, 1, 1}, {"atan", S, 1, 1},
    {"atan2", S, 2, 2}, {"avg", A, 1, 1}, {"bin_to_num", S, 1, many}, {"bit_and_agg", A, 1, 1},
    {"bit_or_agg", A, 1, 1}, {"bit_xor_agg", A, 1, 1}, {"bitand", S, 2, 2}, {"boolean_and_agg", A, 1, 1},
    {"boolean_or_agg", A, 1, 1}, {"cardinality", S, 1, 1}, {"cast", S, 1, 1}, {"ceil", S, 1, 2},
    {"chartorowid", S, 1, 1}, {"checksum", A, 1, 1}, {"chr", S, 1, 1}, {"cluster_details", S, 1, many},
    {"cluster_distance", S, 1, many}, {"cluster_id", S, 1, many}, {"cluster_probability", S, 1, many},
    {"cluster_set", S, 1, many}, {"coalesce", S, 2, many}, {"collation", S, 1, 1}, {"collect", A, 1, 1},
    {"compose", S, 1, 1}, {"con_id_to_name", S, 1, 1}, {"con_name_to_id", S, 1, 1}, {"concat", S, 2, many},
    {"containers", T, 1, 1}, {"contains", S, 2, 3}, {"convert", S, 2, 3}, {"corr", A, 2, 2}, {"corr_k", A, 2, 3},
    {"corr_s", A, 2, 3}, {"cos", S, 1, 1}, {"cosh", S, 1, 1}, {"cosine_distance", S, 2, 2}, {"count", A, 1, 1},
    {"covar_pop", A, 2, 2}, {"covar_samp", A, 2, 2}, {"cume_dist", A | W, 0, many}, {"current_date", S, 0, 0},
    {"current_timestamp", S, 0, 1}, {"cursor", S, 1, 1}, {"cv", S, 0, 1}, {"dbtimezone", S, 0, 0},
    {"decode", S, 3, many}, {"decompose", S, 1, 2}, {"dense_rank", A | W, 0, many}, {"domain_check", S, 2, 2},
    {"domain_display", S, 1, 1}, {"domain_name", S, 1, 1}, {"dump", S, 1, 4}, {"empty_blob", S, 0, 0},
    {"empty_clob", S, 0, 0}, {"every", A, 1, 1}, {"existsnode", S, 2, 3}, {"exp", S, 1, 1}, {"extract", S, 1, 2},
    {"extractvalue", S, 2, 3}, {"feature_compare", S, 1, many}, {"feature_details", S, 1, many},
    {"feature_id", S, 1, many}, {"feature_set", S, 1, many}, {"feature_value", S, 1, many}, {"first_value", W, 1, 1},
    {"floor", S, 1, 2}, {"from_tz", S, 2, 2}, {"fuzzy_match", S, 3, many}, {"greatest", S, 1, many},
    {"group_id", S, 0, 0}, {"grouping", S, 1, 1}, {"grouping_id", S, 1, many}, {"hextoraw", S, 1, 1},
    {"initcap", S, 1, 1}, {"inner_product", S, 2, 2}, {"instr", S, 2, 4}, {"instrb", S, 2, 4}, {"instrc", S, 2, 4},
    {"json", S, 1, 1}, {"json_array", S, 0, many}, {"json_arrayagg", A, 1, many}, {"json_dataguide", A, 1, many},
    {"json_equal", S, 2, 2}, {"json_exists", S, 2, many}, {"json_mergepatch", S, 2, 2}, {"json_object", S, 0, many},
    {"json_objectagg", A, 1, many}, {"json_query", S, 2, many}, {"json_scalar", S, 1, 1},
    {"json_serialize", S, 1, 1}, {"json_table", T, 1, many}, {"json_textcontains", S, 3, 3},
    {"json_transform", S, 2, many}, {"json_value", S, 2, many}, {"kurtosis_pop", A, 1, 1},
    {"kurtosis_samp", A, 1, 1}, {"l2_distance", S, 2, 2}, {"lag", W, 1, 3}, {"last_day", S, 1, 1},
    {"last_value", W, 1, 1}, {"lateral", T, 1, 1}, {"lead", W, 1, 3}, {"least", S, 1, many}, {"length", S, 1, 1},
    {"length2", S, 1, 1}, {"length4", S, 1, 1}, {"lengthb", S, 1, 1}, {"lengthc", S, 1, 1}, {"listagg", A, 1, 2},
    {"ln", S, 1, 1}, {"lnnvl", S, 1, 1}, {"localtimestamp", S, 0, 1}, {"log", S, 2, 2}, {"lower", S, 1, 1},
    {"lpad", S, 2, 3}, {"ltrim", S, 1, 2}, {"max", A, 1, 1}, {"median", A, 1, 1}, {"min", A, 1, 1}, {"mod", S, 2, 2},
    {"months_between", S, 2, 2}, {"nanvl", S, 2, 2}, {"nchr", S, 1, 1}, {"new_time", S, 3, 3}, {"next_day", S, 2, 2},
    {"nls_initcap", S, 1, 2}, {"nls_lower", S, 1, 2}, {"nls_upper", S, 1, 2}, {"nlssort", S, 1, 2},
    {"nth_value", W, 2, 2}, {"ntile", W, 1, 1}, {"nullif", S, 2, 2}, {"numtodsinterval", S, 2, 2},
    {"numtoyminterval", S, 2, 2}, {"nvl", S, 2, 2}, {"nvl2", S, 3, 3},
    {"odcidatelist", S, 0, many}, {"odcinumberlist", S, 0, many}, {"odcivarchar2list", S, 0, many}, {"ora_hash", S, 1, 3},
    {"ora_invoking_user", S, 0, 0}, {"percent_rank", A | W, 0, many}, {"percentile_cont", A, 1, 1},
    {"percentile_disc", A, 1, 1}, {"phonic_encode", S, 2, many}, {"power", S, 2, 2}, {"powermultiset", S, 1, 1},
    {"powermultiset_by_cardinality", S, 2, 2}, {"prediction", S, 1, many}, {"prediction_cost", S, 1, many},
    {"prediction_details", S, 1, many}, {"prediction_probability", S, 1, many}, {"prediction_set", S, 1, many},
    {"presentnnv", S, 3, 3}, {"presentv", S, 3, 3}, {"previous", S, 1, 1}, {"rank", A | W, 0, many},
    {"ratio_to_report", W, 1, 1}, {"rawtohex", S, 1, 1}, {"rawtonhex", S, 1, 1}, {"regexp_count", S, 2, 4},
    {"regexp_instr", S, 2, 7}, {"regexp_like", S, 2, 3}, {"regexp_replace", S, 2, 6}, {"regexp_substr", S, 2, 6},
    {"regr_avgx", A, 2, 2}, {"regr_avgy", A, 2, 2}, {"regr_count", A, 2, 2}, {"regr_intercept", A, 2, 2},
    {"regr_r2", A, 2, 2}, {"regr_slope", A, 2, 2}, {"regr_sxx", A, 2, 2}, {"regr_sxy", A, 2, 2},
    {"regr_syy", A, 2, 2}, {"remainder", S, 2, 2}, {"replace", S, 2, 3}, {"round", S, 1, 2}, {"row_number", W, 0, 0},
    {"rowidtochar", S, 1, 1}, {"rowidtonchar", S, 1, 1}, {"rpad", S, 2, 3}, {"rtrim", S, 1, 2},
    {"scn_to_timestamp", S, 1, 1}, {"score", S, 1, 1}, {"sdo_anyinteract", S, 2, 2}, {"sdo_contains", S, 2, 2},
    {"sdo_distance", S, 2, many}, {"sdo_elem_info_array", S, 1, many}, {"sdo_geometry", S, 1, 5},
    {"sdo_inside", S, 2, 2}, {"sdo_nn", S, 2, many}, {"sdo_nn_distance", S, 1, 1},
    {"sdo_ordinate_array", S, 1, many}, {"sdo_point_type", S, 3, 3}, {"sdo_relate", S, 3, 3},
    {"sdo_within_distance", S, 3, 3}, {"sessiontimezone", S, 0, 0}, {"set", S, 1, 1}, {"sign", S, 1, 1},
    {"sin", S, 1, 1}, {"sinh", S, 1, 1}, {"skewness_pop", A, 1, 1}, {"skewness_samp", A, 1, 1}, {"soundex", S, 1, 1},
    {"sqrt", S, 1, 1}, {"standard_hash", S, 1, 2}, {"stats_binomial_test", A, 3, 4}, {"stats_crosstab", A, 2, 3},
    {"stats_f_test", A, 2, 4}, {"stats_ks_test", A, 2, 3}, {"stats_mode", A, 1, 1}, {"stats_mw_test", A, 2, 3},
    {"stats_one_way_anova", A, 2, 3}, {"stats_t_test_indep", A, 2, 4}, {"stats_t_test_indepu", A, 2, 4},
    {"stats_t_test_one", A, 1, 3}, {"stats_t_test_paired", A, 2, 4}, {"stats_wsr_test", A, 2, 3},
    {"stddev", A, 1, 1}, {"stddev_pop", A, 1, 1}, {"stddev_samp", A, 1, 1}, {"substr", S, 2, 3},
    {"substrb", S, 2, 3}, {"substrc", S, 2, 3}, {"sum", A, 1, 1}, {"sys_connect_by_path", S, 2, 2},
    {"sys_context", S, 2, 3}, {"sys_extract_utc", S, 1, 1}, {"sys_guid", S, 0, 0}, {"sys_op_map_nonnull", S, 1, 1},
    {"sys_typeid", S, 1, 1}, {"sysdate", S, 0, 0}, {"systimestamp", S, 0, 1}, {"table", T, 1, 1}, {"tan", S, 1, 1},
    {"tanh", S, 1, 1}, {"the", T, 1, 1}, {"time_bucket", S, 3, 4}, {"timestamp_to_scn", S, 1, 1},
    {"to_approx_count_distinct", S, 1, 1}, {"to_binary_double", S, 1, 3}, {"to_binary_float", S, 1, 3},
    {"to_blob", S, 1, 2}, {"to_boolean", S, 1, 1}, {"to_char", S, 1, 3}, {"to_clob", S, 1, 3}, {"to_date", S, 1, 3},
    {"to_dsinterval", S, 1, 2}, {"to_multi_byte", S, 1, 1}, {"to_nchar", S, 1, 3}, {"to_nclob", S, 1, 1},
    {"to_number", S, 1, 3}, {"to_single_byte", S, 1, 1}, {"to_timestamp", S, 1, 3}, {"to_timestamp_tz", S, 1, 3},
    {"to_vector", S, 1, many}, {"to_yminterval", S, 1, 1}, {"translate", S, 1, 3}, {"treat", S, 1, 1},
    {"trim", S, 1, 1}, {"trunc", S, 1, 2}, {"tz_offset", S, 1, 1}, {"uid", S, 0, 0}, {"unistr", S, 1, 1},
    {"upper", S, 1, 1}, {"user", S, 0, 0}, {"userenv", S, 1, 1}, {"validate_conversion", S, 1, 3},
    {"var_pop", A, 1, 1}, {"var_samp", A, 1, 1}, {"variance", A, 1, 1}, {"vector_dimension_count", S, 1, 1},
    {"vector_distance", S, 2, 3}, {"vector_norm", S, 1, 1}, {"vsize", S, 1, 1}, {"width_bucket", S, 4, 4},
    {"wm_concat", A, 1, 1}, {"xmlagg", A, 1, 1}, {"xmlattributes", S, 1, many}, {"xmlcast", S, 1, 1},
    {"xmlcdata", S, 1, 1}, {"xmlcolattval", S, 1, many}, {"xmlcomment", S, 1, 1}, {"xmlconcat", S, 1, many},
    {"xmldiff", S, 2, many}, {"xmlelement", S, 1, many}, {"xmlexists", S, 1, many}, {"xmlforest", S, 1, many},
    {"xmlisvalid", S, 1, 3}, {"xmlnamespaces", S, 1, many}, {"xmlparse", S, 1, 1}, {"xmlpatch", S, 2, 2},
    {"xmlpi", S, 1, 2}, {"xmlquery", S, 1, many}, {"xmlroot", S, 2, 3}, {"xmlsequence", T, 1, many},
    {"xmlserialize", S, 1, 1}, {"xmltable", T, 1, many}, {"xmltransform", S, 2, 2}, {"xmltype", S, 1, many},
};

constexpr std::string_view denied[] = {
    "bfilename", "cube_table", "currval", "dburitype", "external", "ftpuritype", "htf", "htp", "httpuritype", "nextval",
    "ordaudio", "orddoc", "ordimage", "ordsys", "ordvideo", "sys_dburigen", "sys_dl_cursor", "sys_xmlagg",
    "sys_xmlgen", "urifactory", "uritype", "xdburitype",
};

constexpr std::string_view deniedPrefixes[] = {
    "apex_", "ctx_", "ctxsys", "dbms_", "dbmsoutput_", "owa_", "sdo_cs", "sdo_gcdr", "sdo_net", "utl_", "wwv_",
    "xmldom", "xmlsave",
};
constexpr std::string_view describing[] = {
    "dburitype", "xdburitype", "xmlexists", "xmlquery", "xmltable",
};
// clang-format on

static_assert(isSortedAndUnique(allowed));
static_assert(isSortedAndUnique(denied));
static_assert(isSortedAndUnique(deniedPrefixes));

} // namespace

constinit const FunctionLists oracleFunctions{allowed, denied, deniedPrefixes, oracleCatalogs, {}, describing};

} // namespace querymend
