/**
 * `npm run chaos`: guarantees under faults (docs/goals.md S6 to S26), one after the other; the table is written to
 * tests/chaos/RESULTS.md.
 */
import { runSuite } from './run-suite.ts';

await runSuite(
  {
    title: 'Faults',
    command: 'npm run chaos',
    results: 'tests/chaos/RESULTS.md',
    steps: [
      { title: 'mixed journeys', file: 'tests/chaos/mixed.chaos.ts' },
      {
        title: 'ledger',
        file: 'tests/chaos/ledger.chaos.ts',
        args: ['30'],
        atFullSize: 'node tests/chaos/ledger.chaos.ts 600',
      },
      {
        title: 'payment messages',
        file: 'tests/chaos/webhooks.chaos.ts',
        args: ['300'],
        atFullSize: 'node tests/chaos/webhooks.chaos.ts',
      },
      {
        title: 'events',
        file: 'tests/chaos/events.chaos.ts',
        args: ['2000', '5'],
        atFullSize: 'node tests/chaos/events.chaos.ts',
      },
      {
        title: 'PDFs',
        file: 'tests/chaos/reports.chaos.ts',
        args: ['80', '8'],
        atFullSize: 'node tests/chaos/reports.chaos.ts',
      },
      { title: 'Redis', file: 'tests/chaos/redis.chaos.ts' },
      {
        title: 'outages',
        file: 'tests/chaos/outages.chaos.ts',
        args: ['5000', '20', '5000'],
        atFullSize: 'node tests/chaos/outages.chaos.ts',
      },
      {
        title: 'database',
        file: 'tests/chaos/database.chaos.ts',
        args: ['5', '20', '200', '20'],
        atFullSize: 'node tests/chaos/database.chaos.ts',
      },
      {
        title: 'backlog',
        file: 'tests/chaos/backlog.chaos.ts',
        args: ['20000', '120'],
        atFullSize: 'node tests/chaos/backlog.chaos.ts',
      },
      {
        title: 'failover',
        file: 'tests/chaos/failover.chaos.ts',
        args: ['10'],
        atFullSize: 'node tests/chaos/failover.chaos.ts 60',
      },
      {
        title: 'mail server',
        file: 'tests/chaos/mail.chaos.ts',
        args: ['100', '3'],
        atFullSize: 'node tests/chaos/mail.chaos.ts',
      },
      {
        title: 'newsletter',
        file: 'tests/chaos/newsletter.chaos.ts',
        args: ['2000', '20000', '10'],
        atFullSize: 'node tests/chaos/newsletter.chaos.ts',
      },
      {
        title: 'full disks',
        file: 'tests/chaos/disks.chaos.ts',
        args: ['10'],
        atFullSize: 'node tests/chaos/disks.chaos.ts',
      },
      {
        title: 'machine',
        file: 'tests/chaos/machine.chaos.ts',
        args: ['10'],
        atFullSize: 'node tests/chaos/machine.chaos.ts',
      },
      {
        title: 'providers',
        file: 'tests/chaos/providers.chaos.ts',
        args: ['4', '12'],
        atFullSize: 'node tests/chaos/providers.chaos.ts',
      },
      { title: 'Redis failover', file: 'tests/chaos/topologies.chaos.ts' },
      { title: 'Redis unavailable', file: 'tests/chaos/redis-unavailable.chaos.ts' },
      { title: 'drills', file: 'tests/chaos/drills.chaos.ts' },
      { title: 'gateways', file: 'tests/chaos/gateways.chaos.ts' },
      {
        title: 'chat',
        file: 'tests/chaos/chat.chaos.ts',
        args: ['150', '20'],
        atFullSize: 'node tests/chaos/chat.chaos.ts 250 40',
      },
      {
        title: 'rolling restart',
        file: 'tests/chaos/rolling.chaos.ts',
        args: ['100', '50', '1'],
        atFullSize: 'node tests/chaos/rolling.chaos.ts 200 500 24',
      },
      { title: 'live migration', file: 'tests/chaos/migration.chaos.ts' },
      {
        title: 'partitions by person',
        file: 'tests/chaos/partition/partition.chaos.ts',
        args: ['20000'],
        atFullSize: 'node tests/chaos/partition/partition.chaos.ts',
      },
      {
        title: 'restore drill',
        file: 'tests/bench/restore.bench.ts',
        atFullSize: 'node tests/bench/restore.bench.ts',
      },
      {
        title: 'audit trail',
        file: 'tests/chaos/audit.chaos.ts',
        args: ['330'],
        atFullSize: 'node tests/chaos/audit.chaos.ts',
      },
    ],
  },
  process.argv.slice(2),
);
