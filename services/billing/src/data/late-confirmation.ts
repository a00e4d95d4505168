import { newId } from '@sefira/platform/identifiers';
import type { Prisma } from '../../prisma/generated/client.ts';

type Transaction = Prisma.TransactionClient;

const minuteMilliseconds = 60_000;

/**
 * Confirms a charge whose result is stored, also when its reservation ended before the event came, or was given back by
 * somebody who could not know that the result was kept: it is reserved anew where the credits are still there. @returns the charge as it is then; its state is `unknown` when there is none
 */
export async function confirmLate(
  transaction: Transaction,
  id: string,
  lowCredits: number,
  now: Date,
): Promise<Confirmation> {
  const first = await confirm(transaction, id, lowCredits, now);
  if (first.state !== 'expired' && first.state !== 'released') return first;
  const charge = await transaction.charge.findUniqueOrThrow({ where: { id } });
  if (charge.source === 'plan') return first;
  const expires = new Date(now.getTime() + minuteMilliseconds);
  await transaction.$queryRaw`
    SELECT outcome FROM reserve_charge(${newId()}::uuid, ${charge.userId}::uuid, ${charge.key}, ${charge.service},
      ${charge.quantity}::int, ${charge.amount}::int, '{}'::jsonb, ${charge.referenceType}, ${charge.referenceId},
      ${charge.title}, ${now}::timestamptz, ${expires}::timestamptz)`;
  return confirm(transaction, id, lowCredits, now);
}

interface Confirmation {
  readonly state: string;
  readonly source: string;
  readonly amount: number;
}

async function confirm(transaction: Transaction, id: string, lowCredits: number, now: Date): Promise<Confirmation> {
  const rows = await transaction.$queryRaw<
    readonly { readonly [Key in keyof Confirmation]: Confirmation[Key] | null }[]
  >`
    SELECT state, source, amount FROM settle_charge(${id}::uuid, 'confirmed', ${newId()}::uuid, ${newId()}::uuid, ${newId()}::uuid,
      ${lowCredits}::int, ${now}::timestamptz)`;
  const { state, source, amount } = rows[0] ?? {};
  return { state: state ?? 'unknown', source: source ?? '', amount: amount ?? 0 };
}
