import process from 'node:process';
import { parseArgs } from 'node:util';
import { randomPeople } from '@sefira/numerology/bank/random-people';
import { readSubject } from '../src/domain/readings.ts';
import { templateVersionOf } from '../src/domain/template-versions.ts';
import { printReport } from '../src/printing/print-report.ts';
import { renderReading } from '../src/templates/render-reading.ts';
import { type PageFacts, pageFacts } from './support/page-facts.ts';
import { peopleOfSubject, type RandomSubject, randomSubjects } from './support/random-subjects.ts';
import { testRenderer } from './support/test-renderer.ts';

/** Goal C5 of docs/goals.md; the PDF's own scale takes some hundredths of a point. */
const goals = { fill: 0.4, points: 9.45 } as const;
/** Least and most pages of a report, of a comparison by its people; kinds without an entry have none. */
const bounds = {
  personal: [48, 64],
  essential: [8, 10],
  compatibility: { 2: [18, 22], 3: [18, 22], 4: [20, 24], 5: [22, 26] },
  company: [18, 20],
  group: [13, 18],
  name: [14, 16],
  cycles: [16, 20],
} as const;
/** A paragraph, in contrast to a label, to a row of dates and to a reference. */
const leastParagraph = 60;
const rows =
  /^(?:Mês pessoal:|Arcanos da vida já lidos|Dias com estrela:|Somem:|Bons dias úteis:|Saem de um|Ficam ou entram:|A combinação é a de )/u;

/** Of a complete map. */
const mostBytes = 900_000;
/** They say the same fact of several names or days. */
const comparing = new Set(['signature', 'baby', 'brand', 'dates', 'yearbook']);

const {
  each,
  date,
  system,
  only,
  from: firstSet,
  texts,
} = parseArgs({
  options: {
    each: { type: 'string', default: '60' },
    from: { type: 'string', default: '0' },
    date: { type: 'string', default: '2026-11-24' },
    system: { type: 'string', default: 'cabalistica@1' },
    /** Names of kinds, with commas between them. */
    only: { type: 'string' },
    /** Prints nothing and counts the paragraphs that stand twice: some hundred inputs in a minute. */
    texts: { type: 'boolean', default: false },
  },
}).values;

/** Paragraphs that stand twice, without the appendix of the calculation. */
function repeatedParagraphs(content: string): string[] {
  const [text = ''] = content.split('id="como-foi-calculado"');
  const lines = text
    .replaceAll(/<title.*?<\/title>/gsu, '')
    .split(/<[^>]+>/u)
    .map((line) => line.trim());
  const paragraphs = lines.filter((line) => line.length > leastParagraph && /[.!?]$/u.test(line) && !rows.test(line));
  return paragraphs.filter((line, index) => paragraphs.indexOf(line) !== index);
}

function isOutOfBounds(subject: RandomSubject, pages: number): boolean {
  const [least, most] = boundsOf(subject);
  return pages < least || pages > most;
}

function boundsOf({ name, subject }: RandomSubject): readonly [number, number] {
  if (subject.kind === 'compatibility') {
    const people = subject.input.people.length;
    return bounds.compatibility[people === 3 || people === 4 || people === 5 ? people : 2];
  }
  return bounded(name) ? bounds[name] : [0, Number.POSITIVE_INFINITY];
}

function bounded(name: string): name is Exclude<keyof typeof bounds, 'compatibility'> {
  return name !== 'compatibility' && name in bounds;
}

interface Measure {
  readonly pages: number;
  readonly kilobytes: number;
  readonly isOutOfBounds: boolean;
  /** Numbers of pages. */
  readonly empty: readonly number[];
  readonly small: readonly number[];
  readonly repeated: readonly string[];
}

function faultsOf(subject: RandomSubject, pdf: Uint8Array, facts: readonly PageFacts[], content: string): Measure {
  const pagesWhere = (isPoor: (facts: PageFacts) => boolean) =>
    facts.flatMap((page, index) => (index > 0 && index < facts.length - 1 && isPoor(page) ? [index + 1] : []));
  return {
    pages: facts.length,
    kilobytes: Math.round(pdf.byteLength / 1000),
    isOutOfBounds: isOutOfBounds(subject, facts.length),
    empty: pagesWhere(({ fill }) => fill < goals.fill),
    small: pagesWhere(({ smallest }) => smallest < goals.points),
    repeated: comparing.has(subject.name) ? [] : repeatedParagraphs(content),
  };
}

const unprinted = { pages: 0, kilobytes: 0, isOutOfBounds: false, empty: [], small: [] } as const;

/** A measure of pages, not of time: a busy machine may take long. */
const longestPrint = 600_000;
await using renderer = await testRenderer({ wallMilliseconds: longestPrint });
const measures = new Map<string, Measure[]>();
const kinds = only?.split(',');
const people = randomPeople(peopleOfSubject * Number(each), date);
for (let at = Number(firstSet); at < Number(each); at += 1) {
  for (const one of randomSubjects(people, at, date)) {
    const { name, subject, edition } = one;
    if (kinds && !kinds.includes(name)) continue;
    const reading = readSubject(subject, { ruleSet: system, referenceDate: date });
    const report = renderReading(reading, { brand: { name: 'Sefira' } }, templateVersionOf(subject.kind, edition));
    if (texts) {
      const repeated = comparing.has(name) ? [] : repeatedParagraphs(report.page.content);
      measures.set(name, [...(measures.get(name) ?? []), { ...unprinted, repeated }]);
      if (repeated.length > 0)
        process.stdout.write(`${name} ${at}: ${JSON.stringify({ repeated, input: subject.input })}\n`);
      continue;
    }
    const { pdf } = await printReport(renderer, report, {
      author: 'Sefira',
      createdAt: new Date(`${date}T12:00:00Z`),
    });
    const faults = faultsOf(one, pdf, await pageFacts(pdf), report.page.content);
    measures.set(name, [...(measures.get(name) ?? []), faults]);
    const found = [faults.empty, faults.small, faults.repeated].some((list) => list.length > 0);
    if (found || faults.isOutOfBounds || (name === 'personal' && pdf.byteLength > mostBytes)) {
      process.stdout.write(`${name} ${at}: ${JSON.stringify(faults)} ${JSON.stringify(subject.input)}\n`);
    }
  }
}
for (const [kind, all] of measures) {
  const sum = (measured: (one: Measure) => number) => all.reduce((total, one) => total + measured(one), 0);
  const repeated = `paragraphs twice ${sum((one) => one.repeated.length)}`;
  if (texts) {
    process.stdout.write(`${kind}: ${all.length} reports, not printed; ${repeated}\n`);
    continue;
  }
  const pages = all.map((one) => one.pages).sort((low, high) => low - high);
  const largest = Math.max(...all.map(({ kilobytes }) => kilobytes));
  process.stdout.write(
    `${kind}: ${all.length} reports of ${pages[0]} to ${pages.at(-1)} pages, at most ${largest} kB; under 40 % full ${sum(({ empty }) => empty.length)}, under 9.5 pt ${sum(({ small }) => small.length)}, ${repeated}, out of bounds ${sum((one) => Number(one.isOutOfBounds))}\n`,
  );
}
