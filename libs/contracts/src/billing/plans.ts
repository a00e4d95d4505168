import type { PlanId } from './identity.ts';

/** Everything that costs credits (decision 31). */
export const chargedServices = [
  'personal',
  'compatibility',
  'company',
  'cycles',
  'name',
  'group',
  'company_names',
  'child_names',
  'chat_message',
] as const;
export type ChargedService = (typeof chargedServices)[number];

/** What a plan gives beside services: each exists in the product (decision 33). */
export const planFeatures = [
  'simple_pdf',
  'pdf_reports',
  'forecasts',
  'priority_support',
  'early_access',
  'branded_reports',
  'api_keys',
  'client_panel',
  'training',
] as const;
export type PlanFeature = (typeof planFeatures)[number];

/** How much of something a plan includes; services of one `pool` count together. Periods are of America/Sao_Paulo. */
export interface Quota {
  readonly pool: string;
  readonly limit: number;
  readonly per: 'day' | 'month';
}

export type Allowance = 'unlimited' | Quota;

/** Calls of the public API: of one key in a minute, and of all keys of an account in a day. */
export interface ApiAllowance {
  readonly callsPerMinute: number;
  readonly callsPerDay: number;
}

export interface PlanEntitlements {
  /** A service that is missing here costs credits. */
  readonly services: Readonly<Partial<Record<ChargedService, Allowance>>>;
  readonly features: readonly PlanFeature[];
  /** How much the public API answers, where `api_keys` is among the features. */
  readonly api?: ApiAllowance;
  /** Credits of every month of the plan, and what comes on top. */
  readonly credits: number;
  readonly bonusCredits: number;
}

/** Months until the credits of a plan expire: unused ones last through the month after theirs. Bought credits never do. */
export const planCreditsMonths = 2;

const dailyMessages: Quota = { pool: 'chat_message', limit: 5, per: 'day' };
const monthlyAnalyses: Quota = { pool: 'analyses', limit: 5, per: 'month' };

const premiumServices = {
  personal: 'unlimited',
  compatibility: 'unlimited',
  company: 'unlimited',
  cycles: 'unlimited',
  name: 'unlimited',
  company_names: 'unlimited',
  child_names: 'unlimited',
  chat_message: 'unlimited',
} as const;

/** The one table of decision 33: pricing pages, the guard and the tests read it. */
export const entitlements: Readonly<Record<PlanId, PlanEntitlements>> = {
  free: {
    services: { personal: { pool: 'analyses', limit: 1, per: 'month' }, chat_message: dailyMessages },
    features: ['simple_pdf'],
    credits: 0,
    bonusCredits: 0,
  },
  basic: {
    services: {
      personal: monthlyAnalyses,
      cycles: monthlyAnalyses,
      name: monthlyAnalyses,
      chat_message: dailyMessages,
    },
    features: ['pdf_reports'],
    credits: 50,
    bonusCredits: 5,
  },
  premium: {
    services: premiumServices,
    features: ['pdf_reports', 'forecasts', 'priority_support', 'early_access'],
    credits: 150,
    bonusCredits: 30,
  },
  professional: {
    services: { ...premiumServices, group: 'unlimited' },
    api: { callsPerMinute: 120, callsPerDay: 10_000 },
    features: [
      'pdf_reports',
      'forecasts',
      'priority_support',
      'early_access',
      'branded_reports',
      'api_keys',
      'client_panel',
      'training',
    ],
    credits: 500,
    bonusCredits: 100,
  },
};

/** What the plan includes of a service; `undefined` where it costs credits. */
export function allowanceOf(plan: PlanId, service: ChargedService): Allowance | undefined {
  return entitlements[plan].services[service];
}

/** True where a caller is never charged, so that billing need not be asked: guests, and plans without limit. */
export function isFreeOfCharge(
  caller: { readonly role: string; readonly plan: PlanId },
  service: ChargedService,
): boolean {
  return caller.role === 'guest' || allowanceOf(caller.plan, service) === 'unlimited';
}

export function hasFeature(plan: PlanId, feature: PlanFeature): boolean {
  return entitlements[plan].features.includes(feature);
}
