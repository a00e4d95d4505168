import { destinyRelation } from '@sefira/numerology/harmony';
import { joinWords } from '@sefira/numerology/interpretations/text-of';
import { type Option, optionOf } from '../../understanding/read-options.ts';
import { type Composed, type Composer, sentence } from '../composer.ts';
import { basisFor, judge } from '../names/judged.ts';
import { areaPassage, numberPassage, textsOf } from '../passage-bank.ts';
import { answerOf, type Part } from '../shorten.ts';
import { capital, numbersFor, type PlacedNumber } from '../speaker.ts';
import { type Compose, done, type Reading, say } from './reading.ts';

export interface Weighed {
  readonly option: Option;
  /** The number of the map that speaks for it; null if none does. */
  readonly placed: PlacedNumber | null;
  readonly worth: number;
}

/** One of several fields of work, ways to live or places, with what speaks for each. */
export const composeOptions: Compose = (composer, reading) => {
  const options = composer.act.names.map(optionOf);
  return options.every(({ numbers }) => numbers.length === 0)
    ? composePlaces(composer, reading, options)
    : composeFields(composer, reading, options);
};

export function weigh(option: Option, numbers: readonly PlacedNumber[]): Weighed {
  const worths = numbers.map((placed, index) => ({
    placed,
    worth: option.numbers.includes(placed.value) ? 12 - 2 * option.numbers.indexOf(placed.value) - index : 0,
  }));
  const [best] = [...worths].sort((one, other) => other.worth - one.worth);
  const worth = worths.reduce((sum, one) => sum + one.worth, 0);
  return { option, placed: best && best.worth > 0 ? best.placed : null, worth };
}

function composeFields(composer: Composer, { speaker, label, first }: Reading, options: readonly Option[]): Composed {
  const map = composer.map(label)?.map;
  const numbers = map ? numbersFor('trabalho', map) : [first];
  const weighed = options.map((option) => weigh(option, numbers));
  const ordered = [...weighed].sort((one, other) => other.worth - one.worth);
  const [best, ...others] = ordered;
  if (!best) return { text: '' };
  const isEqual = others.length > 0 && others.every(({ worth }) => worth === best.worth);
  const { rank = 1 } = composer.act;
  if (rank > 1) return composeLater(composer, ordered, rank, speaker);
  const among = `Entre ${joinWords(options.map(({ name }) => name))}`;
  const owner = speaker.isMine ? 'o seu mapa' : `o mapa ${speaker.of}`;
  const lead = isEqual
    ? `**${among}, ${owner} não pende para nenhum lado.**`
    : `**${among}, ${owner} puxa mais para ${best.option.name}.**`;
  const used = ordered.flatMap(({ placed }) => placed ?? []);
  return done(
    composer,
    answerOf(
      composer,
      ['claim', lead],
      ...ordered
        .slice(0, 3)
        .map((one, index): Part => [index === 0 ? 'tension' : 'support', reasonFor(composer, one, speaker)]),
      [
        'practice',
        composer.once('opcoes.passo', 'A decisão é sua: veja um dia comum de cada opção antes de escolher.'),
      ],
    ),
    used.length > 0 ? used : [first],
    ['Por quê?', 'Qual é o meu ponto fraco?'],
    joinWords(options.map(({ name }) => name)).slice(0, 60),
  );
}

/** `Ela quer fazer medicina, dá certo?`: one field of work or study. */
export const composeField: Compose = (composer, { speaker, label, first }) => {
  const map = composer.map(label)?.map;
  const weighed = weigh(optionOf(composer.act.names[0] ?? ''), map ? numbersFor('trabalho', map) : [first]);
  const who = speaker.isMine ? 'você' : speaker.called;
  const { placed, option } = weighed;
  const care = placed ?? first;
  return done(
    composer,
    answerOf(
      composer,
      [
        'claim',
        placed === null
          ? `**Dá, com mais esforço: ${option.name} não é o lado mais forte do mapa.**`
          : `**Sim, ${option.name} combina com ${who}.**`,
      ],
      ['tension', reasonFor(composer, weighed, speaker)],
      [
        'support',
        sentence(
          'O cuidado:',
          say(care, speaker),
          composer.pick(areaPassage(care.value, 'trabalho', 'tension'), numberPassage(care.value, 'fraqueza')),
        ),
      ],
      [
        'practice',
        speaker.isMine
          ? 'Um dia ao lado de quem trabalha nisso vale mais que o mapa.'
          : 'Uma semana de experiência mostra mais que o mapa, e a escolha é de quem contrata ou estuda.',
      ],
    ),
    [care],
    ['Por onde eu começo?', 'Qual é o meu ponto fraco?'],
    option.name,
  );
};

export function reasonFor(composer: Composer, { option, placed }: Weighed, speaker: Reading['speaker']): string {
  const own = speaker.isMine ? 'seu' : speaker.of;
  if (placed === null)
    return `${capital(option.name)} pede ${option.asks}: dá para fazer, com mais esforço, porque nenhum número principal ${own} empurra para lá.`;
  return sentence(
    `${capital(option.name)} pede ${option.asks}, e`,
    say(placed, speaker),
    composer.pick(
      numberPassage(placed.value, 'papel'),
      areaPassage(placed.value, 'trabalho', 'support'),
      numberPassage(placed.value, 'forca'),
      numberPassage(placed.value, 'profissao'),
    ),
  );
}

/** The second, the third or the last of the order. */
function composeLater(
  composer: Composer,
  ordered: readonly Weighed[],
  rank: number,
  speaker: Reading['speaker'],
): Composed {
  const found = ordered[Math.min(rank, ordered.length) - 1];
  if (!found) return { text: '' };
  const isLast = rank >= ordered.length;
  const care = found.placed
    ? sentence(
        `O cuidado: esse ${found.placed.value}`,
        composer.pick(areaPassage(found.placed.value, 'trabalho', 'tension')),
      )
    : '';
  return done(
    composer,
    [
      `**${isLast ? 'A que menos combina' : 'Em segundo lugar'} ${isLast ? 'é' : 'fica'} ${found.option.name}.**`,
      reasonFor(composer, found, speaker),
      care,
    ]
      .filter(Boolean)
      .join(' '),
    found.placed ? [found.placed] : [],
    ['Por onde eu começo?', 'Qual é o meu ponto fraco?'],
  );
}

const relations = {
  favoravel: { worth: 2, how: 'conversa bem' },
  neutro: { worth: 1, how: 'convive sem atrito' },
  desfavoravel: { worth: 0, how: 'pede mais esforço' },
};

/** Places by the numbers of their names: a light symbol, beside what a life there costs. */
function composePlaces(composer: Composer, { speaker, label, first }: Reading, options: readonly Option[]): Composed {
  const destino = composer.map(label)?.map.destino ?? first.value;
  const judged = options.map(({ name }) => {
    const found = judge(name, composer);
    return { ...found, relation: relations[destinyRelation(destino, found.number || 1)] };
  });
  const [best, other] = [...judged].sort((one, next) => next.relation.worth - one.relation.worth);
  if (!best || !other) return { text: '' };
  const isEqual = best.relation.worth === other.relation.worth;
  const own = speaker.isMine ? `o seu Destino ${destino}` : `o Destino ${destino} ${speaker.of}`;
  const sums = judged
    .map(({ name, number }) => `${name} soma ${number}, de ${textsOf(number || 1).palavra}`)
    .join('; ');
  return {
    text: [
      isEqual
        ? `**Pelo nome, ${joinWords(judged.map(({ name }) => name))} empatam com ${own}.**`
        : `**Pelo nome, ${best.name} conversa melhor com ${own}.**`,
      `${sums}.`,
      isEqual ? '' : `O ${best.number} ${best.relation.how} com ele; o ${other.number} ${other.relation.how}.`,
      sentence(
        `Num lugar de número ${best.number}, a vida`,
        `pende para ${textsOf(best.number || 1).palavra}, e ${say(first, speaker)}`,
        composer.pick(areaPassage(first.value, 'familia', 'support'), numberPassage(first.value, 'forca')),
      ),
      'É um símbolo leve: renda, moradia e quem fica perto pesam mais que a soma.',
    ]
      .filter(Boolean)
      .join(' '),
    basis: judged.flatMap(basisFor),
    results: [
      ...judged.map(({ result }) => ({ tool: result.tool, facts: result.facts, card: null, sources: [] })),
      ...(composer.map(label)
        ? [{ tool: 'mapa', facts: composer.map(label)?.facts ?? [], card: null, sources: [] }]
        : []),
    ],
    chips: ['Qual o melhor mês para mudar de cidade?', 'Por onde eu começo?'],
    title: joinWords(judged.map(({ name }) => name)).slice(0, 60),
  };
}
