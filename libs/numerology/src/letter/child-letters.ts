import child from '../../texts/letter/child.json' with { type: 'json' };
import { type TextTable, textOf } from '../interpretations/text-of.ts';
import { type Choose, chooserByNumbers } from '../interpretations/variants.ts';
import type { NumerologyMap } from '../map-result.ts';
import type { ClosingLetter } from './closing-letter.ts';
import { type LetterFacts, letterFacts } from './letter-facts.ts';
import { tensionPlaces, themeOf } from './opening-letter.ts';
import { filled } from './passages.ts';
import { dateInWords, firstName, inPositions } from './phrases.ts';
import { threadOf } from './thread.ts';

const strongestTable: TextTable<string> = child.strongest;
const yearTable: TextTable<string> = child.year;

/** The strongest number of a child as the adults around meet it. */
export function childStrongest(map: NumerologyMap): { readonly number: number; readonly text: string } {
  const { number, positions } = letterFacts(map).strongest;
  const text = textOf('letter/child', strongestTable, number);
  return { number, text: filled(text, { nome: firstName(map.name), em: inPositions(positions) }) };
}

const traitPositions = ['expressao', 'destino', 'motivacao', 'missao'] as const;

/** One number of a child as the adults around meet it; `source` is the text of any child with this number. */
export interface ChildTrait {
  readonly position: (typeof traitPositions)[number];
  readonly number: number;
  readonly text: string;
  readonly source: string;
}

/** The numbers of a child, the most visible position first; a name without vowels has no Motivação. */
export function childTraits(map: NumerologyMap): ChildTrait[] {
  return traitPositions
    .filter((position) => map[position] > 0)
    .map((position) => {
      const number = map[position];
      const source = textOf('letter/child', strongestTable, number);
      return {
        position,
        number,
        source,
        text: filled(source, { nome: firstName(map.name), em: inPositions([position]) }),
      };
    });
}

/** The personal year of a child, to the adults around. */
export function childYear({ anoPessoal }: Pick<NumerologyMap, 'anoPessoal'>): string {
  return textOf('letter/child year', yearTable, anoPessoal);
}

function tensionParagraph(map: NumerologyMap, { tension }: LetterFacts, choose: Choose): string {
  if (tension === null) return choose(child.tensionNone, 'tensionNone');
  return filled(choose(child.tension, 'tension'), {
    ...tensionPlaces(map, tension),
    umTema: themeOf(map[tension.one]),
    outroTema: themeOf(map[tension.other]),
  });
}

/** The opening letter of the map of a child under 12: to the adults who read it, about the child. */
export function childOpeningParagraphs(map: NumerologyMap, facts: LetterFacts, choose: Choose): string[] {
  const nome = firstName(map.name);
  const { number, positions } = facts.strongest;
  const { number: cycle, toYear } = map.vigentes.ciclo;
  return [
    filled(choose(child.greeting, 'greeting'), { nome }),
    filled(textOf('letter/child', strongestTable, number), { nome, em: inPositions(positions) }),
    tensionParagraph(map, facts, choose),
    // The first cycle ends at 15 at the earliest.
    filled(choose(child.period, 'period'), { numero: cycle, tema: themeOf(cycle), ano: toYear ?? '' }),
    textOf('letter/child year', yearTable, map.anoPessoal),
    filled(choose(child.howToRead, 'howToRead'), { nome }),
    choose(child.farewell, 'farewell'),
  ];
}

/** The closing letter of the map of a child under 12. */
export function childClosingLetter(map: NumerologyMap, facts: LetterFacts, choose: Choose): ClosingLetter {
  const [first, middle, turn] = facts.appointments;
  const byNumbers = chooserByNumbers(map);
  const nome = firstName(map.name);
  const dated = (date: string, text: string, anoSeguinte: number) => ({
    date,
    text: filled(text, { nome, data: dateInWords(date), anoSeguinte }),
  });
  return {
    opening: [choose(child.closing, 'closing')],
    appointments: [
      dated(first.date, choose(child.first, 'first'), first.personalYear),
      dated(middle.date, choose(child.second, 'second'), middle.personalYear),
      dated(turn.date, choose(child.turn, 'turn'), turn.personalYear),
    ],
    ending: [threadOf(map, facts).closing, choose(child.signature, 'signature')],
    later: [filled(byNumbers(child.later, 'later'), { nome }), byNumbers(child.laterStill, 'laterStill')],
  };
}
