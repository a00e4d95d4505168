/**
 * The chat's socket with generated events: `node tests/security/sockets.security.ts [events]` (1,000 when absent).
 * Known events with valid and invalid payloads, unknown events, batches, bytes and malformed handshakes. Each known
 * event is acknowledged in its form without internal details, no connection is lost, and messages are accepted
 * afterwards.
 */
import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { chatClientEvents, chatServerEvents } from '@sefira/contracts/chat/socket';
import { isErrorCode } from '@sefira/contracts/shared/errors';
import fc from 'fast-check';
import { io, type Socket } from 'socket.io-client';
import * as z from 'zod/mini';
import { reportFigures } from '../suites/figures.ts';
import { arbitraryValue, type JsonSchema, oddValues } from './support/arbitrary-value.ts';
import { startAttackedProduct } from './support/attacked-product.ts';
import { none } from './support/scanner-tools.ts';

const events = Number(process.argv[2] ?? 1000);
const people = 8;
/** Below the fifty of a second that count as a flood. */
const paceMilliseconds = 25;
const timeoutMilliseconds = 30_000;

await using product = await startAttackedProduct();
const problems: string[] = [];
const insides = /node_modules|at \w+ \(|\.ts:\d+|prisma|ECONN|syntax error|SELECT /i;

const acknowledgement = z.union([
  z.object({ success: z.literal(true) }),
  z.object({ success: z.literal(false), message: z.string(), error: z.string().check(z.refine(isErrorCode)) }),
]);

const known = Object.entries(chatClientEvents).map(([name, shape]) => {
  const schema = z.toJSONSchema(shape, { io: 'input', unrepresentable: 'any' }) as JsonSchema;
  return fc.tuple(
    fc.constant(name),
    arbitraryValue(schema, 4).map((value) => [value]),
  );
});
const heap = fc.array(fc.constantFrom(...oddValues), { maxLength: 5 });
const bytes = fc.uint8Array({ maxLength: 400 }).map((value) => [Buffer.from(value)]);
/** Names that the client itself refuses to send. */
const reserved = new Set(['connect', 'connect_error', 'disconnect', 'disconnecting', 'newListener', 'removeListener']);
const anyName = fc.oneof(
  fc.constantFrom(
    ...Object.keys(chatClientEvents),
    'message',
    'authenticated',
    '__proto__',
    'constructor',
    '',
    'admin',
  ),
  fc.string({ maxLength: 40 }).filter((name) => !reserved.has(name)),
);
const attack = fc.oneof(
  { arbitrary: fc.oneof(...known), weight: 6 },
  { arbitrary: fc.tuple(anyName, fc.oneof(heap, bytes)), weight: 2 },
);

function openSocket(token: unknown, person: number): Socket {
  return io(`${product.url}/chat`, {
    auth: { token },
    transports: ['websocket'],
    forceNew: true,
    reconnection: false,
    extraHeaders: { 'x-forwarded-for': `10.9.0.${person + 1}` },
  });
}

function listen(socket: Socket, lost: () => void): void {
  socket.onAny((name: string, payload: unknown) => {
    const shape = Object.entries(chatServerEvents).find(([event]) => event === name)?.[1];
    if (!shape) problems.push(`an unknown event came: ${name}`);
    else if (!z.safeParse(shape, payload).success)
      problems.push(`${name}: not the contract's: ${JSON.stringify(payload)}`);
    if (name === 'error' && (insides.test(JSON.stringify(payload)) || JSON.stringify(payload).includes('INTERNAL')))
      problems.push(`an error tells its insides: ${JSON.stringify(payload).slice(0, 200)}`);
  });
  socket.once('disconnect', lost);
}

async function fuzz(person: number): Promise<void> {
  const token = await product.openSession((await product.register({ plan: 'premium' })).userId);
  const socket = openSocket(token, person);
  let isExpected = false;
  let socketIsLost = false;
  const lost = () => {
    socketIsLost = true;
    if (!isExpected) problems.push('a connection was lost');
  };
  listen(socket, lost);
  const chosen = fc.sample(attack, { numRuns: Math.ceil(events / people), seed: 1955 + person });
  for (const [name, values] of chosen) {
    // A token that is none ends a connection, and is to.
    if (socketIsLost || name === 'updateAuth') continue;
    const isKnown = Object.hasOwn(chatClientEvents, name);
    await wait(paceMilliseconds);
    if (!isKnown) {
      socket.emit(name, ...values);
      continue;
    }
    const answer: unknown = await socket
      .timeout(timeoutMilliseconds)
      .emitWithAck(name, ...values)
      .catch(() => undefined);
    const isInForm = z.safeParse(acknowledgement, answer).success && !insides.test(JSON.stringify(answer));
    if (!isInForm) problems.push(`${name}: ${JSON.stringify(answer)} by ${JSON.stringify(values).slice(0, 200)}`);
  }
  const message = { message: 'Olá', conversationId: null, timestamp: new Date().toISOString(), id: randomUUID() };
  const last: unknown = await socket
    .timeout(timeoutMilliseconds)
    .emitWithAck('sendMessage', message)
    .catch(() => undefined);
  // An account above its limit of messages waits a minute; refusals have their form.
  if (!z.safeParse(acknowledgement, last).success) problems.push(`no answer afterwards: ${JSON.stringify(last)}`);
  isExpected = true;
  socket.disconnect();
}

/** True where a handshake or a new token that is none opens nothing. */
async function opensNothing(token: unknown): Promise<boolean> {
  const socket = openSocket(token, people);
  const refused = await new Promise<boolean>((resolve) => {
    socket.once('authenticated', () => resolve(false));
    for (const name of ['authError', 'connect_error', 'disconnect']) socket.once(name, () => resolve(true));
  });
  socket.disconnect();
  return refused;
}

await Promise.all(Array.from({ length: people }, (_, person) => fuzz(person)));
let opened = 0;
for (const token of oddValues) if (!(await opensNothing(token))) opened += 1;
const fresh = await product.openSession((await product.register()).userId);
const writer = openSocket(fresh, people + 1);
const message = { message: 'Oi', conversationId: null, timestamp: new Date().toISOString(), id: randomUUID() };
const written = z.safeParse(
  acknowledgement,
  await writer.timeout(timeoutMilliseconds).emitWithAck('sendMessage', message),
);
writer.disconnect();

for (const problem of new Set(problems)) console.log(`wrong: ${problem}`);
reportFigures([
  { line: '', what: 'made-up events sent', value: events, unit: '' },
  none('', 'answers out of form, lost connections, insides told', problems.length),
  none('', `of ${oddValues.length} handshakes with no token, let in`, opened),
  none('', 'somebody else could not write afterwards', Number(!(written.success && written.data.success))),
]);
