import { builtInName } from '@sefira/assistant/offer-texts';
import { createServiceClient } from '@sefira/platform/http/service-client';
import { createLogger } from '@sefira/platform/telemetry/logger';
import { expect, test } from 'vitest';
import { exampleDialogues } from '../../../../libs/assistant/test/score.ts';
import { createBuiltInAnswerer } from '../../src/adapters/built-in-answerer.ts';
import { answererOf, settingsFor } from '../ask-model.ts';
import { standInModel } from '../stand-in-model.ts';
import { evaluate, renderEvaluation } from './evaluate.ts';

const dialogues = exampleDialogues.slice(0, 4);
const turns = dialogues.reduce((sum, one) => sum + one.turns.length, 0);

test('scores a model over its protocol beside the built-in assistant, with tokens and cost', async () => {
  await using model = await standInModel('openai-compatible');
  const answerer = answererOf(settingsFor(model, 'openai-compatible'));
  const evaluation = await evaluate(dialogues, { answerer, model: 'stand-in', concurrency: 2 });
  expect(evaluation.verdicts).toHaveLength(turns);
  expect(evaluation.builtIn.every(({ reasons }) => reasons.length === 0)).toBe(true);
  expect(evaluation.verdicts.some(({ reasons }) => reasons.length > 0)).toBe(true);
  expect(evaluation.spent.answers).toBe(turns);
  expect(evaluation.spent.byModel).toBe(model.requests.length);
  expect(evaluation.spent.inputTokens).toBe(120 * model.requests.length);
  const table = renderEvaluation(evaluation, 'stand-in');
  expect(table).toMatch(/^kind +built-in +stand-in$/mu);
  expect(table).toContain(`total${' '.repeat(9)}`);
  expect(table).toMatch(/tokens: \d+ in, \d+ out; cost: US\$ \d\.\d{4}/u);
  expect(table).toContain('answers that failed:');
});

test('carries people and state over: the built-in answerer scores as it does alone', async () => {
  const signer = { sign: () => 'no service is called' };
  await using services = createServiceClient({ addresses: {}, signer });
  const logger = createLogger({ service: 'chat', level: 'silent' });
  const answerer = createBuiltInAnswerer({ CHAT_PACE_MILLISECONDS: 0 }, services, logger);
  const { verdicts, builtIn } = await evaluate(exampleDialogues, { answerer, model: builtInName, concurrency: 1 });
  expect(verdicts.map(({ id, reasons }) => [id, reasons])).toEqual(builtIn.map(({ id, reasons }) => [id, reasons]));
});
