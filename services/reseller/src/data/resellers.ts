import { randomBytes } from 'node:crypto';
import { readAccount } from '@sefira/contracts/auth/session';
import { clientOf, inTransaction } from '@sefira/database/access';
import { seal, unseal } from '@sefira/messaging/sealing';
import { DomainError } from '@sefira/platform/http/domain-error';
import { newId } from '@sefira/platform/time/identifiers';
import * as z from 'zod/mini';
import type { Link, Prisma, Reseller } from '../../prisma/generated/client.ts';
import type { ResellerContext } from '../context.ts';
import { codeFrom } from '../domain/link-code.ts';

export type { Link, Reseller };

type Transaction = Prisma.TransactionClient;

/** The account in auth. @throws DomainError NOT_FOUND */
export async function accountOf(context: ResellerContext, userId: string, requestId: string) {
  const { data } = await context.services.call(readAccount, { params: { id: userId }, requestId });
  if (!data) throw new DomainError('NOT_FOUND');
  return data;
}

/**
 * The calling reseller. An account with the role but without an application (by an administrator, or in the demo) becomes a
 * reseller here. @throws DomainError FORBIDDEN when suspended
 */
export async function ownReseller(context: ResellerContext, userId: string, requestId: string): Promise<Reseller> {
  const known = await clientOf(context).reseller.findUnique({ where: { userId } });
  if (known?.status === 'approved') return known;
  if (known?.status === 'suspended') throw new DomainError('FORBIDDEN', { message: 'Sua revenda está suspensa.' });
  const { name, email } = await accountOf(context, userId, requestId);
  return inTransaction(context, (transaction) =>
    approveReseller(transaction, { userId, name, email }, context.clock(), null),
  );
}

/** Approves a reseller and creates the main link. Idempotent. */
export async function approveReseller(
  transaction: Transaction,
  person: { readonly userId: string; readonly name: string; readonly email: string | null },
  now: Date,
  decidedBy: string | null,
): Promise<Reseller> {
  const { userId, name, email } = person;
  const decision = { status: 'approved', reason: null, decidedAt: now, decidedBy };
  const reseller = await transaction.reseller.upsert({
    where: { userId },
    update: decision,
    create: { userId, name, email, appliedAt: now, ...decision },
  });
  const main = await transaction.link.findFirst({ where: { resellerId: userId, isDefault: true } });
  if (!main) {
    await transaction.link.createMany({
      data: [
        {
          id: newId(),
          resellerId: userId,
          code: codeFrom(randomBytes(8)),
          name: 'Link principal',
          isDefault: true,
          createdAt: now,
        },
      ],
      skipDuplicates: true,
    });
  }
  return reseller;
}

/** Seals a document or a PIX key for storage. */
export function sealText(context: Pick<ResellerContext, 'settings'>, text: string): string {
  return seal(text, context.settings.DATA_KEY);
}

/** Inverse of `sealText`; null stays null. */
export function openText(context: Pick<ResellerContext, 'settings'>, sealed: string | null): string | null {
  return sealed === null ? null : z.parse(z.string(), unseal(sealed, context.settings.DATA_KEY));
}
