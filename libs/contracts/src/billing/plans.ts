import { type PlanId, planIds, type Role } from '../shared/identity.ts';

/** Services that cost credits (docs/decisions/0037-service-costs-and-quotas.md). */
export const chargedServices = [
  'personal',
  'compatibility',
  'company',
  'cycles',
  'name',
  'group',
  'dates',
  'atlas',
  'yearbook',
  'signature',
  'baby',
  'brand',
  'company_names',
  'child_names',
  'chat_message',
] as const;
export type ChargedService = (typeof chargedServices)[number];

/** Features of a plan beside services; a call refuses or marks each (docs/decisions/0038-plans-and-introductory-offers.md). */
export const planFeatures = [
  'forecasts',
  'priority_support',
  'branded_reports',
  'api_keys',
  'client_panel',
  'training',
] as const;
export type PlanFeature = (typeof planFeatures)[number];

/** Quota of a plan; services of one `pool` count together. Periods are those of America/Sao_Paulo. */
export interface Quota {
  readonly pool: string;
  readonly limit: number;
  readonly per: 'day' | 'month';
  /** Units of the limit for one use; 1 by default. */
  readonly units?: number;
}

export type Allowance = 'unlimited' | Quota;

/** Rows of the table: plans and guests; guests have their own row whatever plan their payload shows (docs/decisions/0010-guests.md). */
export const allowanceHolders = [...planIds, 'guest'] as const;
export type AllowanceHolder = (typeof allowanceHolders)[number];

/** Calls of the public API: of one key per minute, and of all keys of an account per day. */
export interface ApiAllowance {
  readonly callsPerMinute: number;
  readonly callsPerDay: number;
}

export interface PlanEntitlements {
  /** A service without an entry costs credits. */
  readonly services: Readonly<Partial<Record<ChargedService, Allowance>>>;
  readonly features: readonly PlanFeature[];
  /** Limits of the public API, with the feature `api_keys`. */
  readonly api?: ApiAllowance;
  /** Monthly credits and bonus credits of the plan. */
  readonly credits: number;
  readonly bonusCredits: number;
}

/** Months until the credits of a plan expire: unused ones last through the month after theirs. Bought credits do not expire. */
export const planCreditsMonths = 2;

const dailyMessages: Quota = { pool: 'chat_message', limit: 5, per: 'day' };
const monthlyAnalyses: Quota = { pool: 'analyses', limit: 5, per: 'month' };

/** Daily work of a guest, weighted by the price of each service (docs/decisions/0037-service-costs-and-quotas.md). */
export const guestWorkUnits = 30;
/** Questions of the guests of one network in a day before a further guest session requires a proof of work (docs/decisions/0010-guests.md). */
export const guestQuestions = { limit: 3, windowSeconds: 86_400, limiter: 'guest-questions' } as const;
const guestWork = (units: number): Quota => ({ pool: 'guest_work', limit: guestWorkUnits, per: 'day', units });

const premiumServices = {
  personal: 'unlimited',
  compatibility: 'unlimited',
  company: 'unlimited',
  cycles: 'unlimited',
  name: 'unlimited',
  dates: 'unlimited',
  atlas: 'unlimited',
  yearbook: 'unlimited',
  signature: 'unlimited',
  baby: 'unlimited',
  brand: 'unlimited',
  company_names: 'unlimited',
  child_names: 'unlimited',
  chat_message: 'unlimited',
} as const;

/** The one table of docs/decisions/0038-plans-and-introductory-offers.md, docs/decisions/0010-guests.md: pricing pages, the guard and the tests read it. */
export const entitlements: Readonly<Record<AllowanceHolder, PlanEntitlements>> = {
  guest: {
    services: {
      personal: guestWork(5),
      compatibility: guestWork(8),
      company: guestWork(10),
      cycles: guestWork(4),
      name: guestWork(4),
      group: guestWork(12),
      dates: guestWork(6),
      atlas: guestWork(8),
      yearbook: guestWork(10),
      signature: guestWork(8),
      baby: guestWork(8),
      brand: guestWork(8),
      company_names: guestWork(6),
      child_names: guestWork(4),
      chat_message: { pool: 'guest_questions', limit: guestQuestions.limit, per: 'day' },
    },
    features: [],
    credits: 0,
    bonusCredits: 0,
  },
  free: {
    services: { personal: { pool: 'analyses', limit: 1, per: 'month' }, chat_message: dailyMessages },
    features: [],
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
    features: [],
    credits: 50,
    bonusCredits: 5,
  },
  premium: {
    services: premiumServices,
    features: ['forecasts', 'priority_support'],
    credits: 150,
    bonusCredits: 30,
  },
  professional: {
    services: { ...premiumServices, group: 'unlimited' },
    api: { callsPerMinute: 120, callsPerDay: 10_000 },
    features: ['forecasts', 'priority_support', 'branded_reports', 'api_keys', 'client_panel', 'training'],
    credits: 500,
    bonusCredits: 100,
  },
};

/** Row of the table for a caller. */
export function allowanceHolderOf(caller: { readonly role: Role; readonly plan: PlanId }): AllowanceHolder {
  return caller.role === 'guest' ? 'guest' : caller.plan;
}

/** Allowance of a service; `undefined` when it costs credits. */
export function allowanceOf(holder: AllowanceHolder, service: ChargedService): Allowance | undefined {
  return entitlements[holder].services[service];
}

/** Units that one use of a service takes of a guest's daily work; 0 for a service with its own quota. */
export function guestUnitsOf(service: ChargedService): number {
  const allowance = allowanceOf('guest', service);
  return allowance === undefined || allowance === 'unlimited' ? 0 : (allowance.units ?? 0);
}

/** True for a plan without limit: the caller is neither charged nor counted. */
export function isFreeOfCharge(
  caller: { readonly role: Role; readonly plan: PlanId },
  service: ChargedService,
): boolean {
  return allowanceOf(allowanceHolderOf(caller), service) === 'unlimited';
}

export function hasFeature(plan: PlanId, feature: PlanFeature): boolean {
  return entitlements[plan].features.includes(feature);
}
