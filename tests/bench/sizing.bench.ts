/**
 * What one unit of work costs, over all parts, the database and the browser, and how many a second this machine does at most:
 * `node tests/bench/sizing.bench.ts`; an argument of 0.2 does a fifth. Writes tests/bench/sizing/measured.json, from which
 * `npm run sizing` works out growth. Processor time is counted by the kernel, so a busy machine changes it little.
 */
import { availableParallelism, cpus } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import { productDate, systemClock } from '@sefira/platform/time/clock';
import { type Measured, writeMeasured } from './sizing/measured.ts';
import { readMachineBusy, readUsage, startProcessorMeter } from './sizing/processes.ts';
import { startSizingProduct } from './sizing/sizing-product.ts';
import { startSockets } from './sizing/sockets.ts';

const scale = Number(process.argv[2] ?? 1);
const units = (count: number) => Math.max(10, Math.round(count * scale));
const quietSeconds = 15;
/** Enough to keep every processor busy. */
const people = 8;
const round = (figure: number, digits = 2) => Number(figure.toFixed(digits));

const total = (used: ReadonlyMap<string, number>) => [...used.values()].reduce((sum, each) => sum + each, 0);

await using stage = await startSizingProduct();
using meter = startProcessorMeter();
console.log('ready; measuring what rest costs');
await wait(5000);
const beforeRest = await meter.read();
await wait(quietSeconds * 1000);
const afterRest = await meter.read();
const atRest = await readUsage();
const restPerSecond = (name: string) => ((afterRest.get(name) ?? 0) - (beforeRest.get(name) ?? 0)) / quietSeconds;

const rest = [...atRest.keys()].reduce((sum, name) => sum + restPerSecond(name), 0);
console.log(`rest: ${round(rest)} ms a second`);

/** Processor milliseconds by part, rest deducted, and of the machine. */
async function startUse(): Promise<() => Promise<{ used: [string, number][]; machine: number; milliseconds: number }>> {
  const [before, busy, own, began] = [
    await meter.read(),
    await readMachineBusy(),
    process.cpuUsage(),
    performance.now(),
  ];
  return async () => {
    const sofarByPart = await meter.read();
    const machine = (await readMachineBusy()) - busy;
    const { user, system } = process.cpuUsage(own);
    const milliseconds = performance.now() - began;
    const used = [...sofarByPart].map(([name, sofar]): [string, number] => [
      name,
      sofar - (before.get(name) ?? 0) - (restPerSecond(name) * milliseconds) / 1000,
    ]);
    // The people's own: no part of the product, and yet a load of this machine.
    used.push(['people', (user + system) / 1000]);
    return { used, machine, milliseconds };
  };
}

/**
 * Runs a fifth to warm up, as many by one person alone, then the given number by all, and waits until all their effects are
 * done.
 */
async function measure(
  title: string,
  count: number,
  run: (index: number) => Promise<unknown>,
): Promise<Measured['units'][string]> {
  const few = Math.ceil(count / 5);
  for (let index = 0; index < few; index += 1) await run(count + index);
  await stage.waitUntilIdle();
  const alone = await startUse();
  for (let index = 0; index < few; index += 1) await run(count + few + index);
  const ofOne = await alone();
  await stage.waitUntilIdle();
  const bytes = await stage.databaseBytes();
  const together = await startUse();
  const began = performance.now();
  const indexes = Array.from({ length: count }, (_, index) => index);
  const worker = async () => {
    for (let index = indexes.shift(); index !== undefined; index = indexes.shift()) await run(index);
  };
  await Promise.all(Array.from({ length: people }, worker));
  const answered = (performance.now() - began) / 1000;
  const seconds = ((await stage.waitUntilIdle()) - began) / 1000;
  const ofAll = await together();
  const costs = ofAll.used
    .map(([name, milliseconds]): [string, number] => [name, round(milliseconds / count)])
    .filter(([, each]) => each > 0)
    .sort(([, one], [, other]) => other - one);
  const unit = {
    title,
    costs: Object.fromEntries(costs),
    databaseBytes: Math.round(Math.max(0, ((await stage.databaseBytes()) - bytes) / count)),
    people,
    perSecond: round(count / seconds),
    waitMilliseconds: round(Math.max(0, (ofOne.milliseconds - total(new Map(ofOne.used))) / few)),
  };
  const busy = ofAll.machine / ofAll.milliseconds / availableParallelism();
  console.log(JSON.stringify({ ...unit, busy: round(busy), answered: round(answered), seconds: round(seconds) }));
  return unit;
}

const measuredUnits: Measured['units'] = {
  registration: await measure('registration with its mail', units(150), (index) => stage.register(index)),
  login: await measure('login', units(300), (index) => stage.login(index)),
  read: await measure('read (list, balance, …)', units(3000), (index) => stage.read(index)),
  analysis: await measure('analysis with its PDF', units(120), (index) => stage.analyse(index)),
};
const sockets = await startSockets(stage, units(400));
measuredUnits.message = await measure('message with its answer', units(1200), (index) => sockets.ask(index));
const today = productDate(systemClock());
await wait(3000);
const [open, openedAt] = [await meter.read(), performance.now()];
await wait(quietSeconds * 1000);
const later = await meter.read();
const seconds = (performance.now() - openedAt) / 1000;
await writeMeasured({
  date: today,
  machine: `${availableParallelism()} cores (${cpus()[0]?.model ?? 'unknown'})`,
  cores: availableParallelism(),
  rest: { date: today, millisecondsASecond: round(rest) },
  memory: Object.fromEntries([...atRest].sort().map(([name, usage]) => [name, Math.round(usage.megabytes)])),
  units: measuredUnits,
  connection: {
    millisecondsASecond: round(Math.max(0, ((total(later) - total(open)) / seconds - rest) / sockets.count), 3),
  },
  pdfBytes: await stage.meanPdfBytes(),
});
sockets.close();
