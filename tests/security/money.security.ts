/**
 * Random sequences of everything that is done with money, with simulated time, against billing and the payment sandbox
 * (docs/goals.md S28): `node tests/security/money.security.ts [sequences]`.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { root } from '@sefira/deploy/launcher/platform';
import { reportFigures } from '../suites/figures.ts';

const sequences = Number(process.argv[2] ?? 10_000);
const vitest = path.join(root, 'node_modules/vitest/vitest.mjs');
const file = 'services/billing/test/money.model.itest.ts';
/** One process computes on one core, so large numbers are split. */
const processes = sequences < 1000 ? 1 : Math.min(4, availableParallelism());
const codes = await Promise.all(
  Array.from({ length: processes }, async () => {
    const child = spawn(process.execPath, [vitest, 'run', '--project', 'integration', file], {
      cwd: root,
      env: { ...process.env, MODEL_RUNS: String(Math.ceil(sequences / processes)) },
      stdio: 'inherit',
    });
    const [code] = await once(child, 'close');
    return code;
  }),
);
const isBroken = codes.some((code) => code !== 0);
const what =
  'random sequences of purchase, upgrade, refund, chargeback, renewal, late payment, administration, deletion';
reportFigures([
  // The first broken sequence ends the run: its acts stand above.
  { line: 'S28', what: `${what}: run to their end`, value: isBroken ? 0 : sequences, unit: '' },
  {
    line: 'S28',
    what: 'value given beyond the money kept, or money without effect or review: sequences',
    value: Number(isBroken),
    unit: '',
    goal: { rule: '=', value: 0 },
  },
]);
