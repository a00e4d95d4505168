import type { Prices } from '../../src/prices.ts';

const plan = (
  id: 'basic' | 'premium' | 'professional',
  name: string,
  monthlyCents: number,
): Prices['plans'][number] => ({
  id,
  name,
  description: '',
  monthlyCents,
  yearlyCents: monthlyCents * 10,
  offer: id === 'premium' ? { monthlyCents: 1990, cycles: 3, audience: 'new_customers' } : null,
  yearlySavingCents: monthlyCents * 2,
  yearlySavingPercent: 17,
  features: [],
  isPopular: false,
  credits: 50,
  bonusCredits: 5,
  services: {},
  entitlements: [],
});
const costs = { personal: 5, compatibility: 8, company: 10, cycles: 4, name: 4, group: 12, dates: 6, atlas: 8 };
/** A catalogue for the conversations of the tests. */
export const prices: Prices = {
  plans: [plan('basic', 'Básico', 1990), plan('premium', 'Premium', 3990), plan('professional', 'Profissional', 9990)],
  packs: [{ id: 'credits-50', name: '50 créditos', credits: 50, priceCents: 2500, isPopular: false }],
  costs: { ...costs, yearbook: 10, signature: 8, baby: 8, brand: 8, company_names: 6, child_names: 4, chat_message: 1 },
  welcomeCredits: 10,
};
