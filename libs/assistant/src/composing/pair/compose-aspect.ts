import { type Composed, type Composer, pickNumber, sentence } from '../composer.ts';
import { type Area, areaPassage, areas, dealingPassage, numberPassage, textsOf, wordingsOf } from '../passage-bank.ts';
import { answerOf, firstSentences } from '../shorten.ts';
import { capital, numberOf, numbersFor, type PlacedNumber } from '../speaker.ts';
import { composePair } from './compose-pair.ts';
import {
  areaOfKind,
  comparedPeople,
  freshly,
  kindOf,
  missingOf,
  ofChild,
  pairLabel,
  type Side,
  sides,
} from './sides.ts';

/** Where two people clash, what they share, how they complete each other. */
export function composePairAspect(all: Composer): Composed {
  const isOfAll = all.act.who.length > 2 && all.act.intent === 'completa';
  const composer = all.act.who.length > 2 && !isOfAll ? ofTwo(all) : all;
  const missing = missingOf(composer);
  if (missing && composer.act.intent === 'brigas') return withCare(composer, missing);
  if (missing) return missing;
  const { intent } = composer.act;
  const kind = kindOf(composer);
  const area = areas.find((known) => known === composer.act.area) ?? areaOfKind[kind];
  const [one, other] = sides(composer, intent === 'brigas' || intent === 'porque' ? 'fraqueza' : 'jeito');
  if (!one || !other) return composePair(composer);
  const text =
    intent === 'comum'
      ? commonText(composer, one, other)
      : intent === 'completa' || intent === 'viajar'
        ? isOfAll
          ? eachText(composer, sides(composer, 'jeito'), area)
          : completeText(composer, one, other, area)
        : clashText(composer, one, other, area, all.act.who.length > 2);
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

/** A quarrel is met first, and the data are asked for after it. */
function withCare(composer: Composer, missing: Composed): Composed {
  const care = composer.pick(...wordingsOf('relato'));
  return { ...missing, text: `${care} ${missing.text}` };
}

export function usedNumbers(composer: Composer): string[] {
  return composer.act.who.flatMap((label) => {
    const found = composer.map(label);
    const speaker = composer.speaker(label);
    if (!found) return [];
    const used = numbersFor('jeito', found.map)
      .slice(0, 3)
      .map(({ position, value }) => numberOf(position, value, speaker));
    const line = { id: `lidos.${label}.${used.join()}`, text: `Números lidos: ${used.join(', ')}.` };
    return composer.isNew(line) ? [composer.pick(line)] : [];
  });
}

function clashText(composer: Composer, one: Side, other: Side, area: Area, isOfGroup: boolean): string {
  const a = one.numbers[0];
  const b = other.numbers.find(({ value }) => value !== a?.value) ?? other.numbers[0];
  if (!a || !b) return '';
  return [
    isOfGroup
      ? `**O ponto de mais atrito fica entre ${one.name} e ${other.name}.**`
      : `**${clashLead(composer, [one, a], [other, b])}**`,
    sentence(
      'De um lado,',
      isOfGroup ? numberOf(a.position, a.value, one.speaker) : `o ${a.value}`,
      composer.pick(areaPassage(a.value, area, 'tension'), numberPassage(a.value, 'fraqueza')),
    ),
    sentence(
      'Do outro,',
      isOfGroup ? numberOf(b.position, b.value, other.speaker) : `o ${b.value}`,
      composer.pick(dealingPassage(b.value, 'irritates'), areaPassage(b.value, area, 'tension')),
    ),
    one.speaker.isMine
      ? composer.pick(dealingPassage(b.value, 'deal'), areaPassage(a.value, area, 'practice'))
      : 'Um combinado curto, dito em dia calmo, evita a metade das discussões.',
  ].join(' ');
}

/** `Quem tá errada?` */
const asksWhoIsWrong = /\b(?:errad[oa]s?|culpad[oa]|culpa|razao)\b/u;

/** Where two people clash, in the numbers that clash. */
function clashLead(
  { act, pick }: Composer,
  [one, a]: readonly [Side, PlacedNumber],
  [other, b]: readonly [Side, PlacedNumber],
) {
  const [first, second] = [numberOf(a.position, a.value, one.speaker), numberOf(b.position, b.value, other.speaker)];
  const of = act.who.includes('eu') ? 'de vocês' : 'entre os dois';
  const meeting = `o atrito ${of} vem do encontro d${first}, de ${textsOf(a.value).palavra}, com ${second}, de ${textsOf(b.value).palavra}.`;
  if (asksWhoIsWrong.test(act.words)) return `Nenhum número dá razão a um lado só: ${meeting}`;
  const [sought, given] = [textsOf(a.value).palavra, textsOf(b.value).palavra];
  return pick(
    {
      id: `atrito.${a.value}.${b.value}.0`,
      text: capital(meeting),
    },
    {
      id: `atrito.${a.value}.${b.value}.1`,
      text: `Vocês se estranham quando ${first} quer ${sought} e ${second} quer ${given}.`,
    },
    {
      id: `atrito.${a.value}.${b.value}.2`,
      text: `A discussão começa entre ${first}, que pede ${sought}, e ${second}, que pede ${given}.`,
    },
  );
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

/** What each of three or more people brings. */
function eachText(composer: Composer, all: readonly Side[], area: Area): string {
  const brings = all.flatMap((side) => {
    const [placed] = side.numbers;
    if (!placed) return [];
    const { placed: fresh, text } = pickNumber(composer, [placed, ...side.numbers.slice(1)], (value) => [
      areaPassage(value, area, 'claim'),
      areaPassage(value, area, 'support'),
      numberPassage(value, 'forca'),
    ]);
    return [sentence(numberOf(fresh.position, fresh.value, side.speaker), text)];
  });
  return `**Cada um traz uma parte, e as partes se completam.** ${brings.join(' ')}`;
}

/** Twins have one Destino and differ by their names; empty for any other two. */
function sameBirth({ person, map }: Composer, one: Side, other: Side): string {
  const [born, there] = [one, other].map(({ speaker }) => person(speaker.label)?.birthDate);
  const destino = map(one.speaker.label)?.map.destino;
  return born && born === there && destino
    ? `Quem nasce no mesmo dia tem o mesmo Destino, e aqui ele é ${destino}; a diferença vem do nome.`
    : '';
}

function completeText(composer: Composer, one: Side, other: Side, area: Area): string {
  const b = other.numbers.find(({ value }) => !one.numbers.some((here) => here.value === value)) ?? other.numbers[0];
  const a = one.numbers.find(({ value }) => value !== b?.value) ?? one.numbers[0];
  if (!a || !b) return '';
  const brought = (side: Side, { position, value }: PlacedNumber) => [
    numberOf(position, value, side.speaker),
    composer.pick(
      ...ofChild(composer, side, value),
      ...(area === 'trabalho' ? [numberPassage(value, 'papel')] : [areaPassage(value, area, 'claim')]),
      numberPassage(value, 'forca'),
      areaPassage(value, area, 'support'),
    ),
  ];
  return answerOf(
    composer,
    [
      'claim',
      `**${composer.pick({ id: 'completa.0', text: 'Vocês se completam: um tem de sobra o que falta ao outro.' }, { id: 'completa.1', text: `Entre vocês, a diferença faz o trabalho: ${pairLabel(one, other)} olham para lados distintos.` }, { id: 'completa.2', text: 'Vocês dois não precisam ser iguais para andar juntos.' })}**`,
    ],
    ['claim', sameBirth(composer, one, other)],
    ['claim', sentence(...brought(other, b))],
    ['tension', sentence(one.speaker.isMine ? 'Do seu lado,' : `Do lado ${one.speaker.of},`, ...brought(one, a))],
    [
      'support',
      composer.act.intent === 'viajar'
        ? 'Dá certo quando as duas partes combinam antes horário, dinheiro e um tempo em separado.'
        : area === 'trabalho'
          ? 'Dividam as tarefas por aí, e digam isso em voz alta.'
          : 'Contem um ao outro, com um exemplo de cada lado, onde isso já ajudou.',
    ],
  );
}

/** Of several people the two that the question is most about: the least alike for a clash, else the most alike. */
function ofTwo(composer: Composer): Composer {
  const { act } = composer;
  const pairs = comparedPeople(composer)?.result.pairs ?? [];
  const isClash = act.intent === 'brigas' || act.intent === 'porque';
  const [found] = [...pairs].sort((one, other) => (isClash ? one.score - other.score : other.score - one.score));
  const who = found ? [act.who[found.first] ?? 'eu', act.who[found.second] ?? 'eu'] : act.who.slice(0, 2);
  return { ...composer, act: { ...act, who } };
}
