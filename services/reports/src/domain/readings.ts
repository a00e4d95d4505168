import { type LifeAtlas, lifeAtlas } from '@sefira/numerology/atlas/life-atlas';
import { judgeFirstName, studyBabyNames } from '@sefira/numerology/baby/study-baby-names';
import { type BestDays, findBestDays } from '@sefira/numerology/best-days/best-days';
import type {
  CompanyResult,
  CompatibilityResult,
  CyclesResult,
  GroupResult,
  NameAnalysisResult,
} from '@sefira/numerology/block-results';
import { studyBrand } from '@sefira/numerology/brand/study-brand';
import { analyzeCompany } from '@sefira/numerology/company';
import { analyzeCompatibility } from '@sefira/numerology/compatibility';
import { analyzeCycles } from '@sefira/numerology/cycles';
import type { Explanation } from '@sefira/numerology/explanations/explanation';
import { analyzeGroup } from '@sefira/numerology/group';
import { type AtlasWords, readAtlas } from '@sefira/numerology/interpretations/atlas/read-atlas';
import {
  type BabyNameReading,
  type BabyReading,
  readBabyName,
  readBabyNames,
} from '@sefira/numerology/interpretations/baby/read-baby-names';
import { type BestDaysReading, readBestDays } from '@sefira/numerology/interpretations/best-days/read-best-days';
import { type BrandReading, readBrand } from '@sefira/numerology/interpretations/brand/read-brand';
import {
  interpretRelationship,
  type RelationReading,
} from '@sefira/numerology/interpretations/relationship/relationship';
import { readSignatures, type SignatureReading } from '@sefira/numerology/interpretations/signature/read-signatures';
import { readYearBook, type YearBookWords } from '@sefira/numerology/interpretations/year-book/read-year-book';
import { computeMap, computeMapUnder, computePartialMap } from '@sefira/numerology/map';
import type { NumerologyMap } from '@sefira/numerology/map-result';
import { analyzeName } from '@sefira/numerology/name-analysis';
import { suggestRelationKind } from '@sefira/numerology/relation/relation-kinds';
import { ruleSetById, ruleSetFor } from '@sefira/numerology/rules/registry';
import type { SequenceFound } from '@sefira/numerology/search/spellings/spelling-measure';
import { type SpellingSuggestion, suggestSpellings } from '@sefira/numerology/search/spellings/suggest-spellings';
import { compareSignatures, type SignatureStudy } from '@sefira/numerology/signature/compare-signatures';
import { type YearBook, yearBook } from '@sefira/numerology/year-book/year-book';
import type { Dedication, DocumentSubject, SubjectInput } from './document-content.ts';

/** Rule set and day of a reading. */
export interface ReadingRules {
  /** `cabalistica@1`. */
  readonly ruleSet: string;
  /** `YYYY-MM-DD`. */
  readonly referenceDate: string;
}

/** Another way to write a name, with the map that it gives. */
export interface NameAlternative {
  readonly name: string;
  readonly harmony: number;
  readonly harmonyBefore: number;
  readonly changes: readonly string[];
  /** Negative sequences that vanish, and those that this spelling has. */
  readonly cleared: readonly SequenceFound[];
  readonly remaining: readonly SequenceFound[];
  readonly map: NumerologyMap;
}

/** Everything that a report of each kind prints, computed from its input. */
export type Reading = ReadingRules &
  (
    | { readonly kind: 'personal'; readonly map: NumerologyMap; readonly dedication: Dedication | null }
    | { readonly kind: 'name'; readonly result: NameAnalysisResult; readonly alternatives: readonly NameAlternative[] }
    | { readonly kind: 'compatibility'; readonly result: CompatibilityResult; readonly relation: RelationReading }
    | { readonly kind: 'company'; readonly input: SubjectInput<'company'>; readonly result: CompanyResult }
    | {
        readonly kind: 'cycles';
        readonly input: SubjectInput<'cycles'>;
        readonly result: CyclesResult;
        readonly explanations: Readonly<Record<string, Explanation>>;
      }
    | {
        readonly kind: 'dates';
        readonly input: SubjectInput<'dates'>;
        readonly result: BestDays;
        readonly words: BestDaysReading;
      }
    | { readonly kind: 'atlas'; readonly atlas: LifeAtlas; readonly words: AtlasWords }
    | {
        readonly kind: 'yearbook';
        readonly input: SubjectInput<'yearbook'>;
        readonly book: YearBook;
        readonly words: YearBookWords;
      }
    | {
        readonly kind: 'signature';
        readonly input: SubjectInput<'signature'>;
        readonly study: SignatureStudy;
        readonly words: SignatureReading;
      }
    | {
        readonly kind: 'baby';
        readonly input: SubjectInput<'baby'>;
        readonly words: BabyReading;
        readonly chosen: readonly { readonly reading: BabyNameReading; readonly note: string }[];
      }
    | { readonly kind: 'brand'; readonly input: SubjectInput<'brand'>; readonly words: BrandReading }
    | { readonly kind: 'group'; readonly input: SubjectInput<'group'>; readonly result: GroupResult }
  );
export type ReadingOf<Kind extends Reading['kind']> = Extract<Reading, { kind: Kind }>;

/** Other spellings of a report on a name. */
export const alternativesShown = 3;

/**
 * Reads a subject by the engine, which is deterministic: the same subject and rules give the same reading.
 * @throws NumerologyError for what has no reading
 */
export function readSubject(subject: DocumentSubject, rules: ReadingRules): Reading {
  const { referenceDate, ruleSet } = rules;
  if (subject.kind === 'personal') {
    const { name, birthDate, dedication = null } = subject.input;
    return {
      kind: 'personal',
      ...rules,
      map: computeMapUnder({ name, birthDate, referenceDate }, ruleSetById(ruleSet)),
      dedication,
    };
  }
  const options = { referenceDate, system: ruleSet };
  switch (subject.kind) {
    case 'name': {
      const result = analyzeName({ ...subject.input, ...options });
      return { kind: 'name', ...rules, result, alternatives: alternativesOf(subject.input, options, result) };
    }
    case 'compatibility': {
      const { people, relationKind } = subject.input;
      const result = analyzeCompatibility({ people, ...options });
      const birthDates = people.map(({ birthDate }) => birthDate);
      const relation = interpretRelationship(relationKind ?? suggestRelationKind(birthDates, referenceDate), result);
      return { kind: 'compatibility', ...rules, result, relation };
    }
    case 'company':
      return { ...subject, ...rules, result: analyzeCompany(companyInput(subject.input, options)) };
    case 'cycles': {
      const { explanations } = computePartialMap({ name: null, birthDate: subject.input.birthDate, ...options });
      return { ...subject, ...rules, result: analyzeCycles({ ...subject.input, ...options }), explanations };
    }
    case 'dates': {
      const result = findBestDays({ ...subject.input, ...options });
      return { ...subject, ...rules, result, words: readBestDays(result, subject.input.occasion) };
    }
    case 'atlas': {
      const atlas = lifeAtlas({ ...subject.input, ...options });
      return { kind: 'atlas', ...rules, atlas, words: readAtlas(atlas) };
    }
    case 'yearbook': {
      const book = yearBook({ ...subject.input, ...options });
      return { ...subject, ...rules, book, words: readYearBook(book, subject.input) };
    }
    case 'signature': {
      const study = compareSignatures({ ...subject.input, ...options });
      return { ...subject, ...rules, study, words: readSignatures(study) };
    }
    case 'baby':
      return { ...subject, ...rules, ...babyNames(subject.input, options) };
    case 'brand':
      return { ...subject, ...rules, words: readBrand(studyBrand({ ...subject.input, ...options })) };
    case 'group':
      return { ...subject, ...rules, result: analyzeGroup({ members: subject.input.members, ...options }) };
  }
}

/** Id of the rule set that a system means today. @throws NumerologyError UNKNOWN_SYSTEM */
export function currentRuleSetId(system?: string): string {
  return ruleSetFor(system).id;
}

/** Names of a baby that are printed where the family has no short list. */
const bestNames = 5;

function babyNames(
  { chosen = [], ...input }: SubjectInput<'baby'>,
  options: { readonly referenceDate: string; readonly system: NumerologyMap['system'] },
): Pick<ReadingOf<'baby'>, 'words' | 'chosen'> {
  const query = { ...input, ...options };
  const words = readBabyNames(studyBabyNames(query));
  if (chosen.length > 0) {
    const read = chosen.map(({ name, note }) => ({ reading: readBabyName(judgeFirstName(name, query)), note }));
    return { words, chosen: read };
  }
  const best = words.names.filter(({ isIdea, group }) => isIdea || group === 'good').slice(0, bestNames);
  return { words, chosen: best.map((reading) => ({ reading, note: '' })) };
}

function companyInput(
  { companyName, foundationDate, tradeName, businessType, ownerName, ownerBirthDate, ...more }: SubjectInput<'company'>,
  options: { readonly referenceDate: string; readonly system: NumerologyMap['system'] },
) {
  return {
    companyName,
    foundationDate,
    ...options,
    ...(more.partners && { partners: more.partners }),
    ...(more.otherNames && { otherNames: more.otherNames }),
    ...(tradeName === null ? {} : { tradeName }),
    ...(businessType === null ? {} : { businessType }),
    ...(ownerBirthDate === null
      ? {}
      : { owner: { birthDate: ownerBirthDate, ...(ownerName === null ? {} : { name: ownerName }) } }),
  };
}

/** Of what may be shown beside spellings that raise the harmony. */
const othersConsidered = 12;

/** Spellings that raise the harmony, best first; where they are fewer than shown, others with numbers of their own. */
function alternativesOf(
  person: SubjectInput<'name'>,
  options: { readonly referenceDate: string; readonly system: NumerologyMap['system'] },
  { nameCompatibility: { score }, expressionNumber, soulUrgeNumber, personalityNumber }: NameAnalysisResult,
): NameAlternative[] {
  const query = { ...person, system: options.system, raiseHarmony: true, onlyBorne: true };
  const better = suggestSpellings({ ...query, limit: alternativesShown }).suggestions;
  const others =
    better.length < alternativesShown
      ? suggestSpellings({ ...query, withUnmet: true, limit: othersConsidered }).suggestions
      : [];
  const present = [expressionNumber, soulUrgeNumber, personalityNumber].join('-');
  const known = new Set([present, ...better.map(numbersKey)]);
  const withOwnNumbers = others.filter((one) => known.size !== known.add(numbersKey(one)).size);
  return [...better, ...withOwnNumbers]
    .slice(0, alternativesShown)
    .flatMap(({ name, harmony, changes, clearedSequences, negativeSequences }) =>
      harmony === null
        ? []
        : [
            {
              name,
              harmony,
              harmonyBefore: score,
              changes: changes.map((one) => one.description),
              cleared: clearedSequences,
              remaining: negativeSequences,
              map: computeMap({ ...options, name, birthDate: person.birthDate }),
            },
          ],
    );
}

function numbersKey({ numbers: { expressao, motivacao, impressao } }: SpellingSuggestion): string {
  return [expressao, motivacao, impressao].join('-');
}
