import type { BusinessType } from '../block-results.ts';
import { isKnownMark } from '../brand/known-marks.ts';
import { NumerologyError } from '../errors.ts';
import { ruleSetFor } from '../rules/registry.ts';
import type { RuleSet, System } from '../rules/rule-set.ts';
import { sectorNumbers } from '../tables/sectors.ts';
import { type Addresses, addressesOf, longestDomain } from './addresses.ts';
import { type CompanyCandidate, findCompanyCandidates } from './company-candidates.ts';
import { type CompanyIndustry, type CompanyLength, type CompanyStyle, companyParts, kindOf } from './company-parts.ts';
import { foldText } from './folding.ts';
import { readKeywords } from './keywords.ts';
import { compose } from './name-pattern.ts';
import { holdsRefusedWord } from './refused-names.ts';
import { stableId } from './stable-hash.ts';
import { readTargets } from './target-numbers.ts';
import { pickVaried } from './varied-choice.ts';

export const maximumCompanyNames = 50;
const defaultCount = 10;

export interface CompanyNameQuery {
  targetNumbers: readonly number[];
  industry: CompanyIndustry;
  style: CompanyStyle;
  /** Default medium. */
  length?: CompanyLength | undefined;
  /** 1 to 50, default 10. */
  requestedCount?: number | undefined;
  /** Words that the names should hold; names without them fill up only when too few hit a target. */
  keywords?: readonly string[] | undefined;
  /** No name holds one of these, in any case or accent. */
  excludeKeywords?: readonly string[] | undefined;
  /** Names already shown. */
  exclude?: readonly string[] | undefined;
  system?: System | undefined;
}

export interface CompanyNameSuggestion extends Addresses {
  /** Stable: made of the name, the industry and the style. */
  id: string;
  name: string;
  numerologyNumber: number;
  /** 7 to 10 (docs/numerology.md section 8). */
  matchScore: number;
  industry: CompanyIndustry;
  style: CompanyStyle;
  /** 1 for the first. */
  position: number;
  /** Numbers of its vowels and of its consonants. */
  motivacao: number;
  impressao: number;
}

export interface CompanyNameSuggestions {
  names: CompanyNameSuggestion[];
  /** Compositions looked at. */
  tried: number;
  /** Targets that no name can have in this system. */
  unreachableTargets: number[];
}

const letterRanges: Readonly<Record<CompanyLength, readonly [number, number]>> = {
  short: [3, 6],
  medium: [7, 12],
  long: [13, Number.POSITIVE_INFINITY],
};

const businessType: Readonly<Record<CompanyIndustry, BusinessType>> = {
  general: 'Outros',
  technology: 'Tecnologia',
  health: 'Saúde',
  finance: 'Finanças',
  education: 'Educação',
  retail: 'Varejo',
  consulting: 'Consultoria',
  marketing: 'Marketing',
  construction: 'Construção',
  food: 'Alimentação',
};

/** Compositions tried before the best are chosen, and at most when a number is rare. */
const minimumTries = 10_000;
const maximumTries = 150_000;
/** Letters by which two coined words are taken for one: “Saberana” and “Saberina”. */
const stemLetters = 4;
/** Names found for each one asked for, so that there is a choice. */
const choice = 6;

function scoreOf(candidate: CompanyCandidate, targets: readonly number[], sector: readonly number[]): number {
  const hasVowels = targets.includes(candidate.motivacao) ? 1 : 0;
  const hasConsonants = targets.includes(candidate.impressao) ? 1 : 0;
  const fitsSector = sector.length === 0 || sector.includes(candidate.expressao) ? 1 : 0;
  return 7 + hasVowels + hasConsonants + fitsSector;
}

function readCount(count: number): number {
  if (Number.isInteger(count) && count >= 1 && count <= maximumCompanyNames) return count;
  throw new NumerologyError('INVALID_INPUT', 'requestedCount', `Peça de 1 a ${maximumCompanyNames} nomes.`);
}

const linking = new Set(['e', 'de', 'do', 'da']);

/** The words that carry a name, whatever their order: “Pão e Maré” is “Maré do Pão” again. */
function contentOf(folded: string): string {
  const words = folded.split(' ').filter((word) => !linking.has(word));
  return words.sort().join(' ');
}

/** Says of each name whether it may be offered, and of none twice, in whatever order of its words. */
function sieve(query: CompanyNameQuery): (name: string) => boolean {
  const seen = new Set((query.exclude ?? []).map((name) => contentOf(foldText(name))));
  const unwanted = (query.excludeKeywords ?? []).map(foldText).filter((word) => word !== '');
  return (name) => {
    const folded = foldText(name);
    const content = contentOf(folded);
    const joined = folded.replaceAll(' ', '');
    if (seen.has(content) || joined.length > longestDomain) return false;
    seen.add(content);
    if (unwanted.some((word) => folded.includes(word) || joined.includes(word.replaceAll(' ', '')))) return false;
    return !holdsRefusedWord(folded) && !isKnownMark(folded);
  };
}

/** Keywords that say what the company is, as “padaria”: they take the place of the institutions of the sector. */
function kindsAmong(keywords: readonly string[]) {
  const known = keywords.flatMap((word) => {
    const kind = kindOf(word);
    return kind ? [{ word, ...kind }] : [];
  });
  const [first] = known;
  const words = keywords.filter((keyword) => known.every(({ word }) => word !== keyword));
  const ofGender = (gender: 'm' | 'f') => known.filter((kind) => kind.gender === gender).map(({ word }) => word);
  return { kind: first ? { industry: first.industry, words: { m: ofGender('m'), f: ofGender('f') } } : null, words };
}

/** Patterns in turn; where the kind is known, those that say it come first, and no other kind ever. */
function inOrder(steps: readonly (readonly string[])[], isKindKnown: boolean): (readonly string[])[] {
  if (!isKindKnown) return [...steps];
  const saysKind = (pattern: string) => pattern.includes('{institution}');
  return [
    ...steps.map((patterns) => patterns.filter(saysKind)),
    ...steps.map((patterns) => patterns.filter((pattern) => !saysKind(pattern))),
  ];
}

interface Found {
  name: string;
  score: number;
  words: readonly string[];
  saying: string;
  candidate: CompanyCandidate;
}

/** Of six names at most one is coined, of long ones none, as long as words of the language make enough others. */
function mostCoined(count: number, length: CompanyLength): number {
  return length === 'long' ? 0 : Math.floor(count / 6);
}

function search(
  query: CompanyNameQuery,
  targets: readonly number[],
  rules: RuleSet,
  keywords: readonly string[],
  count: number,
) {
  const { kind, words } = kindsAmong(keywords);
  // A kind says more than the sector “geral”.
  const industry = query.industry === 'general' && kind ? kind.industry : query.industry;
  const own = companyParts(industry, query.style);
  const parts = kind ? { ...own, institutions: kind.words } : own;
  const length = query.length ?? 'medium';
  const sector = sectorNumbers(businessType[query.industry]);
  const mayOffer = sieve(query);
  const run = (patterns: readonly string[]): { found: Found[]; tried: number } => {
    const compositions = patterns.map((pattern) => compose(pattern, parts, words, rules));
    const limits = { leastTries: minimumTries, mostTries: maximumTries, enough: count * choice };
    const { candidates, tried } = findCompanyCandidates(compositions, {
      rules,
      targets,
      letters: letterRanges[length],
      ...limits,
    });
    const found = candidates.map((candidate) => ({
      name: candidate.words.join(' '),
      score: scoreOf(candidate, targets, sector),
      words: candidate.isCoined ? candidate.words.map((word) => word.slice(0, stemLetters)) : candidate.words,
      saying: `${candidate.motivacao}-${candidate.impressao}`,
      candidate,
    }));
    return { found: found.filter(({ name }) => mayOffer(name)), tried };
  };
  const chosen: Found[] = [];
  const coined: Found[] = [];
  let tried = 0;
  const steps = [words.length > 0 ? parts.keywordPatterns[length] : [], parts.patterns[length]];
  for (const patterns of [...inOrder(steps, kind !== null), ...inOrder([parts.sparePatterns[length]], kind !== null)]) {
    if (patterns.length === 0 || chosen.length === count) continue;
    const result = run(patterns);
    tried += result.tried;
    const ofStep = result.found.filter(({ candidate }) => candidate.isCoined);
    const plain = result.found.filter(({ candidate }) => !candidate.isCoined);
    const left = mostCoined(count, length) - chosen.filter(({ candidate }) => candidate.isCoined).length;
    chosen.push(...pickVaried(ofStep, Math.min(left, count - chosen.length)));
    coined.push(...ofStep.filter((item) => !chosen.includes(item)));
    chosen.push(...pickVaried(plain, count - chosen.length));
  }
  chosen.push(...pickVaried(coined, count - chosen.length));
  return { chosen: chosen.sort((first, second) => second.score - first.score), tried };
}

/**
 * Company names composed from sector, style and keywords with a target as the number of all letters, best score first.
 * @throws NumerologyError INVALID_INPUT with `field` targetNumbers, requestedCount or keywords, LETTER_WITHOUT_VALUE with keywords
 */
export function suggestCompanyNames(query: CompanyNameQuery): CompanyNameSuggestions {
  const rules = ruleSetFor(query.system);
  const targets = readTargets(query.targetNumbers, rules, 'Selecione pelo menos um número alvo');
  const count = readCount(query.requestedCount ?? defaultCount);
  const keywords = readKeywords(query.keywords ?? [], rules.alphabet);
  if (targets.reachable.length === 0) return { names: [], tried: 0, unreachableTargets: targets.unreachable };
  const { chosen, tried } = search(query, targets.reachable, rules, keywords, count);
  const names = chosen.map(({ name, score, candidate }, index) => ({
    id: stableId(`${query.industry}|${query.style}|${name}`),
    name,
    numerologyNumber: candidate.expressao,
    matchScore: score,
    industry: query.industry,
    style: query.style,
    position: index + 1,
    motivacao: candidate.motivacao,
    impressao: candidate.impressao,
    ...addressesOf(name),
  }));
  return { names, tried, unreachableTargets: targets.unreachable };
}
