import type { Logger } from '@sefira/platform/logger';
import type { ServiceClient } from '@sefira/platform/service-client';
import type { ChatEnvironment } from '../config.ts';
import type { Answerer } from '../domain/answerer.ts';
import type { Passage } from '../domain/passage.ts';
import type { ArticleSearch } from './article-search.ts';
import { createBuiltInAnswerer } from './built-in-answerer.ts';
import { createLanguageModel } from './model/language-model.ts';
import { createModelAnswerer } from './model/model-answerer.ts';
import { readOwnAnalyses } from './own-analyses.ts';

export interface AnswererOptions {
  readonly settings: ChatEnvironment;
  readonly services: ServiceClient;
  readonly logger: Logger;
  searchTexts(question: string): Promise<readonly Passage[]>;
  readonly searchArticles: ArticleSearch;
}

/** Who answers, by the environment: a model with the built-in assistant behind it, or the built-in assistant alone. */
export function createAnswerer({ settings, services, logger, ...search }: AnswererOptions): Answerer {
  const builtIn = createBuiltInAnswerer(settings, services, logger);
  const model = createLanguageModel(settings);
  if (model === null) return builtIn;
  return createModelAnswerer({
    model,
    settings,
    logger,
    fallback: builtIn,
    outside: ({ identity, requestId }) => ({
      ownAnalyses: () => readOwnAnalyses(services, identity, requestId),
      searchTexts: async (asked) =>
        (await Promise.all([search.searchTexts(asked), search.searchArticles(asked, requestId)])).flat(),
    }),
  });
}
