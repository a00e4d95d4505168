import { openServiceRuntime, type ServiceRuntime } from '@sefira/messaging/service-runtime';
import type { StartOptions } from '@sefira/platform/service-definition';
import { type Prisma, PrismaClient } from '../prisma/generated/client.ts';
import { createNewsletterLinks, type NewsletterLinks } from './adapters/newsletter-links.ts';
import type { ContentEnvironment } from './config.ts';

export type Transaction = Prisma.TransactionClient;

/** What content holds while it runs. */
export interface ContentContext extends ServiceRuntime<PrismaClient, Transaction> {
  readonly settings: ContentEnvironment;
  readonly links: NewsletterLinks;
}

export function openContext(settings: ContentEnvironment, options: StartOptions = {}): ContentContext {
  const runtime = openServiceRuntime<Transaction, PrismaClient>('content', PrismaClient, settings, options);
  return { ...runtime, settings, links: createNewsletterLinks(settings.DATA_KEY) };
}
