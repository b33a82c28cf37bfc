#include "benchoptions.h"

#include <string_view>

namespace querymend::bench {

namespace {

/// Returns whether it is the option of this name, as `--name=VALUE`.
bool takeValue(std::string_view argument, std::string_view name, std::string& value)
{
    if (!argument.starts_with(name))
        return false;
    value = argument.substr(name.size());
    return true;
}

bool take(std::string_view argument, BenchOptions& options)
{
    if (argument == "--once")
        return options.isOnce = true;
    if (argument == "--table")
        return options.isTable = true;
    return takeValue(argument, "--last=", options.last) || takeValue(argument, "--read=", options.read);
}

} // namespace

BenchOptions takeOptions(std::vector<char*>& arguments)
{
    BenchOptions options;
    std::vector<char*> others;
    for (char* const argument : arguments) {
        if (take(argument, options))
            continue;
        const std::string_view text = argument;
        if (text.starts_with("--benchmark_filter") || text.starts_with("--benchmark_list_tests"))
            options.scope = Scope::measured;
        others.push_back(argument);
    }
    arguments = others;
    return options;
}

} // namespace querymend::bench
