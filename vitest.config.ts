import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { LongestFirst } from './tests/gates/longest-first.ts';

const ignored = ['**/node_modules/**', '**/dist/**', '**/prisma/generated/**'];
const cores = availableParallelism();
/** Faults that take their time: `npm run chaos`. */
const drills = '{tests,services/*/test}/drills/**';
/** Node runs the sources itself, as the product does: no transformation by Vite, and compiled modules are kept on disk. */
const native = { viteModuleRunner: false, nodeLoader: false };
/** Guards against hanging, not measures: the machine may be busy. */
const guards = { testTimeout: 600_000, hookTimeout: 600_000, expect: { poll: { timeout: 180_000 } } };
const parts = '{libs,services,gateway,deploy,tests}';

/** Unit tests are pure; integration tests bring up Postgres, Redis and Chromium through libs/testing; the front end has its own. */
export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    coverage: {
      provider: 'v8',
      include: [`${parts}/**/*.ts`, 'frontend/src/**/*.{ts,tsx}'],
      exclude: [...ignored, '**/*.{test,itest}.{ts,tsx}', '**/test/**', 'frontend/src/testing/**'],
    },
    projects: [
      {
        test: {
          name: 'unit',
          globalSetup: './libs/testing/src/models.ts',
          experimental: native,
          include: [`${parts}/**/*.test.ts`],
          exclude: ignored,
          // Pure: files share a process and what it has loaded.
          isolate: false,
          maxWorkers: cores,
          ...guards,
        },
      },
      {
        test: {
          name: 'integration',
          experimental: native,
          // After the unit tests, where several projects are in one run.
          sequence: { groupOrder: 1 },
          include: [`${parts}/**/*.itest.ts`],
          exclude: [...ignored, drills],
          globalSetup: './libs/testing/src/setup.ts',
          pool: 'forks',
          // Files share a process and what it has loaded: what a test opens, it closes.
          isolate: false,
          maxWorkers: cores,
          ...guards,
        },
      },
      {
        test: {
          name: 'drills',
          experimental: native,
          sequence: { groupOrder: 3 },
          include: [`${drills}/*.itest.ts`],
          exclude: ignored,
          globalSetup: './libs/testing/src/setup.ts',
          pool: 'forks',
          maxWorkers: cores,
          ...guards,
        },
      },
      {
        test: {
          name: 'browser',
          experimental: native,
          sequence: { groupOrder: 1 },
          include: ['frontend/e2e/**/*.itest.ts'],
          exclude: ignored,
          globalSetup: ['./libs/testing/src/setup.ts', './tests/product/setup.ts'],
          pool: 'forks',
          isolate: false,
          maxWorkers: cores,
          ...guards,
        },
      },
      './frontend/vitest.config.ts',
    ],
  },
});
