import { drawMandala } from '@sefira/drawings/mandala';
import { interpretAreas } from '@sefira/numerology/interpretations/book/areas';
import { interpretMain, type MainPosition, mainPositions } from '@sefira/numerology/interpretations/main-positions';
import { interpretYear } from '@sefira/numerology/interpretations/personal-time';
import { interpretYearInRelation } from '@sefira/numerology/interpretations/relationship/year-in-relation';
import { childStrongest } from '@sefira/numerology/letter/child-letters';
import type { NumerologyMap } from '@sefira/numerology/map-result';
import type { RelationKind } from '@sefira/numerology/relation/relation-kinds';
import { type Content, drawing, each, h } from '../document/element.ts';
import { reportPalette } from '../document/stylesheet.ts';
import { type Chapter, chapter, chips, numeral, section } from '../parts/chapter.ts';
import { dateInWords, list } from '../parts/dates.ts';
import { facts } from '../parts/figures.ts';
import { mandalaOf } from '../parts/people.ts';
import { isMinor, type RelationInput } from './relation-input.ts';

type Area = 'love' | 'work' | 'excess' | 'growth';

const names: Readonly<Record<MainPosition, string>> = {
  motivacao: 'Motivação',
  impressao: 'Impressão',
  expressao: 'Expressão',
  destino: 'Destino',
  missao: 'Missão',
};
const areaNames: Readonly<Record<Area, string>> = {
  love: 'no amor',
  work: 'no trabalho e no dinheiro',
  excess: 'quando exagera',
  growth: 'como amadurece',
};

/** What a person brings into a relation, in the order of choice; a text that another person has already is passed over. */
function choicesOf(kind: RelationKind): readonly (readonly [MainPosition, Area])[] {
  const order: readonly MainPosition[] = ['expressao', 'motivacao', 'destino', 'missao', 'impressao'];
  if (kind === 'couple') return order.map((position) => [position, 'love']);
  if (kind === 'partners' || kind === 'leaderAndTeam') return order.map((position) => [position, 'work']);
  return [
    ['expressao', 'growth'],
    ['motivacao', 'excess'],
    ['destino', 'growth'],
    ['missao', 'growth'],
    ['motivacao', 'growth'],
    ['expressao', 'excess'],
  ];
}

/** More would not fit on the page of a person. */
const textsShown = 2;

/** A page for each person: their mandala, their numbers and what they bring into this kind of relation. */
export function peopleChapters({ result, relation }: RelationInput): Chapter[] {
  const printed = new Set<string>();
  return result.people.map(({ map }, index) => {
    const called = relation.called[index] ?? map.name;
    const texts = isMinor(map) ? childTexts(map, printed) : adultTexts(map, { kind: relation.kind, printed });
    return personChapter(map, { id: `pessoa-${index + 1}`, called, texts });
  });
}

interface PersonText {
  readonly number: number;
  readonly label: string;
  readonly text: string;
}

function adultTexts(
  map: NumerologyMap,
  { kind, printed }: { readonly kind: RelationKind; readonly printed: Set<string> },
): PersonText[] {
  return choicesOf(kind)
    .map(([position, area]) => ({
      number: map[position],
      label: `${names[position]} ${map[position]}, ${areaNames[area]}`,
      text: interpretAreas(position, map[position])[area],
    }))
    .filter(({ text }) => printed.size !== printed.add(text).size)
    .slice(0, textsShown);
}

function childTexts(map: NumerologyMap, printed: Set<string>): PersonText[] {
  const { number, text } = childStrongest(map);
  const isNew = printed.size !== printed.add(text).size;
  return isNew ? [{ number, text, label: 'O traço que mais aparece' }] : [];
}

function personChapter(
  map: NumerologyMap,
  { id, called, texts }: { readonly id: string; readonly called: string; readonly texts: readonly PersonText[] },
): Chapter {
  const body = h(
    'section',
    { id, className: 'chapter' },
    h(
      'div',
      { className: 'over-lines' },
      h(
        'header',
        { className: 'person-opening' },
        drawing(drawMandala(mandalaOf(map), { palette: reportPalette }), 'mandala'),
        h(
          'div',
          {},
          h('p', { className: 'eyebrow' }, isMinor(map) ? 'Quem cresce' : 'Cada pessoa'),
          h('h2', { className: Array.from(map.name).length > 40 ? 'small-heading' : '' }, map.name),
          h('p', { className: 'muted', style: { margin: '2mm 0 3mm' } }, dateInWords(map.birthDate)),
          chips(interpretMain('destino', map.destino).keywords),
        ),
      ),
      h(
        'div',
        { className: 'five' },
        ...each(mainPositions, (position) =>
          h(
            'div',
            { className: 'card' },
            h('p', { className: 'small', style: { margin: 0 } }, names[position]),
            numeral(map[position]),
          ),
        ),
      ),
      section(
        isMinor(map) ? `Para quem convive com ${called}` : `O que ${called} traz`,
        h(
          'div',
          { className: 'stack' },
          ...each(texts, ({ number, label, text }) =>
            h(
              'div',
              { className: 'entry' },
              numeral(number),
              h('div', {}, h('p', { className: 'eyebrow' }, label), h('p', { style: { margin: 0 } }, text)),
            ),
          ),
        ),
      ),
      isMinor(map)
        ? section(
            'Os cinco números em poucas palavras',
            facts(
              mainPositions.map((position) => [
                `${names[position]} ${map[position]}`,
                list(interpretMain(position, map[position]).keywords),
              ]),
              'one',
            ),
          )
        : null,
    ),
  );
  return { id, title: map.name, part: 'Cada pessoa', body, hasNotes: true };
}

/** The personal year of each, in the area that the relation lives in. */
export function yearsChapter({ result, relation }: RelationInput): Chapter {
  const { people } = result;
  // The texts of children are brief: with fewer adults all stand on one page.
  const isOnTwoPages = people.filter(({ map }) => !isMinor(map)).length > 2;
  const printed = new Set<string>();
  const unprinted = (options: readonly string[]) => options.find((text) => !printed.has(text)) ?? options[0] ?? '';
  return chapter({
    id: 'este-ano',
    title: 'Este ano, lado a lado',
    part: 'O tempo de vocês',
    lead: 'O ano pessoal de cada pessoa vai de um aniversário ao outro. Ler os dois juntos explica pressas e silêncios.',
    hasNotes: true,
    className: people.length === 3 ? 'few-years' : isOnTwoPages ? 'years-on-two-pages' : '',
    content: each(people, ({ map }, index) => {
      const text = interpretYearInRelation(relation.kind, map, unprinted);
      const isNew = printed.size !== printed.add(text).size;
      return yearBlock(map, relation.called[index] ?? '', { text: isNew ? text : null, isBrief: people.length > 2 });
    }),
  });
}

/** Brief, so that three people have one page. */
function yearBlock(
  map: NumerologyMap,
  called: string,
  { text, isBrief }: { readonly text: string | null; readonly isBrief: boolean },
): Content {
  const year = map.anoPessoal;
  const { phase, opportunities } = interpretYear(year);
  return h(
    'div',
    { className: 'section entry' },
    numeral(year),
    h(
      'div',
      {},
      h('h3', {}, `${called} em um ano ${year}`),
      isMinor(map) ? null : h('p', { className: 'muted' }, phase),
      h('p', {}, text ?? 'O mesmo ano da leitura acima, vivido em outra idade: o texto serve às duas pessoas.'),
      isMinor(map) || isBrief ? null : chips(opportunities),
    ),
  );
}
