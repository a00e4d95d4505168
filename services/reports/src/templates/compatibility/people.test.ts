import { expect, test } from 'vitest';
import { readSubject } from '../../domain/readings.ts';
import { templateVersionOf } from '../../domain/template-versions.ts';
import { renderReading } from '../render-reading.ts';

const partners = [
  { name: 'Sereno Fernandes Fonseca', birthDate: '1964-03-25' },
  { name: 'Maria Eduarda Alessio Fernandes Goiás Novais', birthDate: '1991-10-19' },
  { name: 'Tatiane Meneses Fontenele Teles', birthDate: '1992-12-20' },
  { name: 'Valentim Ademar Gomes', birthDate: '2026-04-13' },
];
const siblings = [
  { name: 'Anastácia Andrew de Sampaio', birthDate: '1965-03-12' },
  { name: 'Esmeraldo Isabelly Mota Toledo', birthDate: '2011-10-22' },
  { name: 'Pascoalina Vilela Maia Rodrigues', birthDate: '1986-04-14' },
  { name: 'Gleice Barreto Macedo', birthDate: '2024-02-13' },
];

/** Of the chapter of personal years, page by page. */
function yearsOnPages(people: typeof partners, relationKind: 'partners' | 'siblings'): string[][] {
  const reading = readSubject(
    { kind: 'compatibility', input: { people, relationKind } },
    { ruleSet: 'cabalistica@1', referenceDate: '2026-11-29' },
  );
  const { content } = renderReading(reading, { brand: { name: 'Sefira' } }, templateVersionOf('compatibility')).page;
  const [, chapter = ''] = content.split('id="este-ano"');
  const [years = ''] = chapter.split('</section>');
  return years
    .split('next-page')
    .map((page) => [...page.matchAll(/<h3>(\S+) em um ano/gu)].map(([, name = '']) => name));
}

test('sets the years of four on one page where they fit, and else on two that are both filled', () => {
  expect(yearsOnPages(partners, 'partners')).toEqual([['Sereno', 'Maria', 'Tatiane', 'Valentim']]);
  expect(yearsOnPages(siblings, 'siblings')).toEqual([
    ['Anastácia', 'Esmeraldo'],
    ['Pascoalina', 'Gleice'],
  ]);
});
