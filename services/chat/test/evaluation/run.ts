import { parseArgs } from 'node:util';
import { createServiceClient } from '@sefira/platform/http/service-client';
import { createLogger } from '@sefira/platform/telemetry/logger';
import { exampleDialogues, ownDialogues } from '../../../../libs/assistant/test/score.ts';
import { createBuiltInAnswerer } from '../../src/adapters/built-in-answerer.ts';
import { createLanguageModel } from '../../src/adapters/model/language-model.ts';
import { createModelAnswerer } from '../../src/adapters/model/model-answerer.ts';
import { modelSettings } from '../../src/config.ts';
import { evaluate, evaluateBuiltIn, renderBuiltIn, renderEvaluation } from './evaluate.ts';

/**
 * `npm run eval -- --provider openai --model gpt-5-mini [--set examples|own|all] [--only id] [--concurrency 4]`: the recorded
 * dialogues with a model, scored beside the built-in assistant. The key, address and prices come from the environment
 * (CHAT_API_KEY, CHAT_BASE_URL, CHAT_MODEL_PRICES), as in the service. Without a provider the built-in assistant is scored alone.
 */
const { values } = parseArgs({
  options: {
    provider: { type: 'string' },
    model: { type: 'string' },
    set: { type: 'string', default: 'examples' },
    only: { type: 'string' },
    concurrency: { type: 'string', default: '4' },
  },
});

const settings = modelSettings.parse({
  ...process.env,
  CHAT_PROVIDER: values.provider ?? process.env.CHAT_PROVIDER,
  CHAT_MODEL: values.model ?? process.env.CHAT_MODEL,
});
const sets = { examples: exampleDialogues, own: ownDialogues, all: [...exampleDialogues, ...ownDialogues] };
const { set, only } = values;
if (set !== 'examples' && set !== 'own' && set !== 'all') throw new Error('--set is examples, own or all');
const dialogues = sets[set].filter(({ id }) => only === undefined || id.startsWith(only));
const model = createLanguageModel(settings);
if (model === null) {
  process.stdout.write(renderBuiltIn(evaluateBuiltIn(dialogues)));
} else {
  const logger = createLogger({ service: 'chat', level: 'warn' });
  await using services = createServiceClient({ addresses: {}, signer: { sign: () => 'no service is called' } });
  const evaluation = await evaluate(dialogues, {
    answerer: createModelAnswerer({
      model,
      settings,
      logger,
      fallback: createBuiltInAnswerer({ CHAT_PACE_MILLISECONDS: 0 }, services, logger),
      readBudget: async () => ({ isUsedUp: false, isSaid: false }),
      report: () => undefined,
      outside: () => ({
        ownAnalyses: async () => ({ tool: 'listar_analises', facts: [], card: null, sources: [] }),
        searchTexts: async () => [],
      }),
    }),
    model: settings.CHAT_MODEL,
    concurrency: Number(values.concurrency),
  });
  process.stdout.write(renderEvaluation(evaluation, settings.CHAT_MODEL));
}
