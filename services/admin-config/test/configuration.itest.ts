import { type AuditRecord, listAudit } from '@sefira/contracts/admin-config/audit';
import { configurationSnapshotKey, maskedValue } from '@sefira/contracts/admin-config/configuration';
import {
  type ConfigurationChange,
  type ConfigurationItem,
  exportConfiguration,
  importConfiguration,
  listConfigurationHistory,
  readConfigurationItems,
  restoreConfiguration,
  writeConfiguration,
} from '@sefira/contracts/admin-config/configuration-calls';
import type { Identity } from '@sefira/contracts/shared/identity';
import { type LiveConfiguration, openLiveConfiguration } from '@sefira/platform/configuration/live-configuration';
import { createLogger } from '@sefira/platform/telemetry/logger';
import { person } from '@sefira/testing/test-environment';
import { Redis } from 'ioredis';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AdminFixture, dataOf, errorOf, password, startAdmin } from './start-admin.ts';

let fixture: AdminFixture;
let marta: Identity & { readonly subject: string; readonly email: string };
const stack = new AsyncDisposableStack();

beforeAll(async () => {
  fixture = stack.use(await startAdmin());
  marta = await fixture.member('admin');
});

afterAll(() => stack.disposeAsync());

const write = (key: string, value: unknown, version?: number, as: Identity = marta, adminPassword = password) =>
  fixture.admin.send(writeConfiguration, {
    as,
    params: { key },
    body: { value, adminPassword, ...(version === undefined ? {} : { version }) },
  });

async function itemOf(key: string, as: Identity = marta): Promise<ConfigurationItem | undefined> {
  const items = dataOf<ConfigurationItem[]>(await fixture.admin.send(readConfigurationItems, { as }));
  return items.find((item) => item.key === key);
}

function follow(): LiveConfiguration {
  const logger = createLogger({ service: 'test', level: 'silent' });
  const command = new Redis(fixture.testEnvironment.redisUrl);
  stack.defer(() => command.disconnect());
  return stack.use(
    openLiveConfiguration({ pubsubUrl: fixture.testEnvironment.redisUrl, name: 'test', command, logger }),
  );
}

describe('reading', () => {
  it('returns only public keys to other callers', async () => {
    for (const as of [undefined, person('01980000-0000-7000-8000-000000000001')]) {
      const answer = await fixture.admin.send(readConfigurationItems, as ? { as } : {});
      const items = dataOf<ConfigurationItem[]>(answer);
      expect(items.map(({ key }) => key)).toContain('allow_access_without_login');
      expect(items.map(({ key }) => key)).not.toContain('rate_limit_per_minute');
      expect(items.map(({ key }) => key)).not.toContain('alert_webhook_url');
      expect(JSON.stringify(items)).not.toContain('updated_by');
    }
  });

  it('returns the true count of a claim to other callers once it exceeds the configured one', async () => {
    await fixture.testEnvironment.database.query(
      "INSERT INTO admin_config.daily_figure (day, figure, amount) VALUES ('2026-01-02', 'analyses', 61234)",
    );
    const items = dataOf<ConfigurationItem[]>(await fixture.admin.send(readConfigurationItems, {}));
    const shownValueOf = (name: string) => items.find(({ key }) => key === name)?.value;
    expect(shownValueOf('claim_analyses')).toBe('61.234');
    expect(shownValueOf('claim_analyses_total')).toBe('100k+');
    expect(await itemOf('claim_analyses')).toMatchObject({ value: '50k+' });
  });

  it('returns all keys to an administrator, with secrets masked, also in history and audit', async () => {
    const address = 'https://93.184.216.34/aviso-secreto';
    expect((await write('alert_webhook_url', address)).status).toBe(200);
    expect(await itemOf('alert_webhook_url')).toMatchObject({ value: maskedValue, version: 1, visibility: 'secret' });
    const history = await fixture.admin.send(listConfigurationHistory, {
      as: marta,
      params: { key: 'alert_webhook_url' },
    });
    const audit = await fixture.admin.send(listAudit, { as: marta, query: { key: 'alert_webhook_url' } });
    const file = await fixture.admin.send(exportConfiguration, { as: marta });
    const command = new Redis(fixture.testEnvironment.redisUrl);
    const shared = await command.get(configurationSnapshotKey);
    command.disconnect();
    const { rows } = await fixture.testEnvironment.database.query(
      "SELECT value FROM admin_config.configuration_value WHERE key = 'alert_webhook_url'",
    );
    const { rows: trail } = await fixture.testEnvironment.database.query('SELECT body FROM admin_config.audit_entry');
    for (const seen of [history.body, audit.body, file.body, shared, rows, trail]) {
      expect(JSON.stringify(seen)).not.toContain('aviso-secreto');
    }
    expect(dataOf<AuditRecord[]>(audit)[0]).toMatchObject({ old_value: null, new_value: maskedValue });
  });
});

describe('the address of alerts', () => {
  it.each([
    ['https://127.0.0.1/avisos', 'rede interna'],
    ['https://localhost/avisos', 'rede interna'],
    ['https://169.254.169.254/latest/meta-data', 'rede interna'],
    ['https://10.0.0.7/', 'rede interna'],
    ['https://[::ffff:127.0.0.1]/', 'rede interna'],
    ['https://0x7f.1/', 'rede interna'],
    ['http://93.184.216.34/', 'https://'],
    ['https://nao-existe.invalid/', 'não foi encontrado'],
  ])('is refused when it is saved, with the reason: %s', async (address, reason) => {
    const answer = await write('alert_webhook_url', address);
    expect(errorOf(answer)).toEqual([400, 'CONFIG_VALUE_INVALID']);
    expect((answer.body as { message: string }).message).toContain(reason);
  });
});

describe('the default', () => {
  it('is the old value of a first change, and follows the environment after it is restored', async () => {
    const before = await itemOf('site_notice');
    const live = follow();
    await expect.poll(() => live.get('guest_rate_limit_per_minute')).toBe(120);
    expect((await write('guest_rate_limit_per_minute', 77, 0)).status).toBe(200);
    await expect.poll(() => live.get('guest_rate_limit_per_minute')).toBe(77);
    const restore = (key: string, version: number) =>
      fixture.admin.send(restoreConfiguration, {
        as: marta,
        params: { key },
        body: { restoreVersion: 0, adminPassword: password, version },
      });
    const restored = await restore('guest_rate_limit_per_minute', 1);
    expect(restored.body).toMatchObject({ data: { value: 120, preset: 120, version: 2 } });
    await expect.poll(() => live.get('guest_rate_limit_per_minute')).toBe(120);
    const audit = await fixture.admin.send(listAudit, { as: marta, query: { key: 'guest_rate_limit_per_minute' } });
    expect(dataOf<AuditRecord[]>(audit)).toMatchObject([
      { action: 'update', old_value: 77, new_value: 120, metadata: { version: 2, restoredFrom: 0, toDefault: true } },
      { action: 'update', old_value: 120, new_value: 77, metadata: { version: 1, fromDefault: true } },
    ]);
    expect((await write('guest_rate_limit_per_minute', 99, 2)).status).toBe(200);
    expect((await restore('alert_webhook_url', 1)).body).toMatchObject({ data: { value: null } });
    expect(await itemOf('site_notice')).toEqual(before);
  });
});

describe('changing', () => {
  it('refuses a value of another type and names the type', async () => {
    for (const [key, value, type] of [
      ['allow_access_without_login', 'sim', 'boolean'],
      ['credits_welcome', Number.NaN, 'number'],
      ['credits_welcome', 'vinte', 'number'],
      ['support_email', 'sem arroba', 'email'],
      ['alert_webhook_url', 'nada', 'url'],
      ['alert_webhook_url', 'javascript:alert(1)', 'url'],
      ['site_notice', '  ', 'textarea'],
      ['terms_version', '', 'text'],
    ] as const) {
      const answer = await write(key, value);
      expect(errorOf(answer)).toEqual([400, 'CONFIG_VALUE_INVALID']);
      expect((answer.body as { message: string }).message).toBe(`Valor inválido para o tipo ${type}`);
    }
    expect(errorOf(await write('does_not_exist', true))).toEqual([404, 'NOT_FOUND']);
    expect(errorOf(await write('__proto__', true))).toEqual([404, 'NOT_FOUND']);
  });

  it('requires the administrator’s password, limited to five attempts, all audited', async () => {
    const other = await fixture.member('admin');
    const empty = await write('credits_low', 7, 0, other, '');
    expect(empty.status).toBe(400);
    expect((empty.body as { message: string }).message).toBe('Senha é obrigatória para salvar configurações');
    const guesses = Array.from({ length: 8 }, () => write('credits_low', 7, 0, other, 'errada'));
    const outcomes = (await Promise.all(guesses)).map((answer) => errorOf(answer).join(' '));
    expect(outcomes.filter((outcome) => outcome === '403 ADMIN_PASSWORD_INVALID')).toHaveLength(5);
    expect(outcomes.filter((outcome) => outcome === '429 RATE_LIMITED')).toHaveLength(3);
    const right = await write('credits_low', 7, 0, other);
    expect(errorOf(right)).toEqual([429, 'RATE_LIMITED']);
    expect(Number(right.headers.get('retry-after'))).toBeGreaterThan(800);
    expect(await itemOf('credits_low')).toMatchObject({ value: 5, version: 0 });
    const failed = await fixture.admin.send(listAudit, { as: marta, query: { user: other.email, result: 'failed' } });
    expect(dataOf<AuditRecord[]>(failed)).toHaveLength(9);
    expect((await write('credits_low', 7, 0)).status).toBe(200);
  });

  it('returns 409 with both values to one of two administrators', async () => {
    const vera = await fixture.member('admin');
    const answers = await Promise.all([write('credits_welcome', 30, 0), write('credits_welcome', 40, 0, vera)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const refused = answers.find(({ status }) => status === 409);
    const winner = (await itemOf('credits_welcome'))?.value;
    expect(dataOf<{ current: { value: number }; yours: number }>(refused ?? answers[0])).toMatchObject({
      current: { value: winner, version: 1 },
      yours: winner === 30 ? 40 : 30,
    });
  });

  it('stores every value and restores one as a new change', async () => {
    await write('session_idle_hours', 12, 0);
    await write('session_idle_hours', 6, 1);
    const answer = await fixture.admin.send(restoreConfiguration, {
      as: marta,
      params: { key: 'session_idle_hours' },
      body: { restoreVersion: 1, adminPassword: password, version: 2 },
    });
    expect(dataOf<ConfigurationItem>(answer)).toMatchObject({ value: 12, version: 3, updated_by: 'Marta Ramos' });
    const history = await fixture.admin.send(listConfigurationHistory, {
      as: marta,
      params: { key: 'session_idle_hours' },
    });
    expect(dataOf<ConfigurationChange[]>(history).map(({ value, restored_from }) => [value, restored_from])).toEqual([
      [12, 1],
      [6, null],
      [12, null],
    ]);
  });

  it('imports a whole file or nothing', async () => {
    const send = (values: Record<string, unknown>) =>
      fixture.admin.send(importConfiguration, { as: marta, body: { values, adminPassword: password } });
    expect(errorOf(await send({ erase_after_days: 10, terms_version: '' }))).toEqual([400, 'CONFIG_VALUE_INVALID']);
    expect(errorOf(await send({ erase_after_days: 10, unknown_key: 1 }))).toEqual([400, 'VALIDATION_FAILED']);
    expect(await itemOf('erase_after_days')).toMatchObject({ value: 30, version: 0 });
    const file = (await fixture.admin.send(exportConfiguration, { as: marta })).body as {
      values: Record<string, unknown>;
    };
    const changed = dataOf<{ changed: string[] }>(await send({ ...file.values, erase_after_days: 10 }));
    expect(changed.changed).toEqual(['erase_after_days']);
  });
});

describe('reaching every process', () => {
  it('signals subscribers, and those that missed it catch up', async () => {
    const live = follow();
    await live.loaded;
    const replica = stack.use(await fixture.replica());
    const version = (await itemOf('guest_rate_limit_per_minute'))?.version;
    const answer = await replica.send(writeConfiguration, {
      as: marta,
      params: { key: 'guest_rate_limit_per_minute' },
      body: { value: 90, adminPassword: password, version },
    });
    expect(answer.status).toBe(200);
    const late = follow();
    await expect.poll(() => live.get('guest_rate_limit_per_minute'), { interval: 20 }).toBe(90);
    await expect.poll(() => late.get('guest_rate_limit_per_minute'), { interval: 20 }).toBe(90);
  });

  it('is published again after Redis lost its data', async () => {
    const command = new Redis(fixture.testEnvironment.redisUrl);
    await command.del(configurationSnapshotKey);
    await expect.poll(() => command.get(configurationSnapshotKey), { interval: 20 }).not.toBeNull();
    command.disconnect();
  });
});
