/**
 * `npm run lighthouse -w frontend [-- url [runs [path…]]]`: Lighthouse on prerendered pages of a running product,
 * phone and desktop. Single runs vary on a busy machine, so medians are compared. `--json` prints one line of JSON
 * per page and device.
 */
import { once } from 'node:events';
import { createServer } from 'node:net';
import { parseArgs } from 'node:util';
import { openBrowser } from '../e2e/support/open-browser.ts';
import { type LighthouseResult, openLighthouse } from '../e2e/support/open-lighthouse.ts';

const { positionals, values } = parseArgs({ allowPositionals: true, options: { json: { type: 'boolean' } } });
const [base = 'http://localhost:8080', runs = '5', ...asked] = positionals;
const paths = asked.length > 0 ? asked : ['/', '/servicos', '/blog', '/blog/ano-pessoal', '/faq', '/calculators'];

interface Figures {
  readonly performance: number;
  readonly accessibility: number;
  readonly practices: number;
  readonly seo: number;
  readonly paintMilliseconds: number;
  readonly shift: number;
  readonly blockedMilliseconds: number;
}

const { default: lighthouse, desktopConfig } = await openLighthouse();

const devices = {
  mobile: { config: undefined, performance: 95 },
  desktop: { config: desktopConfig, performance: 98 },
} as const;
const others = 100;
const vitals = { paintMilliseconds: 1800, shift: 0.02, blockedMilliseconds: 100 } as const;

const port = await freePort();
await using _browser = await openBrowser([`--remote-debugging-port=${port}`]);
for (const path of paths) {
  for (const device of ['mobile', 'desktop'] as const) {
    const measured: Figures[] = [];
    for (let run = 0; run < Number(runs); run += 1) measured.push(await measure(new URL(path, base).href, device));
    report(path, device, medianOf(measured));
  }
}

/** A free port for the browser's debugging protocol. */
async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  if (address === null || typeof address === 'string') throw new Error('no port was given');
  return address.port;
}

async function measure(url: string, device: keyof typeof devices): Promise<Figures> {
  const result = await lighthouse(url, { port, logLevel: 'error' }, devices[device].config);
  if (!result || result.lhr.runtimeError)
    throw new Error(`${url}: ${result?.lhr.runtimeError?.message ?? 'no result'}`);
  return figuresOf(result.lhr);
}

function figuresOf({ categories, audits }: LighthouseResult): Figures {
  const score = (name: string) => Math.round((categories[name]?.score ?? 0) * 100);
  const value = (name: string) => audits[name]?.numericValue ?? Number.POSITIVE_INFINITY;
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    practices: score('best-practices'),
    seo: score('seo'),
    paintMilliseconds: value('largest-contentful-paint'),
    shift: value('cumulative-layout-shift'),
    blockedMilliseconds: value('total-blocking-time'),
  };
}

function medianOf(measured: readonly Figures[]): Figures {
  const median = (name: keyof Figures) => {
    const values = measured.map((figures) => figures[name]).sort((one, other) => one - other);
    return values[Math.floor(values.length / 2)] ?? Number.NaN;
  };
  return {
    performance: median('performance'),
    accessibility: median('accessibility'),
    practices: median('practices'),
    seo: median('seo'),
    paintMilliseconds: median('paintMilliseconds'),
    shift: median('shift'),
    blockedMilliseconds: median('blockedMilliseconds'),
  };
}

function report(path: string, device: keyof typeof devices, figures: Figures): void {
  const { performance, accessibility, practices, seo, paintMilliseconds, shift, blockedMilliseconds } = figures;
  const holds =
    performance >= devices[device].performance &&
    Math.min(accessibility, practices, seo) >= others &&
    shift <= vitals.shift &&
    blockedMilliseconds <= vitals.blockedMilliseconds &&
    (device === 'desktop' || paintMilliseconds <= vitals.paintMilliseconds);
  if (!holds) process.exitCode = 1;
  if (values.json) {
    console.log(JSON.stringify({ path, device, ...figures }));
    return;
  }
  console.log(
    [
      holds ? 'ok  ' : 'MISS',
      device.padEnd(7),
      `${performance} · ${accessibility} · ${practices} · ${seo}`.padEnd(22),
      `LCP ${(paintMilliseconds / 1000).toFixed(1)} s · CLS ${shift.toFixed(3)} · TBT ${Math.round(blockedMilliseconds)} ms`.padEnd(
        40,
      ),
      path,
    ].join('  '),
  );
}
