import { z } from 'zod';
import data from '../../names/company-parts.json' with { type: 'json' };

export const companyIndustries = [
  'general',
  'technology',
  'health',
  'finance',
  'education',
  'retail',
  'consulting',
  'marketing',
  'construction',
  'food',
] as const;
export type CompanyIndustry = (typeof companyIndustries)[number];

export const companyStyles = ['modern', 'classic', 'creative', 'professional', 'innovative'] as const;
export type CompanyStyle = (typeof companyStyles)[number];

/** Letters, spaces not counted: short 3 to 6, medium 7 to 12, long 13 or more. */
export const companyLengths = ['short', 'medium', 'long'] as const;
export type CompanyLength = (typeof companyLengths)[number];

const word = z.string().regex(/^\p{Lu}[\p{L}-]+$/u);
const fragment = z.string().regex(/^\p{L}+$/u);
/** Ends of a coined word as brands have them: no diminutive, plural or infinitive, no accent or hiatus at the end. */
const ending = fragment.refine(
  (text) => !/(?:im|[eiou][ct][oa]|inh[oa]|[aeo]s|[aei]r|(?<!r)io|[ei]i|oa|iz|oz|[áéíóúâêôã]\p{L}?)$/u.test(text),
);
const gendered = z.strictObject({ m: z.array(word), f: z.array(word) });
const slot =
  '\\{(?:stem|ending|anyEnding|noun|anyNoun|evocative|short|adjective|institution|of|descriptor|keyword|quality)\\}';
const place = `(?:${slot}|${slot}${slot}|e)`;
const pattern = z.string().regex(new RegExp(`^${place}(?: ${place})*$`));
const patterns = z.record(z.enum(companyLengths), z.array(pattern).min(1));

/** Word parts of a sector; nouns by style. */
const sectorSchema = z.strictObject({
  institutions: gendered,
  /** Further words for what such a company is, used where a keyword says so. */
  kinds: gendered,
  descriptors: z.array(word).min(3),
  stems: z.array(fragment).min(5),
  /** Words for short names, of any style: few nouns of a style are short. */
  shorts: gendered,
  nouns: z.record(z.enum(companyStyles), gendered),
});

/**
 * Word parts of a style. Adjectives are pairs of masculine and feminine. Evocatives say nothing of the sector: a pattern puts
 * them beside a word that does.
 */
const styleSchema = z.strictObject({
  adjectives: z.array(z.tuple([word, word])).min(5),
  endings: z.array(ending).min(5),
  evocatives: gendered,
  patterns,
});

export const companyPartsSchema = z.strictObject({
  sectors: z.record(z.enum(companyIndustries), sectorSchema),
  styles: z.record(z.enum(companyStyles), styleSchema),
  keywordPatterns: patterns,
  /** For when a number is too rare among the names of a style. */
  sparePatterns: patterns,
  spareEndings: z.array(ending),
  /** Words of the language that a stem and an ending would make by accident, and that no company wants to be called. */
  misread: z.array(z.string()),
  /** Words of a style that do not suit a sector, as playful ones in health: masculine adjectives, and evocatives. */
  unfit: z.partialRecord(z.enum(companyIndustries), z.array(word)),
});

export type GenderedWords = z.infer<typeof gendered>;

/** What names of one sector and one style are made of. */
export interface CompanyParts {
  institutions: GenderedWords;
  descriptors: readonly string[];
  stems: readonly string[];
  endings: readonly string[];
  /** Of every style, and those for when a number is too rare. */
  anyEndings: readonly string[];
  nouns: GenderedWords;
  shorts: GenderedWords;
  /** Of the sector in every style. */
  anyNouns: GenderedWords;
  evocatives: GenderedWords;
  adjectives: readonly (readonly [string, string])[];
  patterns: Readonly<Record<CompanyLength, readonly string[]>>;
  keywordPatterns: Readonly<Record<CompanyLength, readonly string[]>>;
  sparePatterns: Readonly<Record<CompanyLength, readonly string[]>>;
}

let parsed: z.infer<typeof companyPartsSchema> | undefined;

/** The parts of a sector and those of a style together. */
export function companyParts(industry: CompanyIndustry, style: CompanyStyle): CompanyParts {
  const { sectors, styles, keywordPatterns, sparePatterns, spareEndings, unfit } = allParts();
  const suits = (name: string) => !unfit[industry]?.includes(name);
  const sector = sectors[industry];
  const every = Object.values(sector.nouns);
  const { adjectives, endings, evocatives, patterns: own } = styles[style];
  return {
    institutions: sector.institutions,
    descriptors: sector.descriptors,
    stems: sector.stems,
    endings,
    anyEndings: [...new Set(Object.values(styles).flatMap((other) => other.endings)), ...spareEndings],
    nouns: sector.nouns[style],
    shorts: sector.shorts,
    anyNouns: { m: every.flatMap(({ m }) => m), f: every.flatMap(({ f }) => f) },
    evocatives: { m: evocatives.m.filter(suits), f: evocatives.f.filter(suits) },
    adjectives: adjectives.filter(([masculine]) => suits(masculine)),
    patterns: own,
    keywordPatterns: style === 'professional' ? withoutPlaces(keywordPatterns) : keywordPatterns,
    sparePatterns,
  };
}

/** The evocatives of this style are qualities, and no places: “Vida do Progresso” is no name that people give. */
function withoutPlaces(all: CompanyParts['keywordPatterns']): CompanyParts['keywordPatterns'] {
  const named = (given: readonly string[]) => given.filter((pattern) => !pattern.includes('{of}'));
  return { short: named(all.short), medium: named(all.medium), long: named(all.long) };
}

/** The sector and the gender of a word that says what a company is, as “Padaria”; null of any other. */
export function kindOf(word: string): { industry: CompanyIndustry; gender: 'm' | 'f' } | null {
  const { sectors } = allParts();
  for (const industry of companyIndustries) {
    const { institutions, kinds } = sectors[industry];
    for (const gender of ['m', 'f'] as const) {
      if (institutions[gender].includes(word) || kinds[gender].includes(word)) return { industry, gender };
    }
  }
  return null;
}

export function allParts(): z.infer<typeof companyPartsSchema> {
  parsed ??= companyPartsSchema.parse(data);
  return parsed;
}
