import { type AuditRecord, type AuditVerdict, listAudit, verifyAudit } from '@sefira/contracts/admin-config/audit';
import { writeConfiguration } from '@sefira/contracts/admin-config/configuration-calls';
import type { Identity } from '@sefira/contracts/shared/identity';
import { expect } from 'vitest';
import { verifyAudit as verifyByCommand } from '../src/operations/verify-audit.ts';
import { type AdminFixture, dataOf, password, startAdmin } from './start-admin.ts';

type Verdict = Awaited<ReturnType<typeof verifyByCommand>>;

/** admin-config with an administrator and four audited changes of one key: 30, then 10, 20, 30, 40. */
export interface AuditFixture extends AsyncDisposable {
  readonly fixture: AdminFixture;
  readonly marta: Identity & { readonly subject: string; readonly email: string };
  change(value: number, version: number): Promise<void>;
  verify(): Promise<AuditVerdict>;
  list(query?: Record<string, string>): Promise<AuditRecord[]>;
  /** As `npm run audit:verify`, without a service. */
  verifyByOperator(): Promise<Verdict>;
  /** Changes the trail with the rights of the database's owner, runs `check`, and restores it. */
  tamper(statement: string, check: () => Promise<void>): Promise<void>;
}

export async function startAudit(): Promise<AuditFixture> {
  await using opened = new AsyncDisposableStack();
  const fixture = opened.use(await startAdmin());
  const marta = await fixture.member('admin');

  async function change(value: number, version: number): Promise<void> {
    const body = { value, adminPassword: password, version };
    const params = { key: 'erase_after_days' };
    const answer = await fixture.admin.send(writeConfiguration, { as: marta, params, body });
    expect(answer.status).toBe(200);
  }

  async function tamper(statement: string, check: () => Promise<void>): Promise<void> {
    const client = await fixture.testEnvironment.database.connect();
    try {
      await client.query('CREATE TEMP TABLE saved AS SELECT sequence, body, hash FROM admin_config.audit_entry');
      await client.query('SET session_replication_role = replica');
      await client.query(statement);
      await check();
    } finally {
      await client.query('TRUNCATE admin_config.audit_entry');
      await client.query('INSERT INTO admin_config.audit_entry (sequence, body, hash) SELECT * FROM saved');
      await client.query('DROP TABLE saved');
      await client.query('RESET session_replication_role');
      client.release();
    }
  }

  for (const [version, value] of [10, 20, 30, 40].entries()) await change(value, version);
  const stack = opened.move();
  return {
    fixture,
    marta,
    change,
    tamper,
    verify: async () => dataOf<AuditVerdict>(await fixture.admin.send(verifyAudit, { as: marta })),
    list: async (query = {}) => dataOf<AuditRecord[]>(await fixture.admin.send(listAudit, { as: marta, query })),
    verifyByOperator() {
      const { auditKey, signingJwk, checkpointFolder } = fixture;
      const databaseUrl = fixture.testEnvironment.environment('admin-config').DATABASE_URL ?? '';
      return verifyByCommand({ databaseUrl, auditKey, signingJwk, checkpointFolder });
    },
    [Symbol.asyncDispose]: () => stack.disposeAsync(),
  };
}
