import {
  createCompanyReport,
  createCompatibilityReport,
  createGeneralReport,
  createNumerologyReport,
  createPersonalReport,
  generatePdf,
} from '@sefira/contracts/reports/orders';
import { listReports, readFile } from '@sefira/contracts/reports/reports';
import { person, type ServiceUnderTest, startService, type TestAnswer } from '@sefira/testing/test-environment';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { environment } from '../src/config.ts';
import { definition } from '../src/definition.ts';
import { readPdf } from './support/read-pdf.ts';
import { ana, createReportsFixture, type ReportsFixture, subscriber } from './support/reports-fixture.ts';
import { registerSender, startUser } from './support/start-user.ts';

const stack = new AsyncDisposableStack();
let testEnvironment: ReportsFixture;
let reports: ServiceUnderTest;

beforeAll(async () => {
  testEnvironment = stack.use(await createReportsFixture());
  const user = stack.use(await startUser(testEnvironment));
  const environment = { ...testEnvironment.reportsEnvironment, USER_URL: user.running.url };
  reports = stack.use(await startService(definition, testEnvironment, { environment }));
});
afterAll(() => stack.disposeAsync());

type Person = ReturnType<typeof person>;
interface Listed {
  readonly id: string;
  readonly title: string;
}

const joao = { name: 'João Araújo', birthDate: '1983-04-17' };
const company = {
  companyName: 'Padaria Estrela & Irmãos',
  foundationDate: '2014-05-20',
  ownerBirthDate: '1983-04-17',
  businessType: 'Alimentação',
  analysis: { successPotential: 100, note: 'inventado pelo cliente' },
} as const;
const together = { person1: ana, person2: joao };

/** Every call of both specifications with the body that they give, and the name of the file that it answers. */
const calls: readonly (readonly [string, (as: Person) => Promise<TestAnswer>, string, string])[] = [
  [
    'personal',
    (as) => reports.send(createPersonalReport, { as, body: { ...ana, email: '', sendByEmail: false } }),
    'Mapa numerologico de Ana Celia Vasconcelos.pdf',
    'Mapa numerológico de Ana Célia Vasconcelos.pdf',
  ],
  [
    'compatibility',
    (as) => reports.send(createCompatibilityReport, { as, body: { ...together, sendByEmail: false } }),
    'Casal Ana Celia Vasconcelos e Joao Araujo.pdf',
    'Casal Ana Célia Vasconcelos e João Araújo.pdf',
  ],
  [
    'company',
    (as) => reports.send(createCompanyReport, { as, body: company }),
    'Analise da empresa Padaria Estrela - Irmaos.pdf',
    'Análise da empresa Padaria Estrela & Irmãos.pdf',
  ],
  [
    'numerology',
    (as) => reports.send(createNumerologyReport, { as, body: joao }),
    'Mapa numerologico de Joao Araujo.pdf',
    'Mapa numerológico de João Araújo.pdf',
  ],
  [
    'generate-pdf, cycles',
    (as) =>
      reports.send(generatePdf, { as, body: { type: 'cycles', data: { birthDate: '1983-04-17', currentYear: 2027 } } }),
    'Ciclos de 2027 para quem nasceu em 17 04 1983.pdf',
    'Ciclos de 2027 para quem nasceu em 17 04 1983.pdf',
  ],
  [
    'generate-pdf, cycles of a person',
    (as) => reports.send(generatePdf, { as, body: { type: 'cycles', data: { ...joao, currentYear: 2027 } } }),
    'Ciclos de Joao Araujo em 2027.pdf',
    'Ciclos de João Araújo em 2027.pdf',
  ],
  [
    'generate-pdf, name',
    (as) => reports.send(generatePdf, { as, body: { type: 'name', data: { map: joao } } }),
    'Analise do nome Joao Araujo.pdf',
    'Análise do nome João Araújo.pdf',
  ],
  [
    'generate-pdf, group',
    (as) =>
      reports.send(generatePdf, { as, body: { type: 'group', data: { groupName: 'Família', members: [ana, joao] } } }),
    'Analise do grupo Familia.pdf',
    'Análise do grupo Família.pdf',
  ],
];

test.each(calls)('%s sends a PDF with its name in ASCII and in UTF-8', async (_call, send, plain, real) => {
  const answer = await send(subscriber());
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe('application/pdf');
  expect(answer.bytes.subarray(0, 5).toString()).toBe('%PDF-');
  const [, ascii = '', utf8 = ''] =
    /^attachment; filename="([^"]*)"; filename\*=UTF-8''(\S*)$/.exec(answer.headers.get('content-disposition') ?? '') ??
    [];
  expect(ascii).toBe(plain);
  expect(decodeURIComponent(utf8)).toBe(real);
});

test('results sent by a client are never printed', async () => {
  const answer = await reports.send(createCompanyReport, { as: subscriber(), body: company });
  expect((await readPdf(answer.bytes)).text).not.toContain('inventado');
});

test.each([
  ['numerology', createNumerologyReport],
  ['compatibility', createCompatibilityReport],
  ['company', createCompanyReport],
  ['general', createGeneralReport],
] as const)('%s gives a report of the list by its id, whatever is sent beside it', async (_name, route) => {
  const as = subscriber();
  const first = await reports.send(createPersonalReport, { as, body: ana });
  const [listed] = ((await reports.send(listReports, { as, query: {} })).body as { data: { items: Listed[] } }).data
    .items;
  const body = { reportId: listed?.id ?? '', reportData: { title: 'outro', name: 'Outra Pessoa' } };
  const again = await reports.send(route, { as, body });
  expect(again.status).toBe(200);
  expect(again.bytes.equals(first.bytes)).toBe(true);
  expect((await reports.send(route, { as: subscriber(), body })).status).toBe(404);
});

test('refuses a name of a megabyte or of two hundred thousand emoji before the engine reads it', async () => {
  for (const name of ['a'.repeat(1_048_576), '🌟'.repeat(200_000)]) {
    const answer = await reports.send(createPersonalReport, { as: subscriber(), body: { ...ana, name } });
    expect(answer.status).toBe(413);
  }
});

test('a call with sendByEmail publishes address and link, and requires an address', async () => {
  const as = person(await registerSender(testEnvironment), { plan: 'professional' });
  const body = { ...joao, email: 'joao@sefira.test', sendByEmail: true };
  expect((await reports.send(createPersonalReport, { as, body })).status).toBe(200);
  const { rows } = await testEnvironment.database.query(
    `SELECT payload FROM reports.outbox_event WHERE payload->>'email' = 'joao@sefira.test'`,
  );
  const [token = ''] = rows.map(({ payload }) => String(payload.downloadPath).replace(/^\/api\/files\//, ''));
  const linked = await reports.send(readFile, { params: { token } });
  expect((await readPdf(linked.bytes)).text).toContain(joao.name);
  expect(linked.headers.get('x-robots-tag')).toBe('noindex');
  const without = await reports.send(createPersonalReport, { as, body: { ...body, email: '' } });
  expect(without.status).toBe(400);
  expect(without.body).toMatchObject({ error: 'VALIDATION_FAILED', data: { issues: [{ path: 'email' }] } });
});

test('mails a report to another person only from a confirmed address, ten times a day', async () => {
  const body = { ...joao, email: 'desconhecido@sefira.test', sendByEmail: true };
  const unconfirmed = person(await registerSender(testEnvironment, { isEmailConfirmed: false }), {
    plan: 'professional',
  });
  const refused = await reports.send(createPersonalReport, { as: unconfirmed, body });
  expect([refused.status, refused.body]).toMatchObject([403, { error: 'EMAIL_UNCONFIRMED' }]);
  const as = person(await registerSender(testEnvironment), { plan: 'professional' });
  const send = (email: string) => reports.send(createPersonalReport, { as, body: { ...body, email } });
  for (let count = 0; count < 10; count += 1) expect((await send(`outra${count}@sefira.test`)).status).toBe(200);
  const last = await send('mais-uma@sefira.test');
  expect([last.status, last.body]).toMatchObject([
    429,
    { error: 'MAIL_LIMIT_REACHED', message: expect.stringMatching(/10 e-mails .* de novo \d\d\/\d\d, \d\d:\d\d/) },
  ]);
  const { rows } = await testEnvironment.database.query(
    `SELECT payload->>'email' AS email FROM reports.outbox_event
     WHERE name = 'report.email_requested' AND payload->>'userId' = ANY($1)`,
    [[as.subject, unconfirmed.subject]],
  );
  expect(rows).toHaveLength(10);
});

test('a call waits 25 seconds for its PDF, less than the client timeout of thirty', () => {
  expect(environment.shape.REPORT_WAIT_SECONDS.parse(undefined)).toBe(25);
});
