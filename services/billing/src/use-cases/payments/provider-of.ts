import { DomainError } from '@sefira/platform/http/domain-error';
import type { PaymentProvider } from '../../adapters/payment-provider.ts';
import type { BillingContext } from '../../context.ts';

/** Provider of an order. @throws DomainError DEPENDENCY_DOWN when it is no longer configured */
export function providerOf(
  { providers }: Pick<BillingContext, 'providers'>,
  order: { readonly provider: string },
): PaymentProvider {
  const provider = [...providers.values()].find(({ name }) => name === order.provider);
  if (!provider) throw new DomainError('DEPENDENCY_DOWN', { message: 'O pagamento está indisponível no momento.' });
  return provider;
}
