import { drawCoverWebs } from '@sefira/drawings/covers/cover-webs';
import { drawPlanetWheel } from '@sefira/drawings/planet-wheel';
import { drawYearCalendar } from '@sefira/drawings/year-calendar';
import type { CyclesResult } from '@sefira/numerology/block-results';
import { monthNames } from '@sefira/numerology/calendar/calendar';
import type { Explanation } from '@sefira/numerology/explanations/explanation';
import { interpretMonth, interpretWeekday, interpretYear } from '@sefira/numerology/interpretations/personal-time';
import { templateVersionOf } from '../../domain/template-versions.ts';
import { type Content, drawing, each, h } from '../document/element.ts';
import type { Printing, RenderedReport } from '../document/report.ts';
import { reportPalette } from '../document/stylesheet.ts';
import { bullets, type Chapter, chapter, compactReadings, numeral, section } from '../parts/chapter.ts';
import { compose, symbolicNote } from '../parts/compose.ts';
import { dateInWords, list } from '../parts/dates.ts';
import { facts } from '../parts/figures.ts';
import { method } from '../parts/method.ts';
import { lifeChapter } from '../personal/life.ts';
import { calendarOf } from './calendar-months.ts';

interface Input {
  readonly input: { readonly birthDate: string; readonly year: number };
  readonly result: CyclesResult;
  readonly explanations: Readonly<Record<string, Explanation>>;
  readonly referenceDate: string;
  readonly ruleSet: string;
}

/** A year ahead for a birth date: the year, its months and days, the week, the periods of life. Pure in its input. */
export function renderCyclesReport(given: Input, printing: Printing): RenderedReport {
  const { input, result, explanations, referenceDate, ruleSet } = given;
  const { yearly } = result;
  const months = firstOfEachMonth(yearly.months);
  return compose(
    {
      title: `Ciclos de ${input.year} para quem nasceu em ${dateInWords(input.birthDate)}`,
      eyebrow: 'Análise de ciclos',
      subject: `Ciclos de ${input.year}`,
      under: `Para quem nasceu em ${dateInWords(input.birthDate)}`,
      art: (palette) =>
        drawCoverWebs(
          {
            title: `Teia do ano pessoal ${yearly.personalYear}, com as dos doze meses em volta: ${list(months.map((month) => month.personalMonth))}`,
            center: yearly.personalYear,
            around: months.map((month) => month.personalMonth),
          },
          { palette },
        ),
      chapters: [
        theYear(given),
        monthByMonth(yearly),
        calendar(result),
        week(result, referenceDate),
        lifeChapter({
          periods: result.periods,
          birthYear: Number(input.birthDate.slice(0, 4)),
          age: ageOn(input.birthDate, referenceDate),
        }),
        method(
          Object.values(explanations).map((explanation) => ({ explanation })),
          ruleSet,
        ),
      ],
      guide: {
        title: 'Como ler este relatório',
        text:
          'O ano pessoal dá o tema, cada mês dá o tom, cada dia dá a nota. Use o calendário como se usa a previsão do tempo: para escolher a roupa, não para cancelar a viagem. ' +
          symbolicNote,
      },
      closing: {
        number: yearly.personalYear,
        title: 'O ano é seu',
        paragraphs: [
          'Ciclos não obrigam. Eles lembram que há tempo de semear, de cuidar e de encerrar, e que nenhum dura para sempre.',
          'Deixe estas páginas por perto e anote nelas, mês a mês, o que aconteceu. No fim do ano, essa leitura será a melhor de todas.',
        ],
      },
      imprint: { referenceDate, ruleSet, template: templateVersionOf('cycles') },
    },
    printing,
  );
}

function theYear({ input, result: { yearly, current } }: Input): Chapter {
  const { personalYear, spans, beforeBirth } = yearly;
  const text = interpretYear(personalYear);
  return chapter({
    id: 'o-ano',
    title: 'O ano em uma página',
    part: 'Panorama',
    content: [
      h(
        'div',
        { className: 'score' },
        numeral(personalYear),
        h('div', {}, h('p', { className: 'eyebrow' }, `Ano pessoal em ${input.year}`), h('h3', {}, text.phase)),
      ),
      beforeBirth
        ? h(
            'p',
            { className: 'muted' },
            'Este ano é anterior ao nascimento: os números são só a conta, sem leitura de vida.',
          )
        : null,
      h('p', { style: { marginTop: '4mm', fontSize: '11.2pt' } }, text.description),
      h(
        'div',
        { className: 'grid two section' },
        h('div', { className: 'card' }, h('h3', {}, 'Oportunidades'), bullets(text.opportunities)),
        h('div', { className: 'card' }, h('h3', {}, 'Cuidados'), bullets(text.challenges)),
      ),
      section(
        'O que rege o ano',
        facts(
          [
            ...spans.map(
              (span) =>
                [
                  `De ${dateInWords(span.from)} a ${dateInWords(span.to)}`,
                  `Ano ${span.personalYear} · ${interpretYear(span.personalYear).phase}`,
                ] as const,
            ),
            [`${current.ciclo.position}º ciclo de vida, o de hoje`, `Ciclo ${current.ciclo.number}`],
            [`${current.momento.position}º momento decisivo, o de hoje`, `Momento ${current.momento.number}`],
            [`${current.desafio.position}º desafio, o de hoje`, `Desafio ${current.desafio.number}`],
          ],
          'one',
        ),
      ),
    ],
  });
}

function monthByMonth({ months, year }: CyclesResult['yearly']): Chapter {
  return chapter({
    id: 'mes-a-mes',
    title: 'Mês a mês',
    part: 'O ano por dentro',
    lead: `Os doze meses de ${year}. O mês pessoal soma o ano pessoal ao mês do calendário; no mês do aniversário o número pode virar.`,
    content: [
      compactReadings(
        months.map(({ month, from, to, personalMonth }) => ({
          number: personalMonth,
          label: spanOf(month, from, to),
          passage: interpretMonth(personalMonth),
        })),
        true,
      ),
    ],
  });
}

function calendar(result: CyclesResult): Chapter {
  const good = result.calendar.filter(({ favoravel }) => favoravel);
  const favourable = [...new Set(good.map(({ date }) => Number(date.slice(8))))].toSorted((one, other) => one - other);
  return chapter({
    id: 'calendario',
    title: 'O calendário do ano',
    part: 'O ano por dentro',
    lead: 'Em cada casa, o dia do mês em pequeno e o dia pessoal em cor. As casas contornadas são os dias favoráveis.',
    content: [
      drawing(drawYearCalendar(calendarOf(result), { palette: reportPalette }), 'calendar'),
      h('p', { className: 'small', style: { marginTop: '4mm' } }, `Dias favoráveis de cada mês: ${list(favourable)}.`),
      h(
        'p',
        { className: 'small muted' },
        '1 começar · 2 unir · 3 expressar · 4 organizar · 5 mudar · 6 cuidar · 7 estudar · 8 realizar · 9 concluir · 11 intuir · 22 construir em grande escala',
      ),
    ],
  });
}

function week({ weekly }: CyclesResult, referenceDate: string): Chapter {
  const { energy, bestFor, avoid } = interpretWeekday(weekly.planet, weekly.number);
  const days = weekly.days.map(({ day, planet, number, date }) => ({
    weekday: day,
    planet,
    number,
    today: date === weekly.date,
  }));
  return chapter({
    id: 'a-semana',
    title: 'A semana da leitura',
    part: 'O ano por dentro',
    lead: `Os sete dias em volta de ${dateInWords(referenceDate)}, cada um com o seu planeta e o seu dia pessoal.`,
    content: [
      h(
        'div',
        { className: 'pair', style: { gridTemplateColumns: '78mm 1fr', alignItems: 'center' } },
        drawing(drawPlanetWheel({ days }, { palette: reportPalette }), 'wheel'),
        h('div', {}, weekTable(weekly.days)),
      ),
      section(`Hoje: ${weekly.day}, ${weekly.planet}, dia ${weekly.number}`, h('p', {}, energy)),
      h(
        'div',
        { className: 'grid two section' },
        h('div', { className: 'card' }, h('h4', {}, 'Bom para'), h('p', {}, bestFor)),
        h('div', { className: 'card' }, h('h4', {}, 'Evite'), h('p', {}, avoid)),
      ),
    ],
  });
}

function weekTable(days: CyclesResult['weekly']['days']): Content {
  return h(
    'table',
    {},
    h(
      'thead',
      {},
      h('tr', {}, ...each(['Dia', 'Planeta', 'Dia pessoal', ''], (title) => h('th', { scope: 'col' }, title))),
    ),
    h(
      'tbody',
      {},
      ...each(days, ({ day, planet, number, favoravel }) =>
        h(
          'tr',
          {},
          h('th', { scope: 'row' }, day),
          h('td', {}, planet),
          h('td', {}, String(number)),
          h('td', { className: 'small' }, favoravel ? 'favorável' : ''),
        ),
      ),
    ),
  );
}

function firstOfEachMonth(months: CyclesResult['yearly']['months']) {
  return months.filter(({ month }, index) => months.findIndex((other) => other.month === month) === index);
}

function spanOf(month: number, from: string, to: string): string {
  const name = monthNames[month - 1] ?? '';
  const [first, last] = [Number(from.slice(8)), Number(to.slice(8))];
  const turns = first !== 1 || last < 28;
  return turns ? `${name}, do dia ${first} ao ${last}` : name;
}

function ageOn(birthDate: string, referenceDate: string): number {
  const years = Number(referenceDate.slice(0, 4)) - Number(birthDate.slice(0, 4));
  return referenceDate.slice(5) < birthDate.slice(5) ? years - 1 : years;
}
