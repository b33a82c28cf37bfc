#pragma once

#include <benchmark/benchmark.h>

namespace querymend::bench {

/// How much of a benchmark is run that takes minutes.
enum class Effort { brief, full };

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
void registerWindow(Effort effort);
void registerWire();

} // namespace querymend::bench
