import type { AnalysisInput } from '@sefira/contracts/numerology/analysis-inputs';
import { brandLimits } from '@sefira/contracts/numerology/brand/input';
import type { NamedBirth } from '@sefira/contracts/numerology/inputs';
import { addDays, formatDate, parseDate, toDayNumber } from '@sefira/numerology/calendar/calendar';
import type { BrandBody } from '../../api/endpoints/brand.ts';
import type { HolidayState } from '../../shared/people/holiday-state-field.tsx';
import { listOf } from '../../shared/people/typed-form.ts';
import { brandTexts as texts } from '../../texts/analyses/brand.ts';
import { dateProblem, nameProblem } from '../../ui/fields/person-rules.ts';
import { isoFromTyped, typedFromIso } from '../../ui/format/calendar-date.ts';

type Input = AnalysisInput<'brand'>;

/** What the form asks beside the founders, as typed. */
export interface BrandValues {
  readonly sector: Input['sector'];
  readonly ideas: string;
  readonly values: Input['values'];
  readonly words: string;
  readonly style: Input['style'];
  readonly from: string;
  readonly to: string;
  readonly onlyWorkdays: boolean;
  readonly state: HolidayState;
}

/** Fields with an error, by name. */
export type BrandProblems = Readonly<Record<string, string>>;

const longestIdea = 60;
const longestWord = 30;
/** Days of the first range: three months. */
const firstRange = 90;

export function firstValues(today: string): BrandValues {
  const last = formatDate(addDays(parseDate(today, 'today'), firstRange));
  return {
    sector: 'Serviços',
    ideas: '',
    values: [],
    words: '',
    style: 'modern',
    from: typedFromIso(today) ?? '',
    to: typedFromIso(last) ?? '',
    onlyWorkdays: true,
    state: '',
  };
}

export function problemsOf(typed: BrandValues, today: string): BrandProblems {
  const problems: Record<string, string> = {};
  const note = (field: string, problem: string | null) => {
    if (problem) problems[field] = problem;
  };
  const [ideas, words] = [listOf(typed.ideas), listOf(typed.words)];
  for (const idea of ideas) note('ideas', nameProblem(idea, ''));
  if (ideas.length > brandLimits.ideas) note('ideas', texts.tooManyIdeas);
  if (ideas.some((idea) => idea.length > longestIdea)) note('ideas', texts.longIdea);
  if (typed.values.length > brandLimits.values) note('values', texts.tooManyValues);
  if (words.length > brandLimits.words) note('words', texts.tooManyWords);
  for (const word of words) note('words', nameProblem(word, ''));
  if (words.some((word) => word.length > longestWord)) note('words', texts.longWord);
  const [first, last] = [isoFromTyped(typed.from), isoFromTyped(typed.to)];
  note('from', dateProblem(typed.from, texts.fromRequired));
  note('to', dateProblem(typed.to, texts.toRequired));
  if (first && first < today) note('from', texts.fromPast);
  if (first && last) {
    const length = toDayNumber(parseDate(last, 'to')) - toDayNumber(parseDate(first, 'from')) + 1;
    if (length < 1) note('to', texts.toBefore);
    if (length > brandLimits.days) note('to', texts.toTooFar);
  }
  return problems;
}

/** The request of checked values. */
export function bodyOf(founders: NamedBirth[], typed: BrandValues): Omit<BrandBody, 'language' | 'system'> {
  const { sector, values, style, onlyWorkdays, state } = typed;
  return {
    sector,
    values,
    words: listOf(typed.words),
    style,
    ideas: listOf(typed.ideas),
    founders,
    from: isoFromTyped(typed.from) ?? '',
    to: isoFromTyped(typed.to) ?? '',
    onlyWorkdays,
    state: onlyWorkdays && state ? state : null,
  };
}

/** The form of a request. */
export function valuesOf(body: BrandBody): BrandValues {
  const input = inputOf(body);
  return {
    ...input,
    ideas: input.ideas.join(', '),
    words: input.words.join(', '),
    from: typedFromIso(input.from) ?? '',
    to: typedFromIso(input.to) ?? '',
    state: input.state ?? '',
  };
}

/** The field beside the founders of a path of the request; null for none. */
export function fieldOfPath(path: string): string | null {
  const [name = ''] = path.split('.');
  return ['ideas', 'words', 'from', 'to', 'values'].includes(name) ? name : null;
}

/** The stored input of a request. */
export function inputOf({ sector, style, founders, from, to, ...asked }: BrandBody): Input {
  return {
    sector,
    values: asked.values ?? [],
    words: asked.words ?? [],
    style: style ?? 'modern',
    ideas: asked.ideas ?? [],
    founders,
    from,
    to,
    onlyWorkdays: asked.onlyWorkdays ?? true,
    state: asked.state ?? null,
  };
}
