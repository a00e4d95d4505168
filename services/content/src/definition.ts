import { defineService } from '@sefira/platform/lifecycle/service-definition';
import { environment } from './config.ts';
import { openContext } from './context.ts';
import { startServer } from './server.ts';
import { importArticleFiles } from './use-cases/import-article-files.ts';

/** The site's texts: articles, search, contact and newsletter. */
export const definition = defineService({
  name: 'content',
  environment,
  start: async (settings, options) => {
    const context = await openContext(settings, options);
    try {
      await importArticleFiles(context);
    } catch (error) {
      await context.resources.disposeAsync();
      throw error;
    }
    return startServer(context);
  },
});
