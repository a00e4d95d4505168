import { withoutAccents } from '@sefira/contracts/shared/fold';

/** Slang would expand single letters (`c` is `com`), so a change of letters is read from the plain words. */
export const plainWords = (text: string) =>
  withoutAccents(text)
    .toLowerCase()
    .replace(/[^a-z0-9]+/gu, ' ')
    .trim();

const article =
  '(?:(?:so|o|a|os|as|um|uma|esse|essa|letra|nome|sobrenome|palavra|the|my|letter|el|la|un|una|mi|apellido|mais|outro|otra|another) )*';
/** `Dois é mais forte` doubles no letter. */
const letter = '([b-df-np-z]|[aeo](?=$))';
const remove = '(?:(?:tir|cort|remov|elimin|larg|drop|delet|quit|sac)[a-z]*|sem|without|sin)';
const put =
  '(?:bot|coloc|poe|por|ponh|ponho|acrescent|adicion|inclu|us|escrev|add|put|spell|writ|pon|agreg|escrib)[a-z]*';

/** Letters that one sound is written with. */
const respelt: Readonly<Record<string, readonly string[]>> = {
  y: ['i'],
  i: ['y'],
  k: ['qu', 'c'],
  c: ['k', 's'],
  w: ['v', 'u'],
  v: ['w'],
  z: ['s'],
  s: ['z', 'c'],
  th: ['t'],
  ph: ['f'],
  f: ['ph'],
  x: ['ch'],
  j: ['g'],
  g: ['j'],
};

/** The name without acute and circumflex accents; the tilde and the cedilla, which make another sound, go where nothing else is marked. */
function withoutMarks(name: string): string {
  const plain = name
    .normalize('NFD')
    .replace(/[\u0300-\u0302]/gu, '')
    .normalize('NFC');
  return plain === name ? withoutAccents(name) : plain;
}

type WordChange = (word: string) => string | null;

/** Keeps the capital of the place where a letter stood. */
const cased = (old: string, letters: string) =>
  /^\p{Lu}/u.test(old) ? letters.charAt(0).toUpperCase() + letters.slice(1) : letters;

function exchange(word: string, from: string, to: string): string | null {
  const at = withoutAccents(word).toLowerCase().lastIndexOf(from);
  if (at < 0) return null;
  const old = word.slice(at, at + from.length);
  return `${word.slice(0, at)}${cased(old, to)}${word.slice(at + from.length)}`;
}

const removeLetter =
  (letter: string): WordChange =>
  (word) => {
    const plain = withoutAccents(word).toLowerCase();
    const doubled = plain.indexOf(letter + letter);
    const at = doubled >= 0 ? doubled + 1 : plain.lastIndexOf(letter);
    return at < 1 || plain.length < 3 ? null : word.slice(0, at) + word.slice(at + 1);
  };
const doubleLetter =
  (letter: string): WordChange =>
  (word) => {
    const plain = withoutAccents(word).toLowerCase();
    if (plain.includes(letter + letter)) return null;
    return exchange(word, letter, letter + letter);
  };
const singleLetter =
  (letter: string): WordChange =>
  (word) =>
    withoutAccents(word)
      .toLowerCase()
      .includes(letter + letter)
      ? exchange(word, letter + letter, letter)
      : null;
/** `Arthur`, `Christian`, `Rhian`, `Sarah`: where Brazilian registries put a silent h. */
function aspirated(word: string): string | null {
  if (/h/iu.test(word)) return null;
  const found = /t(?=[aeiour])|^c(?=r)|^[rl](?=[aiu].*[^aeo]$)/iu.exec(withoutAccents(word));
  return found === null ? `${word}h` : `${word.slice(0, found.index + 1)}h${word.slice(found.index + 1)}`;
}
const respell =
  (letters: string): WordChange =>
  (word) => {
    if (letters === 'h') return aspirated(word);
    const [found] = (respelt[letters] ?? []).flatMap((from) => exchange(word, from, letters) ?? []);
    return found ?? null;
  };

interface Edited {
  readonly name: string;
  /** A word of the name that the message points to; the first one that the change fits otherwise. */
  readonly target: number | null;
}

const isSame = (one: string, other: string) => plainWords(one) === plainWords(other);
const particle = /^(?:d[aeo]s?|e|&)$/iu;

function inWord({ name, target }: Edited, change: WordChange): string | null {
  const words = name.split(' ');
  const places = target === null ? words.map((_, index) => index) : [target];
  for (const place of places) {
    const word = words[place] ?? '';
    const changed = particle.test(word) ? null : change(word);
    if (changed !== null && changed !== word) return words.with(place, changed).join(' ');
  }
  return null;
}

/** The name without the words said, as many of them as stand together in it: `tirar o Banho e Tosa`. */
function withoutWords(name: string, said: readonly string[]): string | null {
  const words = name.split(' ');
  for (let count = Math.min(said.length, words.length - 1); count > 0; count -= 1) {
    const phrase = said.slice(0, count);
    const at = words.findIndex((_, index) => phrase.every((one, offset) => isSame(words[index + offset] ?? '', one)));
    if (at < 0) continue;
    const from = at > 0 && particle.test(words[at - 1] ?? '') ? at - 1 : at;
    return words.toSpliced(from, at - from + count).join(' ');
  }
  return null;
}

function replaced(edited: Edited, from: string, to: string): string | null {
  const words = edited.name.split(' ');
  const at = words.findIndex((one) => isSame(one, from));
  if (at >= 0) return words.with(at, cased(words[at] ?? '', to)).join(' ');
  return from.length > 2 || to.length > 2 ? null : inWord(edited, (word) => exchange(word, from, to));
}

function inFront(name: string, word: string): string {
  const rest = name.split(' ').filter((one) => !isSame(one, word));
  return [cased('A', word), ...rest].join(' ');
}

type Operation = readonly [pattern: RegExp, apply: (edited: Edited, one: string, other: string) => string | null];
const operation = (pattern: string, apply: Operation[1]): Operation => [new RegExp(`\\b${pattern}`, 'u'), apply];

/** Changes of a name as people ask for them, in three languages; the first that fits the name counts. */
const operations: readonly Operation[] = [
  operation(
    `(?:tir|troc|mud|substitu|swap|chang|replac|cambi)[a-z]* ${article}(\\w+) (?:e |and |y )?(?:${put}|por|pel[oa]|para|pra|with|for|to|con) ${article}(\\w+)`,
    replaced,
  ),
  operation(
    `(\\w+) (?:no|em|in|en) (?:lugar|vez|place|lieu) (?:d[eoa]l?|of) ?(?:the |la |el )?(\\w+)`,
    (edited, one, other) => replaced(edited, other, one),
  ),
  operation(
    `(?:com|for|fosse|us[a-z]*|bot[a-z]*) ${article}(\\w{3,}) (?:no lugar|em vez|instead|en su lugar)$`,
    ({ name }, one) => (name.includes(' ') ? name.replace(/\S+$/u, cased('A', one)) : null),
  ),
  operation(
    `${put} ${article}(\\w{3,}) (?:antes|na frente|primeiro|in front|first|before|adelante)\\b`,
    ({ name }, one) => inFront(name, one),
  ),
  operation(`([a-z]) (?:n[oa] (?:fim|final)|at the end|al final|en el final)\\b`, (edited, one) =>
    inWord(edited, (word) => word + one),
  ),
  operation(
    `(?:(?:dois|duas|2|two|double|dos|doble) ${letter}s?|dobr\\w* ${article}${letter}|${letter} (?:duplo|dobrad[oa]|doble)|(?:mais|another|otra) (?:um |uma )?${letter}|(?:com|with|con) ([a-z])\\5)\\b`,
    (edited, one) => inWord(edited, doubleLetter(one)),
  ),
  operation(
    `(?:(?:um|uma|1|one|una?) ${letter} so|(?:so|apenas|just|only|solo|com) (?:com )?(?:um|uma|1|one|una?) ${letter})\\b`,
    (edited, one) => inWord(edited, singleLetter(one)),
  ),
  operation(`(?:inicial|initial|abrevi\\w*) ${article}(?:d[eo]l? |da |of )?(\\w{3,})`, (edited, one) =>
    replaced(edited, one, `${one.charAt(0).toUpperCase()}.`),
  ),
  operation(
    `${put} ${article}(?!ltda|mei|eireli|epp|cia)(\\w{3,})(?: d[aeo] (?:meu |minha )?\\w+)? (?:(?:n[oa]|a[oa]) (?:meu |seu |fim d[oe] |final d[oe] )*(?:nome|fim|final)|depois|no nome)\\b`,
    ({ name }, one) => (name.split(' ').some((word) => isSame(word, one)) ? null : `${name} ${cased('A', one)}`),
  ),
  operation(`${put} ${article}(\\w{3,}) (?:no meio|in the middle|en el medio)\\b`, ({ name }, one) =>
    name.replace(' ', ` ${cased('A', one)} `),
  ),
  operation(`${remove} ${article}(acentos?|circunflexo|accents?|tilde)\\b`, (edited) =>
    edited.target === null ? withoutMarks(edited.name) : inWord(edited, withoutMarks),
  ),
  operation(`${remove} ${article}(til|cedilha)\\b`, (edited) => inWord(edited, withoutAccents)),
  operation(`${remove} ${article}(\\w+(?: \\w+){0,4})`, (edited, said) => {
    const [one = '', ...more] = said.split(' ');
    const shorter = withoutWords(edited.name, [one, ...more]);
    return shorter ?? (one.length === 1 ? inWord(edited, removeLetter(one)) : null);
  }),
  operation(
    `(?:com|with|con|for|fosse|${put}) (?:o |a |the |la |un |uma? )?(y|i|k|c|w|v|z|s|h|x|j|g|f|th|ph)\\b(?! (?:de|do|da|no|na)\\b)`,
    (edited, one) => inWord(edited, respell(one)),
  ),
];

/** A name after the change that a message asks for; null if it asks for none that fits the name. */
export function editedName(text: string, name: string): string | null {
  const plain = plainWords(text);
  const words = name.split(' ');
  const targets = words.flatMap((word, index) =>
    plainWords(word).length > 2 && ` ${plain} `.includes(` ${plainWords(word)} `) ? [index] : [],
  );
  for (const [pattern, apply] of operations) {
    const operands = pattern.exec(plain)?.slice(1).filter(Boolean);
    const [one, other] = operands ?? [];
    if (one === undefined) continue;
    const target = targets.find(
      (index) => !isSame(words[index] ?? '', one) && !isSame(words[index] ?? '', other ?? ''),
    );
    const changed = apply({ name, target: target ?? null }, one, other ?? '');
    if (changed !== null && changed !== name)
      return changed === withoutAccents(changed) && isSame(changed, name) ? changed : asTyped(changed, name, text);
  }
  return null;
}

/** The new words with the accents that they were typed with: operands are read from the plain words. */
function asTyped(changed: string, name: string, text: string): string {
  const old = new Set(name.split(' '));
  const typed = text.match(/[\p{L}'’]+/gu) ?? [];
  return changed
    .split(' ')
    .map((word) => {
      const found = old.has(word) ? undefined : typed.find((one) => word.length > 2 && isSame(one, word));
      return found === undefined ? word : cased(word, found);
    })
    .join(' ');
}
