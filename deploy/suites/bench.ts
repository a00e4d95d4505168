/** `npm run bench`: what GOALS.md asks under "Speed", measured one after the other; the table stands in deploy/bench/RESULTS.md. */
import { runSuite } from './run-suite.ts';

await runSuite(
  {
    title: 'Speed',
    command: 'npm run bench',
    results: 'deploy/bench/RESULTS.md',
    steps: [
      { title: 'engine', file: 'deploy/bench/engine.bench.ts' },
      { title: 'name search', file: 'deploy/bench/search.bench.ts' },
      {
        title: 'gateway',
        file: 'deploy/bench/gateway.bench.ts',
        args: ['1'],
        atFullSize: 'node deploy/bench/gateway.bench.ts',
      },
      { title: 'session check', file: 'deploy/bench/session-check.bench.ts' },
      {
        title: 'events',
        file: 'deploy/bench/events.bench.ts',
        args: ['4000'],
        atFullSize: 'node deploy/bench/events.bench.ts',
      },
      { title: 'reads', file: 'deploy/bench/reads.bench.ts' },
      {
        title: 'analyses',
        file: 'deploy/bench/analyses.bench.ts',
        args: ['1', '3'],
        atFullSize: 'node deploy/bench/analyses.bench.ts',
      },
      { title: 'PDFs', file: 'deploy/bench/reports.bench.ts' },
      { title: 'ledger', file: 'deploy/bench/ledger.bench.ts' },
      {
        title: 'logins',
        file: 'deploy/bench/login.bench.ts',
        args: ['500'],
        atFullSize: 'node deploy/bench/login.bench.ts',
      },
      {
        title: 'chat',
        file: 'deploy/bench/chat.bench.ts',
        args: ['--calm', '2000', '10'],
        atFullSize: 'node deploy/bench/chat.bench.ts 2000 120 --kill',
      },
      { title: 'first delta', file: 'deploy/bench/chat-first-delta.bench.ts' },
      { title: 'search', file: 'deploy/bench/content-search.bench.ts' },
      {
        title: 'reseller',
        file: 'deploy/bench/reseller.bench.ts',
        args: ['200000'],
        atFullSize: 'node deploy/bench/reseller.bench.ts',
      },
      {
        title: 'admin',
        file: 'deploy/bench/admin.bench.ts',
        args: ['20000', '200000'],
        atFullSize: 'node deploy/bench/admin.bench.ts',
      },
      {
        title: 'pages',
        file: 'deploy/bench/pages.bench.ts',
        args: ['3', '/'],
        atFullSize: 'node deploy/bench/pages.bench.ts',
      },
      { title: 'start', file: 'deploy/bench/start.bench.ts' },
      {
        title: 'growth',
        file: 'deploy/bench/growth.bench.ts',
        args: ['0.1', '1'],
        atFullSize: 'node deploy/bench/growth.bench.ts',
      },
    ],
  },
  process.argv.slice(2),
);
