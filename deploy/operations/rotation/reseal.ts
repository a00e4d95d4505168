import { configurationKeys, definitionOf } from '@sefira/contracts/admin-config/configuration';
import { rowsOf } from '@sefira/database/rows';
import { isSealedWithFirst, type SealingKey, seal, sealingKey, unseal } from '@sefira/messaging/sealing';
import { keyId, keysOf } from '@sefira/platform/identity/key-ring';
import pg from 'pg';
import * as z from 'zod/mini';
import type { AdministratorUrl } from '../administrator-urls.ts';

/** Values of the keys as the parts have them: the new one first, those of before with commas after it. */
export interface RotatedKeys {
  readonly DATA_KEY: string;
  readonly PAYER_KEY: string;
  readonly MESSAGE_KEY: string;
}

interface SealedColumn {
  readonly table: string;
  readonly column: string;
  readonly key: keyof RotatedKeys;
  /** Which rows are sealed at all; those that are not null when absent. */
  readonly condition?: string;
  /** Rows begin with the name of their key (auth's vault). */
  readonly isNamed?: true;
}

const secretKeys = configurationKeys.filter((key) => definitionOf(key).visibility === 'secret');
const isSecret = `key IN (${secretKeys.map((key) => `'${key}'`).join(', ') || "''"})`;

/** Everything that rests sealed in the database. */
const columns: readonly SealedColumn[] = [
  { table: 'billing.order', column: 'payer_sealed', key: 'PAYER_KEY' },
  { table: 'billing.subscription', column: 'saved_card_sealed', key: 'PAYER_KEY' },
  { table: 'reseller.reseller', column: 'document_sealed', key: 'DATA_KEY' },
  { table: 'reseller.reseller', column: 'pix_key_sealed', key: 'DATA_KEY' },
  { table: 'reseller.payout', column: 'pix_key_sealed', key: 'DATA_KEY' },
  { table: 'admin_config.configuration_value', column: 'value', key: 'DATA_KEY', condition: isSecret },
  { table: 'admin_config.configuration_change', column: 'value', key: 'DATA_KEY', condition: isSecret },
  { table: 'admin_config.configuration_change', column: 'previous', key: 'DATA_KEY', condition: isSecret },
  { table: 'auth.second_factor', column: 'sealed_secret', key: 'DATA_KEY', isNamed: true },
  ...['admin_config', 'auth', 'billing', 'chat', 'content', 'numerology', 'reports', 'reseller', 'user'].map(
    (schema): SealedColumn => ({ table: `${schema}.dead_letter`, column: 'sealed', key: 'MESSAGE_KEY' }),
  ),
];

export interface Resealed {
  readonly table: string;
  readonly column: string;
  readonly resealed: number;
  /** Rows that none of the keys opens. */
  readonly unreadable: number;
}

/**
 * Seals again what older keys sealed, row by row beside the traffic: a row that changes meanwhile is looked at again. After it
 * nothing needs the older keys.
 */
export async function resealAll(urlOf: AdministratorUrl, keys: RotatedKeys): Promise<readonly Resealed[]> {
  const done: Resealed[] = [];
  const byServer = Map.groupBy(columns, ({ table }) => urlOf(table.slice(0, table.indexOf('.'))));
  for (const [connectionString, ofServer] of byServer) {
    const client = new pg.Client({ connectionString });
    await client.connect();
    try {
      for (const place of ofServer) done.push(await resealColumn(client, place, keys[place.key]));
    } finally {
      await client.end();
    }
  }
  return done;
}

const batchRows = 500;

async function resealColumn(client: pg.ClientBase, place: SealedColumn, value: string): Promise<Resealed> {
  const { table, column } = place;
  const name = table
    .split('.')
    .map((part) => client.escapeIdentifier(part))
    .join('.');
  const rowKey = await readRowKey(client, name);
  const key = sealingKey(value);
  const prefix = place.isNamed ? `${keyId(keysOf(value)[0])}.` : '';
  const change = `UPDATE ${name} SET ${column} = $1 WHERE ${column} = $2${rowKey.map((one, index) => ` AND ${one} = $${index + 3}`).join('')}`;

  /** One look at every row. */
  async function pass(): Promise<{ readonly resealed: number; readonly unreadable: number; readonly moved: number }> {
    const count = { resealed: 0, unreadable: 0, moved: 0 };
    await client.query('BEGIN');
    await client.query(
      `DECLARE sealed CURSOR WITH HOLD FOR
       SELECT ARRAY[${rowKey.map((one) => `${one}::text`).join(', ')}] AS row, ${column} AS text FROM ${name}
       WHERE ${column} IS NOT NULL AND ${place.condition ?? 'true'}`,
    );
    await client.query('COMMIT');
    for (let rows = await fetch(client); rows.length > 0; rows = await fetch(client)) {
      for (const { row, text } of rows) {
        const fresh = sealAgain(text, key, prefix);
        if (fresh === null) count.unreadable += 1;
        else if (fresh !== text) {
          const { rowCount } = await client.query(change, [fresh, text, ...row]);
          count[rowCount === 0 ? 'moved' : 'resealed'] += 1;
        }
      }
    }
    await client.query('CLOSE sealed');
    return count;
  }

  let resealed = 0;
  for (;;) {
    const last = await pass();
    resealed += last.resealed;
    if (last.moved === 0) return { table, column, resealed, unreadable: last.unreadable };
  }
}

const keyColumn = z.object({ name: z.string() });

/** The columns of a table's primary key. */
async function readRowKey(client: pg.ClientBase, name: string): Promise<readonly string[]> {
  const rows = await rowsOf(keyColumn)(
    client.query(
      `SELECT quote_ident(attname) AS name FROM pg_index i JOIN pg_attribute a ON a.attrelid = i.indrelid AND a.attnum = ANY(i.indkey)
       WHERE i.indrelid = $1::regclass AND i.indisprimary`,
      [name],
    ),
  );
  return rows.map((row) => row.name);
}

const sealedRow = z.object({ row: z.array(z.string()), text: z.string() });

function fetch(client: pg.ClientBase): Promise<z.infer<typeof sealedRow>[]> {
  return rowsOf(sealedRow)(client.query(`FETCH ${batchRows} FROM sealed`));
}

/** The text under the newest key: itself where it is; null where no key opens it. */
function sealAgain(text: string, key: SealingKey, prefix: string): string | null {
  const content = prefix === '' ? text : text.slice(text.indexOf('.') + 1);
  try {
    return isSealedWithFirst(content, key) ? text : prefix + seal(unseal(content, key), key);
  } catch {
    return null;
  }
}
