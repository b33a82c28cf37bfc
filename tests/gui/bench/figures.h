#pragma once

#include "base/json.h"

#include <nlohmann/json.hpp>

#include <cstdio>
#include <string>

namespace querymend {

/// What a program measured, for querymend_bench.
class Figures {
public:
    void add(const std::string& name, double value) { m_all[name] = value; }

    /// As an object of numbers in one line, which must be the program's last.
    void print() const { std::printf("%s\n", toJsonLine(m_all).c_str()); }

private:
    nlohmann::ordered_json m_all = nlohmann::ordered_json::object();
};

} // namespace querymend
