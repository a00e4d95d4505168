import { syllablesOf } from '../../brand/syllables.ts';
import type { ChildNameFit } from '../../search/child-name-fit.ts';
import { foldText } from '../../search/folding.ts';
import { isParticle } from '../../search/name-units.ts';
import { itemAt } from '../../tables/lookup.ts';
import { interpretSequence } from '../arcana.ts';
import { joinWords } from '../text-of.ts';

/** Words of a child's name in its family, for the name generator and the studio of a baby's name. */

type Relation = ChildNameFit['inner'];

/** What a Motivação seeks; 0 is a name without vowels. */
const seeks: Readonly<Record<number, string>> = {
  0: 'guarda para si o que deseja',
  1: 'busca independência e quer estar à frente',
  2: 'busca paz, companhia e acordo',
  3: 'busca se expressar e ouvir o riso dos outros',
  4: 'busca segurança e método',
  5: 'busca variedade e experiências',
  6: 'busca família, beleza e afeto',
  7: 'busca compreender e ter o seu canto',
  8: 'busca realizar e ter autoridade',
  9: 'busca ser útil a muita gente',
  11: 'busca um ideal alto e um sentido',
  22: 'busca deixar obra para muitos',
  33: 'busca servir com amor',
};

/** What an Impressão shows; 0 is a name without consonants. */
const shows: Readonly<Record<number, string>> = {
  0: 'mostra só o que escolhe mostrar',
  1: 'passa firmeza e decisão',
  2: 'passa gentileza e discrição',
  3: 'passa alegria e conversa fácil',
  4: 'passa confiança e senso prático',
  5: 'passa movimento e curiosidade',
  6: 'passa acolhimento e responsabilidade',
  7: 'passa reserva e profundidade',
  8: 'passa comando e eficiência',
  9: 'passa generosidade e calor',
  11: 'passa inspiração',
  22: 'passa grandes planos',
  33: 'passa acolhimento',
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

export interface NumbersOfChildName {
  readonly motivacao: number;
  readonly impressao: number;
}

/** What the name seeks and shows, in a sentence. */
export function readingOf({ motivacao, impressao }: NumbersOfChildName): string {
  return `Por dentro, ${seeks[motivacao]} (Motivação ${motivacao}); à primeira vista, ${shows[impressao]} (Impressão ${impressao}).`;
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
export function reasonsOf(fit: ChildNameFit, numbers: NumbersOfChildName): NameReason[] {
  return [...relativeReasons(fit.siblings), soundReason(fit.fullName), ...ownReasons(fit, numbers)];
}

const vowel = /[aeiou]/u;

/** How the first name sounds before the surnames: no two names of a list have the same letters. */
function soundReason(fullName: string): NameReason {
  const words = fullName.split(' ');
  const [first = '', next = '', last = next] = [words[0], words[1], words.at(-1)];
  const initials = words.filter((word) => !isParticle(word)).map((word) => `${word.charAt(0).toUpperCase()}.`);
  const syllables = words.reduce((sum, word) => sum + syllablesOf(word), 0);
  return {
    tone: 'neutral',
    text: `${first} ${meetingOf(first, next)}${rhymes(first, last) ? ` e rima com ${last}` : ''}; o nome inteiro tem ${syllables} sílabas e as iniciais ${initials.join(' ')}`,
  };
}

function meetingOf(first: string, next: string): string {
  const [end = '', start = ''] = [foldText(first).at(-1), foldText(next).at(0)];
  if (end === start) return `termina no som em que ${next} começa`;
  if (vowel.test(end) && vowel.test(start)) return `se encosta em ${next}, vogal com vogal`;
  const syllables = syllablesOf(first);
  return `tem ${syllables === 1 ? 'uma sílaba' : `${syllables} sílabas`} e chega a ${next} sem tropeço`;
}

function rhymes(first: string, last: string): boolean {
  return foldText(first).slice(-rhymingLetters) === foldText(last).slice(-rhymingLetters);
}

/** How the name stands with each parent and sibling. */
export function relativeReasons(relatives: ChildNameFit['siblings']): NameReason[] {
  return relatives.map(({ name, relation }) => ({
    tone: tones[relation],
    text: `Com ${name}: ${siblingReasons[relation]}.`,
  }));
}

/** What the name brings by its own letters. */
export function ownReasons(fit: ChildNameFit, { motivacao, impressao }: NumbersOfChildName): NameReason[] {
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
