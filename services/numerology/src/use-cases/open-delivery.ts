import { clientOf, inTransaction } from '@sefira/database/access';
import { isAccountClosed } from '@sefira/messaging/account-standing';
import { DomainError } from '@sefira/platform/http/domain-error';
import { productDate } from '@sefira/platform/time/clock';
import type { NumerologyContext } from '../context.ts';
import { countOpening, type DeliveredAnalysis, findDelivered } from '../data/deliveries.ts';

/**
 * A delivery under its address, until it expires, is revoked or its professional's account ends. An opening by anyone but the
 * professional is counted.
 * @throws DomainError NOT_FOUND
 */
export async function openDelivery(
  context: NumerologyContext,
  slug: string,
  visitorId: string | null,
): Promise<DeliveredAnalysis> {
  const delivery = await readDelivered(context, slug);
  if (delivery.userId === visitorId) return delivery;
  const now = context.clock();
  await inTransaction(context, (transaction) => countOpening(transaction, delivery.id, now, productDate(now)));
  return delivery;
}

/** The same without an opening. @throws DomainError NOT_FOUND */
export async function readDelivered(context: NumerologyContext, slug: string): Promise<DeliveredAnalysis> {
  const client = clientOf(context);
  const found = await findDelivered(client, slug);
  if (!found || found.revokedAt) throw new DomainError('NOT_FOUND');
  if (await isAccountClosed(client, context.schema, found.userId)) throw new DomainError('NOT_FOUND');
  const { sender, expiresAt } = found;
  if (expiresAt <= context.clock()) {
    throw new DomainError('NOT_FOUND', {
      message: `O prazo deste link terminou. Peça um novo a ${sender}.`,
      data: { sender, expiredAt: expiresAt.toISOString() },
    });
  }
  return found;
}
