import type { ChildNameGender } from '@sefira/numerology/search/child-name-schema';
import { suggestSpellings } from '@sefira/numerology/search/spellings/suggest-spellings';
import { suggestChildNames } from '@sefira/numerology/search/suggest-child-names';
import { suggestCompanyNames } from '@sefira/numerology/search/suggest-company-names';
import type { ToolFact } from '../tool-fact.ts';

/** Examples only: the generators sell whole lists (docs/decisions/0042-paid-results.md). */
const exampleNames = 3;

/** Given names with one of these numbers, each with its calculation. */
export function findChildNames(gender: ChildNameGender, targetNumbers: readonly number[], system: string) {
  const { suggestions } = suggestChildNames({ targetNumbers, gender, system, limit: exampleNames });
  const facts: ToolFact[] = suggestions.map(({ name, number }) => ({
    label: 'Número do nome',
    of: name,
    value: number,
  }));
  return { tool: 'buscar_nomes', suggestions, facts, card: null, sources: [] };
}

type CompanyQuery = Parameters<typeof suggestCompanyNames>[0];

/** Company names for an industry, each with one of the numbers. */
export function findCompanyNames(
  industry: CompanyQuery['industry'],
  targetNumbers: readonly number[],
  system: string,
  exclude: readonly string[],
  length?: CompanyQuery['length'],
) {
  const requestedCount = exampleNames + exclude.length;
  const found = suggestCompanyNames({ targetNumbers, industry, system, style: 'modern', length, requestedCount });
  const suggestions = found.names.filter(({ name }) => !exclude.includes(name)).slice(0, exampleNames);
  const facts: ToolFact[] = suggestions.map(({ name, numerologyNumber }) => ({
    label: 'Número do nome',
    of: name,
    value: numerologyNumber,
  }));
  return { tool: 'buscar_nomes_de_empresa', suggestions, facts, card: null, sources: [] };
}

/** Spellings of a name that remove its negative sequences or suit the birth date better. @throws NumerologyError */
export function findSpellings(name: string, birthDate: string | null) {
  const found = suggestSpellings({
    name,
    clearSequences: true,
    ...(birthDate === null ? {} : { birthDate, raiseHarmony: true }),
    limit: 4,
  });
  return { tool: 'buscar_grafias', found };
}
