import type { BusinessType, CompanyResult } from '@sefira/numerology/block-results';
import type { CompanyReading } from '@sefira/numerology/interpretations/organisation/read-company';

/** What the chapters of a company's report are drawn from; names are printable. */
export interface CompanyReport {
  readonly input: { readonly businessType: BusinessType | null; readonly foundationDate: string };
  readonly result: CompanyResult;
  readonly reading: CompanyReading;
  readonly referenceDate: string;
  readonly ruleSet: string;
}

export function sectorOf({ input }: Pick<CompanyReport, 'input'>): BusinessType {
  return input.businessType ?? 'Outros';
}
