/** `npm run security`: attacks on the whole product (GOALS.md, S2 to S13 and what goes with them); the table stands in deploy/security/RESULTS.md. */
import { runSuite } from './run-suite.ts';

await runSuite(
  {
    title: 'Attackers',
    command: 'npm run security',
    results: 'deploy/security/RESULTS.md',
    steps: [
      { title: 'who may call what', file: 'deploy/security/authorization.security.ts' },
      {
        title: 'made-up input',
        file: 'deploy/security/fuzz.security.ts',
        args: ['12'],
        atFullSize: 'node deploy/security/fuzz.security.ts 1000',
      },
      { title: 'the door', file: 'deploy/security/door.security.ts' },
      { title: 'guessed passwords', file: 'deploy/security/guessing.security.ts' },
      { title: 'tests', file: 'deploy/security/tests.security.ts' },
      { title: 'scanners', file: 'deploy/security/scanners.security.ts' },
    ],
  },
  process.argv.slice(2),
);
