import type { Answerer, Question } from '@sefira/assistant/answerer';
import { createLogger } from '@sefira/platform/telemetry/logger';
import { createLanguageModel } from '../src/adapters/model/language-model.ts';
import { createModelAnswerer } from '../src/adapters/model/model-answerer.ts';
import type { BudgetState } from '../src/adapters/model/model-budget.ts';
import type { ModelSettings } from '../src/config.ts';
import type { Protocol, StandInModel } from './stand-in-model.ts';

const nothing = { sources: [], cards: [], suggestions: [], toolResults: [], people: [], title: null, isFree: false };
const fallback: Answerer = async (_question, sink) => {
  await sink.text('Resposta da casa.');
  return { ...nothing, answeredBy: 'casa', inputTokens: 0, outputTokens: 0, costMicros: 0 };
};

/** A question of a paying user of 36 years. */
export const question = (text: string, more: Partial<Question> = {}): Question => ({
  text,
  history: [],
  subject: null,
  subjectLabels: [],
  people: [{ label: 'eu', name: 'Ana Souza', birthDate: '1990-03-15' }],
  passages: [],
  earlierFacts: [],
  state: null,
  identity: { subject: 'u', role: 'user', plan: 'premium', permissions: [], sessionId: 's' },
  today: '2026-11-21',
  requestId: 'r',
  ...more,
});

/** Settings that lead to the stub. */
export function settingsFor(model: StandInModel, protocol: Protocol, more: Partial<ModelSettings> = {}): ModelSettings {
  return {
    CHAT_PROVIDER: protocol,
    CHAT_MODEL: 'stand-in',
    CHAT_API_KEY: 'secret-key',
    CHAT_BASE_URL: model.url,
    CHAT_MODEL_TIMEOUT_SECONDS: 5,
    CHAT_MODEL_RETRIES: 1,
    CHAT_MODEL_PRICES: { input: 0.5, output: 2 },
    ...more,
  };
}

export const unlimited: BudgetState = { isUsedUp: false, isSaid: false };

/** The model's answerer on the stub; `listed` collects the callers of the tool that lists analyses. */
export function answererOf(settings: ModelSettings, budget = unlimited, listed: string[] = []): Answerer {
  const languageModel = createLanguageModel(settings);
  if (!languageModel) throw new Error('no model');
  return createModelAnswerer({
    model: languageModel,
    settings,
    logger: createLogger({ service: 'chat', level: 'silent' }),
    fallback,
    readBudget: async () => budget,
    report: () => undefined,
    outside: ({ identity }) => ({
      ownAnalyses: async () => {
        listed.push(String(identity.subject));
        return { tool: 'listar_analises', facts: [], card: null, sources: [] };
      },
      searchTexts: async () => [{ key: 'destino.7', title: 'Destino 7', text: 'O caminho do saber.' }],
    }),
  });
}

/** Asks the stub over HTTP; returns the streamed text and the stored notes. */
export async function ask(
  model: StandInModel,
  protocol: Protocol,
  asked: Question,
  more: Partial<ModelSettings> = {},
  budget = unlimited,
) {
  const listed: string[] = [];
  const answerer = answererOf(settingsFor(model, protocol, more), budget, listed);
  const stop = new AbortController();
  const chunks: string[] = [];
  const cards: string[] = [];
  let tries = 1;
  const notes = await answerer(
    asked,
    {
      text: async (chunk) => {
        if (chunk !== '') chunks.push(chunk);
        if (chunk.includes('Pare aqui')) stop.abort();
      },
      card: (card) => void cards.push(card.id),
      startOver: async () => {
        tries += 1;
        chunks.length = 0;
      },
    },
    stop.signal,
  );
  return { text: chunks.join(''), chunks, cards, notes, tries, listed };
}
