#pragma once

#include <benchmark/benchmark.h>

namespace querymend::bench {

void registerLexer();
void registerLadder();
void registerSchema();
void registerStore();

} // namespace querymend::bench
