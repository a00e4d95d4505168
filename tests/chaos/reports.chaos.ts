/**
 * Workers of the reports killed at random (docs/goals.md S18): `node tests/chaos/reports.chaos.ts [reports]
 * [kills]`, by default 200 reports asked for at once by 20 people, 20 times SIGKILL, the API in use all the time.
 */
import { startInfrastructure } from '@sefira/testing/infrastructure';
import { reportFigures } from '../suites/figures.ts';
import { runReports } from './reports/reports-run.ts';

const [reports = 200, kills = 20] = process.argv.slice(2).map(Number);
const run = { reports, users: 20, kills, workers: 2 } as const;

await using infrastructure = await startInfrastructure(process.env);
const outcome = await runReports(infrastructure, run);
const none = { rule: '=', value: 0 } as const;
reportFigures([
  { line: '', what: `${run.reports} reports, ${run.kills} kills`, value: outcome.seconds, unit: 's' },
  { line: 'S18', what: 'reports lost', value: run.reports - outcome.stored, unit: '', goal: none },
  { line: 'S18', what: 'reports told of not once', value: outcome.wronglyPublished, unit: '', goal: none },
  { line: 'S18', what: 'calls refused', value: outcome.refused, unit: '', goal: none },
  { line: 'S18', what: 'files missing, broken or of nobody', value: outcome.wrongFiles, unit: '', goal: none },
  { line: '', what: 'drafts of killed workers', value: outcome.interrupted, unit: '' },
  { line: 'S18', what: 'of them left by the next worker', value: outcome.unfinishedFiles, unit: '', goal: none },
  { line: 'S18', what: 'orphan browsers', value: outcome.orphanBrowsers, unit: '', goal: none },
  { line: '', what: 'browser profiles left', value: outcome.profiles, unit: '' },
  {
    line: 'S18',
    what: 'longest from a kill to the next try of its report',
    value: outcome.longestGap,
    unit: 's',
    goal: { rule: '≤', value: 10 },
  },
  { line: '', what: 'API meanwhile, p95', value: outcome.apiP95, unit: 'ms' },
]);
