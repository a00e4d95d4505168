import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { reservationMinutes } from '@sefira/contracts/billing/internal';
import pg from 'pg';
import type { Figure } from '../../suites/figures.ts';
import { receivedMails } from '../support/received-mails.ts';
import type { Fault } from './faults.ts';
import { findBroken } from './invariants.ts';
import type { MixedProduct } from './mixed-product.ts';
import { runMixed, settle, untilErased } from './run.ts';

const calmMilliseconds = 5000;
const none = { rule: '=', value: 0 } as const;

/**
 * People's journeys before, during and after one fault, which may leave clocks so many minutes ahead. @returns figures of what
 * they were promised: no event, job, mail or message lost or doubled
 */
export async function journeysDuring(
  product: MixedProduct,
  fault: Fault,
  { people, minutesAhead = 0 }: { readonly people: number; readonly minutesAhead?: number },
): Promise<Figure[]> {
  const calm: Fault = { name: 'all is well again', run: () => wait(calmMilliseconds) };
  const promised = await runMixed(product, product, {
    people,
    faults: [fault, calm],
    calmMilliseconds,
    report: console.log,
  });
  const pool = new pg.Pool({ connectionString: product.stores.postgresUrl, max: 4 });
  // A connection that the server closes at the end is no failure.
  pool.on('error', () => undefined);
  try {
    await untilErased(pool, promised);
    // Reservations without a result expire; an erased person is erased again after late events had their attempts.
    const laterMinutes = minutesAhead + reservationMinutes + 1;
    await product.clocks.set('billing', laterMinutes);
    await product.clocks.set('auth', laterMinutes);
    const { left, seconds } = await settle(pool, promised);
    const findings = await findBroken(pool, promised);
    const { rows } = await pool.query<{ id: string }>(`SELECT id FROM "user".mail WHERE state = 'sent'`);
    const received = await receivedMails(path.join(product.dataDir, 'mailbox'));
    const lostMails = rows.filter(({ id }) => !received.includes(id)).length;
    const wrong = [...promised.wrong, ...[...promised.counts.wrong].map(([what, count]) => `${what} × ${count}`)];
    for (const line of [...left, ...wrong, ...findings.flatMap(({ broken }) => broken)].slice(0, 20))
      console.log(`  ${line}`);
    return [
      { line: '', what: 'journeys', value: promised.journeys, unit: '' },
      { line: '', what: 'calls', value: promised.counts.calls, unit: '' },
      { line: '', what: 'calls sent again', value: promised.counts.retried, unit: '' },
      { line: '', what: 'analyses accepted', value: promised.analyses.length, unit: '' },
      { line: '', what: 'orders paid', value: promised.orders.length, unit: '' },
      { line: '', what: 'from the last call until no work was left', value: seconds, unit: 's' },
      { line: 'S34', what: 'wrong answers, and journeys given up', value: wrong.length, unit: '', goal: none },
      { line: 'S34', what: 'events, jobs, mails and erasures not finished', value: left.length, unit: '', goal: none },
      {
        line: 'S34',
        what: 'mails lost or sent twice',
        value: lostMails + received.length - new Set(received).size,
        unit: '',
        goal: none,
      },
      ...findings.map(({ line, what, broken }): Figure => ({ line, what, value: broken.length, unit: '', goal: none })),
    ];
  } finally {
    await pool.end();
  }
}
