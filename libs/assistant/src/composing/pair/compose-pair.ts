import { personalTime } from '@sefira/numerology/calendar/personal-time';
import { compatibilityNote, wordOfBand } from '@sefira/numerology/interpretations/relations';
import texts from '../../../texts/pares.json' with { type: 'json' };
import { comparePeople } from '../../tools/joint-tools.ts';
import { askFor, type Composed, type Composer, ownerOf, sentence } from '../composer.ts';
import { type Area, areaPassage, dealingPassage, numberPassage, textsOf, type Wording } from '../passage-bank.ts';
import { monthInWords, purposeOf, yearOf } from '../period-facts.ts';
import { firstSentences } from '../shorten.ts';
import { capital, numberOf, numbersFor, type PlacedNumber, type Speaker } from '../speaker.ts';
import { type KnownBond as Kind, relationKindOf } from './relation-kind.ts';

type Link = 'vibra' | 'atrai' | 'igual' | 'passivo' | 'oposto';

export interface Side {
  readonly speaker: Speaker;
  readonly numbers: readonly PlacedNumber[];
  readonly name: string;
}

const areaOfKind: Readonly<Record<Kind, Area>> = {
  casal: 'amor',
  familia: 'familia',
  irmaos: 'familia',
  amizade: 'interior',
  socios: 'trabalho',
  equipe: 'trabalho',
  neutro: 'familia',
};

/** The kind that a question names for a comparison: `e como sócios?`, `e no amor?` */
const saidKinds: readonly (readonly [RegExp, Kind])[] = [
  [/\b(?:como|de|ser|sao|virar|bons?|boas?) soci[oa]s?\b|\bsociedade\b|\bnegocio\b/u, 'socios'],
  [/\b(?:como|de|so|ser|bons?|boas?) amig[oa]s?\b|\bna amizade\b/u, 'amizade'],
  [/\bno amor\b|\b(?:como|ser|um) casal\b|\b(?:namorar|casar|casamento|romance)\b/u, 'casal'],
  [/\bno trabalho\b|\bna equipe\b/u, 'equipe'],
];

/** The kind of relation of the people compared: said, known of one of them, or none. */
export function kindOf({ act, state }: Composer): Kind {
  const said = saidKinds.find(([pattern]) => pattern.test(act.words))?.[1];
  if (said !== undefined) return said;
  const bonds = act.who
    .map((label) => state.people.find((one) => one.label === label)?.bond)
    .filter((one) => one !== null && one !== undefined);
  return bonds[0] ?? 'neutro';
}

export function sides(composer: Composer, aspect: string): Side[] {
  return composer.act.who.flatMap((label) => {
    const found = composer.map(label);
    const speaker = composer.speaker(label);
    return found
      ? [{ speaker, numbers: numbersFor(aspect, found.map), name: speaker.isMine ? 'você' : speaker.called }]
      : [];
  });
}

export function missingOf(composer: Composer): Composed | null {
  for (const label of composer.act.who) {
    const person = composer.person(label);
    if (!person?.name && !person?.birthDate) return askFor(label, composer, 'both', 'comparar vocês dois');
  }
  return composer.act.who.length < 2 ? askFor('par', composer, 'both', 'comparar vocês dois') : null;
}

const pairLabel = (one: Side, other: Side) => `${capital(one.name)} e ${other.name}`;

/** Two or more people: what each brings, how they meet, and one practice. */
export function composePair(composer: Composer): Composed {
  const missing = missingOf(composer);
  if (missing) return missing;
  const kind = kindOf(composer);
  const area = areaOfKind[kind];
  const [one, other, ...rest] = sides(composer, area);
  if (!one || !other) return askFor('par', composer, 'both', 'comparar vocês dois');
  const compared = comparedPeople(composer);
  const isComplete = compared !== null;
  const [pair] = compared?.result.pairs ?? [];
  const first = one.numbers[0];
  const second = other.numbers.find(({ value }) => value !== first?.value) ?? other.numbers[0];
  const link = pair ? linkOfPair(pair.relation) : linkOf(first, second);
  const reading = pickText(composer, `par.${kind}.${link}`, texts[kind][link])
    .replaceAll('{a}', one.name)
    .replaceAll('{b}', other.name);
  const lead =
    rest.length > 0
      ? `**${[one, other, ...rest].map(({ name }) => capital(name)).join(', ')}:** entre vocês, cada dupla tem o seu ritmo.`
      : `**${pairLabel(one, other)}:** ${reading}`;
  const year = composer.act.periods.find(({ span }) => span === 'year');
  const half = isComplete ? '' : `Com o nome completo ${other.speaker.of || 'das pessoas'}, a leitura inclui a Missão.`;
  const month = composer.act.periods.find(({ span }) => span === 'month');
  const body = month
    ? [pairMonth(composer, month.date)]
    : year
      ? [pairYear(composer, Number(year.date.slice(0, 4))), broughtBy(composer, one, first, area, '')]
      : [
          missions(composer, one, other),
          ofKind(composer, compared) ||
            [broughtBy(composer, one, first, area, ''), broughtBy(composer, other, second, area, 'Já')].join(' '),
        ];
  return {
    text: (month ? [...body, lead] : [lead, ...body, half]).filter(Boolean).join(' '),
    basis: [...comparedLines(composer, compared), compatibilityNote],
    results: [
      ...(compared ? [compared] : []),
      ...composer.act.who.flatMap((label) => composer.map(label) ?? []),
      ...(year ? yearFacts(composer, Number(year.date.slice(0, 4))) : []),
      ...(month ? monthFacts(composer, month.date) : []),
    ],
    chips: ['Onde a gente mais se desentende?', 'O que temos em comum?'],
    title:
      `${capital(one.name === 'você' ? other.name : one.name)} e ${one.name === 'você' ? 'você' : other.name}`.slice(
        0,
        60,
      ),
  };
}

type Compared = ReturnType<typeof comparePeople>;

/** The comparison by the kind of relation that the words for the people say; null without name and date of each. */
function comparedPeople(composer: Composer): Compared | null {
  const { who } = composer.act;
  const people = who.map((label) => ({
    name: composer.person(label)?.name ?? '',
    birthDate: composer.person(label)?.birthDate ?? '',
  }));
  const isComplete = people.every(({ name, birthDate }) => name !== '' && birthDate !== '');
  return isComplete ? comparePeople(people, composer.today, relationKindOf(kindOf(composer), who)) : null;
}

/** What the kind of relation makes of two numbers, the first time that it is asked; else empty. */
function ofKind(composer: Composer, compared: Compared | null): string {
  const [pair] = compared?.result.pairs ?? [];
  const [reading] = compared?.relation?.pairs ?? [];
  if (!pair || !reading || reading.kind === null) return '';
  const [one, other] = pair.numbers;
  return freshly(
    composer,
    `relacao.${reading.kind}.${one}-${other}`,
    `Na harmonia, ${one} com ${other}. ${firstSentences(reading.text, 3)}`,
  );
}

/** A text that was not said yet, or nothing. */
function freshly(composer: Composer, id: string, text: string): string {
  const wording = { id, text };
  return composer.isNew(wording) ? composer.pick(wording) : '';
}

/** Two people in two sentences: how they meet, and what each one brings. */
export function composePairSummary(composer: Composer): Composed {
  const whole = composePair(composer);
  const [one, other] = sides(composer, areaOfKind[kindOf(composer)]);
  const [a, b] = [one?.numbers[0], other?.numbers[0]];
  if (!one || !other || !a || !b) return whole;
  const [opening = ''] = whole.text.match(/[^.!?]+[.!?]+/u) ?? [whole.text];
  const brings = ({ position, value }: PlacedNumber, { speaker }: Side) =>
    `${numberOf(position, value, speaker)} traz ${textsOf(value).palavra}`;
  return { ...whole, text: `${opening.trim()} ${sentence(brings(a, one), 'e', `${brings(b, other)}.`)}`, basis: [] };
}

function missions(composer: Composer, one: Side, other: Side): string {
  const [first, second] = [missionOf(composer, one.speaker.label), missionOf(composer, other.speaker.label)];
  if (first === undefined || second === undefined) return '';
  const missionOfSide = ({ speaker }: Side) => (speaker.isMine ? 'sua Missão' : `Missão ${speaker.of}`);
  return `A ${missionOfSide(one)} é ${first}, e a ${missionOfSide(other)} é ${second}.`;
}

/** The Missão of a map, with 11 and 22; the harmony of two people reduces it to a digit. */
function missionOf(composer: Composer, label: string): number | undefined {
  return composer.map(label)?.map.missao;
}

/** What the number of one side brings into the relation. */
function broughtBy(
  composer: Composer,
  side: Side,
  placed: PlacedNumber | undefined,
  area: Area,
  connective: string,
): string {
  if (!placed) return '';
  return sentence(
    connective,
    numberOf(placed.position, placed.value, side.speaker),
    composer.pick(
      areaPassage(placed.value, area, 'claim'),
      numberPassage(placed.value, 'forca'),
      numberPassage(placed.value, 'essencia'),
    ),
  );
}

function comparedLines(composer: Composer, compared: ReturnType<typeof comparePeople> | null): string[] {
  if (!compared) return ['Sem o nome e a data de ambas as pessoas, a comparação usa os números que existem.'];
  return compared.result.pairs.map(({ first, second, score, level, numbers: [one, other] }) => {
    const mission = missionOf(composer, composer.act.who[first] ?? 'eu') ?? one;
    const otherMission = missionOf(composer, composer.act.who[second] ?? 'eu') ?? other;
    const reduced = mission === one && otherMission === other ? '' : `, na harmonia ${one} e ${other}`;
    return `${calledAt(composer, first)} e ${calledAt(composer, second)}: Missão ${mission} e Missão ${otherMission}${reduced}. A harmonia é de ${score}% (${wordOfBand(level).toLocaleLowerCase('pt-BR')}).`;
  });
}

function linkOfPair(relation: string): Link {
  return relation === 'vibra' || relation === 'atrai' || relation === 'igual' || relation === 'passivo'
    ? relation
    : 'oposto';
}

function calledAt(composer: Composer, index: number): string {
  const speaker = composer.speaker(composer.act.who[index] ?? 'eu');
  return speaker.isMine ? 'Você' : capital(speaker.called);
}

function linkOf(one: PlacedNumber | undefined, other: PlacedNumber | undefined): Link {
  if (!one || !other) return 'passivo';
  if (one.value === other.value) return 'igual';
  return (one.value + other.value) % 2 === 0 ? 'atrai' : 'oposto';
}

function pickText(composer: Composer, id: string, options: readonly string[]): string {
  return composer.pick(...options.map((text, index): Wording => ({ id: `${id}.${index}`, text })));
}

function pairYear(composer: Composer, year: number): string {
  const parts = composer.act.who.flatMap((label) => {
    const birthDate = composer.person(label)?.birthDate;
    const speaker = composer.speaker(label);
    return birthDate
      ? [`${speaker.isMine ? 'o seu Ano Pessoal' : `o Ano Pessoal ${speaker.of}`} é ${yearOf(birthDate, year).opens}`]
      : [];
  });
  return sentence(
    `Em ${year},`,
    `${parts.join(' e ')}.`,
    'Combinem cedo o que cada um quer desse ano, porque os ritmos mudam no aniversário.',
  );
}

/** A month for both: their numbers there, and whether it suits the purpose. */
function pairMonth(composer: Composer, date: string): string {
  const purpose = purposeOf(composer.act.purpose);
  const months = monthsOf(composer, date);
  const fitting = months.filter(({ number }) => purpose.bons.includes(number)).length;
  const verdict =
    fitting === months.length
      ? `combina para ${purpose.nome}: os dois meses falam de ${purpose.razao}`
      : fitting > 0
        ? `ajuda um lado mais que o outro para ${purpose.nome}`
        : `é neutro para ${purpose.nome}: não empurra nem atrapalha`;
  const listed = months.map(
    ({ speaker, number }) => `o ${speaker.isMine ? 'seu mês' : `mês ${speaker.of}`} é ${number}`,
  );
  return sentence(
    `**Em ${monthInWords(date)}, ${listed.join(' e ')}, o que ${verdict}.**`,
    'Vale mais a data que cabe na vida das duas famílias; o número entra como tempero.',
  );
}

function monthsOf(composer: Composer, date: string) {
  return composer.act.who.flatMap((label) => {
    const birthDate = composer.person(label)?.birthDate;
    const speaker = composer.speaker(label);
    return birthDate
      ? [
          {
            speaker,
            called: ownerOf(composer.person(label), speaker),
            number: personalTime(birthDate, `${date.slice(0, 8)}15`).mesPessoal,
          },
        ]
      : [];
  });
}

function monthFacts(composer: Composer, date: string) {
  const facts = monthsOf(composer, date).map(({ called, number }) => ({
    label: 'Mês Pessoal',
    of: called,
    value: number,
  }));
  return [{ tool: 'calcular_periodo', facts, card: null, sources: [] }];
}

function yearFacts(composer: Composer, year: number) {
  const facts = composer.act.who.flatMap((label) => {
    const birthDate = composer.person(label)?.birthDate;
    return birthDate
      ? [
          {
            label: 'Ano Pessoal',
            of: ownerOf(composer.person(label), composer.speaker(label)),
            value: yearOf(birthDate, year).opens,
          },
        ]
      : [];
  });
  return [{ tool: 'calcular_periodo', facts, card: null, sources: [] }];
}

/** Where two people clash, what they share, how they complete each other. */
export function composePairAspect(composer: Composer): Composed {
  const missing = missingOf(composer);
  if (missing) return missing;
  const { intent } = composer.act;
  const kind = kindOf(composer);
  const area = areaOfKind[kind];
  const [one, other] = sides(composer, intent === 'brigas' || intent === 'porque' ? 'fraqueza' : 'jeito');
  if (!one || !other) return composePair(composer);
  const text =
    intent === 'comum'
      ? commonText(composer, one, other)
      : intent === 'completa' || intent === 'viajar'
        ? completeText(composer, one, other, area)
        : clashText(composer, one, other, area);
  return {
    text,
    results: composer.act.who.flatMap((label) => composer.map(label) ?? []),
    basis: usedNumbers(composer),
    chips: [
      'Como podemos melhorar isso?',
      intent === 'comum' ? 'Onde a gente mais se desentende?' : 'O que temos em comum?',
    ],
  };
}

export function usedNumbers(composer: Composer): string[] {
  return composer.act.who.flatMap((label) => {
    const found = composer.map(label);
    const speaker = composer.speaker(label);
    if (!found) return [];
    const used = numbersFor('jeito', found.map)
      .slice(0, 3)
      .map(({ position, value }) => numberOf(position, value, speaker));
    return [`Números lidos: ${used.join(', ')}.`];
  });
}

function clashText(composer: Composer, one: Side, other: Side, area: Area): string {
  const a = one.numbers[0];
  const b = other.numbers.find(({ value }) => value !== a?.value) ?? other.numbers[0];
  if (!a || !b) return '';
  return [
    `**${composer.pick({ id: 'atrito.0', text: 'O atrito entre vocês mora no ritmo.' }, { id: 'atrito.1', text: `Entre ${one.name} e ${other.name}, vocês se estranham mais na forma que no assunto.` }, { id: 'atrito.2', text: 'Vocês discutem quando o cansaço fala primeiro.' })}**`,
    sentence(
      'De um lado,',
      numberOf(a.position, a.value, one.speaker),
      composer.pick(areaPassage(a.value, area, 'tension'), numberPassage(a.value, 'fraqueza')),
    ),
    sentence(
      'Do outro,',
      numberOf(b.position, b.value, other.speaker),
      composer.pick(dealingPassage(b.value, 'irritates'), areaPassage(b.value, area, 'tension')),
    ),
    one.speaker.isMine
      ? composer.pick(dealingPassage(b.value, 'deal'), areaPassage(a.value, area, 'practice'))
      : 'Um combinado curto, dito em dia calmo, evita a metade das discussões.',
  ].join(' ');
}

/** What a number means that both have, the first time that it is asked; else empty. */
function sharedText(composer: Composer, number: number): string {
  const [reading] = comparedPeople(composer)?.relation?.pairs ?? [];
  const shared = reading?.shared.find((one) => one.number === number);
  return shared ? freshly(composer, `comum.${number}`, firstSentences(shared.text, 2)) : '';
}

function commonText(composer: Composer, one: Side, other: Side): string {
  const shared = one.numbers.find(({ value }) => other.numbers.some((there) => there.value === value));
  if (shared) {
    const there = other.numbers.find(({ value }) => value === shared.value) ?? shared;
    return [
      `**${pairLabel(one, other)} têm o ${shared.value} em comum, que fala de ${textsOf(shared.value).palavra}.**`,
      `Está n${numberOf(shared.position, shared.value, one.speaker)} e também n${numberOf(there.position, there.value, other.speaker)}.`,
      sharedText(composer, shared.value) ||
        sentence(
          'Por isso vocês dois se reconhecem: esse número',
          composer.pick(numberPassage(shared.value, 'essencia'), numberPassage(shared.value, 'forca')),
        ),
    ].join(' ');
  }
  const [a, b] = [one.numbers[0], other.numbers[0]];
  if (!a || !b) return '';
  const brings = ({ position, value }: PlacedNumber, side: Side) =>
    `${numberOf(position, value, side.speaker)} ${composer.pick(numberPassage(value, 'forca'), numberPassage(value, 'papel'))}`;
  return `**${pairLabel(one, other)} não repetem nenhum dos números principais, e o que une vocês é a troca.** Um traz ${textsOf(a.value).palavra}, o outro ${textsOf(b.value).palavra}. ${sentence(brings(a, one))} ${sentence('Já', brings(b, other))}`;
}

function completeText(composer: Composer, one: Side, other: Side, area: Area): string {
  const b = other.numbers.find(({ value }) => !one.numbers.some((here) => here.value === value)) ?? other.numbers[0];
  const a = one.numbers.find(({ value }) => value !== b?.value) ?? one.numbers[0];
  if (!a || !b) return '';
  return [
    `**${composer.pick({ id: 'completa.0', text: 'Vocês se completam onde um sobra e o outro falta.' }, { id: 'completa.1', text: `Entre vocês, a diferença faz o trabalho: ${pairLabel(one, other)} olham para lados distintos.` }, { id: 'completa.2', text: 'Vocês dois não precisam ser iguais para andar juntos.' })}**`,
    sentence(
      numberOf(b.position, b.value, other.speaker),
      composer.pick(
        ...(area === 'trabalho' ? [numberPassage(b.value, 'papel')] : [areaPassage(b.value, area, 'claim')]),
        numberPassage(b.value, 'forca'),
        areaPassage(b.value, area, 'support'),
      ),
    ),
    sentence(
      one.speaker.isMine ? 'Do seu lado,' : `Do lado ${one.speaker.of},`,
      numberOf(a.position, a.value, one.speaker),
      composer.pick(
        ...(area === 'trabalho' ? [numberPassage(a.value, 'papel')] : [areaPassage(a.value, area, 'claim')]),
        numberPassage(a.value, 'forca'),
        areaPassage(a.value, area, 'support'),
      ),
    ),
    composer.act.intent === 'viajar'
      ? 'Dá certo quando as duas partes combinam antes horário, dinheiro e um tempo em separado.'
      : area === 'trabalho'
        ? 'Dividam as tarefas por aí, e digam isso em voz alta.'
        : 'Contem um ao outro, com um exemplo de cada lado, onde isso já ajudou.',
  ].join(' ');
}
