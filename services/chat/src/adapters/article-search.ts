import { articleOf, chooseHits, keywordsOf } from '@sefira/assistant/composing/article-choice';
import type { Passage } from '@sefira/assistant/passage';
import { searchEverything } from '@sefira/contracts/content/search';
import type { ServiceClient } from '@sefira/platform/http/service-client';
import type { Logger } from '@sefira/platform/telemetry/logger';

/** Articles, tutorials and help that match a question, best first; none if the search is unavailable. */
export type ArticleSearch = (question: string, requestId: string) => Promise<readonly Passage[]>;

/** For a deployment without the content service. */
export const noArticles: ArticleSearch = async () => [];

const hitsOfGroup = 4;

/** Searches the site without an identity, so that no personal results are included. */
export function createArticleSearch(services: ServiceClient, logger: Logger): ArticleSearch {
  return async (question, requestId) => {
    const keywords = keywordsOf(question);
    if (keywords.length === 0) return [];
    try {
      const query = { q: keywords.join(' '), limit: hitsOfGroup };
      const { data } = await services.call(searchEverything, { query, requestId });
      const hits = data.groups
        .filter(({ group }) => group === 'article' || group === 'help')
        .flatMap((group) => group.hits);
      return chooseHits(hits, data.corrected ? keywordsOf(data.query) : keywords).map(articleOf);
    } catch (error) {
      logger.debug({ reason: String(error), requestId }, 'articles not searched');
      return [];
    }
  };
}
