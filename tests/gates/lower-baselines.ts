/** `node tests/gates/lower-baselines.ts`: stores the counts of findings that have fallen. A count that rose fails `npm test` instead. */
import { lowerBaseline } from './baseline.ts';
import { findAll } from './findings.ts';

const findings = await findAll();
for (const rule of ['vocabulary', 'sentences', 'outside-references', 'layout'] as const) {
  await lowerBaseline(rule, findings[rule]);
  console.log(`${rule}: ${findings[rule].length} findings left`);
}
