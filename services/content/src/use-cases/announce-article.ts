import { inTransaction } from '@sefira/database/access';
import { enqueueJob } from '@sefira/messaging/outbox';
import { DomainError } from '@sefira/platform/http/domain-error';
import type { ContentContext } from '../context.ts';
import { addIssue, countSubscribers } from '../data/newsletter.ts';
import { requireArticle } from './read-articles.ts';

/**
 * Starts the delivery of a published article to the newsletter. @returns the number of subscribers
 * @throws DomainError NOT_FOUND, CONFLICT if it is a draft or was announced before
 */
export function announceArticle(context: ContentContext, id: string): Promise<number> {
  return inTransaction(context, async (transaction) => {
    const article = await requireArticle(transaction, id);
    if (article.status !== 'published') {
      throw new DomainError('CONFLICT', { message: 'Publique o artigo antes de enviá-lo.' });
    }
    const issueId = await addIssue(transaction, article.id, context.clock());
    if (issueId === null) {
      throw new DomainError('CONFLICT', { message: 'Este artigo já foi enviado à newsletter.' });
    }
    await enqueueJob(transaction, context.schema, 'newsletter.send', { issueId }, { jobId: issueId });
    return countSubscribers(transaction);
  });
}
