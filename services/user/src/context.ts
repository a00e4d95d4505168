import { clientOf } from '@sefira/database/access';
import type { FileStore } from '@sefira/files/file-store';
import { openFileStore } from '@sefira/files/open-file-store';
import { openServiceClient, openServiceRuntime, type ServiceRuntime } from '@sefira/messaging/service-runtime';
import type { StartOptions } from '@sefira/platform/lifecycle/service-definition';
import { PrismaClient } from '../prisma/generated/client.ts';
import { type Accounts, createAccounts } from './adapters/accounts.ts';
import { measureMails } from './adapters/mail-metrics.ts';
import { type Mailer, openMailer } from './adapters/mailer.ts';
import { createPersonalDataSources, type PersonalDataSources } from './adapters/personal-data-sources.ts';
import { createPushSender, type PushSender } from './adapters/push-sender.ts';
import type { UserEnvironment } from './config.ts';
import { countUnsentMails } from './data/mails.ts';

/** Dependencies of the running service. */
export interface UserContext extends ServiceRuntime<PrismaClient> {
  readonly settings: UserEnvironment;
  readonly files: FileStore;
  readonly accounts: Accounts;
  readonly personalData: PersonalDataSources;
  readonly push: PushSender;
  readonly mailer: Mailer;
  /** For mails to many recipients. */
  readonly bulkMailer: Mailer;
}

export async function openContext(settings: UserEnvironment, options: StartOptions = {}): Promise<UserContext> {
  const runtime = openServiceRuntime('user', PrismaClient, settings, options);
  const { resources } = runtime;
  const client = openServiceClient(runtime, settings, {
    addresses: {
      auth: settings.AUTH_URL,
      numerology: settings.NUMEROLOGY_URL,
      reports: settings.REPORTS_URL,
      billing: settings.BILLING_URL,
      chat: settings.CHAT_URL,
      reseller: settings.RESELLER_URL,
      content: settings.CONTENT_URL,
      'admin-config': settings.ADMIN_CONFIG_URL,
    },
  });
  measureMails(runtime.metrics, () => countUnsentMails(clientOf(runtime)));
  return {
    ...runtime,
    settings,
    files: openFileStore(settings, runtime),
    accounts: createAccounts(client),
    personalData: createPersonalDataSources(client, [
      'auth',
      'numerology',
      'reports',
      'billing',
      'chat',
      'reseller',
      'content',
      'admin-config',
    ]),
    push: createPushSender({
      privateKey: settings.VAPID_PRIVATE_KEY,
      subject: settings.PUBLIC_URL.startsWith('https:') ? settings.PUBLIC_URL : 'mailto:ola@sefira.test',
      hosts: settings.PUSH_HOSTS,
    }),
    mailer: resources.use(openMailer(settings, { connections: settings.MAIL_CONCURRENCY })),
    bulkMailer: resources.use(
      openMailer(settings, { connections: settings.BULK_MAIL_CONCURRENCY, perSecond: settings.BULK_MAILS_PER_SECOND }),
    ),
  };
}
