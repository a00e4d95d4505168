import type { Understood } from '../../understanding/read-message.ts';
import type { DialogueState, StatePerson } from '../state.ts';
import { kinGroup } from './kin.ts';
import { personOf } from './people.ts';

const counts: Readonly<Record<string, number>> = { tres: 3, quatro: 4, cinco: 5, 3: 3, 4: 4, 5: 5 };
const counted =
  /\b(?:[oa]s|nos|d[oa]s|n[oa]s|entre (?:[oa]s|nos)|somos|gente em) (tres|quatro|cinco|[345])\b(?! (?:linhas?|frases?|palavras?|pontos?|passos?|numeros?|an[oe]s?|meses|dias|coisas?|topicos))/u;
const wholeGroup =
  /\b(?:todo mundo|todos (?:nos|eles|aqui|la|em casa|juntos)|todas (?:elas|juntas)|cada um(?:a)? (?:de nos|deles|delas|aqui)|(?:a )?familia (?:toda|inteira)|a (?:casa|turma) (?:toda|inteira))\b/u;
const withUser = /\b(?:nos|a gente|eu|comigo|noss[oa]s?|em casa|aqui)\b/u;

/** `Os três`, `nós quatro`, `todo mundo`: the labels of the group; null where none is meant. */
export function groupOf(
  { words, read }: Understood,
  people: readonly StatePerson[],
  { pair }: DialogueState,
): readonly string[] | null {
  const count = counts[counted.exec(words)?.[1] ?? ''];
  if (count === undefined && !wholeGroup.test(words)) return null;
  const known = people.filter(({ name, birthDate }) => name !== null || birthDate !== null);
  const others = known.filter(({ label }) => label !== 'eu').map(({ label }) => label);
  if (read.people.filter(({ label, birthDate }) => label !== 'eu' && birthDate !== null).length > 1) return null;
  if (count === undefined) {
    if (others.length < 2) return null;
    return withUser.test(words) || pair.includes('eu') ? ['eu', ...others.slice(-4)] : others.slice(-5);
  }
  if (others.length >= count && !/\b(?:nos|a gente)\b/u.test(words)) return others.slice(-count);
  return others.length >= count - 1 && count > 2 ? ['eu', ...others.slice(-(count - 1))] : null;
}

/** `E ele com ela?`: a man and a woman beside the user. */
export function othersTogether(words: string, people: readonly StatePerson[], state: DialogueState): readonly string[] {
  const [, one, other] = /\b(el[ea]) (?:e|com) (el[ea])\b/u.exec(words) ?? [];
  if (one === undefined || one === other) return [];
  const found = [one, other].flatMap((said) => personOf(people, state, said === 'ela' ? 'f' : 'm') ?? []);
  return found.length > 1 ? found : [];
}

/** `Entre eu e ela`: the other person of the user's pair, by the gender that the pronoun names; null for any other words. */
export function besideUser(words: string, people: readonly StatePerson[], state: DialogueState): string | null {
  // `Compara os números dela com os meus`.
  const mine =
    /\bd(el[ea]) (?:com|e) (?:[oa]s? )?(?:meus?|minhas?)\b|\b(?:meus?|minhas?) (?:\w+ )?(?:com|e) (?:[oa]s? )?d(el[ea])\b/u.exec(
      words,
    );
  const pronoun =
    mine ?? /\b(?:(?:eu|mim|comigo) (?:e|com) (el[ea])|(el[ea]) e (?:eu|mim)|(el[ea]) comigo)\b/u.exec(words);
  const said = pronoun?.[1] ?? pronoun?.[2] ?? pronoun?.[3];
  if (said !== undefined) return personOf(people, state, said === 'ela' ? 'f' : 'm');
  // `Em que a gente bate de frente?` after a question about one of two others.
  const [only, ...more] = state.who.filter((label) => label !== 'eu');
  const isOfUs = /\b(?:a gente|nos duas|nos dois)\b/u.test(words) && !state.pair.includes('eu');
  return isOfUs && only !== undefined && more.length === 0 && state.pair.length > 0 ? only : null;
}

const mostPeople = 5;

/** A question about the user beside others; `eu sou técnico de um time: …` only says who asks. */
export const isOfUserToo = ({ read, words }: Understood) =>
  read.people.some(({ label, name, birthDate }) => label === 'eu' && (name !== null || birthDate !== null)) ||
  /\b(?:comigo|eu e|e eu|nos|a gente|mim)\b/u.test(words);

/** `Meus filhos`, `eu e meus sócios`, `ele com ela`: people of the conversation, without their names. */
export function knownTogether(
  intent: string,
  message: Understood,
  state: DialogueState,
  people: readonly StatePerson[],
): readonly string[] {
  const two = othersTogether(message.words, people, state);
  if (two.length > 0) return two;
  const kin = kinGroup(message.words, people);
  const withUser = kin.length > 0 && intent !== 'quem' && isOfUserToo(message);
  return (withUser ? ['eu', ...kin] : kin).slice(0, mostPeople);
}

/** Said of two others: `não se bicam`. */
export const areAtOdds =
  /\b(?:nao se (?:bicam|dao|falam|suportam|entendem|aguentam|gostam|acertam)|se odeiam|vivem (?:brigando|se estranhando))\b/u;
