import { type Catalogue, offerAudience, paidPlanIds } from '@sefira/contracts/billing/catalogue';
import { type ChargedService, chargedServices, entitlements } from '@sefira/contracts/billing/plans';
import * as z from 'zod/mini';
import type { PaymentProvider } from '../adapters/payment-provider.ts';
import type { CatalogueVersion } from '../data/catalogue/items.ts';
import type { OfferVersion } from '../data/catalogue/offers.ts';
import type { PriceVersion } from '../data/catalogue/prices.ts';
import {
  creditPacks,
  marketingTexts,
  packPriceCode,
  planItemCode,
  planPriceCode,
  planTexts,
  serviceCostCode,
} from '../domain/catalogue-seed.ts';
import { runningOffer } from '../domain/offers.ts';
import { guaranteeDays, regretDays } from '../domain/refund-rules.ts';

/** Ids on sale with their current version. */
function onSale<Id extends string>(
  ids: readonly Id[],
  itemOf: (id: Id) => CatalogueVersion | undefined,
): (readonly [Id, CatalogueVersion])[] {
  return ids.flatMap((id) => {
    const item = itemOf(id);
    return item?.active ? [[id, item] as const] : [];
  });
}

/** Packs on sale, smallest first. */
function packsOnSale(items: ReadonlyMap<string, CatalogueVersion>) {
  const popular: ReadonlySet<string> = new Set(creditPacks.filter(({ isPopular }) => isPopular).map(({ id }) => id));
  return [...items.values()]
    .filter(({ code, active }) => active && code.startsWith('pack:'))
    .map(({ code, name, credits, bonusCredits }) => ({
      id: code.slice('pack:'.length),
      name,
      credits: credits + bonusCredits,
    }))
    .toSorted((left, right) => left.credits - right.credits)
    .map((pack) => ({ ...pack, isPopular: popular.has(pack.id) }));
}

function presentOffer(offer: OfferVersion | null): Catalogue['plans'][number]['offer'] {
  if (offer === null) return null;
  return { monthlyCents: offer.priceCents, cycles: offer.cycles, audience: z.parse(offerAudience, offer.audience) };
}

/** A plan of the marketing pages at the prices of the checkout; null when it is not on sale. */
function presentMarketing(
  { plan, name, features, isPopular }: (typeof marketingTexts)[number],
  plans: Catalogue['plans'],
): Catalogue['marketing'][number] | null {
  const sold = plans.find(({ id }) => id === plan);
  if (!sold && plan !== 'free') return null;
  const fullMonthlyCents = sold?.monthlyCents ?? 0;
  return {
    plan,
    name,
    features: [...features],
    isPopular,
    monthlyCents: sold?.offer?.monthlyCents ?? fullMonthlyCents,
    fullMonthlyCents,
    offerCycles: sold?.offer?.cycles ?? 0,
  };
}

/** Presents the catalogue at current prices. */
export function presentCatalogue(
  prices: ReadonlyMap<string, PriceVersion>,
  items: ReadonlyMap<string, CatalogueVersion>,
  offers: ReadonlyMap<string, OfferVersion>,
  provider: PaymentProvider | null,
  welcomeCredits: number,
): Catalogue {
  const amountOf = (code: string) => {
    const price = prices.get(code);
    if (!price) throw new Error(`no price of ${code}`);
    return price.amount;
  };
  const plans = onSale(paidPlanIds, (id) => items.get(planItemCode(id))).map(([id, item]) => {
    const { description, features } = planTexts[id];
    const { name, credits, bonusCredits } = item;
    const monthlyCents = amountOf(planPriceCode(id, 'monthly'));
    const yearlyCents = amountOf(planPriceCode(id, 'yearly'));
    const fullYear = monthlyCents * 12;
    return {
      id,
      name,
      description,
      monthlyCents,
      yearlyCents,
      offer: presentOffer(runningOffer(offers.get(id), monthlyCents)),
      yearlySavingCents: fullYear - yearlyCents,
      yearlySavingPercent: fullYear === 0 ? 0 : Math.round(((fullYear - yearlyCents) / fullYear) * 100),
      features: [...features],
      isPopular: id === 'premium',
      credits,
      bonusCredits,
      services: { ...entitlements[id].services },
      entitlements: [...entitlements[id].features],
    };
  });
  return {
    plans,
    marketing: marketingTexts.flatMap((text) => presentMarketing(text, plans) ?? []),
    packs: packsOnSale(items).map((pack) => ({ ...pack, priceCents: amountOf(packPriceCode(pack.id)) })),
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
