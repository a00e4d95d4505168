import process from 'node:process';
import { parseArgs } from 'node:util';
import { groupContexts, relationKinds } from '@sefira/contracts/numerology/inputs';
import { type Person, randomPeople } from '@sefira/numerology/bank/random-people';
import type { DocumentSubject } from '../src/domain/document-content.ts';
import { readSubject } from '../src/domain/readings.ts';
import { templateVersionOf } from '../src/domain/template-versions.ts';
import { printReport } from '../src/printing/print-report.ts';
import { renderReading } from '../src/templates/render-reading.ts';
import { type PageFacts, pageFacts } from './support/page-facts.ts';
import { testRenderer } from './support/test-renderer.ts';

/** Goal C5 of docs/goals.md; the PDF's own scale takes some hundredths of a point. */
const goals = { fill: 0.4, points: 9.45 } as const;
/** Least and most pages of a report, of a comparison by its people. */
const bounds = {
  compatibility: { 2: [18, 22], 3: [18, 22], 4: [20, 24], 5: [22, 26] },
  company: [18, 20],
  group: [13, 18],
  name: [14, 16],
  cycles: [16, 20],
} as const;
/** A paragraph, in contrast to a label, to a row of dates and to a reference. */
const leastParagraph = 60;
const rows =
  /^(?:Mês pessoal:|Dias com estrela:|Somem:|Bons dias úteis:|Saem de um|Ficam ou entram:|A combinação é a de )/u;

const { each, date, system } = parseArgs({
  options: {
    each: { type: 'string', default: '60' },
    date: { type: 'string', default: '2026-11-24' },
    system: { type: 'string', default: 'cabalistica@1' },
  },
}).values;

const sectors = ['Alimentação', 'Tecnologia', 'Saúde', 'Varejo', 'Educação', null] as const;

/** Subjects of each kind, of people drawn at random: always the same for the same count and day. */
function subjectsOf(people: readonly Person[], at: number): DocumentSubject[] {
  const from = (many: number) => people.slice(12 * at, 12 * at + many);
  const [one, owner] = from(2);
  if (!one || !owner) throw new RangeError(`no people of subject ${at}`);
  const relationKind = relationKinds[at % relationKinds.length];
  const context = groupContexts[at % groupContexts.length];
  return [
    { kind: 'compatibility', input: { people: from(2 + (at % 4)), relationKind } },
    {
      kind: 'company',
      input: {
        companyName: `${one.name.split(' ').at(-1)} ${at % 2 === 0 ? '& Filhos' : 'Serviços Ltda'}`,
        tradeName: null,
        foundationDate: one.birthDate,
        businessType: sectors[at % sectors.length] ?? null,
        ownerName: at % 3 === 0 ? null : owner.name,
        ownerBirthDate: at % 3 === 0 ? null : owner.birthDate,
      },
    },
    { kind: 'group', input: { groupName: null, members: from(2 + (at % 9)), context } },
    { kind: 'name', input: one },
    { kind: 'cycles', input: { ...one, year: Number(date.slice(0, 4)) } },
  ];
}

/** Paragraphs that stand twice, without the appendix of the calculation. */
function repeatedParagraphs(content: string): string[] {
  const [text = ''] = content.split('id="como-foi-calculado"');
  const lines = text
    .replaceAll(/<title.*?<\/title>/gsu, '')
    .split(/<[^>]+>/u)
    .map((line) => line.trim());
  const paragraphs = lines.filter((line) => line.length > leastParagraph && !rows.test(line));
  return paragraphs.filter((line, index) => paragraphs.indexOf(line) !== index);
}

function isOutOfBounds(subject: DocumentSubject, pages: number): boolean {
  const [least, most] = boundsOf(subject);
  return pages < least || pages > most;
}

function boundsOf(subject: DocumentSubject): readonly [number, number] {
  if (subject.kind === 'compatibility') {
    const people = subject.input.people.length;
    return bounds.compatibility[people === 3 || people === 4 || people === 5 ? people : 2];
  }
  if (subject.kind === 'company' || subject.kind === 'group' || subject.kind === 'name' || subject.kind === 'cycles') {
    return bounds[subject.kind];
  }
  throw new RangeError(`no bounds of ${subject.kind}`);
}

interface Measure {
  readonly pages: number;
  readonly isOutOfBounds: boolean;
  /** Numbers of pages. */
  readonly empty: readonly number[];
  readonly small: readonly number[];
  readonly repeated: readonly string[];
}

function faultsOf(subject: DocumentSubject, facts: readonly PageFacts[], content: string): Measure {
  const pagesWhere = (isPoor: (facts: PageFacts) => boolean) =>
    facts.flatMap((page, index) => (index > 0 && index < facts.length - 1 && isPoor(page) ? [index + 1] : []));
  return {
    pages: facts.length,
    isOutOfBounds: isOutOfBounds(subject, facts.length),
    empty: pagesWhere(({ fill }) => fill < goals.fill),
    small: pagesWhere(({ smallest }) => smallest < goals.points),
    repeated: repeatedParagraphs(content),
  };
}

/** A measure of pages, not of time: a busy machine may take long. */
const longestPrint = 600_000;
await using renderer = await testRenderer({ wallMilliseconds: longestPrint });
const measures = new Map<string, Measure[]>();
const people = randomPeople(12 * Number(each), date);
for (let at = 0; at < Number(each); at += 1) {
  for (const subject of subjectsOf(people, at)) {
    const reading = readSubject(subject, { ruleSet: system, referenceDate: date });
    const version = templateVersionOf(subject.kind);
    const report = renderReading(reading, { brand: { name: 'Sefira' } }, version);
    const { pdf } = await printReport(renderer, report, {
      author: 'Sefira',
      createdAt: new Date(`${date}T12:00:00Z`),
    });
    const faults = faultsOf(subject, await pageFacts(pdf), report.page.content);
    measures.set(subject.kind, [...(measures.get(subject.kind) ?? []), faults]);
    if (faults.isOutOfBounds || [faults.empty, faults.small, faults.repeated].some((found) => found.length > 0)) {
      process.stdout.write(`${subject.kind} ${at}: ${JSON.stringify(faults)} ${JSON.stringify(subject.input)}\n`);
    }
  }
}
for (const [kind, all] of measures) {
  const sum = (measured: (one: Measure) => number) => all.reduce((total, one) => total + measured(one), 0);
  const pages = all.map((one) => one.pages).sort((low, high) => low - high);
  process.stdout.write(
    `${kind}: ${all.length} reports of ${pages[0]} to ${pages.at(-1)} pages; under 40 % full ${sum(({ empty }) => empty.length)}, under 9.5 pt ${sum(({ small }) => small.length)}, paragraphs twice ${sum(({ repeated }) => repeated.length)}, out of bounds ${sum((one) => Number(one.isOutOfBounds))}\n`,
  );
}
