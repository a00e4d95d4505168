/** Code that is mutated, and the tests that must fail for each mutant (docs/goals.md S27). */
export interface MutationTarget {
  readonly title: string;
  /** Globs of what is changed, from the root of the repository; `!` takes out. */
  readonly mutate: readonly string[];
  readonly tests: readonly string[];
}

/**
 * The pure parts: their tests take milliseconds. Code that only a database can test takes half a minute for each of
 * thousands of mutants.
 */
export const mutationTargets: readonly MutationTarget[] = [
  {
    title: 'auth',
    // Names and passwords of the demonstration are data.
    mutate: ['services/auth/src/domain/*.ts', '!services/auth/src/domain/demo-accounts.ts'],
    tests: ['services/auth/test/policies.test.ts'],
  },
  {
    title: 'billing',
    // The catalogue that a new product begins with is data.
    mutate: [
      'services/billing/src/domain/*.ts',
      '!services/billing/src/domain/*.test.ts',
      '!services/billing/src/domain/catalogue-seed.ts',
      '!services/billing/src/domain/ledger.ts',
    ],
    tests: ['services/billing/**/*.test.ts'],
  },
  {
    title: 'ledger',
    mutate: ['services/billing/src/domain/ledger.ts'],
    tests: ['services/billing/test/money.test.ts'],
  },
  {
    title: 'outbox',
    mutate: ['libs/messaging/src/sealing.ts'],
    tests: ['libs/messaging/src/*.test.ts'],
  },
  {
    title: 'engine',
    mutate: ['libs/numerology/src/*.ts'],
    tests: ['libs/numerology/test/*.test.ts', '!libs/numerology/test/command-line.test.ts'],
  },
  {
    title: 'assistant',
    // Wordings, passages and phrases are data.
    mutate: ['libs/assistant/src/{understanding,dialogue,guard,tools}/*.ts', '!libs/assistant/src/**/*.test.ts'],
    tests: ['libs/assistant/test/*.test.ts', 'libs/assistant/src/**/*.test.ts'],
  },
];
