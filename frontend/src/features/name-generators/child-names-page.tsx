import { childMeanings, childOrigins, childStyles, type TargetNumber } from '@sefira/contracts/numerology/generators';
import { useState } from 'react';
import { type ChildNames, type ChildQuery, useSuggestChildNamesMutation } from '../../api/endpoints/generators.ts';
import {
  childLengthOptions,
  childStyleNames,
  genderOptions,
  generatorTexts,
  childNamesTexts as texts,
} from '../../texts/analyses/generators.ts';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { NameGenerator } from './name-generator.tsx';
import { NumberChoice } from './number-choice.tsx';

interface Filters {
  readonly gender: ChildQuery['gender'];
  readonly origin: NonNullable<ChildQuery['origin']>;
  readonly meaning: NonNullable<ChildQuery['meaning']>;
  readonly style: NonNullable<ChildQuery['style']>;
  readonly length: NonNullable<ChildQuery['length']>;
}

const any = { value: 'any', label: generatorTexts.any } as const;
const originOptions = [any, ...childOrigins.map((value) => ({ value, label: value }))];
const meaningOptions = [any, ...childMeanings.map((value) => ({ value, label: value }))];
const styleOptions = [any, ...childStyles.map((value) => ({ value, label: childStyleNames[value] }))];
const atFirst: Filters = { gender: 'female', origin: 'any', meaning: 'any', style: 'any', length: 'any' };
const pageSize = 20;

type Entry = ChildNames['suggestions'][number];

/** /gerador-nomes: names of people for a number, by gender, origin, meaning, length and style. */
export function ChildNamesPage() {
  const [filters, setFilters] = useState(atFirst);
  const [target, setTarget] = useState<TargetNumber | null>(null);
  const [isRefused, setRefused] = useState(false);
  const [suggest, { isLoading, error }] = useSuggestChildNamesMutation();
  const change = <Key extends keyof Filters>(key: Key, value: Filters[Key]) => setFilters({ ...filters, [key]: value });
  const query: ChildQuery | null =
    target === null ? null : { ...filters, targetNumbers: [target], limit: pageSize, language: 'pt' };

  const suggestAfter = async (wanted: ChildQuery, exclude: string[]) => {
    const { data } = await suggest({ ...wanted, exclude });
    if (!data) return null;
    const { suggestions: names, total, unreachableTargets } = data;
    return { names, total, unreachableTargets, isLast: names.length >= total };
  };

  return (
    <NameGenerator
      kind="child"
      service="child_names"
      texts={texts}
      query={query}
      onIncomplete={() => setRefused(true)}
      suggest={suggestAfter}
      isLoading={isLoading}
      error={error}
      list={listOf}
      card={cardOf}
    >
      <NumberChoice
        type="radio"
        legend={texts.target}
        chosen={target === null ? [] : [target]}
        onToggle={setTarget}
        error={isRefused && target === null ? texts.required : undefined}
      />
      <SelectField
        label={texts.gender}
        value={filters.gender}
        options={genderOptions}
        onChange={(value) => change('gender', value)}
      />
      <SelectField
        label={texts.origin}
        value={filters.origin}
        options={originOptions}
        onChange={(value) => change('origin', value)}
      />
      <SelectField
        label={texts.meaning}
        value={filters.meaning}
        options={meaningOptions}
        onChange={(value) => change('meaning', value)}
      />
      <SelectField
        label={texts.length}
        value={filters.length}
        options={childLengthOptions}
        onChange={(value) => change('length', value)}
      />
      <SelectField
        label={texts.style}
        value={filters.style}
        options={styleOptions}
        onChange={(value) => change('style', value)}
      />
    </NameGenerator>
  );
}

function listOf(names: readonly Entry[]) {
  return {
    title: texts.listTitle,
    fileName: 'nomes',
    columns: ['Nome', 'Número', 'Palavra', 'Origem', 'Significado', 'Tema', 'Estilo', 'Compatibilidade'],
    rows: names.map((entry) => [
      entry.name,
      entry.number,
      entry.numberMeaning.keyword,
      entry.origin,
      entry.meaning,
      entry.theme,
      childStyleNames[entry.style],
      `${percentOf(entry.matchScore)}%`,
    ]),
  };
}

function cardOf({ name, number, numberMeaning, matchScore, origin, theme, style, meaning, calculations }: Entry) {
  const { destino, anseiosDaAlma, personalidade } = calculations;
  return {
    name,
    number,
    keyword: numberMeaning.keyword,
    summary: numberMeaning.summary,
    percent: percentOf(matchScore),
    marks: [origin, theme, childStyleNames[style]],
    note: `${origin}, ${meaning}`,
    children: (
      <>
        <p className="mt-3">{meaning}</p>
        <p className="mt-1 text-fine text-muted">
          {generatorTexts.how}: {texts.calculations(destino, anseiosDaAlma, personalidade)}
        </p>
      </>
    ),
  };
}

/** The score of 0 to 3 for the screen. */
function percentOf(matchScore: number): number {
  return Math.round((matchScore / 3) * 100);
}
