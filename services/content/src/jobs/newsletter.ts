import type { JobHandler } from '@sefira/messaging/jobs';
import type { ContentContext } from '../context.ts';
import { sendNewsletterIssue } from '../use-cases/send-newsletter-issue.ts';

export const newsletterJob: JobHandler<'newsletter.send', ContentContext> = {
  concurrency: 1,
  run: ({ payload, context }) => sendNewsletterIssue(context, payload.issueId),
};
