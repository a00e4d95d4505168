import { randomUUID } from 'node:crypto';
import { createOrder } from '@sefira/contracts/billing/orders';
import { demoAccounts } from '@sefira/contracts/demo-accounts';
import { analyzePersonal } from '@sefira/contracts/numerology/analyses';
import { listReports } from '@sefira/contracts/reports/reports';
import { readReferralLink } from '@sefira/contracts/reseller/links';
import { testCard } from '@sefira/deploy/launcher/seed-call';
import * as z from 'zod/mini';
import { type ChatTranscript, runDialogue } from './chat-client.ts';
import {
  type CallCounts,
  createRetryingClient,
  eventually,
  RetriesExhaustedError,
  type RetryingClient,
} from './retrying-client.ts';

/** Acknowledgements of the product, compared with its state afterwards. */
export interface Promised {
  readonly analyses: { readonly userId: string; readonly analysisId: string }[];
  readonly orders: { readonly userId: string; readonly orderId: string; readonly isReferred: boolean }[];
  readonly said: ChatTranscript[];
  readonly erased: { readonly userId: string; readonly canaries: readonly string[] }[];
  /** Values that must not be stored in clear: passwords, tokens, card numbers. */
  readonly secrets: string[];
  readonly counts: CallCounts;
  journeys: number;
  pdfs: number;
  /** Answers that were not what they had to be. */
  readonly wrong: string[];
}

export interface Scene {
  readonly url: string;
  readonly sandboxUrl: string;
}

const cpf = '52998224725';
const cardNumber = '4242424242424242';

export function nothingPromised(): Promised {
  const counts = { calls: 0, retried: 0, wrong: new Map() };
  const lists = { analyses: [], orders: [], said: [], erased: [], wrong: [] };
  return { ...lists, secrets: [cardNumber], counts, journeys: 0, pdfs: 0 };
}

interface Person {
  readonly number: number;
  readonly caller: RetryingClient;
  readonly userId: string;
  readonly token: string;
  readonly name: string;
  readonly email: string;
  readonly password: string;
}

/** The reseller's code, once the demo reseller exists. */
export async function findResellerCode({ url }: Scene, promised: Promised): Promise<string> {
  const { email = '', password = '' } = demoAccounts.find(({ role }) => role === 'reseller') ?? {};
  const caller = createRetryingClient(url, '10.9.9.9', promised.counts);
  const signedIn = await caller.send('POST', '/api/auth/login', { body: { email, password } });
  const token = z.parse(z.object({ data: z.object({ token: z.string() }) }), signedIn.body).data.token;
  const link = await caller.send('GET', `/api${readReferralLink.path}`, { token });
  return z.parse(readReferralLink.response, link.body).data.code;
}

/** One person from the first visit to the last. `kind`: 1 buys a plan, 2 a pack, 3 ends the account. */
export async function journey(
  scene: Scene,
  code: string,
  { number, kind }: { readonly number: number; readonly kind: number },
  promised: Promised,
): Promise<void> {
  const person = await join(scene, number, kind === 1 ? code : null, promised);
  await analyse(person, 0, promised);
  if (kind === 1)
    await buy(scene, person, { plan: 'premium', cycle: 'monthly', method: 'credit-card' }, true, promised);
  if (kind === 2) await buy(scene, person, { pack: 'credits-50', method: 'pix' }, false, promised);
  if (kind !== 0) promised.said.push(await runDialogue(scene.url, person, 3));
  await analyse(person, 1, promised);
  await takeReports(person, kind === 3 ? 2 : 1, promised);
  if (kind === 3) await leave(person, promised);
  promised.journeys += 1;
}

const joined = z.object({ token: z.string(), user: z.object({ id: z.string() }) });

async function join({ url }: Scene, number: number, code: string | null, promised: Promised): Promise<Person> {
  const caller = createRetryingClient(
    url,
    `10.${1 + (number >> 16)}.${(number >> 8) & 255}.${number & 255}`,
    promised.counts,
  );
  const mark = randomUUID().slice(0, 8);
  const letters = mark.replaceAll(/\d/g, (digit) => 'ghijklmnop'[Number(digit)] ?? '');
  const name = `Ana ${letters.charAt(0).toUpperCase()}${letters.slice(1)} Vasconcelos`;
  const email = `ana.${mark}@sefira.test`;
  const password = `Cobre lilás ${mark}`;
  const body = { name, email, password, birthDate: '1955-11-29' };
  let cookie: string | undefined;
  if (code !== null) {
    const visit = await caller.send('GET', `/r/${code}`);
    [cookie] = (visit.headers.get('set-cookie') ?? '').split(';');
  }
  const answer = await caller.send('POST', '/api/auth/register', { body, ...(cookie ? { cookie } : {}) });
  // A retry after a lost response finds the account created.
  const taken =
    answer.status === 409 ? await caller.send('POST', '/api/auth/login', { body: { email, password } }) : null;
  const shape = taken
    ? z.object({ data: joined })
    : z.object({ data: z._default(joined, { token: '', user: { id: '' } }), ...joined.shape });
  const read = z.parse(shape, (taken ?? answer).body);
  const { token, user } = 'token' in read ? read : read.data;
  promised.secrets.push(password, token);
  return { number, caller, userId: user.id, token, name, email, password };
}

async function analyse({ caller, token, userId, name }: Person, turn: number, promised: Promised): Promise<void> {
  const body = { name: turn === 0 ? name : `${name} de Prado`, birthDate: '1971-05-17' };
  const answer = await caller.send('POST', `/api${analyzePersonal.path}`, { token, body });
  if (answer.status === 200) {
    promised.analyses.push({ userId, analysisId: z.parse(analyzePersonal.response, answer.body).data.analysisId });
  } else promised.wrong.push(`analysis ${answer.status} ${answer.bytes.toString('utf8').slice(0, 200)}`);
}

const orderState = z.object({
  data: z.object({ status: z.string(), instructions: z.object({ redirectUrl: z.nullable(z.string()) }) }),
});

/** An order that fails while the provider is unavailable is placed anew, as a person does. */
async function buy(
  scene: Scene,
  person: Person,
  what: { plan?: string; pack?: string; cycle?: string; method: 'pix' | 'credit-card' },
  isReferred: boolean,
  promised: Promised,
): Promise<void> {
  const { userId, caller, token, name, email } = person;
  const orderId = await eventually('order not paid', async () => {
    const card = what.method === 'credit-card' ? { cardToken: await testCard(scene.sandboxUrl, name) } : {};
    const answer = await caller.send('POST', `/api${createOrder.path}`, {
      token,
      body: { ...what, ...card, name, email, cpf },
    });
    if (answer.status !== 201) {
      promised.wrong.push(`order ${answer.status} ${answer.bytes.toString('utf8').slice(0, 200)}`);
      return null;
    }
    const { id } = z.parse(createOrder.response, answer.body).data;
    return (await isPaid(scene, person, id, what.method)) ? id : undefined;
  });
  if (orderId !== null) promised.orders.push({ userId, orderId, isReferred });
}

/** Pays an order; false where it ends without a payment. */
async function isPaid(
  { sandboxUrl }: Scene,
  { caller, token }: Person,
  orderId: string,
  method: 'pix' | 'credit-card',
): Promise<boolean> {
  let isPaymentRequested = method === 'credit-card';
  return eventually('order not paid', async () => {
    const { body } = await caller.send('GET', `/api${createOrder.path}/${orderId}`, { token });
    const { status, instructions } = z.parse(orderState, body).data;
    if (status !== 'pending') return status === 'paid';
    const payment = instructions.redirectUrl && new URL(instructions.redirectUrl).pathname.split('/').at(-1);
    if (!isPaymentRequested && payment) {
      await fetch(`${sandboxUrl}/control/payments/${payment}/pay`, { method: 'POST' });
      isPaymentRequested = true;
    }
    return undefined;
  });
}

/** Waits for the PDFs of the analyses and takes the newest home. */
async function takeReports({ caller, token }: Person, count: number, promised: Promised): Promise<void> {
  const report = await eventually('reports not made', async () => {
    const { body } = await caller.send('GET', `/api${listReports.path}`, { token });
    const { items, counters } = z.parse(listReports.response, body).data;
    const failed = items.find(({ failureReason }) => failureReason !== null);
    if (counters.failed > 0) throw new RetriesExhaustedError(`report failed: ${failed?.failureReason}`);
    return counters.completed >= count ? items.find(({ status }) => status === 'completed') : undefined;
  });
  const { bytes } = await caller.send('GET', `/api${listReports.path}/${report.id}/pdf`, { token });
  if (bytes.subarray(0, 5).toString() === '%PDF-') promised.pdfs += 1;
  else promised.wrong.push(`PDF ${bytes.toString('utf8').slice(0, 100)}`);
}

async function leave({ caller, token, userId, name, email, password }: Person, promised: Promised): Promise<void> {
  const answer = await caller.send('DELETE', '/api/user/account', { token, body: { password }, endsSession: true });
  if (answer.status !== 200 && answer.status !== 401)
    promised.wrong.push(`leaving ${answer.status} ${answer.bytes.toString('utf8').slice(0, 200)}`);
  else promised.erased.push({ userId, canaries: [name, email] });
}
