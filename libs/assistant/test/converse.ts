import type { EarlierMessage } from '../src/answerer.ts';
import { answerBuiltIn, type BuiltInAnswer } from '../src/built-in.ts';
import { type DialogueState, readState } from '../src/dialogue/state.ts';
import type { DialoguePerson } from '../src/dialogue-person.ts';
import type { Prices } from '../src/prices.ts';
import { prices as todaysPrices } from './conversations/prices.ts';
import type { TestDialogue, Turn } from './dialogues/dialogue.ts';
import { fillYears, judge } from './judge.ts';

/** The account of the examples, and the clock of the tests. */
export const owner: DialoguePerson = { label: 'eu', name: 'Ana Célia Vasconcelos', birthDate: '1955-11-29' };
export const today = '2026-11-23';

export interface Conversation {
  say(text: string): BuiltInAnswer;
}

/** A conversation with the built-in assistant as the service holds it: people, history and the stored state carry over. */
export function openConversation(
  account: DialoguePerson | null = owner,
  system: string | null = null,
  prices: Prices | null = todaysPrices,
): Conversation {
  let people: readonly DialoguePerson[] = account ? [account] : [];
  let state: DialogueState | null = null;
  const history: EarlierMessage[] = [];
  return {
    say(text) {
      const answer = answerBuiltIn({
        text,
        history: history.slice(-24),
        subject: null,
        subjectLabels: [],
        system,
        people,
        passages: [],
        prices,
        earlierFacts: [],
        state,
        identity: { subject: 'u', role: 'user', plan: 'premium', permissions: [], sessionId: 's' },
        today,
        requestId: 'r',
      });
      history.push({ type: 'user', content: text }, { type: 'bot', content: answer.text });
      people = answer.people;
      state = readState(JSON.parse(JSON.stringify(answer.state)));
      return answer;
    },
  };
}

export interface Verdict {
  readonly id: string;
  readonly kind: string;
  readonly say: string;
  readonly answer: string;
  readonly reasons: readonly string[];
}

/** Judges every turn of a dialogue, and one of the last chips. */
export function judgeDialogue({ id, kind, turns }: TestDialogue): Verdict[] {
  const conversation = openConversation();
  const earlier: string[] = [];
  let chips: readonly string[] = [];
  const verdicts = turns.map((turn: Turn, index): Verdict => {
    const say = fillYears(turn.say, today);
    const { text, suggestions } = conversation.say(say);
    const turnKind = turn.kind ?? kind;
    const reasons = judge({ ...turn, kind: turnKind }, text, earlier, today);
    earlier.push(text);
    chips = suggestions;
    return { id: `${id}#${index + 1}`, kind: turnKind, say, answer: text, reasons };
  });
  const [chip] = chips;
  if (chip === undefined) return verdicts;
  const { text } = conversation.say(chip);
  return [
    ...verdicts,
    { id: `${id}#chip`, kind: 'chip', say: chip, answer: text, reasons: judge({ kind: 'chip' }, text, earlier, today) },
  ];
}

/** Good turns of each kind, and of all without chips. */
export function scores(verdicts: readonly Verdict[]): Map<string, { good: number; all: number }> {
  const table = new Map<string, { good: number; all: number }>();
  const count = (key: string, isGood: boolean) => {
    const row = table.get(key) ?? { good: 0, all: 0 };
    table.set(key, { good: row.good + (isGood ? 1 : 0), all: row.all + 1 });
  };
  for (const { kind, reasons } of verdicts) {
    count(kind, reasons.length === 0);
    if (kind !== 'chip') count('total', reasons.length === 0);
  }
  return table;
}
