import type { ReportSummary } from '@sefira/contracts/reports/reports';
import { catalogueNumber } from '../../texts/analyses/catalogue.ts';

const kinds = { numerology: 'personal', compatibility: 'compatibility', company: 'company', names: 'name' } as const;

/**
 * The first number, 1 to 33, of a report's highlights (`Destino 6`, `Destino 6: O cuidado`); else the number of its
 * kind in the catalogue.
 */
export function signNumber(type: ReportSummary['type'], insights: readonly string[]): number {
  const numbers = insights.flatMap((insight) => / (\d{1,2})(?:$|:)/.exec(insight)?.[1] ?? []).map(Number);
  return numbers.find((number) => number >= 1 && number <= 33) ?? catalogueNumber(kinds[type]);
}
