import closing from '../../texts/letter/closing.json' with { type: 'json' };
import { yearBandOf } from '../interpretations/book/life-line.ts';
import { type TextTable, textOf } from '../interpretations/text-of.ts';
import { type Choose, chooserByNumbers } from '../interpretations/variants.ts';
import type { NumerologyMap } from '../map-result.ts';
import type { LetterFacts } from './letter-facts.ts';
import { filled } from './passages.ts';
import { dateInWords } from './phrases.ts';
import { threadOf } from './thread.ts';

const lessonTable: TextTable<readonly string[]> = closing.lesson;
const yearTable: TextTable<readonly string[]> = closing.year;
const turnTable: TextTable<readonly string[]> = closing.turn;
const missionTable: TextTable<readonly string[]> = closing.mission;

export interface DatedPassage {
  readonly date: string;
  readonly text: string;
}

export interface ClosingLetter {
  readonly opening: readonly string[];
  readonly appointments: readonly DatedPassage[];
  readonly ending: readonly string[];
  /** To a child or an adolescent, to be read years later; empty for others. */
  readonly later: readonly string[];
}

/** The closing letter to a reader from 12 years on. */
export function closingLetter(map: NumerologyMap, facts: LetterFacts, choose: Choose): ClosingLetter {
  const [first, middle, turn] = facts.appointments;
  // Almost all names lack the 9 in the Kabbalistic table, so a rarer lesson says more about this person.
  const lesson = map.licoesCarmicas[0] ?? 'none';
  const byNumbers = chooserByNumbers(map);
  const chosen = (topic: string, table: TextTable<readonly string[]>, key: string | number) =>
    byNumbers(textOf(`letter/closing ${topic}`, table, key), `closing/${topic}/${key}`);
  const dated = (date: string, text: string) => ({ date, text: filled(text, { data: dateInWords(date) }) });
  return {
    opening: [choose(closing.opening, 'closing')],
    appointments: [
      dated(first.date, chosen('lesson', lessonTable, lesson)),
      dated(middle.date, chosen('year', yearTable, middle.personalYear)),
      dated(turn.date, chosen('turn', turnTable, turn.personalYear)),
    ],
    ending: [
      threadOf(map, facts).closing,
      chosen('mission', missionTable, map.missao),
      choose(closing.signature, 'signature'),
    ],
    later:
      yearBandOf(map.idade) === 'teen'
        ? [byNumbers(closing.adolescent, 'adolescent'), byNumbers(closing.adolescentLater, 'adolescentLater')]
        : [],
  };
}
