/**
 * The ledger in ten minutes of faults (RELIABILITY.md E2, GOALS.md S15): `node deploy/chaos/ledger.chaos.ts [seconds] [seed]`.
 * Two billing processes; one is killed, Postgres is killed, the link between them is cut, a clock goes ten minutes astray,
 * again and again, while people use their credits and readers look.
 */
import { runLedger } from './ledger-run.ts';
import { openLedgerStage } from './ledger-stage.ts';

const [seconds = 600, seed = 20_261_121] = process.argv.slice(2).map(Number);
const goal = 50_000;

await using stage = await openLedgerStage({ cost: 4 });
const outcome = await runLedger(stage, {
  seconds,
  seed,
  wallets: 200,
  workers: 24,
  readers: 2,
  failures: ['billing killed', 'postgres killed', 'link cut', 'clock astray'],
  calmMilliseconds: 4000,
});
console.log(`operations          ${outcome.operations} answered in ${seconds} s, ${outcome.refused} refused`);
console.log(`failures            ${outcome.failures}   seed ${seed}`);
console.log(`ledger reads        ${outcome.reads}, wrong ${outcome.wrongReads}   0 of ≥ ${goal} in 600 s`);
console.log(`wrong balances      ${outcome.wrongBalances}   entries lost or doubled ${outcome.wrongEntries}`);
console.log(`broken rules        ${outcome.brokenRules.length}   ${outcome.brokenRules.join('; ')}`);
console.log(`processes ended     ${stage.exits.length}   ${stage.exits.join('\n')}`);
const wrong =
  stage.exits.length + outcome.wrongReads + outcome.wrongBalances + outcome.wrongEntries + outcome.brokenRules.length;
if (wrong > 0 || outcome.reads < (goal * seconds) / 600) process.exitCode = 1;
