import type { Metrics } from '@sefira/platform/telemetry/metrics';

interface MailCount {
  readonly lane: 'single' | 'bulk';
  readonly state: string;
  readonly count: number;
}

/** @param readCounts mails that were not sent, read at each scrape */
export function measureMails(metrics: Metrics, readCounts: () => Promise<readonly MailCount[]>): void {
  metrics.addGauge(
    { name: 'sefira_mails', help: 'Mails that were not sent, by lane and state.', labelNames: ['lane', 'state'] },
    async () => (await readCounts()).map(({ lane, state, count }) => [{ lane, state }, count] as const),
  );
}
