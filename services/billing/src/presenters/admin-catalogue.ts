import { type AdminPlan, adminOffer, type ServicePrice } from '@sefira/contracts/admin-config/plans';
import { paidPlanIds } from '@sefira/contracts/billing/catalogue';
import { chargedServices } from '@sefira/contracts/billing/plans';
import * as z from 'zod/mini';
import type { CatalogueVersion } from '../data/catalogue/items.ts';
import type { OfferVersion } from '../data/catalogue/offers.ts';
import type { PriceVersion } from '../data/catalogue/prices.ts';
import { planItemCode, planPriceCode, serviceCostCode, serviceTexts } from '../domain/catalogue-seed.ts';

type Items = ReadonlyMap<string, CatalogueVersion>;
type Prices = ReadonlyMap<string, PriceVersion>;
type Offers = ReadonlyMap<string, OfferVersion>;

/** Codes of the versions of a plan or pack. */
export interface PlanCodes {
  readonly item: string;
  readonly monthly: string;
  readonly yearly: string | null;
}

/** Codes of a plan id; every other id is that of a pack. */
export function planCodes(id: string): PlanCodes {
  const plan = paidPlanIds.find((known) => known === id);
  if (!plan) return { item: `pack:${id}`, monthly: `pack:${id}`, yearly: null };
  return { item: planItemCode(plan), monthly: planPriceCode(plan, 'monthly'), yearly: planPriceCode(plan, 'yearly') };
}

export function presentAdminPlan(id: string, items: Items, prices: Prices, offers: Offers): AdminPlan | null {
  const codes = planCodes(id);
  const item = items.get(codes.item);
  const monthly = prices.get(codes.monthly);
  const yearly = codes.yearly === null ? undefined : prices.get(codes.yearly);
  if (!item || !monthly) return null;
  const offer = codes.yearly === null ? undefined : offers.get(id);
  return {
    id,
    kind: codes.yearly === null ? 'pack' : 'plan',
    name: item.name,
    active: item.active,
    price: monthly.amount,
    yearly_price: yearly?.amount ?? null,
    credits: item.credits,
    bonus_credits: item.bonusCredits,
    offer: offer ? presentOffer(offer) : null,
    version: [item.id, monthly.id, yearly?.id ?? '', offer?.id ?? ''].join('.'),
  };
}

function presentOffer({ priceCents: price, cycles, audience }: OfferVersion): AdminPlan['offer'] {
  return cycles > 0 ? { price, cycles, audience: z.parse(adminOffer.shape.audience, audience) } : null;
}

/** Plans in the order of the catalogue, then packs by price. */
export function presentAdminPlans(items: Items, prices: Prices, offers: Offers): AdminPlan[] {
  const packs = [...items.keys()].filter((code) => code.startsWith('pack:')).map((code) => code.slice('pack:'.length));
  const shown = (ids: readonly string[]) => ids.flatMap((id) => presentAdminPlan(id, items, prices, offers) ?? []);
  return [...shown(paidPlanIds), ...shown(packs).toSorted((left, right) => left.price - right.price)];
}

export function presentServicePrices(items: Items, prices: Prices): ServicePrice[] {
  return chargedServices.flatMap((service) => {
    const item = items.get(serviceCostCode(service));
    const price = prices.get(serviceCostCode(service));
    if (!item || !price) return [];
    return {
      id: service,
      service_name: item.name,
      service_type: serviceTexts[service].type,
      credit_cost: price.amount,
      active: item.active,
      version: `${item.id}.${price.id}`,
    };
  });
}
