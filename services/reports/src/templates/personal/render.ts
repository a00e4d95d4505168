import type { NumerologyMap } from '@sefira/numerology/map-result';
import { h } from '../document/element.ts';
import { printableName } from '../document/printable-name.ts';
import { renderDocument } from '../document/report-document.ts';
import { calendar } from './calendar.ts';
import type { Chapter } from './chapter.ts';
import { closing } from './closing.ts';
import { contents } from './contents.ts';
import { cover } from './cover.ts';
import { favourable } from './favourable.ts';
import { glance } from './glance.ts';
import { PERSONAL_TEMPLATE, type PersonalReportInput, type RenderedReport } from './input.ts';
import { karma } from './karma.ts';
import { letters } from './letters.ts';
import { life } from './life.ts';
import { mainNumbers } from './main-numbers.ts';
import { method } from './method.ts';
import { traits } from './traits.ts';
import { triangles } from './triangles.ts';
import { monthByMonth, personalYears } from './year.ts';

/**
 * The personal map as one self-contained HTML document for the sealed renderer. Pure in its input: the same map,
 * brand and page numbers give the same text.
 */
export function renderPersonalReport(given: PersonalReportInput): RenderedReport {
  const input = { ...given, map: { ...given.map, name: printableName(given.map.name) } };
  const chapters: readonly Chapter[] = [
    glance(input),
    letters(input),
    ...mainNumbers(input),
    traits(input),
    karma(input),
    life(input),
    personalYears(input),
    monthByMonth(input),
    calendar(input),
    favourable(input),
    triangles(input),
    method(input),
  ];
  const title = `Mapa numerológico de ${input.map.name}`;
  const body = h(
    'main',
    {},
    cover(input),
    contents(chapters, input.pages ?? {}),
    ...chapters.map((chapter) => chapter.body),
    closing(input),
  );
  const outline = chapters.map(({ id, title: heading }) => ({ id, title: heading }));
  const html = renderDocument({
    title,
    footer: 'Mapa numerológico pessoal',
    brand: input.brand.name,
    chapters: [{ id: 'sumario', title: 'Sumário' }, ...outline],
    body,
  });
  return { html, title, subject: input.map.name, outline };
}

/**
 * Reports with the same key mostly break into the same pages, so the pages of one are a good guess for the next:
 * it counts what makes chapters longer or shorter.
 */
export function personalLayoutKey(map: NumerologyMap): string {
  const lengths = [map.licoesCarmicas, map.tendenciasOcultas, map.dividasCarmicas, new Set(map.sequenciasNegativas)];
  const counts = lengths.map((items) => ('size' in items ? items.size : items.length));
  return [PERSONAL_TEMPLATE, map.system, ...counts, Math.ceil(map.letters.length / 8)].join('/');
}
