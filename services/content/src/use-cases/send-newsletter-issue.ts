import { articlePath } from '@sefira/contracts/content/article';
import { inTransaction } from '@sefira/database/access';
import { appendEvent } from '@sefira/messaging/outbox';
import { seal } from '@sefira/messaging/sealing';
import type { ContentContext } from '../context.ts';
import { findArticle } from '../data/articles.ts';
import { lockOpenIssue, moveIssue, nextSubscribers } from '../data/newsletter.ts';
import { readArticleKind } from '../presenters/articles.ts';

/** Subscribers of one transaction. */
const batchRows = 100;

/** Publishes an announced article to each subscriber, in batches; a repeated job continues after the last batch. */
export async function sendNewsletterIssue(context: ContentContext, issueId: string): Promise<void> {
  while (await sendBatch(context, issueId));
}

/** @returns false when nothing is left to send */
function sendBatch(context: ContentContext, issueId: string): Promise<boolean> {
  return inTransaction(context, async (transaction) => {
    const issue = await lockOpenIssue(transaction, issueId);
    if (!issue) return false;
    const article = await findArticle(transaction, issue.articleId);
    const subscribers = article ? await nextSubscribers(transaction, issue.cursor, batchRows) : [];
    const last = subscribers.at(-1);
    if (!article || !last) {
      await moveIssue(transaction, issue.id, { finishedAt: context.clock() });
      return true;
    }
    for (const { id, email } of subscribers) {
      const payload = {
        issueId: issue.id,
        subscriberId: id,
        email,
        title: article.title,
        summary: article.summary,
        path: articlePath({ kind: readArticleKind(article.kind), slug: article.slug }),
        sealedToken: seal({ token: context.links.sign('leave', id) }, context.settings.MESSAGE_KEY),
      };
      await appendEvent(transaction, context.schema, 'newsletter.issue_due', payload, null);
    }
    await moveIssue(transaction, issue.id, { cursor: last.id });
    return true;
  });
}
