import type { AuditRecord } from '@sefira/contracts/admin-config/audit';
import { type CsvValue, csvLines } from '@sefira/platform/text/csv';

/** A column of the CSV: its title and its value, in words. */
type Column = readonly [title: string, value: (record: AuditRecord) => CsvValue];

const results = { ok: 'Feito', denied: 'Negado', failed: 'Falhou' } as const;
const instants = new Intl.DateTimeFormat('pt-BR', {
  dateStyle: 'short',
  timeStyle: 'medium',
  timeZone: 'America/Sao_Paulo',
});

const changesOf = (side: 'before' | 'after') => (record: AuditRecord) =>
  record.changes.map((change) => `${change.label}: ${change[side] ?? ''}`).join('; ');

const columns: readonly Column[] = [
  ['Registro', ({ sequence }) => sequence],
  ['Data', ({ created_at }) => instants.format(new Date(created_at)).replace(', ', ' ')],
  ['O que aconteceu', ({ sentence }) => sentence],
  ['Resultado', ({ result }) => results[result]],
  ['Quem', ({ user_name }) => user_name ?? 'Sistema'],
  ['E-mail', ({ user_email }) => user_email],
  ['Antes', changesOf('before')],
  ['Depois', changesOf('after')],
  ['Notas', ({ notes }) => notes.map(({ label, value }) => `${label}: ${value}`).join('; ')],
  ['IP', ({ user_ip }) => user_ip],
  ['Navegador', ({ user_agent }) => user_agent],
  ['Requisição', ({ request_id }) => request_id],
  ['Assinatura', ({ hash }) => hash],
];

type Pages = AsyncIterable<readonly AuditRecord[]>;

/** The entries as CSV in words, page by page. */
export async function* auditCsv(pages: Pages): AsyncGenerator<string> {
  yield csvLines([columns.map(([title]) => title)], { byteOrderMark: true });
  for await (const records of pages) {
    yield csvLines(records.map((record) => columns.map(([, value]) => value(record))));
  }
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
