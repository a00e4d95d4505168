import type { CompanyResult } from './block-results.ts';
import { parseDate } from './calendar.ts';
import { destinyOf } from './date-numbers.ts';
import { favourableDatesFrom } from './favourable-days.ts';
import { destinyRelation } from './harmony.ts';
import { itemAt } from './lookup.ts';
import { computeMap } from './map.ts';
import type { NumerologyMap } from './map-result.ts';
import { renamingFields } from './people.ts';
import { parseBirth } from './personal-time.ts';
import { reduce, toDigit } from './reduction.ts';
import { ruleSetFor } from './rules/registry.ts';
import type { System } from './rules/rule-set.ts';
import { conjugalScore, destinyScore } from './scores.ts';
import { sectorNumbers } from './tables/sectors.ts';

/** `bestDays` look at the reference date and the days after it, this many in all. */
export const BEST_DAYS_SPAN = 90;

const SECTOR_FIT = { held: 95, open: 75, missing: 55 } as const;
const STRONGEST_IN_BUSINESS = 8;
const STRONG_IN_BUSINESS = [1, 4, 22];
/** Growth by the company's personal year 1 to 9. */
const GROWTH_BY_YEAR: readonly number[] = [85, 65, 85, 60, 80, 75, 55, 95, 60];

export interface CompanyInput {
  companyName: string;
  /** Nome fantasia, when it differs from the registered name. */
  tradeName?: string;
  /** `YYYY-MM-DD` */
  foundationDate: string;
  /** One of `BUSINESS_TYPES`. */
  businessType?: string;
  owner?: { name?: string; birthDate: string };
  referenceDate: string;
  system?: System;
}

/** 95 when one of the sector's numbers is among the company's, 75 when the sector takes any, else 55. */
export function sectorFitOf(sector: readonly number[], numbers: readonly number[]): number {
  if (sector.length === 0) return SECTOR_FIT.open;
  return sector.some((number) => numbers.includes(number)) ? SECTOR_FIT.held : SECTOR_FIT.missing;
}

/** `N` of the financial outlook: 95 with an 8, 85 with 1, 4 or 22, else 65. */
export function businessStrength(numbers: readonly number[]): number {
  if (numbers.includes(STRONGEST_IN_BUSINESS)) return 95;
  return STRONG_IN_BUSINESS.some((number) => numbers.includes(number)) ? 85 : 65;
}

interface Owner {
  number: number;
  map: NumerologyMap | null;
}

function ownerOf(input: CompanyInput): Owner | null {
  const { owner, referenceDate, system } = input;
  if (!owner) return null;
  const { name, birthDate } = owner;
  return renamingFields({ name: 'owner.name', birthDate: 'owner.birthDate' }, () => {
    if (name === undefined) {
      const birth = parseBirth(birthDate, parseDate(referenceDate, 'referenceDate'));
      return { number: destinyOf(birth, ruleSetFor(system)).value, map: null };
    }
    const map = computeMap({ name, birthDate, referenceDate, ...(system && { system }) });
    return { number: map.destino, map };
  });
}

interface Percentages {
  sectorFit: number;
  financialOutlook: number;
  growthPotential: number;
  successPotential: number;
  compatibility: number;
}

/** The four percentages of section 8, from the numbers of company, foundation and owner. */
export function companyPercentages(input: {
  companyNumber: number;
  foundingNumber: number;
  numeroPoderoso: number;
  ownerNumber: number | null;
  personalYear: number;
  sector: readonly number[];
}): Percentages {
  const { companyNumber, foundingNumber, numeroPoderoso, ownerNumber, personalYear, sector } = input;
  const numbers = [companyNumber, foundingNumber, numeroPoderoso];
  if (ownerNumber !== null) numbers.push(ownerNumber);
  const withFoundation = conjugalScore(companyNumber, foundingNumber);
  const compatibility =
    ownerNumber === null
      ? withFoundation
      : Math.round((conjugalScore(companyNumber, ownerNumber) + withFoundation) / 2);
  const sectorFit = sectorFitOf(sector, numbers);
  const destiny = destinyScore(foundingNumber, companyNumber);
  return {
    sectorFit,
    financialOutlook: Math.round((sectorFit + businessStrength(numbers)) / 2),
    growthPotential: Math.round((destiny + itemAt(GROWTH_BY_YEAR, personalYear - 1)) / 2),
    successPotential: Math.round((destiny + sectorFit + compatibility) / 3),
    compatibility,
  };
}

/**
 * Company analysis (DOMAIN.md 2.22, section 8): the map of the company's name and foundation date, its owner, its sector.
 * @throws NumerologyError as `computeMap` with the fields `companyName`, `tradeName`, `foundationDate`, `owner.name`,
 *   `owner.birthDate`; UNKNOWN_BUSINESS_TYPE
 */
export function analyzeCompany(input: CompanyInput): CompanyResult {
  const { companyName, tradeName, foundationDate, businessType, referenceDate, system } = input;
  const options = { birthDate: foundationDate, referenceDate, ...(system && { system }) };
  const sector = businessType === undefined ? [] : sectorNumbers(businessType);
  const map = renamingFields({ name: 'companyName', birthDate: 'foundationDate' }, () =>
    computeMap({ name: companyName, ...options }),
  );
  const tradeMap =
    tradeName === undefined
      ? null
      : renamingFields({ name: 'tradeName' }, () => computeMap({ name: tradeName, ...options }));
  const owner = ownerOf(input);
  const companyNumber = map.expressao;
  const foundingNumber = map.destino;
  const numeroPoderoso = reduce(companyNumber + foundingNumber, ruleSetFor(system).sums.masters);
  const ownerNumber = owner ? owner.number : null;
  const personalYear = map.anoPessoal;
  return {
    calculations: { destino: companyNumber, caminhoOrigem: foundingNumber, numeroPoderoso },
    ...companyPercentages({ companyNumber, foundingNumber, numeroPoderoso, ownerNumber, personalYear, sector }),
    companyNumber,
    foundingNumber,
    ownerNumber,
    sectorNumbers: sector,
    personalYear,
    bestDays: favourableDatesFrom(
      parseDate(foundationDate, 'foundationDate'),
      parseDate(referenceDate, 'referenceDate'),
      BEST_DAYS_SPAN,
    ),
    nameWithFoundation: map.harmoniaNomeNascimento,
    nameWithOwner: ownerNumber === null ? null : destinyRelation(ownerNumber, companyNumber),
    brandHarmony: tradeMap && toDigit(companyNumber + tradeMap.expressao),
    ownerAffinity: owner?.map ? toDigit(companyNumber + owner.map.expressao) : null,
    map,
    tradeMap,
    ownerMap: owner?.map ?? null,
  };
}
