import { dayMilliseconds } from '@sefira/platform/time/durations';
/**
 * `npm run audit:archive -- [days]`: puts entries of the audit trail older than so many days (1825, five years, when absent)
 * into a file beside the checkpoints and takes them out of the database; `npm run audit:verify` proves both. Needs the
 * administrator's DATABASE_URL.
 */

import { archiveAudit } from '@sefira/admin-config-service/operations/archive-audit';
import { auditLocation } from './audit-location.ts';
import { runCommand } from './run-command.ts';

await runCommand(async () => {
  const days = Number(process.argv[2] ?? 1825);
  if (!Number.isInteger(days) || days < 1) throw new Error('Uso: npm run audit:archive -- [dias]');
  const now = new Date();
  const before = new Date(now.getTime() - days * dayMilliseconds);
  const { entries, file } = await archiveAudit(await auditLocation('audit:archive', process.env), before, now);
  console.log(file === null ? `Nada é mais velho que ${days} dias.` : `${entries} registros guardados em ${file}.`);
});
