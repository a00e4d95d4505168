/**
 * Lost, promoted and unanswering servers, against docs/goals.md S36: `node tests/chaos/drills.chaos.ts`. Each file of the
 * drills is a figure that is missed when a test of it fails.
 */
import path from 'node:path';
import { type Figure, reportFigures } from '../suites/figures.ts';
import { runTestFiles } from '../suites/run-test-files.ts';

const results = await runTestFiles(['drills']);
reportFigures(
  results.map(({ name, status, assertionResults }): Figure => {
    const failed = assertionResults.filter((test) => test.status === 'failed').length;
    const file = path.basename(name, '.itest.ts');
    return {
      line: file === 'redis-topologies' ? 'S36' : '',
      what: `${file}: failed of ${assertionResults.length} tests`,
      value: status === 'passed' ? failed : Math.max(1, failed),
      unit: '',
      goal: { rule: '=', value: 0 },
    };
  }),
);
