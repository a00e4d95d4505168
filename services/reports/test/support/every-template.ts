/**
 * Every template as a PDF to be looked at: `node services/reports/test/support/every-template.ts <folder>`. What `qpdf --check` and
 * `pdffonts` find wrong is said (as the tests do); with poppler each page is a picture too.
 */
import { execFile } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { printoutContent } from '../../src/domain/printouts.ts';
import { readSubject } from '../../src/domain/readings.ts';
import { templateVersionOf } from '../../src/domain/template-versions.ts';
import { printReport } from '../../src/printing/print-report.ts';
import type { RenderedReport } from '../../src/templates/document/report.ts';
import { drawDocument, renderReading } from '../../src/templates/render-reading.ts';
import { fileProblems } from './file-problems.ts';
import { printouts } from './printouts.ts';
import { bruno, subjects } from './subjects.ts';
import { testRenderer } from './test-renderer.ts';

const [folder = 'every-template'] = process.argv.slice(2);
const rules = { ruleSet: 'cabalistica@1', referenceDate: '2026-11-21' };
/** Fixed, so that the pictures are the same on any day. */
const createdAt = new Date(`${rules.referenceDate}T12:00:00Z`);
const brand = { name: 'Sefira' };
const run = promisify(execFile);

const drawings = new Map<string, () => RenderedReport>();
for (const [name, { subject }] of Object.entries({
  ...subjects,
  essential: { subject: { kind: 'personal', input: bruno } as const },
})) {
  const reading = readSubject(subject, rules);
  const version = templateVersionOf(subject.kind, name === 'essential' ? 'essential' : 'complete');
  drawings.set(name, () => renderReading(reading, { brand }, version));
}
for (const [name, printout] of Object.entries(printouts))
  drawings.set(name, await drawDocument(printoutContent(printout), brand));

await mkdir(folder, { recursive: true });
await using renderer = await testRenderer();
for (const [name, draw] of drawings) {
  const { pdf, pages } = await printReport(renderer, draw(), { author: brand.name, createdAt });
  const file = path.join(folder, `${name}.pdf`);
  await writeFile(file, pdf);
  const problems = await fileProblems(pdf);
  const size = `${pages} pages, ${Math.round(pdf.byteLength / 1024)} KB`;
  process.stdout.write(`${name.padEnd(14)} ${size}  ${problems.join('\n') || 'clean'}\n`);
  if (problems.length > 0) process.exitCode = 1;
  const pictures = ['-r', '60', '-png', file, path.join(folder, name)];
  await run('pdftoppm', pictures).catch(() => process.stdout.write('pictures need poppler-utils\n'));
}
