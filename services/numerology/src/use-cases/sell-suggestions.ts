import type { Identity } from '@sefira/contracts/shared/identity';
import { clientOf } from '@sefira/database/access';
import { findStoredOutcome, fingerprintOf, matchStoredOutcome } from '@sefira/messaging/idempotency';
import { DomainError } from '@sefira/platform/http/domain-error';
import { hasStoredNothing } from '@sefira/platform/http/error-handler';
import { callerId } from '@sefira/platform/identity/caller';
import { newId } from '@sefira/platform/time/identifiers';
import * as z from 'zod/mini';
import type { NumerologyContext } from '../context.ts';
import { storeCall } from '../data/sold-calls.ts';

export interface SuggestionCall {
  readonly identity: Identity;
  readonly requestId: string;
  readonly idempotencyKey: string | null;
  readonly body: unknown;
}

export interface Generator<Found> {
  /** Id of the route, the same for its twin of the public API: a key means one call. */
  readonly route: string;
  readonly service: 'company_names' | 'child_names';
  search(): Promise<Found>;
  isEmpty(found: Found): boolean;
}

/** The charge that paid for a call; `chargeId` is null where the plan includes the service. */
interface SoldCall {
  readonly chargeId: string | null;
}

/** Older calls were paid before they were stored and have no charge. */
const outcome = z.pipe(
  z.nullable(z.object({ chargeId: z.nullable(z.string()) })),
  z.transform((sold): SoldCall => sold ?? { chargeId: null }),
);

/** Lines of the statement. */
const titles = { company_names: 'Gerador de nomes de empresa', child_names: 'Gerador de nomes' } as const;

/**
 * Sells one search of a name generator. Names are not stored, since the same request finds the same ones: the key stores
 * the charge that paid for it. A repeated call confirms that charge and pays anew where it expired unconfirmed. An empty
 * list costs nothing.
 * @throws DomainError of billing and of the engine, IDEMPOTENCY_CLASH
 */
export async function sellSuggestions<Found>(
  context: NumerologyContext,
  call: SuggestionCall,
  generator: Generator<Found>,
): Promise<Found> {
  const { identity, requestId, idempotencyKey: key, body } = call;
  const { service } = generator;
  const subject = callerId(identity);
  const { route } = generator;
  const fingerprint = fingerprintOf(route, body);
  const isPaid = async (chargeId: string | null) => chargeId === null || context.billing.confirm(chargeId, requestId);
  const client = clientOf(context);

  const earlier = await findStoredOutcome(client, context.schema, { subject, key, route, body }, outcome);
  if (earlier && (await isPaid(earlier.chargeId))) return generator.search();

  const operation = key === null ? newId() : fingerprintOf(key, fingerprint);
  const reference = { type: 'generator', id: newId(), title: titles[service] };
  const charge = await context.billing.authorize({ identity, service, operation, reference, requestId });
  const { found, sold } = await searchAndStore().catch(async (error: unknown) => {
    // After a lost connection the call may be stored: its repetition confirms the charge, otherwise that expires.
    if (hasStoredNothing(error)) await charge.cancel();
    throw error;
  });
  if (sold?.chargeId !== charge.id) await charge.cancel();
  if (sold && !(await isPaid(sold.chargeId))) throw new DomainError('DEPENDENCY_DOWN');
  return found;

  /** `sold` is null for an empty list. */
  async function searchAndStore() {
    const names = await generator.search();
    if (generator.isEmpty(names)) return { found: names, sold: null };
    if (key === null) return { found: names, sold: { chargeId: charge.id } };
    const charges = { chargeId: charge.id, unpaid: earlier?.chargeId ?? null };
    const stored = await storeCall(client, { subject, key, fingerprint }, charges);
    return { found: names, sold: z.parse(outcome, matchStoredOutcome(stored, fingerprint)) };
  }
}
