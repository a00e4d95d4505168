/** `npm run security`: attacks on the whole product (docs/goals.md, S1 to S13, S26, S28 to S33, S37 and S38); the table stands in tests/security/RESULTS.md. */
import { runSuite } from './run-suite.ts';

await runSuite(
  {
    title: 'Attackers',
    command: 'npm run security',
    results: 'tests/security/RESULTS.md',
    steps: [
      { title: 'ASVS', file: 'tests/security/asvs.security.ts' },
      { title: 'who may call what', file: 'tests/security/authorization.security.ts' },
      {
        title: 'made-up input',
        file: 'tests/security/fuzz.security.ts',
        args: ['12'],
        atFullSize: 'node tests/security/fuzz.security.ts 1000',
      },
      { title: 'more than was asked', file: 'tests/security/mass-assignment.security.ts' },
      {
        title: 'hostile texts',
        file: 'tests/security/injection.security.ts',
        args: ['3'],
        atFullSize: 'node tests/security/injection.security.ts',
      },
      { title: 'gateway', file: 'tests/security/gateway.security.ts' },
      { title: 'guessed passwords', file: 'tests/security/guessing.security.ts' },
      { title: 'busy networks', file: 'tests/security/networks.security.ts' },
      {
        title: 'sockets',
        file: 'tests/security/sockets.security.ts',
        args: ['1000'],
        atFullSize: 'node tests/security/sockets.security.ts 20000',
      },
      { title: 'certificates', file: 'tests/security/certificates.security.ts' },
      {
        title: 'money in every order',
        file: 'tests/security/money.security.ts',
        args: ['96'],
        atFullSize: 'node tests/security/money.security.ts 10000',
      },
      { title: 'tests', file: 'tests/security/tests.security.ts' },
      { title: 'what others wrote', file: 'tests/security/supply.security.ts' },
      {
        title: 'scanners',
        file: 'tests/security/scanners.security.ts',
        args: ['40'],
        atFullSize: 'node tests/security/scanners.security.ts 600',
      },
    ],
  },
  process.argv.slice(2),
);
