import { companyIndustries, companyStyles, type TargetNumber } from '@sefira/contracts/numerology/generators';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import {
  type CompanyNames,
  type CompanyQuery,
  useSuggestCompanyNamesMutation,
} from '../../api/endpoints/generators.ts';
import { paths } from '../../shared/navigation/paths.ts';
import {
  companyLengthOptions,
  companyStyleNames,
  generatorTexts,
  industryNames,
  companyNamesTexts as texts,
} from '../../texts/analyses/generators.ts';
import { NameBeads } from '../../ui/drawings/letter-beads.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { NameGenerator } from './name-generator.tsx';
import { NumberChoice } from './number-choice.tsx';
import { WordsField, wordsIn } from './words-field.tsx';

interface Filters {
  readonly industry: NonNullable<CompanyQuery['industry']>;
  readonly style: NonNullable<CompanyQuery['style']>;
  readonly length: NonNullable<CompanyQuery['length']>;
}

const industryOptions = companyIndustries.map((value) => ({ value, label: industryNames[value] }));
const styleOptions = companyStyles.map((value) => ({ value, label: companyStyleNames[value] }));
const atFirst: Filters = { industry: 'general', style: 'modern', length: 'medium' };
const requestedCount = 10;

type Entry = CompanyNames['names'][number];

/** /gerador-nomes-empresas: names of companies for one of the chosen numbers. */
export function CompanyNamesPage() {
  const [filters, setFilters] = useState(atFirst);
  const [targets, setTargets] = useState<readonly TargetNumber[]>([]);
  const [keywords, setKeywords] = useState('');
  const [excluded, setExcluded] = useState('');
  const [suggest, { isLoading, error }] = useSuggestCompanyNamesMutation();
  const change = <Key extends keyof Filters>(key: Key, value: Filters[Key]) => setFilters({ ...filters, [key]: value });
  const query: CompanyQuery = {
    ...filters,
    targetNumbers: [...targets],
    requestedCount,
    excludeExisting: true,
    keywords: wordsIn(keywords),
    excludeKeywords: wordsIn(excluded),
    language: 'pt',
  };

  const suggestAfter = async (wanted: CompanyQuery, exclude: string[]) => {
    const { data } = await suggest({ ...wanted, exclude });
    if (!data) return null;
    const { names, unreachableTargets, message } = data;
    return { names, unreachableTargets, message, notes: [texts.addresses], isLast: names.length < requestedCount };
  };

  const toggle = (number: TargetNumber) =>
    setTargets(targets.includes(number) ? targets.filter((known) => known !== number) : [...targets, number]);

  return (
    <NameGenerator
      kind="company"
      service="company_names"
      texts={texts}
      query={targets.length === 0 ? null : query}
      isButtonGuarded
      suggest={suggestAfter}
      isLoading={isLoading}
      error={error}
      list={listOf}
      card={cardOf}
    >
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
      <WordsField label={texts.keywords} hint={texts.keywordsHint} value={keywords} onChange={setKeywords} />
      <WordsField label={texts.excludeKeywords} value={excluded} onChange={setExcluded} />
      <p className="text-small text-muted">
        {texts.compare}{' '}
        <Link to={paths.brand} className="text-link">
          {texts.compareLink}
        </Link>
      </p>
    </NameGenerator>
  );
}

function listOf(names: readonly Entry[]) {
  return {
    title: texts.listTitle,
    fileName: 'nomes-de-empresas',
    columns: ['Nome', 'Número', 'Endereço', 'Perfil', 'Setor', 'Estilo', 'Compatibilidade'],
    rows: names.map((entry) => [
      entry.name,
      entry.numerologyNumber,
      entry.domain,
      entry.handle,
      industryNames[entry.industry],
      companyStyleNames[entry.style],
      `${percentOf(entry.matchScore)}%`,
    ]),
  };
}

function cardOf({ name, numerologyNumber, matchScore, industry, style, reading, domain, handle }: Entry) {
  return {
    name,
    number: numerologyNumber,
    percent: percentOf(matchScore),
    percentLabel: generatorTexts.compatibility,
    marks: [],
    note: `${industryNames[industry]}, ${companyStyleNames[style].toLowerCase()}`,
    children: (
      <>
        <p className="mt-3 text-small">{reading}</p>
        <p className="mt-2 text-small text-muted [overflow-wrap:anywhere]">
          {domain}
          <span className="block">{handle}</span>
        </p>
        <details className="disclosure mt-2">
          <summary className="flex min-h-9 items-center justify-between text-small font-semibold">
            {generatorTexts.how}
          </summary>
          <NameBeads name={name} />
        </details>
      </>
    ),
  };
}

/** The score of 0 to 10 for the screen. */
function percentOf(matchScore: number): number {
  return Math.round(matchScore * 10);
}
