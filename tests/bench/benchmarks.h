#pragma once

#include <benchmark/benchmark.h>

namespace querymend::bench {

void registerHints();
void registerRuns();
void registerLexer();
void registerLadder();
void registerPrompts();
void registerSchema();
void registerStore();

} // namespace querymend::bench
