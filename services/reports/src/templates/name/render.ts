import { drawCover } from '@sefira/drawings/covers/cover';
import { drawMandala } from '@sefira/drawings/mandala';
import type { NameAnalysisResult } from '@sefira/numerology/block-results';
import {
  describeNameCompatibility,
  interpretNameAndBirth,
  nameSuggestions,
} from '@sefira/numerology/interpretations/relations';
import { levelOf } from '@sefira/numerology/scores';
import { templateVersionOf } from '../../domain/template-versions.ts';
import { type Content, drawing, each, h } from '../document/element.ts';
import { printableName } from '../document/printable-name.ts';
import type { Printing, RenderedReport } from '../document/report.ts';
import { reportPalette } from '../document/stylesheet.ts';
import { calculation } from '../parts/calculation.ts';
import { type Chapter, chapter, section } from '../parts/chapter.ts';
import { compose, symbolicNote } from '../parts/compose.ts';
import { dateInWords, dayInWords } from '../parts/dates.ts';
import { score, threeNumbers } from '../parts/figures.ts';
import { method } from '../parts/method.ts';
import { mandalaOf } from '../parts/people.ts';
import { letters } from '../personal/letters.ts';
import { mainNumbers } from '../personal/main-numbers.ts';
import { triangles } from '../personal/triangles.ts';

interface Spelling {
  readonly name: string;
  readonly harmony: number;
  readonly expression: number;
  readonly changes: readonly string[];
}

interface Input {
  readonly result: NameAnalysisResult;
  readonly spellings: readonly Spelling[];
  readonly referenceDate: string;
  readonly ruleSet: string;
}

const OWN_CHAPTERS = new Set(['expressao', 'motivacao', 'impressao']);
const OWN_RULES = [
  'expressao',
  'motivacao',
  'impressao',
  'destino',
  'talentoOculto',
  'licoesCarmicas',
  'tendenciasOcultas',
  'respostaSubconsciente',
  'harmoniaNomeNascimento',
  'arcanoRegente',
  'sequenciasNegativas',
] as const;

/** A name: what it expresses, wants and shows, how it agrees with the birth date, and how else it could be written. */
export function renderNameReport(given: Input, printing: Printing): RenderedReport {
  const { referenceDate, ruleSet } = given;
  const map = { ...given.result.map, name: printableName(given.result.map.name) };
  const result = { ...given.result, map };
  return compose(
    {
      title: `Análise do nome ${map.name}`,
      eyebrow: 'Análise do nome',
      subject: map.name,
      under: dayInWords(map.birthDate),
      art: (palette) => drawCover(mandalaOf(map), { palette }),
      chapters: [
        panorama(result),
        letters({ map }),
        ...mainNumbers({ map })
          .filter(({ id }) => OWN_CHAPTERS.has(id))
          .toSorted((one, other) => Number(other.id === 'expressao') - Number(one.id === 'expressao')),
        harmony(result, given.spellings),
        triangles({ map }),
        method(
          [
            { explanation: result.nameCompatibility.explanation },
            ...OWN_RULES.map((rule) => ({ explanation: map.explanations[rule] })),
          ],
          ruleSet,
        ),
      ],
      guide: {
        title: 'Como ler este relatório',
        text:
          'Um nome diz três coisas: o que você sabe fazer, o que deseja e o que os outros percebem. Depois, estas páginas comparam o nome com a data de nascimento e mostram outras formas de escrevê-lo. ' +
          symbolicNote,
      },
      closing: {
        number: map.expressao,
        title: 'O nome é seu',
        paragraphs: [
          'Um nome carrega história, família e afeto, e nada disso cabe em uma conta. Use o que serve e deixe o resto.',
          'Se gostar de uma assinatura diferente, experimente-a por algumas semanas antes de decidir.',
        ],
      },
      imprint: { referenceDate, ruleSet, template: templateVersionOf('name') },
    },
    printing,
  );
}

function panorama({ map, nameCompatibility }: NameAnalysisResult): Chapter {
  const { score: percent, relation } = nameCompatibility;
  return chapter({
    id: 'panorama',
    title: 'O nome em uma página',
    part: 'Panorama',
    content: [
      h(
        'div',
        { className: 'figure', style: { width: '86mm' } },
        drawing(drawMandala({ ...mandalaOf(map), lettered: true }, { palette: reportPalette }), ''),
      ),
      threeNumbers([
        { name: 'Expressão · o que sabe fazer', number: map.expressao },
        { name: 'Motivação · o que deseja', number: map.motivacao },
        { name: 'Impressão · o que os outros percebem', number: map.impressao },
      ]),
      score(
        percent,
        'Harmonia do nome com o nascimento',
        levelOf(percent),
        h('p', {}, describeNameCompatibility(levelOf(percent), relation)),
      ),
    ],
  });
}

function harmony({ map, nameCompatibility }: NameAnalysisResult, spellings: readonly Spelling[]): Chapter {
  const { score: percent, relation, explanation } = nameCompatibility;
  const { title, description } = interpretNameAndBirth(relation);
  return chapter({
    id: 'harmonia',
    hasNotes: true,
    title: 'O nome e o nascimento',
    part: 'Nome e data',
    lead: `O nome tem Expressão ${map.expressao}; o dia ${dateInWords(map.birthDate)} tem Destino ${map.destino}.`,
    content: [
      score(percent, 'Harmonia', title, h('p', {}, description)),
      section('Como chegamos a esta harmonia', calculation(explanation)),
      section(
        'Outras formas de escrever',
        h('p', {}, spellings.length > 0 ? nameSuggestions.intro : nameSuggestions.none),
        spellings.length > 0 ? spellingTable(spellings) : null,
      ),
    ],
  });
}

function spellingTable(spellings: readonly Spelling[]): Content {
  return h(
    'table',
    {},
    h(
      'thead',
      {},
      h(
        'tr',
        {},
        ...each(['Assinatura', 'Expressão', 'Harmonia', 'O que muda'], (title) => h('th', { scope: 'col' }, title)),
      ),
    ),
    h(
      'tbody',
      {},
      ...each(spellings, ({ name, expression, harmony: percent, changes }) =>
        h(
          'tr',
          {},
          h('th', { scope: 'row' }, printableName(name)),
          h('td', {}, String(expression)),
          h('td', {}, `${percent}%`),
          h('td', { className: 'small' }, changes.join('; ')),
        ),
      ),
    ),
  );
}
