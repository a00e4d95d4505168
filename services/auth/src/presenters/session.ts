import type { sessionEntry } from '@sefira/contracts/auth/account';
import {
  isProofFresh,
  proofLifetimeMilliseconds,
  type proofMethods,
  type readProof,
} from '@sefira/contracts/auth/fresh-proof';
import type { SessionRecord } from '@sefira/contracts/auth/session';
import { type Identity, planId, role } from '@sefira/contracts/shared/identity';
import * as z from 'zod/mini';
import { deviceName, placeName } from '../adapters/device-name.ts';
import type { Session, SessionWithAccount } from '../data/sessions.ts';

/** The record of a live session for gateways; `dueAt` is when an administrator without a second factor is refused. */
export function presentSessionRecord(session: SessionWithAccount, dueAt: Date | null): SessionRecord {
  const { account, provenAt } = session;
  return {
    sessionId: session.id,
    userId: account.id,
    role: z.parse(role, account.role),
    plan: account.role === 'guest' ? 'premium' : z.parse(planId, account.plan),
    permissions: account.permissions,
    expiresAt: session.expiresAt.toISOString(),
    ...(provenAt === null ? {} : { provenAt: provenAt.getTime() }),
    ...(dueAt === null ? {} : { secondFactorDueAt: dueAt.getTime() }),
  };
}

/** An entry of the session list. */
export function presentSession(session: Session, currentId: string | null): z.infer<typeof sessionEntry> {
  return {
    id: session.id,
    device: deviceName(session.userAgent),
    place: placeName(session.addressPrefix),
    createdAt: session.createdAt.toISOString(),
    lastUsedAt: session.lastUsedAt.toISOString(),
    isCurrent: session.id === currentId,
  };
}

/** How the caller proves their identity, and until when the last proof is fresh. */
export function presentProof(
  identity: Identity,
  method: (typeof proofMethods)[number],
  now: Date,
): z.infer<typeof readProof.response>['data'] {
  const until = new Date((identity.provenAt ?? 0) + proofLifetimeMilliseconds);
  const dueAt = method === 'code' ? undefined : identity.secondFactorDueAt;
  return {
    method,
    provenUntil: isProofFresh(identity, now.getTime()) ? until.toISOString() : null,
    secondFactorDueAt: dueAt === undefined ? null : new Date(dueAt).toISOString(),
  };
}
