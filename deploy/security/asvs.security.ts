/** OWASP ASVS 5.0 level 2, against GOALS.md S1: `node deploy/security/asvs.security.ts`. What is open is said. */
import { reportFigures } from '../suites/figures.ts';
import { isHeld, problemsOf, readRequirements } from './asvs.ts';
import { none } from './scanner-tools.ts';

const requirements = await readRequirements();
for (const [id, { title, open }] of requirements) if (open !== undefined) console.log(`open: ${id} ${title}: ${open}`);
const problems = await problemsOf(requirements);
for (const problem of problems) console.log(`wrong: ${problem}`);
const held = [...requirements.values()].filter(isHeld);
reportFigures([
  {
    line: 'S1',
    what: 'ASVS 5.0, levels 1 and 2: requirements held',
    value: held.length,
    unit: 'of 253',
    goal: { rule: '=', value: 253 },
  },
  { line: '', what: 'of them by tests', value: held.filter(({ tests }) => tests !== undefined).length, unit: '' },
  {
    line: '',
    what: 'of them not applying, with a reason',
    value: held.filter(({ tests }) => tests === undefined).length,
    unit: '',
  },
  none('', 'tests named that are not there', problems.length),
]);
