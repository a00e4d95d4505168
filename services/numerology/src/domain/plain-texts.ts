import type { Recommendation } from '@sefira/numerology/interpretations/schema';

/** Recommendations as one paragraph each, for clients that show plain text. */
export function asParagraphs(recommendations: readonly Recommendation[]): string[] {
  return recommendations.map(({ title, description }) => `${title}: ${description}`);
}
