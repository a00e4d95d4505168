import { builtInName } from '@sefira/assistant/offer-texts';
import { createServiceClient } from '@sefira/platform/http/service-client';
import { createLogger } from '@sefira/platform/telemetry/logger';
import { expect, test } from 'vitest';
import { createAnswerer } from '../src/adapters/answerer.ts';
import type { ModelSettings } from '../src/config.ts';
import { question, unlimited } from './ask-model.ts';
import { standInModel } from './stand-in-model.ts';

test.each([
  ['built-in', builtInName, 'Olá! Sou a **Sefira**', 0],
  ['openai-compatible', 'stand-in', 'Oi, Ana.', 1],
] as const)('with %s, %s answers', async (provider, answeredBy, words, calls) => {
  await using model = await standInModel('openai-compatible');
  model.play({ says: ['Oi, [P1].'] });
  const settings: ModelSettings = {
    CHAT_PROVIDER: provider,
    CHAT_MODEL: 'stand-in',
    CHAT_API_KEY: 'key',
    CHAT_BASE_URL: model.url,
    CHAT_MODEL_TIMEOUT_SECONDS: 5,
    CHAT_MODEL_RETRIES: 0,
    CHAT_MODEL_PRICES: { input: 0, output: 0 },
  };
  const signer = { sign: () => 'nobody is called' };
  await using services = createServiceClient({ addresses: {}, signer });
  const answerer = createAnswerer({
    settings: { ...settings, CHAT_PACE_MILLISECONDS: 0 },
    services,
    logger: createLogger({ service: 'chat', level: 'silent' }),
    searchTexts: async () => [],
    searchArticles: async () => [],
    readBudget: async () => unlimited,
    report: () => undefined,
  });
  const chunks: string[] = [];
  const sink = {
    startOver: async () => undefined,
    text: async (chunk: string) => void chunks.push(chunk),
    card: () => undefined,
  };
  const notes = await answerer(question('Bom dia!'), sink, new AbortController().signal);
  expect(notes.answeredBy).toBe(answeredBy);
  expect(chunks.join('')).toContain(words);
  expect(model.requests).toHaveLength(calls);
});
