/** `npm run bench`: what docs/goals.md asks under "Speed", measured one after the other; the table stands in tests/bench/RESULTS.md. */
import { runSuite } from './run-suite.ts';

await runSuite(
  {
    title: 'Speed',
    command: 'npm run bench',
    results: 'tests/bench/RESULTS.md',
    steps: [
      { title: 'engine', file: 'tests/bench/engine.bench.ts' },
      { title: 'name search', file: 'tests/bench/search.bench.ts' },
      {
        title: 'gateway',
        file: 'tests/bench/gateway.bench.ts',
        args: ['1'],
        atFullSize: 'node tests/bench/gateway.bench.ts',
      },
      { title: 'session check', file: 'tests/bench/session-check.bench.ts' },
      {
        title: 'events',
        file: 'tests/bench/events.bench.ts',
        args: ['4000'],
        atFullSize: 'node tests/bench/events.bench.ts',
      },
      {
        title: 'reconciliation',
        file: 'tests/bench/events/reconciliation.bench.ts',
        args: ['100000'],
        atFullSize: 'node tests/bench/events/reconciliation.bench.ts',
      },
      { title: 'reads', file: 'tests/bench/reads.bench.ts' },
      {
        title: 'analyses',
        file: 'tests/bench/analyses.bench.ts',
        args: ['1', '3'],
        atFullSize: 'node tests/bench/analyses.bench.ts',
      },
      { title: 'PDFs', file: 'tests/bench/reports.bench.ts' },
      {
        title: 'fairness',
        file: 'tests/bench/fairness.bench.ts',
        args: ['5'],
        atFullSize: 'node tests/bench/fairness.bench.ts',
      },
      { title: 'ledger', file: 'tests/bench/ledger.bench.ts' },
      {
        title: 'logins',
        file: 'tests/bench/login.bench.ts',
        args: ['500'],
        atFullSize: 'node tests/bench/login.bench.ts',
      },
      {
        title: 'chat',
        file: 'tests/bench/chat.bench.ts',
        args: ['--calm', '2000', '10'],
        atFullSize: 'node tests/bench/chat.bench.ts 2000 120 --kill',
      },
      { title: 'first delta', file: 'tests/bench/chat-first-delta.bench.ts' },
      { title: 'search', file: 'tests/bench/content-search.bench.ts' },
      { title: 'lists of a professional', file: 'tests/bench/clients.bench.ts' },
      {
        title: 'reseller',
        file: 'tests/bench/reseller.bench.ts',
        args: ['200000'],
        atFullSize: 'node tests/bench/reseller.bench.ts',
      },
      {
        title: 'admin',
        file: 'tests/bench/admin.bench.ts',
        args: ['20000', '200000'],
        atFullSize: 'node tests/bench/admin.bench.ts',
      },
      {
        title: 'pages',
        file: 'tests/bench/pages.bench.ts',
        args: ['3', '/'],
        atFullSize: 'node tests/bench/pages.bench.ts',
      },
      { title: 'start', file: 'tests/bench/start.bench.ts' },
      { title: 'install', file: 'tests/bench/install.bench.ts' },
      {
        title: 'growth',
        file: 'tests/bench/growth.bench.ts',
        args: ['0.1', '1'],
        atFullSize: 'node tests/bench/growth.bench.ts',
      },
    ],
  },
  process.argv.slice(2),
);
