import mesDoPar from '../../../texts/relations/mesDoPar.json' with { type: 'json' };
import praticas from '../../../texts/relations/praticas.json' with { type: 'json' };
import { type CalendarDate, daysInMonth, formatDate, parseDate } from '../../calendar/calendar.ts';
import { personalTimeOn } from '../../calendar/personal-time.ts';
import type { NumerologyMap } from '../../map-result.ts';
import { toDigit } from '../../reduction.ts';
import type { RelationKind } from '../../relation/relation-kinds.ts';
import { ruleSetById } from '../../rules/registry.ts';
import { itemAt } from '../../tables/lookup.ts';
import { type TextTable, textOf } from '../text-of.ts';
import { numberTogether } from './pair-reading.ts';

export interface SharedDay {
  /** `YYYY-MM-DD` */
  readonly date: string;
  /** What it is good for: "conversar com calma". */
  readonly purpose: string;
  /** How many of the people have it among their favourable days. */
  readonly favourable: number;
}

export interface SharedMonth {
  /** `YYYY-MM` */
  readonly month: string;
  /** Of the pair or the group, 1 to 9. */
  readonly number: number;
  /** Personal month of each person at its beginning. */
  readonly personalMonths: readonly number[];
  readonly text: string;
  /** Null where the kind has no practice left that did not stand before. */
  readonly practice: string | null;
  readonly days: readonly SharedDay[];
}

const monthTexts: TextTable<string[]> = mesDoPar;
const practices: Record<RelationKind, { month: TextTable<string>; extra: string[] }> = praticas;

type Setting = 'home' | 'work';
/** By the day's number 1 to 9. */
const purposes: Record<Setting, readonly string[]> = {
  home: [
    'começar algo juntos',
    'conversar com calma',
    'celebrar e receber gente',
    'pôr a casa em ordem',
    'sair da rotina',
    'cuidar um do outro',
    'descansar em silêncio',
    'decidir o que é de valor',
    'encerrar e agradecer',
  ],
  work: [
    'lançar ou propor',
    'negociar e ouvir',
    'apresentar e vender',
    'organizar e registrar',
    'testar um caminho novo',
    'cuidar da equipe e do cliente',
    'estudar os números',
    'assinar e decidir',
    'encerrar pendências',
  ],
};

const monthsShown = 12;
const daysShown = 3;

function settingOf(kind: RelationKind): Setting {
  return kind === 'partners' || kind === 'leaderAndTeam' ? 'work' : 'home';
}

/** The month or day of several people, 1 to 9: their number with the calendar's (docs/numerology.md section 8). */
function numberOn(together: number, { year, month, day }: CalendarDate): number {
  return toDigit(together + toDigit(year) + month + day);
}

interface CalendarInput {
  readonly kind: RelationKind;
  readonly maps: readonly NumerologyMap[];
}

function daysOf(
  maps: readonly NumerologyMap[],
  from: CalendarDate,
  { together, setting }: { readonly together: number; readonly setting: Setting },
): SharedDay[] {
  const { year, month } = from;
  const days = Array.from({ length: daysInMonth(year, month) - from.day + 1 }, (_unused, at) => from.day + at);
  const chosen = days
    .map((day) => ({
      day,
      number: numberOn(together, { year, month, day }),
      favourable: maps.filter(({ diasFavoraveis }) => diasFavoraveis.includes(day)).length,
    }))
    .toSorted((one, other) => other.favourable - one.favourable || one.day - other.day)
    .filter(({ number }, at, all) => all.findIndex((one) => one.number === number) === at)
    .slice(0, daysShown)
    .toSorted((one, other) => one.day - other.day);
  return chosen.map(({ day, number, favourable }) => ({
    date: formatDate({ year, month, day }),
    purpose: itemAt(purposes[setting], number - 1),
    favourable,
  }));
}

/** The twelve months from the reference date on, for all of the people; no text and no practice stands twice. */
export function sharedCalendar({ kind, maps }: CalendarInput): SharedMonth[] {
  const [one] = maps;
  if (!one) return [];
  const rules = ruleSetById(one.ruleSet);
  const reference = parseDate(one.referenceDate, 'referenceDate');
  const together = numberTogether(maps);
  const births = maps.map(({ birthDate }) => parseDate(birthDate, 'birthDate'));
  const { month: byNumber, extra } = practices[kind];
  const seen = new Map<number, number>();
  let extras = 0;
  return Array.from({ length: monthsShown }, (_unused, offset) => {
    const index = reference.month - 1 + offset;
    const year = reference.year + Math.floor(index / 12);
    const month = (index % 12) + 1;
    const from = { year, month, day: offset === 0 ? reference.day : 1 };
    const number = numberOn(together, { year, month, day: 0 });
    const times = seen.get(number) ?? 0;
    seen.set(number, times + 1);
    const practice = times === 0 ? textOf('relations/praticas', byNumber, number) : (extra[extras++] ?? null);
    return {
      month: formatDate(from).slice(0, 7),
      number,
      personalMonths: births.map((birth) => personalTimeOn(birth, from, rules).mesPessoal),
      text: itemAt(textOf('relations/mesDoPar', monthTexts, number), times),
      practice,
      days: daysOf(maps, from, { together, setting: settingOf(kind) }),
    };
  });
}
