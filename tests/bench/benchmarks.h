#pragma once

#include <benchmark/benchmark.h>

namespace querymend::bench {

void registerHints();
void registerLexer();
void registerLadder();
void registerSchema();
void registerStore();

} // namespace querymend::bench
