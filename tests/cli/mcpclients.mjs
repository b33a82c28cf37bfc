// What real clients of the Model Context Protocol say of `querymend mcp`. The arguments are an object in JSON: the
// folder of node_modules, the client (`client` or `sdk`), its version (`auto`, `legacy` or a date), the program with
// its words, and what may be expected of the database. Prints a line for each thing that is not as it should be.

import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const wanted = JSON.parse(process.argv[2]);
const require = createRequire(path.join(wanted.modules, 'anchor.js'));
const load = async (name) => import(pathToFileURL(require.resolve(name)).href);

let isWrong = false;
function check(condition, what) {
    if (!condition) {
        isWrong = true;
        console.log(`wrong: ${what}`);
    }
}

async function connected() {
    const info = { name: 'test of querymend', version: '1' };
    const place = { command: wanted.program, args: wanted.words, stderr: 'inherit' };
    if (wanted.client === 'sdk') {
        const { Client } = await load('@modelcontextprotocol/sdk/client/index.js');
        const { StdioClientTransport } = await load('@modelcontextprotocol/sdk/client/stdio.js');
        const client = new Client(info);
        await client.connect(new StdioClientTransport(place));
        return client;
    }
    const { Client } = await load('@modelcontextprotocol/client');
    const { StdioClientTransport } = await load('@modelcontextprotocol/client/stdio');
    const options = wanted.version === 'auto' || wanted.version === 'legacy'
        ? { versionNegotiation: { mode: wanted.version } }
        : wanted.version === '2026-07-28' ? { versionNegotiation: { mode: { pin: wanted.version } } }
                                          : { supportedProtocolVersions: [wanted.version] };
    const client = new Client(info, options);
    await client.connect(new StdioClientTransport(place));
    return client;
}

const textOf = (result) => result.content.map((part) => part.text).join('');

async function rejects(promise, code, what) {
    try {
        await promise;
        check(false, `${what}: no error`);
    } catch (error) {
        check(error.code === code, `${what}: ${error.code} ${error.message}`);
    }
}

async function useTools(client) {
    const { tools } = await client.listTools();
    check(tools.map((tool) => tool.name).join() === 'find_tables,check_sql,run_sql,mend_sql,explain_sql', 'the tools');
    check(tools.every((tool) => tool.annotations.readOnlyHint), 'all tools only read');
    // The clients hold structured results to the schemas of the tools.
    const call = (name, args, options) =>
        wanted.client === 'sdk' ? client.callTool({ name, arguments: args }, undefined, options)
                                : client.callTool({ name, arguments: args }, options);
    const found = await call('find_tables', { about: wanted.table });
    check(found.structuredContent.tables.some((table) => table.name === wanted.table), 'find_tables finds');
    for (const detail of ['names', 'columns', 'full'])
        check(!(await call('find_tables', { about: '', detail })).isError, `find_tables with ${detail}`);
    const right = `SELECT count(*) AS n FROM ${wanted.table}`;
    check((await call('check_sql', { sql: right })).structuredContent.status === 'ok', 'check_sql accepts');
    const rows = await call('run_sql', { sql: right, task: 'a' });
    check(rows.structuredContent.rows.length === 1 && rows.structuredContent.truncated === false, 'run_sql gives rows');
    const levels = [];
    for (const name of ['wrong_a', 'wrong_b', 'wrong_c']) {
        const failed = await call('run_sql', { sql: `SELECT ${name}, 1 AS ${name}x FROM ${name}s`, task: 'b' });
        check(failed.isError === true, 'run_sql refuses what is wrong');
        check(textOf(failed).includes(failed.structuredContent.hint.text.slice(0, 100)), 'the hint is in the text');
        levels.push(failed.structuredContent.hint.level);
    }
    check(levels[0] === 'general' && levels[2] === 'explicit', `hints grow: ${levels}`);
    const refused = await call('run_sql', { sql: `DELETE FROM ${wanted.table}` });
    check(refused.isError === true && refused.structuredContent.code === 'forbidden_operation', 'nothing is deleted');
    const mended = await call('mend_sql', { sql: `SELECT count(*) FROM ${wanted.table}x` });
    check(mended.structuredContent.status === 'mended', 'mend_sql mends');
    check((await call('explain_sql', { sql: right })).structuredContent.plan.length > 0, 'explain_sql explains');
    await rejects(call('run_sql', {}), -32602, 'a call without a statement');
    await rejects(call('run_sql', { sql: 'SELECT 1', rows: 5 }), -32602, 'a call with an unknown argument');
    await rejects(call('drop_sql', {}), -32602, 'a call of an unknown tool');
    return call;
}

async function runBeside(call) {
    const numbers = Array.from({ length: 200 }, (_, i) => i);
    const results = await Promise.all(numbers.map((i) => call('run_sql', { sql: `SELECT ${i} AS n` })));
    check(results.every((result, i) => !result.isError && Number(result.structuredContent.rows[0][0]) === i),
        '200 calls beside each other');
}

async function cancel(call) {
    const aborter = new AbortController();
    const endless = 'WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n) SELECT count(*) FROM n';
    let progress = 0;
    const running = call('run_sql', { sql: endless }, {
        signal: aborter.signal,
        onprogress: () => {
            if (++progress === 1)
                aborter.abort();
        },
    });
    let isRefused = false;
    await running.catch(() => { isRefused = true; });
    check(isRefused && progress === 1, 'a running statement reports progress, and can be cancelled');
    check(!(await call('run_sql', { sql: 'SELECT 1 AS n' })).isError, 'the connection is of use after that');
}

const client = await connected();
if (wanted.negotiated) {
    const version = client.getNegotiatedProtocolVersion?.();
    check(version === wanted.negotiated, `negotiated ${version}`);
}
check(client.getServerVersion()?.name === 'querymend', 'the server says its name');
const call = await useTools(client);
await runBeside(call);
await cancel(call);
await client.close();
console.log(isWrong ? 'done' : 'done, all right');
