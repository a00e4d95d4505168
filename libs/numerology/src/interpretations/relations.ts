import compatibilidade from '../../texts/relations/compatibilidade.json' with { type: 'json' };
import harmonia from '../../texts/relations/harmonia.json' with { type: 'json' };
import harmoniaPares from '../../texts/relations/harmoniaPares.json' with { type: 'json' };
import nomeNascimento from '../../texts/traits/nomeNascimento.json' with { type: 'json' };
import details from '../../texts/variants/detalhes.json' with { type: 'json' };
import type { CompatibilityLevel, ConjugalRelation } from '../block-results.ts';
import type { DestinyRelation } from '../map-result.ts';
import type { DescribedText, RelationText } from './schema.ts';
import { type TextTable, textOf } from './text-of.ts';
import type { Choose } from './variants.ts';

/** 5 with 5 has a text of its own: equal numbers that complete each other. */
export type RelationTextKey = ConjugalRelation | 'igual5';

const relations: Record<RelationTextKey, RelationText> = harmonia;
const pairs: TextTable<string> = harmoniaPares;
const bands: Record<CompatibilityLevel, { word: string; description: string }> = compatibilidade.bands;
const nameAndBirth: Record<DestinyRelation, DescribedText> = nomeNascimento;
const moreOfNameAndBirth: Record<DestinyRelation, readonly string[]> = details.nomeNascimento;
const nameBands: Record<CompatibilityLevel, string> = nomeNascimento.scoreBands;

/** Which relation text two reduced Missões take. */
export function relationKey(relation: ConjugalRelation, numbers: readonly [number, number]): RelationTextKey {
  return numbers[0] === 5 && numbers[1] === 5 ? 'igual5' : relation;
}

/** The kind of relation in general. */
export function interpretRelation(relation: RelationTextKey): RelationText {
  return relations[relation];
}

/** These two numbers, 1 to 9, in any order. */
export function interpretPair(first: number, second: number): string {
  const key = first <= second ? `${first}-${second}` : `${second}-${first}`;
  return textOf('harmoniaPares', pairs, key);
}

/** Description of one pair in the compatibility result: the numbers first, then the kind of relation. */
export function describePair(relation: ConjugalRelation, numbers: readonly [number, number]): string {
  const { title, summary } = interpretRelation(relationKey(relation, numbers));
  return `${title}. ${summary} ${interpretPair(numbers[0], numbers[1])}`;
}

/** Description of a score band. */
export function interpretBand(level: CompatibilityLevel): string {
  return bands[level].description;
}

/** A score band in words that judge no relation; the level stays the word of the scale. */
export function wordOfBand(level: CompatibilityLevel): string {
  return bands[level].word;
}

/** How an overall score of three or more people is to be read. */
export const overallScoreNote: string = compatibilidade.group.description;

/** One line under every compatibility score. */
export const compatibilityNote: string = compatibilidade.note;

/** How name and birth date agree (docs/numerology.md 3.3). `choose` picks among the variants. */
export function interpretNameAndBirth(relation: DestinyRelation, choose?: Choose): DescribedText {
  const { title, description } = nameAndBirth[relation];
  const variants = [description, ...moreOfNameAndBirth[relation]];
  return { title, description: choose ? choose(variants, `nomeNascimento/${relation}`) : description };
}

/** Description of `nameCompatibility`: the score band, then the relation of name and birth. */
export function describeNameCompatibility(level: CompatibilityLevel, relation: DestinyRelation): string {
  return `${nameBands[level]} ${nameAndBirth[relation].description}`;
}

/** Description of the score band of a name and a birth date alone. */
export function interpretNameBand(level: CompatibilityLevel): string {
  return nameBands[level];
}

/** Sentence before spellings of which some raise the harmony, before others, or instead of them. */
export const nameSuggestions: { readonly intro: string; readonly others: string; readonly none: string } = {
  intro: nomeNascimento.suggestionIntro,
  others: nomeNascimento.otherSignatures,
  none: nomeNascimento.noSuggestion,
};
