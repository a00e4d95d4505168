import anoDosCiclos from '../../../texts/cycles/anoDosCiclos.json' with { type: 'json' };
import infancia from '../../../texts/cycles/infancia.json' with { type: 'json' };
import passagens from '../../../texts/cycles/passagens.json' with { type: 'json' };
import trimestres from '../../../texts/cycles/trimestres.json' with { type: 'json' };
import voltaDeNoveAnos from '../../../texts/cycles/voltaDeNoveAnos.json' with { type: 'json' };
import { addDays, type CalendarDate, formatDate } from '../../calendar/calendar.ts';
import { personalTimeOn, personalYearOf, startOfPersonalYear } from '../../calendar/personal-time.ts';
import { toDigit } from '../../reduction.ts';
import type { RuleSet } from '../../rules/rule-set.ts';
import { type TextTable, textOf } from '../text-of.ts';

/** How a year of the ring lies to the year that is read. */
export type RingPlace = 'before' | 'now' | 'after';

/** One of the nine years of a turn, both days inclusive. */
export interface RingYear {
  readonly number: number;
  /** What the year is for, as a verb. */
  readonly word: string;
  readonly from: string;
  readonly to: string;
  readonly place: RingPlace;
  readonly beforeBirth: boolean;
  /** Null before the birth, and of a child's other years. */
  readonly text: string | null;
}

interface MonthNumber {
  /** `YYYY-MM` */
  readonly month: string;
  readonly number: number;
}

/** Three months of a personal year, both days inclusive. */
export interface CycleQuarter {
  readonly from: string;
  readonly to: string;
  readonly months: MonthNumber[];
  readonly text: string;
}

/** A personal year, both days inclusive. */
export interface CycleYear {
  readonly number: number;
  readonly from: string;
  readonly to: string;
  /** Of a child, to those who care for it. */
  readonly text: string;
  /** None of a child. */
  readonly fits: string[];
  readonly waits: string[];
  readonly question: string;
  readonly quarters: CycleQuarter[];
  /** On the way into the year after it. */
  readonly passage: string;
}

interface YearEntry {
  readonly text: string;
  readonly fits: string[];
  readonly waits: string[];
  readonly question: string;
  readonly child: string;
}

interface ChildEntries {
  readonly agora: TextTable<string>;
  readonly perguntas: TextTable<string>;
  readonly trimestres: TextTable<TextTable<string>>;
  readonly passagens: TextTable<string>;
}

const years: TextTable<YearEntry> = anoDosCiclos;
const children: ChildEntries = infancia;
const passages: TextTable<string> = passagens;
const quarters: TextTable<TextTable<string>> = trimestres;
const ring: TextTable<Readonly<Partial<Record<RingPlace, string>>>> = voltaDeNoveAnos;

const yearsOfRing = 9;
const words: Readonly<Record<number, string>> = {
  1: 'começar',
  2: 'unir',
  3: 'expressar',
  4: 'organizar',
  5: 'mudar',
  6: 'cuidar',
  7: 'estudar',
  8: 'realizar',
  9: 'concluir',
};

function spanOf(birth: CalendarDate, baseYear: number, rules: RuleSet) {
  return {
    number: toDigit(personalYearOf(birth, baseYear, rules)),
    from: formatDate(startOfPersonalYear(birth, baseYear, rules)),
    to: formatDate(addDays(startOfPersonalYear(birth, baseYear + 1, rules), -1)),
  };
}

/** The nine years of the turn in which a year lies, the 1 first. */
export function readRing(birth: CalendarDate, baseYear: number, rules: RuleSet, isChild: boolean): RingYear[] {
  const birthDate = formatDate(birth);
  const current = spanOf(birth, baseYear, rules).number;
  return Array.from({ length: yearsOfRing }, (_, index) => {
    const span = spanOf(birth, baseYear - current + 1 + index, rules);
    const place = span.number === current ? 'now' : span.number < current ? 'before' : 'after';
    const beforeBirth = span.to < birthDate;
    const text = beforeBirth ? null : isChild ? childOfRing(span.number, place) : textOfRing(span.number, place);
    return { ...span, word: words[span.number] ?? '', place, beforeBirth, text };
  });
}

function textOfRing(number: number, place: RingPlace): string {
  const text = textOf('cycles/voltaDeNoveAnos', ring, number)[place];
  if (text === undefined) throw new RangeError(`cycles/voltaDeNoveAnos/${number} has no ${place}`);
  return text;
}

/** Of a child, the running year alone has a text. */
function childOfRing(number: number, place: RingPlace): string | null {
  return place === 'now' ? textOf('cycles/infancia', children.agora, number) : null;
}

/** The day some months later; the last of its month where that month is shorter. */
function monthsLater({ year, month, day }: CalendarDate, months: number): CalendarDate {
  const index = month - 1 + months;
  const first = { year: year + Math.floor(index / 12), month: (index % 12) + 1, day: 1 };
  const last = addDays({ year: first.year + Math.floor(first.month / 12), month: (first.month % 12) + 1, day: 1 }, -1);
  return { ...first, day: Math.min(day, last.day) };
}

function readQuarters(birth: CalendarDate, baseYear: number, rules: RuleSet, texts: TextTable<string>): CycleQuarter[] {
  const start = startOfPersonalYear(birth, baseYear, rules);
  const end = startOfPersonalYear(birth, baseYear + 1, rules);
  return [0, 1, 2, 3].map((quarter) => {
    const next = quarter === 3 ? end : monthsLater(start, quarter * 3 + 3);
    const months = [0, 1, 2].map((month) => {
      const date = monthsLater(start, quarter * 3 + month);
      return { month: formatDate(date).slice(0, 7), number: personalTimeOn(birth, date, rules).mesPessoal };
    });
    return {
      from: formatDate(monthsLater(start, quarter * 3)),
      to: formatDate(addDays(next, -1)),
      months,
      text: textOf('cycles/trimestres', texts, quarter + 1),
    };
  });
}

/** A personal year by its base year, quarter by quarter. */
export function readCycleYear(birth: CalendarDate, baseYear: number, rules: RuleSet, isChild: boolean): CycleYear {
  const span = spanOf(birth, baseYear, rules);
  const { number } = span;
  const { child, ...entry } = textOf('cycles/anoDosCiclos', years, number);
  if (isChild) {
    return {
      ...span,
      text: child,
      fits: [],
      waits: [],
      question: textOf('cycles/infancia', children.perguntas, number),
      quarters: readQuarters(birth, baseYear, rules, textOf('cycles/infancia', children.trimestres, number)),
      passage: textOf('cycles/infancia', children.passagens, number),
    };
  }
  return {
    ...span,
    ...entry,
    quarters: readQuarters(birth, baseYear, rules, textOf('cycles/trimestres', quarters, number)),
    passage: textOf('cycles/passagens', passages, number),
  };
}
