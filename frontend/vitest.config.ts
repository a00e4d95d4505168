import { availableParallelism } from 'node:os';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  plugins: [react()],
  test: {
    name: 'frontend',
    environment: 'jsdom',
    include: ['src/**/*.test.{ts,tsx}'],
    setupFiles: ['src/testing/setup.ts'],
    // A guard against hanging, not a measure, as the test timeout.
    expect: { poll: { timeout: 60_000 } },
    restoreMocks: true,
    isolate: false,
    maxWorkers: availableParallelism(),
    testTimeout: 60_000,
  },
});
