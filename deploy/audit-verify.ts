/**
 * `npm run audit:verify`: proves that nobody changed, removed or added anything in the audit trail, against the signed
 * checkpoints outside the database. A program of its own, which only reads; exit code 1 names the first broken entry.
 */
import path from 'node:path';
import { ConfigurationError, readConfiguration } from '@sefira/platform/configuration';
import * as z from 'zod';
import { verifyAudit } from './audit/verify.ts';
import { embeddedDatabaseUrl } from './embedded/postgres-url.ts';
import { openSecrets } from './embedded/secrets.ts';

const environment = z.object({
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  SEFIRA_DATA_DIR: z.string().default('.data'),
  AUDIT_KEY: z.string().optional(),
  AUDIT_SIGNING_JWK: z.string().optional(),
  AUDIT_CHECKPOINT_DIR: z.string().optional(),
});

try {
  const settings = readConfiguration('audit:verify', environment, process.env);
  const dataDir = settings.SEFIRA_DATA_DIR;
  const secrets = await openSecrets({ dataDir });
  const startedAt = performance.now();
  const { entries, broken, last } = await verifyAudit({
    databaseUrl: settings.DATABASE_URL ?? (await embeddedDatabaseUrl(dataDir)),
    auditKey: settings.AUDIT_KEY ?? (await secrets.key('audit')),
    signingJwk: settings.AUDIT_SIGNING_JWK ?? JSON.stringify((await secrets.identity('audit')).privateKey),
    checkpointFolder: settings.AUDIT_CHECKPOINT_DIR ?? path.join(dataDir, 'audit'),
  });
  const seconds = (performance.now() - startedAt) / 1000;
  const speed = `${entries} registros em ${seconds.toFixed(2)} s (${Math.round(entries / seconds)} por segundo)`;
  if (broken === null) {
    console.log(`Cadeia íntegra: ${speed}. Último: ${last.sequence} ${last.hash}`);
  } else {
    console.error(`CADEIA ALTERADA no registro ${broken.sequence}: ${broken.problem}. Conferidos: ${speed}.`);
    process.exitCode = 1;
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = error instanceof ConfigurationError ? ConfigurationError.exitCode : 1;
}
