import { childMeanings, childOrigins, childStyles, type TargetNumber } from '@sefira/contracts/numerology/generators';
import { type FormEvent, useState } from 'react';
import { toast } from 'react-hot-toast/headless';
import { type ChildNames, type ChildQuery, useSuggestChildNamesMutation } from '../../api/endpoints/generators.ts';
import { CostHint } from '../../shared/billing/cost-hint.tsx';
import { refusalOf } from '../../shared/billing/refusal.tsx';
import {
  childLengthOptions,
  childStyleNames,
  genderOptions,
  generatorTexts,
  childNamesTexts as texts,
} from '../../texts/analyses/generators.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { FormFailure } from '../../ui/feedback/form-failure.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { FavouritesPanel } from './favourites-panel.tsx';
import { GeneratorFrame } from './generator-frame.tsx';
import { NameCard } from './name-card.tsx';
import { NamesPanel } from './names-panel.tsx';
import { NumberChoice } from './number-choice.tsx';
import { NumberLegend } from './number-legend.tsx';
import { useFavourites } from './use-favourites.ts';

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

/** /gerador-nomes: names of people for a number, by gender, origin, meaning, length and style. */
export function ChildNamesPage() {
  const [filters, setFilters] = useState(atFirst);
  const [target, setTarget] = useState<TargetNumber | null>(null);
  const [refused, setRefused] = useState(false);
  const [lastQuery, setLastQuery] = useState<ChildQuery | null>(null);
  const [names, setNames] = useState<ChildNames['suggestions'] | null>(null);
  const [total, setTotal] = useState(0);
  const [unreachable, setUnreachable] = useState<readonly number[]>([]);
  const [suggest, { isLoading, error }] = useSuggestChildNamesMutation();
  const favourites = useFavourites('child');
  const change = <Key extends keyof Filters>(key: Key, value: Filters[Key]) => setFilters({ ...filters, [key]: value });

  const requestNames = async (query: ChildQuery, before: ChildNames['suggestions']) => {
    const { data } = await suggest({ ...query, exclude: before.map(({ name }) => name) });
    if (!data) return;
    setLastQuery(query);
    setNames([...before, ...data.suggestions]);
    setTotal(before.length + data.total);
    setUnreachable(data.unreachableTargets);
    if (data.suggestions.length > 0) toast.success(generatorTexts.made(data.suggestions.length));
  };

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (target === null) {
      setRefused(true);
      toast.error(texts.required, { id: texts.required });
      return;
    }
    setRefused(false);
    void requestNames({ ...filters, targetNumbers: [target], limit: pageSize, language: 'pt' }, []);
  };

  const list = () => ({
    title: texts.listTitle,
    fileName: 'nomes',
    columns: ['Nome', 'Número', 'Palavra', 'Origem', 'Significado', 'Tema', 'Estilo', 'Compatibilidade'],
    rows: (names ?? []).map((entry) => [
      entry.name,
      entry.number,
      entry.numberMeaning.keyword,
      entry.origin,
      entry.meaning,
      entry.theme,
      childStyleNames[entry.style],
      `${percentOf(entry.matchScore)}%`,
    ]),
  });

  return (
    <GeneratorFrame
      title={texts.title}
      lead={texts.lead}
      form={
        <form onSubmit={submit} noValidate className="card grid gap-5 p-5 md:p-6">
          <h2 className="text-h3">{generatorTexts.preferences}</h2>
          <NumberChoice
            type="radio"
            legend={texts.target}
            chosen={target === null ? [] : [target]}
            onToggle={setTarget}
            error={refused && target === null ? texts.required : undefined}
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
          <Button type="submit" size="lg" loading={isLoading} loadingLabel={generatorTexts.submitting}>
            {generatorTexts.submit}
          </Button>
          <CostHint service="child_names" />
          <FormFailure message={refusalOf(error, undefined)} />
        </form>
      }
      favourites={<FavouritesPanel favourites={favourites} />}
      legend={<NumberLegend />}
      names={
        <NamesPanel
          cost={<CostHint service="child_names" />}
          count={names?.length ?? null}
          total={total}
          loading={isLoading}
          unreachable={unreachable}
          list={list}
          onMore={lastQuery && names && names.length < total ? () => void requestNames(lastQuery, names) : null}
        >
          {names?.map((entry) => (
            <ChildCard
              key={entry.name}
              entry={entry}
              isFavourite={favourites.isFavourite(entry.name)}
              onToggle={() =>
                favourites.toggle({
                  name: entry.name,
                  number: entry.number,
                  note: `${entry.origin}, ${entry.meaning}`,
                })
              }
            />
          ))}
        </NamesPanel>
      }
    />
  );
}

interface ChildCardProps {
  readonly entry: ChildNames['suggestions'][number];
  readonly isFavourite: boolean;
  readonly onToggle: () => void;
}

function ChildCard({ entry, isFavourite, onToggle }: ChildCardProps) {
  const { name, number, numberMeaning, matchScore, origin, theme, style, meaning, calculations } = entry;
  const { destino, anseiosDaAlma, personalidade } = calculations;
  return (
    <NameCard
      name={name}
      number={number}
      keyword={numberMeaning.keyword}
      summary={numberMeaning.summary}
      percent={percentOf(matchScore)}
      marks={[origin, theme, childStyleNames[style]]}
      isFavourite={isFavourite}
      onToggle={onToggle}
    >
      <p className="mt-3">{meaning}</p>
      <p className="mt-1 text-fine text-muted">
        {generatorTexts.how}: {texts.calculations(destino, anseiosDaAlma, personalidade)}
      </p>
    </NameCard>
  );
}

/** The score of 0 to 3 for the screen. */
function percentOf(matchScore: number): number {
  return Math.round((matchScore / 3) * 100);
}
