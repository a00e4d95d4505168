/**
 * A rolling restart of every part under load (GOALS.md S20, RELIABILITY.md F8): `node deploy/chaos/rolling.chaos.ts`, by default
 * 200 calls a second and 500 sockets; `-- 50 100` for 50 and 100. Every process ends by SIGTERM and comes back, one after the other.
 */
import { openGuests } from '../bench/chat/house.ts';
import { runLoad } from '../bench/chat/talkers.ts';
import { openRollingHouse } from './rolling-house.ts';
import { startSteadyCalls } from './steady-calls.ts';

const [perSecond = 200, sockets = 500] = process.argv.slice(2).map(Number);
/** From one message of a socket to its next. */
const secondsBetween = 25;
const quietSeconds = 5;
const secondsPerRestart = 8;

const say = (line: string) => console.log(line);
await using house = await openRollingHouse();
say(`${house.processes.length} processes are ready`);
const addressOf = (client: number) => `10.0.${Math.floor(client / 200)}.${(client % 200) + 1}`;
const tokens = await openGuests(
  house.url,
  Array.from({ length: sockets }, (_, client) => addressOf(client)),
);
const calls = await startSteadyCalls(house.url, perSecond);
const times: number[] = [];

async function restartAll(): Promise<void> {
  for (const name of house.processes) {
    const seconds = await house.restart(name);
    times.push(seconds);
    say(`${name.padEnd(18)} back after ${seconds.toFixed(1)} s`);
  }
}

const load = await runLoad({
  url: house.url,
  tokens,
  addressOf,
  secondsBetween,
  seconds: quietSeconds + house.processes.length * secondsPerRestart,
  happenings: [{ second: quietSeconds, phase: 'rolling restart', run: restartAll }],
  report: say,
});
const { sent, failed, failures, p50, p99 } = await calls.stop();
say(`calls      ${sent}, failed ${failed}, p50 ${p50.toFixed(0)} ms, p99 ${p99.toFixed(0)} ms`);
for (const [what, count] of failures) say(`           ${what}: ${count}`);
say(`messages   ${load.sent}, acknowledged ${load.acknowledged}, unheard ${load.unheard}, doubled ${load.doubled}`);
say(`           out of order ${load.outOfOrder}, reconnections ${load.reconnections}`);
say(`restarts   ${times.length}, the longest ${Math.max(...times).toFixed(1)} s`);
const lost = load.sent - load.acknowledged + load.unheard + load.doubled + load.outOfOrder;
if (failed + lost > 0) process.exitCode = 1;
