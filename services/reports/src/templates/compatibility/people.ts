import { drawMandala } from '@sefira/drawings/mandala';
import { areaNames } from '@sefira/numerology/interpretations/book/area-names';
import { interpretAreas } from '@sefira/numerology/interpretations/book/areas';
import { readAreas } from '@sefira/numerology/interpretations/book/areas-by-age';
import { interpretMain, type MainPosition, mainPositions } from '@sefira/numerology/interpretations/main-positions';
import { interpretLoveOfCouple } from '@sefira/numerology/interpretations/relationship/love-of-couple';
import {
  interpretYearInRelation,
  yearPointsInRelation,
} from '@sefira/numerology/interpretations/relationship/year-in-relation';
import { chooserFor } from '@sefira/numerology/interpretations/variants';
import { childStrongest, childTraits } from '@sefira/numerology/letter/child-letters';
import type { NumerologyMap } from '@sefira/numerology/map-result';
import type { RelationKind } from '@sefira/numerology/relation/relation-kinds';
import { positionNames } from '../book/conversations.ts';
import { type Block, textHeight } from '../book/flow.ts';
import { type Content, drawing, each, h } from '../document/element.ts';
import { reportPalette } from '../document/stylesheet.ts';
import { type Chapter, chapter, chips, numeral, section } from '../parts/chapter.ts';
import { dateInWords, list } from '../parts/dates.ts';
import { facts } from '../parts/figures.ts';
import { mandalaOf } from '../parts/people.ts';
import { isChild, isMinor, type RelationInput } from './relation-input.ts';

type Area = 'love' | 'work' | 'family' | 'growth';

const areaWords: Readonly<Record<Area, string>> = {
  love: 'no amor',
  work: 'no trabalho e no dinheiro',
  family: 'na família e com os amigos',
  growth: 'como amadurece',
};

type AdultChoice =
  | readonly [MainPosition, Exclude<Area, 'love'>]
  | readonly ['motivacao' | 'expressao' | 'destino', 'love'];

/** What a person brings into a relation, in the order of choice; a text that another person has already is passed over. */
function choicesOf(kind: RelationKind): readonly AdultChoice[] {
  if (kind === 'couple') {
    return [
      ['expressao', 'love'],
      ['motivacao', 'love'],
      ['destino', 'love'],
      ['expressao', 'growth'],
    ];
  }
  if (kind === 'partners' || kind === 'leaderAndTeam') {
    const order: readonly MainPosition[] = ['expressao', 'motivacao', 'destino', 'missao', 'impressao'];
    return order.map((position) => [position, 'work']);
  }
  return [
    ['expressao', 'family'],
    ['motivacao', 'family'],
    ['destino', 'family'],
    ['missao', 'family'],
    ['expressao', 'growth'],
    ['motivacao', 'growth'],
  ];
}

const ofEmployee = /salário|emprego|chefe|currículo|patrão|carteira assinada|demissão|concurso|promoç/iu;

const teenChoices = [
  ['motivacao', 'affection'],
  ['expressao', 'study'],
  ['expressao', 'affection'],
  ['destino', 'study'],
  ['missao', 'affection'],
  ['missao', 'study'],
] as const;

/** More would not fit on the page of a person. */
const textsShown = 2;

/** A page for each person: their mandala, their numbers and what they bring into this kind of relation. */
export function peopleChapters({ result, relation }: RelationInput): Chapter[] {
  const printed = new Set<string>();
  return result.people.map(({ map }, index) => {
    const called = relation.called[index] ?? map.name;
    const ofAge = isMinor(map)
      ? teenTexts
      : (adult: NumerologyMap) => adultTexts(adult, { kind: relation.kind, printed });
    const texts = isChild(map) ? childTexts(map, printed) : ofAge(map, printed);
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
  const choices = choicesOf(kind).map(([position, area]) => {
    const number = map[position];
    const text = area === 'love' ? interpretLoveOfCouple(position, number) : interpretAreas(position, number)[area];
    return { number, label: `${positionNames[position]} ${number}, ${areaWords[area]}`, text, source: text };
  });
  // Who owns the firm reads last what is said to an employee.
  const isOfEmployee = ({ text }: PersonText) => kind === 'partners' && ofEmployee.test(text);
  return firstUnprinted(
    choices.toSorted((one, other) => Number(isOfEmployee(one)) - Number(isOfEmployee(other))),
    printed,
  );
}

/** What an adolescent brings, in the words of that age: to friends first, then to study. */
function teenTexts(map: NumerologyMap, printed: Set<string>): PersonText[] {
  const choices = teenChoices.flatMap(([position, area]) => {
    const reading = readAreas(map, position, chooserFor(map)).find((one) => one.area === area);
    const label = `${positionNames[position]} ${map[position]}, ${areaNames[area].toLowerCase()}`;
    return reading ? [{ number: map[position], label, text: reading.text, source: reading.text }] : [];
  });
  return firstUnprinted(choices, printed);
}

/** Only what is shown counts as printed; `source` is a text before names are filled in. */
function firstUnprinted(
  choices: readonly (PersonText & { readonly source: string })[],
  printed: Set<string>,
): PersonText[] {
  const shown: PersonText[] = [];
  for (const { source, ...choice } of choices) {
    if (shown.length === textsShown || printed.has(source)) continue;
    printed.add(source);
    shown.push(choice);
  }
  return shown;
}

/** The strongest number of a child, then the next one that no other child has. */
function childTexts(map: NumerologyMap, printed: Set<string>): PersonText[] {
  const strongest = childStrongest(map);
  const traits = childTraits(map).map(({ position, number, text, source }) => ({
    number,
    text: number === strongest.number ? strongest.text : text,
    label: number === strongest.number ? 'O traço que mais aparece' : `${positionNames[position]} ${number}`,
    source,
  }));
  const rank = ({ number }: { readonly number: number }) => Number(number !== strongest.number);
  return firstUnprinted(
    traits.toSorted((one, other) => rank(one) - rank(other)),
    printed,
  );
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
          h('p', { className: 'eyebrow' }, isChild(map) ? 'Quem cresce' : 'Cada pessoa'),
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
            h('p', { className: 'small', style: { margin: 0 } }, positionNames[position]),
            numeral(map[position]),
          ),
        ),
      ),
      section(
        isChild(map) ? `Para quem convive com ${called}` : `O que ${called} traz`,
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
      isChild(map)
        ? section(
            'Os cinco números em poucas palavras',
            facts(
              mainPositions.map((position) => [
                `${positionNames[position]} ${map[position]}`,
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

/** Millimetres of a page below the chapter's opening, by the estimate of `textHeight`, and of the opening. */
const yearsRoom = 205;
const openingHeight = 28;
/** Of a year with its margins beside the text, what its title adds, and its points. */
const yearHeight = 14;
const titleHeight = 8;
const pointsHeight = 12;

interface PersonYear {
  readonly map: NumerologyMap;
  readonly called: string;
  readonly text: string;
  readonly kind: RelationKind;
}

/** Whether a person is the parent of one under 18 in a pair of the relation. */
function raisesMinor({ result, relation }: Pick<RelationInput, 'result' | 'relation'>, index: number): boolean {
  return relation.pairs.some(({ first, second, roles }) => {
    const child = result.people[roles[0] === 'parent' ? second : first]?.map;
    return roles[[first, second].indexOf(index)] === 'parent' && child !== undefined && isMinor(child);
  });
}

/** The personal year of each, in the area that the relation lives in: brief where all fit on one page so. */
export function yearsChapter({ result, relation }: RelationInput): Chapter {
  const printed = new Set<string>();
  const unprinted = (options: readonly string[]) => options.find((text) => !printed.has(text)) ?? options[0] ?? '';
  const years = result.people.map(({ map }, index) => {
    const { anoPessoal, idade } = map;
    const year = { anoPessoal, idade, raisesMinor: raisesMinor({ result, relation }, index) };
    const text = interpretYearInRelation(relation.kind, year, unprinted);
    const isNew = printed.size !== printed.add(text).size;
    const said = isNew ? text : 'O mesmo ano da leitura acima, vivido em outra idade: o texto serve às duas pessoas.';
    return { map, called: relation.called[index] ?? '', text: said, kind: relation.kind };
  });
  // The axis of two people has what their years are good for.
  const shown = years.map((year) => yearBlock(year, true));
  const isOnOnePage = shown.reduce((sum, { height }) => sum + height, 0) <= yearsRoom;
  return chapter({
    id: 'este-ano',
    title: 'Este ano, lado a lado',
    part: 'O tempo de vocês',
    lead: 'O ano pessoal de cada pessoa vai de um aniversário ao outro. Ler os dois juntos explica pressas e silêncios.',
    hasNotes: true,
    className: years.length > 2 && isOnOnePage ? 'few-years' : '',
    content: isOnOnePage ? shown.map(({ content }) => content) : onTwoPages(years),
  });
}

/** The page breaks where both pages are as full as can be; the first has the chapter's opening. */
function onTwoPages(years: readonly PersonYear[]): Content[] {
  const heights = years.map((year) => yearBlock(year, false).height);
  const heightOf = (from: number, to: number) => heights.slice(from, to).reduce((sum, height) => sum + height, 0);
  const unevenness = (at: number) => Math.abs(openingHeight + heightOf(0, at) - heightOf(at, years.length));
  const [second = 1] = heights
    .map((_height, at) => at)
    .slice(1)
    .toSorted((one, other) => unevenness(one) - unevenness(other));
  return years.map((year, at) => yearBlock(year, false, at === second).content);
}

function yearBlock({ map, called, text, kind }: PersonYear, isBrief: boolean, opensPage = false): Block {
  const year = map.anoPessoal;
  const { title, points } = yearPointsInRelation(kind, year);
  const hasChips = !(isMinor(map) || isBrief);
  const content = h(
    'div',
    { className: opensPage ? 'section entry next-page' : 'section entry' },
    numeral(year),
    h(
      'div',
      {},
      h('h3', {}, `${called} em um ano ${year}`),
      isMinor(map) ? null : h('p', { className: 'muted' }, title),
      h('p', {}, text),
      hasChips ? chips(points) : null,
    ),
  );
  const height = yearHeight + (isMinor(map) ? 0 : titleHeight) + (hasChips ? pointsHeight : 0) + textHeight(text);
  return { content, height };
}
