import { drawHeatMap } from '@sefira/drawings/heat-map';
import type { GroupResult } from '@sefira/numerology/block-results';
import { type GroupPairText, interpretGroupPairs } from '@sefira/numerology/interpretations/group';
import { interpretRelation, relationKey } from '@sefira/numerology/interpretations/relations';
import { interpretAxis } from '@sefira/numerology/interpretations/relationship/pair-reading';
import { continued } from '@sefira/numerology/interpretations/text-of';
import type { GroupContext } from '@sefira/numerology/relation/group-contexts';
import { flow, textHeight } from '../book/flow.ts';
import { type Content, drawing, each, h } from '../document/element.ts';
import { reportPalette } from '../document/stylesheet.ts';
import { type Chapter, chapter, section } from '../parts/chapter.ts';
import { heatMapOf } from '../parts/relations.ts';

/** Millimetres, for the choice between one page and two. */
const rowHeight = 13.5;
const relationHeight = 35;
const roomBelowTitle = 190;
/** Of relations with their summaries alone: the room, a summary with its margins, a line of pairs, and its characters. */
const roomBelowBriefMap = 106;
const briefRelation = 9;
const briefLine = 4.8;
const charactersOfBrief = 104;
/** Names of more characters are turned above their columns. */
const charactersOfColumn = 9;
const turnedNames = 21;
/** From this many pairs on, a relation has only its summary where the list then fits below the map. */
const manyPairs = 28;
const axisNames = { expressao: 'Expressão', motivacao: 'Motivação', missao: 'Missão' } as const;
/** Millimetres: names and margins of a chosen pair, and the page without its title and the two headings. */
const heightOfPair = 10;
const roomOfPairs = 195;
/** Up to this many members the chosen pairs have room for a second text. */
const few = 4;

/** All pairs as a picture, then by relation: what a relation is stands once, above its pairs. */
export function pairMap({ members, pairs }: GroupResult, names: readonly string[]): Chapter {
  const relations = Map.groupBy(
    pairs.toSorted((one, other) => other.score - one.score),
    ({ relation, numbers }) => relationKey(relation, numbers),
  );
  const rows = members.length === 2 ? 1 : members.length;
  const isMany = pairs.length >= manyPairs;
  const isBrief = isMany && briefHeight([...relations.values()], names) <= roomBelowBriefMap;
  const isLong = !isBrief && rows * rowHeight + relations.size * relationHeight > roomBelowTitle;
  const entries = [...relations].map(([key, found]) => relationEntry(key, found, { names, isBrief }));
  return chapter({
    id: 'pares',
    title: 'O mapa dos pares',
    part: 'Os pares',
    lead: 'Cada casa compara duas pessoas. A cor e a palavra dizem a faixa da porcentagem; a lista diz por quê.',
    content: [
      drawing(
        drawHeatMap(
          heatMapOf(
            'Compatibilidade de cada par do grupo',
            members.map(({ name }) => name),
            pairs,
          ),
          { palette: reportPalette },
        ),
        'heat',
      ),
      // The map of many pairs fills no page alone: as many relations as there is room for follow it.
      isLong && isMany
        ? flow(
            entries.map((content) => ({ content, height: relationHeight })),
            { areShort: true },
          )
        : h('div', { className: isLong ? 'on-next-page' : isBrief ? 'brief' : '' }, ...entries),
    ],
  });
}

/** Of the relations with their summaries alone, and of the names above the map where they are turned. */
function briefHeight(relations: readonly GroupResult['pairs'][], names: readonly string[]): number {
  const lines = relations.map((found) => Math.ceil(pairsInWords(found, names).length / charactersOfBrief));
  const list = lines.reduce((sum, count) => sum + briefRelation + count * briefLine, 0);
  return list + (names.some((name) => name.length > charactersOfColumn) ? turnedNames : 0);
}

function pairsInWords(found: GroupResult['pairs'], names: readonly string[]): string {
  return found.map(({ first, second, score }) => `${names[first]} e ${names[second]} (${score}%)`).join(' · ');
}

function relationEntry(
  key: Parameters<typeof interpretRelation>[0],
  found: GroupResult['pairs'],
  { names, isBrief }: { readonly names: readonly string[]; readonly isBrief: boolean },
): Content {
  const { title, summary, strengths, care } = interpretRelation(key);
  const listed = h('p', { className: 'muted' }, pairsInWords(found, names));
  if (isBrief) return h('div', { className: 'relation' }, h('p', {}, h('strong', {}, `${title}. `), summary), listed);
  return h(
    'div',
    { className: 'relation' },
    h('h4', {}, title),
    listed,
    h('p', {}, summary),
    h('p', {}, h('strong', {}, 'Ajuda: '), inSentence(strengths), h('strong', {}, ' Pede cuidado: '), inSentence(care)),
  );
}

/** "Interesse mútuo, troca de qualidades." */
function inSentence(points: readonly string[]): string {
  const [first = '', ...rest] = points;
  return `${[first, ...rest.map(continued)].join('; ')}.`;
}

/** The three pairs that help most and the three that need care. */
export function chosenPairs(result: GroupResult, names: readonly string[], context: GroupContext): Chapter {
  const { helping, caring } = interpretGroupPairs(result, context);
  const said = new Set<string>();
  const chosen = [...helping, ...caring];
  const height = chosen.reduce((sum, { text }) => sum + heightOfPair + textHeight(text), 0);
  const isOnTwoPages = chosen.length > few - 1 && (result.members.length <= few || height > roomOfPairs);
  const own = chapter({
    id: 'pares-que-ajudam',
    title: 'Com quem contar, de quem cuidar',
    part: 'Os pares',
    lead: 'As duplas em que os números do grupo se apoiam com mais facilidade, e as que rendem mais com um combinado.',
    content: [
      section(helping.length > 1 ? 'Pares que ajudam' : 'O que o par dá ao grupo', ...entries(helping)),
      h(
        'div',
        { className: isOnTwoPages ? 'on-next-page' : '' },
        section(caring.length > 1 ? 'Pares para cuidar' : 'O que o par pede', ...entries(caring)),
      ),
    ],
    ...(result.members.length === 2 ? { className: 'same-page' } : {}),
  });
  return result.members.length === 2 ? { ...own, follows: true } : own;

  function entries(chosen: readonly GroupPairText[]): Content[] {
    return each(chosen, ({ first, second, score, text }) =>
      h(
        'div',
        { className: 'relation' },
        h('h4', {}, `${names[first]} e ${names[second]}`, h('span', { className: 'tag here' }, `${score}%`)),
        h('p', {}, text),
        ...axes(first, second),
      ),
    );
  }

  function axes(first: number, second: number): Content[] {
    const [one, other] = [result.members[first]?.map, result.members[second]?.map];
    if (!one || !other || result.members.length > few) return [];
    // One pair is in both lists, on one page.
    if (result.members.length === 2 && said.size >= helping.length) return [];
    const found = (['expressao', 'motivacao', 'missao'] as const).flatMap((axis) => {
      const text = interpretAxis(axis, [one, other], context === 'team' ? 'leaderAndTeam' : null);
      const title = `${axisNames[axis]} ${one[axis]} com ${other[axis]}: `;
      return text === null || said.has(text) ? [] : [{ title, text }];
    });
    const [chosen] = found;
    if (!chosen) return [];
    said.add(chosen.text);
    return [h('p', {}, h('strong', {}, chosen.title), chosen.text)];
  }
}
