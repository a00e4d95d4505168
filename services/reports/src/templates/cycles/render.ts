import { drawCoverWebs } from '@sefira/drawings/covers/cover-webs';
import { cyclesTitle } from '@sefira/numerology/cycles';
import { readCycles } from '@sefira/numerology/interpretations/cycles/read-cycles';
import { templateVersionOf } from '../../domain/template-versions.ts';
import { bookStyle } from '../book/book-style.ts';
import { printableName } from '../document/printable-name.ts';
import type { Printing, RenderedReport } from '../document/report.ts';
import { compose, symbolicNote } from '../parts/compose.ts';
import { dateInWords, list } from '../parts/dates.ts';
import { appointments, sources } from './closing-pages.ts';
import { cyclesStyle } from './cycles-style.ts';
import { calendar, months, purposes } from './days.ts';
import type { CyclesReport } from './input.ts';
import { life } from './life.ts';
import { turnOfYears, whereYouAre } from './ring.ts';
import { years } from './years.ts';

/** A person in time: the turn of nine years, three years, the phases of life, the days of twelve months. Pure in its input. */
export function renderCyclesReport(given: Omit<CyclesReport, 'reading'>, printing: Printing): RenderedReport {
  const { result, referenceDate, ruleSet } = given;
  const { birthDate, year } = given.input;
  const name = given.input.name === undefined ? undefined : printableName(given.input.name);
  const input = { name, birthDate, year };
  const reading = readCycles({ birthDate, year, referenceDate, system: ruleSet }, result);
  const report: CyclesReport = { ...given, input, reading };
  const { personalYear } = result.yearly;
  const around = result.yearly.months
    .filter(({ month }, index, all) => all.findIndex((other) => other.month === month) === index)
    .map((month) => month.personalMonth);
  const born = dateInWords(birthDate);
  return compose(
    {
      title: cyclesTitle(input),
      eyebrow: name === undefined ? 'Análise de ciclos' : `Ciclos de ${year}`,
      subject: name ?? `Ciclos de ${year}`,
      under: name === undefined ? `Para quem nasceu em ${born}` : born,
      art: (palette) =>
        drawCoverWebs(
          {
            title: `Teia do ano pessoal ${personalYear}, com as dos doze meses em volta: ${list(around)}`,
            center: personalYear,
            around,
          },
          { palette },
        ),
      chapters: [
        whereYouAre(report),
        turnOfYears(report),
        ...years(report),
        life(report),
        purposes(report),
        calendar(report),
        months(report),
        appointments(report),
        sources(report),
      ].filter((one) => one !== null),
      guide: {
        title: 'Como ler este relatório',
        text: `${guideFor(report)} ${symbolicNote}`,
      },
      closing: {
        number: personalYear,
        title: 'O tempo é seu',
        paragraphs: [
          'Um calendário bom cabe na porta da geladeira e aceita rabisco. Use este assim: escolha pouco, marque com caneta e mude de ideia quando a vida mandar notícia.',
          'No dia em que o seu ano virar, volte à roda da primeira página e confira em que casa você está.',
        ],
      },
      imprint: { referenceDate, ruleSet, template: templateVersionOf('cycles') },
      rules: `${bookStyle}${cyclesStyle}`,
    },
    printing,
  );
}

function guideFor({ reading: { isChild, isRunning }, input, referenceDate }: CyclesReport): string {
  if (isChild) {
    return 'Estas páginas falam de uma criança e são para quem cuida dela. A pergunta de cada ano pode ser feita à própria criança, na hora do lanche, e a resposta anotada na margem.';
  }
  if (!isRunning && input.year < Number(referenceDate.slice(0, 4))) {
    return 'O ano escolhido já passou. Leia com um álbum de fotos ao lado, conferindo o que aconteceu e quando.';
  }
  return 'Comece pela roda, para saber em que ponto da volta você está. Leia depois o ano que corre, e deixe os seguintes para quando fizer planos. O calendário é para consultar, com caneta na mão.';
}
