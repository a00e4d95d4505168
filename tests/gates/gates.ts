/** One check of `npm test`: commands, or else the project of vitest with this name, its tests counted one by one. */
export interface Gate {
  readonly name: string;
  readonly title: string;
  readonly commands?: readonly (readonly [command: string, ...args: string[]])[];
}

/** Options of a type check that repeats only what has changed since the last one. */
function remembering(name: string): readonly string[] {
  return ['--incremental', '--tsBuildInfoFile', `node_modules/.cache/types/${name}.tsbuildinfo`];
}

/** Stages run in turn, quick ones first; the gates of a stage run beside each other. Each is also a script of package.json. */
export const stages: readonly (readonly Gate[])[] = [
  [
    {
      name: 'generate',
      title: 'Prisma clients, models of the assistant',
      commands: [
        ['node', 'libs/database/src/bin/generate.ts'],
        ['node', 'libs/assistant/src/generation/generate-models.ts'],
      ],
    },
  ],
  [
    {
      name: 'typecheck',
      title: 'Type check',
      commands: [
        ['tsc', '-p', 'tsconfig.json', ...remembering('root')],
        ['tsc', '-p', 'frontend/tsconfig.json', ...remembering('frontend')],
      ],
    },
    { name: 'lint', title: 'Lint and format', commands: [['biome', 'ci', '--colors=off', '--error-on-warnings', '.']] },
    { name: 'cruise', title: 'Dependency rules', commands: [['node', 'tests/gates/cruise.ts']] },
    { name: 'unused', title: 'Unused code and dependencies', commands: [['knip']] },
    { name: 'drift', title: 'Schemas agree with migrations', commands: [['node', 'libs/database/src/bin/drift.ts']] },
    { name: 'build', title: 'Front end build', commands: [['node', 'deploy/launcher/build-pages.ts']] },
  ],
  [{ name: 'budgets', title: 'Budgets of the built pages', commands: [['node', 'frontend/scripts/budgets.ts']] }],
  [
    { name: 'unit', title: 'Unit tests' },
    { name: 'frontend', title: 'Front end tests' },
  ],
  [
    { name: 'integration', title: 'Integration tests' },
    { name: 'browser', title: 'Main path in a real browser' },
  ],
];
