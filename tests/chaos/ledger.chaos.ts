/**
 * The ledger in ten minutes of faults (docs/decisions/0036-credits-ledger.md, docs/goals.md S15): `node tests/chaos/ledger.chaos.ts [seconds] [seed]`.
 * Two billing processes; one is killed, Postgres is killed, the link between them is cut, a clock goes ten minutes astray,
 * again and again, while people use their credits and readers look.
 */
import { reportFigures } from '../suites/figures.ts';
import { startLedgerProcesses } from './ledger/ledger-processes.ts';
import { runLedger } from './ledger/ledger-run.ts';

const [seconds = 600, seed = 20_261_121] = process.argv.slice(2).map(Number);
const goal = 50_000;

await using stage = await startLedgerProcesses({ cost: 4 });
const outcome = await runLedger(stage, {
  seconds,
  seed,
  wallets: 200,
  workers: 24,
  readers: 2,
  failures: ['billing killed', 'postgres killed', 'link cut', 'clock astray'],
  calmMilliseconds: 4000,
});
const none = { rule: '=', value: 0 } as const;
for (const line of [...outcome.brokenRules, ...stage.exits]) console.log(line);
reportFigures([
  { line: '', what: `operations answered in ${seconds} s`, value: outcome.operations, unit: '' },
  { line: '', what: 'operations refused', value: outcome.refused, unit: '' },
  { line: '', what: `failures, seed ${seed}`, value: outcome.failures, unit: '' },
  {
    line: 'S15',
    what: 'ledger reads',
    value: outcome.reads,
    unit: '',
    goal: { rule: '≥', value: Math.round((goal * seconds) / 600) },
  },
  { line: 'S15', what: 'ledger reads with a wrong sum', value: outcome.wrongReads, unit: '', goal: none },
  { line: 'S15', what: 'wrong balances', value: outcome.wrongBalances, unit: '', goal: none },
  { line: 'S15', what: 'entries lost or doubled', value: outcome.wrongEntries, unit: '', goal: none },
  { line: 'S15', what: 'broken rules of the ledger', value: outcome.brokenRules.length, unit: '', goal: none },
  { line: 'S15', what: 'processes that ended by themselves', value: stage.exits.length, unit: '', goal: none },
]);
