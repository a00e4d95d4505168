import type { AuditRecord } from '@sefira/contracts/admin-config/audit';
import { type CsvValue, csvLines } from '@sefira/platform/text/csv';

const columns = [
  'sequence',
  'created_at',
  'action',
  'entity',
  'entity_id',
  'config_key',
  'user_id',
  'user_name',
  'user_email',
  'result',
  'old_value',
  'new_value',
  'metadata',
  'user_ip',
  'user_agent',
  'request_id',
  'hash',
] as const satisfies readonly (keyof AuditRecord)[];

type Pages = AsyncIterable<readonly AuditRecord[]>;

/** The entries as CSV, page by page. */
export async function* auditCsv(pages: Pages): AsyncGenerator<string> {
  yield csvLines([columns], { byteOrderMark: true });
  for await (const records of pages) yield csvLines(records.map(fieldsOf));
}

function fieldsOf(record: AuditRecord): CsvValue[] {
  return columns.map((column) => {
    const value = record[column];
    return typeof value === 'object' && value !== null ? JSON.stringify(value) : value;
  });
}

/** The entries as a JSON array, one line each. */
export async function* auditJson(pages: Pages): AsyncGenerator<string> {
  let before = '[\n';
  for await (const records of pages) {
    for (const record of records) {
      yield before + JSON.stringify(record);
      before = ',\n';
    }
  }
  yield before === '[\n' ? '[]\n' : '\n]\n';
}
