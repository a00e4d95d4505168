import type { ConfigurationKey, ConfigurationValue } from '@sefira/contracts/admin-config/configuration';

/** Counts of the product since its first day. */
export interface ProductCounts {
  readonly analyses: number;
  readonly reports: number;
  readonly users: number;
}

type Count = (counts: ProductCounts) => number;

/** Claims that the product can count (docs/decisions/0053-claims-and-counters.md). */
const countedClaims: Readonly<Partial<Record<ConfigurationKey, Count>>> = {
  claim_analyses: ({ analyses }) => analyses,
  claim_analyses_total: ({ analyses, reports }) => analyses + reports,
  claim_users: ({ users }) => users,
};

const scales: Readonly<Record<string, number>> = { k: 1000, mil: 1000, mi: 1_000_000 };

/** The number that a claim states: `50k+`, `10.000+`, `1,5 mi`; null for other texts. */
export function claimedNumber(text: string): number | null {
  const [, digits, scale = ''] = /^\+?\s*(\d[\d.,]*)\s*(k|mil|mi)?\s*\+?$/i.exec(text.trim()) ?? [];
  if (digits === undefined) return null;
  const value = Number(digits.replaceAll(/\.(?=\d{3}(?:\D|$))/g, '').replace(',', '.'));
  return Number.isNaN(value) ? null : value * (scales[scale.toLowerCase()] ?? 1);
}

/** The true count in Portuguese figures once it exceeds the configured claim; else the configured value. */
export function shownClaim(
  key: ConfigurationKey,
  configured: ConfigurationValue | null,
  counts: ProductCounts,
): ConfigurationValue | null {
  const count = countedClaims[key];
  if (count === undefined || typeof configured !== 'string') return configured;
  const claimed = claimedNumber(configured);
  const counted = count(counts);
  return claimed !== null && counted > claimed ? counted.toLocaleString('pt-BR') : configured;
}
