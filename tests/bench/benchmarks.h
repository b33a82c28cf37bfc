#pragma once

#include <benchmark/benchmark.h>

namespace querymend::bench {

void registerAgents();
void registerAnswers();
void registerCalls();
void registerHints();
void registerRuns();
void registerLexer();
void registerLadder();
void registerPrompts();
void registerSchema();
void registerSearches();
void registerStarts();
void registerStore();
void registerWire();

} // namespace querymend::bench
