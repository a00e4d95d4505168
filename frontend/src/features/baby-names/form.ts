import { babyLimits } from '@sefira/contracts/numerology/baby/input';
import { addDays, formatDate, parseDate, toDayNumber } from '@sefira/numerology/calendar/calendar';
import type { BabyBody } from '../../api/endpoints/baby.ts';
import { listOf } from '../../shared/people/typed-form.ts';
import { babyTexts as texts } from '../../texts/analyses/baby.ts';
import { dateProblem, nameProblem } from '../../ui/fields/person-rules.ts';
import { isoFromTyped, typedFromIso } from '../../ui/format/calendar-date.ts';

/** The form as typed. */
export interface BabyValues {
  readonly surnames: readonly [string, string];
  readonly expected: string;
  /** Days before and after the expected one. */
  readonly around: (typeof texts.aroundOptions)[number]['value'];
  readonly parents: readonly [string, string];
  readonly siblings: string;
  readonly ideas: string;
  readonly gender: NonNullable<BabyBody['gender']>;
  readonly origin: NonNullable<BabyBody['origin']> | 'any';
  readonly style: NonNullable<BabyBody['style']> | 'any';
}

/** Fields with an error, by name. */
export type BabyProblems = Readonly<Record<string, string>>;

const daysBefore = 366;
const daysAhead = 731;
const longestIdea = 40;

export function problemsOf(values: BabyValues, today: string): BabyProblems {
  const problems: Record<string, string> = {};
  const note = (field: string, problem: string | null) => {
    if (problem) problems[field] = problem;
  };
  note('surnames.0', nameProblem(values.surnames[0], texts.surnameRequired));
  if (values.surnames[1].trim()) note('surnames.1', nameProblem(values.surnames[1], ''));
  note('expected', dateProblem(values.expected, texts.expectedRequired));
  const expected = isoFromTyped(values.expected);
  if (expected) {
    const { from } = rangeOf(expected, values.around);
    const ahead = toDayNumber(parseDate(from, 'from')) - toDayNumber(parseDate(today, 'today'));
    if (ahead < -daysBefore || ahead > daysAhead) note('expected', texts.expectedFar);
  }
  values.parents.forEach((name, index) => {
    if (name.trim()) note(`parents.${index}`, nameProblem(name, ''));
  });
  const [siblings, ideas] = [namesIn(values.siblings), namesIn(values.ideas)];
  if (siblings.length > babyLimits.siblings) note('siblings', texts.tooManySiblings);
  if (ideas.length > babyLimits.ideas) note('ideas', texts.tooManyIdeas);
  if (ideas.some((name) => name.length > longestIdea)) note('ideas', texts.longIdea);
  for (const name of siblings) note('siblings', nameProblem(name, ''));
  for (const name of ideas) note('ideas', nameProblem(name, ''));
  return problems;
}

/** The request of checked values. */
export function bodyOf(values: BabyValues): Omit<BabyBody, 'language' | 'system'> {
  const { surnames, parents, gender, origin, style } = values;
  return {
    surnames: surnames.map((name) => name.trim()).filter(Boolean),
    ...rangeOf(isoFromTyped(values.expected) ?? '', values.around),
    parents: parents.map((name) => name.trim()).filter(Boolean),
    siblings: namesIn(values.siblings),
    gender,
    origin: origin === 'any' ? null : origin,
    style: style === 'any' ? null : style,
    ideas: namesIn(values.ideas),
  };
}

/** The form of a request. */
export function valuesOf(body: BabyBody): BabyValues {
  const { surnames, from, to, parents = [], siblings = [], ideas = [] } = body;
  const [first, last] = [parseDate(from, 'from'), parseDate(to, 'to')];
  const half = (toDayNumber(last) - toDayNumber(first)) / 2;
  return {
    surnames: [surnames[0] ?? '', surnames[1] ?? ''],
    expected: typedFromIso(formatDate(addDays(first, half))) ?? '',
    around: texts.aroundOptions.find(({ value }) => Number(value) === half)?.value ?? '14',
    parents: [parents[0] ?? '', parents[1] ?? ''],
    siblings: siblings.join(', '),
    ideas: ideas.join(', '),
    gender: body.gender ?? 'any',
    origin: body.origin ?? 'any',
    style: body.style ?? 'any',
  };
}

/** The field of a path of the request; null for none. */
export function fieldOfPath(path: string, { parents }: BabyValues): string | null {
  const [name = '', index = '0'] = path.split('.');
  if (name === 'surnames') return path;
  if (name === 'parents') return parents[0].trim() === '' ? 'parents.1' : `parents.${index}`;
  if (name === 'from' || name === 'to') return 'expected';
  return name === 'siblings' || name === 'ideas' ? name : null;
}

/** Names apart by commas, lines or, as in a sentence, "e". */
function namesIn(typed: string): string[] {
  return listOf(typed.replace(/\s+e\s+/giu, ','));
}

function rangeOf(expected: string, around: BabyValues['around']): { readonly from: string; readonly to: string } {
  const day = parseDate(expected, 'expected');
  const dayAt = (distance: number) => formatDate(addDays(day, distance));
  return { from: dayAt(-Number(around)), to: dayAt(Number(around)) };
}
