import { distance } from 'fastest-levenshtein';
import { findTopics } from '../../composing/topics.ts';
import { foldQuestion } from '../../understanding/normalise.ts';
import type { Understood } from '../../understanding/read-message.ts';
import { isFirstName } from '../../understanding/read-names.ts';
import type { DialogueState, NameMode } from '../state.ts';
import { ownName, respellings, withParts } from './changed-names.ts';
import { calledFirm } from './firms.ts';
import { founding } from './kinds-of-names.ts';
import { modeOf, ofOneFirstName } from './name-mode.ts';
import { isForm } from './own-forms.ts';
import { joinedSurname, namesIn, splitFirstNames, surnameIn, type Title } from './titles.ts';

export interface NameTopic {
  readonly mode: NameMode;
  /** Names of this message. */
  readonly names: readonly string[];
  readonly baseName: string | null;
  readonly family?: string | null;
  /** A name borne earlier. */
  readonly former?: string | null;
  /** The child that is there already, beside the one to be named. */
  readonly sibling?: string | null;
}

const baseCue =
  /(?:certid[aã]o|registro|hoje sou|atualmente sou|me chamo|nome completo(?: é)?|meu nome (?:\p{L}+ )?é|nome (?:de batismo|real|verdadeiro)(?: é)?|antes era|era|nome de solteir[ao]|nasci (?:como|com)|solteir[ao])[^.?!]{0,14}$|(?:em vez|ao inv[eé]s|no lugar|instead) (?:d[eoa]|of) $/iu;

/** `Sou Márcio e minha esposa é a Lívia` judges no name. */
export function introducesPeople({ words, read }: Understood): boolean {
  const introduces =
    /^(?:oi |ola )?(?:eu )?(?:sou|me chamo) (?:[oa] )?\w+ e (?:[oa] )?(?:meu|minha) \w+ (?:e|se chama|chama)(?: [oa])? \w+$/u;
  return introduces.test(words) && read.people.some(({ label, name }) => label !== 'eu' && name !== null);
}

/** Which names a message judges, and as what; null if it judges none. */
export function nameTopic(intent: string | null, message: Understood, state: DialogueState): NameTopic | null {
  if (state.mood !== null) return null;
  // A date in a message about an opening is one of the firm.
  const born = founding.test(message.words)
    ? []
    : message.read.people.flatMap(({ name, birthDate }) => (name !== null && birthDate !== null ? [name] : []));
  const given = splitFirstNames(namesIn(message.text), message.text);
  const called = calledFirm(message.text, given);
  const titled = given.map((one) => (called?.name.endsWith(` ${one.name}`) ? called : one));
  const all = titled.filter(
    ({ name, start }) =>
      start >= (called?.start ?? 0) &&
      /\p{L}{2}/u.test(name) &&
      !isCode(name) &&
      !isNumberName(name) &&
      !born.some((one) => one.includes(name)),
  );
  const { surname, parts, isJoined } = familyIn(message, all, state);
  const names = all.filter((one) => !parts.includes(one));
  const wished =
    (names.length > 1 || surname !== undefined) &&
    names.every((one) => isJoined || isFirstName(one.name) || resembles(one, names)) &&
    (isJoined || /\b(?:quer\w*|prefer\w+|gost\w+|ou|entre)\b/u.test(message.words)) &&
    message.read.people.every(({ birthDate }) => birthDate === null);
  const isFamilyOnly = state.table.mode === 'bebe' && surname !== undefined && names.length === 0;
  const mode =
    isFamilyOnly || (wished && (intent !== 'par' || isJoined)) ? 'bebe' : modeOf(intent, message, state, names);
  if (mode === null) return null;
  if (mode === 'bebe') return babyTopic(names, surname, message, state);
  if (mode !== 'assinatura') return { mode, names: all.map(({ name }) => name), baseName: null };
  // `Vou casar com o Leandro Fonseca. Fico Amanda Dias ou viro Amanda Fonseca?`
  // A surname that is taken is a part of the form.
  const [form] = / ou /iu.test(message.text) ? ofOneFirstName(all) : [];
  const first = form?.name.split(' ')[0];
  const forms = all.filter(({ name }) => first === undefined || name.split(' ')[0] === first);
  return signatureTopic(forms, message, state);
}

/** `Ysis ou Isis?`: another spelling of a first name beside it. */
const resembles = ({ name }: Title, names: readonly Title[]) =>
  names.some(
    (other) =>
      isFirstName(other.name) && name.length > 3 && distance(foldQuestion(other.name), foldQuestion(name)) === 1,
  );

/** Names for a child, with the family's name and the child that is there already. */
function babyTopic(
  names: readonly Title[],
  surname: Title | undefined,
  message: Understood,
  state: DialogueState,
): NameTopic {
  const mode = 'bebe';
  const firsts = names.filter((one) => isFirstName(one.name.split(' ')[0] ?? '') || resembles(one, names));
  const known = surname ?? familyOf(names, firsts, message.text);
  const sibling = siblingIn(names, message);
  const family = known?.name ?? sibling?.name?.replace(/^\S+ /u, '') ?? state.table.family;
  const isKnown = known !== undefined && known !== surname;
  // `Nomes que combinem com Valentina`: hers is a sister's.
  if (/\bnomes?\b(?: \w+){0,4} combin\w+ com\b/u.test(message.words))
    return { mode, names: [], baseName: null, family };
  const judged = (isKnown ? firsts : names).filter(({ name }) => name !== sibling?.name);
  const ofSibling = sibling && known === undefined ? { name: family ?? '', start: 0 } : known;
  return {
    mode,
    names: withFamilyName(judged, ofSibling, state),
    baseName: null,
    family,
    sibling: sibling?.name ?? null,
  };
}

/** The name of a brother or a sister beside the names for a child. */
function siblingIn(names: readonly Title[], message: Understood): { readonly name: string | null } | undefined {
  // `Minha filha se chama Alice Prado Viana, e o irmãozinho vai ser Artur ou Heitor`
  const beside = names.length > 1 && /\bcombin\w+\b/u.test(message.words) ? /^(?:irma|filh|net)/u : /^irma/u;
  const elder = names.find(
    ({ name, start }) =>
      name.includes(' ') &&
      /\b(?:mais velh[oa]|primeir[oa]|primog[eê]nit[oa])\s+(?:é|eh|se chama|chama)\s+(?:[oa]\s+)?$/iu.test(
        message.text.slice(0, start),
      ),
  );
  return (
    elder ??
    message.read.people.find(
      ({ label, name }) => beside.test(label) && name?.includes(' ') && (/^irma/u.test(label) || names.length > 1),
    )
  );
}

/** The surname that a message gives for a child, the father's after the mother's, and the names that it is made of. */
function familyIn({ text, words }: Understood, all: readonly Title[], { table }: DialogueState) {
  const joined = joinedSurname(text, all);
  const mothers = joined ?? surnameIn(text, all) ?? (table.mode === 'bebe' ? joinedAlone(text, all) : undefined);
  const fathers = mothers && all.find((one) => one !== mothers && isFathers(one, text));
  // `A família dele é Giordano no final`: after the surname that is known.
  const isLast = table.family !== null && /\b(?:no (?:final|fim)|por ultimo)\b/u.test(words);
  const parts = [mothers, fathers].flatMap((one) => one ?? []);
  const name = [isLast ? table.family : null, ...parts.map((one) => one.name)].filter(Boolean).join(' ');
  return { surname: mothers && { name, start: mothers.start }, parts, isJoined: joined !== undefined };
}

/** `E junto com Franco Neves no fim?` after a first name: a family's name, where not every word is a first name. */
function joinedAlone(text: string, [only, ...more]: readonly Title[]): Title | undefined {
  if (only === undefined || more.length > 0 || only.name.split(' ').every(isFirstName)) return undefined;
  return /^(?:(?:e|ou|mas|agora|se|eu|ele|ela|fica\p{L}*|junt\p{L}+|soma\p{L}*) )*(?:com (?:os? )?|(?:bot\p{L}+|coloc\p{L}+|puser|us\p{L}+) )$/iu.test(
    text.slice(0, only.start),
  )
    ? only
    : undefined;
}

/** Forms of a signature, and the name that they are compared with. */
function signatureTopic(names: readonly Title[], message: Understood, state: DialogueState): NameTopic {
  const mode = 'assinatura';
  const spelt = respellings(names, message.words);
  if (spelt !== null) return { mode, ...spelt };
  const former = formerName(names, message, state);
  if (former !== null) return { mode, names: [], baseName: state.table.base, former };
  const base = names.find(({ name, start }) => name.includes(' ') && baseCue.test(message.text.slice(0, start)));
  const own = message.read.people.find(({ label, name }) => label === 'eu' && name?.includes(' '))?.name ?? null;
  const isGiven =
    base ??
    (state.table.base === null && !isOfOwn(own, state) && !(isUsed.test(message.words) && ownName(state) !== null)
      ? names.find(({ name }) => name === own)
      : undefined) ??
    (state.table.base === null && !isOfOwn(own, state) ? longestForm(names) : undefined);
  const born = message.read.people.find(({ label, birthDate }) => label === 'eu' && birthDate !== null)?.name ?? null;
  const isStage = born !== null && names.length > 0 && names.every(({ name }) => name !== born);
  const baseName = isGiven?.name ?? (isStage ? born : null) ?? state.table.base ?? null;
  const rest = withParts(
    wholeNames(
      names
        .filter((one) => one !== isGiven)
        .map(({ name }) => married(name, baseName ?? ownName(state), message.words)),
      message.words,
      baseName ?? ownName(state),
    ),
    message.words,
    state,
    baseName,
  );
  // The maiden name of the certificate beside the name borne today.
  const isOther = isGiven !== undefined && own !== null && own !== isGiven.name && rest.length === 0;
  return { mode, names: isOther ? [own] : rest, baseName };
}

/** `Antônia P. Queirós` and `Antônia Pereira Queirós`: of forms of one name the longest is the certificate's. */
function longestForm(names: readonly Title[]): Title | undefined {
  const [longest] = [...names].sort((one, other) => other.name.length - one.name.length);
  const others = names.filter((one) => one !== longest);
  const areForms = longest !== undefined && others.length > 0 && others.every(({ name }) => isForm(name, longest.name));
  return areForms && others.some(({ name }) => name.includes('.')) ? longest : undefined;
}

/** `Pego o sobrenome dele? Ele é Bruno Azevedo`: the own name with the last name of the other. */
function married(name: string, own: string | null, words: string): string {
  const takes =
    /\b(?:sobrenomes?|nome) d(?:el[ea]|[oa] (?:meu |minha )?(?:marido|noiv[oa]|espos[oa]|mulher|namorad[oa]))\b/u;
  const last = name.split(' ').at(-1) ?? '';
  const isOther = name.includes(' ') && own !== null && !isForm(name, own) && !name.includes(own);
  return isOther && takes.test(words) ? `${own} ${last}` : name;
}

const ended =
  /\b(?:divorc\w+|separ(?:ei|ada|ado|acao)|descas\w+|viuv\w+|(?:volt\w+|retom\w+) (?:\w+ ){0,3}nome|nome de casad\w+ era|quando (?:eu )?era casad\w+)\b/u;
/** A name that a person uses beside the one of the certificate. */
const isUsed =
  /\b(?:uso|usando|usava|assino|assinando|palco|artistic\w+|profissional\w*|conhecid[oa]|me chamam|apelido)\b/u;

/** `Divorciei, antes eu era Dalva Pontes Cavalcanti`: the name of a marriage that ended. */
function formerName(names: readonly Title[], { words }: Understood, state: DialogueState): string | null {
  const known = state.table.base ?? ownName(state);
  if (known === null || !ended.test(words)) return null;
  const [only] = names;
  const isSurname =
    only !== undefined && names.length === 1 && !only.name.includes(' ') && /\bsobrenome\b/u.test(words);
  if (isSurname && !known.split(' ').includes(only.name)) return `${known} ${only.name}`;
  const others = names.filter(({ name }) => name.includes(' ') && foldQuestion(name) !== foldQuestion(known));
  return others.length === 1 ? (others[0]?.name ?? null) : null;
}

/** A surname that is named beside the whole form holds no name of its own; alone it joins the known name. */
function wholeNames(names: readonly string[], words: string, known: string | null): string[] {
  const whole = names.filter((name) => name.includes(' '));
  const [only] = names;
  // `Antes era Rafaela` names who the user was, and no signature.
  if (whole.length === 0 && /\bantes (?:eu )?(?:era|me chamava)\b|\bnome morto\b/u.test(words)) return [];
  const isPart = (name: string) => [...whole, known ?? ''].some((one) => one.split(' ').includes(name));
  if (whole.length > 0) return names.filter((name) => name.includes(' ') || !isPart(name));
  const joins = /\bsobrenomes?\b/u.test(words) && !/\b(?:tir\w+|sem|cort\w+|perd\w+)\b/u.test(words);
  const isNew = only !== undefined && known !== null && !known.split(' ').includes(only) && !isFirstName(only);
  return joins && isNew && names.length === 1 ? [`${known} ${only}`] : [...names];
}

/** A form of the name that the user is known by. */
function isOfOwn(name: string | null, { people }: DialogueState): boolean {
  const known = people.find(({ label }) => label === 'eu')?.name;
  if (name === null || known == null) return false;
  return isForm(name, known) || foldQuestion(known).split(' ')[0] === foldQuestion(name).split(' ')[0];
}

/** Letters and digits in one word are an order number, a password or a link, no name. */
function isCode(name: string): boolean {
  return /\p{L}\d|\d\p{L}/u.test(name);
}

/** `Expressão` names a number. */
function isNumberName(name: string): boolean {
  return !name.includes(' ') && !isFirstName(name) && findTopics(foldQuestion(name)).length > 0;
}

/** `Do pai é Monteiro`. */
function isFathers({ name, start }: Title, text: string): boolean {
  return !isFirstName(name.split(' ')[0] ?? '') && /\bpai\b[^.,;]{0,12}$/iu.test(text.slice(0, start));
}

/** `O pai é Nogueira, eu sou Furtado`: the family's name beside first names, the father's last; also alone, after them. */
function familyOf(names: readonly Title[], firsts: readonly Title[], text: string): Title | undefined {
  const others = names.filter((one) => !firsts.includes(one));
  const [only] = others;
  if (only === undefined || (firsts.length === 0 && others.length > 1)) return undefined;
  const ordered = [...others.filter((one) => !isFathers(one, text)), ...others.filter((one) => isFathers(one, text))];
  return { name: ordered.map(({ name }) => name).join(' '), start: only.start };
}

/** First names with the family's name: given here, or borne by the names compared before. */
function withFamilyName(names: readonly Title[], surname: Title | undefined, state: DialogueState): string[] {
  const before = state.table.mode === 'bebe' ? state.table.names : [];
  const tails = new Set(before.map((name) => name.split(' ').slice(1).join(' ')));
  const tail = tails.size === 1 ? ([...tails][0] ?? '') : '';
  const shared = isFirstName(tail.split(' ')[0] ?? '') ? undefined : tail;
  const family = surname?.name ?? (shared || (state.table.mode === 'bebe' ? state.table.family : null) || undefined);
  if (family === undefined) return names.map(({ name }) => name);
  if (names.length === 0 && surname !== undefined) {
    const old = state.table.family ?? shared ?? '';
    // Names that were only proposed leave room for those that the user named.
    const proposed = state.listed?.kind === 'names' ? state.listed.names : [];
    const own = before.filter((name) => !proposed.includes(name));
    const firsts = (own.length > 0 ? own : before).map((name) => (old === '' ? name : name.replace(` ${old}`, '')));
    return [...new Set(firsts.filter((name) => !name.includes(' ')))].map((name) => `${name} ${family}`);
  }
  const isWhole = (name: string) =>
    name.includes(' ') && !name.split(' ').every(isFirstName) && (surname === undefined || name.endsWith(family));
  return names.map(({ name }) => (isWhole(name) ? name : `${name} ${family}`));
}
