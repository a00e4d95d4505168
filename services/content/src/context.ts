import { openServiceClient, openServiceRuntime, type ServiceRuntime } from '@sefira/messaging/service-runtime';
import type { StartOptions } from '@sefira/platform/lifecycle/service-definition';
import { type Prisma, PrismaClient } from '../prisma/generated/client.ts';
import { type CertificatePrinter, createCertificatePrinter } from './adapters/certificate-printer.ts';
import { createNewsletterLinks, type NewsletterLinks } from './adapters/newsletter-links.ts';
import { readTrainingFiles, type TrainingFiles } from './adapters/training-files.ts';
import type { ContentEnvironment } from './config.ts';

export type Transaction = Prisma.TransactionClient;

/** Everything that content uses while it runs. */
export interface ContentContext extends ServiceRuntime<PrismaClient> {
  readonly settings: ContentEnvironment;
  readonly links: NewsletterLinks;
  /** The course of this build. */
  readonly training: TrainingFiles;
  readonly printCertificate: CertificatePrinter;
}

export async function openContext(settings: ContentEnvironment, options: StartOptions = {}): Promise<ContentContext> {
  const training = await readTrainingFiles();
  const runtime = openServiceRuntime('content', PrismaClient, settings, options);
  const addresses = { reports: settings.REPORTS_URL };
  const services = openServiceClient(runtime, settings, { addresses, timeoutMilliseconds: 30_000 });
  return {
    ...runtime,
    settings,
    training,
    links: createNewsletterLinks(settings.DATA_KEY),
    printCertificate: createCertificatePrinter(services, settings.PUBLIC_URL),
  };
}
