import {
  childMeanings,
  childOriginFilters,
  childStyles,
  type TargetNumber,
} from '@sefira/contracts/numerology/generators';
import { useRef, useState } from 'react';
import { type ChildNames, type ChildQuery, useSuggestChildNamesMutation } from '../../api/endpoints/generators.ts';
import {
  childLengthOptions,
  childStyleNames,
  genderOptions,
  generatorTexts,
  originNames,
  childNamesTexts as texts,
} from '../../texts/analyses/generators.ts';
import { NameBeads } from '../../ui/drawings/letter-beads.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { isoFromTyped } from '../../ui/format/calendar-date.ts';
import { FamilyFields, type FamilyValues } from './family-fields.tsx';
import { NameGenerator } from './name-generator.tsx';
import { NumberChoice } from './number-choice.tsx';
import { wordsIn } from './words-field.tsx';

interface Filters {
  readonly gender: ChildQuery['gender'];
  readonly origin: NonNullable<ChildQuery['origin']>;
  readonly meaning: NonNullable<ChildQuery['meaning']>;
  readonly style: NonNullable<ChildQuery['style']>;
  readonly length: NonNullable<ChildQuery['length']>;
}

const any = { value: 'any', label: generatorTexts.any } as const;
const originOptions = [any, ...childOriginFilters.map((value) => ({ value, label: originNames[value] ?? value }))];
const meaningOptions = [any, ...childMeanings.map((value) => ({ value, label: value }))];
const styleOptions = [any, ...childStyles.map((value) => ({ value, label: childStyleNames[value] }))];
const noFamily = { surnames: '', expectedDate: '', siblings: '' };
const atFirst: Filters = { gender: 'female', origin: 'any', meaning: 'any', style: 'any', length: 'any' };
const pageSize = 20;

type Entry = ChildNames['suggestions'][number];

/** /gerador-nomes: names of people for a number, by gender, origin, meaning, length and style. */
export function ChildNamesPage() {
  const [filters, setFilters] = useState(atFirst);
  const [target, setTarget] = useState<TargetNumber | null>(null);
  const [family, setFamily] = useState(noFamily);
  const [isRefused, setRefused] = useState(false);
  const numbers = useRef<HTMLFieldSetElement>(null);
  const [suggest, { isLoading, error }] = useSuggestChildNamesMutation();
  const change = <Key extends keyof Filters>(key: Key, value: Filters[Key]) => setFilters({ ...filters, [key]: value });
  const query: ChildQuery | null =
    target === null
      ? null
      : { ...filters, ...familyOf(family), targetNumbers: [target], limit: pageSize, language: 'pt' };

  const suggestAfter = async (wanted: ChildQuery, exclude: string[]) => {
    const { data } = await suggest({ ...wanted, exclude });
    if (!data) return null;
    const { suggestions: names, total, unreachableTargets, message, familyNotes: notes } = data;
    return { names, total, unreachableTargets, message, notes, isLast: names.length >= total };
  };

  return (
    <NameGenerator
      kind="child"
      service="child_names"
      texts={texts}
      query={query}
      onIncomplete={() => {
        setRefused(true);
        numbers.current?.querySelector('input')?.focus();
      }}
      suggest={suggestAfter}
      isLoading={isLoading}
      error={error}
      list={listOf}
      card={cardOf}
    >
      <NumberChoice
        ref={numbers}
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
      <FamilyFields family={family} onChange={setFamily} />
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

/** The family as the call takes it; siblings and date count with surnames alone. */
function familyOf({ surnames, expectedDate, siblings }: FamilyValues): Partial<ChildQuery> {
  const date = isoFromTyped(expectedDate);
  if (!surnames.trim()) return {};
  return { surnames: surnames.trim(), siblings: wordsIn(siblings), ...(date ? { expectedDate: date } : {}) };
}

function listOf(names: readonly Entry[]) {
  return {
    title: texts.listTitle,
    fileName: 'nomes',
    columns: ['Nome', 'Número', 'Motivação', 'Impressão', 'Origem', 'Significado', 'Estilo', 'Compatibilidade'],
    rows: names.map((entry) => [
      entry.fit?.fullName ?? entry.name,
      entry.number,
      entry.calculations.anseiosDaAlma,
      entry.calculations.personalidade,
      originNames[entry.origin] ?? entry.origin,
      entry.meaning,
      childStyleNames[entry.style],
      `${entry.fit?.score ?? percentOf(entry.matchScore)}%`,
    ]),
  };
}

function cardOf({ name, number, matchScore, origin, theme, style, meaning, reading, fit }: Entry) {
  const language = originNames[origin] ?? origin;
  return {
    name,
    number,
    wholeName: fit?.fullName,
    percent: fit?.score ?? percentOf(matchScore),
    percentLabel: fit ? texts.fits[fit.band] : generatorTexts.compatibility,
    marks: [language, ...(theme ? [theme] : []), childStyleNames[style]],
    note: `${language}, ${meaning}`,
    children: (
      <>
        <p className="mt-3 font-semibold first-letter:uppercase">{meaning}</p>
        <p className="mt-1 text-small">{reading}</p>
        {fit ? <p className="mt-2 text-small">{fit.reasons[0]}</p> : null}
        <details className="disclosure mt-2">
          <summary className="flex min-h-9 items-center justify-between text-small font-semibold">
            {fit ? texts.reasons : generatorTexts.how}
          </summary>
          {fit ? (
            <ul className="mb-3 grid gap-1.5 text-small text-muted">
              {fit.reasons.slice(1).map((reason) => (
                <li key={reason}>{reason}</li>
              ))}
            </ul>
          ) : null}
          <NameBeads name={fit?.fullName ?? name} />
        </details>
      </>
    ),
  };
}

/** The score of 0 to 3 for the screen. */
function percentOf(matchScore: number): number {
  return Math.round((matchScore / 3) * 100);
}
