import { syllablesOf } from '../../brand/syllables.ts';
import type { ChildNameFit } from '../../search/child-name-fit.ts';
import { foldText } from '../../search/folding.ts';
import { isParticle } from '../../search/name-units.ts';
import { itemAt } from '../../tables/lookup.ts';
import { interpretSequence } from '../arcana.ts';
import { joinWords } from '../text-of.ts';
import { type NameWordings, type NumbersOfName, readingsInTurn } from './readings-in-turn.ts';

/** Words of a child's name in its family, for the name generator and the studio of a baby's name. */

type Relation = ChildNameFit['inner'];

/** What a Motivação seeks, in five ways; 0 is a name without vowels. */
const seeks: Readonly<Record<number, readonly string[]>> = {
  0: [
    'guarda para si o que deseja',
    'conta os desejos a pouca gente',
    'prefere mostrar a pedir',
    'leva o desejo no bolso e o silêncio na mão',
    'quer muito e diz pouco',
  ],
  1: [
    'busca independência e quer estar à frente',
    'quer decidir com a própria cabeça',
    'gosta de ser quem começa',
    'pede espaço para tentar do seu jeito',
    'sonha em abrir caminho',
  ],
  2: [
    'busca paz, companhia e acordo',
    'quer gente por perto e voz baixa',
    'sossega quando todos se entendem',
    'pede colo e conversa',
    'sonha em fazer par',
  ],
  3: [
    'busca se expressar e ouvir o riso dos outros',
    'quer contar a história inteira, com todas as vozes',
    'pede plateia, nem que seja de bichos de pano',
    'gosta de dar cor ao dia',
    'sonha com palco, papel e tinta',
  ],
  4: [
    'busca segurança e método',
    'quer saber o que vem depois',
    'gosta de tudo no lugar combinado',
    'pede rotina e cumpre a sua parte',
    'sonha em construir o que fica de pé',
  ],
  5: [
    'busca variedade e experiências',
    'quer provar de tudo um pouco',
    'pede janela aberta e rua nova',
    'gosta de mudar a brincadeira no meio',
    'sonha com viagem e surpresa',
  ],
  6: [
    'busca família, beleza e afeto',
    'quer a casa cheia e em paz',
    'gosta de cuidar e de receber cuidado',
    'pede abraço na chegada e na saída',
    'sonha com mesa posta e gente querida em volta',
  ],
  7: [
    'busca compreender e ter o seu canto',
    'quer saber o porquê de cada coisa',
    'pede silêncio e um bom livro',
    'gosta de pensar antes de responder',
    'sonha de olhos abertos com o que ainda não se explica',
  ],
  8: [
    'busca realizar e ter autoridade',
    'quer ver o esforço dar resultado',
    'gosta de conduzir e de ter a palavra final',
    'pede meta, placar e vez de comandar',
    'sonha grande e faz contas',
  ],
  9: [
    'busca ser útil a muita gente',
    'quer que caiba mais um na roda',
    'gosta de repartir antes que peçam',
    'pede um mundo mais justo, a começar pelo recreio',
    'sonha com causas e com estradas longas',
  ],
  11: [
    'busca um ideal alto e um sentido',
    'quer acreditar no que faz',
    'sente antes de entender',
    'pede conversa sobre as coisas grandes',
    'sonha em acender a luz dos outros',
  ],
  22: [
    'busca deixar obra para muitos',
    'quer construir o que outros vão usar',
    'pede planta, tijolo e equipe',
    'gosta de projeto que não cabe num dia',
    'sonha com cidades inteiras',
  ],
  33: [
    'busca servir com amor',
    'quer aliviar o peso dos outros',
    'gosta de ensinar com paciência',
    'pede espaço para cuidar de muitos',
    'sonha em ser abrigo',
  ],
};

/** What an Impressão shows, in four ways; 0 is a name without consonants. */
const shows: Readonly<Record<number, readonly string[]>> = {
  0: [
    'mostra só o que escolhe mostrar',
    'parece leve, quase sem contorno',
    'deixa os outros curiosos',
    'chega sem fazer barulho',
  ],
  1: ['passa firmeza e decisão', 'chega na frente', 'parece saber aonde vai', 'mostra coragem no olhar'],
  2: [
    'passa gentileza e discrição',
    'chega de mansinho',
    'parece ter tempo para escutar',
    'mostra delicadeza nos gestos',
  ],
  3: ['passa alegria e conversa fácil', 'chega sorrindo', 'parece ter sempre uma história', 'mostra graça e cor'],
  4: [
    'passa confiança e senso prático',
    'chega na hora marcada',
    'parece ter mais idade do que tem',
    'mostra calma e ordem',
  ],
  5: [
    'passa movimento e curiosidade',
    'chega perguntando',
    'parece estar de partida para algum lugar',
    'mostra pressa boa e olhos atentos',
  ],
  6: [
    'passa acolhimento e responsabilidade',
    'chega para ajudar',
    'parece de casa em qualquer casa',
    'mostra carinho e bom gosto',
  ],
  7: [
    'passa reserva e profundidade',
    'chega observando',
    'parece guardar um segredo interessante',
    'mostra distância no começo e atenção depois',
  ],
  8: [
    'passa comando e eficiência',
    'chega e põe ordem na fila',
    'parece ter a decisão na mão',
    'mostra força e boa postura',
  ],
  9: [
    'passa generosidade e calor',
    'chega e já tem amigos',
    'parece conhecer o mundo inteiro',
    'mostra um coração largo',
  ],
  11: [
    'passa inspiração',
    'chega com um brilho diferente',
    'parece ouvir o que ninguém disse',
    'mostra sensibilidade à flor da pele',
  ],
  22: ['passa grandes planos', 'chega pensando no conjunto', 'parece maior do que é', 'mostra visão e pé no chão'],
  33: [
    'passa acolhimento',
    'chega com os braços abertos',
    'parece ter colo para todos',
    'mostra uma bondade tranquila',
  ],
};

const lessons: readonly string[] = [
  '',
  'iniciativa',
  'cooperação',
  'expressão',
  'disciplina',
  'mudança',
  'responsabilidade afetiva',
  'estudo e fé',
  'lida com dinheiro',
  'compaixão',
];

const innerReasons: Readonly<Record<Relation, string>> = {
  vibra: 'vibram juntas: o que o nome busca e o que mostra andam no mesmo passo',
  atrai: 'se atraem: o que o nome busca aparece no que mostra',
  igual: 'têm o mesmo tom: por dentro e por fora, a mesma pessoa',
  passivo: 'convivem sem atrito, cada uma no seu lugar',
  oposto: 'puxam para lados diferentes: quem vê de fora demora a entender',
  profundamenteOposto: 'são opostas: o que se mostra esconde o que se busca',
};

const siblingReasons: Readonly<Record<Relation, string>> = {
  vibra: 'os desejos vibram juntos',
  atrai: 'os desejos se atraem',
  igual: 'o desejo é o mesmo, com cumplicidade e disputa',
  passivo: 'convivência calma, cada um no seu canto',
  oposto: 'desejos opostos, que pedem combinados em casa',
  profundamenteOposto: 'os desejos mais distantes, para aprender com calma',
};

const rhymingLetters = 2;

/** Values 1 to 9 without a letter from which a name is to be thought over. */
const lacksOfCare = 4;

/** Five ways to seek, four to show and three sentences have no common divisor: 60 readings of the same numbers. */
const sentences: NameWordings['sentences'] = [
  ({ motivacao, impressao }, seek, show) =>
    `Por dentro, ${seek} (Motivação ${motivacao}); à primeira vista, ${show} (Impressão ${impressao}).`,
  ({ motivacao, impressao }, seek, show) =>
    `À primeira vista, ${show} (Impressão ${impressao}); por dentro, ${seek} (Motivação ${motivacao}).`,
  ({ motivacao, impressao }, seek, show) =>
    `De perto, ${seek} (Motivação ${motivacao}); para quem acaba de conhecer, ${show} (Impressão ${impressao}).`,
];

/** What each name of a list seeks and shows, in a sentence; up to 60 names with the same numbers read differently. */
export function readingsOf(names: readonly NumbersOfName[]): string[] {
  return readingsInTurn(names, { seeks, shows, sentences });
}

/** A sentence about a name, and whether it speaks for it. */
export interface NameReason {
  readonly tone: 'good' | 'neutral' | 'care';
  readonly text: string;
}

const tones: Readonly<Record<Relation, NameReason['tone']>> = {
  vibra: 'good',
  atrai: 'good',
  igual: 'neutral',
  passivo: 'neutral',
  oposto: 'care',
  profundamenteOposto: 'care',
};

/** How the name stands in its family, a sentence each. */
export function reasonsOf(fit: ChildNameFit, numbers: NumbersOfName): NameReason[] {
  return [...relativeReasons(fit.siblings), soundReason(fit), ...ownReasons(fit, numbers)];
}

const vowel = /[aeiou]/u;

/** How the first name sounds before the surnames: no two names of a list have the same letters. */
function soundReason({ fullName, given }: ChildNameFit): NameReason {
  const words = fullName.split(' ');
  const surnames = words.slice(given.split(' ').length);
  const next = surnames.slice(0, isParticle(surnames[0] ?? '') ? 2 : 1).join(' ');
  const last = words.at(-1) ?? next;
  const initials = words.filter((word) => !isParticle(word)).map((word) => `${word.charAt(0).toUpperCase()}.`);
  const syllables = words.reduce((sum, word) => sum + syllablesOf(word), 0);
  return {
    tone: 'neutral',
    text: `${given} ${meetingOf(given, next)}${rhymes(given, last) ? ` e rima com ${last}` : ''}; o nome inteiro tem ${syllables} sílabas e as iniciais ${initials.join(' ')}`,
  };
}

function meetingOf(given: string, next: string): string {
  const [end = '', start = ''] = [foldText(given).at(-1), foldText(next).at(0)];
  if (end === start) return `termina no som em que ${next} começa`;
  if (vowel.test(end) && vowel.test(start)) return `se encosta em ${next}, vogal com vogal`;
  const syllables = given.split(' ').reduce((sum, word) => sum + syllablesOf(word), 0);
  return `tem ${syllables === 1 ? 'uma sílaba' : `${syllables} sílabas`} e chega a ${next} sem tropeço`;
}

function rhymes(given: string, last: string): boolean {
  return foldText(given).slice(-rhymingLetters) === foldText(last).slice(-rhymingLetters);
}

/** How the name stands with each parent and sibling. */
export function relativeReasons(relatives: ChildNameFit['siblings']): NameReason[] {
  return relatives.map(({ name, relation }) => ({
    tone: tones[relation],
    text: `Com ${name}: ${siblingReasons[relation]}.`,
  }));
}

/** What the name brings by its own letters. */
export function ownReasons(fit: ChildNameFit, { motivacao, impressao }: NumbersOfName): NameReason[] {
  const [brought] = fit.brings;
  return [
    brought === undefined
      ? { tone: fit.lacks.length < lacksOfCare ? 'neutral' : 'care', text: lackReason(fit.lacks) }
      : { tone: 'good', text: broughtReason(fit.brings) },
    fit.sequences.length === 0
      ? { tone: 'good', text: 'Não põe sequência negativa no triângulo.' }
      : {
          tone: 'care',
          text: `Põe no triângulo ${fit.sequences.map((run) => `${run} (${interpretSequence(run).title.toLowerCase()})`).join(', ')}.`,
        },
    { tone: tones[fit.inner], text: `Motivação ${motivacao} e Impressão ${impressao} ${innerReasons[fit.inner]}.` },
  ];
}

function broughtReason(brings: readonly number[]): string {
  const words = joinWords(brings.map((number) => itemAt(lessons, number)));
  return brings.length === 1
    ? `Traz ${listed(brings)}, que falta aos sobrenomes: ${words}.`
    : `Traz ${listed(brings)}, que faltam aos sobrenomes: ${words}.`;
}

function lackReason(lacks: readonly number[]): string {
  if (lacks.length === 0) return 'Tem letras de todos os números, de 1 a 9.';
  const [first = 1] = lacks;
  return lacks.length === 1
    ? `Só falta o ${first}: ${lessons[first]} se aprende pelo caminho.`
    : `Faltam ${listed(lacks)}: lições para aprender pelo caminho.`;
}

/** “o 2, o 5 e o 8”. */
function listed(numbers: readonly number[]): string {
  return joinWords(numbers.map((number) => `o ${number}`));
}

/** What the surnames bring to every name. */
export function inheritedNote(sequences: readonly string[]): string[] {
  if (sequences.length === 0) return [];
  const list = sequences.map((run) => `${run} (${interpretSequence(run).title.toLowerCase()})`).join(', ');
  return [`Dos sobrenomes vem ao triângulo de todos: ${list}.`];
}
