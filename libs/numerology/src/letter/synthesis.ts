import texts from '../../texts/letter/synthesis.json' with { type: 'json' };
import type { MainPosition } from '../interpretations/main-positions.ts';
import { type TextTable, textOf } from '../interpretations/text-of.ts';
import { type Choose, chooserFor } from '../interpretations/variants.ts';
import type { NumerologyMap } from '../map-result.ts';
import { toDigit } from '../reduction.ts';
import { type LetterFacts, letterFacts } from './letter-facts.ts';
import { tensionPlaces, themeOf, turnWords } from './opening-letter.ts';
import { filled } from './passages.ts';
import { capitalised, firstName, inPositions, monthInWords, ofThePosition, yearsOfAge } from './phrases.ts';

const { child } = texts;
const strongestTable: TextTable<readonly string[]> = texts.strongest;
const tensionTable: TextTable<string> = texts.tension;
const steadyTable: TextTable<readonly string[]> = texts.steady;
const childStrongestTable: TextTable<string> = child.strongest;

/** `o 11 da Missão`. */
function placed(map: NumerologyMap, position: MainPosition): string {
  return `o ${map[position]} ${ofThePosition(position)}`;
}

function tensionSentence(map: NumerologyMap, { tension }: LetterFacts): string {
  if (tension === null) return textOf('letter/synthesis', tensionTable, 'none');
  const [low, high] = [tension.one, tension.other].sort((one, other) => toDigit(map[one]) - toDigit(map[other])) as [
    MainPosition,
    MainPosition,
  ];
  const [a, b] = [placed(map, low), placed(map, high)];
  const sentence = textOf('letter/synthesis', tensionTable, `${toDigit(map[low])}-${toDigit(map[high])}`);
  return filled(sentence, { a, b, A: capitalised(a), B: capitalised(b) });
}

function periodSentence({ idade, vigentes }: NumerologyMap, { turn }: LetterFacts, choose: Choose): string {
  const age = { idade: yearsOfAge(idade), idadeNumero: idade };
  if (turn) {
    return filled(choose(texts.turning, 'synthesisTurning'), {
      ...age,
      virada: turnWords(turn),
      viradaMes: monthInWords(turn.next.fromDate),
      numero: turn.ending.number,
      tema: themeOf(turn.ending.number),
      proximoTema: themeOf(turn.next.number),
    });
  }
  const { position, number, fromYear, toYear } = vigentes.ciclo;
  return filled(choose(textOf('letter/synthesis', steadyTable, position), 'synthesisSteady'), {
    ...age,
    numero: number,
    tema: themeOf(number),
    desde: fromYear,
    ano: toYear ?? '',
  });
}

function childSynthesis(map: NumerologyMap, { strongest, tension }: LetterFacts, choose: Choose): string[] {
  const { number, toYear } = map.vigentes.ciclo;
  const strongestSentence = textOf('letter/synthesis', childStrongestTable, strongest.number);
  return [
    filled(strongestSentence, { nome: firstName(map.name), em: inPositions(strongest.positions) }),
    tension === null
      ? choose(child.tensionNone, 'synthesisNone')
      : filled(choose(child.tension, 'synthesisTension'), {
          ...tensionPlaces(map, tension),
          umTema: themeOf(map[tension.one]),
          outroTema: themeOf(map[tension.other]),
        }),
    // The first cycle ends at 15 at the earliest.
    filled(choose(child.period, 'synthesisPeriod'), { numero: number, tema: themeOf(number), ano: toYear ?? '' }),
  ];
}

/**
 * Three sentences on one person: strongest number, main tension, present period. About a child under 12 they speak to the
 * adults who read. The same map gives the same sentences.
 */
export function synthesisOf(map: NumerologyMap): string[] {
  const facts = letterFacts(map);
  const choose = chooserFor(map);
  if (facts.band === 'child') return childSynthesis(map, facts, choose);
  const { number, positions } = facts.strongest;
  const strongest = choose(textOf('letter/synthesis', strongestTable, number), 'synthesisStrongest');
  return [
    filled(strongest, { em: inPositions(positions) }),
    tensionSentence(map, facts),
    periodSentence(map, facts, choose),
  ];
}
