import mesDoPar from '../../../texts/relations/mesDoPar.json' with { type: 'json' };
import praticas from '../../../texts/relations/praticas.json' with { type: 'json' };
import withChild from '../../../texts/relations/withChild.json' with { type: 'json' };
import { holidaysOf } from '../../best-days/holidays.ts';
import { type CalendarDate, daysInMonth, formatDate, parseDate, weekdayOf } from '../../calendar/calendar.ts';
import { personalTimeOn } from '../../calendar/personal-time.ts';
import type { NumerologyMap } from '../../map-result.ts';
import { toDigit } from '../../reduction.ts';
import { hasMinor, type RelationKind, youngestOf } from '../../relation/relation-kinds.ts';
import { ruleSetById } from '../../rules/registry.ts';
import { conjugalScore } from '../../scores.ts';
import { itemAt } from '../../tables/lookup.ts';
import { entryOf, type TextTable, textOf } from '../text-of.ts';
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
/** In place of texts on papers, values and deadlines where one of the people is under 18. */
const childMonths: TextTable<string[]> = withChild.mesDoPar;
interface Practices {
  readonly month: TextTable<string>;
  readonly extra: string[];
}
const practices: Record<RelationKind, Practices> = praticas;
const youngPractices: Record<ReturnType<typeof youngestOf>, Partial<Record<RelationKind, Practices>>> = {
  child: { siblings: praticas.youngSiblings, friends: praticas.youngFriends },
  teen: { siblings: praticas.teenSiblings, friends: praticas.teenFriends },
  adult: {},
};

/** Where the people spend their days together. */
export type Setting = 'home' | 'work' | 'friends' | 'school' | 'sports';
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
  friends: [
    'começar algo juntos',
    'conversar com calma',
    'celebrar e chamar gente',
    'cumprir o que ficou combinado',
    'sair da rotina',
    'cuidar um do outro',
    'ficar perto sem muita conversa',
    'decidir um plano grande',
    'encerrar e agradecer',
  ],
  school: [
    'começar um projeto',
    'trabalhar em dupla',
    'apresentar e cantar',
    'arrumar a sala e os cadernos',
    'aprender fora da sala',
    'cuidar dos colegas',
    'ler e pesquisar',
    'jogar com regra e placar',
    'terminar e agradecer',
  ],
  sports: [
    'começar um treino novo',
    'treinar em dupla',
    'comemorar com a torcida',
    'repetir os fundamentos',
    'jogar com quem não conhecem',
    'cuidar do corpo e do time',
    'rever o jogo com calma',
    'competir para valer',
    'encerrar uma fase e agradecer',
  ],
};
const weekdaySettings: ReadonlySet<Setting> = new Set(['work', 'school']);

const monthsShown = 12;
const daysShown = 3;
/** Chosen days of a month are at least this far apart, as long as there are enough others. */
const leastDistance = 5;
const weekend: readonly number[] = [0, 6];

const settings: Readonly<Record<RelationKind, Setting>> = {
  couple: 'home',
  parentAndChild: 'home',
  siblings: 'home',
  friends: 'friends',
  partners: 'work',
  leaderAndTeam: 'work',
};

/** Holidays of most schools in Brazil: January, July and the last days of December. */
function isSchoolHoliday({ month, day }: CalendarDate): boolean {
  return month === 1 || month === 7 || (month === 12 && day > 20);
}

/** The month or day of several people, 1 to 9: their number with the calendar's (docs/numerology.md section 8). */
function numberOn(together: number, { year, month, day }: CalendarDate): number {
  return toDigit(together + toDigit(year) + month + day);
}

interface CalendarInput {
  readonly kind: RelationKind;
  readonly maps: readonly NumerologyMap[];
  /** By the kind where absent. Work and school have their days on weekdays. */
  readonly setting?: Setting;
}

interface DayChoice {
  readonly together: number;
  readonly setting: Setting;
}

interface RankedDay {
  readonly day: number;
  readonly number: number;
  readonly favourable: number;
}

/**
 * Days by how many people they favour, in a group at least half as many as the best one does, then by weekday, then by how their number
 * meets that of all people together; work and school have no days on weekends and holidays.
 */
function rankedDays(
  maps: readonly NumerologyMap[],
  { year, month, day: first }: CalendarDate,
  { together, setting }: DayChoice,
): RankedDay[] {
  const holidays = holidaysOf([year], null);
  const isOnWeekdays = weekdaySettings.has(setting);
  const days = Array.from({ length: daysInMonth(year, month) - first + 1 }, (_unused, at) => {
    const day = first + at;
    const number = numberOn(together, { year, month, day });
    const date = { year, month, day };
    const isFree =
      weekend.includes(weekdayOf(date)) ||
      holidays.has(formatDate(date)) ||
      (setting === 'school' && isSchoolHoliday(date));
    return {
      day,
      number,
      favourable: maps.filter(({ diasFavoraveis }) => diasFavoraveis.includes(day)).length,
      suits: isFree !== isOnWeekdays,
      score: conjugalScore(number, together),
    };
  }).filter(({ suits }) => suits || !isOnWeekdays);
  const most = maps.length > 2 ? Math.max(...days.map(({ favourable }) => favourable)) : 0;
  return days
    .filter(({ favourable }) => 2 * favourable >= most)
    .toSorted(
      (one, other) =>
        other.favourable - one.favourable || Number(other.suits) - Number(one.suits) || other.score - one.score,
    );
}

/** Up to three days with different numbers, the best ones that are not close together. */
function chosenDays(ranked: readonly RankedDay[]): RankedDay[] {
  const chosen: RankedDay[] = [];
  for (const distance of [leastDistance, 1]) {
    for (const one of ranked) {
      const isFree = chosen.every(({ day, number }) => number !== one.number && Math.abs(day - one.day) >= distance);
      if (isFree && chosen.length < daysShown) chosen.push(one);
    }
  }
  return chosen.toSorted((one, other) => one.day - other.day);
}

function daysOf(maps: readonly NumerologyMap[], from: CalendarDate, choice: DayChoice): SharedDay[] {
  return chosenDays(rankedDays(maps, from, choice)).map(({ day, number, favourable }) => ({
    date: formatDate({ ...from, day }),
    purpose: itemAt(purposes[choice.setting], number - 1),
    favourable,
  }));
}

/** The twelve months from the reference date on, for all of the people; no text and no practice stands twice. */
export function sharedCalendar({ kind, maps, setting = settings[kind] }: CalendarInput): SharedMonth[] {
  const [one] = maps;
  if (!one) return [];
  const rules = ruleSetById(one.ruleSet);
  const reference = parseDate(one.referenceDate, 'referenceDate');
  const together = numberTogether(maps);
  const births = maps.map(({ birthDate }) => parseDate(birthDate, 'birthDate'));
  const isWithChild = hasMinor(maps);
  const { month: byNumber, extra } = youngPractices[youngestOf(maps)][kind] ?? practices[kind];
  const choice = { together, setting };
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
      text: itemAt(
        (isWithChild ? entryOf(childMonths, number) : undefined) ?? textOf('relations/mesDoPar', monthTexts, number),
        times,
      ),
      practice,
      days: daysOf(maps, from, choice),
    };
  });
}
