/**
 * Speed and size of the numerology engine, against the targets of docs/goals.md V4: `node tests/bench/engine.bench.ts`.
 * Rates are per second of processor time (garbage collection included), so that a busy machine does not blur them;
 * the median of five rounds after one that warms up stands.
 */
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { findBestDays } from '@sefira/numerology/best-days/best-days';
import { yearCalendar } from '@sefira/numerology/calendar/calendar-year';
import { answerLine } from '@sefira/numerology/command-line/batch';
import { interpretMap } from '@sefira/numerology/interpretations/map-texts';
import { computeMap } from '@sefira/numerology/map';
import { rolldown } from 'rolldown';
import { type Figure, reportFigures } from '../suites/figures.ts';
import { median } from './http/percentiles.ts';

const ROUNDS = 5;
const MAPS = 10_000;
const REFERENCE = '2026-11-21';
const NAMES = [
  'Maria Aparecida dos Santos',
  'João Pedro Álvares Cabral',
  'Ana Célia Vasconcelos',
  'José Antônio de Oliveira Neto',
  "Luís Inácio D'Ávila",
];
const ENGINE = new URL('../../libs/numerology/src/', import.meta.url);
/** What the free calculators and the live letter grid of the page load. */
const BROWSER_MODULES = [
  ...['map', 'letter-grid', 'personal', 'compatibility', 'company', 'cycles', 'name-analysis', 'group'],
  ...['code-number', 'calendar/personal-time', 'calendar/calendar-year', 'explanations/explanation-text'],
];

function inputOf(index: number) {
  const name = NAMES[index % NAMES.length] ?? '';
  const birthDate = `19${50 + (index % 50)}-0${1 + (index % 9)}-${10 + (index % 18)}`;
  return { name, birthDate, referenceDate: REFERENCE };
}

/** Processor seconds of one call, the median of several. */
function medianSeconds(work: () => void): number {
  work();
  return median(
    Array.from({ length: ROUNDS }, () => {
      const before = process.cpuUsage();
      work();
      const { user, system } = process.cpuUsage(before);
      return (user + system) / 1e6;
    }),
  );
}

function rate(what: string, operations: number, target: number | null, operation: (index: number) => unknown): Figure {
  const seconds = medianSeconds(() => {
    for (let index = 0; index < operations; index += 1) operation(index);
  });
  return {
    line: target === null ? '' : 'V4',
    what,
    value: operations / seconds,
    unit: '/s',
    ...(target === null ? {} : { goal: { rule: '≥', value: target } }),
  };
}

/** Two people and a company over the longest range. */
function bestDays(): Figure {
  const search = () =>
    findBestDays({
      occasion: 'opening',
      people: [inputOf(0), inputOf(1)],
      companies: [{ name: 'Padaria Aurora', foundationDate: null }],
      from: '2026-12-01',
      to: '2027-11-30',
      avoidWeekdays: [0],
      avoidHolidays: true,
      state: 'SP',
      referenceDate: REFERENCE,
    });
  return {
    line: '',
    what: 'best of 365 days for two people and a company',
    value: medianSeconds(search) * 1000,
    unit: 'ms',
    goal: { rule: '≤', value: 50 },
  };
}

function batchProcess(): Figure {
  const lines = Array.from({ length: MAPS }, (_, id) => {
    const { name, birthDate, referenceDate } = inputOf(id);
    return JSON.stringify({ id, name, birthDate, refDate: referenceDate, system: 'cabalistica' });
  });
  const main = fileURLToPath(new URL('command-line/main.ts', ENGINE));
  const start = performance.now();
  const { status, stdout } = spawnSync(process.execPath, [main, '--batch'], {
    input: `${lines.join('\n')}\n`,
    maxBuffer: 1 << 30,
  });
  const seconds = (performance.now() - start) / 1000;
  if (status !== 0) throw new Error(`batch ended with ${status}`);
  return {
    line: '',
    what: `10,000 maps (${Math.round(stdout.length / 1e6)} MB) through the batch process, wall`,
    value: seconds,
    unit: 's',
  };
}

async function bundle(what: string, modules: readonly string[]): Promise<Figure> {
  const code = modules
    .map((name) => `export * from ${JSON.stringify(fileURLToPath(new URL(`${name}.ts`, ENGINE)))};`)
    .join('\n');
  const build = await rolldown({
    input: 'virtual:engine',
    platform: 'browser',
    plugins: [
      {
        name: 'engine',
        resolveId: (id) => (id === 'virtual:engine' ? id : null),
        load: (id) => (id === 'virtual:engine' ? { code, moduleType: 'ts' } : null),
      },
    ],
  });
  const { output } = await build.generate({ format: 'esm', minify: true });
  await build.close();
  const bytes = output.reduce(
    (sum, chunk) => sum + (chunk.type === 'chunk' ? gzipSync(chunk.code, { level: 9 }).length : 0),
    0,
  );
  return { line: 'V4', what, value: bytes / 1024, unit: 'KB', goal: { rule: '≤', value: 60 } };
}

const whole = computeMap(inputOf(0));
reportFigures([
  rate('full map with explanations, cabalistica', MAPS, 20_000, (index) => computeMap(inputOf(index))),
  rate('full map with explanations, pitagorica', MAPS, 20_000, (index) =>
    computeMap({ ...inputOf(index), system: 'pitagorica' }),
  ),
  rate('full map with explanations and texts', MAPS, 5_000, (index) => interpretMap(computeMap(inputOf(index)))),
  rate('JSON of a full map', MAPS, null, () => JSON.stringify(whole)),
  rate('batch line: parse, map, JSON', MAPS, null, (index) => {
    const { name, birthDate } = inputOf(index);
    return answerLine(`{"id":${index},"name":"${name}","birthDate":"${birthDate}"}`, REFERENCE);
  }),
  rate('calendar of a year', 1000, null, (index) => yearCalendar('1985-03-12', 1900 + (index % 200))),
  bestDays(),
  batchProcess(),
  await bundle('browser bundle, every analysis, gzip', BROWSER_MODULES),
  await bundle('browser bundle, letter grid alone, gzip', ['letter-grid']),
]);
