import { setTimeout as wait } from 'node:timers/promises';
import type { Answerer, AnswerSink, Question } from '@sefira/assistant/answerer';
import { answerBuiltIn } from '@sefira/assistant/built-in';
import { answerOwnAnalyses, ownAnalysesUnavailable } from '@sefira/assistant/composing/answer-own-analyses';
import { chunksOf } from '@sefira/assistant/composing/chunks';
import { storedState } from '@sefira/assistant/dialogue/state';
import { builtInName } from '@sefira/assistant/offer-texts';
import type { ToolResult } from '@sefira/assistant/tools/tool-result';
import type { ServiceClient } from '@sefira/platform/http/service-client';
import type { Logger } from '@sefira/platform/telemetry/logger';
import type { ChatEnvironment } from '../config.ts';
import { readOwnAnalyses } from './own-analyses.ts';

export type PaceSettings = Pick<ChatEnvironment, 'CHAT_PACE_MILLISECONDS'>;

/** The built-in assistant, streamed at a readable pace. */
export function createBuiltInAnswerer(settings: PaceSettings, services: ServiceClient, logger: Logger): Answerer {
  return async (question, sink, signal) => {
    const answer = answerBuiltIn(question);
    const own = answer.wantsOwnAnalyses ? await ownAnalyses(question, services, logger) : null;
    const text = own?.text ?? answer.text;
    const results = own?.result ? [own.result] : answer.results;
    for (const { card } of results) if (card) sink.card(card);
    await sendInChunks(text, settings.CHAT_PACE_MILLISECONDS, sink, signal);
    return {
      sources: results.flatMap(({ sources }) => sources),
      cards: results.flatMap(({ card }) => (card ? [card] : [])),
      suggestions: answer.suggestions,
      toolResults: [...results.map(({ tool, facts }) => ({ tool, facts })), storedState(answer.state)],
      people: answer.people,
      answeredBy: builtInName,
      title: question.history.length === 0 ? answer.title : null,
      isFree: own ? own.result === null : answer.isFree,
      inputTokens: 0,
      outputTokens: 0,
      costMicros: 0,
    };
  };
}

async function sendInChunks(
  text: string,
  paceMilliseconds: number,
  sink: AnswerSink,
  signal: AbortSignal,
): Promise<void> {
  for (const chunk of chunksOf(text)) {
    if (signal.aborted) return;
    await sink.text(chunk);
    if (paceMilliseconds > 0) await wait(paceMilliseconds);
  }
}

async function ownAnalyses(
  question: Question,
  services: ServiceClient,
  logger: Logger,
): Promise<{ text: string; result: ToolResult | null }> {
  try {
    const result = await readOwnAnalyses(services, question.identity, question.requestId);
    return { text: answerOwnAnalyses(result), result };
  } catch (error) {
    logger.warn({ reason: String(error) }, 'own analyses not read');
    return { text: ownAnalysesUnavailable, result: null };
  }
}
