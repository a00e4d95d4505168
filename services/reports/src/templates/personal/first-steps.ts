import { drawTreeOfLife } from '@sefira/drawings/tree-of-life';
import { recommendPersonal } from '@sefira/numerology/interpretations/recommend-people';
import { drawing } from '../document/element.ts';
import { reportPalette } from '../document/stylesheet.ts';
import { type Chapter, chapter } from '../parts/chapter.ts';
import { steps } from '../parts/steps.ts';
import type { PersonalReportInput } from './input.ts';
import { lightsOf } from './letters.ts';

/** What to begin with, and the spheres that the five numbers light. */
export function firstSteps({ map }: PersonalReportInput): Chapter {
  return chapter({
    id: 'por-onde-comecar',
    title: 'Por onde começar',
    part: 'Dia a dia',
    lead: 'Sugestões que saem dos seus números. Escolha uma, experimente por um mês e volte a esta página.',
    content: [
      steps(recommendPersonal(map)),
      drawing(drawTreeOfLife({ lights: lightsOf(map) }, { palette: reportPalette }), 'tree'),
    ],
  });
}
