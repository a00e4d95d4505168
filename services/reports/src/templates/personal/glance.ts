import { drawGlyph } from '@sefira/drawings/glyph';
import { drawMandala } from '@sefira/drawings/mandala';
import { interpretMainOf } from '@sefira/numerology/interpretations/book/main-of-person';
import { keywordOf } from '@sefira/numerology/interpretations/main-positions';
import { showsSection } from '@sefira/numerology/schools/shown';
import { wordsFor } from '../book/reader.ts';
import { drawing, each, h, ornament } from '../document/element.ts';
import { reportPalette } from '../document/stylesheet.ts';
import { type Chapter, chapter, numeral } from '../parts/chapter.ts';
import { list } from '../parts/dates.ts';
import { mandalaOf } from '../parts/people.ts';
import type { PersonalReportInput } from './input.ts';

/** Lessons, debts and tendencies are feminine. */
function feminineList(items: readonly number[]): string {
  return items.length === 0 ? 'nenhuma' : list(items);
}

/** The whole map on one page; `hasSummary` where no other page prints that of the Destino. */
export function glance({ map }: PersonalReportInput, hasSummary = true): Chapter {
  const words = wordsFor(map);
  const main = [
    { name: 'Motivação', number: map.motivacao },
    { name: 'Impressão', number: map.impressao },
    { name: 'Expressão', number: map.expressao },
    { name: 'Destino', number: map.destino },
    { name: 'Missão', number: map.missao },
  ];
  const { ciclo, momento, desafio } = map.vigentes;
  const facts: readonly (readonly [string, string])[] = [
    ['Dia natalício', String(map.diaNatalicio)],
    ['Número psíquico', String(map.numeroPsiquico)],
    ['Talento oculto', String(map.talentoOculto)],
    ['Resposta subconsciente', String(map.respostaSubconsciente)],
    ['Lições cármicas', feminineList(map.licoesCarmicas)],
    ['Tendências ocultas', feminineList(map.tendenciasOcultas)],
    ['Dívidas cármicas', feminineList(map.dividasCarmicas)],
    ...(showsSection(map, 'triangulos') ? [['Arcano regente', String(map.arcanoRegente)] as const] : []),
    [`Ciclo de hoje (${ciclo.position}º)`, String(ciclo.number)],
    [`Momento de hoje (${momento.position}º)`, String(momento.number)],
    [`Desafio de hoje (${desafio.position}º)`, String(desafio.number)],
    ['Ano pessoal', String(map.anoPessoal)],
    ['Dias favoráveis', list(map.diasFavoraveis)],
    ['Números harmônicos', list(map.numerosHarmonicos)],
    ['Cores', list(map.cores)],
    ['Planeta', map.planeta],
  ];
  return chapter({
    id: 'panorama',
    title: words.glance,
    part: 'Panorama',
    content: [
      h(
        'div',
        { className: 'glance' },
        drawing(drawMandala(mandalaOf(map), { palette: reportPalette }), 'mandala'),
        h(
          'div',
          {},
          hasSummary ? h('p', { className: 'summary' }, interpretMainOf(map, 'destino').summary) : null,
          h(
            'p',
            { className: 'small muted' },
            `${words.mandala} Cada conta do anel é uma letra do nome; a teia de fora é a Expressão, a de dentro é a Motivação, ` +
              'os traços são a Impressão e o número do centro é o Destino. Ninguém com outro nome e outra data tem a mesma.',
          ),
        ),
      ),
      h(
        'div',
        { className: 'five' },
        ...each(main, ({ name, number }) =>
          h(
            'div',
            { className: 'card' },
            h('p', { className: 'small', style: { margin: 0 } }, h('strong', {}, name)),
            numeral(number),
            h('p', { className: 'small muted', style: { margin: 0 } }, number === 0 ? '' : keywordOf(number)),
            ornament(drawGlyph({ number }, { palette: reportPalette }), 'web'),
          ),
        ),
      ),
      h(
        'dl',
        { className: 'facts' },
        ...each(facts, ([name, value]) => h('div', {}, h('dt', {}, name), h('dd', {}, value))),
      ),
    ],
  });
}
