import { drawYearCalendar } from '@sefira/drawings/year-calendar';
import { workdaysOf } from '@sefira/numerology/best-days/holidays';
import { parseDate, shortDate, weekdayOf, weekdays } from '@sefira/numerology/calendar/calendar';
import { personalTimeOn, personalYearOf } from '@sefira/numerology/calendar/personal-time';
import type { CompanyMonth } from '@sefira/numerology/interpretations/organisation/company-time';
import { companyYearTitle } from '@sefira/numerology/interpretations/recommend-business';
import { capitalised } from '@sefira/numerology/letter/phrases';
import { toDigit } from '@sefira/numerology/reduction';
import { ruleSetById } from '@sefira/numerology/rules/registry';
import { bookChapter, entry, flow } from '../book/flow.ts';
import { type Content, drawing, each, h } from '../document/element.ts';
import { reportPalette } from '../document/stylesheet.ts';
import { type Chapter, chapter } from '../parts/chapter.ts';
import { dateInWords, list, monthInWords } from '../parts/dates.ts';
import { comingMonths } from '../parts/months.ts';
import type { CompanyReport } from './input.ts';

/** What a day of each number is good for in a business. */
const uses: Readonly<Record<number, string>> = {
  1: 'lançar, pedir, abrir conversa',
  2: 'negociar com calma, ouvir clientes',
  3: 'divulgar, apresentar, gravar',
  4: 'assinar, organizar, comprar insumos',
  5: 'testar um canal, visitar outra praça',
  6: 'cuidar da equipe, recuperar cliente',
  7: 'estudar relatórios, conferir qualidade',
  8: 'cobrar, reajustar, fechar valor alto',
  9: 'encerrar, liquidar, agradecer',
  11: 'apresentar a ideia, falar em público',
  22: 'planejar em grande, reunir parceiros',
};

/** The running year and the two after it. */
export function years({ reading, result }: CompanyReport): Chapter {
  return bookChapter({
    id: 'anos',
    title: 'Três anos da empresa',
    part: 'O tempo',
    opening: h(
      'p',
      { className: 'lead' },
      result.isFounded
        ? 'O ano da empresa vira no aniversário da fundação. Cada número tem o seu assunto, do dinheiro à contratação.'
        : 'O primeiro ano começa no dia da fundação planejada. Se a data mudar de ano, os números mudam com ela.',
    ),
    content: [
      flow(
        reading.years.map(({ number, from, to, text }) =>
          entry({
            numbers: [number],
            label: `de ${shortDate(from)} a ${shortDate(to)}`,
            title: `Ano ${number}`,
            paragraphs: [text],
          }),
        ),
      ),
    ],
  });
}

/** Nine years from the running one on, with room for what happens in them. */
export function ring({ result, reading, ruleSet }: CompanyReport): Chapter | null {
  const [running] = reading.years;
  if (!result.isFounded || !running) return null;
  const founded = parseDate(result.map.birthDate, 'birthDate');
  const rules = ruleSetById(ruleSet);
  const first = Number(running.from.slice(0, 4));
  return chapter({
    id: 'nove-anos',
    title: 'Os nove anos à frente',
    part: 'O tempo',
    lead: 'A empresa dá uma volta completa a cada nove anos. Anotem ao lado de cada um o passo que já tem data: contrato que vence, obra, sucessão, marca a renovar.',
    content: [
      table(
        'plan',
        ['A partir de', 'Ano', 'Assunto', 'O que já tem data'],
        Array.from({ length: 9 }, (_, offset) => {
          const number = toDigit(personalYearOf(founded, first + offset, rules));
          return [
            `${running.from.slice(8)}/${running.from.slice(5, 7)}/${first + offset}`,
            String(number),
            companyYearTitle(number).replace('Ano de', 'De').replace('Ano da', 'Da'),
            '',
          ];
        }),
      ),
    ],
  });
}

/** The next twelve months, each with its working days. */
export function months({ reading }: CompanyReport): Chapter {
  return bookChapter({
    id: 'meses',
    title: 'Os próximos doze meses',
    part: 'O tempo',
    opening: h(
      'p',
      { className: 'lead' },
      'Um assunto por mês. Embaixo de cada texto, os dias úteis que a data de fundação favorece.',
    ),
    content: [
      flow(
        reading.months.map((month) =>
          entry({
            numbers: [month.number],
            title: capitalised(monthInWords(month.month)),
            paragraphs: [month.text ?? again(month, reading.months)],
            note: month.days.length > 0 ? `Bons dias úteis: ${daysOf(month)}.` : undefined,
          }),
        ),
        { areShort: true },
      ),
    ],
  });
}

/** A number that comes a third time has no third text. */
function again({ number, month }: CompanyMonth, all: readonly CompanyMonth[]): string {
  const before = all.filter((one) => one.number === number && one.month < month).map((one) => monthInWords(one.month));
  return `O mês ${number} volta pela terceira vez. Valem as anotações de ${list(before)}: separem o que ficou pronto do que ainda pede prazo.`;
}

function daysOf({ days }: CompanyMonth): string {
  return list(days.map((day) => Number(day.slice(8))));
}

/** One line a month to write the decision on. */
export function plan({ reading }: CompanyReport): Chapter {
  return chapter({
    id: 'plano',
    title: 'Doze decisões',
    part: 'O tempo',
    lead: 'Uma por mês, com dono e data. Preencham em reunião e deixem à vista de quem executa.',
    content: [
      table(
        'plan',
        ['Mês', 'Número', 'Dias úteis favoráveis', 'A decisão, quem responde, até quando'],
        reading.months.map((month) => [
          capitalised(monthInWords(month.month)),
          h('span', {}, String(month.number)),
          daysOf(month),
          '',
        ]),
      ),
    ],
  });
}

/** The row `opensPage`, where there is one, begins on a new page, below the heads again. */
function table(
  className: 'plan' | 'agenda',
  heads: readonly string[],
  rows: readonly (readonly Content[])[],
  opensPage?: number,
): Content {
  return h(
    'table',
    { className },
    h('thead', {}, h('tr', {}, ...each(heads, (head) => h('th', { scope: 'col' }, head)))),
    h(
      'tbody',
      {},
      ...each(rows, ([first, second, ...rest], index) =>
        h(
          'tr',
          index === opensPage ? { className: 'next-page' } : {},
          h('th', { scope: 'row' }, first),
          h('td', { className: 'figure-cell' }, second),
          ...each(rest, (cell) => h('td', cell === '' ? { className: 'write' } : {}, cell)),
        ),
      ),
    ),
  );
}

export function calendar({ result }: CompanyReport): Chapter {
  const coming = comingMonths(result.map);
  const span = `de ${coming[0]?.name ?? ''} a ${coming.at(-1)?.name ?? ''}`;
  return chapter({
    id: 'calendario',
    title: 'O calendário',
    part: 'O tempo',
    lead: 'Em cada casa, o dia do mês em pequeno e o dia da empresa em cor. As casas contornadas são os dias favoráveis.',
    content: [
      drawing(
        drawYearCalendar({ span, personalYear: result.personalYear, months: coming }, { palette: reportPalette }),
        'calendar smaller',
      ),
    ],
  });
}

/** Days up to which the page has a line to write on for each. */
const mostDaysWithRoom = 13;

/** Days that one page holds; of more, each of two pages has half. */
const mostDaysOfPage = 27;

/** The favourable weekdays of ninety days, each with what it is good for; null before the foundation. */
export function bestDays({ result, ruleSet, referenceDate }: CompanyReport): Chapter | null {
  if (!result.isFounded) return null;
  const founded = parseDate(result.map.birthDate, 'birthDate');
  const rules = ruleSetById(ruleSet);
  const { year } = parseDate(referenceDate, 'referenceDate');
  const isWorkday = workdaysOf([year, year + 1]);
  const days = result.bestDays.filter((day) => isWorkday(parseDate(day, 'date')));
  const hasRoom = days.length <= mostDaysWithRoom;
  const ofFirstPage = days.length > mostDaysOfPage ? Math.ceil(days.length / 2) : days.length;
  return chapter({
    id: 'dias',
    title: 'Os melhores dias',
    part: 'O tempo',
    lead: `Dos noventa dias a partir de ${dateInWords(referenceDate)}, os dias úteis que a fundação favorece.`,
    content: [
      table(
        hasRoom ? 'plan' : 'agenda',
        ['Data', 'Dia da empresa', 'Bom para', ...(hasRoom ? ['O que fica marcado'] : [])],
        days.map((day) => {
          const date = parseDate(day, 'date');
          const { diaPessoal } = personalTimeOn(founded, date, rules);
          const weekday = weekdays[weekdayOf(date)] ?? '';
          return [
            `${shortDate(day)}, ${weekday}`,
            String(diaPessoal),
            uses[diaPessoal] ?? '',
            ...(hasRoom ? [''] : []),
          ];
        }),
        ofFirstPage,
      ),
    ],
  });
}

/** The best weekdays to open; null for a company that is open. */
export function openingDays({ result, input }: CompanyReport): Chapter | null {
  if (result.isFounded) return null;
  return chapter({
    id: 'abrir',
    title: 'Os melhores dias para abrir',
    part: 'A abertura',
    lead: `A fundação está planejada para ${dateInWords(input.foundationDate)}, com Destino ${result.foundingNumber} e potencial de sucesso ${result.successPotential}%. Em volta dela, até três dias úteis de cada mês que combinam melhor com o nome, o setor e quem dirige, sem os feriados nacionais de data fixa.`,
    content: [
      table(
        'agenda',
        ['Data', 'Destino', 'Potencial de sucesso', 'Primeiro ano', 'Observação'],
        result.openingDays.map((day) => [
          `${shortDate(day.date)}, ${weekdays[weekdayOf(parseDate(day.date, 'date'))] ?? ''}`,
          String(day.foundingNumber),
          `${day.successPotential}%`,
          `ano ${day.personalYear}`,
          day.isOwnersDay ? 'bom para quem dirige' : '\u00a0',
        ]),
      ),
    ],
  });
}
