import { setTimeout as wait } from 'node:timers/promises';
import type { Answerer, AnswerNotes, AnswerSink, DialoguePerson, Question } from '@sefira/assistant/answerer';
import { followDialogue } from '@sefira/assistant/dialogue/dialogue-state';
import type { Intent } from '@sefira/assistant/understanding/intents';
import type { Logger } from '@sefira/platform/telemetry/logger';
import { isStepCount, type LanguageModel, type ModelMessage, streamText } from 'ai';
import type { ModelSettings } from '../../config.ts';
import { createAnswerGuard } from '../../domain/answer-guard.ts';
import { type Pseudonyms, pseudonymsOf } from '../../domain/pseudonyms.ts';
import { instructionsFor } from './instructions.ts';
import { modelTools, type OutsideTools } from './model-tools.ts';
import { openToolRun, type ToolRun } from './tool-run.ts';
import { addUsage, costOf, estimateTokens, noUsage, type Usage } from './usage.ts';

/** What never waits for a model: distress, and what the house has its own careful words for (docs/decisions/0047-chat-answerers.md). */
const ANSWERED_BY_THE_HOUSE = new Set<Intent>([
  'crisis',
  'health',
  'legal',
  'money',
  'injection',
  'identity',
  'forget',
  'support',
]);
const mostSteps = 6;
const mostOutputTokens = 1500;
const firstPause = 250;
/** Earlier messages that a model reads. */
const historyLength = 12;

/** The try of a model failed; tokens may have been spent all the same. */
class ModelFailure extends Error {
  readonly usage: Usage;
  constructor(cause: unknown, usage: Usage) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
    this.usage = usage;
  }
}

export interface ModelAnswererOptions {
  readonly model: LanguageModel;
  readonly settings: ModelSettings;
  readonly logger: Logger;
  /** Answers where the model does not. */
  readonly fallback: Answerer;
  outside(question: Question): OutsideTools;
}

/** A model with our tools: its numbers are checked, its names are hidden, and the house answers where it fails. */
export function createModelAnswerer(options: ModelAnswererOptions): Answerer {
  const { settings, logger, fallback } = options;
  return async (question, sink, signal) => {
    const talk = followDialogue(question);
    if (ANSWERED_BY_THE_HOUSE.has(talk.intent)) return fallback(question, sink, signal);
    const people = [...talk.people.values()];
    let spent = noUsage;
    for (let round = 0; round <= settings.CHAT_MODEL_RETRIES; round += 1) {
      if (round > 0) {
        await wait(firstPause * 2 ** (round - 1));
        await sink.startOver();
      }
      try {
        const notes = await askModel(options, question, people, sink, signal);
        return withUsage(notes, addUsage(spent, notes), settings);
      } catch (error) {
        if (!(error instanceof ModelFailure)) throw error;
        spent = addUsage(spent, error.usage);
        logger.warn({ reason: error.message, round, requestId: question.requestId }, 'model failed');
      }
    }
    await sink.startOver();
    return withUsage(await fallback(question, sink, signal), spent, settings);
  };
}

function withUsage(notes: AnswerNotes, usage: Usage, settings: ModelSettings): AnswerNotes {
  return { ...notes, ...usage, costMicros: costOf(usage, settings.CHAT_MODEL_PRICES) };
}

/** One try. @throws ModelFailure */
async function askModel(
  { model, settings, outside }: ModelAnswererOptions,
  question: Question,
  people: readonly DialoguePerson[],
  sink: AnswerSink,
  signal: AbortSignal,
): Promise<AnswerNotes> {
  const pseudonyms = pseudonymsOf(people);
  const run = openToolRun(pseudonyms, sink, question.earlierFacts);
  const owner = people.find(({ label }) => label === 'eu')?.name?.split(' ')[0] ?? 'você';
  const instructions = instructionsFor(question, pseudonyms);
  const guard = createAnswerGuard({ facts: run.facts, owner, show: pseudonyms.show, secret: instructions });
  const messages = messagesFor(question, pseudonyms);
  const milliseconds = settings.CHAT_MODEL_TIMEOUT_SECONDS * 1000;
  let usage = noUsage;
  let written = '';
  try {
    const answer = streamText({
      model,
      instructions,
      messages,
      tools: modelTools(run, question.today, outside(question)),
      stopWhen: isStepCount(mostSteps),
      maxOutputTokens: mostOutputTokens,
      maxRetries: 0,
      abortSignal: signal,
      timeout: { firstChunkMs: milliseconds, chunkMs: milliseconds, stepMs: 4 * milliseconds },
      // Errors come with the stream.
      onError: () => undefined,
    });
    for await (const part of answer.stream) {
      if (part.type === 'text-delta') {
        written += part.text;
        await sink.text(guard.push(part.text));
      } else if (part.type === 'finish-step') usage = addUsage(usage, part.usage);
      else if (part.type === 'error') throw part.error;
      else if (part.type === 'abort' && !signal.aborted) throw new Error('the model took too long');
    }
    if (written.trim() === '' && !signal.aborted) throw new Error('the model said nothing');
    await sink.text(guard.end());
  } catch (error) {
    const spent = usage === noUsage ? estimateTokens(instructions, messages, written) : usage;
    if (!signal.aborted) throw new ModelFailure(error, spent);
  }
  // A stream that was cut tells nothing of its tokens.
  const spent = signal.aborted ? addUsage(usage, estimateTokens(instructions, messages, written)) : usage;
  return notesOf(run, people, settings.CHAT_MODEL, spent);
}

function messagesFor({ history, text }: Question, { hide }: Pseudonyms): ModelMessage[] {
  const earlier = history.slice(-historyLength).map(({ type, content }): ModelMessage => {
    return type === 'user' ? { role: 'user', content: hide(content) } : { role: 'assistant', content: hide(content) };
  });
  return [...earlier, { role: 'user', content: hide(text) }];
}

function notesOf(run: ToolRun, people: readonly DialoguePerson[], model: string, usage: Usage): AnswerNotes {
  const cards = run.results.flatMap(({ card }) => (card ? [card] : []));
  const sources = run.results.flatMap((result) => result.sources);
  return {
    sources: sources.filter(({ ref }, index) => sources.findIndex((one) => one.ref === ref) === index),
    cards: cards.filter(({ id }, index) => cards.findIndex((one) => one.id === id) === index),
    suggestions: [],
    toolResults: run.results.map(({ tool, facts }) => ({ tool, facts })),
    people,
    answeredBy: model,
    title: null,
    isFree: false,
    ...usage,
    costMicros: 0,
  };
}
