import type { AuditVerdict } from '@sefira/contracts/admin-config/audit';
import { poolOf } from '@sefira/database/access';
import { verifyChain } from '@sefira/database/audit-chain';
import { readCheckpointKeys, readCheckpoints } from '@sefira/database/audit-checkpoint';
import type { ActingCall } from '../../adapters/people.ts';
import type { AdminContext } from '../../context.ts';
import { recordAudit } from './append-audit.ts';
import { findChangedActor } from './find-changed-actor.ts';

/** Verifies the whole chain as the command `audit:verify` does, and records the verification. */
export async function verifyTrail(context: AdminContext, by: ActingCall): Promise<AuditVerdict> {
  const verdict = await readVerdict(context);
  await recordAudit(context, {
    action: 'view',
    entity: 'audit',
    actor: await context.people.actorOf(by),
    metadata: { verified: verdict.entries, firstBroken: verdict.firstBroken },
    result: verdict.isIntact ? 'ok' : 'failed',
  });
  await context.checkpoints.catchUp();
  return verdict;
}

async function readVerdict(context: AdminContext): Promise<AuditVerdict> {
  const { AUDIT_CHECKPOINT_DIR: folder, AUDIT_SIGNING_JWK } = context.settings;
  const { signed, retention } = await readCheckpoints(folder, readCheckpointKeys(AUDIT_SIGNING_JWK).publicKey);
  const proof = await verifyChain(poolOf(context), {
    schema: context.schema,
    keys: context.auditKeys,
    signed,
    ...(retention ? { after: retention } : {}),
  });
  const broken = proof.broken ?? (await findChangedActor(poolOf(context), context.schema));
  const newest = signed.toSorted((left, right) => right.sequence - left.sequence)[0];
  return {
    isIntact: broken === null,
    entries: proof.entries,
    firstBroken: broken?.sequence ?? null,
    problem: broken?.problem ?? null,
    checkpoint: newest ? { sequence: newest.sequence, signedAt: newest.signedAt } : null,
    verifiedAt: context.clock().toISOString(),
  };
}
