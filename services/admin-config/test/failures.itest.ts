import { type AuditRecord, listAudit } from '@sefira/contracts/admin-config/audit';
import {
  type DeadLettersOfService,
  dismissDeadLetter,
  listDeadLetters,
  listFailedMails,
  replayDeadLetters,
} from '@sefira/contracts/admin-config/failures';
import type { Identity } from '@sefira/contracts/shared/identity';
import type { ServiceName } from '@sefira/contracts/shared/services';
import { seal } from '@sefira/messaging/sealing';
import { newId } from '@sefira/platform/time/identifiers';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type AdminFixture, dataOf, errorOf, startAdmin } from './start-admin.ts';

let fixture: AdminFixture;
let marta: Identity;
const stack = new AsyncDisposableStack();

beforeAll(async () => {
  fixture = stack.use(await startAdmin());
  marta = await fixture.member('admin');
});

afterAll(() => stack.disposeAsync());

/** A registration that billing could not process. */
async function addDeadLetter(schema: 'billing' | 'admin_config', service: ServiceName) {
  const { testEnvironment } = fixture;
  const [id, eventId] = [newId(), newId()];
  const payload = {
    userId: newId(),
    name: 'Ana Célia Vasconcelos',
    email: `${eventId}@sefira.test`,
    birthDate: '1955-11-29',
    registeredAt: new Date().toISOString(),
  };
  const envelope = { id: eventId, name: 'user.registered', payload, occurredAt: payload.registeredAt, requestId: null };
  const sealed = seal(envelope, testEnvironment.environment(service).MESSAGE_KEY ?? '');
  await testEnvironment.database.query(
    `INSERT INTO ${schema}.dead_letter (id, queue, name, message_id, sealed, reason)
     VALUES ($1, $2, 'user.registered', $3, $4, 'division by zero')`,
    [id, `events-${service}`, eventId, sealed],
  );
  return { id, eventId };
}

async function lettersOf(service: ServiceName) {
  const answer = await fixture.admin.send(listDeadLetters, { as: marta });
  return dataOf<DeadLettersOfService[]>(answer).find((one) => one.service === service)?.letters;
}

async function newestAct() {
  const [entry] = dataOf<AuditRecord[]>(
    await fixture.admin.send(listAudit, { as: marta, query: { entity: 'message' } }),
  );
  return entry;
}

it('replays a dead letter of another service, which then has its effect', async () => {
  const { id, eventId } = await addDeadLetter('billing', 'billing');
  expect(await lettersOf('billing')).toMatchObject({
    total: 1,
    items: [{ id, name: 'user.registered', reason: 'division by zero' }],
  });
  const answer = await fixture.admin.send(replayDeadLetters, {
    as: marta,
    params: { service: 'billing' },
    body: { id },
  });
  expect(dataOf(answer)).toEqual({ replayed: 1 });
  await fixture.billing.idle();
  const { rows } = await fixture.testEnvironment.database.query(
    'SELECT 1 FROM billing.inbox_event WHERE event_id = $1',
    [eventId],
  );
  expect(rows).toHaveLength(1);
  expect(await lettersOf('billing')).toEqual({ total: 0, items: [] });
  expect((await newestAct())?.sentence).toBe('Marta Ramos mandou processar de novo 1 mensagem de Pagamentos.');
});

it('replays all dead letters of a service in one call', async () => {
  await addDeadLetter('billing', 'billing');
  await addDeadLetter('billing', 'billing');
  const answer = await fixture.admin.send(replayDeadLetters, { as: marta, params: { service: 'billing' }, body: {} });
  expect(dataOf(answer)).toEqual({ replayed: 2 });
  expect(await lettersOf('billing')).toEqual({ total: 0, items: [] });
});

it('records no act where nothing was replayed', async () => {
  const before = await newestAct();
  const answer = await fixture.admin.send(replayDeadLetters, { as: marta, params: { service: 'billing' }, body: {} });
  expect(dataOf(answer)).toEqual({ replayed: 0 });
  expect(await newestAct()).toEqual(before);
});

it.each([
  { service: 'billing', schema: 'billing', called: 'Pagamentos' },
  { service: 'admin-config', schema: 'admin_config', called: 'Administração' },
] as const)('dismisses a dead letter of $service with its reason, once', async ({ service, schema, called }) => {
  const { id } = await addDeadLetter(schema, service);
  const call = { as: marta, params: { service, id }, body: { reason: 'Conta de teste.' } };
  expect((await fixture.admin.send(dismissDeadLetter, call)).status).toBe(200);
  expect(errorOf(await fixture.admin.send(dismissDeadLetter, call))).toEqual([404, 'NOT_FOUND']);
  const { rows } = await fixture.testEnvironment.database.query(
    `SELECT dismissed_reason FROM ${schema}.dead_letter WHERE id = $1`,
    [id],
  );
  expect(rows).toEqual([{ dismissed_reason: 'Conta de teste.' }]);
  const act = await newestAct();
  expect(act?.sentence).toBe(`Marta Ramos dispensou uma mensagem que falhou em ${called}.`);
  expect(act?.notes).toContainEqual({ label: 'Motivo', value: 'Conta de teste.' });
});

it('lists the other services while one does not respond', async () => {
  expect(await lettersOf('user')).toBeNull();
  expect(await lettersOf('auth')).toEqual({ total: 0, items: [] });
  expect(errorOf(await fixture.admin.send(listFailedMails, { as: marta }))).toEqual([503, 'DEPENDENCY_DOWN']);
});

it('asks for a recent proof before a dead letter is replayed or dismissed', async () => {
  const as = { ...marta, provenAt: Date.now() - 6 * 60_000 };
  const params = { service: 'billing', id: newId() } as const;
  const replayed = await fixture.admin.send(replayDeadLetters, { as, params, body: {} });
  expect(errorOf(replayed)).toEqual([403, 'PROOF_REQUIRED']);
  const dismissed = await fixture.admin.send(dismissDeadLetter, { as, params, body: { reason: 'Teste.' } });
  expect(errorOf(dismissed)).toEqual([403, 'PROOF_REQUIRED']);
});
