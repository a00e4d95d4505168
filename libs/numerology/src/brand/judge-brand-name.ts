import type { BusinessType } from '../block-results.ts';
import { sectorFitOf } from '../company/company-percentages.ts';
import { destinyRelation } from '../harmony.ts';
import type { DestinyRelation, NumerologyMap } from '../map-result.ts';
import type { RuleSet } from '../rules/rule-set.ts';
import { destinyScore, meanScore } from '../scores.ts';
import { type Addresses, addressesOf, longestDomain } from '../search/addresses.ts';
import { type WholeName, wholeName } from '../search/child-name-fit.ts';
import { sectorNumbers } from '../tables/sectors.ts';
import { type BrandValue, valuesCarried, valuesScore } from './brand-values.ts';
import { type Collision, type CollisionDegree, collisionsOf } from './known-marks.ts';
import { ownPart } from './name-words.ts';
import { type SpokenName, speakName } from './spoken-name.ts';

export const brandNameGroups = ['strong', 'fair', 'think'] as const;
export type BrandNameGroup = (typeof brandNameGroups)[number];

export const legalForms = ['Ltda', 'SLU'] as const;
export type LegalForm = (typeof legalForms)[number];

/** Letters of the longest profile name (Instagram). */
const longestHandle = 30;
const distinctScores: Readonly<Record<CollisionDegree | 'none', number>> = {
  same: 20,
  holds: 45,
  close: 65,
  word: 80,
  none: 100,
};
/** Shares of the score in tenths: numbers, sound, distance from known marks. */
const shares = { numbers: 5, sound: 3, distinct: 2 } as const;
const careCost = 5;
const leastStrongScore = 75;
const manyCares = 2;
/** The least score of a name that is said and dictated without trouble. */
const leastSound = 60;

/** What a name is judged for. */
export interface Firm {
  readonly rules: RuleSet;
  readonly sector: BusinessType;
  readonly values: readonly BrandValue[];
  readonly founders: readonly NumerologyMap[];
}

/** The name with a legal form after it. */
export interface LegalName {
  /** Null for the trade name alone. */
  readonly form: LegalForm | null;
  readonly name: string;
  readonly numbers: WholeName['numbers'];
  readonly sectorFit: number;
}

export interface JudgedBrandName {
  readonly name: string;
  readonly numbers: WholeName['numbers'];
  readonly sequences: readonly string[];
  readonly sectorFit: number;
  readonly founders: readonly { readonly name: string; readonly destino: number; readonly relation: DestinyRelation }[];
  readonly carried: readonly BrandValue[];
  readonly spoken: SpokenName;
  readonly collisions: readonly Collision[];
  readonly forms: readonly LegalName[];
  readonly address: Addresses & { readonly letters: number; readonly isShort: boolean; readonly short: string | null };
  /** Means of 0 to 100 that the score is made of. */
  readonly parts: { readonly numbers: number; readonly sound: number; readonly distinct: number };
  readonly score: number;
  readonly group: BrandNameGroup;
}

/** @throws NumerologyError as `readName` with `field`, UNKNOWN_BUSINESS_TYPE */
export function judgeBrandName(name: string, firm: Firm, field = 'name'): JudgedBrandName {
  const { rules, values } = firm;
  const whole = wholeName(name, rules, field);
  const { expressao } = whole.numbers;
  const sector = sectorNumbers(firm.sector);
  const founders = firm.founders.map((founder) => ({
    name: founder.name,
    destino: founder.destino,
    relation: destinyRelation(founder.destino, expressao),
  }));
  const sectorFit = sectorFitOf(sector, [expressao]);
  const spoken = speakName(whole.fullName);
  const collisions = collisionsOf(whole.fullName, firm.sector);
  const parts = {
    numbers: numberScore(expressao, firm),
    sound: spoken.score,
    distinct: distinctScores[collisions[0]?.degree ?? 'none'],
  };
  const isTaken = collisions.some(({ degree }) => degree === 'same' || degree === 'holds');
  const cares = [
    isTaken,
    isTaken || collisions.some(({ degree }) => degree === 'close'),
    whole.sequences.length > 0,
    founders.some(({ relation }) => relation === 'desfavoravel'),
    spoken.score < leastSound,
  ].filter(Boolean).length;
  const mean = (parts.numbers * shares.numbers + parts.sound * shares.sound + parts.distinct * shares.distinct) / 10;
  const score = Math.max(0, Math.round(mean) - careCost * cares);
  return {
    name: whole.fullName,
    numbers: whole.numbers,
    sequences: whole.sequences,
    sectorFit,
    founders,
    carried: valuesCarried(values, expressao),
    spoken,
    collisions,
    forms: legalNames(whole, sector, rules),
    address: addressOf(whole.fullName),
    parts,
    score,
    group: cares >= manyCares ? 'think' : cares === 0 && score >= leastStrongScore ? 'strong' : 'fair',
  };
}

/** How a number suits the firm: its sector, the Destino of each founder and its values, each alike. */
export function numberScore(number: number, { sector, founders, values }: Omit<Firm, 'rules'>): number {
  return meanScore([
    sectorFitOf(sectorNumbers(sector), [number]),
    ...founders.map(({ destino }) => destinyScore(destino, number)),
    ...(values.length === 0 ? [] : [valuesScore(values, number)]),
  ]);
}

function legalNames(trade: WholeName, sector: readonly number[], rules: RuleSet): LegalName[] {
  const withForms = legalForms.map((form) => ({ form, ...wholeName(`${trade.fullName} ${form}`, rules) }));
  return [{ form: null, ...trade }, ...withForms].map(({ form, fullName, numbers }) => ({
    form,
    name: fullName,
    numbers,
    sectorFit: sectorFitOf(sector, [numbers.expressao]),
  }));
}

/** A name too long for an address is offered by what it has beyond its kind, where that is short enough. */
function addressOf(name: string): JudgedBrandName['address'] {
  const addresses = addressesOf(name);
  const letters = addresses.handle.length - 1;
  const isShort = letters <= Math.min(longestDomain, longestHandle);
  const own = addressesOf(ownPart(name)).handle;
  return { ...addresses, letters, isShort, short: !isShort && own.length - 1 <= longestDomain ? own : null };
}
