/**
 * Prerendered pages in Lighthouse against docs/goals.md V14:
 * `node tests/bench/pages.bench.ts [runs] [path…]`, by default the median of five runs of each page, on a phone and on a
 * desktop. The product is started for it, its pages built where they are older than their sources. A run takes 10 to
 * 60 s, all of them a quarter of an hour on an idle machine: each page's figures are printed as they come, and
 * `1 /` measures one page once.
 */
import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import * as z from 'zod';
import { type Figure, reportFigures } from '../suites/figures.ts';
import { runStartCommand } from './start/start-command.ts';

const [runs = '5', ...asked] = process.argv.slice(2);
const paths = asked.length > 0 ? asked : ['/', '/cadastro', '/servicos', '/blog/ano-pessoal', '/calculators'];
const lighthouse = path.resolve(import.meta.dirname, '../../frontend/scripts/lighthouse.ts');

const measured = z.object({
  path: z.string(),
  device: z.enum(['mobile', 'desktop']),
  performance: z.number(),
  accessibility: z.number(),
  practices: z.number(),
  seo: z.number(),
  paintMilliseconds: z.number(),
  shift: z.number(),
  blockedMilliseconds: z.number(),
});
const goals = { mobile: { performance: 95, paint: 1800 }, desktop: { performance: 98, paint: undefined } } as const;
const run = promisify(execFile);

const dataDir = await mkdtemp(path.join(tmpdir(), 'sefira-pages-'));
try {
  await using product = await runStartCommand(dataDir);
  const lines: string[] = [];
  for (const one of paths) {
    // It ends with 1 where a goal is missed, which is what the figures are to say.
    const { stdout } = await run(process.execPath, [lighthouse, '--json', product.url, runs, one]).catch(
      (error: { readonly stdout: string }) => error,
    );
    lines.push(...stdout.split('\n').filter(Boolean));
    process.stderr.write(stdout);
  }
  reportFigures(lines.flatMap((line) => figuresOf(measured.parse(JSON.parse(line)))));
} finally {
  await rm(dataDir, { recursive: true, force: true });
}

function figuresOf({ path: page, device, ...figures }: z.infer<typeof measured>): Figure[] {
  const goal = goals[device];
  const of = (what: string, value: number, unit: string, rule: '≥' | '≤', limit: number | undefined): Figure => ({
    line: limit === undefined ? '' : 'V14',
    what: `${page} ${device}, ${what}`,
    value,
    unit,
    ...(limit === undefined ? {} : { goal: { rule, value: limit } }),
  });
  const others = Math.min(figures.accessibility, figures.practices, figures.seo);
  return [
    of('performance', figures.performance, '', '≥', goal.performance),
    of('the worst of accessibility, practices, search', others, '', '≥', 100),
    of('LCP', figures.paintMilliseconds, 'ms', '≤', goal.paint),
    of('CLS', figures.shift, '', '≤', 0.02),
    of('TBT', figures.blockedMilliseconds, 'ms', '≤', 100),
  ];
}
