import type { NumerologyMap } from '@sefira/numerology/map-result';

/** What the chapters of a personal report, and those of others about one person's name, are made from. */
export interface PersonalReportInput {
  /** The whole map; its `referenceDate` is the day that the report looks at. */
  readonly map: NumerologyMap;
}
