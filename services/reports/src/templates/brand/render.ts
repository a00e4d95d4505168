import { drawCoverWebs } from '@sefira/drawings/covers/cover-webs';
import type { ReadingOf } from '../../domain/readings.ts';
import { templateVersionOf } from '../../domain/template-versions.ts';
import { printableName } from '../document/printable-name.ts';
import type { Printing, RenderedReport } from '../document/report.ts';
import { comparisonMethodChapter } from '../parts/comparison-method.ts';
import { compose, symbolicNote } from '../parts/compose.ts';
import { list } from '../parts/dates.ts';
import { brandStyle } from './brand-style.ts';
import {
  foundersChapter,
  legalChapter,
  marksChapter,
  openingChapter,
  slogansChapter,
  telephoneChapter,
} from './firm.ts';
import { comparisonChapter, nameChapters } from './names.ts';

/** Names for a firm: side by side, a page for each, founders, legal forms, known marks, days and slogans. Pure in its input. */
export function renderBrandReport(reading: ReadingOf<'brand'>, printing: Printing): RenderedReport {
  const { input, referenceDate, ruleSet, words } = reading;
  const names = words.names.map(({ name }) => printableName(name));
  const numbers = words.names.map((one) => one.numbers.expressao);
  const [center = 1, ...around] = numbers;
  const [best = ''] = names;
  return compose(
    {
      title: `Marca: ${best}`,
      eyebrow: 'Marca',
      subject: best,
      under: input.sector === 'Outros' ? list(names.slice(1)) : `${input.sector} · ${list(names.slice(1))}`,
      art: (palette) =>
        drawCoverWebs(
          { title: `Teia do ${center} com os números dos outros nomes em volta: ${around.join(', ')}`, center, around },
          { palette },
        ),
      chapters: [
        comparisonChapter(reading),
        ...nameChapters(reading),
        foundersChapter(reading),
        legalChapter(reading),
        marksChapter(reading),
        openingChapter(reading),
        slogansChapter(reading),
        telephoneChapter(reading),
        comparisonMethodChapter({ title: 'Como os nomes foram comparados', steps: words.method }),
      ],
      guide: {
        title: 'Como ler este relatório',
        text: `Primeiro os nomes lado a lado, depois uma página para cada um. No fim, o que conferir antes de registrar e quando abrir. ${symbolicNote}`,
      },
      closing: {
        number: center,
        title: 'O nome da porta',
        paragraphs: [
          words.note,
          'Quando decidirem, escrevam aqui o nome, a data do registro e quem estava na sala. É a primeira página da história da empresa.',
        ],
      },
      imprint: { referenceDate, ruleSet, template: templateVersionOf('brand') },
      rules: brandStyle,
    },
    printing,
  );
}
