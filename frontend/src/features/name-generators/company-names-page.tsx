import { companyIndustries, companyStyles, type TargetNumber } from '@sefira/contracts/numerology/generators';
import { type FormEvent, useId, useState } from 'react';
import { toast } from 'react-hot-toast/headless';
import {
  type CompanyNames,
  type CompanyQuery,
  useSuggestCompanyNamesMutation,
} from '../../api/endpoints/generators.ts';
import { CostHint } from '../../shared/billing/cost-hint.tsx';
import { refusalOf } from '../../shared/billing/refusal.tsx';
import {
  companyLengthOptions,
  companyStyleNames,
  generatorTexts,
  industryNames,
  companyNamesTexts as texts,
} from '../../texts/analyses/generators.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { NameBeads } from '../../ui/drawings/letter-beads.tsx';
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
  readonly industry: NonNullable<CompanyQuery['industry']>;
  readonly style: NonNullable<CompanyQuery['style']>;
  readonly length: NonNullable<CompanyQuery['length']>;
}

const industryOptions = companyIndustries.map((value) => ({ value, label: industryNames[value] }));
const styleOptions = companyStyles.map((value) => ({ value, label: companyStyleNames[value] }));
const atFirst: Filters = { industry: 'general', style: 'modern', length: 'medium' };
const requestedCount = 10;

/** Comma-separated words, trimmed, without empty ones. */
function wordsIn(typed: string): string[] {
  return typed
    .split(',')
    .map((word) => word.trim())
    .filter(Boolean);
}

/** /gerador-nomes-empresas: names of companies for one of the chosen numbers. */
export function CompanyNamesPage() {
  const [filters, setFilters] = useState(atFirst);
  const [targets, setTargets] = useState<readonly TargetNumber[]>([]);
  const [keywords, setKeywords] = useState('');
  const [excluded, setExcluded] = useState('');
  const [lastQuery, setLastQuery] = useState<CompanyQuery | null>(null);
  const [names, setNames] = useState<CompanyNames['names'] | null>(null);
  const [unreachable, setUnreachable] = useState<readonly number[]>([]);
  const [isLast, setIsLast] = useState(false);
  const [suggest, { isLoading, error }] = useSuggestCompanyNamesMutation();
  const favourites = useFavourites('company');
  const change = <Key extends keyof Filters>(key: Key, value: Filters[Key]) => setFilters({ ...filters, [key]: value });

  const requestNames = async (query: CompanyQuery, before: CompanyNames['names']) => {
    const { data } = await suggest({ ...query, exclude: before.map(({ name }) => name) });
    if (!data) return;
    setLastQuery(query);
    setNames([...before, ...data.names]);
    setUnreachable(data.unreachableTargets);
    setIsLast(data.names.length < requestedCount);
    if (data.names.length > 0) toast.success(generatorTexts.made(data.names.length));
  };

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (targets.length === 0) {
      toast.error(texts.required, { id: texts.required });
      return;
    }
    const query: CompanyQuery = {
      ...filters,
      targetNumbers: [...targets],
      requestedCount,
      excludeExisting: true,
      keywords: wordsIn(keywords),
      excludeKeywords: wordsIn(excluded),
      language: 'pt',
    };
    void requestNames(query, []);
  };

  const toggle = (number: TargetNumber) =>
    setTargets(targets.includes(number) ? targets.filter((known) => known !== number) : [...targets, number]);

  const list = () => ({
    title: texts.listTitle,
    fileName: 'nomes-de-empresas',
    columns: ['Nome', 'Número', 'Palavra', 'Setor', 'Estilo', 'Compatibilidade'],
    rows: (names ?? []).map((entry) => [
      entry.name,
      entry.numerologyNumber,
      entry.numberMeaning.keyword,
      industryNames[entry.industry],
      companyStyleNames[entry.style],
      `${Math.round(entry.matchScore * 10)}%`,
    ]),
  });

  return (
    <GeneratorFrame
      title={texts.title}
      lead={texts.lead}
      form={
        <form onSubmit={submit} noValidate className="card grid gap-5 p-5 md:p-6">
          <h2 className="text-h3">{generatorTexts.preferences}</h2>
          <NumberChoice type="checkbox" legend={texts.targets} chosen={targets} onToggle={toggle} />
          <SelectField
            label={texts.industry}
            value={filters.industry}
            options={industryOptions}
            onChange={(value) => change('industry', value)}
          />
          <SelectField
            label={texts.style}
            value={filters.style}
            options={styleOptions}
            onChange={(value) => change('style', value)}
          />
          <SelectField
            label={texts.length}
            value={filters.length}
            options={companyLengthOptions}
            onChange={(value) => change('length', value)}
          />
          <Words label={texts.keywords} hint={texts.keywordsHint} value={keywords} onChange={setKeywords} />
          <Words label={texts.excludeKeywords} value={excluded} onChange={setExcluded} />
          <Button
            type="submit"
            size="lg"
            disabled={targets.length === 0}
            loading={isLoading}
            loadingLabel={generatorTexts.submitting}
          >
            {generatorTexts.submit}
          </Button>
          <CostHint service="company_names" />
          <FormFailure message={refusalOf(error, undefined)} />
          <p aria-live="polite" className="text-center text-small text-muted empty:hidden">
            {targets.length === 0 ? texts.required : null}
          </p>
        </form>
      }
      favourites={<FavouritesPanel favourites={favourites} />}
      legend={<NumberLegend />}
      names={
        <NamesPanel
          cost={<CostHint service="company_names" />}
          count={names?.length ?? null}
          loading={isLoading}
          unreachable={unreachable}
          list={list}
          onMore={lastQuery && names && !isLast ? () => void requestNames(lastQuery, names) : null}
        >
          {names?.map((entry) => (
            <NameCard
              key={entry.name}
              name={entry.name}
              number={entry.numerologyNumber}
              keyword={entry.numberMeaning.keyword}
              summary={entry.numberMeaning.summary}
              percent={Math.round(entry.matchScore * 10)}
              marks={[industryNames[entry.industry], companyStyleNames[entry.style]]}
              isFavourite={favourites.isFavourite(entry.name)}
              onToggle={() =>
                favourites.toggle({
                  name: entry.name,
                  number: entry.numerologyNumber,
                  note: `${industryNames[entry.industry]}, ${companyStyleNames[entry.style].toLowerCase()}`,
                })
              }
            >
              <details className="disclosure mt-3">
                <summary className="flex min-h-9 items-center justify-between text-small font-semibold">
                  {generatorTexts.how}
                </summary>
                <NameBeads name={entry.name} />
              </details>
            </NameCard>
          ))}
        </NamesPanel>
      }
    />
  );
}

interface WordsProps {
  readonly label: string;
  readonly hint?: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

function Words({ label, hint, value, onChange }: WordsProps) {
  const id = useId();
  return (
    <div className="flex flex-col gap-1.5">
      <label htmlFor={id} className="label">
        {label}
      </label>
      <input
        id={id}
        value={value}
        maxLength={240}
        autoComplete="off"
        aria-describedby={hint ? `${id}-hint` : undefined}
        onChange={(event) => onChange(event.target.value)}
        className="input"
      />
      {hint ? (
        <p id={`${id}-hint`} className="text-fine text-muted">
          {hint}
        </p>
      ) : null}
    </div>
  );
}
