import { calls } from './calls.ts';
import { type Dashboard, toGrafana } from './dashboard.ts';
import { money } from './money.ts';
import { now } from './now.ts';
import { processes } from './processes.ts';
import { queues } from './queues.ts';

/** Every dashboard of the product. */
export const dashboards: readonly Dashboard[] = [now, calls, queues, money, processes];

/** The text of a dashboard's file. */
export function toFile(dashboard: Dashboard): string {
  return `${JSON.stringify(toGrafana(dashboard), null, 1)}\n`;
}
