import { type DayLevel, findBestDays } from '../best-days/best-days.ts';
import type { BrazilianState } from '../best-days/holidays.ts';
import type { BusinessType } from '../block-results.ts';
import { parseDate, toDayNumber } from '../calendar/calendar.ts';
import { NumerologyError, refusalOf } from '../errors.ts';
import type { DestinyRelation } from '../map-result.ts';
import { mapsOf, type Person } from '../people.ts';
import { ruleSetFor } from '../rules/registry.ts';
import type { RuleSet, System } from '../rules/rule-set.ts';
import type { CompanyStyle } from '../search/company-parts.ts';
import { foldText } from '../search/folding.ts';
import type { BrandValue } from './brand-values.ts';
import { type Firm, type JudgedBrandName, judgeBrandName } from './judge-brand-name.ts';
import { proposeNames } from './propose-names.ts';
import { type Slogan, slogansFor } from './slogans.ts';

export const mostIdeas = 5;
export const mostFounders = 4;
export const mostValues = 5;
/** Days of the longest range of an opening: half a year. */
export const longestOpeningRange = 184;
/** Names proposed without ideas of the founders, and names side by side where they have fewer. */
const proposedAlone = 5;
const leastNames = 3;
const openingsShown = 5;

export interface BrandQuery {
  readonly sector: BusinessType;
  readonly values: readonly BrandValue[];
  /** Words that proposed names should hold. */
  readonly words: readonly string[];
  readonly style: CompanyStyle;
  /** Names that the founders have in mind. */
  readonly ideas: readonly string[];
  readonly founders: readonly Person[];
  /** `YYYY-MM-DD`: the firm opens between these days, both included. */
  readonly from: string;
  readonly to: string;
  /** Leaves weekends and holidays out. */
  readonly onlyWorkdays: boolean;
  readonly state: BrazilianState | null;
  readonly referenceDate: string;
  readonly system?: System;
}

/** A day to open the firm under one name. */
export interface BrandOpening {
  readonly date: string;
  readonly score: number;
  readonly level: DayLevel;
  /** Destino of the date, and how the name's number stands to it. */
  readonly dateNumber: number;
  readonly nameFit: DestinyRelation;
  /** Founders with a favourable day. */
  readonly favoured: number;
}

export interface BrandCandidate extends JudgedBrandName {
  readonly isIdea: boolean;
  readonly openings: readonly BrandOpening[];
  readonly slogans: readonly Slogan[];
}

export interface BrandStudy {
  readonly firm: Firm;
  /** Best score first. */
  readonly candidates: readonly BrandCandidate[];
  readonly days: number;
}

/**
 * Names for a firm side by side, best first, with days to open it and slogans (docs/numerology.md section 8).
 * @throws NumerologyError as `computeMap` with founders.N, as `readName` with ideas.N, as `findBestDays`, INVALID_INPUT
 */
export function studyBrand(query: BrandQuery): BrandStudy {
  const { founders, referenceDate, system, sector, values } = query;
  const rules = ruleSetFor(system);
  const days = rangeLength(query);
  if (values.length > mostValues)
    throw new NumerologyError('INVALID_INPUT', 'values', `São até ${mostValues} valores.`);
  const maps = mapsOf(
    founders,
    {
      field: 'founders',
      minimum: 1,
      maximum: mostFounders,
      tooFew: 'Informe pelo menos uma pessoa.',
      tooMany: `São até ${mostFounders} pessoas.`,
    },
    { referenceDate, ...(system && { system }) },
  );
  const firm: Firm = { rules, sector, values, founders: maps };
  const names = candidatesOf(query, firm);
  const slogans = slogansFor(
    names.map(({ numbers }) => numbers.expressao),
    sector,
    values,
  );
  return {
    firm,
    candidates: names.map((candidate, index) => ({
      ...candidate,
      openings: openingsOf(candidate.name, query, rules),
      slogans: slogans[index] ?? [],
    })),
    days,
  };
}

function rangeLength({ from, to }: BrandQuery): number {
  const length = toDayNumber(parseDate(to, 'to')) - toDayNumber(parseDate(from, 'from')) + 1;
  if (length <= longestOpeningRange) return length;
  throw new NumerologyError('RANGE_INVALID', 'to', `O período pode ter até ${longestOpeningRange} dias.`);
}

function candidatesOf(query: BrandQuery, firm: Firm): (JudgedBrandName & { readonly isIdea: boolean })[] {
  const typed = distinct(query.ideas);
  const ideas = typed.map((name, index) => ({ ...judgeBrandName(name, firm, `ideas.${index}`), isIdea: true }));
  const count = ideas.length === 0 ? proposedAlone : Math.max(0, leastNames - ideas.length);
  const { style, words, system } = query;
  const proposals = namingWords(() => proposeNames(firm, { count, style, words, ideas: typed, system }));
  const all = [...ideas, ...proposals.map((one) => ({ ...one, isIdea: false }))];
  if (all.length > 0) return all.sort((one, other) => other.score - one.score);
  throw new NumerologyError('INVALID_INPUT', 'words', 'Nenhum nome sai destas palavras. Tente outras, ou nenhuma.');
}

/** The generator calls its words keywords. */
function namingWords<Result>(compute: () => Result): Result {
  try {
    return compute();
  } catch (error) {
    const { code, field, message } = refusalOf(error);
    throw new NumerologyError(code, field.replace('keywords', 'words'), message);
  }
}

function distinct(ideas: readonly string[]): string[] {
  const known = new Map(ideas.map((name) => [foldText(name), name.trim()]));
  if (known.size <= mostIdeas) return [...known.values()];
  throw new NumerologyError('INVALID_INPUT', 'ideas', `Informe até ${mostIdeas} nomes.`);
}

function openingsOf(name: string, query: BrandQuery, rules: RuleSet): BrandOpening[] {
  const { founders, from, to, onlyWorkdays, state, referenceDate } = query;
  const { best } = findBestDays({
    occasion: 'opening',
    people: founders,
    companies: [{ name, foundationDate: null }],
    from,
    to,
    avoidWeekdays: onlyWorkdays ? [0, 6] : [],
    avoidHolidays: onlyWorkdays,
    state,
    referenceDate,
    system: rules.id,
  });
  return best.slice(0, openingsShown).map(({ date, score, level, dateNumber, participants }) => ({
    date,
    score,
    level,
    dateNumber,
    nameFit: participants.at(-1)?.nameFit ?? 'neutro',
    favoured: participants.filter(({ isFavourable }) => isFavourable).length,
  }));
}
