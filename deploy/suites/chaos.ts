/**
 * `npm run chaos`: what must hold while things fail (GOALS.md, S6 to S26), one after the other; the table stands in
 * deploy/chaos/RESULTS.md.
 */
import { runSuite } from './run-suite.ts';

await runSuite(
  {
    title: 'Faults',
    command: 'npm run chaos',
    results: 'deploy/chaos/RESULTS.md',
    steps: [
      { title: 'mixed journeys', file: 'deploy/chaos/mixed.chaos.ts' },
      {
        title: 'ledger',
        file: 'deploy/chaos/ledger.chaos.ts',
        args: ['30'],
        atFullSize: 'node deploy/chaos/ledger.chaos.ts 600',
      },
      {
        title: 'payment messages',
        file: 'deploy/chaos/webhooks.chaos.ts',
        args: ['300'],
        atFullSize: 'node deploy/chaos/webhooks.chaos.ts',
      },
      {
        title: 'events',
        file: 'deploy/chaos/events.chaos.ts',
        args: ['2000', '5'],
        atFullSize: 'node deploy/chaos/events.chaos.ts',
      },
      {
        title: 'PDFs',
        file: 'deploy/chaos/reports.chaos.ts',
        args: ['80', '8'],
        atFullSize: 'node deploy/chaos/reports.chaos.ts',
      },
      { title: 'Redis', file: 'deploy/chaos/redis.chaos.ts' },
      { title: 'doors', file: 'deploy/chaos/doors.chaos.ts' },
      {
        title: 'chat',
        file: 'deploy/chaos/chat.chaos.ts',
        args: ['150', '20'],
        atFullSize: 'node deploy/chaos/chat.chaos.ts 250 40',
      },
      {
        title: 'rolling restart',
        file: 'deploy/chaos/rolling.chaos.ts',
        args: ['100', '50', '1'],
        atFullSize: 'node deploy/chaos/rolling.chaos.ts 200 500 24',
      },
      { title: 'live migration', file: 'deploy/chaos/migration.chaos.ts' },
      {
        title: 'restore drill',
        file: 'deploy/bench/restore.bench.ts',
        args: ['0.6'],
        atFullSize: 'node deploy/bench/restore.bench.ts',
      },
      {
        title: 'audit trail',
        file: 'deploy/chaos/audit.chaos.ts',
        args: ['330'],
        atFullSize: 'node deploy/chaos/audit.chaos.ts',
      },
    ],
  },
  process.argv.slice(2),
);
