import { nicknamesOf } from '../../understanding/nicknames.ts';
import { foldQuestion } from '../../understanding/normalise.ts';
import { isFirstName } from '../../understanding/read-names.ts';
import type { Composed, Composer } from '../composer.ts';
import { composeNameChoice } from './compose-name-choice.ts';

const particle = /^(?:d[aeo]s?|e)$/iu;
const mostForms = 4;

/** Short forms of a whole name as stages and signatures take them: `Josefina Luz`, `Josefina Pires`, `Josi Luz`. */
export function shortForms(name: string): readonly string[] {
  const words = name.split(' ').filter((word) => !particle.test(word));
  const [first = '', ...rest] = words;
  const [last] = rest.slice(-1);
  if (last === undefined) return [];
  const surname = rest.findIndex((word) => !isFirstName(word));
  const given = rest.slice(0, Math.max(0, surname < 0 ? rest.length - 1 : surname));
  const surnames = rest.slice(given.length);
  // A nickname that begins the name keeps its accents.
  const short = nicknamesOf(first).find((one) => one.length > 2 && foldQuestion(first).startsWith(one));
  const called = short === undefined ? [] : [first.slice(0, short.length)];
  const forms = [
    `${first} ${last}`,
    ...surnames.slice(0, -1).map((one) => `${first} ${one}`),
    ...called.map((one) => `${one} ${last}`),
    ...given.slice(0, 1).map((one) => `${first} ${one}`),
    ...given.slice(0, 1).map((one) => `${one} ${last}`),
  ];
  return [...new Set(forms)].filter((form) => form !== name).slice(0, mostForms);
}

/** `Quero um nome artístico`, `qual assinatura seria melhor?`, before any form was given. */
const asksShortForm =
  /\bnome (?:artistico|de palco|curto|profissional)\b|\b(?:qual|que) (?:\w+ )?(?:assinatura|forma)\b.*\b(?:melhor|boa|combina|usar|uso|devo)\b|\bmelhor (?:assinatura|forma de assinar)\b/u;

/** A stage name or a signature for a name without a form of its own: short forms of it, one preferred with the reason; null for any other question. */
export function composeShortForms(composer: Composer, name: string): Composed | null {
  const names = shortForms(name);
  if (names.length < 2 || !asksShortForm.test(composer.act.words)) return null;
  const chosen = composeNameChoice({ ...composer, act: { ...composer.act, names } });
  const isOfStage = /\b(?:artistic\w+|palco)\b/u.test(composer.act.words);
  return {
    ...chosen,
    text: `${isOfStage ? 'Para o palco, o seu próprio nome já dá formas curtas' : 'Do seu nome saem estas formas curtas'}: ${chosen.text} Se tiver um apelido em mente, escreva, e eu comparo.`,
    proposed: names,
    title: isOfStage ? 'Nome artístico' : 'Como assinar',
  };
}
