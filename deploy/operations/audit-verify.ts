/**
 * `npm run audit:verify`: checks the audit trail for changed, removed or added entries against the signed checkpoints outside
 * the database. It only reads; exit code 1 with the first broken entry.
 */

import { verifyAudit } from '@sefira/admin-config-service/operations/verify-audit';
import { auditLocation } from './audit-location.ts';
import { runCommand } from './run-command.ts';

await runCommand(async () => {
  const place = await auditLocation('audit:verify', process.env);
  const startedAt = performance.now();
  const { entries, broken, last } = await verifyAudit(place);
  const seconds = (performance.now() - startedAt) / 1000;
  const speed = `${entries} registros em ${seconds.toFixed(2)} s (${Math.round(entries / seconds)} por segundo)`;
  if (broken === null) {
    console.log(`Cadeia íntegra: ${speed}. Último: ${last.sequence} ${last.hash}`);
  } else {
    console.error(`CADEIA ALTERADA no registro ${broken.sequence}: ${broken.problem}. Conferidos: ${speed}.`);
    process.exitCode = 1;
  }
});
