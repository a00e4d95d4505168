/**
 * The tests that hold a line of docs/goals.md by themselves: `node tests/security/tests.security.ts`. Each file counts its tests;
 * one that fails is a figure that is missed.
 */
import { type Figure, reportFigures } from '../suites/figures.ts';
import { runTestFiles } from '../suites/run-test-files.ts';

interface Held {
  readonly line: string;
  readonly what: string;
  readonly files: readonly string[];
}

const held: readonly Held[] = [
  {
    line: 'S6',
    what: 'ended sessions at two gateways, and without Redis',
    files: ['gateway/test/revocation.itest.ts'],
  },
  {
    line: 'S8',
    what: 'what reaches out of the PDF renderer',
    files: ['services/reports/test/sealed-renderer.itest.ts'],
  },
  { line: 'S9', what: 'prompts of an attacker', files: ['services/chat/test/injection.test.ts'] },
  { line: 'S12', what: 'limits at several doors, Redis away', files: ['gateway/test/gateway.itest.ts'] },
  {
    line: 'S25',
    what: 'what is left of an erased person, and what the export holds',
    files: ['tests/acceptance/person.itest.ts'],
  },
  {
    line: 'S29',
    what: 'paid results without credits, and twice for one key',
    files: ['tests/acceptance/paywall/paywall.itest.ts'],
  },
  {
    line: 'S30',
    what: 'one key used again: after deletion, at once with another body, after a refusal, when its records expired',
    files: [
      'services/billing/test/charges.itest.ts',
      'services/numerology/test/charging.itest.ts',
      'services/numerology/test/repetition.model.itest.ts',
    ],
  },
  {
    line: 'S31',
    what: 'what still works after deactivation, suspension and erasure',
    files: ['tests/acceptance/closed-accounts/closed-accounts.itest.ts'],
  },
  {
    line: 'S32',
    what: 'operations of power and money without a fresh proof of identity',
    files: ['tests/acceptance/access/fresh-proof.itest.ts'],
  },
  {
    line: 'S33',
    what: 'published passwords at a real provider or a public address',
    files: ['tests/acceptance/start-up.itest.ts'],
  },
  {
    line: 'S37',
    what: 'data of third persons in the browser after sign-out',
    files: ['frontend/e2e/account/privacy.itest.ts'],
  },
  {
    line: '',
    what: 'forged ID tokens, replayed codes and links, roles that are not one’s own',
    files: [
      'services/auth/test/social.itest.ts',
      'services/auth/test/second-factor.itest.ts',
      'services/auth/test/recovery.itest.ts',
      'services/auth/test/sessions.itest.ts',
      'tests/acceptance/escalation.itest.ts',
    ],
  },
  {
    line: 'S5',
    what: 'known and unknown people told apart; guesses at two replicas',
    files: ['services/auth/test/guessing.itest.ts'],
  },
  { line: '', what: 'uploads: polyglots, bombs, foreign formats', files: ['services/user/test/settings.itest.ts'] },
  {
    line: '',
    what: 'addresses that the server calls: browsers, alerts',
    files: ['services/user/test/push.itest.ts', 'services/admin-config/test/alert-sender.test.ts'],
  },
  {
    line: '',
    what: 'signed identities: algorithm, key, audience, end',
    files: ['libs/platform/test/identity.test.ts'],
  },
  {
    line: '',
    what: 'forged and replayed webhooks, prices sent by a client',
    files: ['services/billing/test/orders.itest.ts', 'services/billing/test/mercado-pago.itest.ts'],
  },
  {
    line: '',
    what: 'names as HTML, formulas and control characters in documents and files',
    files: ['services/reports/test/printouts.itest.ts', 'services/reports/test/templates.itest.ts'],
  },
];

const browserTests = 'frontend/e2e/';
const files = held.flatMap((one) => one.files);
// Each has its own set-up of servers: two in one process would share one migration engine, which serves one caller.
const testResults = [
  ...(await runTestFiles(
    ['browser'],
    files.filter((name) => name.startsWith(browserTests)),
  )),
  ...(await runTestFiles(
    ['unit', 'integration'],
    files.filter((name) => !name.startsWith(browserTests)),
  )),
];

const figures = held.flatMap(({ line, what, files: own }): Figure[] => {
  const tests = testResults
    .filter(({ name }) => own.some((one) => name.endsWith(one)))
    .flatMap(({ assertionResults }) => assertionResults);
  const failed = tests.filter(({ status }) => status === 'failed').length;
  const found = new Set(testResults.map(({ name }) => own.find((one) => name.endsWith(one))).filter(Boolean)).size;
  return [
    { line, what: `${what}: tests that pass`, value: tests.length - failed, unit: '' },
    // A missing or failing file has no tests.
    { line, what: `${what}: failed`, value: failed + own.length - found, unit: '', goal: { rule: '=', value: 0 } },
  ];
});
reportFigures(figures);
