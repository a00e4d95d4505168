/**
 * How soon the built-in assistant begins to answer, against issue 8 (p95 under 150 ms): `node
 * deploy/bench/chat-first-delta.bench.ts [questions]`, through the gateway, with nodes and gateway as processes.
 */
import { loadavg } from 'node:os';
import { measureFirstDelta } from './chat/first-delta.ts';
import { openChatHouse, openGuests } from './chat/house.ts';

const questions = Number(process.argv[2] ?? 300);
const warmUp = 20;
await using house = await openChatHouse();
const [token = ''] = await openGuests(house.url, ['10.0.0.1']);
const [other = ''] = await openGuests(house.url, ['10.0.0.2']);
await measureFirstDelta(house.url, other, warmUp);
const times = await measureFirstDelta(house.url, token, questions);
const at = (share: number) => Math.round(times[Math.floor(times.length * share)] ?? 0);
const figures = { questions, p50: at(0.5), p95: at(0.95), p99: at(0.99), load: loadavg() };
console.log(JSON.stringify({ id: 'first delta', ...figures, ok: figures.p95 < 150 }));
