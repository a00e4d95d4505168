import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Test files of more than ten seconds on two cores, the longest first (`npm test` ends with the ten slowest). */
export const longFiles: readonly string[] = [
  'frontend/e2e/site/accessibility.itest.ts',
  'frontend/e2e/site/states.itest.ts',
  'frontend/e2e/chat/chat.itest.ts',
  'frontend/e2e/business/admin.itest.ts',
  'services/reports/test/worker.itest.ts',
  'tests/acceptance/observability/observability.itest.ts',
  'frontend/e2e/site/crawler.itest.ts',
  'frontend/e2e/analyses/analyses.itest.ts',
  'frontend/e2e/account/identity-proof.itest.ts',
  'tests/acceptance/database-servers.itest.ts',
  'services/reports/test/templates.itest.ts',
  'services/reports/test/reports.itest.ts',
  'frontend/e2e/analyses/result-story.itest.ts',
  'frontend/e2e/chat/chat-recovery.itest.ts',
  'tests/libraries/messaging/schedules.itest.ts',
  'tests/acceptance/chat/failover.itest.ts',
  'tests/acceptance/guest.itest.ts',
  'frontend/e2e/site/keyboard-tasks.itest.ts',
  'frontend/e2e/business/payment.itest.ts',
  'tests/acceptance/platform.itest.ts',
  'tests/acceptance/start-up.itest.ts',
  'tests/acceptance/chat/product.itest.ts',
  'tests/acceptance/backup.itest.ts',
  'frontend/e2e/analyses/generators.itest.ts',
  'frontend/e2e/business/professional.itest.ts',
  'frontend/e2e/analyses/best-dates.itest.ts',
  'frontend/e2e/analyses/reports.itest.ts',
  'tests/acceptance/resale.itest.ts',
  'frontend/e2e/analyses/year-book.itest.ts',
  'frontend/e2e/business/reseller.itest.ts',
  'frontend/e2e/analyses/life-atlas.itest.ts',
  'frontend/e2e/analyses/signature.itest.ts',
  'frontend/e2e/account/account-security.itest.ts',
  'frontend/e2e/analyses/brand.itest.ts',
  'frontend/e2e/account/account-profile.itest.ts',
  'tests/acceptance/access/access.itest.ts',
  'frontend/e2e/analyses/studio-forms.itest.ts',
  'tests/acceptance/chat/charges.itest.ts',
  'frontend/e2e/analyses/analyses-keyboard.itest.ts',
  'services/reports/test/calls.itest.ts',
  'services/reports/test/report-list.itest.ts',
  'frontend/e2e/account/privacy.itest.ts',
  'frontend/e2e/analyses/baby-names.itest.ts',
  'services/user/test/mail.itest.ts',
  'tests/acceptance/access/plan-features.itest.ts',
  'services/auth/test/guessing.itest.ts',
  'frontend/e2e/site/application.itest.ts',
  'tests/acceptance/paywall/paywall.itest.ts',
  'frontend/e2e/site/keyboard.itest.ts',
  'services/reports/test/personal-book.itest.ts',
  'frontend/e2e/analyses/main-job.itest.ts',
  'services/numerology/test/person-partitions.itest.ts',
  'tests/acceptance/person.itest.ts',
  'services/chat/test/assistant.itest.ts',
  'tests/acceptance/access/fresh-proof.itest.ts',
  'services/billing/test/value-chain.itest.ts',
  'tests/acceptance/email-change.itest.ts',
  'services/reseller/test/self-sales.itest.ts',
  'frontend/e2e/business/training.itest.ts',
  'tests/libraries/database/pool.itest.ts',
  'services/billing/test/money.model.itest.ts',
  'frontend/e2e/account/account-mail.itest.ts',
  'tests/acceptance/closed-accounts/closed-accounts.itest.ts',
  'tests/libraries/messaging/reconciliation.itest.ts',
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
