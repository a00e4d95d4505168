import type { Answerer, AnswerNotes, EarlierMessage, Question } from '@sefira/assistant/answerer';
import { type DialogueState, readState } from '@sefira/assistant/dialogue/state';
import type { DialoguePerson } from '@sefira/assistant/dialogue-person';
import type { ToolFact } from '@sefira/assistant/tool-fact';
import { judgeDialogue, owner, scores, today, type Verdict } from '../../../../libs/assistant/test/converse.ts';
import type { TestDialogue } from '../../../../libs/assistant/test/dialogues/dialogue.ts';
import { fillYears, judge } from '../../../../libs/assistant/test/judge.ts';

/** What the answers of a run consumed, and who gave them. */
export interface Spent {
  answers: number;
  byModel: number;
  inputTokens: number;
  outputTokens: number;
  costMicros: number;
}

export interface Evaluation {
  readonly verdicts: readonly Verdict[];
  readonly builtIn: readonly Verdict[];
  readonly spent: Spent;
}

/** Runs the dialogues with an answerer and with the built-in assistant, and judges both alike. */
export async function evaluate(
  dialogues: readonly TestDialogue[],
  {
    answerer,
    model,
    concurrency,
  }: { readonly answerer: Answerer; readonly model: string; readonly concurrency: number },
): Promise<Evaluation> {
  const spent: Spent = { answers: 0, byModel: 0, inputTokens: 0, outputTokens: 0, costMicros: 0 };
  const count = (notes: AnswerNotes) => {
    spent.answers += 1;
    spent.byModel += notes.answeredBy === model ? 1 : 0;
    spent.inputTokens += notes.inputTokens;
    spent.outputTokens += notes.outputTokens;
    spent.costMicros += notes.costMicros;
  };
  const waiting = [...dialogues];
  const verdicts: Verdict[] = [];
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      verdicts.push(...(await judgeWith(next, answerer, count)));
    }
  };
  await Promise.all(Array.from({ length: concurrency }, work));
  return { verdicts, builtIn: evaluateBuiltIn(dialogues), spent };
}

/** The verdicts of the built-in assistant; the chips of its answers are judged by its own tests. */
export function evaluateBuiltIn(dialogues: readonly TestDialogue[]): readonly Verdict[] {
  return dialogues.flatMap(judgeDialogue).filter(({ kind }) => kind !== 'chip');
}

/** Judges every turn of a dialogue that an answerer leads; people, history, facts and state carry over. */
async function judgeWith(
  { id, kind, turns }: TestDialogue,
  answerer: Answerer,
  count: (notes: AnswerNotes) => void,
): Promise<Verdict[]> {
  const history: EarlierMessage[] = [];
  const earlier: string[] = [];
  const verdicts: Verdict[] = [];
  let people: readonly DialoguePerson[] = [owner];
  let earlierFacts: readonly ToolFact[] = [];
  let state: DialogueState | null = null;
  for (const [index, turn] of turns.entries()) {
    const say = fillYears(turn.say, today);
    const { text, notes } = await ask(answerer, {
      text: say,
      history: history.slice(-24),
      subject: null,
      subjectLabels: [],
      people,
      passages: [],
      earlierFacts,
      state,
      identity: { subject: 'u', role: 'user', plan: 'premium', permissions: [], sessionId: 's' },
      today,
      requestId: `${id}#${index + 1}`,
    });
    count(notes);
    history.push({ type: 'user', content: say }, { type: 'bot', content: text });
    people = notes.people;
    for (const result of notes.toolResults) {
      if (!isResult(result)) continue;
      earlierFacts = [...earlierFacts, ...result.facts];
      state = result.state === undefined ? state : readState(JSON.parse(JSON.stringify(result.state)));
    }
    const turnKind = turn.kind ?? kind;
    const reasons = judge({ ...turn, kind: turnKind }, text, earlier, today);
    earlier.push(text);
    verdicts.push({ id: `${id}#${index + 1}`, kind: turnKind, say, answer: text, reasons });
  }
  return verdicts;
}

async function ask(answerer: Answerer, question: Question): Promise<{ text: string; notes: AnswerNotes }> {
  let text = '';
  const sink = {
    text: async (chunk: string) => {
      text += chunk;
    },
    startOver: async () => {
      text = '';
    },
    card: () => undefined,
  };
  const notes = await answerer(question, sink, new AbortController().signal);
  return { text, notes };
}

interface StoredResult {
  readonly facts: readonly ToolFact[];
  readonly state?: unknown;
}

function isResult(value: unknown): value is StoredResult {
  return typeof value === 'object' && value !== null && 'facts' in value && Array.isArray(value.facts);
}

const share = ({ good, all }: { good: number; all: number }) =>
  `${`${good} of ${all}`.padStart(10)} ${`${Math.round((100 * good) / Math.max(1, all))} %`.padStart(5)}`;

/** The scores of the built-in assistant by kind, and how a model is named. */
export function renderBuiltIn(verdicts: readonly Verdict[]): string {
  const byKind = scores(verdicts);
  const kinds = [...byKind.keys()].filter((kind) => kind !== 'total').sort();
  return [
    `${'kind'.padEnd(14)}${'built-in'.padStart(16)}`,
    ...[...kinds, 'total'].map((kind) => `${kind.padEnd(14)}${share(byKind.get(kind) ?? { good: 0, all: 0 })}`),
    '',
    'A model beside it: npm run eval -- --provider openai --model gpt-5-mini',
    '',
  ].join('\n');
}

/** The scores by kind side by side, and what the model consumed. */
export function renderEvaluation({ verdicts, builtIn, spent }: Evaluation, model: string): string {
  const mine = scores(verdicts);
  const theirs = scores(builtIn);
  const kinds = [...theirs.keys()].filter((kind) => kind !== 'total').sort();
  const none = { good: 0, all: 0 };
  const rows = [...kinds, 'total'].map(
    (kind) => `${kind.padEnd(14)}${share(theirs.get(kind) ?? none)}   ${share(mine.get(kind) ?? none)}`,
  );
  const failures = verdicts
    .filter(({ reasons }) => reasons.length > 0)
    .map(({ id, say, reasons }) => `  ${id} «${say}» ${reasons.join('; ')}`);
  return [
    `${'kind'.padEnd(14)}${'built-in'.padStart(16)}   ${model.slice(0, 30).padStart(16)}`,
    ...rows,
    '',
    `answers by the model: ${spent.byModel} of ${spent.answers}; the built-in assistant gave the others`,
    `tokens: ${spent.inputTokens} in, ${spent.outputTokens} out; cost: US$ ${(spent.costMicros / 1_000_000).toFixed(4)}`,
    ...(failures.length > 0 ? ['', 'answers that failed:', ...failures] : []),
    '',
  ].join('\n');
}
