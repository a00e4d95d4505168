/**
 * The payment provider and the storage of files unavailable for a day by the clock, while people go on (docs/goals.md S34,
 * docs/runbooks/incidents.md): `node tests/chaos/providers.chaos.ts [people] [steps of the day]`, 6 and 24 by default. The
 * clocks of all parts and of the provider are ahead by the hours that have passed.
 */
import { setTimeout as wait } from 'node:timers/promises';
import { objectStorage } from '@sefira/testing/object-storage';
import { reportFigures } from '../suites/figures.ts';
import { serviceNames, startMixedProduct } from './mixed/mixed-product.ts';
import { journeysDuring } from './mixed/outage.ts';

const [people = 6, steps = 24] = process.argv.slice(2).map(Number);
const dayMinutes = 24 * 60;
/** The worker renders again after 20 s, the sweep enqueues after 15 s. */
const stepMilliseconds = 5000;

await using opened = new AsyncDisposableStack();
const storage = opened.use(await objectStorage());
const product = opened.use(await startMixedProduct({ environment: storage.variables }));

/** Webhooks signed more than five minutes before or after the product's time are refused. */
async function moveProviderClock(moveSeconds: number): Promise<void> {
  const response = await fetch(`${product.sandboxUrl}/control/clock`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ moveSeconds: Math.round(moveSeconds) }),
  });
  if (!response.ok) throw new Error(`clock of the provider ${response.status}`);
}

const figures = await journeysDuring(
  product,
  {
    name: 'payment provider and storage unavailable for a day',
    async run({ links, clocks }) {
      links.provider.set({ kind: 'cut' });
      storage.setAvailable(false);
      for (let step = 1; step <= steps; step += 1) {
        for (const part of ['gateway', ...serviceNames]) await clocks.set(part, (dayMinutes * step) / steps);
        await moveProviderClock((dayMinutes * 60) / steps);
        await wait(stepMilliseconds);
      }
      links.provider.set(null);
      storage.setAvailable(true);
    },
  },
  { people, minutesAhead: dayMinutes },
);
reportFigures([
  ...figures,
  {
    line: '',
    what: 'files refused by the storage meanwhile',
    value: storage.refusedPuts,
    unit: '',
    goal: { rule: '≥', value: 1 },
  },
]);
