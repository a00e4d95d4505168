import { drawCover } from '@sefira/drawings/covers/cover';
import type { CompanyResult } from '@sefira/numerology/block-results';
import { readCompany } from '@sefira/numerology/interpretations/organisation/read-company';
import type { NumerologyMap } from '@sefira/numerology/map-result';
import { templateVersionOf } from '../../domain/template-versions.ts';
import { bookStyle } from '../book/book-style.ts';
import { printableName } from '../document/printable-name.ts';
import type { Printing, RenderedReport } from '../document/report.ts';
import type { Chapter } from '../parts/chapter.ts';
import { compose, symbolicNote } from '../parts/compose.ts';
import { dateInWords } from '../parts/dates.ts';
import { mandalaOf } from '../parts/people.ts';
import { companyStyle } from './company-style.ts';
import { comparedNames, directors } from './directors.ts';
import { type CompanyReport, sectorOf } from './input.ts';
import { outlook, panorama } from './overview.ts';
import { companyLetters, names, numbers, people, sector } from './portrait.ts';
import { calculations } from './sources.ts';
import { bestDays, calendar, months, openingDays, plan, ring, years } from './time.ts';

/** A company: its name, its foundation, its sector, its people and money, its time. Pure in its input. */
export function renderCompanyReport(given: Omit<CompanyReport, 'reading'>, printing: Printing): RenderedReport {
  const { referenceDate, ruleSet, input } = given;
  const result: CompanyResult = {
    ...given.result,
    map: printed(given.result.map),
    tradeMap: given.result.tradeMap && printed(given.result.tradeMap),
    ownerMap: given.result.ownerMap && printed(given.result.ownerMap),
    partnerMaps: given.result.partnerMaps.map(printed),
    names: given.result.names.map((one) => ({
      ...one,
      name: printableName(one.name),
      withFounders: one.withFounders.map((founder) => ({
        ...founder,
        name: founder.name && printableName(founder.name),
      })),
    })),
  };
  const { name } = result.map;
  const report: CompanyReport = { ...given, result, reading: readCompany(result, sectorOf(given)) };
  const foundation = dateInWords(input.foundationDate);
  return compose(
    {
      title: `Análise da empresa ${name}`,
      eyebrow: result.isFounded ? 'Análise de empresa' : 'Análise de empresa a fundar',
      subject: name,
      under: result.isFounded ? `Fundada em ${foundation}` : `Fundação planejada para ${foundation}`,
      art: (palette) => drawCover(mandalaOf(result.map), { palette }),
      chapters: shortened(
        [
          panorama(report),
          outlook(report),
          numbers(report),
          companyLetters(report),
          comparedNames(report),
          names(report),
          sector(report),
          people(report),
          ...directors(report),
          openingDays(report),
          years(report),
          ring(report),
          months(report),
          calendar(report),
          bestDays(report),
          plan(report),
          calculations(report),
        ].filter((one) => one !== null),
      ),
      guide: {
        title: 'Como ler este relatório',
        text:
          'O nome mostra como o mercado percebe a empresa; a data de fundação, de onde ela vem; a soma dos dois, a força que tem quando age inteira. ' +
          `As porcentagens comparam números por regras escritas no apêndice. ${symbolicNote}`,
      },
      closing: {
        number: result.calculations.numeroPoderoso,
        title: 'A empresa é de quem a faz',
        paragraphs: [
          'Números não substituem plano, caixa e gente boa. Eles ajudam a dar nome ao estilo da casa e a escolher com mais consciência o momento de cada passo.',
          result.isFounded
            ? 'Voltem a estas páginas no aniversário da fundação, quando o ano da empresa muda.'
            : 'No dia da abertura, releiam a primeira página em voz alta, diante de quem vai trabalhar com vocês.',
        ],
      },
      imprint: { referenceDate, ruleSet, template: templateVersionOf('company') },
      rules: `${bookStyle}${companyStyle}`,
    },
    printing,
  );
}

/** Tables to write on and the calendar, which give way to pages on partners and names; least missed first. */
const givesWay = ['nove-anos', 'plano', 'calendario'];
/** Twenty pages, with cover, contents, closing and the two more that twelve months take. */
const mostChapters = 15;

function shortened(chapters: readonly Chapter[]): readonly Chapter[] {
  const present = givesWay.filter((one) => chapters.some(({ id }) => id === one));
  const left = new Set(present.slice(0, Math.max(0, chapters.length - mostChapters)));
  return chapters.filter(({ id }) => !left.has(id));
}

function printed(map: NumerologyMap): NumerologyMap {
  return { ...map, name: printableName(map.name) };
}
