<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en">
<context>
    <name>Compare</name>
    <message numerus="yes">
        <source>%n rows in both</source>
        <translation>
            <numerusform>%n row in both</numerusform>
            <numerusform>%n rows in both</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n only on the left</source>
        <translation>
            <numerusform>%n only on the left</numerusform>
            <numerusform>%n only on the left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n only on the right</source>
        <translation>
            <numerusform>%n only on the right</numerusform>
            <numerusform>%n only on the right</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n changed</source>
        <translation>
            <numerusform>%n changed</numerusform>
            <numerusform>%n changed</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Identical results: %n rows</source>
        <translation>
            <numerusform>Identical results: %n row</numerusform>
            <numerusform>Identical results: %n rows</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Inspector</name>
    <message numerus="yes">
        <source>about %n rows</source>
        <translation>
            <numerusform>about %n row</numerusform>
            <numerusform>about %n rows</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n further errors</source>
        <translation>
            <numerusform>%n further error</numerusform>
            <numerusform>%n further errors</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n warnings</source>
        <translation>
            <numerusform>%n warning</numerusform>
            <numerusform>%n warnings</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n notes</source>
        <translation>
            <numerusform>%n note</numerusform>
            <numerusform>%n notes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n retries</source>
        <translation>
            <numerusform>%n retry</numerusform>
            <numerusform>%n retries</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more changes</source>
        <translation>
            <numerusform>%n more change</numerusform>
            <numerusform>%n more changes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Thinking (%n characters): %1</source>
        <translation>
            <numerusform>Thinking (%n character): %1</numerusform>
            <numerusform>Thinking (%n characters): %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rows</source>
        <translation>
            <numerusform>%n row</numerusform>
            <numerusform>%n rows</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ModelWords</name>
    <message numerus="yes">
        <source>the server has %n models</source>
        <translation>
            <numerusform>the server has %n model</numerusform>
            <numerusform>the server has %n models</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RunWords</name>
    <message numerus="yes">
        <source>%1 tokens</source>
        <extracomment>how many tokens a model read and wrote; %1 is %n as people of the language write it</extracomment>
        <translation>
            <numerusform>%1 token</numerusform>
            <numerusform>%1 tokens</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>at least %1 tokens</source>
        <extracomment>how many tokens a model read and wrote, where it did not tell of all; %1 is %n as people write it</extracomment>
        <translation>
            <numerusform>at least %1 token</numerusform>
            <numerusform>at least %1 tokens</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Statistics</name>
    <message numerus="yes">
        <source>%n retries</source>
        <translation>
            <numerusform>%n retry</numerusform>
            <numerusform>%n retries</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n runs</source>
        <translation>
            <numerusform>%n run</numerusform>
            <numerusform>%n runs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n attempts checked</source>
        <translation>
            <numerusform>%n attempt checked</numerusform>
            <numerusform>%n attempts checked</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n with scripted or recorded replies</source>
        <translation>
            <numerusform>%n with scripted or recorded replies</numerusform>
            <numerusform>%n with scripted or recorded replies</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n by agents</source>
        <translation>
            <numerusform>%n by agents</numerusform>
            <numerusform>%n by agents</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n unfinished</source>
        <translation>
            <numerusform>%n unfinished</numerusform>
            <numerusform>%n unfinished</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Timeline</name>
    <message numerus="yes">
        <source>%n lanes running</source>
        <translation>
            <numerusform>%n lane running</numerusform>
            <numerusform>%n lanes running</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 after %n attempts</source>
        <translation>
            <numerusform>%1 after %n attempt</numerusform>
            <numerusform>%1 after %n attempts</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n events from a newer version</source>
        <translation>
            <numerusform>%n event from a newer version</numerusform>
            <numerusform>%n events from a newer version</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n earlier waits</source>
        <translation>
            <numerusform>%n earlier wait</numerusform>
            <numerusform>%n earlier waits</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n waits</source>
        <translation>
            <numerusform>%n wait</numerusform>
            <numerusform>%n waits</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n notes</source>
        <translation>
            <numerusform>%n note</numerusform>
            <numerusform>%n notes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>fixed %n</source>
        <extracomment>mistakes of the attempt before that a correction has fixed</extracomment>
        <translation>
            <numerusform>fixed %n</numerusform>
            <numerusform>fixed %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>broke %n</source>
        <extracomment>new mistakes that a correction has made</extracomment>
        <translation>
            <numerusform>broke %n</numerusform>
            <numerusform>broke %n</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TimelineSteps</name>
    <message numerus="yes">
        <source>lanes %1</source>
        <extracomment>%1 is one number or several: `1 and 3`</extracomment>
        <translation>
            <numerusform>lane %1</numerusform>
            <numerusform>lanes %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Rows compared: %n different results</source>
        <translation>
            <numerusform>Rows compared: %n result</numerusform>
            <numerusform>Rows compared: %n different results</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n likely tables</source>
        <translation>
            <numerusform>%n likely table</numerusform>
            <numerusform>%n likely tables</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Evaluated with %n tests</source>
        <translation>
            <numerusform>Evaluated with %n test</numerusform>
            <numerusform>Evaluated with %n tests</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rows</source>
        <translation>
            <numerusform>%n row</numerusform>
            <numerusform>%n rows</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>querymend::AgainForm</name>
    <message numerus="yes">
        <source>%n retries</source>
        <translation>
            <numerusform>%n retry</numerusform>
            <numerusform>%n retries</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>querymend::AgentBar</name>
    <message numerus="yes">
        <source>%n more waiting</source>
        <translation>
            <numerusform>%n more waiting</numerusform>
            <numerusform>%n more waiting</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Refused in %n s if you do nothing.</source>
        <translation>
            <numerusform>Refused in %n s if you do nothing.</numerusform>
            <numerusform>Refused in %n s if you do nothing.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>querymend::AgentsButton</name>
    <message numerus="yes">
        <source>Agents: %n at work</source>
        <translation>
            <numerusform>Agents: %n at work</numerusform>
            <numerusform>Agents: %n at work</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>querymend::BreakpointButton</name>
    <message numerus="yes">
        <source>Breakpoints: %n on</source>
        <translation>
            <numerusform>Breakpoints: %n on</numerusform>
            <numerusform>Breakpoints: %n on</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>querymend::ConnectionPane</name>
    <message numerus="yes">
        <source>%n tables</source>
        <translation>
            <numerusform>%n table</numerusform>
            <numerusform>%n tables</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>querymend::DatabaseWarning</name>
    <message numerus="yes">
        <source>Sample values of %n tables were skipped to save time.</source>
        <translation>
            <numerusform>Sample values of %n table were skipped to save time.</numerusform>
            <numerusform>Sample values of %n tables were skipped to save time.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>querymend::EditorStatus</name>
</context>
<context>
    <name>querymend::ExportDialog</name>
    <message numerus="yes">
        <source>%Ln rows</source>
        <translation>
            <numerusform>%Ln row</numerusform>
            <numerusform>%Ln rows</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln rows fetched…</source>
        <translation>
            <numerusform>%Ln row fetched…</numerusform>
            <numerusform>%Ln rows fetched…</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Writing %Ln rows…</source>
        <translation>
            <numerusform>Writing %Ln row…</numerusform>
            <numerusform>Writing %Ln rows…</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln rows saved to %1.</source>
        <translation>
            <numerusform>%Ln row saved to %1.</numerusform>
            <numerusform>%Ln rows saved to %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln cells were too long for XLSX and were cut.</source>
        <translation>
            <numerusform>%Ln cell was too long for XLSX and was cut.</numerusform>
            <numerusform>%Ln cells were too long for XLSX and were cut.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>querymend::FindBar</name>
    <message numerus="yes">
        <source>%n replaced</source>
        <translation>
            <numerusform>%n replaced</numerusform>
            <numerusform>%n replaced</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n match(es)</source>
        <translation>
            <numerusform>%n match</numerusform>
            <numerusform>%n matches</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>querymend::ModelFields</name>
    <message numerus="yes">
        <source>Found %n models; choose one above.</source>
        <translation>
            <numerusform>Found %n model; choose it above.</numerusform>
            <numerusform>Found %n models; choose one above.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>querymend::ModelWork</name>
    <message numerus="yes">
        <source>Add %1 at %2 (%n models)</source>
        <translation>
            <numerusform>Add %1 at %2 (%n model)</numerusform>
            <numerusform>Add %1 at %2 (%n models)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>querymend::ProposalBar</name>
    <message numerus="yes">
        <source>%n line(s) removed</source>
        <translation>
            <numerusform>%n line removed</numerusform>
            <numerusform>%n lines removed</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n added</source>
        <translation>
            <numerusform>%n added</numerusform>
            <numerusform>%n added</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>querymend::ResultView</name>
    <message numerus="yes">
        <source>%Ln rows</source>
        <translation>
            <numerusform>%Ln row</numerusform>
            <numerusform>%Ln rows</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>querymend::ResultsPanel</name>
    <message numerus="yes">
        <source>Exported %Ln rows to %1</source>
        <translation>
            <numerusform>Exported %Ln row to %1</numerusform>
            <numerusform>Exported %Ln rows to %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln statement(s) after it were not run</source>
        <translation>
            <numerusform>%Ln statement after it was not run</numerusform>
            <numerusform>%Ln statements after it were not run</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>querymend::MessagesPage</name>
    <message numerus="yes">
        <source>%Ln rows</source>
        <translation>
            <numerusform>%Ln row</numerusform>
            <numerusform>%Ln rows</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>querymend::RunActions</name>
    <message numerus="yes">
        <source>Delete %n run(s) permanently?</source>
        <translation>
            <numerusform>Delete %n run permanently?</numerusform>
            <numerusform>Delete %n runs permanently?</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>querymend::SchemaItemData</name>
    <message numerus="yes">
        <source>schema %1, %n tables</source>
        <translation>
            <numerusform>schema %1, %n table</numerusform>
            <numerusform>schema %1, %n tables</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>querymend::SchemaPanel</name>
    <message numerus="yes">
        <source>%n tables</source>
        <translation>
            <numerusform>%n table</numerusform>
            <numerusform>%n tables</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n matches</source>
        <translation>
            <numerusform>%n match</numerusform>
            <numerusform>%n matches</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>querymend::SchemaWords</name>
    <message numerus="yes">
        <source>%n columns</source>
        <translation>
            <numerusform>%n column</numerusform>
            <numerusform>%n columns</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>querymend::SelectionCopy</name>
    <message numerus="yes">
        <source>%Ln rows copied</source>
        <translation>
            <numerusform>%Ln row copied</numerusform>
            <numerusform>%Ln rows copied</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>querymend::SteerPanel</name>
    <message numerus="yes">
        <source>%n more paused</source>
        <translation>
            <numerusform>%n more paused</numerusform>
            <numerusform>%n more paused</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>querymend::StoreBar</name>
    <message numerus="yes">
        <source>Runs are not saved: %n run(s) are only in memory and will be lost when you close the window.</source>
        <translation>
            <numerusform>Runs are not saved: %n run is only in memory and will be lost when you close the window.</numerusform>
            <numerusform>Runs are not saved: %n runs are only in memory and will be lost when you close the window.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>querymend::TextsPage</name>
    <message numerus="yes">
        <source>%n text(s) of your own</source>
        <translation>
            <numerusform>%n text of your own</numerusform>
            <numerusform>%n texts of your own</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>querymend::WindowSettings</name>
    <message numerus="yes">
        <source>%n run(s) were salvaged. Runs are now saved in %1; the damaged file is left unchanged.</source>
        <translation>
            <numerusform>%n run was salvaged. Runs are now saved in %1; the damaged file is left unchanged.</numerusform>
            <numerusform>%n runs were salvaged. Runs are now saved in %1; the damaged file is left unchanged.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Reflection</name>
    <message numerus="yes">
        <source>%n minor problems</source>
        <translation>
            <numerusform>%n minor problem</numerusform>
            <numerusform>%n minor problems</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 and %n more</source>
        <translation>
            <numerusform>%1 and %n more</numerusform>
            <numerusform>%1 and %n more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n retries left</source>
        <translation>
            <numerusform>%n retry left</numerusform>
            <numerusform>%n retries left</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>querymend::MiddlePages</name>
    <message numerus="yes">
        <source>%n tabs restored</source>
        <translation>
            <numerusform>%n tab restored</numerusform>
            <numerusform>%n tabs restored</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>querymend::StartPage</name>
    <message numerus="yes">
        <source>%n tabs restored</source>
        <translation>
            <numerusform>%n tab restored</numerusform>
            <numerusform>%n tabs restored</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ProblemWords</name>
    <message numerus="yes">
        <source>%n problem(s)</source>
        <translation>
            <numerusform>%n problem</numerusform>
            <numerusform>%n problems</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n warning(s)</source>
        <translation>
            <numerusform>%n warning</numerusform>
            <numerusform>%n warnings</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Story</name>
    <message numerus="yes">
        <source>%1 (%n times)</source>
        <extracomment>%1 is a mistake, such as `wrong column`</extracomment>
        <translation>
            <numerusform>%1 (once)</numerusform>
            <numerusform>%1 (%n times)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>gave up after %n attempts</source>
        <translation>
            <numerusform>gave up after %n attempt</numerusform>
            <numerusform>gave up after %n attempts</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>gave up at %1, after %n attempts</source>
        <extracomment>%1 is `attempt 2 of lane 3`</extracomment>
        <translation>
            <numerusform>gave up at %1, after %n attempt</numerusform>
            <numerusform>gave up at %1, after %n attempts</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 in %n lanes</source>
        <extracomment>%1 is `gave up after 6 attempts`</extracomment>
        <translation>
            <numerusform>%1 in one lane</numerusform>
            <numerusform>%1 in %n lanes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more mistakes</source>
        <translation>
            <numerusform>one more mistake</numerusform>
            <numerusform>%n more mistakes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n lanes agreed</source>
        <translation>
            <numerusform>%1 of %n lane agreed</numerusform>
            <numerusform>%1 of %n lanes agreed</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>passed %1 of %n tests</source>
        <translation>
            <numerusform>passed %1 of %n test</numerusform>
            <numerusform>passed %1 of %n tests</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>querymend::LiveReplies</name>
    <message numerus="yes">
        <source>stopped after %n characters</source>
        <translation>
            <numerusform>stopped after %n character</numerusform>
            <numerusform>stopped after %n characters</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>querymend::MemoryPage</name>
    <message numerus="yes">
        <source>%n selected</source>
        <translation>
            <numerusform>%n selected</numerusform>
            <numerusform>%n selected</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Forget %n entries permanently?</source>
        <translation>
            <numerusform>Forget %n entry permanently?</numerusform>
            <numerusform>Forget %n entries permanently?</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MemoryWords</name>
    <message numerus="yes">
        <source>helped %n time(s)</source>
        <translation>
            <numerusform>helped %n time</numerusform>
            <numerusform>helped %n times</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>did not help %n time(s)</source>
        <translation>
            <numerusform>did not help %n time</numerusform>
            <numerusform>did not help %n times</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>querymend::QuestionBar</name>
    <message numerus="yes">
        <source>%n more questions</source>
        <translation>
            <numerusform>%n more question</numerusform>
            <numerusform>%n more questions</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>querymend::FilterNote</name>
    <message numerus="yes">
        <source>%n attempts hidden by the filter</source>
        <translation>
            <numerusform>%n attempt hidden by the filter</numerusform>
            <numerusform>%n attempts hidden by the filter</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RunJournal</name>
    <message numerus="yes">
        <source>examples of %n columns</source>
        <translation>
            <numerusform>examples of %n column</numerusform>
            <numerusform>examples of %n columns</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n result rows</source>
        <translation>
            <numerusform>%n result row</numerusform>
            <numerusform>%n result rows</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n stored values in what was tried before</source>
        <translation>
            <numerusform>%n stored value in what was tried before</numerusform>
            <numerusform>%n stored values in what was tried before</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n literals of earlier runs</source>
        <translation>
            <numerusform>%n literal of earlier runs</numerusform>
            <numerusform>%n literals of earlier runs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n stored values elsewhere</source>
        <translation>
            <numerusform>%n stored value elsewhere</numerusform>
            <numerusform>%n stored values elsewhere</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rows</source>
        <translation>
            <numerusform>%n row</numerusform>
            <numerusform>%n rows</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>querymend::LedgerDialog</name>
    <message numerus="yes">
        <source>%n calls</source>
        <translation>
            <numerusform>%n call</numerusform>
            <numerusform>%n calls</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>querymend::GlossaryDialog</name>
    <message numerus="yes">
        <source>%n line(s) can&apos;t be used. The others are.</source>
        <translation>
            <numerusform>%n line can&apos;t be used. The others are.</numerusform>
            <numerusform>%n lines can&apos;t be used. The others are.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>querymend::WindowDialogs</name>
    <message numerus="yes">
        <source>%n connections were imported.</source>
        <translation>
            <numerusform>%n connection was imported.</numerusform>
            <numerusform>%n connections were imported.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>querymend::SettingsDialog</name>
    <message numerus="yes">
        <source>The settings and %n connection(s) were imported.</source>
        <translation>
            <numerusform>The settings and %n connection were imported.</numerusform>
            <numerusform>The settings and %n connections were imported.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n model(s) were added: enter their keys.</source>
        <translation>
            <numerusform>%n model was added: enter its key.</numerusform>
            <numerusform>%n models were added: enter their keys.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n preset(s) were added.</source>
        <translation>
            <numerusform>%n preset was added.</numerusform>
            <numerusform>%n presets were added.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>querymend::StoreCareBox</name>
    <message numerus="yes">
        <source>Remove all runs that are older than %n days? Runs with a note or a tag stay, and so do the examples and lessons of all runs.</source>
        <translation>
            <numerusform>Remove all runs that are older than %n day? Runs with a note or a tag stay, and so do the examples and lessons of all runs.</numerusform>
            <numerusform>Remove all runs that are older than %n days? Runs with a note or a tag stay, and so do the examples and lessons of all runs.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n runs were removed.</source>
        <translation>
            <numerusform>%n run was removed.</numerusform>
            <numerusform>%n runs were removed.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>UnsavedRuns</name>
    <message numerus="yes">
        <source>%n run(s) are only in memory, because the store cannot be opened. They will be lost when you close the window.</source>
        <translation>
            <numerusform>%n run is only in memory, because the store cannot be opened. It will be lost when you close the window.</numerusform>
            <numerusform>%n runs are only in memory, because the store cannot be opened. They will be lost when you close the window.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SizeWords</name>
    <message numerus="yes">
        <source>%Ln bytes</source>
        <translation>
            <numerusform>%Ln byte</numerusform>
            <numerusform>%Ln bytes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PlaybackBar</name>
    <message numerus="yes">
        <source>%1, shown %2× slower</source>
        <translation>
            <numerusform>%1, shown %2× slower</numerusform>
            <numerusform>%1, shown %2× slower</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, shown %2× faster</source>
        <translation>
            <numerusform>%1, shown %2× faster</numerusform>
            <numerusform>%1, shown %2× faster</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>querymend::LedgerSummaryPage</name>
    <message numerus="yes">
        <source>%n calls</source>
        <translation>
            <numerusform>%n call</numerusform>
            <numerusform>%n calls</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n runs</source>
        <translation>
            <numerusform>%n run</numerusform>
            <numerusform>%n runs</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RecordedWords</name>
    <message numerus="yes">
        <source>%n retries</source>
        <translation>
            <numerusform>%n retry</numerusform>
            <numerusform>%n retries</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>querymend::FolderFiles</name>
    <message numerus="yes">
        <source>Questions are asked with %n example(s) of %1.</source>
        <translation>
            <numerusform>Questions are asked with %n example of %1.</numerusform>
            <numerusform>Questions are asked with %n examples of %1.</numerusform>
        </translation>
    </message>
</context>
</TS>
