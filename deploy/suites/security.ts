/** `npm run security`: attacks on the whole product (GOALS.md, S1 to S13 and what goes with them); the table stands in deploy/security/RESULTS.md. */
import { runSuite } from './run-suite.ts';

await runSuite(
  {
    title: 'Attackers',
    command: 'npm run security',
    results: 'deploy/security/RESULTS.md',
    steps: [
      { title: 'ASVS', file: 'deploy/security/asvs.security.ts' },
      { title: 'who may call what', file: 'deploy/security/authorization.security.ts' },
      {
        title: 'made-up input',
        file: 'deploy/security/fuzz.security.ts',
        args: ['12'],
        atFullSize: 'node deploy/security/fuzz.security.ts 1000',
      },
      { title: 'more than was asked', file: 'deploy/security/mass-assignment.security.ts' },
      {
        title: 'hostile texts',
        file: 'deploy/security/injection.security.ts',
        args: ['3'],
        atFullSize: 'node deploy/security/injection.security.ts',
      },
      { title: 'the door', file: 'deploy/security/door.security.ts' },
      { title: 'guessed passwords', file: 'deploy/security/guessing.security.ts' },
      {
        title: 'sockets',
        file: 'deploy/security/sockets.security.ts',
        args: ['1000'],
        atFullSize: 'node deploy/security/sockets.security.ts 20000',
      },
      { title: 'certificates', file: 'deploy/security/certificates.security.ts' },
      { title: 'tests', file: 'deploy/security/tests.security.ts' },
      { title: 'what others wrote', file: 'deploy/security/supply.security.ts' },
      {
        title: 'scanners',
        file: 'deploy/security/scanners.security.ts',
        args: ['40'],
        atFullSize: 'node deploy/security/scanners.security.ts 600',
      },
    ],
  },
  process.argv.slice(2),
);
