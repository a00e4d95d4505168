/**
 * Customers behind a carrier's address (CGNAT) after wrong passwords of strangers there, against docs/goals.md S38:
 * `node tests/security/networks.security.ts [guesses]` (40 when absent). Each customer signs in on a new device, with a proof
 * of work where the gateway asks for one.
 */
import { challengeFacts, challengeSolutionHeader } from '@sefira/contracts/shared/network-challenge';
import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import * as z from 'zod/mini';
import { reportFigures } from '../suites/figures.ts';
import { password, startAttackedProduct } from './support/attacked-product.ts';

const guesses = Number(process.argv[2] ?? 40);
const customers = 10;
const shared = '203.0.113.7';
const sameNetwork = '203.0.113.99';

await using product = await startAttackedProduct();

function signIn(email: string, given: string, from: string, headers: Readonly<Record<string, string>> = {}) {
  const body = { email, password: given };
  return product.call({ method: 'POST', path: '/auth/login', body, headers: { 'x-forwarded-for': from, ...headers } });
}

const emails: string[] = [];
for (let index = 0; index < customers; index += 1) emails.push((await product.register()).email);
for (let index = 0; index < guesses; index += 1) await signIn(`estranho${index}@sefira.test`, 'errada', shared);

let challenged = 0;
let refused = 0;
let unsolvedPassed = 0;

async function enter(email: string, from: string): Promise<void> {
  const first = await signIn(email, password, from);
  if (first.status === 200) return;
  const asked = z.safeParse(z.object({ data: challengeFacts }), first.body);
  if (!asked.success) {
    refused += 1;
    return;
  }
  challenged += 1;
  const { challenge } = asked.data.data;
  if ((await signIn(email, password, from)).status === 200) unsolvedPassed += 1;
  const solution = await solveChallenge({ challenge, deriveKey });
  const proof = Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
  const second = await signIn(email, password, from, { [challengeSolutionHeader]: proof });
  if (second.status !== 200) refused += 1;
}

for (const [index, email] of emails.entries()) await enter(email, index % 2 === 0 ? shared : sameNetwork);

const zero = { rule: '=', value: 0 } as const;
reportFigures([
  {
    line: 'S38',
    what: `of ${customers} customers with a new device after ${guesses} wrong passwords of strangers, kept out`,
    value: refused,
    unit: '',
    goal: zero,
  },
  {
    line: 'S38',
    what: 'of them asked for a proof of work',
    value: challenged,
    unit: '',
    // The customers at the address of the strangers; without a challenge the limit would not have been reached.
    goal: { rule: '≥', value: customers / 2 },
  },
  { line: '', what: 'sign-ins without the proof that was asked for', value: unsolvedPassed, unit: '', goal: zero },
]);
