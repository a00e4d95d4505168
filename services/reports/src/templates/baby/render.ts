import { drawCoverWebs } from '@sefira/drawings/covers/cover-webs';
import type { ReadingOf } from '../../domain/readings.ts';
import { templateVersionOf } from '../../domain/template-versions.ts';
import { printableName } from '../document/printable-name.ts';
import type { Printing, RenderedReport } from '../document/report.ts';
import { comparisonMethodChapter } from '../parts/comparison-method.ts';
import { compose, symbolicNote } from '../parts/compose.ts';
import { dateInWords } from '../parts/dates.ts';
import { babyStyle } from './baby-style.ts';
import { datesChapters } from './dates.ts';
import { ballotChapter, listChapter, nameChapters } from './names.ts';

/** The names of a baby: the short list, a page for each name, the dates and the surnames. Pure in its input. */
export function renderBabyReport(reading: ReadingOf<'baby'>, printing: Printing): RenderedReport {
  const { input, referenceDate, ruleSet, words, chosen } = reading;
  const surnames = printableName(words.surnames);
  const numbers = chosen.map((one) => one.reading.numbers.expressao);
  const [main = words.destinos[0]] = words.destinos;
  const center = main?.destino ?? 1;
  return compose(
    {
      title: `Nome do bebê: ${surnames}`,
      eyebrow: 'Nome do bebê',
      subject: surnames,
      under:
        input.from === input.to ? dateInWords(input.from) : `${dateInWords(input.from)} a ${dateInWords(input.to)}`,
      art: (palette) =>
        drawCoverWebs(
          {
            title: `Teia do Destino ${center} com os números dos nomes em volta: ${numbers.join(', ')}`,
            center,
            around: numbers.slice(0, 8),
          },
          { palette },
        ),
      chapters: [
        listChapter(reading),
        ...nameChapters(reading),
        ...datesChapters(reading),
        ballotChapter(reading),
        comparisonMethodChapter({ title: 'Como os nomes foram comparados', steps: words.method }),
      ],
      guide: {
        title: 'Como ler este relatório',
        text: `Primeiro a lista curta inteira, depois uma página para cada nome. Comecem pelos nomes que já são queridos; os números servem para conversar sobre eles. ${symbolicNote}`,
      },
      closing: {
        number: center,
        title: 'O nome escolhido',
        paragraphs: [
          words.note,
          'Quando decidirem, escrevam aqui o nome inteiro, a data e quem estava junto. Daqui a uns anos, alguém vai perguntar.',
        ],
      },
      imprint: { referenceDate, ruleSet, template: templateVersionOf('baby') },
      rules: babyStyle,
    },
    printing,
  );
}
