import closing from '../../texts/letter/closing.json' with { type: 'json' };
import threads from '../../texts/letter/threads.json' with { type: 'json' };
import { type TextTable, textOf } from '../interpretations/text-of.ts';
import type { Choose } from '../interpretations/variants.ts';
import type { NumerologyMap } from '../map-result.ts';
import type { LetterFacts } from './letter-facts.ts';
import { filled } from './passages.ts';
import { dateInWords } from './phrases.ts';

const lessonTable: TextTable<string> = closing.lesson;
const yearTable: TextTable<string> = closing.year;
const turnTable: TextTable<string> = closing.turn;
const missionTable: TextTable<string> = closing.mission;
const threadTable: TextTable<{ readonly closing: string }> = threads;

export interface DatedPassage {
  readonly date: string;
  readonly text: string;
}

export interface ClosingLetter {
  readonly opening: readonly string[];
  readonly appointments: readonly DatedPassage[];
  readonly ending: readonly string[];
}

/** The closing letter to a reader from 12 years on. */
export function closingLetter(map: NumerologyMap, facts: LetterFacts, choose: Choose): ClosingLetter {
  const [first, middle, turn] = facts.appointments;
  // Almost all names lack the 9 in the Kabbalistic table, so a rarer lesson says more about this person.
  const lesson = map.licoesCarmicas[0] ?? 'none';
  const dated = (date: string, text: string) => ({ date, text: filled(text, { data: dateInWords(date) }) });
  return {
    opening: [choose(closing.opening, 'closing')],
    appointments: [
      dated(first.date, textOf('letter/closing lesson', lessonTable, lesson)),
      dated(middle.date, textOf('letter/closing year', yearTable, middle.personalYear)),
      dated(turn.date, textOf('letter/closing turn', turnTable, turn.personalYear)),
    ],
    ending: [
      textOf('letter/threads', threadTable, facts.strongest.number).closing,
      textOf('letter/closing mission', missionTable, map.missao),
      choose(closing.signature, 'signature'),
    ],
  };
}
