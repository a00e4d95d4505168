/**
 * Every operation with made-up input, against docs/goals.md S3: `node tests/security/fuzz.security.ts [runs] [part/parts] [seed]` (runs an
 * operation, 12 when absent; docs/goals.md asks for 1000; `2/4` is every fourth operation from the second on). No answer is a 5xx, each fits the contract that the OpenAPI is made of, and no
 * error says what it is made of inside.
 */
import { randomUUID } from 'node:crypto';
import { publicRoutes } from '@sefira/contracts/routes';
import { errorEnvelope } from '@sefira/contracts/shared/envelope';
import { errorCatalogue, isErrorCode } from '@sefira/contracts/shared/errors';
import { isBinary, type RouteShape } from '@sefira/contracts/shared/route';
import fc from 'fast-check';
import * as z from 'zod/mini';
import { reportFigures } from '../suites/figures.ts';
import { arbitraryValue, type JsonSchema } from './support/arbitrary-value.ts';
import { type Actor, type ReceivedResponse, startAttackedProduct } from './support/attacked-product.ts';

const runs = Number(process.argv[2] ?? 12);
const [part = 1, parts = 1] = (process.argv[3] ?? '1/1').split('/').map(Number);
const seed = Number(process.argv[4] ?? 1955);
const routes = publicRoutes.filter((_, index) => index % parts === part - 1);
const atOnce = 8;
/** A hang in one operation ends that one, not the suite. */
const longestMilliseconds = Math.max(120_000, runs * 2000);

await using product = await startAttackedProduct();

/** Calls that end sessions or accounts, made with an account of their own. */
const ending = /logout|delete|close|deactivate|revoke|end[A-Z]|password|suspend/i;

/** The actor who gets furthest. */
function actorOf({ access }: RouteShape): Actor {
  if (access === 'key') return 'key';
  if (Array.isArray(access)) return access.includes('admin') ? 'admin' : 'reseller';
  return access === 'public' ? 'nobody' : 'premium';
}

const isEnding = (route: RouteShape) => actorOf(route) === 'premium' && ending.test(route.id);
/** Made before anything else happens: to register is to wait until nothing is on its way, which later is long. */
const own = new Map<string, string>();
for (const route of routes) if (isEnding(route)) own.set(route.id, (await product.register()).userId);

function tokenOf(route: RouteShape): Promise<string | undefined> {
  const userId = own.get(route.id);
  return userId === undefined ? product.tokenOf(actorOf(route)) : product.openSession(userId);
}

const schemaOf = (shape: z.ZodMiniType): JsonSchema =>
  z.toJSONSchema(shape, { io: 'input', unrepresentable: 'any' }) as JsonSchema;

const insides = /node_modules|at \w+ \(|\.ts:\d+|prisma|ECONN|syntax error|SELECT |stack/i;

function refusalProblem(status: number, body: unknown): string | null {
  const parsed = errorEnvelope.safeParse(body);
  if (!parsed.success) return `${status} without the error form: ${JSON.stringify(body).slice(0, 200)}`;
  const { error, message } = parsed.data;
  if (!isErrorCode(error)) return `unknown code ${error}`;
  if (errorCatalogue[error].status !== status) return `${error} with status ${status}`;
  return insides.test(message) ? `an error tells its insides: ${message}` : null;
}

/** The problem of a response; null without one. */
function problemOf(route: RouteShape, { status, body, bytes, headers }: ReceivedResponse): string | null {
  if (status >= 500) return `${status}: ${bytes.toString('utf8').slice(0, 300)}`;
  // The board of the queues is another's page with a protocol of its own.
  if (status >= 400) return route.id.startsWith('admin.queueBoard') ? null : refusalProblem(status, body);
  const shape = route.alternatives?.[status] ?? route.response;
  if (isBinary(shape)) {
    const type = String(headers['content-type']).split(';')[0] ?? '';
    return shape.binary.includes(type) || status === 204 || status === 304 ? null : `unexpected ${type}`;
  }
  if (status !== (route.status ?? 200) && !route.alternatives?.[status]) return `undocumented status ${status}`;
  const fits = z.safeParse(shape, body);
  return fits.success
    ? null
    : `an answer that is not the contract's: ${JSON.stringify(fits.error.issues).slice(0, 300)}`;
}

const empty = fc.constant(undefined);
const bodyOf = ({ body }: RouteShape) => {
  if (body === undefined) return empty;
  return isBinary(body) ? fc.constant('') : arbitraryValue(schemaOf(body));
};

const segment = fc.oneof(
  fc.uuid(),
  fc.constant(randomUUID()),
  fc.constantFrom('0', '-1', 'null', '%00', '..%2f', 'ã', 'a'.repeat(300)),
);

function pathOf(path: string, segments: readonly string[], query: unknown): string {
  let index = 0;
  const filled = path.replaceAll(/:\w+/g, () => segments[index++ % segments.length] ?? 'x');
  if (typeof query !== 'object' || query === null) return filled;
  const pairs = Object.entries(query).map(([key, value]): [string, string] => [
    key,
    typeof value === 'string' ? value : JSON.stringify(value),
  ]);
  // Half a pair of a character that takes two is no text that an address can hold.
  return pairs.length === 0 ? filled : `${filled}?${new URLSearchParams(pairs)}`;
}

const problems: string[] = [];
const cutShort: string[] = [];
let calls = 0;

/** Seconds by operation: a run at full size is as long as its slowest are. */
const spent = new Map<string, number>();
const slowest = 8;

async function attack(route: RouteShape): Promise<void> {
  const began = performance.now();
  const token = await tokenOf(route);
  const query = route.query ? arbitraryValue(schemaOf(route.query)) : empty;
  const property = fc.asyncProperty(
    fc.array(segment, { minLength: 1, maxLength: 3 }),
    query,
    bodyOf(route),
    async (segments, asked, body) => {
      calls += 1;
      const answer = await product.call({
        method: route.method,
        path: pathOf(route.path, segments, asked),
        token,
        body,
      });
      const problem = problemOf(route, answer);
      if (problem !== null) throw new Error(problem);
    },
  );
  const outcome = await fc.check(property, { numRuns: runs, seed, interruptAfterTimeLimit: longestMilliseconds });
  spent.set(route.id, (performance.now() - began) / 1000);
  if (!outcome.failed) {
    if (outcome.interrupted) cutShort.push(`${route.id} after ${outcome.numRuns}`);
    return;
  }
  const [, asked, body] = outcome.counterexample ?? [];
  const cause = outcome.errorInstance instanceof Error ? outcome.errorInstance.message : 'failed';
  problems.push(`${route.id}: ${cause}\n    by ${JSON.stringify({ query: asked, body }).slice(0, 400)}`);
}

const waiting = [...routes];
await Promise.all(
  Array.from({ length: atOnce }, async () => {
    for (let route = waiting.shift(); route; route = waiting.shift()) await attack(route);
  }),
);

for (const [id, seconds] of [...spent].toSorted(([, one], [, other]) => other - one).slice(0, slowest)) {
  console.log(`${id}: ${seconds.toFixed(1)} s`);
}
for (const problem of problems) console.log(`wrong: ${problem}`);
for (const operation of cutShort) console.log(`cut short: ${operation}`);
const isPolluted = 'polluted' in {};
reportFigures([
  { line: '', what: `calls of ${routes.length} operations, ${runs} runs each`, value: calls, unit: '' },
  {
    line: 'S3',
    what: 'operations with a 5xx or an answer outside the contract',
    value: problems.length,
    unit: '',
    goal: { rule: '=', value: 0 },
  },
  { line: 'S3', what: 'operations cut short', value: cutShort.length, unit: '', goal: { rule: '=', value: 0 } },
  { line: '', what: 'prototypes polluted', value: Number(isPolluted), unit: '', goal: { rule: '=', value: 0 } },
]);
