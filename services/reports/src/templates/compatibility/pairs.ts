import type { PairResult } from '@sefira/numerology/block-results';
import { interpretRelation, relationKey } from '@sefira/numerology/interpretations/relations';
import type { PairReading } from '@sefira/numerology/interpretations/relationship/pair-reading';
import { type RelationRole, relationKindNames } from '@sefira/numerology/relation/relation-kinds';
import { conjugalScore } from '@sefira/numerology/scores';
import { type Block, flow, textHeight } from '../book/flow.ts';
import { type Content, each, h } from '../document/element.ts';
import { bullets, type Chapter, chapter, numeral, section } from '../parts/chapter.ts';
import { list } from '../parts/dates.ts';
import { axisWords, mastersRead } from './axes.ts';
import { isMinor, type RelationInput } from './relation-input.ts';

const kindTitles = {
  couple: 'O encontro de vocês',
  parentAndChild: 'Criar e crescer',
  siblings: 'A mesma casa, duas histórias',
  friends: 'A amizade de vocês',
  partners: 'A sociedade',
  leaderAndTeam: 'Conduzir e compor',
} as const;

const positionNames = {
  motivacao: 'Motivação',
  impressao: 'Impressão',
  expressao: 'Expressão',
  destino: 'Destino',
  missao: 'Missão',
} as const;

const roleNames: Readonly<Record<RelationRole, string>> = {
  parent: 'quem educa',
  child: 'quem cresce',
  leader: 'na liderança',
  member: 'na equipe',
};

/** The two of a pair with their roles: "Carlos (quem educa) e Pedro (quem cresce)". */
function namesOf({ first, second, roles }: PairReading, called: readonly string[]): string {
  const named = [first, second].map((index, at) => {
    const role = roles[at];
    return role === undefined ? called[index] : `${called[index]} (${roleNames[role]})`;
  });
  return named.join(' e ');
}

/** Millimetres, estimated: of a pair's heading with the space above it, of its points. */
const openingHeight = 24;
const pointsHeight = 24;

/** Of a paragraph over the whole width. */
function heightOf(text: string): number {
  return Math.ceil(text.length / 100) * 5.6 + 2.6;
}

function pointCards({ strengths, care }: PairReading): Content {
  return h(
    'div',
    { className: 'grid two' },
    h('div', { className: 'card' }, h('h4', {}, 'Forças'), bullets(strengths)),
    h('div', { className: 'card' }, h('h4', {}, 'Para cuidar'), bullets(care)),
  );
}

/** What the kind of relation makes of two numbers. */
export function kindChapter({ result, relation }: RelationInput): Chapter[] {
  const [pair] = result.pairs;
  const [reading] = relation.pairs;
  if (!pair || !reading) return [];
  const general = interpretRelation(relationKey(pair.relation, pair.numbers));
  return [
    chapter({
      id: 'encontro',
      title: kindTitles[relation.kind],
      part: 'O encontro',
      lead: `${namesOf(reading, relation.called)}: na comparação, ${pair.numbers[0]} com ${pair.numbers[1]}. ${general.summary}`,
      hasNotes: true,
      content: [
        h('p', { className: 'meeting' }, reading.text),
        pointCards(reading),
        section(general.title, h('p', {}, general.description)),
      ],
    }),
  ];
}

/** Millimetres of the page that the numbers of two people have in common. */
const commonRoom = 205;

/** What fits on one page: the last number that one lends goes first, then the last that both share. */
function ofOnePage({ shared, fills, pairNumber }: PairReading): Pick<PairReading, 'shared' | 'fills'> {
  const heightOfAll = (texts: readonly string[]) => texts.reduce((sum, text) => sum + 16 + textHeight(text), 0);
  const choices = [
    ...fills.map((_fill, at) => ({ shared, fills: fills.slice(0, fills.length - at) })),
    ...shared.map((_number, at) => ({ shared: shared.slice(0, shared.length - at), fills: fills.slice(0, 1) })),
  ];
  const texts = (choice: Pick<PairReading, 'shared' | 'fills'>) =>
    [...choice.shared, ...choice.fills, pairNumber].map(({ text }) => text);
  return choices.find((choice) => heightOfAll(texts(choice)) <= commonRoom) ?? { shared, fills };
}

/** What both share, what each has that the other lacks, and the number of the pair. */
export function sharedChapter({ relation, result }: RelationInput): Chapter[] {
  const [reading] = relation.pairs;
  if (!reading) return [];
  const { called } = relation;
  const { pairNumber } = reading;
  const { shared, fills } = ofOnePage(reading);
  const hasMinor = result.people.some(({ map }) => isMinor(map));
  return [
    chapter({
      id: 'em-comum',
      title: 'O que vocês têm em comum',
      part: 'O encontro',
      lead: `Números iguais são chão conhecido. Números que um tem e faltam nas letras do outro são ${hasMinor ? 'ajudas que cabem no dia a dia' : 'empréstimos possíveis'}.`,
      hasNotes: true,
      content: [
        ...(shared.length > 0
          ? each(shared, ({ number, title, text, positions }) =>
              h(
                'div',
                { className: 'section entry' },
                numeral(number),
                h(
                  'div',
                  {},
                  h('h3', {}, title),
                  h('p', { className: 'muted' }, placesOf(positions, called)),
                  h('p', { style: { margin: '1mm 0 0' } }, text),
                ),
              ),
            )
          : [
              h(
                'p',
                { className: 'meeting' },
                'Nos cinco números principais, nada se repete. Vocês formam uma dupla de troca: o que sobra em um lado é justamente o que o outro ainda não tentou, e a curiosidade faz o serviço da semelhança.',
              ),
            ]),
        ...(fills.length > 0
          ? [
              section(
                hasMinor ? 'Em que um ajuda o outro' : 'O que um empresta ao outro',
                h(
                  'div',
                  { className: 'stack' },
                  ...each(fills, ({ from, to, number, text }) =>
                    h(
                      'div',
                      { className: 'entry' },
                      numeral(number),
                      h(
                        'div',
                        {},
                        h('p', { className: 'eyebrow' }, `De ${called[from] ?? ''} para ${called[to] ?? ''}`),
                        h('p', { style: { margin: 0 } }, text),
                      ),
                    ),
                  ),
                ),
              ),
            ]
          : []),
        section(
          'O número de vocês',
          h(
            'div',
            { className: 'entry' },
            numeral(pairNumber.number),
            h(
              'div',
              {},
              h('h4', {}, pairNumber.title),
              h('p', { className: 'muted', style: { margin: 0 } }, 'Os dois Destinos, somados e reduzidos.'),
              h('p', { style: { margin: '1mm 0 0' } }, pairNumber.text),
            ),
          ),
        ),
      ],
    }),
  ];
}

function placesOf(positions: PairReading['shared'][number]['positions'], called: readonly string[]): string {
  return positions
    .map((own, index) => `${called[index] ?? ''}: ${list(own.map((position) => positionNames[position]))}`)
    .join(' · ');
}

/** Axes of each pair; up to three pairs have all five. */
const axesShown = 2;
const fewPairs = 3;

/** Every pair of three to five people; a text that another pair had already is referred to, never printed twice. */
export function pairsChapter({ result, relation }: RelationInput): Chapter {
  const printed = new Map<string, string>();
  const isFew = relation.pairs.length <= fewPairs;
  const masters = mastersRead(relation.pairs.flatMap(({ axes }) => axes.flatMap(({ numbers }) => numbers)));
  const lead = `Cada dupla com o seu laço, o que facilita, o que pede cuidado e ${isFew ? 'os cinco eixos' : 'os dois eixos que mais contam entre elas'}.`;
  return chapter({
    id: 'pares',
    title: 'Par a par',
    part: 'Os encontros',
    hasNotes: true,
    lead: masters === null ? lead : `${lead} ${masters}`,
    content: [
      flow(
        relation.pairs.flatMap((reading, index) => {
          const pair = result.pairs[index];
          return pair ? pairBlocks(reading, pair, { called: relation.called, printed, isFew }) : [];
        }),
        { areShort: true },
      ),
    ],
  });
}

interface PairPrinting {
  readonly called: readonly string[];
  /** Texts of the chapter with the pair that had them first. */
  readonly printed: Map<string, string>;
  readonly isFew: boolean;
}

function pairBlocks(reading: PairReading, pair: PairResult, { called, printed, isFew }: PairPrinting): Block[] {
  const names = `${called[reading.first] ?? ''} e ${called[reading.second] ?? ''}`;
  const general = interpretRelation(relationKey(pair.relation, pair.numbers));
  const bond = reading.kind === null ? 'Entre os dois' : relationKindNames[reading.kind];
  const once = (text: string): string => {
    const before = printed.get(text);
    if (before !== undefined) return `A combinação é a de ${before}: vale a mesma leitura.`;
    printed.set(text, names);
    return text;
  };
  const chosen = isFew
    ? reading.axes
    : reading.axes
        .toSorted(
          (one, other) =>
            Number(printed.has(one.text)) - Number(printed.has(other.text)) ||
            distinctness(other.numbers) - distinctness(one.numbers),
        )
        .slice(0, axesShown);
  const [shared] = reading.shared;
  const points = `${reading.kind} ${pair.relation}`;
  const hasPoints = printed.has(points);
  printed.set(points, names);
  const text = once(reading.text);
  const opening = h(
    'div',
    { className: 'encounter' },
    h('p', { className: 'eyebrow' }, `${bond} · ${pair.numbers[0]} com ${pair.numbers[1]} · ${general.title}`),
    h('h3', {}, namesOf(reading, called)),
    h('p', { style: { marginTop: '2mm' } }, text),
    hasPoints ? null : pointCards(reading),
  );
  const axis = (label: string, said: string): Block => ({
    content: h('p', { className: 'axis' }, h('strong', {}, `${label}. `), said),
    height: heightOf(`${label}. ${said}`),
  });
  return [
    { content: opening, height: openingHeight + heightOf(text) + (hasPoints ? 0 : pointsHeight) },
    ...chosen.map((one) =>
      axis(`${axisWords[one.axis].name}, ${one.numbers[0]} com ${one.numbers[1]}`, once(one.text)),
    ),
    ...(shared && !printed.has(shared.text) ? [axis(shared.title, once(shared.text))] : []),
  ];
}

/** How much an axis says: the table's vibrations and oppositions more than its neutral pairs. */
function distinctness([one, other]: readonly [number, number]): number {
  const neutral = 70;
  return Math.abs(conjugalScore(one, other) - neutral);
}
