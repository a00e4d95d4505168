/**
 * OWASP ASVS 5.0 level 2, against docs/goals.md S1 (each requirement with a linked passing test or a reason):
 * `node tests/security/asvs.security.ts`. What is not held as it is written is counted by itself and said, with its reason.
 */
import { reportFigures } from '../suites/figures.ts';
import { isHeld, problemsOf, readRequirements } from './asvs.ts';
import { none } from './support/scanner-tools.ts';

const requirements = await readRequirements();
for (const [id, { title, open }] of requirements) if (open !== undefined) console.log(`open: ${id} ${title}: ${open}`);
const problems = await problemsOf(requirements);
for (const problem of problems) console.log(`wrong: ${problem}`);
const all = [...requirements.values()];
const held = all.filter(isHeld);
const byTests = held.filter(({ tests }) => tests !== undefined).length;
const open = all.filter(({ open }) => open !== undefined).length;
const plain = (what: string, value: number) => ({ line: 'S1', what, value, unit: '' });
reportFigures([
  {
    line: 'S1',
    what: 'ASVS 5.0, levels 1 and 2: requirements with tests or a reason',
    value: held.length + open,
    unit: 'of 253',
    goal: { rule: '=', value: 253 },
  },
  plain('of them held by tests', byTests),
  plain('of them not applying, with the reason', held.length - byTests),
  plain('of them not held as written, with the reason (asvs.yaml, "open")', open),
  none('', 'tests named that are not there', problems.length),
]);
