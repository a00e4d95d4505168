import { drawCover } from '@sefira/drawings/covers/cover';
import { interpretMap } from '@sefira/numerology/interpretations/map-texts';
import { showsSection } from '@sefira/numerology/schools/shown';
import type { Dedication } from '../../domain/document-content.ts';
import { type Edition, templateVersionOf } from '../../domain/template-versions.ts';
import { arcana, triangles } from '../book/arcana.ts';
import { bookOf } from '../book/book.ts';
import { bookStyle, essentialStyle, longContents } from '../book/book-style.ts';
import { conversations } from '../book/conversations.ts';
import { favourableDays } from '../book/days.ts';
import { dedicationPage } from '../book/dedication.ts';
import { chapterOpening } from '../book/flow.ts';
import { closingLetter, laterLetter, openingLetter } from '../book/letters-pages.ts';
import { lifeLine } from '../book/life.ts';
import { lessons, portrait } from '../book/portrait.ts';
import { poster } from '../book/poster.ts';
import { wordsFor } from '../book/reader.ts';
import { calculations } from '../book/sources.ts';
import { calendar, years } from '../book/years.ts';
import { h } from '../document/element.ts';
import { printableName } from '../document/printable-name.ts';
import type { Printing, RenderedReport } from '../document/report.ts';
import type { Chapter } from '../parts/chapter.ts';
import { compose, symbolicNote } from '../parts/compose.ts';
import { dayInWords } from '../parts/dates.ts';
import { chapterOfSchool } from '../parts/own-sections.ts';
import { mandalaOf } from '../parts/people.ts';
import { fiveNumbers } from './five-numbers.ts';
import { glance } from './glance.ts';
import type { PersonalReportInput } from './input.ts';
import { letters } from './letters.ts';
import { mainNumbers } from './main-numbers.ts';
import { personalYears } from './year.ts';

/**
 * The personal map as one self-contained HTML document for the sealed renderer. Pure in its input: the same map,
 * brand and page numbers give the same text.
 */
export function renderPersonalReport(
  { map: given, dedication = null }: PersonalReportInput & { readonly dedication?: Dedication | null },
  printing: Printing,
  edition: Edition = 'complete',
): RenderedReport {
  const map = { ...given, name: printableName(given.name) };
  const words = wordsFor(map);
  return compose(
    {
      title: `Mapa numerológico de ${map.name}`,
      eyebrow: edition === 'essential' ? 'Mapa numerológico essencial' : 'Mapa numerológico pessoal',
      subject: map.name,
      under: dayInWords(map.birthDate),
      art: (palette) => drawCover(mandalaOf(map), { palette }),
      chapters: chaptersOf[edition]({ map }),
      isSample: edition === 'preview',
      dedication: dedication === null || edition !== 'complete' ? undefined : dedicationPage(dedication),
      rules: styles[edition],
      guide: { title: 'Como ler este mapa', text: `${guides[edition](words)} ${symbolicNote}` },
      closing: {
        number: map.missao,
        title: words.ownership,
        paragraphs: [
          'Números não contam o que vai acontecer. Eles dão nome a forças que você já conhece e abrem perguntas boas de levar para a vida.',
          words.ending,
        ],
      },
      imprint: {
        referenceDate: map.referenceDate,
        ruleSet: map.ruleSet,
        template: templateVersionOf('personal', edition),
      },
    },
    printing,
  );
}

const styles: Readonly<Record<Edition, string>> = {
  complete: `${bookStyle}${longContents}`,
  essential: `${bookStyle}${essentialStyle}`,
  preview: bookStyle,
};

const guides: Readonly<Record<Edition, (words: ReturnType<typeof wordsFor>) => string>> = {
  complete: ({ glance, names }) =>
    `Comece pela página “${glance}” e siga pelo que chamar a sua atenção: cada capítulo se lê por si. ` +
    `${names}; o apêndice mostra cada conta, com a regra, a fonte e onde as escolas divergem.`,
  preview: () => '',
  essential: ({ names }) =>
    `Esta é a edição essencial: o mapa em uma página, o sentido dos cinco números principais, o ano que corre e por onde começar. ${names}.`,
};

const chaptersOf: Readonly<Record<Edition, (input: PersonalReportInput) => readonly Chapter[]>> = {
  complete: wholeMap,
  essential: essentials,
  preview: (input) => [glance(input)],
};

function wholeMap({ map }: PersonalReportInput): readonly Chapter[] {
  const book = bookOf(map);
  return [
    openingLetter(book),
    glance({ map }, false),
    letters({ map }, { hasNotes: false }),
    ...mainNumbers({ map }, { areas: book.long.areas, opening: chapterOpening(book, 'numbers') }),
    conversations(book),
    portrait(book),
    lessons(book),
    lifeLine(book),
    ...(showsSection(map, 'triangulos') ? [arcana(book), triangles(book)] : []),
    ...chapterOfSchool(map),
    years(book),
    calendar(book),
    favourableDays(book, chapterOpening(book, 'days')),
    closingLetter(book),
    ...laterLetter(book),
    poster(book),
    calculations(map),
  ];
}

function essentials({ map }: PersonalReportInput): readonly Chapter[] {
  const lightly = h('p', { className: 'lead' }, 'Para usar com leveza: são simpatias do seu mapa, nunca regras.');
  return [
    glance({ map }),
    fiveNumbers({ map }),
    personalYears({ map }),
    favourableDays({ map, texts: interpretMap(map) }, lightly),
  ];
}
