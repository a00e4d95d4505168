/**
 * Guessed passwords, against docs/goals.md S4: `node tests/security/guessing.security.ts [guesses]` (10,000 when absent). So many
 * wrong passwords of one account, a hundred in flight, at two gateways, each from another network; meanwhile its owner signs
 * in on a device that is known.
 */
import { randomUUID } from 'node:crypto';
import { startPart } from '@sefira/product/part-process';
import { Agent, request } from 'undici';
import * as z from 'zod/mini';
import { reportFigures } from '../suites/figures.ts';
import { password, startAttackedProduct } from './support/attacked-product.ts';

const guesses = Number(process.argv[2] ?? 10_000);
const inFlight = 100;

await using product = await startAttackedProduct();
const environment = { ...product.platform.environments.byPart.get('gateway'), LOG_LEVEL: 'silent' };
await using second = await startPart({ name: 'gateway', label: 'second', dataDir: product.dataDir, environment });
const gateways = [product.url, second.url];
const dispatcher = new Agent({ connections: inFlight });

const { email } = await product.register();
const atHome = await product.call({ method: 'POST', path: '/auth/login', body: { email, password } });
const deviceToken = z.parse(z.object({ data: z.object({ deviceToken: z.string() }) }), atHome.body).data.deviceToken;

const seen = new Map<number, number>();
let sent = 0;
let withoutWait = 0;

async function guess(): Promise<void> {
  const number = sent;
  sent += 1;
  const answer = await request(`${gateways[number % gateways.length]}/api/auth/login`, {
    dispatcher,
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-forwarded-for': `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`,
    },
    body: JSON.stringify({ email, password: `errada ${randomUUID()}` }),
  });
  await answer.body.dump();
  seen.set(answer.statusCode, (seen.get(answer.statusCode) ?? 0) + 1);
  if (answer.statusCode === 429 && !/^\d+$/.test(String(answer.headers['retry-after']))) withoutWait += 1;
}

let ownerFailures = 0;
async function ownerSignsIn(): Promise<void> {
  const headers = { 'x-device-token': deviceToken };
  const answer = await product.call({ method: 'POST', path: '/auth/login', body: { email, password }, headers });
  if (answer.status !== 200) ownerFailures += 1;
}

await Promise.all(
  Array.from({ length: inFlight }, async (_, one) => {
    while (sent < guesses) {
      await guess();
      if (one === 0) await ownerSignsIn();
    }
  }),
);
await dispatcher.close();

const checked = seen.get(401) ?? 0;
const others = [...seen]
  .filter(([status]) => status !== 401 && status !== 429)
  .reduce((sum, [, count]) => sum + count, 0);
const zero = { rule: '=', value: 0 } as const;
reportFigures([
  {
    line: 'S4',
    what: `password checks that ${sent} guesses bought`,
    value: checked,
    unit: '',
    goal: { rule: '≤', value: 10 },
  },
  { line: 'S4', what: 'times that the owner did not get in meanwhile', value: ownerFailures, unit: '', goal: zero },
  { line: '', what: 'answers other than wrong or too many', value: others, unit: '', goal: zero },
  { line: '', what: 'refusals that do not say when to come back', value: withoutWait, unit: '', goal: zero },
]);
