import { parseDate, shortDate } from '@sefira/numerology/calendar/calendar';
import { personalYearOf } from '@sefira/numerology/calendar/personal-time';
import type { Explanation } from '@sefira/numerology/explanations/explanation';
import type { Appointment } from '@sefira/numerology/interpretations/cycles/cycle-days';
import { digitSum } from '@sefira/numerology/reduction';
import { ruleSetById } from '@sefira/numerology/rules/registry';
import { bookChapter } from '../book/flow.ts';
import { type Content, each, h } from '../document/element.ts';
import { type Chapter, chapter } from '../parts/chapter.ts';
import { dayInWords, list } from '../parts/dates.ts';
import { agreement } from '../parts/method.ts';
import type { CyclesReport } from './input.ts';

const titles: Readonly<Record<Appointment['purpose'], string>> = {
  start: 'Começar',
  agree: 'Combinar',
  turn: 'Virar o ano',
};

/** Three dates to keep; null in a year that is over. */
export function appointments({ reading }: CyclesReport): Chapter | null {
  if (reading.appointments.length === 0) return null;
  return chapter({
    id: 'compromissos',
    title: 'Três datas para levar',
    part: 'Para fechar',
    hasNotes: true,
    lead: 'De tudo o que leu, leve três compromissos. Passe-os agora para a agenda, com lembrete na véspera, e conte a alguém ao menos um deles.',
    content: [
      h(
        'ol',
        { className: 'appointments cycles' },
        ...each(reading.appointments, ({ date, purpose, text }) =>
          h(
            'li',
            {},
            h('p', { className: 'eyebrow' }, titles[purpose]),
            h('p', { className: 'when' }, dayInWords(date)),
            h('p', {}, text),
          ),
        ),
      ),
    ],
  });
}

/** How the numbers of this report are found, with this person's sums. */
export function sources(report: CyclesReport): Chapter {
  const { ruleSet, explanations, result } = report;
  const { anoPessoal, ciclosDeVida, momentosDecisivos, desafios, diasFavoraveis } = explanations;
  const { periods } = result;
  const numbersOf = (all: readonly { readonly number: number }[]) => list(all.map(({ number }) => number));
  return bookChapter({
    id: 'como-foi-calculado',
    title: 'Como foi calculado',
    part: 'Apêndice',
    content: [
      h(
        'div',
        { className: 'sources' },
        article(
          'Anos pessoais',
          [
            'Dia e mês do nascimento somam-se ao ano em que o período começa, algarismo por algarismo.',
            ...sumsOfYears(report),
          ],
          anoPessoal,
        ),
        ...monthAndDay(report),
        article(
          'Ciclos de vida',
          `Mês, dia e ano do nascimento, cada um reduzido, dão ${numbersOf(periods.ciclos)}. ${ciclosDeVida?.note ?? ''}`,
          ciclosDeVida,
        ),
        article(
          'Momentos decisivos',
          `Dia com mês, dia com ano, os dois primeiros entre si, mês com ano: ${numbersOf(periods.momentos)}. ${momentosDecisivos?.note ?? ''}`,
          momentosDecisivos,
        ),
        article('Desafios', `Diferenças entre os mesmos três números. ${desafios?.note ?? ''}`, desafios),
        article(
          'Dias com estrela',
          `A tabela da escola dá, para este dia e mês de nascimento, os dias ${favourable(result.calendar)} de cada mês.`,
          diasFavoraveis,
        ),
        article(
          'Começar, combinar, descansar',
          'Agrupamos os dias pessoais pelo sentido: 1, 5 e 22 começam; 2, 6 e 11 combinam; 7 e 9 descansam. Os trimestres contam-se da virada do ano pessoal.',
        ),
        h('p', {}, `Escola: ${ruleSetById(ruleSet).label}.`),
      ),
    ],
  });
}

function article(title: string, text: string | readonly string[], explanation?: Explanation): Content {
  const words = explanation ? agreement[explanation.certainty] : 'escolha nossa';
  const lines = typeof text === 'string' ? [text.trim()] : text;
  return h(
    'article',
    {},
    h('h4', {}, title),
    ...each(lines, (line, index) => h('p', {}, line, index === lines.length - 1 ? h('em', {}, ` ${words}`) : null)),
  );
}

function favourable(calendar: CyclesReport['result']['calendar']): string {
  const days = calendar.filter(({ favoravel }) => favoravel).map(({ date }) => Number(date.slice(8)));
  return list([...new Set(days)].toSorted((one, other) => one - other));
}

/** "29/11/2025: 2 + 9 + 1 + 1 + 2 + 0 + 2 + 5 = 22, ano 4." */
function sumsOfYears({ input, reading, ruleSet }: CyclesReport): string[] {
  const birth = parseDate(input.birthDate, 'birthDate');
  const [, month, day] = input.birthDate.split('-');
  return reading.years.map(({ from }) => {
    const year = Number(from.slice(0, 4));
    const digits = Array.from(`${Number(day)}${Number(month)}${year}`);
    const sum = digits.reduce((total, digit) => total + digitSum(Number(digit)), 0);
    return `${day}/${month}/${year}: ${digits.join(' + ')} = ${sum}, ano ${personalYearOf(birth, year, ruleSetById(ruleSet))}.`;
  });
}

/** The month and day of the reference date, where its year is the one that is read. */
function monthAndDay({ reading, explanations: { mesPessoal, diaPessoal }, referenceDate }: CyclesReport): Content[] {
  if (!reading.isRunning || !mesPessoal || !diaPessoal) return [];
  const sum = ({ parts = [], value }: Explanation) => `${parts.map((one) => one.sum).join(' + ')}, número ${value}`;
  return [
    article(
      'Mês e dia',
      `Ao ano pessoal soma-se o mês do calendário, e ao mês pessoal, os algarismos do dia. Em ${shortDate(referenceDate)}: mês ${sum(mesPessoal)}; dia ${sum(diaPessoal)}.`,
      mesPessoal,
    ),
  ];
}
