import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { ProductProcesses } from '@sefira/product/product-processes';
import pg from 'pg';
import type { Figure } from '../../suites/figures.ts';

/** Parts that accounts and their profiles need. */
export const registrationParts = ['gateway', 'auth', 'user'] as const;

export interface Registrations {
  /** E-mails of accounts that were answered with 201. */
  readonly acknowledged: string[];
  /** Answers that were neither an account nor 503 in the product's form. */
  readonly wrong: string[];
  refused: number;
}

const clients = 4;
const calmMilliseconds = 3000;
const limitMilliseconds = 180_000;
const none = { rule: '=', value: 0 } as const;

/** A call of a visitor with an address of their own. */
export function postAsVisitor(url: string, path: string, body: object): Promise<Response> {
  const address = `10.${[...crypto.getRandomValues(new Uint8Array(3))].join('.')}`;
  return fetch(`${url}/api${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
    signal: AbortSignal.timeout(60_000),
    body: JSON.stringify(body),
  });
}

/** The account of a new person with this address. */
export function registerAccount(url: string, email: string): Promise<Response> {
  const person = { name: 'Ana Célia', email, password: 'Cobre lilás 71', birthDate: '1955-11-29' };
  return postAsVisitor(url, '/auth/register', person);
}

async function register(url: string, outcome: Registrations): Promise<void> {
  const email = `${randomUUID()}@sefira.test`;
  const response = await registerAccount(url, email);
  const text = await response.text();
  if (response.status === 201) outcome.acknowledged.push(email);
  else if (response.status === 503 && text.includes('"success":false')) outcome.refused += 1;
  else outcome.wrong.push(`${response.status} ${text.slice(0, 200)}`);
}

/** Registers accounts before, during and after an outage. */
export async function registerDuring({ url }: ProductProcesses, outage: () => Promise<void>): Promise<Registrations> {
  const outcome: Registrations = { acknowledged: [], wrong: [], refused: 0 };
  let isOver = false;
  const working = Array.from({ length: clients }, async () => {
    while (!isOver) {
      await register(url, outcome);
      await wait(50);
    }
  });
  await wait(calmMilliseconds);
  await outage();
  await wait(calmMilliseconds);
  isOver = true;
  await Promise.all(working);
  if (outcome.wrong.length > 0) console.log(outcome.wrong.slice(0, 3).join('\n'));
  return outcome;
}

/** Figures of an outage: every acknowledged account exists and has its profile, the effect of its event, in time. */
export async function registrationFigures(
  { infrastructure }: ProductProcesses,
  fault: string,
  { acknowledged, wrong, refused }: Registrations,
): Promise<Figure[]> {
  const pool = new pg.Pool({ connectionString: infrastructure.databaseUrl, max: 2 });
  async function count(statement: string): Promise<number> {
    const { rows } = await pool.query<{ count: number }>(`SELECT count(*)::int AS count FROM ${statement}`, [
      acknowledged,
    ]);
    return rows[0]?.count ?? 0;
  }
  const withProfile = () =>
    count(`auth.account WHERE email = ANY($1)
      AND EXISTS (SELECT FROM "user".profile WHERE profile.user_id = account.id)`);
  try {
    const limit = Date.now() + limitMilliseconds;
    while ((await withProfile()) < acknowledged.length && Date.now() < limit) await wait(250);
    return [
      { line: '', what: `accounts registered, ${fault}`, value: acknowledged.length, unit: '' },
      { line: '', what: `refused with 503 in form, ${fault}`, value: refused, unit: '' },
      { line: 'S34', what: `other failures, ${fault}`, value: wrong.length, unit: '', goal: none },
      {
        line: 'S34',
        what: `accounts or events lost, ${fault}`,
        value: acknowledged.length - (await withProfile()),
        unit: '',
        goal: none,
      },
    ];
  } finally {
    await pool.end();
  }
}

/** Messages that no attempt could handle. */
export async function deadLetterFigure({ infrastructure }: ProductProcesses): Promise<Figure> {
  const client = new pg.Client({ connectionString: infrastructure.databaseUrl });
  await client.connect();
  try {
    const { rows } = await client.query<{ count: number }>(
      `SELECT ((SELECT count(*) FROM auth.dead_letter) + (SELECT count(*) FROM "user".dead_letter))::int AS count`,
    );
    return { line: 'S34', what: 'dead letters', value: rows[0]?.count ?? 0, unit: '', goal: none };
  } finally {
    await client.end();
  }
}
