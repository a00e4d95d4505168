import { findTopics } from '../../composing/topics.ts';
import { foldQuestion } from '../../understanding/normalise.ts';
import type { Understood } from '../../understanding/read-message.ts';
import { findQuoted, isFirstName, isNoName } from '../../understanding/read-names.ts';
import type { DialogueState, NameMode } from '../state.ts';
import { correctName } from '../who/people.ts';

export interface NameTopic {
  readonly mode: NameMode;
  /** Names of this message. */
  readonly names: readonly string[];
  readonly baseName: string | null;
  readonly family?: string | null;
}

/** A date in such a message is one of a firm. */
export const founding = /\b(?:fundad|abert|abri\b|abrimos|criad|inaugur|lanc|existe desde|desde)/u;

const trades =
  /\b(?:empresa|negocio|loja\w*|marca|startup|firma|comercio|padaria|salao|restaurante|clinica|escritorio|estudio|barbearia|confeitaria|oficina|lanchonete|pizzaria|consultoria|agencia|academia|farmacia|brecho|pousada|hotel|podcast|consultorio|atelie|mercado|floricultura|transportadora|hamburgueria|sorveteria|doceria|produtora|spa|imobiliaria|construtora|livraria|papelaria|marmitaria|buffet|quitanda|cafeteria|food truck|pet shop)\b/u;
const babies =
  /\b(?:menin[oa]s?|bebe|gravida|gestante|gemeos|(?:meu|minha|nosso|nossa|futur[oa]) (?:filh[oa]|net[oa]|bebe)|nome de crianca)\b/u;
const signing =
  /\b(?:tir\w+|coloc\w+|bot\w+|acrescent\w+|dobr\w+|cort\w+) (?:mais )?(?:um|uma|o|a) [a-z] (?:d[oae]|n[oa]|em)\b|\b(?:uso|usando|usava|assino)\b|\bsobrenomes? d(?:ele|ela|o (?:meu )?(?:marido|noivo|esposo|namorado))\b|\b(?:pegar|tirar|perder|manter|colocar|botar|acrescentar) (?:o|os|meu|meus) (?:\w+ )?sobrenomes?\b|\bhoje sou\b|\bvou (?:ser|ficar|virar|passar a)\b.*\bsobrenom|\b(?:mudar|trocar) (?:de|o|meu) (?:nome|sobrenome)\b|\bassin(?:ar|o|asse|ei|ando|atura|aria)\b|\bnome (?:artistico|profissional|social|de (?:casad[ao]|solteir[ao]|palco|certidao|registro))|\busar\b|\bvirei\b|\bapelido\b|\bcasei\b|\bregistro\b|\bcertidao\b|\bacento\b/u;
const baseCue =
  /(?:certid[aã]o|registro|hoje sou|atualmente sou|me chamo|nome completo(?: é)?|meu nome é|antes era|era|nome de solteir[ao]|nasci (?:como|com)|solteir[ao])[^.?!]{0,14}$/iu;

const spelling = /\b(?:escrev\w+|grafia|soletr\w+) (?:\w+ )?(?:com|sem|assim|errado|diferente)\b/u;

/** Which names a message judges, and as what; null if it judges none. */
export function nameTopic(intent: string | null, message: Understood, state: DialogueState): NameTopic | null {
  if (state.mood !== null) return null;
  const all = splitFirstNames(namesIn(message.text), message.text).filter(
    ({ name }) => /\p{L}{2}/u.test(name) && !isCode(name) && !isNumberName(name),
  );
  const joined = joinedSurname(message.text, all);
  const isJoined = joined !== undefined;
  const surname = joined ?? surnameIn(message.text, all);
  const names = all.filter((one) => one !== surname);
  const wished =
    (names.length > 1 || surname !== undefined) &&
    names.every(({ name }) => isFirstName(name)) &&
    (isJoined || /\b(?:quer\w*|prefer\w+|gost\w+|ou|entre)\b/u.test(message.words)) &&
    message.read.people.every(({ birthDate }) => birthDate === null);
  const mode = wished && (intent !== 'par' || isJoined) ? 'bebe' : modeOf(intent, message, state, names);
  if (mode === null) return null;
  if (mode === 'bebe') {
    const family = surname?.name ?? state.table.family;
    return { mode, names: withFamilyName(names, surname, state), baseName: null, family };
  }
  if (mode !== 'assinatura') return { mode, names: all.map(({ name }) => name), baseName: null };
  const spelt = respellings(names, message.words);
  if (spelt !== null) return { mode, ...spelt };
  const base = names.find(({ start }) => baseCue.test(message.text.slice(0, start)));
  const own = message.read.people.find(({ label, name }) => label === 'eu' && name?.includes(' '))?.name ?? null;
  const isGiven =
    base ?? (state.table.base === null && !isOfOwn(own, state) ? names.find(({ name }) => name === own) : undefined);
  const baseName = isGiven?.name ?? state.table.base ?? null;
  const rest = withParts(
    names.filter((one) => one !== isGiven).map(({ name }) => name),
    message.words,
    state,
    baseName,
  );
  return { mode, names: rest, baseName };
}

/** A form of the name that the user is known by. */
function isOfOwn(name: string | null, { people }: DialogueState): boolean {
  const known = people.find(({ label }) => label === 'eu')?.name;
  return name !== null && known != null && foldQuestion(known).split(' ')[0] === foldQuestion(name).split(' ')[0];
}

/** Letters and digits in one word are an order number, a password or a link, no name. */
function isCode(name: string): boolean {
  return /\p{L}\d|\d\p{L}/u.test(name);
}

/** `Expressão` names a number. */
function isNumberName(name: string): boolean {
  return !name.includes(' ') && !isFirstName(name) && findTopics(foldQuestion(name)).length > 0;
}

/** `Walkiria, que todos escrevem Valquíria; Walkiria Brandão Sá`: the whole name in each of its spellings. */
function respellings(names: readonly Title[], words: string): Pick<NameTopic, 'names' | 'baseName'> | null {
  const whole = names.find(({ name }) => name.includes(' '))?.name;
  if (!spelling.test(words) || whole === undefined) return null;
  const changed = names.filter(({ name }) => !name.includes(' ')).flatMap(({ name }) => correctName(whole, name) ?? []);
  const others = [...new Set(changed)].filter((name) => name !== whole);
  return others.length > 0 ? { names: others, baseName: whole } : null;
}

/** `Lorenzo e Gael` are two first names, `Flor e Mel` is one name of a firm. */
function splitFirstNames(names: readonly Title[], text: string): Title[] {
  return names.flatMap(({ name, start }) => {
    const parts = name.split(/\s+(?:e|ou)\s+(?:d[aeo]\s+)?/u);
    if (parts.length < 2 || !parts.every((part) => isFirstName(part.split(' ')[0] ?? ''))) return [{ name, start }];
    return parts.map((part) => ({ name: part, start: text.indexOf(part, start) }));
  });
}

/** `e se eu tirar o Couto?`, `e se eu botar o Moura?`, `com os três sobrenomes?`: the last signature, else the base name, changed. */
function withParts(names: readonly string[], words: string, state: DialogueState, baseName: string | null): string[] {
  const [part] = names;
  const whole = state.table.names.at(-1) ?? baseName;
  const last = state.table.names.at(-1);
  if (
    names.length === 0 &&
    baseName &&
    last &&
    /\b(?:tres|todos|dois|ambos)(?: os)? (?:os )?sobrenomes\b/u.test(words)
  ) {
    const added = last.split(' ').filter((word) => !baseName.split(' ').includes(word));
    return added.length > 0 ? [`${baseName} ${added.join(' ')}`] : [];
  }
  const respelt = withLetter(words, whole ?? null);
  if (respelt !== null) return [respelt];
  const isSpelling = /\b(?:escrev\w+|grafia|com (?:dois|duas|um|uma|th|y|k|h|w|z|s))\b/u.test(words);
  const changed = part && whole && !part.includes(' ') && isSpelling ? correctName(whole, part) : null;
  if (changed !== null) return [changed];
  const adds =
    /^(?:e )?com (?:o|a) \w+$|\b(?:bot\w+|coloc\w+|acrescent\w+|adicion\w+|inclu\w+|mant\w+|deix\w+|por|usar|com) (?:tambem )?(?:o|a|mais|junto)\b/u;
  if (part && whole && !part.includes(' ') && whole.includes(' ') && adds.test(words) && !/\bsem\b|\btir/u.test(words))
    return whole.split(' ').includes(part) ? [whole] : [withSurname(whole, part, baseName ?? ownName(state))];
  if (!part || !whole || part.includes(' ') || !/\b(?:tir\w+|sem|corta\w*|remov\w+)\b/u.test(words)) return [...names];
  const rest = whole.split(' ').filter((word) => foldQuestion(word) !== foldQuestion(part));
  return rest.length > 1 && rest.length < whole.split(' ').length ? [rest.join(' ')] : [...names];
}

const ownName = ({ people }: DialogueState) => people.find(({ label }) => label === 'eu')?.name ?? null;

/** `José Lima` with Ferreira, of José Carlos Ferreira Lima: the surname stands where it stands in the certificate. */
function withSurname(whole: string, part: string, base: string | null): string {
  const words = [...whole.split(' '), part];
  const order = base?.split(' ') ?? [];
  return words.every((word) => order.includes(word))
    ? order.filter((word) => words.includes(word)).join(' ')
    : words.join(' ');
}

const letterChange =
  /\b(tir|cort|remov|coloc|bot|acrescent|adicion|dobr)\w* (?:mais )?(?:um |uma |o |a )?([a-z]) (?:d[oae]|n[oa]|em) (?:o |a )?(\w+)/u;

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

/** `sobrenome Duarte Mota`. */
function surnameIn(text: string, names: readonly Title[]): Title | undefined {
  return names.find(({ start }) =>
    /\bnome\b[^.?!]*\bcombin\p{L}+ com\s*$|\bsobrenomes?(?: d[aeo]s? \p{L}+)?(?: (?:é|eh|será|vai ser|vão ser|são))?\s*:?\s*$/iu.test(
      text.slice(0, start),
    ),
  );
}

/** `Helena combina com Souza Lima`: a first name, and a family's name that holds none. */
function joinedSurname(text: string, [first, second, ...rest]: readonly Title[]): Title | undefined {
  if (first === undefined || second === undefined || rest.length > 0) return undefined;
  const between = text.slice(first.start + first.name.length, second.start);
  const isFamily = isFirstName(first.name) && second.name.split(' ').every((word) => !isFirstName(word));
  return isFamily &&
    /^\s*(?:combina|combinaria|(?:fica|soa|vai|casa) (?:bem|bom|bonito|lindo|legal)) com (?:os? sobrenomes? )?$/iu.test(
      between,
    )
    ? second
    : undefined;
}

/** First names with the family's name: given here, or borne by the names compared before. */
function withFamilyName(names: readonly Title[], surname: Title | undefined, state: DialogueState): string[] {
  const before = state.table.mode === 'bebe' ? state.table.names : [];
  const tails = new Set(before.map((name) => name.split(' ').slice(1).join(' ')));
  const shared = tails.size === 1 ? [...tails][0] : undefined;
  const family = surname?.name ?? (shared || (state.table.mode === 'bebe' ? state.table.family : null) || undefined);
  if (family === undefined) return names.map(({ name }) => name);
  if (names.length === 0 && surname !== undefined)
    return before.filter((name) => !name.includes(' ')).map((name) => `${name} ${family}`);
  const isWhole = (name: string) => name.includes(' ') && (surname === undefined || name.endsWith(family));
  return names.map(({ name }) => (isWhole(name) ? name : `${name} ${family}`));
}

const modeOfIntent = new Map<string, NameMode>([
  ['codigo', 'codigo'],
  ['nomesBebe', 'bebe'],
  ['nomesEmpresa', 'empresa'],
  ['empresa', 'empresa'],
  ['assinatura', 'assinatura'],
  ['acento', 'assinatura'],
]);
/** Intents that go on with the names spoken of. */
const continuing = new Set([
  null,
  'mapa',
  'quantoDa',
  'escolher',
  'numero',
  'porque',
  'mais',
  'par',
  'comum',
  'significado',
  'valoracao',
  'nomeBom',
  'nomeEsperanca',
  'codigoLetra',
  'decisao',
  'periodo',
]);
const vague = new Set([null, 'quantoDa', 'significado', 'escolher', 'limiteSuave', 'decisao', 'conceito']);

function modeOf(
  intent: string | null,
  message: Understood,
  state: DialogueState,
  names: readonly Title[],
): NameMode | null {
  const { words, read } = message;
  const hasBirth = read.people.some(({ birthDate }) => birthDate !== null) || read.loose.birthDate !== null;
  const isOwner =
    state.table.mode === 'empresa' && names.length === 0 && read.people.every(({ label }) => label === 'eu');
  if (hasBirth && !isOwner && !founding.test(words)) return null;
  const [first = ''] = names[0]?.name.split(' ') ?? [];
  const shares = (name: string) =>
    name
      .split(' ')
      .slice(1)
      .some((word) => (names[0]?.name ?? '').split(' ').includes(word));
  const isOnePerson =
    names.length > 1 && names.slice(1).every(({ name }) => name.startsWith(`${first} `) || shares(name));
  if (isOnePerson && signing.test(words)) return 'assinatura';
  if (letterChange.test(words) || (spelling.test(words) && names.length > 1)) return 'assinatura';
  if (areBrands(intent, words, names)) return 'empresa';
  if (names.length === 1 && /@|\binsta(?:gram)? (?:e|eh|:)|\barroba\b/u.test(message.text.toLowerCase() + words))
    return 'empresa';
  return (
    changedMode(intent, message, state, names) ??
    modeOfWords(intent, words, names) ??
    continuedMode(intent, state, names.length, {
      isAnother: /^(?:e|ou|que tal|mas e)\b/u.test(words),
      isMine: message.isAboutMe && !/\bmud/u.test(words),
      asksExchange:
        state.table.names.length > 1 &&
        /\b(?:a |essa |de )?(?:troca|mudanca)\b|\bvale (?:a pena )?(?:trocar|mudar)\b/u.test(words),
    })
  );
}

/** Questions about a day that a firm opens on. */
const ofFirmDay = new Set(['diaBom', 'melhorDia', 'empresa', 'compararPeriodos', 'escolher', 'decisao', 'periodo']);

/** The mode of an intent; another one than before only with a word of its subject. */
function changedMode(
  intent: string | null,
  { words, read }: Understood,
  { table: { mode } }: DialogueState,
  names: readonly Title[],
): NameMode | undefined {
  if (mode === 'empresa' && read.days.length > 0 && (intent === null || ofFirmDay.has(intent))) return 'empresa';
  const asked = intent === null ? undefined : modeOfIntent.get(intent);
  const isOfChild = names.length > 0 && names.every(({ name }) => isFirstName(name.split(' ')[0] ?? ''));
  if (asked === 'empresa' && mode === null && isOfChild && !trades.test(words)) return 'bebe';
  if (asked === undefined || mode === null || mode === asked) return asked;
  const subject = { bebe: babies, empresa: trades, assinatura: signing, codigo: /\d/u }[asked];
  return subject.test(words) ? asked : mode;
}

/** `Studio Lótus ou Casa Lótus`: several names without a first name are of a firm. */
function areBrands(intent: string | null, words: string, names: readonly Title[]): boolean {
  return (
    names.length > 1 &&
    (intent === null || intent === 'escolher' || intent === 'assinatura') &&
    /\bnomes?\b|\bmarca\b/u.test(words) &&
    names.every(({ name }) => name.includes(' ') && name.split(' ').every((word) => !isFirstName(word)))
  );
}

function modeOfWords(intent: string | null, words: string, names: readonly Title[]): NameMode | null {
  const count = names.length;
  if (count === 0) return null;
  if (babies.test(words) && !/\bnasc(?:eu|id[oa]|i)\b/u.test(words)) return 'bebe';
  if (trades.test(words) && intent !== 'par') return 'empresa';
  return signing.test(words) && vague.has(intent) ? 'assinatura' : null;
}

function continuedMode(
  intent: string | null,
  state: DialogueState,
  count: number,
  asked: { readonly isAnother: boolean; readonly isMine: boolean; readonly asksExchange: boolean },
): NameMode | null {
  const { isAnother } = asked;
  const compares =
    state.table.mode !== null &&
    state.table.names.length > 1 &&
    (intent === 'completa' || intent === 'compararPeriodos');
  if (compares && count === 0) return state.table.mode;
  if (state.table.mode !== null && state.table.mode !== 'codigo' && isAnother && count > 0) return state.table.mode;
  if (state.table.mode !== null && continuing.has(intent) && (count > 0 || intent !== null))
    return continuesWith(intent, state, count, asked) ? state.table.mode : null;
  return intent === 'quantoDa' && count > 0 ? 'bebe' : null;
}

/** A number without a name belongs to a signature, a period to a firm with its date, a decision to a new name. */
function continuesWith(
  intent: string | null,
  { table: { mode, founded } }: DialogueState,
  count: number,
  { isMine, asksExchange }: { readonly isMine: boolean; readonly asksExchange: boolean },
): boolean {
  if (intent === 'numero') return count > 0 || (mode === 'assinatura' && !isMine);
  if (intent === 'periodo') return mode === 'empresa' && founded !== null;
  return intent !== 'decisao' || count > 0 || asksExchange;
}

interface Title {
  readonly name: string;
  readonly start: number;
}

const openers =
  /^(?:E|Ou|Qual|Quais|O|A|Os|As|Se|Com|Sem|E se|Que|Vou|Meu|Minha|Meus|Penso|Quero|Analis\w+|Sou|Casei|Como|Quanto|Entre|Nome|Sobrenome|Estou|Tô|To|Então|Mas|Era|Acho|Gosto|Pensei|Agora|Eu|Oi|Olá|Ok|Por|Para|Pra|Tem|Essa|Esse|Um|Uma)$/u;

/** Runs of capitalised words, also words that are no personal name: `Navalha de Ouro`, `Rocha & Filhos`. */
export function namesIn(text: string): Title[] {
  const quoted = findQuoted(text).map(({ name, start }) => ({ name, start }));
  if (quoted.length > 0) return quoted;
  const handle = /(?:@|\b(?:insta(?:gram)?|perfil)\s*(?::|é|eh)\s*@?|\barroba\s+)([\p{L}\d][\w.]{3,})/iu.exec(
    text,
  )?.[1];
  if (handle !== undefined) return [{ name: handle, start: text.indexOf(handle) }];
  const found: Title[] = [];
  const run =
    /(?<![\p{L}\d])(?:\p{Lu}\.\s+)*\p{Lu}[\p{L}\d'’]*(?:(?:\s+(?:d[aeo]s?|e|&|em|com|no|na|do|of|the|n[oa]s?|para)){0,2}\s+[\p{Lu}\d][\p{L}\d'’]*)*/gu;
  for (const match of text.matchAll(run)) {
    const words = match[0].split(/\s+/u);
    const isStart = /(?:^|[.?!]\s*)$/u.test(text.slice(0, match.index));
    while (words.length > 0 && openers.test(words[0] ?? '') && (isStart || words.length > 1)) words.shift();
    const name = words.join(' ');
    const isPlain = words.length === 1 && isStart && !isFirstName(name) && isNoName(name);
    if (
      name.length > 1 &&
      !isPlain &&
      !/^(?:MEI|CNPJ|Instagram|INPI|PIX|PDF|WhatsApp|Deus|Brasil|Sefira)$/u.test(name)
    ) {
      found.push({ name, start: match.index + match[0].length - name.length });
    }
  }
  return found.length > 0 ? found : plainNames(text);
}

/** `e davi, quanto dá`, `theo ou téo`: known first names without capitals. */
function plainNames(text: string): Title[] {
  return [...text.matchAll(/\p{L}{3,}/gu)]
    .filter(([word]) => isFirstName(word) && !isNoName(word))
    .map((match) => ({ name: match[0].charAt(0).toUpperCase() + match[0].slice(1), start: match.index }));
}
