#pragma once

#include <string_view>

namespace querymend {

/// The page's styles for light, dark and print. Colours only repeat what the text says.
inline constexpr std::string_view htmlStyle = R"(
:root { color-scheme: light dark; --page: #f6f7f9; --card: #ffffff; --text: #1c2430; --dim: #5a6675; --line: #d9dee5;
  --code: #f0f2f5; --good: #14713d; --syntax: #7a3aa8; --schema: #a04a00; --execution: #b3261e; --empty: #0b6170;
  --validation: #a3154f; --other: #4d5866; }
@media (prefers-color-scheme: dark) {
  :root { --page: #12161c; --card: #1b212a; --text: #e4e9ef; --dim: #9aa7b6; --line: #323c49; --code: #11151b;
    --good: #6fd598; --syntax: #cfa2f2; --schema: #f2b174; --execution: #ff9d94; --empty: #74d3e3;
    --validation: #ff9cc0; --other: #b7c1cd; }
}
* { box-sizing: border-box; }
body { margin: 0; background: var(--page); color: var(--text); font: 16px/1.55 system-ui, sans-serif; }
main { max-width: 56rem; margin: 0 auto; padding: 2rem 1rem 4rem; }
h1, h2, h3, p, dd, li { overflow-wrap: anywhere; }
h1 { font-size: 1.7rem; line-height: 1.25; margin: 0 0 1rem; }
h2 { font-size: 1.2rem; margin: 2.5rem 0 1rem; }
h3 { font-size: 1rem; margin: 0 0 .75rem; display: flex; flex-wrap: wrap; gap: .5rem .75rem; align-items: center; }
dl { display: grid; grid-template-columns: max-content 1fr; gap: .25rem 1.25rem; margin: 0; }
dt, .dim { color: var(--dim); }
dd { margin: 0; }
pre { background: var(--code); border: 1px solid var(--line); border-radius: 6px; padding: .75rem 1rem; margin: .75rem 0;
  overflow-x: auto; font: .875rem/1.5 ui-monospace, monospace; tab-size: 4; }
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
figure { margin: 2.5rem 0 0; overflow-x: auto; }
figure svg { display: block; max-width: none; font-family: system-ui, sans-serif; }
ul { margin: .5rem 0; padding-left: 1.2rem; }
code { font-family: ui-monospace, monospace; }
details { margin: .75rem 0; }
summary { cursor: pointer; font-weight: 600; }
@media print { body { background: none; } li.attempt { break-inside: avoid; } }
)";

} // namespace querymend
