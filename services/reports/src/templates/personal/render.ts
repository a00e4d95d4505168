import { drawCover } from '@sefira/drawings/covers/cover';
import type { NumerologyMap } from '@sefira/numerology/map-result';
import { type Edition, templateVersionOf } from '../../domain/template-versions.ts';
import { printableName } from '../document/printable-name.ts';
import type { Printing, RenderedReport } from '../document/report.ts';
import type { Chapter } from '../parts/chapter.ts';
import { compose, symbolicNote } from '../parts/compose.ts';
import { dayInWords } from '../parts/dates.ts';
import { method } from '../parts/method.ts';
import { mandalaOf } from '../parts/people.ts';
import { calendar } from './calendar.ts';
import { favourable } from './favourable.ts';
import { firstSteps } from './first-steps.ts';
import { fiveNumbers } from './five-numbers.ts';
import { glance } from './glance.ts';
import type { PersonalReportInput } from './input.ts';
import { karma } from './karma.ts';
import { letters } from './letters.ts';
import { life } from './life.ts';
import { mainNumbers } from './main-numbers.ts';
import { traits } from './traits.ts';
import { triangles } from './triangles.ts';
import { monthByMonth, personalYears } from './year.ts';

/**
 * The personal map as one self-contained HTML document for the sealed renderer. Pure in its input: the same map,
 * brand and page numbers give the same text.
 */
export function renderPersonalReport(
  { map: given }: PersonalReportInput,
  printing: Printing,
  edition: Edition = 'complete',
): RenderedReport {
  const map = { ...given, name: printableName(given.name) };
  return compose(
    {
      title: `Mapa numerológico de ${map.name}`,
      eyebrow: edition === 'essential' ? 'Mapa numerológico essencial' : 'Mapa numerológico pessoal',
      subject: map.name,
      under: dayInWords(map.birthDate),
      art: (palette) => drawCover(mandalaOf(map), { palette }),
      chapters: chaptersOf[edition]({ map }),
      isSample: edition === 'preview',
      guide: { title: 'Como ler este mapa', text: `${guides[edition]} ${symbolicNote}` },
      closing: {
        number: map.missao,
        title: 'O mapa é seu',
        paragraphs: [
          'Números não contam o que vai acontecer. Eles dão nome a forças que você já conhece e abrem perguntas boas de levar para a vida.',
          'Volte a estas páginas no seu aniversário, quando o ano pessoal muda, ou quando um ciclo terminar. O que parecia só uma frase costuma ganhar rosto.',
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

const guides: Readonly<Record<Edition, string>> = {
  complete:
    'Comece pela página “Seu mapa em uma página” e siga pelo que chamar a sua atenção: cada capítulo se lê sozinho. ' +
    'Os números vêm do seu nome de registro e da sua data de nascimento; o apêndice mostra cada conta, com a regra, a fonte e onde as escolas divergem.',
  preview: '',
  essential:
    'Esta é a edição essencial: o mapa em uma página, o sentido dos cinco números principais, o ano em que você está e por onde começar. ' +
    'Os números vêm do seu nome de registro e da sua data de nascimento.',
};

const chaptersOf: Readonly<Record<Edition, (input: PersonalReportInput) => readonly Chapter[]>> = {
  complete: wholeMap,
  essential: essentials,
  preview: (input) => [glance(input)],
};

function wholeMap(input: PersonalReportInput): readonly Chapter[] {
  return [
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
    method(
      Object.values(input.map.explanations).map((explanation) => ({ explanation })),
      input.map.ruleSet,
    ),
  ];
}

function essentials(input: PersonalReportInput): readonly Chapter[] {
  return [glance(input), fiveNumbers(input), personalYears(input), favourable(input), firstSteps(input)];
}

/**
 * Reports with the same key mostly break into the same pages, so the pages of one are a good guess for the next:
 * it counts what makes chapters longer or shorter.
 */
export function personalLayoutKey(map: NumerologyMap, edition: Edition = 'complete'): string {
  const lengths = [map.licoesCarmicas, map.tendenciasOcultas, map.dividasCarmicas, new Set(map.sequenciasNegativas)];
  const counts = lengths.map((items) => ('size' in items ? items.size : items.length));
  return [templateVersionOf('personal', edition), map.system, ...counts, Math.ceil(map.letters.length / 8)].join('/');
}
