import type { Answerer } from '@sefira/assistant/answerer';
import type { Passage } from '@sefira/assistant/passage';
import type { ServiceClient } from '@sefira/platform/http/service-client';
import type { Logger } from '@sefira/platform/telemetry/logger';
import type { ModelSettings } from '../config.ts';
import type { ArticleSearch } from './article-search.ts';
import { createBuiltInAnswerer, type PaceSettings } from './built-in-answerer.ts';
import type { ReadBudget } from './model/model-budget.ts';
import type { ModelHealth } from './model/model-health.ts';
import { readOwnAnalyses } from './own-analyses.ts';

export interface AnswererOptions {
  readonly settings: ModelSettings & PaceSettings;
  readonly services: ServiceClient;
  readonly logger: Logger;
  searchTexts(question: string): Promise<readonly Passage[]>;
  readonly searchArticles: ArticleSearch;
  readonly readBudget: ReadBudget;
  readonly report: ModelHealth['report'];
}

/** The configured answerer: a model with the built-in assistant as fallback, or the built-in assistant alone. */
export function createAnswerer(options: AnswererOptions): Answerer {
  const builtIn = createBuiltInAnswerer(options.settings, options.services, options.logger);
  if (options.settings.CHAT_PROVIDER === 'built-in') return builtIn;
  const opened = openModelAnswerer(options, builtIn);
  return async (question, sink, signal) => (await opened)(question, sink, signal);
}

/** Loads the providers' libraries (56 MB) only if a model is configured. */
async function openModelAnswerer(
  { settings, services, logger, readBudget, report, ...search }: AnswererOptions,
  builtIn: Answerer,
): Promise<Answerer> {
  const { createLanguageModel } = await import('./model/language-model.ts');
  const model = createLanguageModel(settings);
  if (model === null) return builtIn;
  const { createModelAnswerer } = await import('./model/model-answerer.ts');
  return createModelAnswerer({
    model,
    settings,
    logger,
    fallback: builtIn,
    readBudget,
    report,
    outside: ({ identity, requestId }) => ({
      ownAnalyses: () => readOwnAnalyses(services, identity, requestId),
      searchTexts: async (asked) =>
        (await Promise.all([search.searchTexts(asked), search.searchArticles(asked, requestId)])).flat(),
    }),
  });
}
