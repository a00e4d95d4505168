import { resealAll } from '@sefira/deploy/operations/rotation/reseal';
import { rotateKey } from '@sefira/deploy/operations/rotation/rotate-key';
import { seal, unseal } from '@sefira/messaging/sealing';
import { keyId } from '@sefira/platform/identity/key-ring';
import { newId } from '@sefira/platform/time/identifiers';
import { postgres } from '@sefira/testing/postgres';
import pg from 'pg';
import { expect, test } from 'vitest';

const old = { DATA_KEY: 'D'.repeat(43), PAYER_KEY: 'P'.repeat(43), MESSAGE_KEY: 'M'.repeat(43) };
const turned = (key: 'data_key' | 'payer_key' | 'message_key', value: string) =>
  rotateKey(key, rotateKey(key, value, 'begin'), 'switch');
const switched = {
  DATA_KEY: turned('data_key', old.DATA_KEY),
  PAYER_KEY: turned('payer_key', old.PAYER_KEY),
  MESSAGE_KEY: turned('message_key', old.MESSAGE_KEY),
};
const ended = {
  DATA_KEY: rotateKey('data_key', switched.DATA_KEY, 'end'),
  PAYER_KEY: rotateKey('payer_key', switched.PAYER_KEY, 'end'),
  MESSAGE_KEY: rotateKey('message_key', switched.MESSAGE_KEY, 'end'),
};

test('what rests sealed is sealed again beside the traffic, so that the old keys can go', async () => {
  await using database = await postgres();
  const client = new pg.Client({ connectionString: database.adminUrl });
  await client.connect();
  const payer = { name: 'Ana', email: 'ana@sefira.test', cpf: '52998224725' };
  const [orderId, userId, count] = [newId(), newId(), 200];
  try {
    await client.query(
      `INSERT INTO billing."order" (id, user_id, kind, status, credits, price_version_id, price_cents, amount_cents, method,
         provider, payer_sealed, created_at)
       VALUES ($1, $2, 'credits', 'pending', 5, $1, 100, 100, 'pix', 'sandbox', $3, now())`,
      [orderId, userId, seal(payer, old.PAYER_KEY)],
    );
    for (let number = 0; number < count; number += 1) {
      await client.query(
        `INSERT INTO reseller.reseller (user_id, status, name, applied_at, document_sealed) VALUES ($1, 'approved', '', now(), $2)`,
        [newId(), seal(String(number), number < 10 ? switched.DATA_KEY : old.DATA_KEY)],
      );
    }
    await client.query(
      `INSERT INTO admin_config.configuration_value (key, value, version, updated_at, updated_by, updated_by_name)
       VALUES ('alert_webhook_url', $1, 1, now(), '', ''), ('welcome_credits', '20', 1, now(), '', '')`,
      [seal('https://avisos.sefira.test', old.DATA_KEY)],
    );
    await client.query(`INSERT INTO auth.account (id, name, role) VALUES ($1, 'Ana', 'user')`, [userId]);
    await client.query(
      'INSERT INTO auth.second_factor (account_id, sealed_secret, created_at) VALUES ($1, $2, now())',
      [userId, `${keyId(old.DATA_KEY)}.${seal('JBSWY3DPEHPK3PXP', old.DATA_KEY)}`],
    );
    await client.query(
      `INSERT INTO chat.dead_letter (id, queue, name, message_id, sealed, reason) VALUES ($1, 'q', 'n', 'm', $2, 'r')`,
      [newId(), seal({ id: 1 }, old.MESSAGE_KEY)],
    );

    // Another transaction changes each row during the rotation.
    const busy = new pg.Client({ connectionString: database.adminUrl });
    await busy.connect();
    let isOver = false;
    const traffic = (async () => {
      while (!isOver) await busy.query('UPDATE reseller.reseller SET promotion = promotion || $1', ['.']);
    })();
    const done = await resealAll(() => database.adminUrl, switched);
    isOver = true;
    await traffic;
    await busy.end();

    const sum = (what: 'resealed' | 'unreadable') => done.reduce((total, one) => total + one[what], 0);
    expect({ resealed: sum('resealed'), unreadable: sum('unreadable') }).toEqual({
      resealed: count - 10 + 4,
      unreadable: 0,
    });
    const texts = async (statement: string) =>
      (await client.query<{ text: string }>(statement)).rows.map(({ text }) => text);
    const [order = ''] = await texts('SELECT payer_sealed AS text FROM billing."order"');
    expect(unseal(order, ended.PAYER_KEY)).toEqual(payer);
    const documents = await texts('SELECT document_sealed AS text FROM reseller.reseller');
    expect(new Set(documents.map((text) => unseal(text, ended.DATA_KEY))).size).toBe(count);
    const settings = await texts('SELECT value AS text FROM admin_config.configuration_value ORDER BY key');
    expect([unseal(settings[0] ?? '', ended.DATA_KEY), settings[1]]).toEqual(['https://avisos.sefira.test', '20']);
    const [factor = ''] = await texts('SELECT sealed_secret AS text FROM auth.second_factor');
    const [name, content = ''] = factor.split('.');
    expect([name, unseal(content, ended.DATA_KEY)]).toEqual([keyId(ended.DATA_KEY), 'JBSWY3DPEHPK3PXP']);
    const [letter = ''] = await texts('SELECT sealed AS text FROM chat.dead_letter');
    expect(unseal(letter, ended.MESSAGE_KEY)).toEqual({ id: 1 });

    expect(
      (await resealAll(() => database.adminUrl, ended)).every(
        ({ resealed, unreadable }) => resealed + unreadable === 0,
      ),
    ).toBe(true);
    const foreign = await resealAll(() => database.adminUrl, { ...ended, PAYER_KEY: 'X'.repeat(43) });
    expect(foreign.find(({ table }) => table === 'billing.order')).toMatchObject({ resealed: 0, unreadable: 1 });
  } finally {
    await client.end();
  }
});
