import { interpretMain, mainPositions } from '@sefira/numerology/interpretations/main-positions';
import type { RelationAxis } from '@sefira/numerology/interpretations/relationship/pair-reading';
import { yearPointsInRelation } from '@sefira/numerology/interpretations/relationship/year-in-relation';
import { capitalised } from '@sefira/numerology/letter/phrases';
import type { NumerologyMap } from '@sefira/numerology/map-result';
import { toDigit } from '@sefira/numerology/reduction';
import { type RelationKind, youngestOf } from '@sefira/numerology/relation/relation-kinds';
import { type Content, each, h } from '../document/element.ts';
import { bullets, type Chapter, chapter, numeral, section } from '../parts/chapter.ts';
import { list } from '../parts/dates.ts';
import { isMinor, type RelationInput } from './relation-input.ts';

interface AxisWords {
  readonly name: string;
  readonly title: string;
  readonly lead: string;
  readonly questions: readonly string[];
  /** Of partners, of a leader and a team. */
  readonly questionsAtWork: readonly string[];
  /** Where one of both is a minor. */
  readonly questionsWithChild: readonly string[];
  /** Where the younger of both is 14 to 17. */
  readonly questionsWithTeen: readonly string[];
}

export const axisWords: Readonly<Record<RelationAxis, AxisWords>> = {
  motivacao: {
    name: 'Motivação',
    title: 'Motivação: o que cada um quer',
    lead: 'Vem das vogais do nome e fala do desejo que move por dentro, aquele que raramente se anuncia.',
    questions: [
      'O que você quis nesta semana e deixou de pedir?',
      'Em que momento eu ofereci o que era bom para mim, e não para você?',
      'Que vontade sua eu poderia proteger no próximo mês?',
    ],
    questionsAtWork: [
      'O que você quer deste trabalho e ainda não disse em voz alta?',
      'Quando eu ofereci o que era bom para mim, e não para todos?',
      'Que condição sua eu posso proteger no próximo trimestre?',
    ],
    questionsWithChild: [
      'O que deu vontade de fazer hoje e não deu tempo?',
      'Quando eu adivinhei errado o que você queria?',
      'Que vontade sua podemos realizar neste mês?',
    ],
    questionsWithTeen: [
      'O que você anda querendo e ainda não contou a ninguém?',
      'Quando eu decidi por você achando que ajudava?',
      'Que plano seu cabe neste mês, e o que falta para ele?',
    ],
  },
  expressao: {
    name: 'Expressão',
    title: 'Expressão: como cada um age',
    lead: 'Soma o nome inteiro e mostra o jeito de fazer as coisas, do recado à tarefa grande.',
    questions: [
      'Qual jeito meu de fazer ajuda você sem que eu perceba?',
      'Que tarefa sairia melhor se trocássemos de mãos?',
      'Quando o ritmo do outro cansa, qual aviso funciona?',
    ],
    questionsAtWork: [
      'Qual jeito meu de trabalhar ajuda você sem que eu perceba?',
      'Que tarefa da empresa sairia melhor se trocássemos de mãos?',
      'Quando o meu ritmo atrapalha, qual aviso funciona?',
    ],
    questionsWithChild: [
      'O que eu faço bem, na sua opinião?',
      'Que tarefa da casa ficaria mais divertida se trocássemos de lugar?',
      'Quando eu falo depressa demais, que sinal você faz?',
    ],
    questionsWithTeen: [
      'Em que você acha que eu sou bom, mesmo sem eu notar?',
      'O que eu faço que parece crítica e era cuidado?',
      'Que trabalho sairia melhor se dividíssemos de outro jeito?',
    ],
  },
  destino: {
    name: 'Destino',
    title: 'Destino: o caminho de cada um',
    lead: 'Vem da data de nascimento e aponta o tipo de experiência que a vida mais repete.',
    questions: [
      'Que lição parece voltar sempre para você?',
      'Em que curva do caminho eu já estive e posso contar como foi?',
      'O que gostaríamos de ter vivido juntos daqui a cinco anos?',
    ],
    questionsAtWork: [
      'Que tipo de problema sempre acaba na sua mesa?',
      'Em que curva do ofício eu já estive e posso contar como foi?',
      'O que gostaríamos de ter construído daqui a cinco anos?',
    ],
    questionsWithChild: [
      'O que foi difícil nesta semana e já ficou mais fácil?',
      'Que história de quando você era menor vale ouvir de novo?',
      'O que queremos ter feito em dupla até o próximo aniversário?',
    ],
    questionsWithTeen: [
      'O que ficou mais fácil para você do ano passado para cá?',
      'Que escolha dos próximos anos pesa mais quando você pensa nela?',
      'De que história nossa você vai se lembrar daqui a dez anos?',
    ],
  },
  missao: {
    name: 'Missão',
    title: 'Missão: o que fazem no mundo',
    lead: 'Junta Expressão e Destino. É o número que a escola compara primeiro entre duas pessoas.',
    questions: [
      'O que fazemos bem em dupla e ninguém nos pediu?',
      'Quem ganha com a nossa parceria, além de nós?',
      'Qual obra pequena caberia nos próximos três meses?',
    ],
    questionsAtWork: [
      'O que fazemos bem em dupla e nenhum cliente pediu?',
      'Quem ganha com o nosso trabalho, além de nós?',
      'Que entrega pequena caberia nos próximos três meses?',
    ],
    questionsWithChild: [
      'O que a nossa dupla faz bem?',
      'A quem podemos ajudar neste mês?',
      'Que obra pequena cabe num sábado: uma horta, uma caixa, um bolo?',
    ],
    questionsWithTeen: [
      'Em que a nossa dupla é melhor do que cada parte sozinha?',
      'Que coisa errada à nossa volta dá vontade de consertar?',
      'Que projeto de três sábados começaria já no próximo?',
    ],
  },
  anoPessoal: {
    name: 'Ano pessoal',
    title: 'Ano pessoal: o tempo de cada um',
    lead: 'Muda a cada aniversário. Explica por que um lado acelera na mesma época em que o outro recolhe.',
    questions: [
      'Este é um ano de começar, de esperar ou de terminar para você?',
      'O que convém adiar até os nossos tempos se aproximarem?',
      'De que apoio você precisa até o próximo aniversário?',
    ],
    questionsAtWork: [
      'Este é um ano de lançar, de esperar ou de encerrar para você?',
      'O que convém adiar no trabalho até os nossos tempos se aproximarem?',
      'De que apoio da equipe você precisa até o próximo aniversário?',
    ],
    questionsWithChild: [
      'O que começou neste ano e você quer continuar?',
      'O que já acabou e merece uma despedida?',
      'De que ajuda você precisa até o próximo aniversário?',
    ],
    questionsWithTeen: [
      'O que este ano mudou em você e pouca gente reparou?',
      'De que grupo, hábito ou ideia você já está saindo?',
      'Com que tipo de apoio você conta até o próximo aniversário?',
    ],
  },
};

const questionsOf = { child: 'questionsWithChild', teen: 'questionsWithTeen' } as const;

function questionsFor(
  words: Pick<AxisWords, 'questions' | 'questionsAtWork' | 'questionsWithChild' | 'questionsWithTeen'>,
  { kind, maps }: { readonly kind: RelationKind; readonly maps: readonly NumerologyMap[] },
) {
  const youngest = youngestOf(maps);
  if (youngest !== 'adult') return words[questionsOf[youngest]];
  return kind === 'partners' || kind === 'leaderAndTeam' ? words.questionsAtWork : words.questions;
}

/** A page for each axis of two people: both numbers, what they make together, questions to answer in turn. */
export function axisChapters({ result, relation }: RelationInput): Chapter[] {
  const [pair] = relation.pairs;
  if (!pair) return [];
  const { people } = result;
  const { called } = relation;
  const maps = people.map(({ map }) => map);
  const minors = maps.filter(isMinor).length;
  return pair.axes.map(({ axis, numbers, text }) => {
    const { title, lead, ...words } = axisWords[axis];
    const areWordsEqual = numbers[0] === numbers[1] && minors !== 1;
    return chapter({
      id: `eixo-${axis.toLowerCase()}`,
      title,
      part: 'Cinco eixos',
      lead,
      hasNotes: true,
      content: [
        h(
          'div',
          { className: areWordsEqual ? 'grid' : 'grid two' },
          ...each(areWordsEqual ? people.slice(0, 1) : people, ({ map }, index) => {
            const owners = areWordsEqual ? called : called.slice(index, index + 1);
            const isFirstMinor = map === maps.find(isMinor);
            return side(map, { kind: relation.kind, axis, number: numbers[index] ?? 0, owners, isFirstMinor });
          }),
        ),
        section(`${numbers[0]} com ${numbers[1]}`, h('p', { className: 'meeting' }, text), masterNote(numbers)),
        section('Perguntas para responder em voz alta', bullets(questionsFor(words, { kind: relation.kind, maps }))),
      ],
    });
  });
}

function masterNote(numbers: readonly [number, number]): Content {
  const said = mastersRead(numbers);
  return said === null ? null : h('p', { className: 'muted' }, said);
}

/** Masters meet others by the digit that they reduce to; null where there is none. */
export function mastersRead(numbers: readonly number[]): string | null {
  const masters = [...new Set(numbers.filter((number) => number > 9))].toSorted((one, other) => one - other);
  if (masters.length === 0) return null;
  return `No encontro de dois números, ${list(masters.map((number) => `o ${number} é lido como ${toDigit(number)}`))}.`;
}

/** A number on an axis and its owners; a child has the number's words alone, since its texts speak to adults. */
function side(
  map: NumerologyMap,
  {
    kind,
    axis,
    number,
    owners,
    isFirstMinor,
  }: {
    readonly kind: RelationKind;
    readonly axis: RelationAxis;
    readonly number: number;
    readonly owners: readonly string[];
    /** What is said of any minor's year stands once. */
    readonly isFirstMinor: boolean;
  },
): Content {
  return h(
    'div',
    { className: 'card side' },
    h(
      'header',
      {},
      numeral(number),
      h('h4', {}, `${axisWords[axis].name} ${list(owners.map((called) => `de ${called}`))}`),
    ),
    ...wordsOf(map, { kind, axis, number, isFirstMinor }),
  );
}

function wordsOf(
  map: NumerologyMap,
  {
    kind,
    axis,
    number,
    isFirstMinor,
  }: {
    readonly kind: RelationKind;
    readonly axis: RelationAxis;
    readonly number: number;
    readonly isFirstMinor: boolean;
  },
): Content[] {
  const position = mainPositions.find((one) => one === axis);
  if (!position) {
    const { title, points } = yearPointsInRelation(kind, number);
    if (isMinor(map)) {
      const said = isFirstMinor ? ' Para quem ainda cresce, o ano aparece na escola, entre os amigos e no sono.' : '';
      return [h('p', {}, h('strong', {}, title), `.${said}`)];
    }
    return [h('p', {}, h('strong', {}, title), '.'), bullets(points)];
  }
  const { title, summary, keywords, strengths } = interpretMain(position, number);
  if (isMinor(map)) return [h('p', {}, h('strong', {}, title), '.'), bullets(keywords.map(capitalised))];
  return [h('p', {}, h('strong', {}, title), '. ', summary), bullets(strengths)];
}
