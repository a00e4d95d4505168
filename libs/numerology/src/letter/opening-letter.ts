import opening from '../../texts/letter/opening.json' with { type: 'json' };
import strongestTexts from '../../texts/letter/strongest.json' with { type: 'json' };
import tensions from '../../texts/letter/tensions.json' with { type: 'json' };
import themes from '../../texts/letter/themes.json' with { type: 'json' };
import years from '../../texts/letter/years.json' with { type: 'json' };
import { yearBandOf } from '../interpretations/book/life-line.ts';
import { type TextTable, textOf } from '../interpretations/text-of.ts';
import type { Choose } from '../interpretations/variants.ts';
import type { NumerologyMap } from '../map-result.ts';
import { toDigit } from '../reduction.ts';
import type { LetterFacts, Tension, Turn } from './letter-facts.ts';
import { filled } from './passages.ts';
import { capitalised, inPositions, monthInWords, ofThePosition, ordinal, yearsOfAge } from './phrases.ts';

const strongestTable: TextTable<readonly string[]> = strongestTexts;
const tensionTable: TextTable<string> = tensions;
const themeTable: TextTable<string> = themes;
const yearTable: TextTable<readonly string[]> = years;
const masterTable: TextTable<string> = opening.masters;
const steadyTable: TextTable<readonly string[]> = opening.steady;

/** What a period of a number is about, as an infinitive. */
export function themeOf(number: number): string {
  return textOf('letter/themes', themeTable, number);
}

/** The places that name both ends of a tension. */
export function tensionPlaces(map: NumerologyMap, { one, other }: Tension) {
  return {
    um: map[one],
    umaEm: inPositions([one]),
    umaDe: ofThePosition(one),
    outro: map[other],
    outraEm: inPositions([other]),
    outraDe: ofThePosition(other),
  };
}

function tensionParagraph(map: NumerologyMap, { tension }: LetterFacts, choose: Choose): string {
  if (tension === null) return `${choose(opening.leadNone, 'leadNone')} ${textOf('tensions', tensionTable, 'none')}`;
  const numbers = [map[tension.one], map[tension.other]];
  const digits = numbers.map(toDigit).sort((low, high) => low - high);
  return [
    filled(choose(opening.leads, 'leads'), tensionPlaces(map, tension)),
    // The texts of tensions speak of digits: a master needs a word of introduction.
    ...numbers.filter((number) => number > 9).map((number) => textOf('letter/opening', masterTable, number)),
    textOf('letter/tensions', tensionTable, digits.join('-')),
  ].join(' ');
}

/** `termina o seu segundo ciclo`. */
export function turnWords({ kind, ending }: Turn): string {
  return `termina o seu ${ordinal(ending.position)} ${kind === 'cycle' ? 'ciclo' : 'momento decisivo'}`;
}

function periodParagraph({ idade, vigentes }: NumerologyMap, { turn }: LetterFacts, choose: Choose): string {
  const age = { idade: yearsOfAge(idade), idadeNumero: idade };
  if (turn) {
    return filled(choose(opening.turning, 'turning'), {
      ...age,
      virada: turnWords(turn),
      Virada: capitalised(turnWords(turn)),
      viradaMes: monthInWords(turn.next.fromDate),
      numero: turn.ending.number,
      tema: themeOf(turn.ending.number),
      proximo: turn.next.number,
      proximoTema: themeOf(turn.next.number),
    });
  }
  const { position, number, fromYear, toYear } = vigentes.ciclo;
  return filled(choose(textOf('letter/opening', steadyTable, position), 'steady'), {
    ...age,
    numero: number,
    tema: themeOf(number),
    desde: fromYear,
    ...(toYear === null ? {} : { ano: toYear }),
  });
}

/** The opening letter to a reader from 12 years on: strongest number, main tension, present period, question of the year. */
export function openingParagraphs(map: NumerologyMap, facts: LetterFacts, choose: Choose): string[] {
  const { number, positions } = facts.strongest;
  const strongest = choose(textOf('letter/strongest', strongestTable, number), 'strongest');
  return [
    // The chapters of numbers and arcana speak of jobs and of a home of one's own.
    yearBandOf(map.idade) === 'teen' ? choose(opening.adolescent, 'adolescent') : choose(opening.greeting, 'greeting'),
    filled(strongest, { em: inPositions(positions) }),
    tensionParagraph(map, facts, choose),
    periodParagraph(map, facts, choose),
    choose(textOf('letter/years', yearTable, map.anoPessoal), 'years'),
    choose(opening.farewell, 'farewell'),
  ];
}
