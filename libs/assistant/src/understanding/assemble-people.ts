import { foldAligned } from '@sefira/contracts/shared/fold';
import type { DialoguePerson } from '../dialogue-person.ts';
import relations from './data/relations.json' with { type: 'json' };
import { isNicknameOf, isSameFirstName } from './nicknames.ts';
import { isFirstName, properCase } from './read-names.ts';

/** A part of a message that refers to a person. */
export interface Mention {
  readonly kind: 'relation' | 'self' | 'weak-self' | 'name' | 'date';
  readonly start: number;
  readonly end: number;
  readonly label?: string;
  readonly name?: string;
  readonly date?: string;
}

interface Draft {
  readonly label: string;
  name: string | null;
  birthDate: string | null;
}

/** The people assembled so far and the one that the next mention belongs to. */
interface Assembly {
  readonly known: readonly DialoguePerson[];
  readonly drafts: Map<string, Draft>;
  current: Draft | null;
  /** The current person may still receive a name. */
  isOpen: boolean;
  pendingDate: string | null;
}

/** Turns mentions, in their order, into people: a name or a date belongs to the person mentioned before it. */
export function assemblePeople(found: readonly Mention[], text: string, known: readonly DialoguePerson[]) {
  const mentions = withDatesInTurn(withNamesInTurn(withRelationsInTurn(found, text), text), text);
  const areCandidates = areChosenBetween(mentions, text);
  const assembly: Assembly = { known, drafts: new Map(), current: null, isOpen: false, pendingDate: null };
  mentions.forEach((mention, index) => {
    const gapBefore = text.slice(mentions[index - 1]?.end ?? 0, mention.start);
    const isOfNext =
      mentions[index + 1]?.kind === 'name' &&
      /^\s*[,:]?\s*(?:[oa]\s+)?$/iu.test(text.slice(mention.end, mentions[index + 1]?.start));
    const gapAfter = text.slice(mention.end, mentions[index + 1]?.start ?? mention.end);
    const isBesideCandidates = areCandidates && /^(?:comigo|mim)$/iu.test(text.slice(mention.start, mention.end));
    // `e eu, vó Zuleide Braga`, `filha (eu): Denise Brum`
    const opensName =
      /^\s*[),(:]+\s*(?:(?:a |o )?(?:vó|vô|vovó|vovô|avó|avô|mãe|pai|tia|tio|dona|seu)\s+)?$/iu.test(gapAfter) ||
      (/^\s*$/u.test(gapAfter) && mentions[index + 1]?.kind === 'name');
    const opens = opensName && !isBesideCandidates;
    // `Natalia Simoes 05/05/1998, minha ex, era melhor?`
    const isApposed = /^\s*,\s*$/u.test(gapBefore) && /^\s*[,?.!]/u.test(text.slice(mention.end));
    const isBracketed = /\(\s*$/u.test(gapBefore) && /^\s*\)/u.test(text.slice(mention.end));
    if (mention.kind === 'relation')
      speakOfRelation(assembly, mention.label ?? '', isOfNext ? '' : gapBefore, isApposed);
    else if (mention.kind === 'weak-self') speakOfUser(assembly, opens, isBracketed);
    else add(assembly, mention, gapBefore, text.slice(0, mention.start));
  });
  return { people: [...assembly.drafts.values()], loose: { name: null, birthDate: assembly.pendingDate } };
}

/** `Quem combina mais comigo, Igor Freire ou Caio Rocha?`: the names are of those who are chosen between. */
const areChosenBetween = (mentions: readonly Mention[], text: string) =>
  mentions.some(({ kind, start }, index) => {
    const before = mentions[index - 1];
    return (
      kind === 'name' &&
      before !== undefined &&
      /^\s*,?\s*ou\s+(?:com\s+)?(?:[oa]\s+)?$/iu.test(text.slice(before.end, start))
    );
  });

/** `Minha filha e meu genro: Luana Dias e Diego Melo`: as many names as relations before them, each in its turn. */
function withRelationsInTurn(mentions: readonly Mention[], text: string): readonly Mention[] {
  const first = mentions.findIndex(({ kind }) => kind === 'name');
  const before = mentions.slice(0, Math.max(0, first));
  const names = mentions.filter(({ kind }) => kind === 'name');
  const areJoined = before.every(
    ({ kind, start }, at) =>
      (kind === 'relation' || kind.endsWith('self')) &&
      (at === 0 || /^\s*(?:,|e)\s*$/iu.test(text.slice(before[at - 1]?.end, start))),
  );
  const rest = mentions.slice(Math.max(0, first));
  const areAlone = rest.every(({ kind }) => kind === 'name' || kind === 'date');
  if (before.length < 2 || before.length !== names.length || !areJoined || !areAlone) return mentions;
  return rest.flatMap((one) => {
    const at = names.indexOf(one);
    const owner = before[at];
    return owner === undefined ? [one] : [{ ...owner, start: one.start, end: one.start }, one];
  });
}

/** `Benedita e Sebastião, 06/01/1935 e 20/01/1930`: as many dates as names before them, each of the name in its turn. */
function withDatesInTurn(mentions: readonly Mention[], text: string): readonly Mention[] {
  const first = mentions.findIndex(({ kind }) => kind === 'date');
  const rest = mentions.slice(first);
  const before = mentions.slice(0, Math.max(0, first));
  const named = before.filter(({ kind }) => kind === 'name');
  const areAlone =
    rest.every(({ kind }) => kind === 'date') &&
    rest.every((one, at) => at === 0 || /^[\s,;]*(?:e\s+)?$/u.test(text.slice(rest[at - 1]?.end, one.start)));
  if (named.length < 2 || named.length !== rest.length || !areAlone) return mentions;
  return before.flatMap((one) => {
    const at = named.indexOf(one);
    return at < 0 ? [one] : [one, ...rest.slice(at, at + 1)];
  });
}

/** `Eu 13/08/1991 e ele 25/02/1988, Tatiana Freire e Rodrigo Leal`: as many names at the end as dates before them. */
function withNamesInTurn(mentions: readonly Mention[], text: string): readonly Mention[] {
  const first = mentions.findIndex(({ kind }) => kind === 'name');
  const names = mentions.slice(first);
  const before = mentions.slice(0, Math.max(0, first));
  const dates = before.filter(({ kind }) => kind === 'date');
  const areAlone =
    before.every(({ kind }) => kind === 'date' || kind.endsWith('self')) &&
    names.every(({ kind }) => kind === 'name') &&
    names.every((one, at) => at === 0 || /^[\s,;]*(?:e\s+)?$/u.test(text.slice(names[at - 1]?.end, one.start)));
  if (dates.length < 2 || dates.length !== names.length || !areAlone) return mentions;
  const speaks = before[0]?.kind.endsWith('self') ? before.slice(0, 1) : [];
  return [
    ...speaks.map((one): Mention => ({ ...one, kind: 'self' })),
    ...names.flatMap((one, at) => [one, ...dates.slice(at, at + 1)]),
  ];
}

function add(assembly: Assembly, mention: Mention, gapBefore: string, said: string): void {
  if (mention.kind === 'self') speakOfSelf(assembly, gapBefore);
  else if (mention.name) addName(assembly, properCase(mention.name), gapBefore, said);
  else if (mention.date) addDate(assembly, mention.date, gapBefore);
}

/** `21/03/1987, minha data`: the date just before is the user's. */
function speakOfSelf(assembly: Assembly, gapBefore: string): void {
  const own = speakOf(assembly, 'eu', true);
  if (assembly.pendingDate === null || own.birthDate !== null || !/^\s*,?\s*(?:que é |é )?$/iu.test(gapBefore)) return;
  own.birthDate = assembly.pendingDate;
  assembly.pendingDate = null;
}

/** `A Bia, minha sócia: 22/08/1991`: the relation of the person who was named just before */
function speakOfRelation(assembly: Assembly, label: string, gapBefore: string, isApposed: boolean): void {
  const { current, drafts } = assembly;
  // `A professora do meu filho é a Regina`: the name is hers, and the son is spoken of.
  const isOwner = current !== null && current.label in relations && current.label !== label;
  if (isOwner && current.name === null && /^\s*d[aeo]\s*$/u.test(gapBefore)) {
    if (!drafts.has(label)) drafts.set(label, { label, name: null, birthDate: null });
    return;
  }
  const isOfNamed =
    /^\s*[,(]\s*(?:que é |que e |é )?$/iu.test(gapBefore) &&
    current !== null &&
    current.name !== null &&
    (current.birthDate === null || isApposed || /(?:é|\()\s*$/iu.test(gapBefore)) &&
    current.label !== 'eu' &&
    !(current.label in relations) &&
    !drafts.has(label);
  if (!isOfNamed) {
    speakOf(assembly, label, true);
    return;
  }
  relabel(assembly, current, label);
}

/** The person spoken of, known by another label from now on. */
function relabel(assembly: Assembly, { label: before, name, birthDate }: Draft, label: string): void {
  assembly.drafts.delete(before);
  Object.assign(speakOf(assembly, label, false), { name, birthDate });
}

/** `Paula Dutra, 22/09/1988 (eu)`: the person named just before is the user. */
function speakOfUser(assembly: Assembly, opens: boolean, isBracketed: boolean): void {
  const { current, drafts } = assembly;
  const isNamed = current !== null && current.name !== null && !(current.label in relations) && !drafts.has('eu');
  if (isBracketed && isNamed) relabel(assembly, current, 'eu');
  else speakOf(assembly, 'eu', opens);
}

function speakOf(assembly: Assembly, label: string, isOpen: boolean): Draft {
  const draft = assembly.drafts.get(label) ?? { label, name: null, birthDate: null };
  assembly.drafts.set(label, draft);
  assembly.current = draft;
  assembly.isOpen = isOpen;
  return draft;
}

function addName(assembly: Assembly, name: string, gapBefore: string, said: string): void {
  const { current, isOpen } = assembly;
  if (current !== null && nicknames(current, name, gapBefore)) {
    current.name = name;
    return;
  }
  // `o marido da Sandra`: a name of another person than the one spoken of.
  if (current !== null && isOpen && /^\s*d[aeo]\s+$/iu.test(gapBefore)) {
    const isChildOfUser =
      current.label === 'eu' &&
      /\bsou (?:[oa] )?(?:m[aã]e|pai|av[oôó]|v[oôó]v?[oôó]?|padrasto|madrasta|ti[oa]|madrinha|padrinho|professor[a]?|treinador[a]?|babá|tutor[a]?|gerente|chefe|pedagoga|terapeuta|s[óo]ci[oa]|colega|vizinh[oa])\s+d[aeo]\s+$/iu.test(
        said,
      );
    if (isChildOfUser) {
      nameDraft(assembly, name);
      assembly.isOpen = false;
      return;
    }
    if (current.label !== 'eu' && isFirstName(name.split(' ')[0] ?? '')) nameDraft(assembly, name);
    assembly.current = current;
    assembly.isOpen = isOpen;
    return;
  }
  const named = namedAgain(assembly, name, gapBefore);
  if (named) {
    speakOf(assembly, named.label, false).name = name;
    return;
  }
  const renamed = relationNamedBy(assembly, gapBefore);
  if (renamed) {
    renamed.name = name;
    assembly.current = renamed;
    assembly.isOpen = false;
    return;
  }
  addFreeName(assembly, name, gapBefore);
}

/** `O nome dele é Marcos Valadares`, `o nome todo é Mateus Coelho`: the known person who has no whole name yet. */
function namedAgain({ known, drafts }: Assembly, name: string, gapBefore: string): DialoguePerson | undefined {
  const isOfOther = /\bnome (?:\p{L}+ )?del[ea]\b/iu.test(gapBefore);
  const isWhole = /\bnome (?:completo|todo|inteiro)(?: del[ea])? (?:é|e|eh)\s*$/iu.test(gapBefore) && !drafts.has('eu');
  // `O nome é Samuel Braz`, after a crush without a name.
  const isPlain = /^\s*(?:o )?nome (?:é|e|eh)\s*$/iu.test(gapBefore) && !drafts.has('eu');
  if (!isOfOther && !isWhole && !isPlain) return undefined;
  const others = known.filter(({ label }) => label !== 'eu').reverse();
  const extended = others.find((one) => one.name !== null && extendsName(one.name, name));
  return extended ?? (isOfOther || isPlain ? others.find((one) => !one.name) : undefined);
}

/** `Sou gerente de um time de 3: Fabrício …`: a colon after a group opens a list of others. */
const opensList =
  /\b(?:time|equipe|turma|grupo|fam[ií]lia|filh[oa]s|net[oa]s|irm[aã]os|irm[aã]s|amig[oa]s|s[oó]ci[oa]s|pessoas|candidat[oa]s|funcion[aá]ri[oa]s|alun[oa]s|colegas|dois|duas|tr[eê]s|quatro|cinco|\d)(?: [\p{L}\d]+){0,3}\s*:\s*$/iu;

/** The name of the person spoken of, if that one has none; else a person of its own. */
function addFreeName(assembly: Assembly, name: string, gapBefore: string): void {
  const { current, isOpen } = assembly;
  const isVerb = current?.label === 'eu' && /^\s*(?:é|e|eh)\s+$/iu.test(gapBefore);
  const isNear =
    isVerb ||
    (gapBefore.length <= 40 && !opensList.test(gapBefore) && !/\b(?:e|com)\s+(?:[oa]\s+)?$/iu.test(gapBefore));
  const isFree = current?.name === null || (current?.name && extendsName(current.name, name));
  if (current && isOpen && isFree && isNear) current.name = name;
  else nameDraft(assembly, name);
  assembly.isOpen = false;
  if (assembly.pendingDate && assembly.current) assembly.current.birthDate = assembly.pendingDate;
  assembly.pendingDate = null;
}

function nameDraft(assembly: Assembly, name: string): void {
  const spoken = [...assembly.drafts.values()].filter(({ label }) => label !== 'eu');
  const label = labelOfName(name, [...assembly.known, ...spoken]);
  const before = [...spoken, ...assembly.known].find((one) => one.label === label)?.name ?? null;
  speakOf(assembly, label, false).name = longerName(name, before);
}

const saysWholeName =
  /^\s*[,(:]?\s*(?:(?:na verdade|que é|ou melhor|quer dizer|digo|mas|e|o|no)\s+)*(?:(?:o\s+)?nome\s+)?(?:(?:completo|todo|certo|verdadeiro|dele|dela|de batismo|registro)\s+)*(?:é|eh)?\s*[,(:]?\s*$/iu;

/** `a Bia do RH, Beatriz Camargo Nunes`, `Beto Seixas, na verdade Roberto Seixas Moura`: the whole name after a short form of it. */
function nicknames({ label, name: short, birthDate }: Draft, name: string, gapBefore: string): boolean {
  const isWhole = name.split(' ').length >= (short?.split(' ').length ?? 1) && name.includes(' ');
  if (short && label !== 'eu' && isWhole && isNicknameOf(short, name) && saysWholeName.test(gapBefore)) return true;
  if (short && !short.includes(' ') && name.includes(' ') && /^\s*\(\s*$/u.test(gapBefore)) return true;
  if (!short || short.includes(' ') || label === 'eu' || birthDate !== null || !name.includes(' ')) return false;
  if (!/^(?:\s+d[aeo]s?\s+\p{L}+(?:\s+\p{L}+)?)?\s*[,(:]\s*(?:nome\s+(?:completo\s+)?)?$/u.test(gapBefore))
    return false;
  const [one, other] = [foldAligned(short), foldAligned(name.split(' ')[0] ?? '')];
  return one !== other && one.length < other.length && (other.includes(one.slice(0, 3)) || one[0] === other[0]);
}

/** `Ele é o Rodrigo`: the name of a relation of this gender that has none yet. */
function relationNamedBy({ drafts }: Assembly, gapBefore: string): Draft | undefined {
  const pronoun = /\b(ele|ela)\s*:?\s+(?:(?:é|eh|e|se chama|chama)\s+)?(?:[oa]\s+)?$/iu
    .exec(gapBefore)?.[1]
    ?.toLowerCase();
  if (pronoun === undefined) return undefined;
  const gender = pronoun === 'ela' ? 'f' : 'm';
  return [...drafts.values()].find(
    ({ label, name }) => name === null && new Map(Object.entries(relations)).get(label)?.gender === gender,
  );
}

/** `Casar com quem nasceu em 10/10/1990`: the date of a person without a name, and not of the one who asks. */
const ofUnnamed =
  /\b(?:quem|algu[eé]m|uma? pessoa|um cara|uma mulher|um homem) (?:que )?(?:seja |é |foi )?nasc\p{L}+(?: (?:em|no|dia|a))*\s*$/iu;

function addDate(assembly: Assembly, date: string, gapBefore: string): void {
  if (ofUnnamed.test(gapBefore)) assembly.pendingDate = date;
  else if (assembly.current && assembly.current.birthDate === null) assembly.current.birthDate = date;
  else assembly.pendingDate = date;
}

/** The label of a known person with this first name or a form of it, else the first name itself. */
function labelOfName(name: string, known: readonly DialoguePerson[]): string {
  const first = foldAligned(name).split(' ')[0] ?? '';
  // `Joaquim Leite, 20/01/1958, e Joaquim Leite Filho, 03/03/1987`: father and son.
  const namesake = known.find(
    (person) =>
      person.label === first &&
      person.birthDate !== null &&
      person.name?.includes(' ') &&
      /\b(?:filho|neto|junior|jr|sobrinho)\.?$/u.test(foldAligned(name)) &&
      foldAligned(person.name) !== foldAligned(name),
  );
  if (namesake !== undefined) return `${first} filho`;
  const same =
    known.find(
      (person) =>
        person.name &&
        foldAligned(person.name).split(' ')[0] === first &&
        !(person.label === 'eu' && isOtherFamily(name, person.name)),
    ) ?? known.find((person) => person.label !== 'eu' && person.name !== null && isFormOf(name, person.name));
  return same?.label ?? first;
}

/** A short form of the first name, without another family name. */
function isFormOf(name: string, known: string): boolean {
  return !isOtherFamily(name, known) && isSameFirstName(name, known);
}

/** Two whole names without a common word after the first. */
function isOtherFamily(name: string, known: string): boolean {
  const [family = [], other = []] = [name, known].map((one) => foldAligned(one).split(' ').slice(1));
  return family.length > 0 && other.length > 0 && !family.some((word) => other.includes(word));
}

/** "Ana" after "Ana Paula Souza" is the same person, and so is "Beto" after "Roberto Souza". */
function longerName(name: string, before: string | null): string {
  if (before === null) return name;
  const isShorter = before.length > name.length && foldAligned(before).startsWith(foldAligned(name));
  const isNickname = isNicknameOf(name, before) && name.split(' ').length <= before.split(' ').length;
  return isShorter || isNickname ? before : name;
}

/** `Ivete`, then `meu nome completo é Ivete Maria da Conceição`. */
function extendsName(before: string, name: string): boolean {
  return foldAligned(name).startsWith(`${foldAligned(before)} `);
}
