import { interpretDebt, interpretLesson, interpretTendency } from '@sefira/numerology/interpretations/inner-traits';
import { interpretChallenge, interpretCycle, interpretMoment } from '@sefira/numerology/interpretations/periods';
import type { AnyMap } from '../../tools/map-tool.ts';
import { askFor, type Composed, type Composer, sentence } from '../composer.ts';
import { firstSentences, spokenTo } from '../shorten.ts';
import { factsOf, type Topic } from '../topics.ts';
import { composeConcept } from './compose-concept.ts';

interface Item {
  readonly number: number;
  readonly title: string;
  readonly text: string;
  readonly practice: string;
}

const singular: Readonly<Partial<Record<Topic, string>>> = {
  dividasCarmicas: 'dívida cármica',
  licoesCarmicas: 'lição cármica',
  tendenciasOcultas: 'tendência oculta',
  ciclosDeVida: 'ciclo',
  momentosDecisivos: 'momento decisivo',
  desafios: 'desafio',
};

/** The lists of a map with items that may be asked for one by one. */
export function listTopicOf(topics: readonly Topic[]): Topic | undefined {
  return topics.find((topic) => topic in singular);
}

function itemsOf(topic: Topic, map: AnyMap): Item[] {
  const titled = (
    number: number,
    { title, text, practice = '' }: { title: string; text: string; practice?: string },
  ) => ({
    number,
    title,
    text,
    practice,
  });
  if (topic === 'dividasCarmicas') return (map.dividasCarmicas ?? []).map((one) => titled(one, interpretDebt(one)));
  if (topic === 'licoesCarmicas')
    return (map.licoesCarmicas ?? []).map((one) => titled(one, interpretLesson(one, 'cabalistica')));
  if (topic === 'tendenciasOcultas')
    return (map.tendenciasOcultas ?? []).map((one) => titled(one, interpretTendency(one)));
  if (topic === 'ciclosDeVida')
    return (map.ciclosDeVida ?? []).map((one, index) => titled(one, interpretCycle(index + 1, one)));
  if (topic === 'momentosDecisivos')
    return (map.momentosDecisivos ?? []).map((one, index) => titled(one, interpretMoment(index + 1, one)));
  return (map.desafios ?? []).map((one) => titled(one, interpretChallenge(one)));
}

const places: readonly (readonly [RegExp, number])[] = [
  [/\bprimeir[ao]\b/u, 0],
  [/\bsegund[ao]\b/u, 1],
  [/\bterceir[ao]\b/u, 2],
  [/\bquart[ao]\b/u, 3],
  [/\bultim[ao]\b/u, -1],
];

function asked(items: readonly Item[], words: string): Item | undefined {
  const number = Number(/\b(\d{1,2})\b/u.exec(words)?.[1]);
  const place = places.find(([pattern]) => pattern.test(words))?.[1];
  return (
    items.find((item) => item.number === number) ?? (place === undefined ? undefined : items.at(place)) ?? items[0]
  );
}

/** One item of a list of the map: what it says and what to do with it. */
export function composeItem(composer: Composer): Composed {
  const { act, state } = composer;
  const [label = 'eu'] = act.who;
  const topic = listTopicOf(act.topics) ?? listTopicOf(state.act?.topics ?? []) ?? 'dividasCarmicas';
  const found = composer.map(label);
  const speaker = composer.speaker(label);
  if (!found) return askFor(label, composer, 'both', 'ler esse ponto do mapa');
  const items = itemsOf(topic, found.map);
  const item = asked(items, act.words);
  if (!item) return composeConcept({ ...composer, act: { ...act, topics: [topic] } });
  const noun = singular[topic] ?? factsOf(topic).label;
  const isFeminine = /^(?:dívida|lição|tendência)/u.test(noun);
  const asksForWay =
    /\b(?:pag\w+|quit\w+|resolv\w+|super\w+|compens\w+|zer\w+|limp\w+|trabalh\w+|cur\w+|venc\w+|cumpr\w+)\b/u.test(
      act.words,
    );
  const [body, practice] = [
    composer.pick({ id: `item.${topic}.${item.number}`, text: spokenTo(speaker, firstSentences(item.text, 3)) }),
    speaker.isMine ? item.practice : '',
  ];
  const lead = asksForWay
    ? `**Dá, sim, com treino e sem castigo: ${isFeminine ? 'essa' : 'esse'} ${noun} é um hábito a aprender.**`
    : `**${isFeminine ? 'A' : 'O'} ${noun} ${item.number}${speaker.isMine ? '' : ` ${speaker.of}`}: ${item.title.charAt(0).toLowerCase()}${item.title.slice(1)}.**`;
  const others = items.filter(({ number }) => number !== item.number).map(({ number }) => String(number));
  return {
    text: [
      lead,
      asksForWay ? sentence(practice || spokenTo(speaker, firstSentences(item.text, 2))) : body,
      asksForWay ? 'Repita por três semanas e repare no que mudou; ninguém cobra juros disso.' : practice,
    ]
      .filter(Boolean)
      .join(' '),
    results: [found],
    chips: [
      others.length > 0 ? `E ${isFeminine ? 'a' : 'o'} ${others[0]}?` : 'E na prática, o que eu faço com isso?',
      asksForWay ? 'Qual é o meu ponto forte?' : 'Como eu trabalho isso?',
    ],
    title: `${noun.charAt(0).toUpperCase()}${noun.slice(1)} ${item.number}`,
  };
}
