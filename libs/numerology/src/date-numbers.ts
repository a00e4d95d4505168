import { ageOn, type CalendarDate, formatDate } from './calendar/calendar.ts';
import { favourableDays } from './calendar/favourable-days.ts';
import {
  challengeNumbers,
  currentPeriod,
  cycleNumbers,
  endAges,
  firstEnd,
  momentTotals,
  periodsOf,
  yearSpans,
} from './calendar/periods.ts';
import { personalTimeOn } from './calendar/personal-time.ts';
import type { DateResult } from './map-result.ts';
import { digitSum, reduce, toDigit } from './reduction.ts';
import type { RuleSet } from './rules/rule-set.ts';
import { itemAt, rowOf } from './tables/lookup.ts';

/** Destino before the last reduction and after it; `parts` are day, month and year as they entered the total. */
export interface Destiny {
  value: number;
  total: number;
  parts: [number, number, number];
  /** Whether a sum of all digits was done again by reduced parts. */
  retried: boolean;
}

/** Destino (docs/numerology.md 2.4, 4). */
export function destinyOf(birth: CalendarDate, rules: RuleSet): Destiny {
  const { method, masters, retryByParts } = rules.destino;
  const sumUp = (part: (number: number) => number, retried: boolean): Destiny => {
    const parts: Destiny['parts'] = [part(birth.day), part(birth.month), part(birth.year)];
    const total = parts[0] + parts[1] + parts[2];
    return { value: reduce(total, masters), total, parts, retried };
  };
  if (method === 'parts') return sumUp((part) => reduce(part, masters), false);
  const direct = sumUp(digitSum, false);
  return retryByParts.includes(direct.value) ? sumUp(toDigit, true) : direct;
}

/** What the birth date alone gives, personal numbers and current periods read at `reference`. */
export function dateResult(birth: CalendarDate, reference: CalendarDate, destino: number, rules: RuleSet): DateResult {
  const { tables } = rules;
  const { secondLength } = rules.ciclosDeVida;
  const { length, masters } = rules.momentosDecisivos;
  const first = firstEnd(destino, rules);
  const ciclosIdades = endAges(first, [secondLength]);
  const momentosIdades = endAges(first, [length, length]);
  const ciclosDeVida = cycleNumbers(birth, rules);
  const desafios = challengeNumbers(birth, rules);
  const momentosDecisivos = momentTotals(birth, rules).map((total) => reduce(total, masters));
  const ciclos = periodsOf(ciclosDeVida, ciclosIdades, birth, reference);
  const momentos = periodsOf(momentosDecisivos, momentosIdades, birth, reference);
  const challengeEnds = rules.desafios.along === 'cycles' ? ciclosIdades : momentosIdades;
  const challenges = periodsOf(desafios, challengeEnds, birth, reference);
  const day = toDigit(birth.day);
  return {
    birthDate: formatDate(birth),
    referenceDate: formatDate(reference),
    idade: ageOn(birth, reference),
    destino,
    diaNatalicio: birth.day,
    numeroPsiquico: reduce(birth.day, rules.numeroPsiquico.masters),
    ciclosDeVida,
    ciclosAnos: yearSpans(ciclos),
    ciclosIdades,
    desafios,
    momentosDecisivos,
    momentosAnos: yearSpans(momentos),
    momentosIdades,
    ...personalTimeOn(birth, reference, rules),
    diasFavoraveis: favourableDays(birth.month, birth.day, tables.favourableBases),
    numerosHarmonicos: [...rowOf(tables.harmonicNumbers, day)],
    numerosNeutros: [...rowOf(tables.neutralNumbers, day)],
    cores: [...rowOf(tables.coloursByDay, day)],
    coresEvitar: [...(tables.coloursToAvoid[day] ?? [])],
    planeta: itemAt(tables.planetsOfNumber, day),
    periodos: { ciclos, desafios: challenges, momentos },
    vigentes: { ciclo: currentPeriod(ciclos), desafio: currentPeriod(challenges), momento: currentPeriod(momentos) },
  };
}
