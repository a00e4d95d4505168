/**
 * A rolling restart of every part under load (docs/goals.md S20, docs/decisions/0026-graceful-restart.md): `node tests/chaos/rolling.chaos.ts`, by default
 * 200 calls a second, 500 sockets and 8 s for each process; `-- 50 100` for 50 and 100. Every process ends by SIGTERM and comes back, one after the other.
 */

import { startProductProcesses } from '@sefira/product/product-processes';
import { runLoad } from '../bench/chat/chat-clients.ts';
import { openSubscribers } from '../bench/chat/chat-product.ts';
import { reportFigures } from '../suites/figures.ts';
import { startSteadyCalls } from './support/steady-calls.ts';

const [perSecond = 200, sockets = 500, secondsPerRestart = 8] = process.argv.slice(2).map(Number);
/** From one message of a socket to its next. */
const secondsBetween = 25;
const quietSeconds = 5;

const say = (line: string) => console.log(line);
await using product = await startProductProcesses({ replicas: 2 });
say(`${product.processes.length} processes are ready`);
const addressOf = (client: number) => `10.0.${Math.floor(client / 200)}.${(client % 200) + 1}`;
const tokens = await openSubscribers(
  { url: product.url, databaseUrl: product.infrastructure.databaseUrl },
  Array.from({ length: sockets }, (_, client) => addressOf(client)),
);
const calls = await startSteadyCalls(product.url, perSecond);
const times: number[] = [];

async function restartAll(): Promise<void> {
  for (const name of product.processes) {
    const seconds = await product.restart(name);
    times.push(seconds);
    say(`${name.padEnd(18)} back after ${seconds.toFixed(1)} s`);
  }
}

const load = await runLoad({
  urls: [product.url],
  tokens,
  addressOf,
  secondsBetween,
  seconds: quietSeconds + product.processes.length * secondsPerRestart,
  incidents: [{ second: quietSeconds, phase: 'rolling restart', run: restartAll }],
  report: say,
});
const { sent, failed, failures, p50, p99 } = await calls.stop();
for (const [what, count] of failures) say(`${what}: ${count}`);
const none = { rule: '=', value: 0 } as const;
reportFigures([
  { line: '', what: 'processes restarted', value: times.length, unit: '' },
  { line: '', what: 'longest restart', value: Math.max(...times), unit: 's' },
  { line: '', what: `calls at ${perSecond} a second`, value: sent, unit: '' },
  { line: 'S20', what: 'failed calls', value: failed, unit: '', goal: none },
  { line: '', what: 'calls, p50', value: p50, unit: 'ms' },
  { line: '', what: 'calls, p99', value: p99, unit: 'ms' },
  { line: '', what: `messages of ${sockets} sockets`, value: load.sent, unit: '' },
  { line: 'S20', what: 'messages not acknowledged', value: load.sent - load.acknowledged, unit: '', goal: none },
  { line: 'S20', what: 'messages never received again', value: load.unreceived, unit: '', goal: none },
  { line: 'S20', what: 'messages duplicated', value: load.duplicated, unit: '', goal: none },
  { line: 'S20', what: 'messages out of order', value: load.outOfOrder, unit: '', goal: none },
]);
