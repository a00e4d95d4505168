import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Test files of more than ten seconds on two cores, the longest first (the list of `npm test` shows the seconds). */
export const longFiles: readonly string[] = [
  'services/reports/test/worker.itest.ts',
  'tests/acceptance/platform.itest.ts',
  'services/reports/test/reports.itest.ts',
  'services/reports/test/templates.itest.ts',
  'tests/acceptance/database-servers.itest.ts',
  'tests/acceptance/guest.itest.ts',
  'services/numerology/test/person-partitions.itest.ts',
  'services/auth/test/guessing.itest.ts',
  'tests/libraries/messaging/schedules.itest.ts',
  'tests/acceptance/backup.itest.ts',
  'tests/acceptance/chat/failover.itest.ts',
  'tests/acceptance/observability/observability.itest.ts',
  'tests/acceptance/resale.itest.ts',
  'services/reports/test/calls.itest.ts',
  'tests/acceptance/chat/product.itest.ts',
  'tests/acceptance/access/access.itest.ts',
  'tests/acceptance/chat/charges.itest.ts',
  'gateway/test/revocation.itest.ts',
  'services/reports/test/personal-book.itest.ts',
  'services/user/test/mail.itest.ts',
  'gateway/test/network-limits.itest.ts',
  'tests/acceptance/embedded/infrastructure.itest.ts',
  'services/user/test/closed-accounts.itest.ts',
  'tests/acceptance/paywall/paywall.itest.ts',
  'services/reseller/test/self-sales.itest.ts',
  'tests/acceptance/person.itest.ts',
  'frontend/e2e/business/admin.itest.ts',
  'frontend/e2e/chat/chat.itest.ts',
  'frontend/e2e/site/crawler.itest.ts',
  'frontend/e2e/account/identity-proof.itest.ts',
  'frontend/e2e/analyses/analyses.itest.ts',
  'frontend/e2e/analyses/result-story.itest.ts',
  'frontend/e2e/business/payment.itest.ts',
  'frontend/e2e/chat/chat-recovery.itest.ts',
  'frontend/e2e/account/privacy.itest.ts',
];

function placeOf({ moduleId }: TestSpecification): number {
  const place = longFiles.findIndex((file) => moduleId.endsWith(`/${file}`));
  return place === -1 ? longFiles.length : place;
}

/** Starts the longest files first: one that starts last runs alone while the other cores are idle. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return sorted.toSorted((first, second) => placeOf(first) - placeOf(second));
  }
}
