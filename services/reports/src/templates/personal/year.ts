import { birthdayAt, formatDate, parseDate } from '@sefira/numerology/calendar/calendar';
import { personalYearOf } from '@sefira/numerology/calendar/personal-time';
import { interpretMonth, interpretYear } from '@sefira/numerology/interpretations/personal-time';
import type { NumerologyMap } from '@sefira/numerology/map-result';
import { ruleSetById } from '@sefira/numerology/rules/registry';
import { type Content, each, h } from '../document/element.ts';
import { bullets, type Chapter, chapter, compactReadings, numeral } from '../parts/chapter.ts';
import { dateInWords } from '../parts/dates.ts';
import { comingMonths } from '../parts/months.ts';
import type { PersonalReportInput } from './input.ts';

interface PersonalYear {
  readonly number: number;
  readonly label: string;
}

/** The personal year of today and the next one. */
export function personalYears({ map }: PersonalReportInput): Chapter {
  return chapter({
    id: 'ano-pessoal',
    title: 'O seu ano pessoal',
    part: 'O seu tempo',
    lead: 'A vida anda em voltas de nove anos, e cada ano tem um tema. Aqui estão o ano em que você está e o que vem a seguir.',
    content: each(yearsOf(map), yearBlock),
  });
}

function yearsOf(map: NumerologyMap): readonly PersonalYear[] {
  const rules = ruleSetById(map.ruleSet);
  const birth = parseDate(map.birthDate, 'birthDate');
  const reference = parseDate(map.referenceDate, 'referenceDate');
  if (rules.anoPessoal.turns === 'january') {
    return [
      { number: map.anoPessoal, label: `Durante ${reference.year}` },
      {
        number: personalYearOf(birth, reference.year + 1, rules),
        label: `A partir de janeiro de ${reference.year + 1}`,
      },
    ];
  }
  const turn = birthdayAt(birth, map.idade + 1);
  return [
    { number: map.anoPessoal, label: `Até a véspera do aniversário, em ${dateInWords(formatDate(turn))}` },
    {
      number: personalYearOf(birth, birth.year + map.idade + 1, rules),
      label: `A partir de ${dateInWords(formatDate(turn))}`,
    },
  ];
}

function yearBlock({ number, label }: PersonalYear): Content {
  const text = interpretYear(number);
  return h(
    'div',
    { className: 'section', style: { breakInside: 'avoid' } },
    h('p', { className: 'eyebrow' }, label),
    h('h3', {}, 'Ano ', numeral(number), ` · ${text.phase}`),
    h('p', {}, text.description),
    h(
      'div',
      { className: 'grid two' },
      h('div', { className: 'card' }, h('h4', {}, 'Oportunidades'), bullets(text.opportunities)),
      h('div', { className: 'card' }, h('h4', {}, 'Cuidados'), bullets(text.challenges)),
    ),
  );
}

/** The next twelve months, one paragraph each. */
export function monthByMonth({ map }: PersonalReportInput): Chapter {
  const months = comingMonths(map);
  return chapter({
    id: 'mes-a-mes',
    title: 'Mês a mês',
    part: 'O seu tempo',
    lead: `Os doze meses a partir de ${months[0]?.name ?? ''}. O mês pessoal soma o seu ano pessoal ao mês do calendário.`,
    content: [
      compactReadings(
        months.map((month) => ({
          number: month.number,
          label: month.turnsTo === undefined ? month.name : `${month.name} · ${month.turnsTo} após o aniversário`,
          passage: interpretMonth(month.number),
        })),
      ),
    ],
  });
}
