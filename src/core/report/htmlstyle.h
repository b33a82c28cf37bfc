#pragma once

#include <string_view>

namespace querymend {

/// The page's styles for light, dark and print. Colours only repeat what the text says.
inline constexpr std::string_view htmlStyle = R"(
:root { color-scheme: light dark; --page: #f6f7f9; --card: #ffffff; --text: #1b2430; --dim: #5a6675; --line: #d9dee5;
  --code: #f6f7f9; --accent: #2a62c9; --good: #167043; --syntax: #a1369b; --schema: #a34a07; --execution: #c2302e;
  --empty: #0b6579; --validation: #6d4bd1; --other: #5a6675; }
@media (prefers-color-scheme: dark) {
  :root { --page: #16191e; --card: #1e2329; --text: #e4e9ef; --dim: #9aa7b5; --line: #333b45; --code: #16191e;
    --accent: #7faaf5; --good: #5fcb94; --syntax: #e58ae0; --schema: #f0a95b; --execution: #f58a87; --empty: #5cc7dd;
    --validation: #b7a1f7; --other: #9aa7b5; }
}
* { box-sizing: border-box; }
body { margin: 0; background: var(--page); color: var(--text); font: 14px/1.55 Inter, system-ui, sans-serif; }
main { max-width: 76rem; margin: 0 auto; padding: 2rem 1rem 4rem; }
h1, h2, h3, p, dd, li { overflow-wrap: anywhere; }
h1 { font-size: 1.5rem; line-height: 1.25; margin: 0 0 1rem; }
h2 { font-size: 1.1rem; margin: 2.5rem 0 1rem; }
h3 { font-size: 1rem; margin: 0 0 .75rem; display: flex; flex-wrap: wrap; gap: .5rem .75rem; align-items: center; }
dl { display: grid; grid-template-columns: max-content 1fr; gap: .25rem 1.25rem; margin: 0; }
dt, .dim { color: var(--dim); }
dd { margin: 0; }
pre { background: var(--code); border: 1px solid var(--line); border-radius: 6px; padding: .75rem 1rem; margin: .75rem 0;
  overflow-x: auto; font: 13px/1.5 "JetBrains Mono NL", ui-monospace, monospace; font-variant-ligatures: none; tab-size: 4; }
ol { list-style: none; margin: 0; padding: 0 0 0 1.25rem; border-left: 2px solid var(--line); }
li.attempt { position: relative; background: var(--card); border: 1px solid var(--line); border-radius: 8px;
  padding: 1rem 1.25rem; margin: 0 0 1rem; }
li.attempt::before { content: ""; position: absolute; left: calc(-1.25rem - 8px); top: 1.4rem; width: .8rem;
  height: .8rem; border-radius: 50%; background: var(--tone); border: 2px solid var(--page); }
.badge { color: var(--tone); border: 1px solid var(--tone); border-radius: 999px; padding: .05rem .65rem;
  font-size: .8rem; font-weight: 600; }
.good { --tone: var(--good); }
.syntax { --tone: var(--syntax); }
.schema { --tone: var(--schema); }
.execution { --tone: var(--execution); }
.empty { --tone: var(--empty); }
.validation { --tone: var(--validation); }
.other { --tone: var(--other); }
.story { margin: 0 0 1.25rem; padding: .6rem 1rem; border-left: 3px solid var(--tone, var(--dim));
  border-radius: 4px; background: var(--card); font-size: 1rem; }
.story span:not(.plain):not(.dim) { color: var(--tone); font-weight: 600; }
del { color: var(--execution); text-decoration: line-through; }
ins { color: var(--good); text-decoration: none; font-weight: 600; }
.rows { overflow-x: auto; background: var(--card); border: 1px solid var(--line); border-radius: 8px; }
.rows span:not(.dim) { color: var(--tone); }
table { border-collapse: collapse; width: 100%; font-variant-numeric: tabular-nums; }
th, td { text-align: left; padding: .3rem 1rem; border-top: 1px solid var(--line); white-space: pre-wrap; }
tr:first-child th { border-top: 0; color: var(--dim); font-weight: 600; }
td.null { color: var(--dim); font-style: italic; }
.player { display: flex; gap: .75rem; align-items: center; position: sticky; top: 0; padding: .5rem 0;
  background: var(--page); }
.player[hidden] { display: none; }
.player button { min-width: 5rem; padding: .3rem .8rem; border: 0; border-radius: 6px; background: var(--accent);
  color: var(--page); font: inherit; font-weight: 600; cursor: pointer; }
.track { position: relative; flex: 1; }
.track input { width: 100%; margin: 0; accent-color: var(--accent); }
.ticks { position: absolute; left: 8px; right: 8px; bottom: 100%; width: calc(100% - 16px); height: 7px; }
.ticks line { stroke: var(--tone, var(--dim)); stroke-width: 3px; vector-effect: non-scaling-stroke; }
output { color: var(--dim); font-variant-numeric: tabular-nums; min-width: 4.5rem; text-align: right; }
.later { visibility: hidden; }
figure { margin: 2rem 0 0; overflow-x: auto; }
figure > svg { display: block; max-width: none; }
ul { margin: .5rem 0; padding-left: 1.2rem; }
code { font-family: ui-monospace, monospace; }
details { margin: .75rem 0; }
summary { cursor: pointer; font-weight: 600; }
@media print { .player { display: none; } .later { visibility: visible; } body { background: none; } li.attempt { break-inside: avoid; } }
)";

} // namespace querymend
