import { drawCover } from '@sefira/drawings/covers/cover';
import { drawMandala } from '@sefira/drawings/mandala';
import type { NameAnalysisResult } from '@sefira/numerology/block-results';
import { interpretRulingArcano } from '@sefira/numerology/interpretations/arcana';
import {
  interpretNameAndBirth,
  interpretNameBand,
  nameSuggestions,
  wordOfBand,
} from '@sefira/numerology/interpretations/relations';
import type { NumerologyMap } from '@sefira/numerology/map-result';
import { showsRule, showsSection } from '@sefira/numerology/schools/shown';
import { levelOf } from '@sefira/numerology/scores';
import { alternativesShown, type NameAlternative } from '../../domain/readings.ts';
import { templateVersionOf } from '../../domain/template-versions.ts';
import { bookStyle } from '../book/book-style.ts';
import { drawing, h } from '../document/element.ts';
import { printableName } from '../document/printable-name.ts';
import type { Printing, RenderedReport } from '../document/report.ts';
import { reportPalette } from '../document/stylesheet.ts';
import { calculation } from '../parts/calculation.ts';
import { bullets, type Chapter, chapter, readings, section } from '../parts/chapter.ts';
import { compose, symbolicNote } from '../parts/compose.ts';
import { dateInWords, dayInWords } from '../parts/dates.ts';
import { score, threeNumbers } from '../parts/figures.ts';
import { mandalaOf } from '../parts/people.ts';
import { plainMethod } from '../parts/plain-method.ts';
import { sequences, triangleDrawing } from '../parts/triangles.ts';
import { letters } from '../personal/letters.ts';
import { mainNumbers } from '../personal/main-numbers.ts';
import { alternatives } from './alternatives.ts';
import { traits } from './traits.ts';

interface Input {
  readonly result: NameAnalysisResult;
  readonly alternatives: readonly NameAlternative[];
  readonly referenceDate: string;
  readonly ruleSet: string;
}

const nameStyle = `
.triangle{max-width:104mm}
.on-next-page{break-before:page}
.triangle-beside{display:grid;grid-template-columns:92mm 1fr;gap:6mm;align-items:center}
.signature{font:400 32pt/1.12 'Great Vibes',Marcellus,serif;text-align:center;padding:1.6mm 4mm;margin:0 0 2.4mm;border-block:.3mm solid var(--line)}
.before-after td,.before-after th{padding:.8mm 2.4mm}
.alternative{font-size:9.9pt;line-height:1.48}
.alternative .section{margin-top:3mm}
.alternative p{margin-bottom:2mm}
.dense .number-opening{grid-template-columns:34mm 1fr}
.dense .letters{gap:.4mm}
.long-name{font-size:9.7pt;line-height:1.45}
.long-name h2{font-size:19pt}
.long-name .signature{font-size:25pt;padding:1.4mm 4mm;margin-bottom:2mm}
.long-name .before-after td,.long-name .before-after th{padding:.45mm 2.4mm}
.long-name .section{margin-top:3mm}
.before-after .changed td,.before-after .changed th{background:var(--parchment)}
`;

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
        harmony(result, given.alternatives),
        ...(showsSection(map, 'triangulos') ? [triangle(map)] : []),
        ...lastOf(traits(map), alternativesShown - given.alternatives.length),
        ...alternatives(map, given.alternatives),
        plainMethod(
          [
            { explanation: result.nameCompatibility.explanation },
            ...OWN_RULES.filter((rule) => showsRule(map, rule)).map((rule) => ({
              explanation: map.explanations[rule],
            })),
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
      rules: `${bookStyle}${nameStyle}`,
    },
    printing,
  );
}

function panorama({ map, nameCompatibility }: NameAnalysisResult): Chapter {
  const { score: percent } = nameCompatibility;
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
        wordOfBand(levelOf(percent)),
        h('p', {}, interpretNameBand(levelOf(percent))),
      ),
    ],
  });
}

function harmony({ map, nameCompatibility }: NameAnalysisResult, others: readonly NameAlternative[]): Chapter {
  const { score: percent, relation, explanation } = nameCompatibility;
  const { title, description } = interpretNameAndBirth(relation);
  return chapter({
    id: 'harmonia',
    title: 'O nome e o nascimento',
    part: 'Nome e data',
    lead: `O nome tem Expressão ${map.expressao}; o dia ${dateInWords(map.birthDate)} tem Destino ${map.destino}.`,
    content: [
      score(percent, 'Harmonia', title, h('p', {}, description)),
      section('Como chegamos a esta harmonia', calculation(explanation)),
      section('Outras formas de escrever', h('p', {}, introOf(others))),
      section(
        'Antes de mudar',
        bullets([
          'Assinatura é uso: experimente a escrita nova por trinta dias em cartões, mensagens e no perfil de trabalho, e anote quem estranhou.',
          'Documento é registro: desde 2022, maiores de dezoito anos podem pedir a mudança do prenome no cartório, uma vez, sem juiz. O sobrenome tem regras próprias.',
          'Banco, diploma, passaporte e carteira de habilitação seguem a certidão. Faça a lista antes de assinar o pedido.',
          'Conte a quem escolheu o nome. Uma letra a menos, para quem a escolheu, pode ser uma avó a menos.',
        ]),
      ),
    ],
  });
}

function lastOf<Item>(items: readonly Item[], count: number): readonly Item[] {
  return items.slice(Math.max(0, items.length - count));
}

function introOf(others: readonly NameAlternative[]): string {
  if (others.length === 0) return nameSuggestions.none;
  return others.some((one) => one.harmony > one.harmonyBefore) ? nameSuggestions.intro : nameSuggestions.others;
}

/** The inverted triangle of the name: its ruling arcano and its sequences. */
function triangle(map: NumerologyMap): Chapter {
  const { vida } = map.triangulos;
  const count = new Set(map.sequenciasNegativas).size;
  return chapter({
    id: 'triangulo',
    title: 'O triângulo do nome',
    part: 'Nome e data',
    lead: 'Os valores das letras somam-se dois a dois, linha por linha, até sobrar um: o arcano regente.',
    content: [
      h(
        'div',
        // Two rows of sequences need the height that the arcano would take below the triangle; more have their own page.
        { className: count > 2 && count <= 4 ? 'triangle-beside' : '' },
        triangleDrawing(map, 'vida', 'triangle'),
        readings([
          { number: vida.arcanoRegente, label: 'Arcano regente', passage: interpretRulingArcano(vida.arcanoRegente) },
        ]),
      ),
      count > 4 ? h('div', { className: 'on-next-page' }, sequences(map)) : sequences(map),
    ],
  });
}
