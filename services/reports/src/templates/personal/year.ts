import { ageOn, birthdayAt, formatDate, parseDate } from '@sefira/numerology/calendar/calendar';
import { personalYearOf } from '@sefira/numerology/calendar/personal-time';
import { yearBandOf } from '@sefira/numerology/interpretations/book/life-line';
import { type YearWords, yearWords } from '@sefira/numerology/interpretations/book/year-words';
import { chooserByNumbers } from '@sefira/numerology/interpretations/variants';
import type { NumerologyMap } from '@sefira/numerology/map-result';
import { ruleSetById } from '@sefira/numerology/rules/registry';
import { type Block, bookChapter, looseFlow, textHeight } from '../book/flow.ts';
import { wordsFor } from '../book/reader.ts';
import { h } from '../document/element.ts';
import { bullets, type Chapter, numeral } from '../parts/chapter.ts';
import { dateInWords } from '../parts/dates.ts';
import type { PersonalReportInput } from './input.ts';

interface PersonalYear {
  readonly number: number;
  /** Of the person in it, in whole years. */
  readonly age: number;
  readonly label: string;
}

function yearsOf(map: NumerologyMap): readonly PersonalYear[] {
  const rules = ruleSetById(map.ruleSet);
  const birth = parseDate(map.birthDate, 'birthDate');
  const reference = parseDate(map.referenceDate, 'referenceDate');
  if (rules.anoPessoal.turns === 'january') {
    return [
      { number: map.anoPessoal, age: map.idade, label: `Durante ${reference.year}` },
      {
        number: personalYearOf(birth, reference.year + 1, rules),
        age: ageOn(birth, { year: reference.year + 1, month: 1, day: 1 }),
        label: `A partir de janeiro de ${reference.year + 1}`,
      },
    ];
  }
  const turn = birthdayAt(birth, map.idade + 1);
  return [
    {
      number: map.anoPessoal,
      age: map.idade,
      label: `Até a véspera do aniversário, em ${dateInWords(formatDate(turn))}`,
    },
    {
      number: personalYearOf(birth, birth.year + map.idade + 1, rules),
      age: map.idade + 1,
      label: `A partir de ${dateInWords(formatDate(turn))}`,
    },
  ];
}

/** A year with its two cards, never torn: each of both years fills a good part of a page. */
function yearBlock({ number, label }: PersonalYear, words: YearWords): Block {
  const text = words.year(number);
  return {
    content: h(
      'div',
      { className: 'flow whole-year' },
      h(
        'div',
        { className: 'year-opening' },
        h('p', { className: 'eyebrow' }, label),
        h('h3', { className: 'year' }, 'Ano ', numeral(number), ` · ${text.phase}`),
        h('p', { className: 'description' }, text.description),
      ),
      h(
        'div',
        { className: 'grid two' },
        h('div', { className: 'card' }, h('h4', {}, 'Oportunidades'), bullets(text.opportunities)),
        h('div', { className: 'card' }, h('h4', {}, 'Cuidados'), bullets(text.challenges)),
      ),
    ),
    height: textHeight(text.description) + 68,
  };
}

/** The personal year of today and the next one. */
export function personalYears({ map }: PersonalReportInput): Chapter {
  const choose = chooserByNumbers(map);
  return bookChapter({
    id: 'ano-pessoal',
    title: wordsFor(map).personalYear,
    part: wordsFor(map).time,
    opening: h('p', { className: 'lead' }, wordsFor(map).yearsLead),
    content: [looseFlow(yearsOf(map).map((year) => yearBlock(year, yearWords(yearBandOf(year.age), choose))))],
  });
}
