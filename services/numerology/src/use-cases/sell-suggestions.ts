import type { RouteShape } from '@sefira/contracts/shared/route';
import { clientOf } from '@sefira/database/access';
import { fingerprintOf } from '@sefira/messaging/idempotency';
import type { Call } from '@sefira/platform/http/add-route';
import { DomainError } from '@sefira/platform/http/domain-error';
import { callerId } from '@sefira/platform/identity/caller';
import { newId } from '@sefira/platform/time/identifiers';
import type { NumerologyContext } from '../context.ts';
import { findSoldCall, storeSoldCall } from '../data/generator-calls.ts';

export type SuggestionCall = Pick<Call<RouteShape>, 'identity' | 'requestId' | 'idempotencyKey' | 'body'>;

export interface Generator<Found> {
  /** Id of the route, the same for its twin of the public API: a key means one call. */
  readonly route: string;
  readonly service: 'company_names' | 'child_names';
  search(): Promise<Found>;
  isEmpty(found: Found): boolean;
}

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
  const keyed = key === null ? null : { subject, key, fingerprint: fingerprintOf(generator.route, body) };
  const isPaid = async (chargeId: string | null) => chargeId === null || context.billing.confirm(chargeId, requestId);
  const client = clientOf(context);

  const earlier = keyed && (await findSoldCall(client, context.schema, keyed));
  if (earlier && (await isPaid(earlier.chargeId))) return generator.search();

  const operation = keyed ? fingerprintOf(keyed.key, keyed.fingerprint) : newId();
  const reference = { type: 'generator', id: newId(), title: titles[service] };
  const charge = await context.billing.authorize({ identity, service, operation, reference, requestId });
  const { found, sold } = await searchAndStore().catch(async (error: unknown) => {
    // After a lost connection the call may be stored: its repetition confirms the charge, otherwise that expires.
    if (error instanceof DomainError) await charge.cancel();
    throw error;
  });
  if (sold?.chargeId !== charge.id) await charge.cancel();
  if (sold && !(await isPaid(sold.chargeId))) throw new DomainError('DEPENDENCY_DOWN');
  return found;

  /** `sold` is null for an empty list. */
  async function searchAndStore() {
    const names = await generator.search();
    if (generator.isEmpty(names)) return { found: names, sold: null };
    if (!keyed) return { found: names, sold: { chargeId: charge.id } };
    const charges = { chargeId: charge.id, unpaid: earlier?.chargeId ?? null };
    return { found: names, sold: await storeSoldCall(client, context.schema, keyed, charges) };
  }
}
