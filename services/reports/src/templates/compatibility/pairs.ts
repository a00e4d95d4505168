import type { PairResult } from '@sefira/numerology/block-results';
import { interpretRelation, relationKey } from '@sefira/numerology/interpretations/relations';
import type { PairReading } from '@sefira/numerology/interpretations/relationship/pair-reading';
import { type RelationRole, relationKindNames } from '@sefira/numerology/relation/relation-kinds';
import { conjugalScore } from '@sefira/numerology/scores';
import { type Content, each, h } from '../document/element.ts';
import { bullets, type Chapter, chapter, numeral, section } from '../parts/chapter.ts';
import { list } from '../parts/dates.ts';
import { axisWords } from './axes.ts';
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

/** What both share, what each has that the other lacks, and the number of the pair. */
export function sharedChapter({ relation, result }: RelationInput): Chapter[] {
  const [reading] = relation.pairs;
  if (!reading) return [];
  const { called } = relation;
  const { shared, fills, pairNumber } = reading;
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

const axesShown = 2;

/** Every pair of three to five people; a text that another pair had already is referred to, never printed twice. */
export function pairsChapter({ result, relation }: RelationInput): Chapter {
  const printed = new Map<string, string>();
  return chapter({
    id: 'pares',
    title: 'Par a par',
    part: 'Os encontros',
    hasNotes: true,
    lead: 'Cada dupla com o seu laço, o que facilita, o que pede cuidado e os dois eixos que mais contam entre elas.',
    content: each(relation.pairs, (reading, index) => {
      const pair = result.pairs[index];
      return pair ? pairBlock(reading, pair, relation.called, printed) : null;
    }),
  });
}

/** Texts of the chapter with the pair that had them first. */
type Printed = Map<string, string>;

function pairBlock(reading: PairReading, pair: PairResult, called: readonly string[], printed: Printed): Content {
  const names = `${called[reading.first] ?? ''} e ${called[reading.second] ?? ''}`;
  const general = interpretRelation(relationKey(pair.relation, pair.numbers));
  const bond = reading.kind === null ? 'Entre os dois' : relationKindNames[reading.kind];
  const once = (text: string): string => {
    const before = printed.get(text);
    if (before !== undefined) return `A combinação é a de ${before}: vale a mesma leitura.`;
    printed.set(text, names);
    return text;
  };
  const chosen = reading.axes
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
  return h(
    'div',
    { className: hasPoints ? 'encounter whole brief' : 'encounter whole' },
    h('p', { className: 'eyebrow' }, `${bond} · ${pair.numbers[0]} com ${pair.numbers[1]} · ${general.title}`),
    h('h3', {}, namesOf(reading, called)),
    h('p', { style: { marginTop: '2mm' } }, once(reading.text)),
    hasPoints ? null : pointCards(reading),
    ...each(chosen, ({ axis, numbers, text }) =>
      h(
        'p',
        { className: 'axis' },
        h('strong', {}, `${axisWords[axis].name}, ${numbers[0]} com ${numbers[1]}. `),
        once(text),
      ),
    ),
    shared && !printed.has(shared.text)
      ? h('p', { className: 'axis' }, h('strong', {}, `${shared.title}. `), once(shared.text))
      : null,
  );
}

/** How much an axis says: the table's vibrations and oppositions more than its neutral pairs. */
function distinctness([one, other]: readonly [number, number]): number {
  const neutral = 70;
  return Math.abs(conjugalScore(one, other) - neutral);
}
