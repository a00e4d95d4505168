import { setTimeout as wait } from 'node:timers/promises';
import type { Answerer, AnswerSink, Question } from '@sefira/assistant/answerer';
import { answerBuiltIn } from '@sefira/assistant/built-in';
import { builtInName } from '@sefira/assistant/offer-texts';
import type { ToolResult } from '@sefira/assistant/tools/tool-result';
import type { ServiceClient } from '@sefira/platform/http/service-client';
import type { Logger } from '@sefira/platform/telemetry/logger';
import type { ChatEnvironment } from '../config.ts';
import { readOwnAnalyses } from './own-analyses.ts';

export type PaceSettings = Pick<ChatEnvironment, 'CHAT_PACE_MILLISECONDS'>;

/** Characters of a piece, to the end of its word. */
const pieceLength = 40;

/** The built-in assistant, sent piece by piece at a pace that can be read. */
export function createBuiltInAnswerer(settings: PaceSettings, services: ServiceClient, logger: Logger): Answerer {
  return async (question, sink, signal) => {
    const answer = answerBuiltIn(question);
    const own = answer.wantsOwnAnalyses ? await ownAnalyses(question, services, logger) : null;
    const text = own?.text ?? answer.text;
    const results = own?.result ? [own.result] : answer.results;
    for (const { card } of results) if (card) sink.card(card);
    await sendInPieces(text, settings.CHAT_PACE_MILLISECONDS, sink, signal);
    return {
      sources: results.flatMap(({ sources }) => sources),
      cards: results.flatMap(({ card }) => (card ? [card] : [])),
      suggestions: answer.suggestions,
      toolResults: results.map(({ tool, facts }) => ({ tool, facts })),
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

async function sendInPieces(
  text: string,
  paceMilliseconds: number,
  sink: AnswerSink,
  signal: AbortSignal,
): Promise<void> {
  for (const piece of piecesOf(text)) {
    if (signal.aborted) return;
    await sink.text(piece);
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
    if (!result.card) {
      return {
        text: 'Você ainda não tem análises guardadas. Faça a primeira em **Análises**, ou me diga o seu nome completo e a data de nascimento que eu calculo aqui.',
        result,
      };
    }
    const lines = result.card.figures.map(({ label, value, detail }) => `- **${value}** (${label}, ${detail})`);
    return {
      text: `Estas são as suas análises mais recentes:\n\n${lines.join('\n')}\n\nAbra qualquer uma pelas fontes abaixo, ou pergunte sobre um número.`,
      result,
    };
  } catch (error) {
    logger.warn({ reason: String(error) }, 'own analyses not read');
    return {
      text: 'Não consegui abrir o seu histórico agora. Tente de novo em instantes; ele também está em **Minhas Análises**.',
      result: null,
    };
  }
}

/** The text in pieces that end with a word; together they are the text. */
function piecesOf(text: string): string[] {
  return text.match(new RegExp(`[\\s\\S]{1,${pieceLength}}(?:\\s|$)|\\S{1,${pieceLength}}`, 'gu')) ?? [];
}
