/**
 * Workers of the reports killed at random (RELIABILITY.md F1, GOALS.md S18): `node deploy/chaos/reports.chaos.ts`. 200 reports
 * asked for at once by 20 people, 20 times SIGKILL, the API in use all the time.
 */
import { startInfrastructure } from '@sefira/testing/infrastructure';
import { runReports } from './reports-run.ts';

const run = { reports: 200, users: 20, kills: 20, workers: 2 } as const;
const apiLimit = 100;

await using infrastructure = await startInfrastructure(process.env);
const outcome = await runReports(infrastructure, run);
const { refused, stored, wronglyTold, wrongFiles, unfinishedFiles, orphanBrowsers, profiles, seconds, apiP95 } =
  outcome;
console.log(`stored              ${stored} of ${run.reports} in ${seconds.toFixed(1)} s`);
console.log(`refused             ${refused}`);
console.log(`told not once       ${wronglyTold}`);
console.log(`wrong files         ${wrongFiles}   left unfinished ${unfinishedFiles}`);
console.log(`orphan browsers     ${orphanBrowsers}   profiles left ${profiles}`);
console.log(`API p95             ${apiP95.toFixed(0)} ms   ≤ ${apiLimit} ms`);
const wrong = refused + wronglyTold + wrongFiles + unfinishedFiles + orphanBrowsers + (run.reports - stored);
if (wrong > 0 || apiP95 > apiLimit) process.exitCode = 1;
