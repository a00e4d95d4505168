import { DomainError } from '@sefira/platform/http/domain-error';
import { dayMilliseconds } from '@sefira/platform/time/durations';
import type { Prisma, Reseller } from '../../prisma/generated/client.ts';

type Transaction = Prisma.TransactionClient;

const daysBeforeAgain = 30;

/** Earliest time of a new application after a refusal; null in other states. */
export function mayApplyAgainAt({ status, decidedAt }: Pick<Reseller, 'status' | 'decidedAt'>): Date | null {
  return status === 'refused' && decidedAt ? new Date(decidedAt.getTime() + daysBeforeAgain * dayMilliseconds) : null;
}

export interface NewApplication {
  readonly userId: string;
  readonly name: string;
  readonly email: string | null;
  readonly documentSealed: string;
  readonly responsibleSealed: string | null;
  readonly pixKeyType: string;
  readonly pixKeySealed: string;
  readonly promotion: string;
  readonly termsVersion: string;
}

/** Stores a first application or one after a refusal. @throws DomainError CONFLICT */
export async function addApplication(
  transaction: Transaction,
  application: NewApplication,
  now: Date,
): Promise<Reseller> {
  const { userId, ...fields } = application;
  const known = await transaction.reseller.findUnique({ where: { userId } });
  if (known && known.status !== 'refused')
    throw new DomainError('CONFLICT', { message: 'Seu pedido já foi recebido.' });
  const again = known ? mayApplyAgainAt(known) : null;
  if (again && again > now) {
    throw new DomainError('CONFLICT', { message: 'Você pode pedir de novo 30 dias depois da última resposta.' });
  }
  const row = { ...fields, status: 'applied', reason: null, appliedAt: now, decidedAt: null, decidedBy: null };
  return transaction.reseller.upsert({ where: { userId }, create: { userId, ...row }, update: row });
}
