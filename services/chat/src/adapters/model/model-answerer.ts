import { setTimeout as wait } from 'node:timers/promises';
import type { Answerer, AnswerNotes, AnswerSink, Question } from '@sefira/assistant/answerer';
import { answerBuiltIn, type BuiltInAnswer } from '@sefira/assistant/built-in';
import { followDialogue } from '@sefira/assistant/dialogue/follow';
import { schoolOf } from '@sefira/assistant/dialogue/school';
import { storedState } from '@sefira/assistant/dialogue/state';
import { createAnswerGuard } from '@sefira/assistant/guard/answer-guard';
import { instructionsFor, materialFor } from '@sefira/assistant/guard/instructions';
import { type Pseudonyms, pseudonymsOf, withoutEmails } from '@sefira/assistant/guard/pseudonyms';
import { defaultSystem } from '@sefira/numerology/rules/registry';
import type { Logger } from '@sefira/platform/telemetry/logger';
import { isStepCount, type LanguageModel, type ModelMessage, streamText } from 'ai';
import type { ModelSettings } from '../../config.ts';
import { budgetNotice, type ReadBudget } from './model-budget.ts';
import type { ModelHealth } from './model-health.ts';
import { modelTools, type OutsideTools } from './model-tools.ts';
import { explainFailure } from './probe-model.ts';
import { openToolRun, type ToolRun } from './tool-run.ts';
import { addUsage, costOf, estimateTokens, noUsage, type Usage } from './usage.ts';

/** Families that the built-in assistant always answers: distress and others with fixed safety texts (docs/decisions/0047-chat-answerers.md). */
const alwaysBuiltIn =
  /^(?:crise|criseDeOutro|violencia|abuso|perseguicao|assedio|emergencia|luto|perdaGestacional|saude|saudeUrgente|medoSaude|doencaDeOutro|gravidez|aborto|morte|justica|deverLegal|sorteio|vicio|investimento|injecao|identidade|esquecer|privacidade|segredo|meusDados|produto\w*)$/u;
const mostSteps = 6;
const mostOutputTokens = 1500;
const firstPause = 250;
/** Earlier messages in a prompt. */
const historyLength = 12;

/** A failed attempt of a model; it may have consumed tokens. */
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
  /** Answers if the model fails, and beyond the budget. */
  readonly fallback: Answerer;
  readonly readBudget: ReadBudget;
  readonly report: ModelHealth['report'];
  outside(question: Question): OutsideTools;
}

/**
 * A model with the product's tools and the material of the built-in assistant: numbers are checked, names are replaced by
 * tokens, and the fallback answers on failure and beyond the budget.
 */
export function createModelAnswerer(options: ModelAnswererOptions): Answerer {
  const { settings, logger, fallback, readBudget, report } = options;
  return async (question, sink, signal) => {
    const dialogue = followDialogue(question);
    if (dialogue.manner !== null && alwaysBuiltIn.test(dialogue.manner)) return fallback(question, sink, signal);
    const budget = await readBudget(question.identity);
    if (budget.isUsedUp) return answerBeyondBudget(fallback, budget.isSaid, [question, sink, signal]);
    const material = answerBuiltIn({ ...question, text: withoutEmails(question.text) });
    let spent = noUsage;
    for (let attempt = 0; attempt <= settings.CHAT_MODEL_RETRIES; attempt += 1) {
      if (attempt > 0) {
        await wait(firstPause * 2 ** (attempt - 1));
        await sink.startOver();
      }
      try {
        const notes = await askModel(options, question, material, sink, signal);
        report(null);
        return withUsage(notes, addUsage(spent, notes), settings);
      } catch (error) {
        if (!(error instanceof ModelFailure)) throw error;
        spent = addUsage(spent, error.usage);
        report(explainFailure(error.cause, settings));
        logger.warn({ reason: error.message, attempt, requestId: question.requestId }, 'model failed');
      }
    }
    await sink.startOver();
    return withUsage(await fallback(question, sink, signal), spent, settings);
  };
}

/** The built-in answer; once a month it says why the model does not answer. */
async function answerBeyondBudget(
  fallback: Answerer,
  isSaid: boolean,
  [question, sink, signal]: Parameters<Answerer>,
): Promise<AnswerNotes> {
  const notes = await fallback(question, sink, signal);
  if (isSaid || signal.aborted) return notes;
  await sink.text(budgetNotice(question.today));
  return { ...notes, saysBudgetLimit: true };
}

function withUsage(notes: AnswerNotes, usage: Usage, settings: ModelSettings): AnswerNotes {
  return { ...notes, ...usage, costMicros: costOf(usage, settings.CHAT_MODEL_PRICES) };
}

/** One attempt. @throws ModelFailure */
async function askModel(
  { model, settings, outside }: ModelAnswererOptions,
  question: Question,
  material: BuiltInAnswer,
  sink: AnswerSink,
  signal: AbortSignal,
): Promise<AnswerNotes> {
  const pseudonyms = pseudonymsOf(material.people);
  const run = openToolRun(pseudonyms, sink, question.earlierFacts, material.results);
  const owner = material.people.find(({ label }) => label === 'eu')?.name?.split(' ')[0] ?? 'você';
  const rules = instructionsFor(question, pseudonyms);
  const guard = createAnswerGuard({ facts: run.facts, owner, show: pseudonyms.show, secret: rules });
  const instructions = `${rules}\n\n${materialFor(material, pseudonyms)}`;
  const messages = messagesFor(question, pseudonyms);
  const milliseconds = settings.CHAT_MODEL_TIMEOUT_SECONDS * 1000;
  let usage = noUsage;
  let written = '';
  try {
    const answer = streamText({
      model,
      instructions,
      messages,
      tools: modelTools(run, { today: question.today, system: schoolOf(question) ?? defaultSystem }, outside(question)),
      stopWhen: isStepCount(mostSteps),
      maxOutputTokens: mostOutputTokens,
      maxRetries: 0,
      abortSignal: signal,
      timeout: { firstChunkMs: milliseconds, chunkMs: milliseconds, stepMs: 4 * milliseconds },
      // Errors are parts of the stream.
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
    if (written.trim() === '' && !signal.aborted) throw new Error('the model returned no text');
    await sink.text(guard.end());
  } catch (error) {
    const spent = usage === noUsage ? estimateTokens(instructions, messages, written) : usage;
    if (!signal.aborted) throw new ModelFailure(error, spent);
  }
  // An aborted stream does not report its tokens.
  const spent = signal.aborted ? addUsage(usage, estimateTokens(instructions, messages, written)) : usage;
  const isFirst = question.history.length === 0;
  return notesOf(run, material, { model: settings.CHAT_MODEL, usage: spent, isFirst });
}

function messagesFor({ history, text }: Question, { hide }: Pseudonyms): ModelMessage[] {
  const earlier = history.slice(-historyLength).map(({ type, content }): ModelMessage => {
    return type === 'user' ? { role: 'user', content: hide(content) } : { role: 'assistant', content: hide(content) };
  });
  return [...earlier, { role: 'user', content: hide(text) }];
}

function notesOf(
  run: ToolRun,
  { people, suggestions, title, state }: BuiltInAnswer,
  { model, usage, isFirst }: { readonly model: string; readonly usage: Usage; readonly isFirst: boolean },
): AnswerNotes {
  const cards = run.results.flatMap(({ card }) => (card ? [card] : []));
  const sources = run.results.flatMap((result) => result.sources);
  return {
    sources: sources.filter(({ ref }, index) => sources.findIndex((one) => one.ref === ref) === index),
    cards: cards.filter(({ id }, index) => cards.findIndex((one) => one.id === id) === index),
    suggestions,
    toolResults: [...run.results.map(({ tool, facts }) => ({ tool, facts })), storedState(state)],
    people,
    answeredBy: model,
    title: isFirst ? title : null,
    isFree: false,
    ...usage,
    costMicros: 0,
  };
}
