import { foldQuestion } from '../../understanding/normalise.ts';
import type { DialogueState } from '../state.ts';
import { correctName } from '../who/people.ts';
import type { Title } from './titles.ts';

export const spelling =
  /\b(?:escrev\w+|grafia|soletr\w+) (?:\w+ )?(?:com|sem|assim|errado|diferente)\b|\b(?:certidao|registro|documento)\b.*\b(?:sem|com) (?:acento|[a-z])\b/u;

export const letterChange =
  /\b(tir|cort|remov|coloc|bot|acrescent|adicion|dobr)\w* (?:mais )?(?:um |uma |o |a )?([a-z]) (?:d[oae]|n[oa]|em) (?:o |a )?(\w+)/u;

/** `Walkiria, que todos escrevem Valquíria; Walkiria Brandão Sá`: the whole name in each of its spellings. */
export function respellings(names: readonly Title[], words: string): { names: string[]; baseName: string } | null {
  const whole = names.find(({ name }) => name.includes(' '))?.name;
  if (whole === undefined) return null;
  const single = names.filter(({ name }) => !name.includes(' ') && !whole.split(' ').includes(name));
  const changed = single.flatMap(({ name }) => correctName(whole, name) ?? []);
  const others = [...new Set(changed)].filter((name) => name !== whole);
  // `Thaís com h ou Taís? Thaís Melo Brandão`
  const areSpellings =
    changed.length === single.length &&
    names.every(({ name }) => name === whole || !name.includes(' ')) &&
    /\b(?:com|sem|ou|escrev\w+)\b/u.test(words);
  if (!spelling.test(words) && !areSpellings) return null;
  return others.length > 0 ? { names: others, baseName: whole } : null;
}

/** `e se eu tirar o Couto?`, `e se eu botar o Moura?`, `com os três sobrenomes?`: the last signature, else the base name, changed. */
export function withParts(
  names: readonly string[],
  words: string,
  state: DialogueState,
  baseName: string | null,
): string[] {
  const known = baseName ?? ownName(state);
  const edited = withoutParticle(words, known) ?? abbreviated(words, known);
  return edited !== null && names.every((name) => !name.includes(' '))
    ? [edited]
    : withSurnames(names, words, state, baseName);
}

function withSurnames(
  names: readonly string[],
  words: string,
  state: DialogueState,
  baseName: string | null,
): string[] {
  const [part] = names;
  const whole = state.table.names.at(-1) ?? baseName ?? ownName(state);
  const last = state.table.names.at(-1);
  if (names.length === 0) return withAllSurnames(words, baseName, last);
  const respelt = withLetter(words, whole ?? null) ?? withPart(whole, part, baseName ?? ownName(state), words);
  if (respelt !== null) return [respelt];
  const isSpelling = /\b(?:escrev\w+|grafia|com (?:dois|duas|um|uma|th|y|k|h|w|z|s))\b/u.test(words);
  const changed = part && whole && !part.includes(' ') && isSpelling ? correctName(whole, part) : null;
  if (changed !== null) return [changed];
  const adds =
    /^(?:e )?com (?:o|a) \w+$|\b(?:bot\w+|colo[cq]\w+|acrescent\w+|adicion\w+|inclu\w+|mant\w+|deix\w+|por|usar|com) (?:tambem )?(?:o|a|mais|junto)\b|\b(?:bot|coloc|acrescent|adicion|inclu)\w+ \w+ (?:n[oa]|a[oa]) (?:meu |fim do |final do )?nome\b/u;
  if (part && whole && !part.includes(' ') && whole.includes(' ') && adds.test(words) && !/\bsem\b|\btir/u.test(words))
    return whole.split(' ').includes(part) ? [whole] : [withSurname(whole, part, baseName ?? ownName(state))];
  if (!part || !whole || part.includes(' ') || !/\b(?:tir\w+|sem|corta\w*|remov\w+)\b/u.test(words)) return [...names];
  const rest = whole.split(' ').filter((word) => foldQuestion(word) !== foldQuestion(part));
  return rest.length > 1 && rest.length < whole.split(' ').length ? [rest.join(' ')] : [...names];
}

/** `Tiro o "da" da assinatura?`, `sem o dos`: the name without that particle. */
function withoutParticle(words: string, whole: string | null): string | null {
  const particle = /\b(?:tir\w*|sem|cort\w*|remov\w*|elimin\w*) (?:o |a |esse |essa )?(d[aeo]s?|e)\b/u.exec(words)?.[1];
  if (particle === undefined || !whole?.split(' ').includes(particle)) return null;
  return whole
    .split(' ')
    .filter((word) => word !== particle)
    .join(' ');
}

/** `E se eu abreviar o Costa?`: the name with the initial of that word. */
function abbreviated(words: string, whole: string | null): string | null {
  const said = /\babrevi\w* (?:para |so )?(?:o |a |esse |essa )?(\w+)/u.exec(words)?.[1];
  const word = whole?.split(' ').find((one) => foldQuestion(one) === said);
  return word === undefined || !whole ? null : whole.replace(word, `${word.charAt(0)}.`);
}

/** `Com os três sobrenomes?`: the base name with what the last form added. */
function withAllSurnames(words: string, baseName: string | null, last: string | undefined): string[] {
  if (!baseName || !last || !/\b(?:tres|todos|dois|ambos)(?: os)? (?:os )?sobrenomes\b/u.test(words)) {
    const respelt = withLetter(words, last ?? baseName);
    return respelt === null ? [] : [respelt];
  }
  const added = last.split(' ').filter((word) => !baseName.split(' ').includes(word));
  return added.length > 0 ? [`${baseName} ${added.join(' ')}`] : [];
}

/** The name that the user is known by. */
export const ownName = ({ people }: DialogueState) => people.find(({ label }) => label === 'eu')?.name ?? null;

/** `E o Peres?`, `e o Fontes inteiro?`: a part of the own name that the form leaves out or shortens; null for any other. */
function withPart(whole: string | null, part: string | undefined, base: string | null, words: string): string | null {
  if (!whole || !part || part.includes(' ') || /\b(?:tir\w+|sem|cort\w+|remov\w+)\b/u.test(words)) return null;
  if (base === null || !base.split(' ').includes(part) || whole.split(' ').includes(part)) return null;
  const initial = whole.split(' ').find((word) => word === `${part.charAt(0)}.` || word === part.charAt(0));
  return initial === undefined ? withSurname(whole, part, base) : whole.replace(initial, part);
}

/** `José Lima` with Ferreira, of José Carlos Ferreira Lima: the surname stands where it stands in the certificate. */
function withSurname(whole: string, part: string, base: string | null): string {
  const order = base?.split(' ') ?? [];
  const words = [...whole.split(' '), part];
  if (order.includes(part)) {
    const known = words
      .filter((word) => order.includes(word))
      .sort((one, other) => order.indexOf(one) - order.indexOf(other));
    return [...known, ...words.filter((word) => !order.includes(word))].join(' ');
  }
  return words.every((word) => order.includes(word))
    ? order.filter((word) => words.includes(word)).join(' ')
    : words.join(' ');
}

/** `tirar um N do Anna`, `colocar mais um L em Bela`: the name with that letter removed or doubled. */
function withLetter(words: string, whole: string | null): string | null {
  const [, verb = '', letter = '', target = ''] = letterChange.exec(words) ?? [];
  const word = whole?.split(' ').find((one) => foldQuestion(one) === target);
  if (!whole || word === undefined || letter === '') return null;
  const at = foldQuestion(word).lastIndexOf(letter);
  if (at < 0) return null;
  const isRemoved = /^(?:tir|cort|remov)/u.test(verb);
  const changed = `${word.slice(0, at)}${isRemoved ? '' : `${word.charAt(at)}${word.charAt(at).toLowerCase()}`}${word.slice(at + 1)}`;
  return whole.replace(word, changed);
}
