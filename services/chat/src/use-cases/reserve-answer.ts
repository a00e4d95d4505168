import type { ReservedCharge } from '../adapters/billing-port.ts';
import { identityOf, type SocketSession } from '../adapters/realtime/rooms.ts';
import type { ChatContext } from '../context.ts';
import { bestEffort } from './best-effort.ts';

/** Reserves the charge of an answer; a guest's also counts for the network. @throws DomainError as `BillingPort.reserve` */
export async function reserveAnswer(
  context: ChatContext,
  session: SocketSession,
  use: { readonly key: string; readonly title: string; readonly requestId: string },
): Promise<ReservedCharge> {
  const charge = await context.billing.reserve({ identity: identityOf(session), ...use });
  if (session.role === 'guest' && charge.id !== null) {
    await bestEffort(context, () => context.countGuestQuestion(session.network));
  }
  return charge;
}
