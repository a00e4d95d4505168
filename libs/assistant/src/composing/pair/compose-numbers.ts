import { joinWords } from '@sefira/numerology/interpretations/text-of';
import { type Composed, type Composer, sentence } from '../composer.ts';
import { areaPassage, numberPassage, textsOf } from '../passage-bank.ts';
import { answerOf, type Part } from '../shorten.ts';
import { capital, numberOf, type Position } from '../speaker.ts';
import { usedNumbers } from './compose-aspect.ts';
import { composePair } from './compose-pair.ts';
import { missingOf, type Side, sides } from './sides.ts';

const compared: readonly (readonly [position: Position, name: string])[] = [
  ['expressao', 'Expressão'],
  ['motivacao', 'Motivação'],
  ['impressao', 'Impressão'],
  ['destino', 'Destino'],
  ['missao', 'Missão'],
];

interface Row {
  readonly position: Position;
  readonly name: string;
  readonly values: readonly number[];
}

/** The numbers that are asked for, else all. */
function rowsOf(composer: Composer, all: readonly Side[]): Row[] {
  const { topics } = composer.act;
  const asked = compared.filter(([position]) => topics.some((topic) => topic === position));
  return (asked.length > 0 ? asked : compared).flatMap(([position, name]) => {
    const values = all.flatMap(({ speaker }) => {
      const value = position === 'numeroPsiquico' ? undefined : composer.map(speaker.label)?.map[position];
      return value === undefined || value === 0 ? [] : [value];
    });
    return values.length === all.length ? [{ position, name, values }] : [];
  });
}

/** The main numbers of two or more people beside each other, with what is alike and what differs most. */
export function composePairNumbers(composer: Composer): Composed {
  const missing = missingOf(composer);
  if (missing) return missing;
  const all = sides(composer, 'jeito');
  const rows = rowsOf(composer, all);
  if (all.length < 2 || rows.length === 0) return composePair(composer);
  const lines = rows.map(({ name, values }) => {
    const each = values.map((value, at) => `${all[at]?.name} ${value} (${textsOf(value).palavra})`);
    return `- **${name}:** ${joinWords(each)}`;
  });
  const [row, ...more] = rows;
  if (row && more.length === 0) {
    if (/\bqual d/u.test(composer.act.words)) return ofOneNumber(composer, all, row);
    if (all.length === 2) return oneOfTwo(composer, all, row);
  }
  const same = rows.filter(({ values }) => new Set(values).size === 1);
  const [other] = rows.filter(({ values }) => new Set(values).size > 1);
  return {
    text: answerOf(
      composer,
      ['claim', `${lines.join('\n')}\n\n`],
      [
        'claim',
        same.length > 0
          ? `**${same.length > 1 ? 'Iguais' : 'Igual'}:** ${joinWords(same.map(({ name, values }) => `${name} ${values[0]}`))}, onde um entende o outro sem explicar.`
          : rows.length > 1
            ? '**Nenhum número se repete no mesmo lugar**, e por isso um enxerga o que o outro não vê.'
            : '',
      ],
      ...(other ? differs(composer, all, other) : []),
    ),
    results: composer.act.who.flatMap((label) => composer.map(label) ?? []),
    basis: usedNumbers(composer),
    chips: ['O que temos em comum?', 'Onde a gente mais se desentende?'],
    title: `${capital(all[0]?.name ?? '')} e ${all[1]?.name}: números`.slice(0, 60),
  };
}

const asksWhetherSame = /\b(?:mesm[oa]s?|igual|iguais)\b/u;

/** `Temos o mesmo Destino?`: one number of two people, and what each does with it. */
function oneOfTwo(composer: Composer, all: readonly Side[], row: Row): Composed {
  const isSame = new Set(row.values).size === 1;
  const placed = all.map(({ speaker }, at) => numberOf(row.position, row.values[at] ?? 1, speaker));
  const [first = '', second = ''] = placed;
  const [word = '', otherWord = ''] = row.values.map((value) => textsOf(value).palavra);
  const verdict = asksWhetherSame.test(composer.act.words) ? (isSame ? 'Sim: ' : 'Não: ') : '';
  const lead = isSame
    ? `${first} e ${second} falam de ${word}`
    : `${first} fala de ${word}, e ${second}, de ${otherWord}`;
  return {
    text: answerOf(
      composer,
      ['claim', `**${capital(`${verdict}${lead}`)}.**`],
      ...(isSame
        ? ([['support', 'Um entende o outro sem explicar nesse ponto.']] satisfies Part[])
        : differs(composer, all, row)),
    ),
    results: composer.act.who.flatMap((label) => composer.map(label) ?? []),
    chips: ['O que temos em comum?', 'Onde a gente mais se desentende?'],
    title: `${capital(all[0]?.name ?? '')} e ${all[1]?.name}: ${row.name}`.slice(0, 60),
  };
}

/** `Qual das duas é mais difícil?` of one number of several people: what each asks of its owner. */
function ofOneNumber(composer: Composer, all: readonly Side[], { position, values, name }: Row): Composed {
  const each = all.map(({ speaker }, at) => {
    const value = values[at] ?? 1;
    return sentence(
      numberOf(position, value, speaker),
      composer.pick(numberPassage(value, 'fraqueza'), areaPassage(value, 'interior', 'tension')),
    );
  });
  return {
    text: `**Nenhuma conta diz qual ${name} é melhor ou pesa mais: cada número cobra por um lado.** ${each.join(' ')} Para quem vive, a mais difícil é a que pede o que falta no resto do mapa.`,
    results: composer.act.who.flatMap((label) => composer.map(label) ?? []),
    chips: ['O que temos em comum?', 'Onde a gente mais se desentende?'],
  };
}

function differs(composer: Composer, [one, other]: readonly Side[], { position, values }: Row): readonly Part[] {
  const [a, b] = values;
  if (!one || !other || a === undefined || b === undefined) return [];
  return [
    [
      'tension',
      sentence(
        'A diferença que mais aparece:',
        numberOf(position, a, one.speaker),
        composer.pick(numberPassage(a, 'forca'), numberPassage(a, 'papel')),
      ),
    ],
    [
      'support',
      sentence(
        'Já',
        numberOf(position, b, other.speaker),
        composer.pick(numberPassage(b, 'forca'), numberPassage(b, 'papel')),
      ),
    ],
  ];
}

/** Which number weighs most between two people. */
export function composePairWeight(composer: Composer): Composed {
  const missing = missingOf(composer);
  if (missing) return missing;
  const [one, other] = sides(composer, 'amor');
  const missions = [one, other].map((side) => side && composer.map(side.speaker.label)?.map.missao);
  const [a, b] = [
    one?.numbers.find(({ position }) => position === 'motivacao'),
    other?.numbers.find(({ position }) => position === 'motivacao'),
  ];
  const [first, second] = missions;
  if (!one || !other || !first || !second) return composePairNumbers(composer);
  const missionOf = ({ speaker }: Side, value: number) => numberOf('missao', value, speaker);
  return {
    text: [
      `**Entre duas pessoas, a Missão pesa mais: é dela que a tradição tira a harmonia.**`,
      sentence(
        `${missionOf(one, first)} fala de ${textsOf(first).palavra}, e ${missionOf(other, second)}, de ${textsOf(second).palavra}.`,
      ),
      a && b
        ? sentence(
            'No dia a dia aparece antes a Motivação, que é o que cada um busca:',
            `${one.name}, ${textsOf(a.value).palavra}; ${other.name}, ${textsOf(b.value).palavra}.`,
          )
        : '',
    ]
      .filter(Boolean)
      .join(' '),
    results: composer.act.who.flatMap((label) => composer.map(label) ?? []),
    basis: usedNumbers(composer),
    chips: ['O que temos em comum?', 'Como podemos melhorar isso?'],
  };
}

/** What three or more people share: a number that all have, else the one that most of them have. */
export function composeShared(composer: Composer): Composed {
  const missing = missingOf(composer);
  if (missing) return missing;
  const all = sides(composer, 'jeito');
  const values = [...new Set(all.flatMap(({ numbers }) => numbers.map(({ value }) => value)))];
  const owners = (value: number) => all.filter(({ numbers }) => numbers.some((one) => one.value === value));
  const [value] = [...values].sort((one, other) => owners(other).length - owners(one).length);
  if (value === undefined) return composePair(composer);
  const shared = owners(value);
  const where = shared.map(({ speaker, numbers }) => {
    const found = numbers.find((one) => one.value === value);
    return found ? `n${numberOf(found.position, found.value, speaker)}` : '';
  });
  const lead =
    shared.length === all.length
      ? `**Um número aparece em todos: o ${value}, que fala de ${textsOf(value).palavra}.**`
      : shared.length > 1
        ? `**Nenhum número principal está em todos; o que mais se repete é o ${value}, de ${textsOf(value).palavra}, em ${joinWords(shared.map(({ name }) => name))}.**`
        : '**Nenhum número principal se repete entre vocês: cada um traz o seu.**';
  return {
    text: [
      lead,
      shared.length > 1 ? sentence(`Está ${joinWords(where)}.`) : '',
      shared.length > 1
        ? sentence(
            `Quem tem o ${value}`,
            composer.pick(
              numberPassage(value, 'essencia'),
              numberPassage(value, 'forca'),
              numberPassage(value, 'papel'),
            ),
          )
        : '',
      ...all
        .filter((side) => !shared.includes(side) || shared.length < 2)
        .slice(0, 3)
        .map((side) => {
          const [own] = side.numbers;
          return own ? sentence(`${side.name} traz o ${own.value}, de ${textsOf(own.value).palavra}.`) : '';
        }),
    ]
      .filter(Boolean)
      .join(' '),
    results: composer.act.who.flatMap((label) => composer.map(label) ?? []),
    basis: usedNumbers(composer),
    chips: ['Onde a gente mais se desentende?', 'Em que a gente se completa?'],
  };
}
