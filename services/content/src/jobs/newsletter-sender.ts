import { setInterval } from 'node:timers';
import { articlePath } from '@sefira/contracts/content/article';
import { clientOf, inTransaction } from '@sefira/database/access';
import { appendEvent } from '@sefira/messaging/outbox';
import type { BackgroundWork } from '@sefira/messaging/run-service';
import { seal } from '@sefira/messaging/sealing';
import type { ContentContext } from '../context.ts';
import { findArticle } from '../data/articles.ts';
import { countOpenIssues, moveIssue, nextSubscribers, takeOpenIssue } from '../data/newsletter.ts';
import { readArticleKind } from '../presenters/articles.ts';

const intervalMilliseconds = 1000;
/** Subscribers told in one transaction. */
const batchRows = 100;

/** Tells of an announced article, subscriber by subscriber; a crash goes on where the last batch was committed. */
export function startNewsletterSender(context: ContentContext): BackgroundWork {
  let running: Promise<void> | undefined;
  const timer = setInterval(() => {
    running ??= sendAll(context)
      .catch((error: unknown) => context.logger.warn({ reason: String(error) }, 'newsletter will try again'))
      .finally(() => {
        running = undefined;
      });
  }, intervalMilliseconds);
  timer.unref();
  return {
    pending: () => countOpenIssues(clientOf(context)),
    async [Symbol.asyncDispose]() {
      clearInterval(timer);
      await running;
    },
  };
}

async function sendAll(context: ContentContext): Promise<void> {
  while (await sendBatch(context));
}

/** @returns false when nothing is left to send */
function sendBatch(context: ContentContext): Promise<boolean> {
  return inTransaction(context, async (transaction) => {
    const issue = await takeOpenIssue(transaction);
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
