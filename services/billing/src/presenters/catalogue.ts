import { type Catalogue, paidPlanIds } from '@sefira/contracts/billing';
import { type ChargedService, chargedServices, entitlements } from '@sefira/contracts/billing-plans';
import type { PaymentProvider } from '../adapters/payment-provider.ts';
import type { PriceVersion } from '../data/prices.ts';
import {
  creditPacks,
  marketingPriceCode,
  marketingTexts,
  packPriceCode,
  planPriceCode,
  planTexts,
  serviceCostCode,
} from '../domain/catalogue-seed.ts';
import { guaranteeDays, regretDays } from '../domain/refund-rules.ts';

/** Everything a pricing page shows, from the prices of now. */
export function presentCatalogue(
  prices: ReadonlyMap<string, PriceVersion>,
  provider: PaymentProvider | null,
  welcomeCredits: number,
): Catalogue {
  const amountOf = (code: string) => {
    const price = prices.get(code);
    if (!price) throw new Error(`no price of ${code}`);
    return price.amount;
  };
  return {
    plans: paidPlanIds.map((id) => {
      const { name, description, features } = planTexts[id];
      const given = entitlements[id];
      const monthlyCents = amountOf(planPriceCode(id, 'monthly'));
      const yearlyCents = amountOf(planPriceCode(id, 'yearly'));
      const fullYear = monthlyCents * 12;
      return {
        id,
        name,
        description,
        monthlyCents,
        yearlyCents,
        yearlySavingCents: fullYear - yearlyCents,
        yearlySavingPercent: fullYear === 0 ? 0 : Math.round(((fullYear - yearlyCents) / fullYear) * 100),
        features: [...features],
        isPopular: id === 'premium',
        credits: given.credits,
        bonusCredits: given.bonusCredits,
        services: { ...given.services },
        entitlements: [...given.features],
      };
    }),
    marketing: marketingTexts.map(({ plan, name, features, isPopular }) => ({
      plan,
      name,
      features: [...features],
      isPopular,
      monthlyCents: amountOf(marketingPriceCode(plan)),
    })),
    packs: creditPacks.map((pack) => ({ ...pack, priceCents: amountOf(packPriceCode(pack.id)) })),
    costs: Object.fromEntries(
      chargedServices.map((service) => [service, amountOf(serviceCostCode(service))]),
    ) as Record<ChargedService, number>,
    payment: {
      isAvailable: provider !== null,
      provider: provider?.name ?? null,
      methods: [...(provider?.methods ?? [])],
      cardFieldsUrl: provider?.cardFieldsUrl ?? null,
      publicKey: provider?.publicKey ?? null,
    },
    welcomeCredits,
    regretDays,
    guaranteeDays,
  };
}
