import type { CompatibilityLevel } from '@sefira/numerology/block-results';
import { compatibilityNote, overallScoreNote, wordOfBand } from '@sefira/numerology/interpretations/relations';
import { each, h } from '../document/element.ts';
import { type Chapter, chapter, section } from '../parts/chapter.ts';
import type { RelationInput } from './relation-input.ts';

const scale: readonly (readonly [string, CompatibilityLevel])[] = [
  ['90 a 100', 'Excelente'],
  ['80 a 89', 'Muito Boa'],
  ['70 a 79', 'Boa'],
  ['60 a 69', 'Regular'],
  ['até 59', 'Desafiadora'],
];

/** Of more pairs the table is set close: the chapter fits on its page. */
const pairsWithAir = 6;

/** The score at the end, with its formula and its scale: a figure to understand, no verdict. */
export function scoreChapter({ result, relation }: RelationInput): Chapter {
  const { pairs, overallScore, level } = result;
  const { called } = relation;
  const rows = pairs.map(({ first, second, score, level: own, numbers }) => [
    `${called[first]} e ${called[second]}`,
    `${numbers[0]} com ${numbers[1]}`,
    `${score}%`,
    wordOfBand(own),
  ]);
  return chapter({
    id: 'pontuacao',
    title: 'De onde vem a pontuação',
    part: 'Apêndice',
    // The calculations of three people follow on its page.
    hasNotes: result.people.length !== 3,
    lead: 'Para quem gosta de conta. Ela compara números, nunca pessoas, e vem no fim de propósito.',
    content: [
      h(
        'p',
        {},
        'A Missão de cada pessoa é reduzida a um algarismo, e a tabela da harmonia conjugal diz como os dois se encontram: vibrar vale 95, atrair 85, ser igual 75, ser neutro 65, ser oposto 50 e ser profundamente oposto 40. Se os dois Destinos se favorecem, somam-se 3 pontos; se se desfavorecem, tiram-se 3. A tabela é da escola; os valores são escolha nossa.',
      ),
      table(['Par', 'Números', 'Pontos', 'Em palavras'], rows, pairs.length > pairsWithAir),
      ...(pairs.length > 1
        ? [
            h(
              'p',
              { style: { marginTop: '3mm' } },
              `A média de todos os pares é ${overallScore}%: ${wordOfBand(level).toLocaleLowerCase('pt-BR')}. ${overallScoreNote}`,
            ),
          ]
        : []),
      section(
        'A escala inteira',
        table(
          ['Pontos', 'Nome na escala', 'Como lemos'],
          scale.map(([range, name]) => [range, name, wordOfBand(name)]),
        ),
        h('p', { className: 'muted', style: { marginTop: '3mm' } }, compatibilityNote),
      ),
    ],
  });
}

function table(heads: readonly string[], rows: readonly (readonly string[])[], isTight = false) {
  return h(
    'table',
    isTight ? { className: 'tight' } : {},
    h('thead', {}, h('tr', {}, ...each(heads, (head) => h('th', { scope: 'col' }, head)))),
    h('tbody', {}, ...each(rows, (cells) => h('tr', {}, ...each(cells, (cell) => h('td', {}, cell))))),
  );
}
