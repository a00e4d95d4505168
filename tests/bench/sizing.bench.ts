/**
 * What one unit of work costs, over all parts, the database and the browser: `node tests/bench/sizing.bench.ts`. Prints the
 * tables of docs/scaling.md. Processor time is counted by the kernel, so a busy machine changes it little; `-- 0.2` does a fifth.
 */
import { setTimeout as wait } from 'node:timers/promises';
import { readUsage, type Usage } from './sizing/processes.ts';
import { startSizingProduct } from './sizing/sizing-product.ts';
import { startSockets } from './sizing/sockets.ts';

const scale = Number(process.argv[2] ?? 1);
const units = (count: number) => Math.max(10, Math.round(count * scale));
const quietSeconds = 15;

const total = (usage: Usage) => [...usage.values()].reduce((sum, { cpuMilliseconds }) => sum + cpuMilliseconds, 0);

await using stage = await startSizingProduct();
console.log('ready; measuring what rest costs');
await wait(5000);
const beforeRest = await readUsage();
await wait(quietSeconds * 1000);
const atRest = await readUsage();
const restPerSecond = (name: string) =>
  ((atRest.get(name)?.cpuMilliseconds ?? 0) - (beforeRest.get(name)?.cpuMilliseconds ?? 0)) / quietSeconds;

console.log('\n| part | MB at rest | CPU ms a second at rest |\n| --- | ---: | ---: |');
for (const [name, { megabytes }] of [...atRest].sort()) {
  console.log(`| ${name} | ${megabytes.toFixed(0)} | ${restPerSecond(name).toFixed(1)} |`);
}

console.log('\n| unit | CPU ms | of it, where | bytes in PostgreSQL |\n| --- | ---: | --- | ---: |');
/**
 * Runs a fifth to warm up, then the given number, and waits until all their effects are done. @returns the cost of one
 */
async function measure(title: string, count: number, run: (index: number) => Promise<void>): Promise<void> {
  const warmUp = Math.ceil(count / 5);
  for (let index = 0; index < warmUp; index += 1) await run(count + index);
  await stage.waitUntilIdle();
  const [before, bytes, began] = [await readUsage(), await stage.databaseBytes(), performance.now()];
  const indexes = Array.from({ length: count }, (_, index) => index);
  const worker = async () => {
    for (let index = indexes.shift(); index !== undefined; index = indexes.shift()) await run(index);
  };
  await Promise.all([worker(), worker(), worker(), worker()]);
  await stage.waitUntilIdle();
  const seconds = (performance.now() - began) / 1000;
  const after = await readUsage();
  const costs = [...after].map(([name, { cpuMilliseconds }]) => {
    const used = cpuMilliseconds - (before.get(name)?.cpuMilliseconds ?? 0) - restPerSecond(name) * seconds;
    return { name, each: Math.max(0, used) / count };
  });
  const sum = costs.reduce((all, { each }) => all + each, 0);
  const where = costs
    .filter(({ each }) => each > sum / 50)
    .sort((one, other) => other.each - one.each)
    .map(({ name, each }) => `${name} ${each.toFixed(1)}`);
  const grown = Math.max(0, ((await stage.databaseBytes()) - bytes) / count);
  console.log(`| ${title} | ${sum.toFixed(1)} | ${where.join(', ')} | ${grown.toFixed(0)} |`);
}

await measure('sign-up (with its e-mail)', units(60), (index) => stage.register(index));
await measure('sign-in', units(60), (index) => stage.login(index));
await measure('reading call', units(3000), (index) => stage.read(index));
await measure('analysis with its PDF', units(200), (index) => stage.analyse(index));
{
  const sockets = await startSockets(stage, units(400));
  await measure('chat message with its answer', units(1200), (index) => sockets.ask(index));
  await wait(3000);
  const [open, openedAt] = [await readUsage(), performance.now()];
  await wait(quietSeconds * 1000);
  const later = await readUsage();
  const seconds = (performance.now() - openedAt) / 1000;
  const rest = [...atRest.keys()].reduce((sum, name) => sum + restPerSecond(name), 0);
  const perConnection = ((total(later) - total(open)) / seconds - rest) / sockets.count;
  const megabytes = (name: string) => (later.get(name)?.megabytes ?? 0) - (atRest.get(name)?.megabytes ?? 0);
  const kilobytes = ((megabytes('chat') + megabytes('gateway')) * 1000) / sockets.count;
  console.log(
    `| open connection, a second | ${Math.max(0, perConnection).toFixed(3)} | ${kilobytes.toFixed(0)} kB in chat and gateway at most | 0 |`,
  );
  sockets.close();
}
console.log(`\nA PDF has ${Math.round((await stage.meanPdfBytes()) / 1000)} kB.`);
