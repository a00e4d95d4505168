import { interpretArcano, interpretRulingArcano } from '@sefira/numerology/interpretations/arcana';
import { interpretDebt, interpretLesson, interpretTendency } from '@sefira/numerology/interpretations/inner-traits';
import { interpretChallenge, interpretCycle, interpretMoment } from '@sefira/numerology/interpretations/periods';
import type { Act } from '../../dialogue/state.ts';
import type { AnyMap } from '../../tools/map-tool.ts';
import { askFor, type Composed, type Composer, sentence } from '../composer.ts';
import type { Wording } from '../passage-bank.ts';
import { firstSentences, meaningAt, spokenTo } from '../shorten.ts';
import type { Speaker } from '../speaker.ts';
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
  arcanoVigente: 'arcano',
  arcanoRegente: 'arcano',
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
  if (topic === 'arcanoVigente' || topic === 'arcanoRegente') return arcanaOf(map);
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

/** The arcano in force; where it has no date or the ruling one is asked for, the ruling one. */
function arcanaOf({ triangulos, arcanoRegente }: AnyMap): Item[] {
  const now = triangulos?.vida.vigente;
  if (!now && arcanoRegente === undefined) return [];
  const [number, { title, text }] = now
    ? ([now.arcano, interpretArcano(now.arcano)] as const)
    : ([arcanoRegente ?? 1, interpretRulingArcano(arcanoRegente ?? 1)] as const);
  const theme = now ? interpretArcano(number).theme : '';
  // The first sentences were read with the arcano itself.
  const practice = `${theme === '' ? '' : `O tema dele: ${theme}. `}Escolha uma coisa desta semana que anda nessa direção e dê a ela uma hora marcada.`;
  return [{ number, title, text: firstSentences(text, 9, 3), practice }];
}

/** `Qual o meu desafio principal?` */
const ofMain = /\b(?:principal|maior|mais importante)\b/u;

/** One of the challenges is the main one. */
export const asksForMain = ({ topics, words }: Pick<Act, 'topics' | 'words'>) =>
  topics.length === 1 && topics[0] === 'desafios' && ofMain.test(words);

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
    items.find((item) => item.number === number) ??
    (ofMain.test(words) ? items[2] : undefined) ??
    (place === undefined ? undefined : items.at(place)) ??
    items[0]
  );
}

/** The beginning of a text, and what comes after it. */
function wordingsOf({ number, text }: Item, topic: Topic, speaker: Speaker): readonly Wording[] {
  const from = meaningAt(text, number);
  return [
    { id: `item.${topic}.${number}`, text: spokenTo(speaker, firstSentences(text, 2, from)) },
    { id: `item.${topic}.${number}.more`, text: spokenTo(speaker, firstSentences(text, 3, from + 1)) },
  ];
}

/** What to do: the practice of the text, what the text says further on, or how to begin. */
function stepsOf({ number, text, practice }: Item, topic: Topic, speaker: Speaker): readonly Wording[] {
  const more = firstSentences(text, 2, 7);
  const wordings = [
    speaker.isMine ? practice : '',
    more === '' ? '' : spokenTo(speaker, more),
    'Escolha uma situação da semana em que isso aparece, mude uma coisa só e anote o que aconteceu.',
  ];
  return wordings.flatMap((one, index) =>
    one === '' ? [] : [{ id: `item.${topic}.${number}.step.${index}`, text: one }],
  );
}

/** `Como pago essa dívida?` */
const asksForWay =
  /\b(?:par(?:o|ar)\b|pag\w+|quit\w+|resolv\w+|super\w+|compens\w+|zer\w+|limp\w+|trabalh\w+|cur\w+|venc\w+|cumpr\w+|trein\w+|melhor\w+|aprend\w+|livr\w+|elimin\w+)\b/u;

/** An item of a list with what to call it: `a dívida cármica 13`. */
interface Called {
  readonly item: Item;
  readonly topic: Topic;
  readonly speaker: Speaker;
  readonly noun: string;
  readonly article: 'a' | 'o';
  readonly isListed: boolean;
}

/** How to deal with the item; the list has named its practice already. */
function wayText({ pick }: Composer, { item, topic, speaker, noun, article, isListed }: Called): string {
  const steps = stepsOf(item, topic, speaker);
  const step = pick(...steps.slice(isListed && steps.length > 1 ? 1 : 0));
  const listed = isListed && speaker.isMine && item.practice !== '' ? item.practice : step;
  return `**Com treino, e um hábito de cada vez: ${small(listed)}** É assim que se trata ess${article === 'a' ? 'a' : 'e'} ${noun} ${item.number}, ${small(item.title)}, sem castigo. Repita por três semanas e observe o que mudou; ninguém cobra juros disso.`;
}

const small = (text: string) => `${text.charAt(0).toLowerCase()}${text.slice(1)}`;

/** What the item says; `isBegun` where the list was short and read with its first sentences. */
function itemText({ pick, act }: Composer, { item, topic, speaker, noun, article }: Called, isBegun: boolean): string {
  const isMain = asksForMain(act);
  const heading = `${article.toUpperCase()} ${isMain ? 'desafio principal é o' : noun} ${item.number}${speaker.isMine ? '' : ` ${speaker.of}`}`;
  return sentence(
    `**${heading}: ${item.title.charAt(0).toLowerCase()}${item.title.slice(1)}.**`,
    pick(...wordingsOf(item, topic, speaker).slice(isBegun ? 1 : 0)),
    speaker.isMine ? pick(...stepsOf(item, topic, speaker).slice(0, 1)) : '',
    isMain ? 'Ele é a diferença entre os dois primeiros, e por isso a tradição o chama de principal.' : '',
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
  const article = /^(?:dívida|lição|tendência)/u.test(noun) ? 'a' : 'o';
  const isListed = state.act?.intent === 'numero' && state.act.topics.includes(topic);
  // What the item says stood in the list: its practice is left.
  const isSaid = items.length <= 2 && topic === 'licoesCarmicas' && (isListed || state.act?.of === 'numero');
  const called = { item, topic, speaker, noun, article, isListed } as const;
  const isWay =
    asksForWay.test(act.words) ||
    /\bna pratica\b/u.test(act.words) ||
    (isSaid && /\bo que (?:eu )?fac(?:o|er)\b/u.test(act.words));
  const [other] = items.filter(({ number }) => number !== item.number);
  return {
    text: isWay ? wayText(composer, called) : itemText(composer, called, isListed && items.length <= 2),
    results: [found],
    chips: [
      other ? `E ${article} ${other.number}?` : 'E na prática, o que eu faço com isso?',
      isWay ? 'Qual é o meu ponto forte?' : 'Como eu trabalho isso?',
    ],
    title: `${noun.charAt(0).toUpperCase()}${noun.slice(1)} ${item.number}`,
  };
}
