import { createLogger } from '@sefira/platform/telemetry/logger';
import { expect, test } from 'vitest';
import { createModelHealth } from '../src/adapters/model/model-health.ts';
import { settingsFor } from './ask-model.ts';
import { standInModel } from './stand-in-model.ts';

const protocols = ['openai', 'anthropic', 'google', 'openai-compatible'] as const;
const clock = () => new Date('2026-11-23T12:00:00Z');
const logger = createLogger({ service: 'chat', level: 'silent' });

test.each(protocols)('%s: the settings are accepted where the model answers', async (protocol) => {
  await using model = await standInModel(protocol);
  await using health = createModelHealth({ settings: settingsFor(model, protocol), logger, clock });
  expect(health.read()).toMatchObject({ state: 'checking', model: 'stand-in', checkedAt: null });
  health.start();
  await expect.poll(() => health.read().state).toBe('ready');
  expect(model.requests).toHaveLength(1);
  await expect(health.assertAnswers()).resolves.toBeUndefined();
});

test.each(protocols)(
  '%s: a refused key and an unknown model are said at the start, without the key',
  async (protocol) => {
    for (const [status, words] of [
      [401, 'recusou a chave'],
      [404, 'não conhece o modelo stand-in'],
    ] as const) {
      await using model = await standInModel(protocol);
      model.play({ status });
      await using health = createModelHealth({ settings: settingsFor(model, protocol), logger, clock });
      health.start();
      await expect.poll(() => health.read().state).toBe('refused');
      expect(health.read().reason).toContain(words);
      expect(health.read().reason).not.toContain('secret-key');
      await expect(health.assertAnswers()).rejects.toThrow(words);
    }
  },
);

test('a provider that is down is unavailable, and accepted again after an answer', async () => {
  await using model = await standInModel('openai');
  model.play({ status: 503 });
  await using health = createModelHealth({ settings: settingsFor(model, 'openai'), logger, clock });
  health.start();
  await expect.poll(() => health.read().state).toBe('unavailable');
  health.report(null);
  expect(health.read()).toMatchObject({ state: 'ready', reason: null });
});

test('the built-in assistant asks no provider', async () => {
  await using model = await standInModel('openai');
  const settings = settingsFor(model, 'openai', { CHAT_PROVIDER: 'built-in' });
  await using health = createModelHealth({ settings, logger, clock });
  health.start();
  expect(health.read()).toMatchObject({ state: 'built-in', provider: null, model: null });
  expect(model.requests).toEqual([]);
});
