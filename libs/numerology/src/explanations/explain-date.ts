import { type CalendarDate, parseDate } from '../calendar/calendar.ts';
import { firstEnd, momentTotals } from '../calendar/periods.ts';
import { personalYearBase } from '../calendar/personal-time.ts';
import type { Destiny } from '../date-numbers.ts';
import type { DateResult } from '../map-result.ts';
import { toDigit } from '../reduction.ts';
import type { RuleSet } from '../rules/rule-set.ts';
import { itemAt } from '../tables/lookup.ts';
import type { Explanation } from './explanation.ts';
import { dateParts, digitsPart, explained, plainPart, reducedPart, summed } from './explanation-parts.ts';

type DateRule =
  | 'destino'
  | 'diaNatalicio'
  | 'numeroPsiquico'
  | 'ciclosDeVida'
  | 'desafios'
  | 'momentosDecisivos'
  | 'anoPessoal'
  | 'mesPessoal'
  | 'diaPessoal'
  | 'diasFavoraveis'
  | 'numerosHarmonicos'
  | 'cores'
  | 'planeta';

function explainDestiny(birth: CalendarDate, destiny: Destiny, rules: RuleSet): Explanation {
  const { method, masters } = rules.destino;
  const parts =
    method === 'digits' && !destiny.retried
      ? dateParts(birth, digitsPart)
      : dateParts(birth, (label, number) => reducedPart(label, number, destiny.retried ? [] : masters));
  return explained(rules, 'destino', destiny.value, {
    ...summed(parts, masters),
    ...(destiny.retried && { note: 'A soma direta foi refeita por partes.' }),
  });
}

function explainCycles(date: DateResult, birth: CalendarDate, rules: RuleSet): Explanation {
  const { limit, reduceDestino, masters } = rules.ciclosDeVida;
  const taken = reduceDestino ? toDigit(date.destino) : date.destino;
  const [first, second] = date.ciclosIdades;
  return explained(rules, 'ciclosDeVida', date.ciclosDeVida, {
    parts: [
      reducedPart('mês', birth.month, masters.month),
      reducedPart('dia', birth.day, masters.day),
      reducedPart('ano', birth.year, masters.year),
    ],
    note: `O 1º ciclo termina aos ${limit} − ${taken} = ${first} anos; o 2º, aos ${second}.`,
  });
}

function explainChallenges(date: DateResult, birth: CalendarDate, rules: RuleSet): Explanation {
  const day = toDigit(birth.day);
  const month = toDigit(birth.month);
  const year = toDigit(birth.year);
  const [first, second, principal, fourth] = date.desafios;
  const known = `Entre dia ${day} e mês ${month}: ${first}. Entre dia ${day} e ano ${year}: ${second}. Entre ${first} e ${second}: ${principal}.`;
  return explained(rules, 'desafios', date.desafios, {
    parts: dateParts(birth, (label, number) => reducedPart(label, number, [])),
    note: fourth === undefined ? known : `${known} Entre mês ${month} e ano ${year}: ${fourth}.`,
  });
}

function explainMoments(date: DateResult, birth: CalendarDate, rules: RuleSet): Explanation {
  const { masters, length } = rules.momentosDecisivos;
  const totals = momentTotals(birth, rules);
  const labels = ['dia + mês', 'dia + ano', '1º + 2º momento', 'mês + ano'];
  return explained(rules, 'momentosDecisivos', date.momentosDecisivos, {
    parts: totals.map((total, index) => reducedPart(itemAt(labels, index), total, masters)),
    note: `O 1º termina aos ${firstEnd(date.destino, rules)} anos; o 2º e o 3º duram ${length} anos cada.`,
  });
}

function explainPersonalTime(
  date: DateResult,
  birth: CalendarDate,
  rules: RuleSet,
): Record<'anoPessoal' | 'mesPessoal' | 'diaPessoal', Explanation> {
  const reference = parseDate(date.referenceDate, 'referenceDate');
  const baseYear = personalYearBase(birth, reference, rules);
  const yearParts =
    rules.anoPessoal.turns === 'birthday'
      ? dateParts({ ...birth, year: baseYear }, digitsPart)
      : dateParts({ ...birth, year: baseYear }, (label, number) => reducedPart(label, number, []));
  const monthParts = [
    plainPart('ano pessoal', date.anoPessoal),
    rules.mesPessoal.month === 'birth'
      ? plainPart('mês do nascimento', birth.month)
      : plainPart('mês do calendário', reference.month),
  ];
  const dayParts = [plainPart('mês pessoal', date.mesPessoal), digitsPart('dia do calendário', reference.day)];
  return {
    anoPessoal: explained(rules, 'anoPessoal', date.anoPessoal, {
      ...summed(yearParts, rules.anoPessoal.masters),
      note: `Ano contado: ${baseYear}.`,
    }),
    mesPessoal: explained(rules, 'mesPessoal', date.mesPessoal, summed(monthParts, rules.mesPessoal.masters)),
    diaPessoal: explained(rules, 'diaPessoal', date.diaPessoal, summed(dayParts, rules.diaPessoal.masters)),
  };
}

/** Reasons of everything that the birth date alone gives. */
export function explainDate(
  date: DateResult,
  birth: CalendarDate,
  destiny: Destiny,
  rules: RuleSet,
): Record<DateRule, Explanation> {
  const dayToDigit = [reducedPart('dia', birth.day, [])];
  const [first, second] = rules.tables.favourableBases(birth.month, birth.day);
  return {
    destino: explainDestiny(birth, destiny, rules),
    diaNatalicio: explained(rules, 'diaNatalicio', birth.day, { parts: [plainPart('dia', birth.day)] }),
    numeroPsiquico: explained(rules, 'numeroPsiquico', date.numeroPsiquico, {
      parts: [reducedPart('dia', birth.day, rules.numeroPsiquico.masters)],
    }),
    ciclosDeVida: explainCycles(date, birth, rules),
    desafios: explainChallenges(date, birth, rules),
    momentosDecisivos: explainMoments(date, birth, rules),
    ...explainPersonalTime(date, birth, rules),
    diasFavoraveis: explained(rules, 'diasFavoraveis', date.diasFavoraveis, {
      note: `Dias de base: ${first} e ${second}. Depois 2 × ${second} = ${second * 2}, e somam-se ${first} e ${second} em turnos, até 31.`,
    }),
    numerosHarmonicos: explained(rules, 'numerosHarmonicos', date.numerosHarmonicos, { parts: dayToDigit }),
    cores: explained(rules, 'cores', date.cores, { parts: dayToDigit }),
    planeta: explained(rules, 'planeta', date.planeta, { parts: dayToDigit }),
  };
}
